// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/game_page.h"

#include "core/notation/notation.h"
#include "gui/app/notice_bar.h"
#include "gui/app/pause_cover.h"
#include "gui/app/player_strip.h"
#include "gui/app/side_panel.h"
#include "gui/board/board_widget.h"
#include "gui/play/game_controller.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {
namespace {

constexpr int PanelWidth = 320;
constexpr int PanelHeight = 200;
constexpr int LeastPanelHeight = 150;
/// With the panel below the board and no more height than this, the board needs the room of a player's strip.
constexpr int LowPage = 640;

/// Whether a refusal speaks of a square to go to.
bool isAboutTarget(core::Refusal refusal)
{
    return refusal == core::Refusal::TargetOccupied || refusal == core::Refusal::WrongDirection
        || refusal == core::Refusal::OutOfReach;
}

int capturedBy(const core::Game &game, int ply, Side side)
{
    const Side taken = core::opponent(side);
    return game.startPosition().pieces(taken).count() - game.positionAt(ply).pieces(taken).count();
}

} // namespace

GamePage::GamePage(GameController &controller, SettingsStore &settings, const QList<QAction *> &navigation,
    const QList<QAction *> &decisions, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_settings(settings)
    , m_notices(new NoticeBar(this))
    , m_board(new BoardWidget(this))
    , m_cover(new PauseCover(this))
    , m_boardPlace(new QStackedWidget(this))
    , m_upper(new PlayerStrip(this))
    , m_lower(new PlayerStrip(this))
    , m_panel(new SidePanel(controller, navigation, decisions, this))
    , m_side(new QWidget(this))
    , m_splitter(new QSplitter(this))
{
    setObjectName(u"gamePage"_s);
    m_board->setObjectName(u"board"_s);
    m_upper->setObjectName(u"upperPlayer"_s);
    m_lower->setObjectName(u"lowerPlayer"_s);
    m_splitter->setObjectName(u"gameSplitter"_s);

    auto *play = new QWidget;
    m_playGrid = new QGridLayout(play);
    // A mirrored QSplitter puts its parts one pixel too far to the right.
    m_playGrid->setContentsMargins(0, 0, 1, 0);
    m_playGrid->setSpacing(6);
    m_playGrid->setRowStretch(1, 1);
    m_boardPlace->addWidget(m_board);
    m_boardPlace->addWidget(m_cover);
    m_playGrid->addWidget(m_boardPlace, 1, 0, 1, 2);
    m_splitter->addWidget(play);
    // Notices take their room from the panel: the board stays where it is, so a click goes where it was
    // aimed.
    auto *sideColumn = new QVBoxLayout(m_side);
    sideColumn->setContentsMargins(0, 0, 0, 0);
    sideColumn->setSpacing(8);
    sideColumn->addWidget(m_notices);
    sideColumn->addWidget(m_panel, 1);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(8);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 10, 10, 6);
    column->addWidget(m_splitter);
    m_notices->setFocusHome(m_board);

    connectController();
    connectBoard();
    connect(m_notices, &NoticeBar::appeared, m_board, &BoardWidget::announce);
    applySettings();
    setPanelPlace(settings.value(keys::PanelPlace));
}

void GamePage::flip()
{
    m_board->setFlipped(!m_board->isFlipped());
    showPlayers();
    showClocks();
}

void GamePage::setPanelPlace(PanelPlace place)
{
    const bool beside = place == PanelPlace::BesideBoard;
    m_splitter->setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
    // At least one pixel, or Qt would ask the contents, which grow with a notice.
    m_side->setMinimumSize(beside ? QSize(250, 1) : QSize(1, LeastPanelHeight));
    m_panel->setWide(!beside);
    placePlayers();
    const int whole = beside ? width() : height();
    const int panel = beside ? PanelWidth : height() < LowPage ? LeastPanelHeight : PanelHeight;
    m_splitter->setSizes({std::max(whole - panel, panel), panel});
}

/// Above and below the board, or side by side where the board would become too small.
void GamePage::placePlayers()
{
    const bool low = m_splitter->orientation() == Qt::Vertical && height() < LowPage;
    for (PlayerStrip *strip : {m_upper, m_lower})
        m_playGrid->removeWidget(strip);
    m_playGrid->addWidget(m_upper, 0, 0, 1, low ? 1 : 2);
    if (low)
        m_playGrid->addWidget(m_lower, 0, 1);
    else
        m_playGrid->addWidget(m_lower, 2, 0, 1, 2);
}

