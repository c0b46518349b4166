// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/moves/move_list_model.h"
#include "gui/moves/move_list_view.h"
#include "gui/play/study_game.h"
#include "tests/gui/play/play_support.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Game;
using naqla::core::Side;
using naqla::core::VariantId;

namespace {

/// A model that is checked at every change.
struct CheckedModel
{
    MoveListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};

    void play(Game &game, int plies)
    {
        for (int i = 0; i < plies; ++i) {
            model.append(*game.play(patternMove(game)));
            model.setCurrent(static_cast<MoveListModel::Id>(game.ply()));
        }
    }
    [[nodiscard]] QString text(int row, int column) const
    {
        return model.index(row, column).data().toString();
    }
};

} // namespace

TEST(MoveListModel, FillsTwoColumnsMoveByMove)
{
    CheckedModel list;
    Game game(naqla::core::namedRules(VariantId::Russian));
    list.model.setGame(game);
    EXPECT_EQ(list.model.rowCount(), 0);
    list.play(game, 3);
    EXPECT_EQ(list.model.rowCount(), 2);
    EXPECT_EQ(list.text(0, MoveListModel::NumberColumn), u"1."_s);
    EXPECT_FALSE(list.text(1, MoveListModel::FirstColumn).isEmpty());
    EXPECT_TRUE(list.text(1, MoveListModel::SecondColumn).isEmpty());
    EXPECT_FALSE(list.model.index(1, MoveListModel::SecondColumn).data(MoveListModel::NodeRole).isValid());
}

TEST(MoveListModel, IsTheSameHoweverItWasFilled)
{
    CheckedModel grown;
    Game game(naqla::core::namedRules(VariantId::Turkish));
    grown.model.setGame(game);
    grown.play(game, 15);
    CheckedModel loaded;
    loaded.model.setGame(game);
    ASSERT_EQ(grown.model.rowCount(), loaded.model.rowCount());
    for (int row = 0; row < loaded.model.rowCount(); ++row) {
        for (int column = 0; column < MoveListModel::ColumnCount; ++column)
            EXPECT_EQ(grown.text(row, column), loaded.text(row, column));
    }
}

TEST(MoveListModel, MarksExactlyOneMoveAsCurrent)
{
    CheckedModel list;
    Game game(naqla::core::namedRules(VariantId::Russian));
    list.model.setGame(game);
    list.play(game, 7);
    list.model.setCurrent(4);
    for (MoveListModel::Id ply = 1; ply <= 7; ++ply)
        EXPECT_EQ(list.model.indexOf(ply).data(MoveListModel::CurrentRole).toBool(), ply == 4);
    list.model.setCurrent(0);
    EXPECT_FALSE(list.model.indexOf(4).data(MoveListModel::CurrentRole).toBool());
}

TEST(MoveListModel, LeavesTheFirstCellOpenWhenTheSecondPlayerBegins)
{
    const auto rules = naqla::core::namedRules(VariantId::Russian);
    naqla::core::Position start = naqla::core::startPosition(rules.rules);
    start.setSideToMove(Side::Black);
    CheckedModel list;
    Game game(rules, start);
    list.model.setGame(game);
    list.play(game, 2);
    EXPECT_EQ(list.text(0, MoveListModel::FirstColumn), u"…"_s);
    EXPECT_EQ(list.model.index(0, MoveListModel::SecondColumn).data(MoveListModel::NodeRole).toInt(), 1);
    EXPECT_EQ(list.model.index(1, MoveListModel::FirstColumn).data(MoveListModel::NodeRole).toInt(), 2);
}

TEST(MoveListModel, NamesTheColumnsAfterWhoStarts)
{
    MoveListModel model;
    model.setGame(Game(naqla::core::namedRules(VariantId::English)));
    const auto header = [&](int column) {
        return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    };
    EXPECT_EQ(header(MoveListModel::FirstColumn), u"Black"_s);
    EXPECT_EQ(header(MoveListModel::SecondColumn), u"Red"_s);
}

