// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says in the bar beside the board: results, offers, questions.
#include "gui/app/game_page.h"
#include "gui/app/main_window.h"
#include "gui/app/notice_bar.h"
#include "gui/app/player_strip.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {
namespace {

class OfferTexts
{
    Q_DECLARE_TR_FUNCTIONS(OfferTexts)

public:
    /// @param name  who offers
    static QString made(Offer offer, const QString &name)
    {
        switch (offer) {
        case Offer::Draw:
            return tr("%1 offers a draw.", "name of a player or side").arg(name);
        case Offer::TakeBack:
            return tr("%1 asks to take back a move.", "name of a player or side").arg(name);
        case Offer::Rematch:
            return tr("%1 offers a rematch.", "name of a player or side").arg(name);
        }
        return {};
    }
    /// @param name  who has to answer
    static QString waiting(Offer offer, const QString &name)
    {
        switch (offer) {
        case Offer::Draw:
            return tr("Draw offered. Waiting for %1…", "name of a player or side").arg(name);
        case Offer::TakeBack:
            return tr("You asked to take back a move. Waiting for %1…", "name of a player or side").arg(name);
        case Offer::Rematch:
            return tr("Rematch offered. Waiting for %1…", "name of a player or side").arg(name);
        }
        return {};
    }
    static QString declined(Offer offer)
    {
        switch (offer) {
        case Offer::Draw:
            return tr("The draw offer was declined.");
        case Offer::TakeBack:
            return tr("Taking back the move was declined.");
        case Offer::Rematch:
            return tr("The rematch was declined.");
        }
        return {};
    }
    /// @param name  whose offer it was
    static QString withdrawn(const QString &name)
    {
        return tr("%1 has withdrawn the offer.", "name of a player or side").arg(name);
    }
    static QString ownWithdrawn() { return tr("Your offer no longer stands."); }
};

/// Whether the rules ended the game by themselves, so that they can be read up.
bool isMadeByRules(core::EndReason reason)
{
    using enum core::EndReason;
    switch (reason) {
    case NoPieces:
    case NoMoves:
    case FirstKing:
    case Repetition:
    case NoProgress:
    case ThreeKings:
    case Balance:
    case MainRoad:
    case TwoAgainstOne:
    case ThreeAgainstOne:
    case FewAgainstOne:
    case OnePieceEach:
    case TwoKingsAgainstOne:
    case KingAgainstKing:
    case MoveLimit:
        return true;
    case Resignation:
    case Time:
    case Agreement:
    case Left:
    case Abort:
    case Adjudicated:
    case Server:
        return false;
    }
    return false;
}

} // namespace

void MainWindow::showResult(core::GameResult result)
{
    autosave();
    const auto variant = m_controller.game().rules().variant;
    const auto person = [this](Side side) { return m_controller.player(side).kind == PlayerKind::Person; };
    const bool alone = person(Side::White) != person(Side::Black);
    const bool won = result.outcome == core::winFor(person(Side::White) ? Side::White : Side::Black);
    const bool decided =
        result.outcome == core::Outcome::WhiteWins || result.outcome == core::Outcome::BlackWins;
    const Text text = [=, score = scoreText()]() -> QString {
        const QString sentence = GameTexts::result(variant, result);
        const QString points = score();
        if (!alone || !decided)
            return points.isEmpty() ? sentence : tr("%1. %2", "result, score").arg(sentence, points);
        const QString told = won ? tr("You win! %1.", "the result in words").arg(sentence)
                                 : tr("You lose. %1.", "the result in words").arg(sentence);
        return points.isEmpty() ? told : tr("%1 %2", "two sentences: result, score").arg(told, points);
    };
    Notice notice{Notice::Kind::Result, decided ? u"trophy"_s : u"offer-draw"_s, text};
    if (m_controller.mayOffer(Offer::Rematch)) {
        notice.buttons.push_back({u"rematchButton"_s, [] { return tr("Rematch"); },
            [this] { m_controller.offer(Offer::Rematch); }});
    }
    notice.buttons.push_back({u"newGameButton"_s, [] { return tr("New game…"); },
        [this] { afterLeaving([this] { newGame(); }); }});
    if (isMadeByRules(result.reason)) {
        notice.buttons.push_back(
            {u"whyButton"_s, [] { return tr("Why?", "button: the rule that ended the game"); },
                [this, rules = m_controller.game().rules(), reason = result.reason] {
                    Q_EMIT rulesAsked(rules, reason);
                },
                true});
    }
    m_gamePage->notices().post(notice);
}

