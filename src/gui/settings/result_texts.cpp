// SPDX-License-Identifier: GPL-3.0-or-later
// The part of GameTexts that tells why a move is refused, how a game ended, and what counts towards a draw.
#include "gui/settings/game_texts.h"

namespace naqla::gui {

using core::CounterUnit;
using core::EndReason;
using core::Outcome;
using core::Refusal;

QString GameTexts::refusal(Refusal refusal)
{
    switch (refusal) {
    case Refusal::EmptySquare:
        return tr("The square is empty. Choose one of your pieces.");
    case Refusal::NotYourPiece:
        return tr("This piece belongs to the opponent. Choose one of your own.");
    case Refusal::TargetOccupied:
        return tr("A piece stands on that square. Choose an empty one.");
    case Refusal::WrongDirection:
        return tr("This piece does not move in that direction. The marked squares can be reached.");
    case Refusal::OutOfReach:
        return tr("This piece cannot reach that square. The marked squares can be reached.");
    case Refusal::OtherMustCapture:
        return tr("You must capture: choose one of the marked pieces.");
    case Refusal::MustCapture:
        return tr("You must capture: this piece has to take a piece of the opponent.");
    case Refusal::CaptureMore:
        return tr("More pieces can be captured: follow the marked squares.");
    case Refusal::CaptureWithKing:
        return tr("A capture with a king comes first: choose the marked king.");
    case Refusal::CaptureMoreKings:
        return tr("A capture of more kings comes first: follow the marked squares.");
    case Refusal::CaptureKingEarlier:
        return tr("The capture that takes a king earlier comes first: follow the marked squares.");
    case Refusal::CaptureHigherValue:
        return tr("A capture of higher value comes first: follow the marked squares.");
    case Refusal::ManCannotTakeKing:
        return tr("A man cannot capture a king. Choose another move.");
    case Refusal::MustContinue:
        return tr("The capture goes on: continue with the same piece.");
    case Refusal::DeadEndLanding:
        return tr("The capture cannot go on from there. Land on a marked square.");
    case Refusal::AlreadyCaptured:
        return tr("This piece has been captured in the same move. Choose another way.");
    case Refusal::Reversal:
        return tr("A capture may not turn straight back. Choose another way.");
    case Refusal::KingLimit:
        return tr("This king has moved three times in a row. Move another piece or capture.");
    case Refusal::Ambiguous:
        return tr("Several captures fit. Choose the way square by square.");
    case Refusal::GameOver:
        return tr("The game is over. Start a new one to go on playing.");
    case Refusal::BadNotation:
        return tr("This is not a move. Type two squares, the piece first.");
    }
    return {};
}

QString GameTexts::blockedPiece()
{
    return tr("This piece cannot move now. Choose another one.");
}

QString GameTexts::outcome(core::VariantId variant, Outcome outcome)
{
    switch (outcome) {
    case Outcome::WhiteWins:
        return tr("%1 wins", "side").arg(sideName(variant, core::Side::White));
    case Outcome::BlackWins:
        return tr("%1 wins", "side").arg(sideName(variant, core::Side::Black));
    case Outcome::Draw:
        return tr("Draw", "result");
    case Outcome::NoResult:
        return tr("No result");
    }
    return {};
}

QString GameTexts::endReason(EndReason reason)
{
    switch (reason) {
    case EndReason::NoPieces:
        return tr("as all pieces of one side are captured", "reason of a result");
    case EndReason::NoMoves:
        return tr("as one side has no legal move left", "reason of a result");
    case EndReason::FirstKing:
        return tr("with the first king", "reason of a result");
    case EndReason::Resignation:
        return tr("by resignation", "reason of a result");
    case EndReason::Time:
        return tr("on time", "reason of a result");
    case EndReason::Agreement:
        return tr("by agreement", "reason of a result");
    case EndReason::Repetition:
        return tr("by repetition", "reason of a result");
    case EndReason::NoProgress:
        return tr("for lack of progress", "reason of a result");
    case EndReason::ThreeKings:
        return tr("as three kings did not win against one in time", "reason of a result");
    case EndReason::Balance:
        return tr("as the balance of the pieces did not change", "reason of a result");
    case EndReason::MainRoad:
        return tr("as the lone king held the main road", "reason of a result");
    case EndReason::TwoAgainstOne:
        return tr("as two pieces did not win against one in time", "reason of a result");
    case EndReason::ThreeAgainstOne:
        return tr("as three pieces did not win against a king in time", "reason of a result");
    case EndReason::FewAgainstOne:
        return tr("as one or two pieces did not win against a king in time", "reason of a result");
    case EndReason::OnePieceEach:
        return tr("with one piece left on each side", "reason of a result");
    case EndReason::TwoKingsAgainstOne:
        return tr("as two kings did not win against one in time", "reason of a result");
    case EndReason::KingAgainstKing:
        return tr("with a king left on each side", "reason of a result");
    case EndReason::MoveLimit:
        return tr("by the move limit", "reason of a result");
    case EndReason::Left:
        return tr("as the opponent left", "reason of a result");
    case EndReason::Abort:
        return tr("as the game was aborted", "reason of a result");
    case EndReason::Adjudicated:
        return tr("by adjudication", "reason of a result");
    case EndReason::Server:
        return tr("by decision of the server", "reason of a result");
    }
    return {};
}

QString GameTexts::result(core::VariantId variant, core::GameResult result)
{
    const bool whiteWins = result.outcome == Outcome::WhiteWins;
    if (whiteWins || result.outcome == Outcome::BlackWins) {
        // Where the loser did it, the sentence says who that is.
        const core::Side winner = whiteWins ? core::Side::White : core::Side::Black;
        const QString won = sideName(variant, winner);
        const QString lost = sideName(variant, core::opponent(winner));
        switch (result.reason) {
        case EndReason::Resignation:
            return tr("%1 wins as %2 resigned", "sides").arg(won, lost);
        case EndReason::Time:
            return tr("%1 wins as %2 ran out of time", "sides").arg(won, lost);
        case EndReason::Left:
            return tr("%1 wins as %2 left", "sides").arg(won, lost);
        default:
            break;
        }
    }
    return tr("%1 %2", "outcome of a game and its reason")
        .arg(outcome(variant, result.outcome), endReason(result.reason));
}

QString GameTexts::drawRuleName(EndReason rule)
{
    switch (rule) {
    case EndReason::Repetition:
        return tr("Repetition", "draw rule");
    case EndReason::NoProgress:
        return tr("No progress", "draw rule");
    case EndReason::ThreeKings:
        return tr("Three kings against one", "draw rule");
    case EndReason::Balance:
        return tr("Balance of pieces", "draw rule");
    case EndReason::MainRoad:
        return tr("Main road", "draw rule");
    case EndReason::TwoAgainstOne:
        return tr("Two pieces against one", "draw rule");
    case EndReason::ThreeAgainstOne:
        return tr("Three pieces against a king", "draw rule");
    case EndReason::FewAgainstOne:
        return tr("One or two pieces against a king", "draw rule");
    case EndReason::OnePieceEach:
        return tr("One piece each", "draw rule");
    case EndReason::TwoKingsAgainstOne:
        return tr("Two kings against one", "draw rule");
    case EndReason::KingAgainstKing:
        return tr("King against king", "draw rule");
    case EndReason::MoveLimit:
        return tr("Move limit", "draw rule");
    case EndReason::NoPieces:
    case EndReason::NoMoves:
    case EndReason::FirstKing:
    case EndReason::Resignation:
    case EndReason::Time:
    case EndReason::Agreement:
    case EndReason::Left:
    case EndReason::Abort:
    case EndReason::Adjudicated:
    case EndReason::Server:
        return endReason(rule); // no draw rules: nothing counts towards them
    }
    return {};
}

QString GameTexts::drawCounter(const core::DrawCounter &counter)
{
    const auto amount = [&counter]() -> QString {
        const int left = counter.limit - counter.count;
        switch (counter.unit) {
        case CounterUnit::Plies:
            return tr("%Ln move(s) of both sides together left", nullptr, left);
        case CounterUnit::StrongSideMoves:
            return tr("%Ln move(s) of the stronger side left", nullptr, left);
        case CounterUnit::Occurrences:
            return tr("the position arose %Ln time(s)", nullptr, counter.count);
        }
        return {};
    };
    if (counter.byClaim)
        return tr("%1: %2 (limit %L3, a draw may be claimed then)", "draw rule, what is left of its limit")
            .arg(drawRuleName(counter.rule), amount())
            .arg(counter.limit);
    return tr("%1: %2 (limit %L3)", "draw rule, what is left of its limit")
        .arg(drawRuleName(counter.rule), amount())
        .arg(counter.limit);
}

} // namespace naqla::gui
