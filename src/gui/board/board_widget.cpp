// SPDX-License-Identifier: GPL-3.0-or-later
// What the board is told. How it shows that is in board_view.cpp, what people do with it in board_input.cpp.
#include "gui/board/board_widget.h"

#include "gui/board/board_accessible.h"
#include "gui/board/board_widget_p.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"

#include <QEvent>
#include <QTimerEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace naqla::gui {

using core::Move;
using core::Square;

namespace {

constexpr int FrameIntervalMs = 16;
constexpr int SmallestSquare = 24;
constexpr int UsualSquare = 68;

} // namespace

BoardWidget::Private::Private(BoardWidget *board)
    : q(board)
    , rules(core::namedRules(core::VariantId::Russian))
    , announcer(new QLabel(board))
{
    rebuildTheme();
    input.setShape(rules.rules.traits.board);
}

BoardWidget::BoardWidget(QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(this))
{
    installBoardAccessibility();
    setObjectName(u"board"_s);
    setLayoutDirection(Qt::LeftToRight);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    // It says its text to screen readers only; see announce().
    d->announcer->setObjectName(u"announcements"_s);
    d->announcer->setGeometry(0, 0, 1, 1);
    d->announcer->setAttribute(Qt::WA_TransparentForMouseEvents);
    d->rebuildGeometry();
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setRules(const core::NamedRules &rules)
{
    d->forgetInput();
    d->clearSketches();
    finishAnimation();
    d->rules = rules;
    d->input.setShape(rules.rules.traits.board);
    d->position = {};
    d->routes.clear();
    d->giveRoutesToInput();
    d->lastMove.reset();
    d->hint.reset();
    d->cursor = {};
    d->rebuildGeometry();
    updateGeometry();
}

void BoardWidget::setPosition(const core::Position &position)
{
    finishAnimation();
    d->forgetInput();
    d->clearSketches();
    d->position = position;
    d->routes.clear();
    d->giveRoutesToInput();
    d->hint.reset();
    d->update();
}

void BoardWidget::animate(const core::Transition &transition)
{
    finishAnimation();
    Move route = transition.move;
    std::size_t shown = 0;
    if (d->entered && d->entered->route == transition.move && d->position == transition.before) {
        route = d->entered->route;
        shown = d->entered->shownSteps;
    }
    setPosition(transition.after);
    d->lastMove = transition.move;
    const auto step = BoardAnimation::stepTime(d->look.animation);
    if (step.count() > 0 && isVisible() && route.path.size() > 1) {
        d->animation.emplace(transition, route, d->rules.rules.traits.removal, step, shown);
        if (d->animation->duration().count() > 0) {
            d->animationClock.start();
            d->animationTimer.start(FrameIntervalMs, Qt::PreciseTimer, this);
            return;
        }
        d->animation.reset();
    }
    Q_EMIT animationFinished();
}

void BoardWidget::finishAnimation()
{
    if (!d->animation)
        return;
    d->animationTimer.stop();
    d->animation.reset();
    d->update();
    Q_EMIT animationFinished();
}

void BoardWidget::setRoutes(std::vector<Move> routes)
{
    d->forgetInput();
    d->routes = std::move(routes);
    d->giveRoutesToInput();
    d->update();
}

void BoardWidget::cancelInput()
{
    d->forgetInput();
    d->giveRoutesToInput();
    d->update();
}

void BoardWidget::setEditing(bool editing)
{
    finishAnimation();
    d->forgetInput();
    d->painted.reset();
    d->editing = editing;
    d->update();
}

void BoardWidget::setLastMove(const std::optional<Move> &move)
{
    d->lastMove = move;
    d->update();
}

void BoardWidget::setHint(const std::optional<Move> &move)
{
    d->hint = move;
    d->update();
}

void BoardWidget::setFlipped(bool flipped)
{
    if (d->flipped == flipped)
        return;
    finishAnimation();
    d->flipped = flipped;
    d->drag.reset();
    d->rebuildGeometry();
    d->cursorColumn = d->geometry.visualCell(d->cursor).column;
}

void BoardWidget::setLook(const BoardLook &look)
{
    const BoardLook old = std::exchange(d->look, look);
    d->input.setOneClickMoves(look.oneClickMoves);
    if (old.theme != look.theme || old.pieces != look.pieces)
        d->rebuildTheme();
    if (old.coordinates != look.coordinates) {
        d->rebuildGeometry();
        updateGeometry();
    }
    if (look.animation == AnimationSpeed::Off)
        finishAnimation();
    d->update();
}

void BoardWidget::pulse(const QList<Square> &squares)
{
    d->pulsing = {};
    for (const Square square : squares)
        d->pulsing.insert(square);
    d->pulseClock.start();
    // Without motion the mark only has to be taken away again.
    const bool still = d->look.animation == AnimationSpeed::Off;
    d->pulseTimer.start(still ? static_cast<int>(Private::PulseMs) : FrameIntervalMs, this);
    d->update();
}

void BoardWidget::announce(const QString &text)
{
    d->announcements.append(plain(text));
    if (d->announcements.size() == 1)
        QMetaObject::invokeMethod(
            this, [this] { d->sayAnnouncements(); }, Qt::QueuedConnection);
}

/// A change of an accessible name is what every screen reader tells. It looks the name up later, so what
/// belongs together, such as the last move and the result, is said as one; and it must be a change to be told
/// again.
void BoardWidget::Private::sayAnnouncements()
{
    const QString text = std::exchange(announcements, {}).join(u' ');
    if (announcer->accessibleName() == text)
        announcer->setAccessibleName({});
    announcer->setAccessibleName(text);
}

const core::NamedRules &BoardWidget::rules() const
{
    return d->rules;
}

const core::Position &BoardWidget::position() const
{
    return d->position;
}

bool BoardWidget::isFlipped() const
{
    return d->flipped;
}

const BoardLook &BoardWidget::look() const
{
    return d->look;
}

bool BoardWidget::isAnimating() const
{
    return d->animation.has_value();
}

Square BoardWidget::cursor() const
{
    return d->cursor;
}

QRect BoardWidget::squareRect(Square square) const
{
    return d->geometry.rect(square).toAlignedRect();
}

std::optional<Square> BoardWidget::squareAt(QPoint point) const
{
    return d->geometry.squareAt(QPointF(point) + QPointF(0.5, 0.5));
}

QString BoardWidget::description(Square square) const
{
    const auto words = GameTexts::wordsFor(d->look.words, d->rules.variant);
    QString text = GameTexts::squareDescription(d->rules, square, d->position.at(square), words);
    const auto add = [&text](const QString &more) {
        text = tr("%1, %2", "list for screen readers").arg(text, more);
    };
    for (const QString &sketch : d->sketchTexts(square))
        add(sketch);
    if (!d->acceptsInput())
        return text;
    if (d->input.selected() == square)
        add(tr("selected", "square of the board"));
    else if (d->input.movable().contains(square))
        add(tr("can move", "piece on the board"));
    if ((d->input.quietTargets() | d->input.captureTargets()).contains(square))
        add(tr("can be reached", "square of the board"));
    if (d->input.capturable().contains(square))
        add(tr("can be captured", "piece on the board"));
    return text;
}

QSize BoardWidget::sizeHint() const
{
    return BoardGeometry::sizeFor(d->rules.rules.traits.board, UsualSquare, d->frameShare());
}

QSize BoardWidget::minimumSizeHint() const
{
    return BoardGeometry::sizeFor(d->rules.rules.traits.board, SmallestSquare, d->frameShare());
}

void BoardWidget::resizeEvent(QResizeEvent * /*event*/)
{
    d->rebuildGeometry();
}

void BoardWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        d->backgroundPixmap = {};
        d->update();
    }
    QWidget::changeEvent(event);
}

void BoardWidget::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == d->animationTimer.timerId() && d->animation) {
        if (d->animationClock.elapsed() >= d->animation->duration().count()) {
            finishAnimation();
            return;
        }
        d->updateFloating();
        for (const Square square : d->animation->route().captures)
            d->updateDevice(d->geometry.deviceRect(square));
    } else if (event->timerId() == d->pulseTimer.timerId()) {
        if (d->pulseClock.elapsed() >= Private::PulseMs)
            d->pulseTimer.stop();
        for (const Square square : d->pulsing)
            d->updateDevice(d->geometry.deviceRect(square));
    } else {
        QWidget::timerEvent(event);
    }
}

} // namespace naqla::gui

#include "moc_board_widget.cpp"