/// What both have won, from their second game on.
MainWindow::Text MainWindow::scoreText() const
{
    const MatchScore score = m_controller.score();
    if (score.games() < 2)
        return [] { return QString(); };
    const bool exchanged = m_controller.source().sidesAreExchanged();
    const auto points = [score, exchanged](Side side) {
        const int halves = score.halfPoints(side, exchanged);
        const QString whole = QString::number(halves / 2);
        return ltr(halves % 2 == 0 ? whole : halves == 1 ? u"½"_s : whole + u'½');
    };
    return [=, rules = m_controller.game().rules(), white = m_controller.player(Side::White),
               black = m_controller.player(Side::Black)] {
        const bool alone = white.kind != black.kind;
        return tr("Score: %1 %2, %3 %4.", "name, points, name, points")
            .arg(iso(PlayerStrip::nameOf(rules, Side::White, white, alone)), points(Side::White),
                iso(PlayerStrip::nameOf(rules, Side::Black, black, alone)), points(Side::Black));
    };
}

/// What is open in the game is what the bar shows: an offer that waits for an answer here, or one's own.
void MainWindow::showOffer()
{
    std::optional<OpenOffer> open;
    if (m_controller.hasGame() && m_controller.source().openOffer())
        open = OpenOffer{*m_controller.source().openOffer(), *m_controller.source().offeredBy()};
    if (open && m_controller.player(core::opponent(open->by)).kind == PlayerKind::Computer)
        open.reset(); // it answers at once
    if (std::exchange(m_shownOffer, open) == open)
        return;
    m_gamePage->notices().dismiss(Notice::Kind::Offer);
    if (!open)
        return;
    const Side other = core::opponent(open->by);
    const bool isAsked = m_controller.player(other).kind == PlayerKind::Person;
    const Offer offer = open->offer;
    Notice notice{Notice::Kind::Offer, u"offer-draw"_s,
        isAsked ? Text([offer, name = nameOf(open->by)] { return OfferTexts::made(offer, name); })
                : Text([offer, name = nameOf(other)] { return OfferTexts::waiting(offer, name); })};
    notice.closable = false;
    if (isAsked) {
        notice.buttons = {
            {u"acceptOffer"_s, [] { return tr("Accept"); }, [this] { m_controller.answer(true); }},
            {u"declineOffer"_s, [] { return tr("Decline"); }, [this] { m_controller.answer(false); }}};
    } else {
        notice.buttons = {{u"withdrawOffer"_s, [] { return tr("Withdraw", "button: take back an offer"); },
            [this] { m_controller.withdraw(); }}};
    }
    m_gamePage->notices().post(notice);
}

void MainWindow::showAnswer(Offer offer, Side by, bool accepted)
{
    if (!accepted && m_controller.player(by).kind == PlayerKind::Person)
        m_gamePage->notices().post(
            {Notice::Kind::Hint, u"about"_s, [offer] { return OfferTexts::declined(offer); }});
}

void MainWindow::showWithdrawal(Offer, Side by)
{
    const bool own = m_controller.player(by).kind == PlayerKind::Person;
    m_gamePage->notices().post({Notice::Kind::Hint, u"about"_s,
        [own, name = nameOf(by)] { return own ? OfferTexts::ownWithdrawn() : OfferTexts::withdrawn(name); }});
}

QString MainWindow::nameOf(Side side) const
{
    return iso(PlayerStrip::nameOf(m_controller.game().rules(), side, m_controller.player(side), false));
}

void MainWindow::showConnection(bool connected)
{
    NoticeBar &bar = m_gamePage->notices();
    if (connected) {
        bar.dismiss(Notice::Kind::Connection);
        return;
    }
    bar.post({Notice::Kind::Connection, u"warning"_s,
        [] { return tr("The connection is lost. Reconnecting…"); }, {}, false, Card::Tone::Warning});
}

void MainWindow::askToResign()
{
    if (!m_controller.mayResign())
        return;
    if (!m_settings.value(keys::ConfirmResignation)) {
        m_controller.resign();
        return;
    }
    m_gamePage->notices().post({Notice::Kind::Question, u"resign"_s, [] { return tr("Resign this game?"); },
        {{u"confirmResign"_s, [] { return tr("Resign", "button and menu"); },
             [this] { m_controller.resign(); }},
            {u"cancelResign"_s, [] { return tr("Keep playing"); }, [] {}}},
        false, Card::Tone::Warning});
}

} // namespace naqla::gui
