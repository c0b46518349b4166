// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/family_button.h"

#include "gui/app/board_picture.h"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace naqla::gui {
namespace {

constexpr int Margin = 14;
constexpr int Gap = 10;
constexpr int SideMargin = 20;

class FamilyTexts
{
    Q_DECLARE_TR_FUNCTIONS(FamilyTexts)

public:
    static QString name(DamaFamily family)
    {
        return family == DamaFamily::DarkSquares ? tr("Dama on the dark squares") : tr("Dama on all squares");
    }
    static QString summary(DamaFamily family)
    {
        return family == DamaFamily::DarkSquares
            ? tr("Russian, English, Italian, International and their relatives: pieces move diagonally.")
            : tr("Turkish and Gulf dama: pieces move forward and sideways.");
    }
};

/// Of two choices the picture is to a screen reader what a radio button is to everybody; one that begins a
/// game at once is a button. Which it is may be settled after it was first asked for.
class FamilyAccessible : public QAccessibleWidget
{
public:
    explicit FamilyAccessible(FamilyButton *button)
        : QAccessibleWidget(button)
    {
    }
    QAccessible::Role role() const override
    {
        return button()->isCheckable() ? QAccessible::RadioButton : QAccessible::Button;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = button()->isCheckable();
        state.checked = button()->isChecked();
        return state;
    }
    QStringList actionNames() const override
    {
        return QStringList{ownAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &action) override
    {
        if (action == ownAction())
            button()->click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    [[nodiscard]] FamilyButton *button() const { return static_cast<FamilyButton *>(widget()); }
    [[nodiscard]] QString ownAction() const
    {
        return button()->isCheckable() ? toggleAction() : pressAction();
    }
};

QAccessibleInterface *makeFamilyAccessible(const QString & /*className*/, QObject *object)
{
    auto *button = qobject_cast<FamilyButton *>(object);
    return button != nullptr ? new FamilyAccessible(button) : nullptr;
}

} // namespace

QString familyName(DamaFamily family)
{
    return FamilyTexts::name(family);
}

QString familySummary(DamaFamily family)
{
    return FamilyTexts::summary(family);
}

FamilyButton::FamilyButton(DamaFamily family, int pictureSide, QWidget *parent)
    : QAbstractButton(parent)
    , m_family(family)
    , m_pictureSide(pictureSide)
{
    static const bool installed = [] {
        QAccessible::installFactory(makeFamilyAccessible);
        return true;
    }();
    Q_UNUSED(installed)
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setTexts();
}

void FamilyButton::setLook(const BoardLook &look)
{
    m_look = look;
    m_picture = {};
    update();
}

void FamilyButton::setSummaryVisible(bool visible)
{
    m_summary = visible;
    updateGeometry();
}

QSize FamilyButton::sizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    const int name = QFontMetrics(bold).horizontalAdvance(QAbstractButton::text()) + 2 * Margin;
    return {std::max(m_pictureSide + 2 * SideMargin, name),
        Margin + m_pictureSide + Gap + fontMetrics().height() + summaryHeight() + Margin};
}

void FamilyButton::paintEvent(QPaintEvent *)
{
    const bool lit = underMouse() || hasFocus();
    const QPalette &colours = palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = hasFocus() ? 3 : isChecked() || lit ? 2 : 1;
    painter.setPen(QPen(colours.color(isChecked() || lit ? QPalette::Highlight : QPalette::Mid), width));
    painter.setBrush(colours.color(isDown() ? QPalette::AlternateBase : QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), 10, 10);

    if (m_picture.isNull() || !qFuzzyCompare(m_picture.devicePixelRatio(), devicePixelRatioF())) {
        const auto variant =
            m_family == DamaFamily::DarkSquares ? core::VariantId::Russian : core::VariantId::Turkish;
        m_picture = boardPicture(variant, m_pictureSide, m_look, devicePixelRatioF());
    }
    painter.drawPixmap(QPointF((this->width() - m_pictureSide) / 2.0, Margin), m_picture);

    QRect text(Margin, Margin + m_pictureSide + Gap, this->width() - 2 * Margin, fontMetrics().height());
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(colours.color(QPalette::Text));
    painter.drawText(text, Qt::AlignHCenter | Qt::AlignVCenter, QAbstractButton::text());
    if (m_summary) {
        painter.setFont(font());
        painter.setPen(colours.color(QPalette::PlaceholderText));
        text.setTop(text.bottom() + 4);
        text.setHeight(summaryHeight());
        painter.drawText(text, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, familySummary(m_family));
    }
}

void FamilyButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    QAbstractButton::changeEvent(event);
}

void FamilyButton::setTexts()
{
    setText(familyName(m_family));
    setAccessibleName(text());
    setAccessibleDescription(familySummary(m_family));
    updateGeometry();
    update();
}

int FamilyButton::summaryHeight() const
{
    if (!m_summary)
        return 0;
    const QRect room(0, 0, m_pictureSide + 2 * (SideMargin - Margin), 1000);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, familySummary(m_family)).height() + 8;
}

} // namespace naqla::gui

#include "moc_family_button.cpp"