TEST(MoveListModel, TakesAThousandMovesWithoutDelay)
{
    auto rules = naqla::core::namedRules(VariantId::International);
    rules.rules.draws = {};
    CheckedModel list;
    list.model.setGame(Game(rules));
    Game game(rules);
    while (!game.isOver() && game.ply() < 1000) {
        list.model.append(*game.play(patternMove(game)));
    }
    EXPECT_TRUE(list.model.indexOf(static_cast<MoveListModel::Id>(game.ply())).isValid());
    EXPECT_EQ(list.model.rowCount(), (game.ply() + 1) / 2);
}

TEST(MoveListView, KeysWalkTheSameWayInBothDirections)
{
    MoveListModel model;
    Game game(naqla::core::namedRules(VariantId::Russian));
    for (int i = 0; i < 6; ++i)
        game.play(patternMove(game));
    model.setGame(game);
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QGuiApplication::setLayoutDirection(direction);
        MoveListView view(model);
        EXPECT_EQ(view.layoutDirection(), Qt::LeftToRight);
        QSignalSpy chosen(&view, &MoveListView::nodeChosen);
        QSignalSpy stepped(&view, &MoveListView::stepChosen);
        QSignalSpy ended(&view, &MoveListView::lastChosen);
        model.setCurrent(4);
        QTest::keyClick(&view, Qt::Key_Left);
        QTest::keyClick(&view, Qt::Key_Right);
        ASSERT_EQ(stepped.count(), 2);
        EXPECT_EQ(stepped.at(0).at(0).toInt(), -1);
        EXPECT_EQ(stepped.at(1).at(0).toInt(), 1);
        QTest::keyClick(&view, Qt::Key_End);
        EXPECT_EQ(ended.count(), 1);
        for (const auto &[key, node] : {std::pair{Qt::Key_Up, 2}, {Qt::Key_Down, 6}, {Qt::Key_Home, 0}}) {
            QTest::keyClick(&view, key);
            ASSERT_FALSE(chosen.isEmpty());
            EXPECT_EQ(chosen.takeFirst().at(0).toInt(), node);
        }
    }
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

TEST(MoveListView, AClickGoesToTheMove)
{
    MoveListModel model;
    Game game(naqla::core::namedRules(VariantId::Russian));
    for (int i = 0; i < 6; ++i)
        game.play(patternMove(game));
    model.setGame(game);
    MoveListView view(model);
    view.resize(300, 400);
    view.show();
    QSignalSpy chosen(&view, &MoveListView::nodeChosen);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(model.indexOf(3)).center());
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(0).toInt(), 3);
}

namespace {

/// The tree of a text, with the words that stand in its list.
struct TreeList : CheckedModel
{
    explicit TreeList(std::string_view movetext)
    {
        const auto read = naqla::gui::readRecord(QByteArray("[GameType \"25,W,8,8,A0,0\"]\n\n")
            + QByteArray(movetext.data(), static_cast<qsizetype>(movetext.size())));
        record.emplace(*read);
        EXPECT_TRUE(record->faults.empty());
        model.setTree(record->tree, 0);
    }
    /// All rows as a reader sees them, cells apart by bars.
    [[nodiscard]] QStringList lines() const
    {
        QStringList lines;
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < MoveListModel::ColumnCount; ++column)
                cells.append(text(row, column));
            lines.append(QString(depth(row), u'>') + cells.join(u'|'));
        }
        return lines;
    }
    [[nodiscard]] int depth(int row) const
    {
        return model.index(row, 0).data(MoveListModel::DepthRole).toInt();
    }

    std::optional<naqla::core::PdnRecord> record;
};

} // namespace

TEST(MoveTree, PutsVariationsInBracketsBehindTheMoveThatTheyReplace)
{
    const TreeList list("1. c3-d4 d6-c5 (1... f6-g5 2. d4-c5) 2. b2-c3 *");
    EXPECT_EQ(list.lines(),
        (QStringList{u"1.|c3-d4|d6-c5"_s, u">(1.|…|f6-g5"_s, u">2.|d4-c5)|"_s, u"2.|b2-c3|"_s}));
}