void GamePage::applySettings()
{
    BoardLook look = m_settings.boardLook();
    if (m_controller.hasGame() && !m_controller.game().rules().rules.options.showTargets) {
        look.highlights.targets = false;
        look.highlights.capturable = false;
    }
    m_board->setLook(look);
}

void GamePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_controller.hasGame())
        showPlayers();
    QWidget::changeEvent(event);
}

void GamePage::resizeEvent(QResizeEvent *event)
{
    placePlayers();
    QWidget::resizeEvent(event);
}

void GamePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !m_notices->refuse())
        QWidget::keyPressEvent(event);
}

void GamePage::connectController()
{
    connect(&m_controller, &GameController::gameChanged, this, &GamePage::showGame);
    connect(&m_controller, &GameController::viewChanged, this, &GamePage::showView);
    connect(&m_controller, &GameController::stepped, this, [this](const core::Transition &transition) {
        m_board->animate(transition);
        setRoutes();
        announceMove(transition);
    });
    connect(&m_controller, &GameController::stateChanged, this, [this] {
        showPlayers();
        if (m_controller.hasGame() && m_controller.personMayMove() != m_boardIsOpen)
            setRoutes();
    });
    connect(&m_controller, &GameController::clockChanged, this, &GamePage::showClocks);
    connect(&m_controller, &GameController::moveRefused, this, &GamePage::showView);
    connect(&m_controller, &GameController::pauseChanged, this, &GamePage::showPause);
    connect(m_cover, &PauseCover::endChosen, this, [this] { m_controller.setPaused(false); });
    connect(&m_controller, &GameController::hintFound, this, &GamePage::showHint);
    connect(&m_controller, &GameController::moved, this, [this](const core::Transition &transition) {
        m_notices->dismiss(Notice::Kind::Question);
        if (m_controller.isLive()) {
            m_board->animate(transition);
            setRoutes();
        }
        announceMove(transition);
    });
}

void GamePage::announceMove(const core::Transition &transition)
{
    const core::NamedRules &rules = m_controller.game().rules();
    const auto words = GameTexts::wordsFor(m_settings.value(keys::GulfWords), rules.variant);
    const QString text = GameTexts::moveSpoken(rules, transition, words);
    if (m_settings.value(keys::AnnounceMoves))
        m_board->announce(text);
    Q_EMIT moveTold(text);
}

void GamePage::connectBoard()
{
    connect(m_board, &BoardWidget::moveChosen, this, &GamePage::choose);
    connect(m_board, &BoardWidget::refused, this, &GamePage::explainRefusal);
    connect(m_board, &BoardWidget::nothingChosen, this,
        [this] { Q_EMIT explained(tr("Choose one of your pieces, then where it goes.")); });
    connect(m_board, &BoardWidget::typedTextRefused, this,
        [this] { Q_EMIT explained(GameTexts::refusal(core::Refusal::BadNotation)); });
}

void GamePage::showGame()
{
    m_notices->dismissAll();
    showPause(m_controller.isPaused());
    m_board->setRules(m_controller.game().rules());
    applySettings();
    chooseSides();
}

void GamePage::showView()
{
    const core::Game &game = m_controller.game();
    const int ply = m_controller.viewedPly();
    m_board->setPosition(game.positionAt(ply));
    m_board->setLastMove(
        ply > 0 ? std::optional(game.moves()[static_cast<std::size_t>(ply - 1)]) : std::nullopt);
    setRoutes();
}

const core::Position &GamePage::viewedPosition() const
{
    return m_controller.game().positionAt(m_controller.viewedPly());
}

/// A game that is over is leafed through by the wheel; in a running game it would only be in the way.
void GamePage::wheelEvent(QWheelEvent *event)
{
    constexpr int Notch = 120;
    if (!m_controller.hasGame() || !(m_controller.study() || m_controller.game().isOver())) {
        QWidget::wheelEvent(event);
        return;
    }
    m_wheel += event->angleDelta().y();
    for (; std::abs(m_wheel) >= Notch; m_wheel -= m_wheel > 0 ? Notch : -Notch)
        m_controller.view(m_controller.viewedPly() + (m_wheel > 0 ? -1 : 1));
    event->accept();
}

