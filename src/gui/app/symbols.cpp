// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/symbols.h"

#include "gui/settings/window_theme.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

/// The two tones in which the files are drawn.
constexpr auto Ink = "#303030";
constexpr auto Accent = "#b5651d";

class SymbolEngine : public QIconEngine
{
public:
    SymbolEngine(const QString &name, Mirroring mirroring)
        : m_name(name)
        , m_mirroring(mirroring)
    {
        QFile file(u":/symbols/%1.svg"_s.arg(name));
        if (file.open(QIODevice::ReadOnly))
            m_drawing = file.readAll();
        Q_ASSERT_X(!m_drawing.isEmpty(), "symbol", qPrintable(name));
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor ink =
            palette.color(group, mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText);
        const QColor accent =
            mode == QIcon::Normal || mode == QIcon::Active ? palette.color(group, QPalette::Link) : ink;
        QByteArray drawing = m_drawing;
        drawing.replace(Ink, ink.name().toLatin1()).replace(Accent, accent.name().toLatin1());
        QSvgRenderer renderer(drawing);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (m_mirroring == Mirroring::RightToLeft && QGuiApplication::isRightToLeft()) {
            painter->translate(2 * rect.x() + rect.width(), 0);
            painter->scale(-1, 1);
        }
        const int side = std::min(rect.width(), rect.height());
        renderer.render(painter,
            QRectF(
                rect.x() + (rect.width() - side) / 2.0, rect.y() + (rect.height() - side) / 2.0, side, side));
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new SymbolEngine(m_name, m_mirroring); }

private:
    QString m_name;
    Mirroring m_mirroring;
    QByteArray m_drawing;
};

} // namespace

QIcon symbol(const QString &name, Mirroring mirroring)
{
    return QIcon(new SymbolEngine(name, mirroring));
}

} // namespace naqla::gui
