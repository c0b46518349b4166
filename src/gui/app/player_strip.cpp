// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/player_strip.h"

#include "gui/app/clock_text.h"
#include "gui/app/side_disc.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace naqla::gui {

/// The player's disc, and the pieces he has taken in a row, close together.
class CapturedTray : public QWidget
{
public:
    explicit CapturedTray(QWidget *parent)
        : QWidget(parent)
    {
        setObjectName(u"capturedTray"_s);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        setMinimumWidth(4 * Disc);
    }

    void show(core::VariantId variant, core::Side taken, int count)
    {
        m_variant = variant;
        m_taken = taken;
        m_count = count;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (m_count == 0)
            return;
        QPainter painter(this);
        const QString number = ltr(u"×%1"_s.arg(m_count));
        const int textWidth = fontMetrics().horizontalAdvance(number) + 6;
        const int room = width() - textWidth - Disc;
        const int step = m_count > 1 ? std::clamp(room / (m_count - 1), 3, Disc * 2 / 3) : 0;
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const auto place = [&](int x, int w) { return mirrored ? width() - x - w : x; };
        for (int i = 0; i < m_count; ++i) {
            const QRectF disc(place(i * step, Disc), (height() - Disc) / 2.0, Disc, Disc);
            paintSideDisc(painter, disc, m_variant, m_taken);
        }
        const QRect text(place((m_count - 1) * step + Disc + 4, textWidth), 0, textWidth, height());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(text, Qt::AlignVCenter | Qt::AlignHCenter, number);
    }

private:
    static constexpr int Disc = 18;
    core::VariantId m_variant{};
    core::Side m_taken{};
    int m_count = 0;
};

namespace {

constexpr int OwnDisc = 28;
constexpr std::chrono::seconds LowTime{20};

QPixmap discOf(core::VariantId variant, core::Side side, qreal scale)
{
    QPixmap pixmap(QSize(OwnDisc, OwnDisc) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintSideDisc(painter, QRectF(0, 0, OwnDisc, OwnDisc), variant, side);
    return pixmap;
}

} // namespace

PlayerStrip::PlayerStrip(QWidget *parent)
    : Card(parent)
    , m_name(new QLabel(this))
    , m_details(new QLabel(this))
    , m_tray(new CapturedTray(this))
    , m_clock(new QLabel(this))
{
    auto *disc = new QLabel(this);
    disc->setObjectName(u"sideDisc"_s);
    m_name->setObjectName(u"playerName"_s);
    m_name->setTextFormat(Qt::PlainText);
    m_details->setObjectName(u"playerDetails"_s);
    m_details->setTextFormat(Qt::PlainText);
    m_details->setForegroundRole(QPalette::PlaceholderText);
    m_clock->setObjectName(u"playerClock"_s);
    m_clock->setLayoutDirection(Qt::LeftToRight);
    m_clock->setAlignment(Qt::AlignCenter);
    m_clock->setMargin(4);
    setClockFont();

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 10, 6);
    row->setSpacing(10);
    row->addWidget(disc);
    row->addWidget(m_name);
    row->addWidget(m_details);
    row->addWidget(m_tray, 1);
    row->addWidget(m_clock);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumHeight(46);
}

void PlayerStrip::setPlayer(const core::NamedRules &rules, core::Side side, const Player &player, bool alone)
{
    m_rules = rules;
    m_side = side;
    m_player = player;
    m_alone = alone;
    findChild<QLabel *>(u"sideDisc"_s)->setPixmap(discOf(rules.variant, side, devicePixelRatioF()));
    setTexts();
}

void PlayerStrip::setCaptured(int count)
{
    m_captured = count;
    m_tray->show(m_rules.variant, core::opponent(m_side), count);
    m_tray->setAccessibleName(tr("%Ln piece(s) captured", nullptr, count));
    m_tray->setToolTip(m_tray->accessibleName());
}

void PlayerStrip::setClock(std::optional<std::chrono::milliseconds> left, bool running)
{
    m_clock->setVisible(left.has_value());
    if (!left)
        return;
    const QString text = clockText(*left);
    if (m_clock->text() == text && m_clock->isEnabled() == running)
        return;
    m_clock->setText(text);
    m_clock->setEnabled(running);
    const bool low = running && *left < LowTime;
    m_clock->setBackgroundRole(low ? QPalette::Highlight : QPalette::AlternateBase);
    m_clock->setForegroundRole(low ? QPalette::HighlightedText : QPalette::Text);
    m_clock->setAutoFillBackground(true);
    m_clock->setAccessibleName(tr("Time left: %1").arg(text));
}

void PlayerStrip::setToMove(bool toMove)
{
    setMarked(toMove);
    QFont nameFont = font();
    nameFont.setBold(toMove);
    m_name->setFont(nameFont);
}

QString PlayerStrip::nameOf(const core::NamedRules &rules, core::Side side, const Player &player, bool alone)
{
    if (!player.name.isEmpty())
        return player.name;
    switch (player.kind) {
    case PlayerKind::Computer:
        return tr("Computer");
    case PlayerKind::Person:
        return alone ? tr("You", "name of the only person at this computer")
                     : GameTexts::sideName(rules.variant, side);
    case PlayerKind::Remote:
        return GameTexts::sideName(rules.variant, side);
    }
    return {};
}

void PlayerStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && !m_name->text().isEmpty())
        setTexts();
    else if (event->type() == QEvent::FontChange)
        setClockFont();
    Card::changeEvent(event);
}

void PlayerStrip::setClockFont()
{
    QFont clockFont = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    clockFont.setPointSizeF(font().pointSizeF() * 1.5);
    clockFont.setBold(true);
    m_clock->setFont(clockFont);
    m_clock->setMinimumWidth(QFontMetrics(clockFont).horizontalAdvance(u"00:00.0"_s) + 12);
}

void PlayerStrip::setTexts()
{
    const QString name = nameOf(m_rules, m_side, m_player, m_alone);
    const QString side = GameTexts::sideName(m_rules.variant, m_side);
    m_name->setText(iso(name));
    QStringList details;
    if (name != side)
        details.append(side);
    if (m_player.kind == PlayerKind::Computer && m_player.level > 0)
        details.append(tr("level %L1", "strength of the computer, beside its name").arg(m_player.level));
    if (m_player.rating)
        details.append(ltr(QString::number(*m_player.rating)));
    if (!m_player.present)
        details.append(tr("connection lost"));
    m_details->setText(details.join(tr(", ", "between the details of a player")));
    m_name->setAccessibleName(plain(name));
    m_details->setAccessibleName(plain(m_details->text()));
    setAccessibleName(plain(details.isEmpty() ? name : QString(name + u": "_s + m_details->text())));
    setCaptured(m_captured);
}

} // namespace naqla::gui

#include "moc_player_strip.cpp"
