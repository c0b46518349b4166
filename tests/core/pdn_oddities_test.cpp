// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pdn_texts.h"
#include "tests/core/vectors.h"

#include <map>

namespace naqla::core {
namespace {

using namespace pdn;

SquareSet numbers(std::initializer_list<int> list)
{
    SquareSet set;
    for (const int number : list)
        set.insert(Square(number - 1));
    return set;
}

/// The file of one-construct games: what each must give.
class Oddities : public testing::Test
{
protected:
    Oddities()
    {
        for (PdnRecord &record : recordsOf(vectors::fileText(NAQLA_TEST_DATA "/pdn/synthetic-oddities.pdn")))
            m_games.emplace(std::string(record.tag("Event")), std::move(record));
    }
    const PdnRecord &game(const std::string &event)
    {
        EXPECT_TRUE(m_games.contains(event)) << event;
        return m_games.at(event);
    }
    std::map<std::string, PdnRecord> m_games;
};

TEST_F(Oddities, HaveTheirMovesRead)
{
    EXPECT_EQ(m_games.size(), 42U);
    const std::map<std::string, int> plies{{"result-1-1-vs-move", 4}, {"result-2-0-no-space", 4},
        {"double-forfeit", 1}, {"empty-game-with-number", 0}, {"no-moves-no-result-text", 0},
        {"star-strength-attached", 3}, {"strength-in-parens", 4}, {"nag-values", 2}, {"nested-variation", 4},
        {"comment-with-parens-and-result", 2}, {"semicolon-comment", 2}, {"percent-line", 2},
        {"clock-commands", 3}, {"leading-zeros-and-spaces", 1}, {"leading-zeros-ok", 2},
        {"space-inside-move", 2}, {"capture-written-with-hyphen", 4}, {"quiet-written-with-x", 4},
        {"uppercase-algebraic", 2}, {"no-separator", 2}, {"colon-capture", 4}, {"numeric-fen-in-russian", 2},
        {"algebraic-fen", 2}, {"circular-capture", 1}, {"ambiguous-long", 1}, {"ambiguous-long-2", 1},
        {"ambiguous-short", 0}, {"ambiguous-partial", 1}, {"full-path-not-needed", 1},
        {"black-to-move-ellipsis", 3}, {"setup-command", 3}, {"half-symbol", 1}, {"en-dash", 2},
        {"unknown-gametype", 1}};
    for (const auto &[event, expected] : plies)
        EXPECT_EQ(game(event).plies, expected) << event;
    for (const auto &[event, record] : m_games) {
        const bool faulty = event == "leading-zeros-and-spaces" || event == "ambiguous-short";
        EXPECT_EQ(!record.faults.empty(), faulty) << event;
    }
}

TEST_F(Oddities, HaveTheirResultsRead)
{
    EXPECT_EQ(game("result-1-1-vs-move").outcome, Outcome::Draw);
    EXPECT_EQ(game("result-2-0-no-space").outcome, Outcome::WhiteWins);
    EXPECT_EQ(game("empty-game-with-number").outcome, Outcome::WhiteWins);
    EXPECT_EQ(game("half-symbol").outcome, Outcome::Draw);
    EXPECT_EQ(game("tag-result-with-space").outcome, Outcome::BlackWins);
    EXPECT_EQ(game("english-result-meaning").outcome, Outcome::BlackWins) << "the first player";
    EXPECT_EQ(game("double-forfeit").outcome, Outcome::NoResult);
    EXPECT_EQ(game("double-forfeit").resultText, "0-0");
    EXPECT_FALSE(game("nag-values").outcome);
}

TEST_F(Oddities, TellTheCapturesOfOneStartAndEndApart)
{
    EXPECT_EQ(capturedBy(game("ambiguous-long"), 1), numbers({42, 29, 19, 31}));
    EXPECT_EQ(capturedBy(game("ambiguous-long-2"), 1), numbers({42, 29, 14, 31}));
    EXPECT_EQ(capturedBy(game("ambiguous-partial"), 1), numbers({42, 29, 19, 31}));
    EXPECT_EQ(capturedBy(game("circular-capture"), 1).count(), 4);
    const PdnRecord &ambiguous = game("ambiguous-short");
    ASSERT_EQ(ambiguous.faults.size(), 1U);
    EXPECT_EQ(ambiguous.faults.front().fault, PdnFault::AmbiguousMove);
    EXPECT_EQ(ambiguous.faults.front().token, "47x36");
    EXPECT_EQ(ambiguous.faults.front().ply, 1);
    EXPECT_EQ(ambiguous.tree.node(GameTree::Root).unread, "47x36");
}

TEST_F(Oddities, KeepNotesBesideTheirMoves)
{
    const auto notes = [&](const std::string &event, std::size_t ply) {
        const GameTree &tree = game(event).tree;
        return tree.node(tree.mainLine().at(ply)).notes;
    };
    using Nags = std::vector<std::uint16_t>;
    EXPECT_EQ(notes("star-strength-attached", 1).nags, Nags{7});
    EXPECT_EQ(notes("strength-in-parens", 1).nags, Nags{1});
    EXPECT_EQ(notes("strength-in-parens", 2).nags, Nags{2});
    EXPECT_EQ(notes("strength-in-parens", 3).nags, Nags{5});
    EXPECT_EQ(notes("strength-in-parens", 4).nags, Nags{6});
    EXPECT_EQ(notes("nag-values", 1).nags, (Nags{1, 14}));
    EXPECT_EQ(notes("nag-values", 2).nags, Nags{255});
    using namespace std::chrono_literals;
    EXPECT_EQ(notes("clock-commands", 1).clock, 10s);
    EXPECT_EQ(notes("clock-commands", 2).clock, 1h + 5min + 23s);
    EXPECT_EQ(notes("clock-commands", 2).comment, "text");
    EXPECT_EQ(notes("clock-commands", 3).comment, "[%emt 0:00:05]");
    EXPECT_EQ(notes("comment-with-parens-and-result", 1).comment, "1-0? (no) [not a tag]");
    EXPECT_EQ(notes("semicolon-comment", 1).comment, "rest of line ( { 1-0");
}

TEST_F(Oddities, HaveTheirVariationsAndSetupsRead)
{
    const GameTree &tree = game("nested-variation").tree;
    const auto line = tree.mainLine();
    const auto replies = tree.children(line.at(1));
    ASSERT_EQ(replies.size(), 2U);
    const auto second = tree.children(replies[1]);
    ASSERT_EQ(second.size(), 2U) << "2. 38-32 and the nested 2. 37-32?";
    EXPECT_EQ(tree.node(second[1]).unread, "23x32 {zwart wint}") << "an illegal move, kept as it stands";
    EXPECT_EQ(game("nested-variation").oddities, std::vector{PdnOddity::BadVariation});
    const GameTree &setup = game("setup-command").tree;
    const auto moves = setup.mainLine();
    ASSERT_EQ(moves.size(), 5U);
    EXPECT_FALSE(setup.node(moves[3]).move);
    EXPECT_EQ(setup.node(moves[3]).notes.comment, "White forgot to capture");
}

TEST_F(Oddities, HaveTheirPositionsRead)
{
    const auto start = [&](const std::string &event) {
        return game(event).tree.node(GameTree::Root).position;
    };
    EXPECT_EQ(start("fen-ranges-and-kings").kings(Side::White), numbers({1, 2, 3}));
    EXPECT_EQ(start("fen-ranges-and-kings").kings(Side::Black), numbers({4, 5}));
    EXPECT_TRUE(start("fen-empty-side").pieces(Side::Black).empty());
    EXPECT_EQ(start("fen-unknown-turn").sideToMove(), Side::Black);
    EXPECT_EQ(start("fen-frisian-counters").kingRun(Side::Black), (KingRun{1, Square(5)}));
    EXPECT_EQ(start("fen-spaces-newline").pieces(Side::Black), numbers({2, 3, 6}));
    EXPECT_EQ(game("algebraic-fen").tree, game("numeric-fen-in-russian").tree);
}

} // namespace
} // namespace naqla::core
