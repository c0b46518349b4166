// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/study_game.h"

#include "core/notation/notation.h"
#include "gui/play/autosave.h"
#include "gui/play/game_controller.h"
#include "tests/gui/play/play_support.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

namespace {

constexpr auto Played = R"([White "Sara"]
[Black "عمر"]
[Result "2-0"]
[GameType "25,W,8,8,A0,0"]
[Annotator "Nobody"]

1. c3-d4 d6-c5 {good} 2. b2-c3 f6-g5 2-0
)";

/// A controller that leads a study of a text.
struct Study
{
    explicit Study(const QByteArray &pdn = Played)
        : controller([] { return firstMoveMover(); })
    {
        controller.lead(std::make_unique<StudyGame>(*readRecord(pdn)));
    }
    [[nodiscard]] StudyGame &game() { return *controller.study(); }
    void move(const char *text)
    {
        const auto &position = controller.game().positionAt(controller.viewedPly());
        const auto move = naqla::core::moveFromText(controller.game().rules().rules, position, text);
        ASSERT_TRUE(move) << text;
        controller.propose(*move);
    }
    [[nodiscard]] QString pdn() { return QString::fromUtf8(game().pdn()).simplified(); }

    GameController controller;
};

} // namespace

TEST(StudyGame, ShowsTheGameWithItsPlayersAndResult)
{
    Study study;
    EXPECT_EQ(study.controller.game().ply(), 4);
    EXPECT_EQ(study.controller.viewedPly(), 4);
    ASSERT_TRUE(study.controller.game().result());
    EXPECT_EQ(study.controller.game().result()->outcome, naqla::core::Outcome::WhiteWins);
    EXPECT_EQ(study.controller.player(Side::Black).name, u"عمر"_s);
    EXPECT_FALSE(study.controller.mayResign());
    EXPECT_FALSE(study.controller.mayOffer(Offer::TakeBack));
    EXPECT_FALSE(study.controller.isThinking());
}

TEST(StudyGame, BeginsAVariationWhereAMoveIsMade)
{
    Study study;
    study.controller.view(1);
    QSignalSpy stepped(&study.controller, &GameController::stepped);
    study.move("f6-g5");
    EXPECT_EQ(stepped.count(), 1);
    EXPECT_EQ(study.controller.viewedPly(), 2);
    EXPECT_EQ(study.controller.game().ply(), 2);
    EXPECT_FALSE(study.controller.game().isOver());
    study.move("d4-c5");
    EXPECT_TRUE(study.game().isVariation(study.game().current()));
    EXPECT_TRUE(study.pdn().contains(u"1. c3-d4 d6-c5 {good} (1... f6-g5 2. d4-c5) 2. b2-c3 f6-g5 1-0"_s))
        << study.pdn().toStdString();
}

TEST(StudyGame, FollowsAMoveThatIsThereAlready)
{
    Study study;
    const auto nodes = study.game().tree().size();
    study.controller.view(0);
    study.move("c3-d4");
    EXPECT_EQ(study.controller.viewedPly(), 1);
    EXPECT_EQ(study.controller.game().ply(), 4);
    study.move("f6-g5");
    study.controller.view(1);
    study.move("f6-g5");
    EXPECT_EQ(study.game().tree().size(), nodes + 1);
    study.controller.view(1);
    study.move("d6-c5");
    EXPECT_TRUE(study.game().isMainLine());
    EXPECT_EQ(study.controller.game().ply(), 4);
}

TEST(StudyGame, DeletesAndPromotesVariationsButNotTheGame)
{
    Study study;
    study.controller.view(1);
    study.move("f6-g5");
    study.move("d4-c5");
    const auto deep = study.game().current();
    study.game().promote(deep);
    EXPECT_TRUE(study.game().isMainLine());
    EXPECT_EQ(study.game().current(), deep);
    EXPECT_TRUE(study.pdn().contains(u"1. c3-d4 f6-g5 (1... d6-c5 {good} 2. b2-c3 f6-g5) 2. d4-c5"_s))
        << study.pdn().toStdString();
    // What was played is a variation now; promoted again, it is the game.
    study.game().select(study.game().tree().children(1).back());
    study.game().promote(study.game().current());
    study.game().select(deep);
    study.game().remove(*study.game().tree().node(deep).parent);
    EXPECT_EQ(study.controller.viewedPly(), 1);
    EXPECT_EQ(study.controller.game().ply(), 4);
    EXPECT_FALSE(study.pdn().contains(u'('));
    EXPECT_FALSE(study.game().mayRemove(study.game().current()));
    study.game().remove(study.game().current());
    EXPECT_EQ(study.controller.game().ply(), 4);
}