void GamePage::showPlayers()
{
    if (!m_controller.hasGame())
        return;
    const core::Game &game = m_controller.game();
    const bool alone = m_controller.player(Side::White).kind != m_controller.player(Side::Black).kind;
    for (const Side side : core::Sides) {
        PlayerStrip &place = strip(side);
        place.setPlayer(game.rules(), side, m_controller.player(side), alone);
        place.setCaptured(capturedBy(game, m_controller.viewedPly(), side));
        const bool isOpen = m_controller.study() ? m_controller.personMayMove() : !game.isOver();
        place.setToMove(
            isOpen && (m_controller.study() ? m_controller.viewedSide() : m_controller.sideToMove()) == side);
    }
}

void GamePage::showClocks()
{
    if (!m_controller.hasGame())
        return;
    for (const Side side : core::Sides)
        strip(side).setClock(
            m_controller.source().timeLeft(side), m_controller.source().runningClock() == side);
}

void GamePage::setRoutes()
{
    const core::Game &game = m_controller.game();
    m_boardIsOpen = m_controller.personMayMove();
    m_board->setRoutes(
        m_boardIsOpen ? core::legalRoutes(game.rules().rules, viewedPosition()) : std::vector<core::Move>());
}

/// The own colour is at the bottom; without one, the side that starts in most variants.
void GamePage::chooseSides()
{
    const bool onlyBlack = m_controller.player(Side::Black).kind == PlayerKind::Person
        && m_controller.player(Side::White).kind != PlayerKind::Person;
    m_board->setFlipped(onlyBlack);
    showPlayers();
    showClocks();
}

void GamePage::choose(const core::Move &move)
{
    if (m_settings.value(keys::ConfirmMoves) && !m_controller.game().isOver() && !m_controller.study())
        askForMove(move);
    else
        m_controller.propose(move);
}

void GamePage::explainRefusal(const QList<core::Square> &attempt)
{
    const core::Game &game = m_controller.game();
    if (!m_controller.personMayMove())
        return;
    const std::vector<core::Square> squares(attempt.begin(), attempt.end());
    const auto why = core::explain(game.rules().rules, viewedPosition(), squares);
    if (!why)
        return;
    m_board->pulse(QList<core::Square>(why->squares.begin(), why->squares.end()));
    const bool blocked = attempt.size() == 1 && isAboutTarget(why->reason);
    Q_EMIT explained(blocked ? GameTexts::blockedPiece() : GameTexts::refusal(why->reason));
}

/// Nobody shall think on while the own clock stands; whoever watches computers may go on looking.
void GamePage::showPause(bool paused)
{
    const bool playing = std::any_of(core::Sides.begin(), core::Sides.end(),
        [this](Side side) { return m_controller.player(side).kind == PlayerKind::Person; });
    const bool covered = m_boardPlace->currentWidget() == m_cover;
    if (covered == (paused && playing))
        return;
    m_boardPlace->setCurrentWidget(covered ? static_cast<QWidget *>(m_board) : m_cover);
    m_boardPlace->currentWidget()->setFocus();
}

void GamePage::showHint(const core::Move &move)
{
    const core::Game &game = m_controller.game();
    m_board->cancelInput();
    m_board->setHint(move);
    const std::string text = core::moveText(game.rules().rules, game.legalMoves(), move);
    Q_EMIT explained(tr("Hint: %1", "a move").arg(ltr(QString::fromStdString(text))));
}

void GamePage::askForMove(const core::Move &move)
{
    const core::Game &game = m_controller.game();
    const QString text = QString::fromStdString(core::moveText(game.rules().rules, game.legalMoves(), move));
    m_notices->post({Notice::Kind::Question, u"about"_s, [text] { return tr("Play %1?").arg(ltr(text)); },
        {{u"confirmMove"_s, [] { return tr("Play", "button: confirm the move"); },
             [this, move] { m_controller.propose(move); }},
            {u"cancelMove"_s, [] { return tr("Cancel"); }, [this] { showView(); }}},
        false});
}

PlayerStrip &GamePage::strip(Side side) const
{
    return (side == Side::White) == m_board->isFlipped() ? *m_upper : *m_lower;
}

} // namespace naqla::gui

#include "moc_game_page.cpp"