TEST(MoveTree, GoesOnInARowOfItsOwnAfterAVariationOfTheFirstPlayer)
{
    const TreeList list("1. c3-d4 d6-c5 (1... b6-a5 2. d4-c5 (2. b2-c3) 2... d6:b4) 2. b2-c3 *");
    EXPECT_EQ(list.lines(),
        (QStringList{u"1.|c3-d4|d6-c5"_s, u">(1.|…|b6-a5"_s, u">2.|d4-c5|"_s, u">>(2.|b2-c3)|"_s,
            u">2.|…|d6:b4)"_s, u"2.|b2-c3|"_s}));
}

TEST(MoveTree, ShowsCommentsAndMarks)
{
    const TreeList list("{The beginning} 1. c3-d4! {[%eval 0.3] تعليق} 1... d6-c5 $4 $24 *");
    EXPECT_EQ(list.lines(),
        (QStringList{u"The beginning||"_s, u"1.|c3-d4!|"_s, u"تعليق||"_s, u"1.|…|d6-c5??$24"_s}));
    EXPECT_TRUE(list.model.index(0, 0).data(MoveListModel::CommentRole).toBool());
    EXPECT_FALSE(list.model.index(1, 0).data(MoveListModel::CommentRole).toBool());
}

TEST(MoveTree, WalksRowByRowThroughVariations)
{
    TreeList list("1. c3-d4 {note} d6-c5 (1... f6-g5) 2. b2-c3 *");
    std::vector<MoveListModel::Id> way;
    for (MoveListModel::Id at = list.model.moveBeside(1); way.empty() || at != way.back();
         at = list.model.moveBeside(1)) {
        way.push_back(at);
        list.model.setCurrent(at);
    }
    EXPECT_EQ(way.size(), 4U);
    while (list.model.current() != 0)
        list.model.setCurrent(list.model.moveBeside(-1));
    EXPECT_EQ(list.model.current(), 0U);
}

TEST(MoveTree, SaysThatAMoveIsInAVariation)
{
    const TreeList list("1. c3-d4 d6-c5 (1... f6-g5) *");
    const auto spoken = [&](int row, int column) {
        return list.model.index(row, column).data(Qt::AccessibleTextRole).toString();
    };
    EXPECT_EQ(spoken(0, 2), u"1. Black: d6-c5"_s);
    EXPECT_EQ(spoken(1, 2), u"variation: 1. Black: f6-g5"_s);
}

TEST(MoveTree, GivesAThousandMovesWithVariationsWithoutDelay)
{
    auto rules = naqla::core::namedRules(VariantId::International);
    rules.rules.draws = {};
    Game game(rules);
    while (!game.isOver() && game.ply() < 1000)
        game.play(patternMove(game));
    naqla::core::GameTree tree(game);
    for (const auto node : tree.mainLine()) {
        const auto legal = naqla::core::legalMoves(rules.rules, tree.node(node).position);
        if (legal.size() > 1)
            tree.add(node, legal.back());
    }
    CheckedModel list;
    list.model.setTree(tree, 0);
    MoveListView view(list.model);
    view.resize(300, 600);
    view.show();
    list.model.setTree(tree, 7);
    EXPECT_GE(list.model.rowCount(), game.ply());
}

TEST(MoveListView, GivesACommentTheWholeWidthAndAsManyLinesAsItNeeds)
{
    TreeList list("1. c3-d4 {" + std::string("many words that go on and on ") + std::string(200, 'w')
        + " and on and on and on and on and on and on} *");
    MoveListView view(list.model);
    view.resize(300, 400);
    view.show();
    list.model.setTree(list.record->tree, 0);
    EXPECT_EQ(view.columnSpan(1, 0), int(MoveListModel::ColumnCount));
    EXPECT_GT(view.rowHeight(1), 2 * view.fontMetrics().height());
    const int narrow = view.rowHeight(1);
    view.resize(800, 400);
    EXPECT_LT(view.rowHeight(1), narrow);
    list.model.setGame(Game(naqla::core::namedRules(VariantId::Russian)));
    EXPECT_EQ(view.columnSpan(0, 0), 1);
}