TEST(StudyGame, KeepsLookingAtTheSamePositionWhenALaterOneIsDeleted)
{
    Study study;
    study.controller.view(1);
    study.move("f6-g5");
    study.move("d4-c5");
    const auto last = study.game().current();
    study.controller.view(2);
    study.game().remove(last);
    EXPECT_EQ(study.controller.viewedPly(), 2);
    EXPECT_EQ(study.controller.game().ply(), 2);
}

TEST(StudyGame, WritesMarksAndCommentsAndKeepsWhatItDoesNotShow)
{
    Study study("[GameType \"25,W,8,8,A0,0\"]\n1. c3-d4 $24 {[%eval 0.3] old} *");
    const auto node = study.game().current();
    EXPECT_EQ(study.game().comment(node), u"old"_s);
    study.game().setMark(node, 5);
    study.game().setComment(node, u"خطة جيدة\nand more"_s);
    Study again(study.game().pdn());
    EXPECT_EQ(again.game().mark(again.game().current()), 5);
    EXPECT_TRUE(again.game().comment(again.game().current()).startsWith(u"خطة جيدة"_s));
    EXPECT_TRUE(again.pdn().contains(u"$24"_s)) << again.pdn().toStdString();
    EXPECT_TRUE(again.pdn().contains(u"[%eval 0.3]"_s)) << again.pdn().toStdString();
    again.game().setComment(again.game().current(), {});
    again.game().setMark(again.game().current(), 0);
    EXPECT_TRUE(again.game().comment(again.game().current()).isEmpty());
    EXPECT_EQ(again.game().mark(again.game().current()), 0);
}

TEST(StudyGame, ComesBackFromAFileAsItWas)
{
    Study study;
    study.controller.view(1);
    study.move("f6-g5");
    const Study again(study.game().pdn());
    EXPECT_EQ(again.controller.study()->tree(), study.game().tree());
    EXPECT_TRUE(QString::fromUtf8(again.controller.study()->pdn()).contains(u"[Annotator \"Nobody\"]"_s));
}

TEST(StudyGame, IsKeptOnDiskAndComesBackAsAStudy)
{
    const QTemporaryDir folder;
    Study study;
    study.controller.view(1);
    study.move("f6-g5");
    Autosave autosave(folder.path());
    ASSERT_TRUE(autosave.save(study.game()));
    const Autosave::Found found = autosave.load();
    ASSERT_TRUE(found.study);
    EXPECT_EQ(found.study->tree, study.game().tree());
    ASSERT_TRUE(found.game);
    EXPECT_EQ(found.game->game.ply(), 4);
}

TEST(StudyGame, LeavesRunningGamesAlone)
{
    // At an earlier position of a running game nothing can be moved.
    GameController controller([] { return firstMoveMover(); });
    auto running = std::make_unique<LocalGame>(twoPersons());
    playPattern(*running, 4);
    controller.lead(std::move(running));
    controller.view(2);
    EXPECT_FALSE(controller.personMayMove());
    // When it is over, a move there is the wish to look through it; the end itself stays as it is.
    controller.resign();
    EXPECT_TRUE(controller.personMayMove());
    QSignalSpy wanted(&controller, &GameController::studyWanted);
    controller.propose(
        naqla::core::legalMoves(controller.game().rules().rules, controller.game().positionAt(2)).front());
    EXPECT_EQ(wanted.count(), 1);
    EXPECT_EQ(controller.game().ply(), 4);
    controller.view(4);
    EXPECT_FALSE(controller.personMayMove());
}

TEST(StudyGame, TellsAGameThatGoesOnFromOneToLookAt)
{
    LocalGame running(twoPersons());
    playPattern(running, 3);
    EXPECT_TRUE(isUnfinishedGame(*readRecord(writeGame(running.setup(), running.game()))));
    EXPECT_FALSE(isUnfinishedGame(*readRecord(Played)));
    running.resign(Side::White);
    EXPECT_FALSE(isUnfinishedGame(*readRecord(writeGame(running.setup(), running.game()))));
}
