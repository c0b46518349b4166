// SPDX-License-Identifier: GPL-3.0-or-later
// The state that the board is told, and its painting; what people do with it is in board_input.cpp.
#include "gui/board/board_widget.h"

#include "gui/board/board_accessible.h"
#include "gui/board/board_widget_p.h"
#include "gui/settings/game_texts.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTimerEvent>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace naqla::gui {

using core::Move;
using core::Square;

namespace {

constexpr int FrameIntervalMs = 16;
constexpr qint64 PulseMs = 900;
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

void BoardWidget::Private::rebuildGeometry()
{
    const BoardGeometry old = geometry;
    geometry =
        BoardGeometry(rules.rules.traits.board, q->size(), q->devicePixelRatioF(), flipped, frameShare());
    if (old.side() != geometry.side())
        pieces->clearSizes();
    backgroundPixmap = {};
    update();
}

qreal BoardWidget::Private::frameShare() const
{
    return labelsAreInFrame(rules.rules, look.coordinates) ? BoardGeometry::WideFrame
                                                           : BoardGeometry::NarrowFrame;
}

void BoardWidget::Private::rebuildTheme()
{
    theme = boardTheme(look.theme);
    pieces = std::make_unique<PieceImages>(look.pieces, theme);
    backgroundPixmap = {};
    update();
}

const QPixmap &BoardWidget::Private::background()
{
    if (geometry.ratio() != q->devicePixelRatioF())
        rebuildGeometry(); // the window went to another screen
    if (backgroundPixmap.isNull())
        backgroundPixmap =
            boardBackground(geometry, theme, boardLabels(rules.rules, look.coordinates, flipped), q->font());
    return backgroundPixmap;
}

void BoardWidget::Private::updateDevice(const QRect &device)
{
    q->update(geometry.logical(device).toAlignedRect().adjusted(-1, -1, 1, 1));
}

QPoint BoardWidget::Private::floatingCentre() const
{
    if (drag && drag->moving)
        return (QPointF(drag->now) * geometry.ratio()).toPoint();
    const auto frame = animation->at(std::chrono::milliseconds(animationClock.elapsed()));
    const QPoint half(geometry.side() / 2, geometry.side() / 2);
    const QPointF from = geometry.deviceRect(frame.from).topLeft() + half;
    const QPointF to = geometry.deviceRect(frame.to).topLeft() + half;
    return (from + (to - from) * frame.way).toPoint();
}

void BoardWidget::Private::updateFloating()
{
    const QRect now = BoardPainter(geometry, theme, *pieces).floatingRect(floatingCentre());
    updateDevice(floatingRect);
    updateDevice(now);
    floatingRect = now;
}

void BoardWidget::Private::addMovingMove(BoardPicture &picture) const
{
    const core::Transition &transition = animation->transition();
    const auto frame = animation->at(std::chrono::milliseconds(animationClock.elapsed()));
    for (const Square square : transition.before.occupied()) {
        if (square != transition.move.from && !animation->route().captured.contains(square))
            picture.pieces.push_back({square, *transition.before.at(square)});
    }
    for (const auto &captured : frame.captured)
        picture.pieces.push_back({captured.square, captured.piece, captured.opacity});
    picture.floating = BoardPicture::Floating{.piece = animation->pieceBefore(),
        .becoming = animation->pieceAfter(),
        .become = frame.crowned,
        .centre = floatingCentre(),
        .lifted = false};
}

void BoardWidget::Private::addEnteredSteps(
    BoardPicture &picture, const Move &route, std::size_t shownSteps) const
{
    const auto piece = position.at(route.from);
    const bool leaveAtOnce = rules.rules.traits.removal == core::Removal::AtOnce;
    for (const Square square : position.occupied()) {
        const auto taken =
            std::find(route.captures.begin(), route.captures.end(), square) - route.captures.begin();
        const bool isTaken = static_cast<std::size_t>(taken) < std::min(shownSteps, route.captures.size());
        if (square == route.from || (isTaken && leaveAtOnce))
            continue;
        picture.pieces.push_back({square, *position.at(square), isTaken ? 0.4 : 1.0});
    }
    if (!piece)
        return;
    const bool isDragged = drag && drag->moving;
    if (isDragged)
        picture.floating = BoardPicture::Floating{
            .piece = *piece, .becoming = *piece, .become = 0, .centre = floatingCentre(), .lifted = true};
    picture.pieces.push_back({route.path[shownSteps], *piece, isDragged ? 0.25 : 1.0});
}

void BoardWidget::Private::addMarks(BoardPicture &picture) const
{
    const BoardHighlights &marks = look.highlights;
    if (lastMove && marks.lastMove) {
        picture.lastMove = {lastMove->from, lastMove->to};
        picture.lastCaptured = lastMove->captured - position.occupied();
    }
    if (hint)
        picture.hint = hint->path;
    if (!acceptsInput())
        return;
    picture.mustCapture = input.mustCapture();
    if (marks.movable && input.path().empty())
        picture.movable = input.movable();
    if (const auto &path = input.path(); !path.empty()) {
        picture.selected = path.back();
        if (marks.targets && rules.rules.options.showTargets) {
            picture.quietTargets = input.quietTargets();
            picture.captureTargets = input.captureTargets();
        }
        if (marks.capturable && rules.rules.options.showTargets)
            picture.capturable = input.capturable();
        for (std::size_t i = 1; i < path.size(); ++i)
            picture.steps.push_back({path[i], static_cast<int>(i)});
    }
    if (drag && drag->moving) {
        const auto under = geometry.squareAt(drag->now);
        if (under && (input.quietTargets() | input.captureTargets()).contains(*under))
            picture.dropTarget = under;
    }
}

BoardPicture BoardWidget::Private::picture() const
{
    BoardPicture picture;
    picture.variant = rules.variant;
    if (animation) {
        addMovingMove(picture);
    } else {
        const Move *entering = entered ? &entered->route : input.example();
        if (entering != nullptr) {
            addEnteredSteps(picture, *entering, entered ? entered->shownSteps : input.path().size() - 1);
        } else {
            for (const Square square : position.occupied())
                picture.pieces.push_back({square, *position.at(square)});
        }
        addMarks(picture);
    }
    if (pulseTimer.isActive()) {
        picture.pulsing = pulsing;
        // Two soft flashes, and a steady mark where nothing may move.
        const double phase = static_cast<double>(pulseClock.elapsed()) / static_cast<double>(PulseMs);
        picture.pulse = look.animation == AnimationSpeed::Off
            ? 1
            : std::abs(std::sin(2 * std::numbers::pi * std::clamp(phase, 0.0, 1.0)));
    }
    if (cursorShown && q->hasFocus())
        picture.cursor = cursor;
    picture.typed = typed;
    return picture;
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
    d->pulseTimer.start(still ? static_cast<int>(PulseMs) : FrameIntervalMs, this);
    d->update();
}

void BoardWidget::announce(const QString &text)
{
    // A change of an accessible name is what every screen reader tells; it must be a change to be told again.
    if (d->announcer->accessibleName() == text)
        d->announcer->setAccessibleName({});
    d->announcer->setAccessibleName(text);
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
    if (!d->acceptsInput())
        return text;
    const auto add = [&text](const QString &more) {
        text = tr("%1, %2", "list for screen readers").arg(text, more);
    };
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

void BoardWidget::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const QPixmap &background = d->background();
    const qreal ratio = d->geometry.ratio();
    painter.scale(1 / ratio, 1 / ratio);
    for (const QRect &part : event->region()) {
        const QRectF device(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio);
        const QRect dirty = device.toAlignedRect();
        painter.drawPixmap(dirty, background, dirty);
    }
    const QRect bounds = event->region().boundingRect();
    const QRectF device(
        bounds.x() * ratio, bounds.y() * ratio, bounds.width() * ratio, bounds.height() * ratio);
    BoardPainter(d->geometry, d->theme, *d->pieces)
        .paint(painter, d->picture(), device.toAlignedRect(), font());
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
        if (d->pulseClock.elapsed() >= PulseMs)
            d->pulseTimer.stop();
        for (const Square square : d->pulsing)
            d->updateDevice(d->geometry.deviceRect(square));
    } else {
        QWidget::timerEvent(event);
    }
}

} // namespace naqla::gui
