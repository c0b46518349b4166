// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/moves/move_list_model.h"
#include "gui/moves/move_list_view.h"
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
            model.setCurrentPly(game.ply());
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
    EXPECT_FALSE(list.model.index(1, MoveListModel::SecondColumn).data(MoveListModel::PlyRole).isValid());
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
    list.model.setCurrentPly(4);
    for (int ply = 1; ply <= 7; ++ply)
        EXPECT_EQ(list.model.indexOfPly(ply).data(MoveListModel::CurrentRole).toBool(), ply == 4);
    list.model.setCurrentPly(0);
    EXPECT_FALSE(list.model.indexOfPly(4).data(MoveListModel::CurrentRole).toBool());
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
    EXPECT_EQ(list.model.index(0, MoveListModel::SecondColumn).data(MoveListModel::PlyRole).toInt(), 1);
    EXPECT_EQ(list.model.index(1, MoveListModel::FirstColumn).data(MoveListModel::PlyRole).toInt(), 2);
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
    EXPECT_EQ(list.model.plyCount(), game.ply());
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
        QSignalSpy chosen(&view, &MoveListView::plyChosen);
        model.setCurrentPly(4);
        const std::array<std::pair<Qt::Key, int>, 6> table{{{Qt::Key_Left, 3}, {Qt::Key_Right, 5},
            {Qt::Key_Up, 2}, {Qt::Key_Down, 6}, {Qt::Key_Home, 0}, {Qt::Key_End, 6}}};
        for (const auto &[key, ply] : table) {
            QTest::keyClick(&view, key);
            ASSERT_FALSE(chosen.isEmpty());
            EXPECT_EQ(chosen.takeFirst().at(0).toInt(), ply);
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
    QSignalSpy chosen(&view, &MoveListView::plyChosen);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(model.indexOfPly(3)).center());
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(0).toInt(), 3);
}
