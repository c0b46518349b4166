// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/rules_facts.h"

#include "gui/settings/bidi.h"

using namespace Qt::StringLiterals;

namespace naqla::gui {

using core::CaptureChoice;
using core::Directions;

std::vector<RulesFacts::Fact> RulesFacts::all() const
{
    Facts facts = plain();
    const core::NamedRules usual = core::namedRules(m_rules.variant);
    const Facts usualFacts = RulesFacts(usual, m_words).plain();
    for (Fact &fact : facts)
        fact.changed = std::find(usualFacts.begin(), usualFacts.end(), fact) == usualFacts.end();
    return facts;
}

RulesFacts::Facts RulesFacts::plain() const
{
    Facts facts;
    addSetup(facts);
    addMen(facts);
    addKings(facts);
    addCaptures(facts);
    addGame(facts);
    return facts;
}

void RulesFacts::addSetup(Facts &facts) const
{
    const core::Rules &rules = m_rules.rules;
    const core::BoardShape &board = rules.traits.board;
    const int count = board.squareCount();
    const QString squares = board.played == core::PlayedCells::Dark
        ? tr("%Ln dark square(s)", nullptr, count)
        : (gulf() ? tr("all %Ln square(s)", "words of the Gulf", count)
                  : tr("all %Ln square(s)", nullptr, count));
    facts.push_back({tr("Board"), tr("%1, %2", "size of the board, squares").arg(boardSize(), squares)});
    if (board.played == core::PlayedCells::Dark)
        facts.push_back({tr("Corner at a player's left hand"),
            board.nearLeftPlayable ? tr("dark", "corner of the board") : tr("light", "corner of the board")});
    const QString rows = tr("in %Ln row(s)", nullptr, rules.setup.rowsPerSide);
    facts.push_back({gulf() ? tr("Men of each side", "words of the Gulf") : tr("Men of each side"),
        rules.setup.skipBackRow
            ? tr("%L1 %2, the back row is empty", "number of men, in so many rows")
                  .arg(menOfASide())
                  .arg(rows)
            : tr("%L1 %2", "number of men, in so many rows").arg(menOfASide()).arg(rows)});
    facts.push_back({tr("Moves first"), GameTexts::sideName(m_rules.variant, rules.setup.starter)});
}

void RulesFacts::addMen(Facts &facts) const
{
    const core::MoveTraits &traits = m_rules.rules.traits;
    const bool back = traits.manCaptures == Directions::AllDiagonals
        || traits.manCaptures == Directions::AllOrthogonals || traits.manCaptures == Directions::AllEight;
    facts.push_back({gulf() ? tr("Men move", "words of the Gulf") : tr("Men move"), menMoves()});
    facts.push_back({gulf() ? tr("Men capture", "words of the Gulf") : tr("Men capture"), menCaptures()});
    facts.push_back({gulf() ? tr("Men capture backwards", "words of the Gulf") : tr("Men capture backwards"),
        yesOrNo(back)});
    facts.push_back({gulf() ? tr("Men capture kings", "words of the Gulf") : tr("Men capture kings"),
        yesOrNo(traits.menTakeKings)});
}

void RulesFacts::addKings(Facts &facts) const
{
    const core::MoveTraits &traits = m_rules.rules.traits;
    facts.push_back(
        {gulf() ? tr("Flying kings", "words of the Gulf") : tr("Flying kings"), yesOrNo(traits.kingFlies)});
    facts.push_back({gulf() ? tr("Kings move", "words of the Gulf") : tr("Kings move"), kingMoves()});
    facts.push_back(
        {gulf() ? tr("Kings capture", "words of the Gulf") : tr("Kings capture"), kingCaptures()});
    facts.push_back(
        {gulf() ? tr("A capturing king lands", "words of the Gulf") : tr("A capturing king lands"),
            kingLanding()});
    if (traits.sameKingLimit > 0)
        facts.push_back({tr("Moves of one king in a row"),
            tr("at most %Ln without a capture, while its side has men", nullptr, traits.sameKingLimit)});
}

void RulesFacts::addCaptures(Facts &facts) const
{
    const core::MoveTraits &traits = m_rules.rules.traits;
    facts.push_back({tr("Capture is compulsory"), yesOrNo(m_rules.rules.options.compulsoryCapture)});
    facts.push_back({tr("Of several captures"), choice()});
    facts.push_back({tr("Captured pieces leave the board"), removal()});
    if (!traits.mayReverse)
        facts.push_back({tr("Turning straight back between two jumps"), tr("not allowed")});
    facts.push_back({gulf() ? tr("A man reaching the last row during a capture", "words of the Gulf")
                            : tr("A man reaching the last row during a capture"),
        midCaptureCrowning()});
}

void RulesFacts::addGame(Facts &facts) const
{
    const core::Options &options = m_rules.rules.options;
    facts.push_back({tr("Who wins"), objective()});
    facts.push_back({tr("Drawn when"), draws().join(u'\n')});
    const core::Options usual = core::variant(m_rules.variant).rules.options;
    if (options.alternateStarter != usual.alternateStarter)
        facts.push_back({tr("The next game"),
            options.alternateStarter ? tr("the other player moves first")
                                     : tr("the same player moves first")});
    if (options.showTargets != usual.showTargets)
        facts.push_back({tr("The board shows where a piece may go"), yesOrNo(options.showTargets)});
}

QString RulesFacts::yesOrNo(bool yes) const
{
    return yes ? tr("Yes", "fact about the rules") : tr("No", "fact about the rules");
}

QString RulesFacts::boardSize() const
{
    const core::BoardShape &board = m_rules.rules.traits.board;
    return ltr(tr("%L1×%L2", "size of the board").arg(board.width).arg(board.height));
}

int RulesFacts::menOfASide() const
{
    return m_rules.rules.setup.rowsPerSide * m_rules.rules.traits.board.squaresPerRow();
}

QString RulesFacts::menMoves() const
{
    switch (m_rules.rules.traits.manMoves) {
    case Directions::ForwardDiagonals:
        return tr("one square diagonally forward");
    case Directions::AllDiagonals:
        return tr("one square along a diagonal, forward or backward");
    case Directions::ForwardAndSideways:
        return gulf() ? tr("one square forward or sideways", "words of the Gulf")
                      : tr("one square forward or sideways");
    case Directions::AllOrthogonals:
        return tr("one square along a row or column");
    case Directions::AllEight:
        return tr("one square in any direction");
    }
    return {};
}

QString RulesFacts::menCaptures() const
{
    switch (m_rules.rules.traits.manCaptures) {
    case Directions::ForwardDiagonals:
        return tr("diagonally forward");
    case Directions::AllDiagonals:
        return tr("diagonally, forward and backward");
    case Directions::ForwardAndSideways:
        return tr("forward and sideways");
    case Directions::AllOrthogonals:
        return tr("along rows and columns, backward as well");
    case Directions::AllEight:
        return tr("along diagonals, rows and columns, backward as well");
    }
    return {};
}

QString RulesFacts::kingMoves() const
{
    const core::MoveTraits &traits = m_rules.rules.traits;
    switch (traits.kingMoves) {
    case Directions::ForwardDiagonals:
        return traits.kingFlies ? tr("any distance diagonally forward") : tr("one square diagonally forward");
    case Directions::AllDiagonals:
        return traits.kingFlies ? tr("any distance along a diagonal")
                                : tr("one square along a diagonal, forward or backward");
    case Directions::ForwardAndSideways:
        return traits.kingFlies ? tr("any distance forward or sideways")
                                : tr("one square forward or sideways");
    case Directions::AllOrthogonals:
        return traits.kingFlies ? tr("any distance along a row or column")
                                : tr("one square along a row or column");
    case Directions::AllEight:
        return traits.kingFlies ? tr("any distance in any direction") : tr("one square in any direction");
    }
    return {};
}

QString RulesFacts::kingCaptures() const
{
    switch (m_rules.rules.traits.kingCaptures) {
    case Directions::ForwardDiagonals:
        return tr("diagonally forward");
    case Directions::AllDiagonals:
        return tr("diagonally, forward and backward");
    case Directions::ForwardAndSideways:
        return tr("forward and sideways");
    case Directions::AllOrthogonals:
        return tr("along rows and columns, backward as well");
    case Directions::AllEight:
        return tr("along diagonals, rows and columns, backward as well");
    }
    return {};
}

QString RulesFacts::kingLanding() const
{
    const core::MoveTraits &traits = m_rules.rules.traits;
    if (!traits.kingFlies)
        return tr("just behind the piece it takes");
    switch (traits.kingLanding) {
    case core::KingLanding::Free:
        return gulf() ? tr("on any empty square behind the piece it takes", "words of the Gulf")
                      : tr("on any empty square behind the piece it takes");
    case core::KingLanding::Adjacent:
        return tr("just behind the piece it takes");
    case core::KingLanding::AdjacentAfterKing:
        return tr("just behind it when the last piece taken is a king, else on any empty square behind it");
    }
    return {};
}

QString RulesFacts::choice() const
{
    QStringList criteria;
    for (const CaptureChoice each : m_rules.rules.traits.choice) {
        if (each == CaptureChoice::Any)
            break;
        criteria.append(criterion(each));
    }
    if (criteria.isEmpty())
        return tr("the player may choose any");
    if (criteria.size() == 1)
        return criteria.front();
    QString whole = tr("first %1", "the first criterion of choice between captures").arg(criteria.front());
    for (const QString &next : std::as_const(criteria).mid(1))
        whole += u'\n' + tr("where equal, %1", "a later criterion of choice between captures").arg(next);
    return whole;
}

QString RulesFacts::criterion(CaptureChoice choice) const
{
    switch (choice) {
    case CaptureChoice::Any:
        break;
    case CaptureChoice::MostPieces:
        return tr("the one that takes the most pieces");
    case CaptureChoice::HighestValue:
        return tr("the one of the highest value; a king is worth just under two men");
    case CaptureChoice::WithKing:
        return tr("the one made with a king");
    case CaptureChoice::MostKings:
        return tr("the one that takes the most kings");
    case CaptureChoice::KingEarliest:
        return tr("the one that meets a king earlier");
    }
    return {};
}

QString RulesFacts::removal() const
{
    return m_rules.rules.traits.removal == core::Removal::AfterMove ? tr("together, after the whole move")
                                                                    : tr("one by one, as each is jumped");
}

QString RulesFacts::midCaptureCrowning() const
{
    switch (m_rules.rules.traits.midCaptureCrowning) {
    case core::MidCaptureCrowning::Stop:
        return tr("is crowned, and the move ends");
    case core::MidCaptureCrowning::PassAsMan:
        return gulf() ? tr("goes on as a man, and is crowned only if it ends there", "words of the Gulf")
                      : tr("goes on as a man, and is crowned only if it ends there");
    case core::MidCaptureCrowning::ContinueAsKing:
        return tr("is crowned at once and goes on as a king");
    }
    return {};
}

QString RulesFacts::objective() const
{
    switch (m_rules.rules.objective) {
    case core::Objective::Normal:
        return tr("who leaves the opponent without a move: all pieces captured or blocked");
    case core::Objective::Lose:
        return tr("who has no move left: all own pieces given away or blocked");
    case core::Objective::FirstKing:
        return tr("who first gets a king, or leaves the opponent without a move");
    }
    return {};
}

QStringList RulesFacts::draws() const
{
    const core::DrawRules &rules = m_rules.rules.draws;
    QStringList draws;
    if (rules.onePieceEach)
        draws.append(tr("Each side has a single piece left."));
    if (rules.repetition > 0)
        draws.append(tr("The same position, with the same side to move, has arisen %Ln time(s).", nullptr,
            rules.repetition));
    if (rules.noProgressPlies > 0) {
        draws.append(
            rules.noProgressByClaim ? tr(
                "A player claims it after %Ln move(s) of both sides together without a capture and without "
                "a move of a man.",
                nullptr, rules.noProgressPlies)
                                    : tr("%Ln move(s) of both sides together have passed without a capture "
                                         "and without a move of a "
                                         "man.",
                                        nullptr, rules.noProgressPlies));
    }
    addEndingDraws(draws);
    if (m_rules.rules.options.moveLimitPlies > 0)
        draws.append(tr("%Ln move(s) of both sides together have been made: the move limit.", nullptr,
            m_rules.rules.options.moveLimitPlies));
    return draws;
}

void RulesFacts::addEndingDraws(QStringList &draws) const
{
    const core::DrawRules &rules = m_rules.rules.draws;
    const auto add = [&draws](int limit, const QString &sentence) {
        if (limit > 0)
            draws.append(sentence);
    };
    add(rules.threeKingsMoves,
        rules.threeKingsMenAllowed
            ? tr(
                "Three or more kings, with men or without, have not beaten a lone king in %Ln move(s) of the "
                "stronger side.",
                nullptr, rules.threeKingsMoves)
            : tr("Three or more kings without men have not beaten a lone king in %Ln move(s) of the stronger "
                 "side.",
                nullptr, rules.threeKingsMoves));
    add(rules.balanceSmallPlies,
        tr("Four or five pieces are left, kings on both sides, and %Ln move(s) of both sides together have "
           "passed without a capture or a crowning.",
            nullptr, rules.balanceSmallPlies));
    add(rules.balanceLargePlies,
        tr("Six or seven pieces are left, kings on both sides, and %Ln move(s) of both sides together have "
           "passed without a capture or a crowning.",
            nullptr, rules.balanceLargePlies));
    add(rules.mainRoadMoves,
        rules.mainRoadThreeMen
            ? tr("Three pieces have not beaten a lone king that holds the main road, the long diagonal from "
                 "White's left corner, in %Ln move(s) of the stronger side.",
                nullptr, rules.mainRoadMoves)
            : tr("Three pieces, a king among them, have not beaten a lone king that holds the main road, the "
                 "long diagonal from White's left corner, in %Ln move(s) of the stronger side.",
                nullptr, rules.mainRoadMoves));
    add(rules.twoAgainstOneMoves,
        tr("One or two pieces, a king among them, have not beaten a lone king in %Ln move(s) of the stronger "
           "side.",
            nullptr, rules.twoAgainstOneMoves));
    add(rules.threeAgainstOnePlies,
        tr("Three pieces, a king among them, have not beaten a lone king in %Ln move(s) of both sides "
           "together.",
            nullptr, rules.threeAgainstOnePlies));
    add(rules.twoAgainstOnePlies,
        tr("One or two pieces, a king among them, have not beaten a lone king in %Ln move(s) of both sides "
           "together.",
            nullptr, rules.twoAgainstOnePlies));
    add(rules.twoKingsAgainstOnePlies,
        tr("Two kings have not beaten a lone king in %Ln move(s) of both sides together.", nullptr,
            rules.twoKingsAgainstOnePlies));
    add(rules.kingAgainstKingPlies,
        tr("A lone king has stood against a lone king for %Ln move(s) of both sides together.", nullptr,
            rules.kingAgainstKingPlies));
}

std::optional<QString> RulesFacts::value(QStringView name) const
{
    const core::Rules &rules = m_rules.rules;
    const auto side = [this](core::Side which) { return GameTexts::sideName(m_rules.variant, which); };
    if (name == "board"_L1)
        return boardSize();
    if (name == "men"_L1)
        return gulf() ? tr("%Ln man(men)", "words of the Gulf", menOfASide())
                      : tr("%Ln man(men)", nullptr, menOfASide());
    if (name == "rows"_L1)
        return tr("%Ln row(s)", "nearest to a player", rules.setup.rowsPerSide);
    if (name == "starter"_L1)
        return side(rules.setup.starter);
    if (name == "second"_L1)
        return side(core::opponent(rules.setup.starter));
    if (name == "variant"_L1)
        return GameTexts::variantName(m_rules.variant);
    if (name == "kingLimit"_L1)
        return tr("%Ln move(s)", "of one king in a row", rules.traits.sameKingLimit);
    return std::nullopt;
}

} // namespace naqla::gui
