// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/help_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {

using core::CaptureChoice;
using core::Directions;

namespace {

using Choice = std::array<CaptureChoice, 4>;

QString manMovePart(Directions directions)
{
    switch (directions) {
    case Directions::ForwardDiagonals:
        return u"man-moves-diagonally"_s;
    case Directions::ForwardAndSideways:
        return u"man-moves-sideways"_s;
    case Directions::AllDiagonals:
    case Directions::AllOrthogonals:
    case Directions::AllEight:
        break; // no variant; the table of facts tells it
    }
    return {};
}

QString manCapturePart(Directions directions)
{
    switch (directions) {
    case Directions::ForwardDiagonals:
        return u"man-captures-forward"_s;
    case Directions::AllDiagonals:
        return u"man-captures-back"_s;
    case Directions::ForwardAndSideways:
        return u"man-captures-sideways"_s;
    case Directions::AllEight:
        return u"man-captures-all-ways"_s;
    case Directions::AllOrthogonals:
        break; // no variant
    }
    return {};
}

QString kingMovePart(const core::MoveTraits &traits)
{
    if (traits.kingMoves == Directions::AllOrthogonals)
        return traits.kingFlies ? u"king-flies-straight"_s : QString();
    return traits.kingFlies ? u"king-flies"_s : u"king-steps"_s;
}

QString kingCapturePart(const core::MoveTraits &traits)
{
    if (!traits.kingFlies)
        return u"king-captures-near"_s;
    if (traits.kingCaptures == Directions::AllEight)
        return u"king-captures-all-ways"_s;
    switch (traits.kingLanding) {
    case core::KingLanding::Free:
        return u"king-captures-far"_s;
    case core::KingLanding::Adjacent:
        return u"king-lands-behind"_s;
    case core::KingLanding::AdjacentAfterKing:
        return u"king-lands-behind-king"_s;
    }
    return {};
}

QString choicePart(const Choice &choice)
{
    using enum CaptureChoice;
    if (choice == Choice{})
        return u"choice-any"_s;
    if (choice == Choice{MostPieces})
        return u"choice-most"_s;
    if (choice == Choice{MostPieces, MostKings})
        return u"choice-most-kings"_s;
    if (choice == Choice{MostPieces, WithKing, MostKings, KingEarliest})
        return u"choice-italian"_s;
    if (choice == Choice{WithKing})
        return u"choice-king"_s;
    if (choice == Choice{HighestValue, WithKing})
        return u"choice-value"_s;
    return {}; // no variant
}

QString crowningPart(core::MidCaptureCrowning crowning)
{
    switch (crowning) {
    case core::MidCaptureCrowning::Stop:
        return u"crowning-stops"_s;
    case core::MidCaptureCrowning::PassAsMan:
        return u"crowning-passes"_s;
    case core::MidCaptureCrowning::ContinueAsKing:
        return u"crowning-continues"_s;
    }
    return {};
}

QString winningPart(core::Objective objective)
{
    switch (objective) {
    case core::Objective::Normal:
        return u"win"_s;
    case core::Objective::Lose:
        return u"win-by-losing"_s;
    case core::Objective::FirstKing:
        return u"win-first-king"_s;
    }
    return {};
}

QStringList setupParts(const core::Rules &rules)
{
    const core::BoardShape &board = rules.traits.board;
    const QString shape = board.played == core::PlayedCells::All ? u"board-all"_s
        : board.nearLeftPlayable                                 ? u"board-dark"_s
                                                                 : u"board-mirrored"_s;
    return {shape, rules.setup.skipBackRow ? u"setup-skips-row"_s : u"setup"_s, u"starter"_s};
}

QStringList captureParts(const core::Rules &rules)
{
    const core::MoveTraits &traits = rules.traits;
    QStringList parts{manCapturePart(traits.manCaptures), u"chain"_s};
    if (!traits.menTakeKings)
        parts.append(u"man-spares-king"_s);
    parts.append(rules.options.compulsoryCapture ? u"compulsory"_s : u"optional"_s);
    parts.append(choicePart(traits.choice));
    parts.append(traits.removal == core::Removal::AfterMove ? u"removal-after"_s : u"removal-at-once"_s);
    if (!traits.mayReverse)
        parts.append(u"no-reversal"_s);
    return parts;
}

QStringList promotionParts(const core::MoveTraits &traits)
{
    QStringList parts{u"crowning"_s, kingMovePart(traits), kingCapturePart(traits)};
    if (traits.sameKingLimit > 0)
        parts.append(u"king-limit"_s);
    parts.append(crowningPart(traits.midCaptureCrowning));
    return parts;
}

QStringList questionParts(const core::Rules &rules)
{
    const core::MoveTraits &traits = rules.traits;
    const bool back = traits.manCaptures != Directions::ForwardDiagonals
        && traits.manCaptures != Directions::ForwardAndSideways;
    const auto most = std::ranges::find(traits.choice, CaptureChoice::MostPieces);
    const auto value = std::ranges::find(traits.choice, CaptureChoice::HighestValue);
    QStringList parts{rules.options.compulsoryCapture ? u"q-must"_s : u"q-need-not"_s,
        back ? u"q-back-yes"_s : u"q-back-no"_s};
    if (most != traits.choice.end())
        parts.append(u"q-fewer-no"_s);
    else if (value == traits.choice.end())
        parts.append(u"q-fewer-yes"_s);
    parts.append(u"q-stop-early"_s);
    parts.append(rules.objective == core::Objective::Lose ? u"q-blocked-wins"_s : u"q-blocked"_s);
    if (rules.draws.repetition > 0)
        parts.append(u"q-repeat"_s);
    return parts;
}

QStringList candidates(HelpSection section, const core::Rules &rules)
{
    switch (section) {
    case HelpSection::Introduction:
        return {};
    case HelpSection::Setup:
        return setupParts(rules);
    case HelpSection::Moving:
        return {u"turns"_s, manMovePart(rules.traits.manMoves)};
    case HelpSection::Capturing:
        return captureParts(rules);
    case HelpSection::Promotion:
        return promotionParts(rules.traits);
    case HelpSection::Winning:
        return {winningPart(rules.objective), u"resigning"_s};
    case HelpSection::Draws:
        return {u"draws"_s};
    case HelpSection::LocalRules:
        return {u"local-rules"_s};
    case HelpSection::Terms:
        return {u"terms"_s};
    case HelpSection::Questions:
        return questionParts(rules);
    }
    return {};
}

} // namespace

QStringList partsFor(HelpSection section, const core::Rules &rules)
{
    QStringList parts = candidates(section, rules);
    parts.removeAll(QString());
    return parts;
}

} // namespace naqla::gui
