// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/game_controller.h"

#include <algorithm>
#include <utility>

using naqla::core::Side;

namespace naqla::gui {

GameController::GameController(MoverFactory makeMover, std::chrono::milliseconds pace, QObject *parent)
    : QObject(parent)
    , m_makeMover(std::move(makeMover))
    , m_pace(pace)
{
}

GameController::~GameController()
{
    stopSeats();
}

void GameController::lead(std::unique_ptr<GameSource> source)
{
    stopSeats();
    m_standIn.reset();
    m_adviser.reset();
    m_score = {};
    m_source = std::move(source);
    connectSource();
    makeSeats();
    showAnew();
}

void GameController::leave()
{
    stopSeats();
    m_standIn.reset();
    m_adviser.reset();
    m_seats = {};
    m_source.reset();
    m_viewedPly = 0;
}

StudyGame *GameController::study() const
{
    return qobject_cast<StudyGame *>(m_source.get());
}

bool GameController::personMayMove() const
{
    return hasGame() && m_source->mayMoveAt(m_viewedPly) && m_source->acceptsMoves()
        && (!isLive() || player(sideToMove()).kind == PlayerKind::Person);
}

Side GameController::ownSide() const
{
    const bool white = player(Side::White).kind == PlayerKind::Person;
    const bool black = player(Side::Black).kind == PlayerKind::Person;
    if (white == black)
        return sideToMove();
    return white ? Side::White : Side::Black;
}

bool GameController::isThinking() const
{
    return std::any_of(m_seats.begin(), m_seats.end(), [](const auto &seat) {
        return seat && seat->isThinking();
    }) || (m_standIn && m_standIn->isThinking());
}

void GameController::hurry()
{
    for (const auto &seat : m_seats) {
        if (seat && seat->isThinking())
            seat->hurry();
    }
}

bool GameController::mayAskHint() const
{
    if (!personMayMove() || game().isOver() || study() || isSeekingHint())
        return false;
    return std::all_of(core::Sides.begin(), core::Sides.end(),
        [this](Side side) { return player(side).kind != PlayerKind::Remote; });
}

void GameController::askHint(std::chrono::milliseconds time)
{
    if (!mayAskHint())
        return;
    if (!m_adviser) {
        m_adviser =
            std::make_unique<ComputerSeat>(m_makeMover(), core::LevelCount, std::chrono::milliseconds(0));
        connect(m_adviser.get(), &Seat::moveChosen, this, [this](const core::Move &move) {
            if (personMayMove())
                Q_EMIT hintFound(move);
        });
        connect(m_adviser.get(), &Seat::thinkingChanged, this, &GameController::stateChanged);
    }
    core::SearchLimits limits;
    limits.time = time;
    m_adviser->search(game(), limits);
}

bool GameController::mustAnswer() const
{
    const auto by = hasGame() ? m_source->offeredBy() : std::nullopt;
    return by && player(core::opponent(*by)).kind == PlayerKind::Person;
}

void GameController::propose(const core::Move &move)
{
    if (!personMayMove())
        return;
    if (game().isOver() && !study())
        Q_EMIT studyWanted(move);
    else
        m_source->propose(move);
}

bool GameController::mayOffer(Offer offer) const
{
    if (!hasGame())
        return false;
    // Who only watches two computers may let them play again, and nothing else.
    const bool takesPart = player(ownSide()).kind == PlayerKind::Person;
    return (takesPart || offer == Offer::Rematch) && m_source->mayOffer(offer, ownSide());
}

void GameController::offer(Offer offer)
{
    if (mayOffer(offer))
        m_source->offer(offer, ownSide());
}

void GameController::answer(bool accept)
{
    if (mustAnswer())
        m_source->answer(accept, core::opponent(*m_source->offeredBy()));
}

void GameController::withdraw()
{
    const auto by = hasGame() ? m_source->offeredBy() : std::nullopt;
    if (by && player(*by).kind == PlayerKind::Person)
        m_source->withdraw(*by);
}

void GameController::setPaused(bool paused)
{
    if (hasGame())
        m_source->setPaused(paused);
}

bool GameController::mayClaimDraw() const
{
    return personMayMove() && !study() && game().claimableDraw().has_value();
}

void GameController::claimDraw()
{
    if (mayClaimDraw())
        m_source->claimDraw(sideToMove());
}

bool GameController::mayResign() const
{
    return hasGame() && player(ownSide()).kind == PlayerKind::Person && m_source->mayResign(ownSide());
}

void GameController::resign()
{
    if (mayResign())
        m_source->resign(ownSide());
}

void GameController::view(int ply)
{
    if (!hasGame())
        return;
    const int wanted = std::clamp(ply, 0, game().ply());
    if (std::exchange(m_viewedPly, wanted) == wanted)
        return;
    m_source->lookAt(wanted);
    Q_EMIT viewChanged(wanted);
    Q_EMIT stateChanged();
}

void GameController::connectSource()
{
    GameSource *const source = m_source.get();
    connect(source, &GameSource::moved, this, [this](const core::Transition &transition) {
        stopSeats();
        // Whoever looks at an earlier position goes on looking; everybody else follows the game.
        const bool follows = m_viewedPly == transition.ply;
        if (follows)
            m_viewedPly = transition.ply + 1;
        Q_EMIT moved(transition);
        askMover();
        Q_EMIT stateChanged();
    });
    connect(source, &GameSource::tookBack, this, [this] {
        m_score.reopen();
        showAnew();
    });
    connect(source, &GameSource::lineChanged, this, [this] {
        m_viewedPly = std::min(study()->viewedPly(), game().ply());
        Q_EMIT lineChanged();
        Q_EMIT viewChanged(m_viewedPly);
        Q_EMIT stateChanged();
    });
    connect(source, &GameSource::stepped, this, [this](const core::Transition &transition) {
        m_viewedPly = transition.ply + 1;
        Q_EMIT lineChanged();
        Q_EMIT stepped(transition);
        Q_EMIT stateChanged();
    });
    connect(source, &GameSource::reset, this, [this] {
        m_score.settle();
        makeSeats();
        showAnew();
    });
    connect(source, &GameSource::ended, this, [this](core::GameResult result) {
        stopSeats();
        m_score.add(result.outcome, m_source->sidesAreExchanged());
        Q_EMIT stateChanged();
        Q_EMIT ended(result);
    });
    connect(source, &GameSource::standInWanted, this, &GameController::standIn);
    connect(source, &GameSource::offered, this, [this](Offer offer, Side by) {
        Q_EMIT offered(offer, by);
        if (offer == Offer::Draw)
            seat(core::opponent(by))->considerDraw(game());
        Q_EMIT stateChanged();
    });
    connect(source, &GameSource::offerAnswered, this, [this](Offer offer, Side by, bool accepted) {
        Q_EMIT offerAnswered(offer, by, accepted);
        Q_EMIT stateChanged();
    });
    connect(source, &GameSource::offerWithdrawn, this, [this](Offer offer, Side by) {
        Q_EMIT offerWithdrawn(offer, by);
        Q_EMIT stateChanged();
    });
    connect(source, &GameSource::pauseChanged, this, [this](bool paused) {
        stopSeats();
        if (!paused)
            askMover();
        Q_EMIT pauseChanged(paused);
        Q_EMIT stateChanged();
    });
    connect(source, &GameSource::moveRefused, this, &GameController::moveRefused);
    connect(source, &GameSource::clockChanged, this, &GameController::clockChanged);
    connect(source, &GameSource::playersChanged, this, &GameController::stateChanged);
    connect(source, &GameSource::connectionChanged, this, &GameController::connectionChanged);
}

void GameController::makeSeats()
{
    stopSeats();
    for (const Side side : core::Sides) {
        auto &place = m_seats[static_cast<std::size_t>(side)];
        if (player(side).kind == PlayerKind::Computer)
            place = std::make_unique<ComputerSeat>(m_makeMover(), player(side).level, m_pace);
        else
            place = std::make_unique<Seat>();
        connectSeat(*place, side);
    }
}

void GameController::connectSeat(Seat &seat, Side side)
{
    connect(&seat, &Seat::moveChosen, this, [this, side](const core::Move &move) {
        if (sideToMove() == side)
            m_source->propose(move);
    });
    connect(&seat, &Seat::drawAnswered, this, [this, side](bool accept) { m_source->answer(accept, side); });
    connect(&seat, &Seat::thinkingChanged, this, &GameController::stateChanged);
}

void GameController::stopSeats()
{
    for (const auto &seat : m_seats) {
        if (seat)
            seat->stop();
    }
    if (m_standIn)
        m_standIn->stop();
    if (m_adviser)
        m_adviser->stop();
}

void GameController::showAnew()
{
    stopSeats();
    m_viewedPly = game().ply();
    m_source->lookAt(m_viewedPly);
    Q_EMIT gameChanged();
    Q_EMIT viewChanged(m_viewedPly);
    askMover();
    Q_EMIT stateChanged();
}

void GameController::askMover()
{
    if (!game().isOver() && !study())
        seat(sideToMove())->think(game(), m_source->timeLeft(sideToMove()));
}

void GameController::standIn(Side side)
{
    constexpr int StandInLevel = 1;
    m_standIn = std::make_unique<ComputerSeat>(m_makeMover(), StandInLevel, m_pace);
    connectSeat(*m_standIn, side);
    m_standIn->think(game(), std::nullopt);
    Q_EMIT stateChanged();
}

} // namespace naqla::gui

#include "moc_game_controller.cpp"
#include "moc_seat.cpp"
