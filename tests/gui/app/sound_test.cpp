// SPDX-License-Identifier: GPL-3.0-or-later
// What of a game is heard.
#include "core/notation/fen.h"
#include "gui/app/game_sounds.h"
#include "gui/app/settings_dialog.h"
#include "tests/gui/app/app_support.h"

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using namespace naqla;
using namespace naqla::gui;
using namespace naqla::gui::test;
using core::Side;

namespace {

class Recorder : public SoundPlayer
{
public:
    void play(Sound sound, int volumePercent) override { heard.emplace_back(sound, volumePercent); }
    [[nodiscard]] bool isAvailable() const override { return true; }

    std::vector<std::pair<Sound, int>> heard;
};

class HeardGame : public Program
{
public:
    HeardGame()
        : m_sounds(window.controller(), notices(), settings, m_recorder)
    {
    }
    void show(std::string_view fen)
    {
        const GameSetup setup = twoPersons();
        const auto read = core::parseFen(setup.rules.rules, fen);
        ASSERT_TRUE(read);
        window.play(std::make_unique<LocalGame>(setup, core::Game(setup.rules, read->position)));
    }
    void move(std::size_t index = 0) { clickMove(core::Move(game().legalMoves().at(index))); }
    /// What has been heard since it was last asked for.
    std::vector<Sound> heard()
    {
        settle();
        std::vector<Sound> sounds;
        for (const auto &[sound, volume] : std::exchange(m_recorder.heard, {}))
            sounds.push_back(sound);
        return sounds;
    }
    [[nodiscard]] Recorder &recorder() { return m_recorder; }

private:
    Recorder m_recorder;
    GameSounds m_sounds;
};

using Sounds = std::vector<Sound>;

} // namespace

TEST(GameSounds, TellMovesCapturesAndCrowningsApart)
{
    HeardGame program;
    program.show("W:Wc3,a1:Bb6,h8,h6");
    program.move();
    EXPECT_EQ(program.heard(), Sounds{Sound::Move});
    program.show("W:Wc3,a1:Bd4,h8,h6");
    program.move();
    EXPECT_EQ(program.heard(), Sounds{Sound::Capture});
    program.show("W:Wa7:Bh6,h4");
    program.move();
    EXPECT_EQ(program.heard(), Sounds{Sound::Crowning});
}

TEST(GameSounds, LetTheEndBeHeardInsteadOfTheMove)
{
    HeardGame program;
    program.show("W:Wc3:Bd4");
    program.move();
    EXPECT_EQ(program.heard(), Sounds{Sound::GameOver});
}

TEST(GameSounds, TellOffersAndALostConnectionButNotWhatOneAskedFor)
{
    HeardGame program;
    program.play(twoPersons(), 2);
    EXPECT_TRUE(program.heard().empty()) << "a game that is opened has been played before";
    program.action("offerDraw").trigger();
    EXPECT_EQ(program.heard(), Sounds{Sound::Notice});
    program.click(u"declineOffer"_s);
    program.action("resign").trigger();
    EXPECT_TRUE(program.heard().empty());
    Q_EMIT program.window.controller().connectionChanged(false);
    EXPECT_EQ(program.heard(), Sounds{Sound::Notice});
}

TEST(GameSounds, WarnOnceEachTimeThatThePersonsClockRunsLow)
{
    HeardGame program;
    ManualTime time;
    GameSetup setup = twoPersons();
    setup.time = {TimeControl::Kind::PerGame, std::chrono::seconds(40), std::chrono::seconds(8), {}};
    program.window.play(std::make_unique<LocalGame>(setup, core::Game(setup.rules), time.now()));
    auto &controller = program.window.controller();
    program.move();
    program.move();
    (void)program.heard();
    const auto pass = [&](int seconds) {
        time.advance(std::chrono::seconds(seconds));
        Q_EMIT controller.clockChanged();
    };
    pass(30); // ten are left
    EXPECT_TRUE(program.heard().empty());
    pass(1);
    EXPECT_EQ(program.heard(), Sounds{Sound::LowTime});
    pass(1);
    EXPECT_TRUE(program.heard().empty()) << "once is enough";
    program.move();
    program.move();
    (void)program.heard();
    pass(1); // more than ten again, by what the move has brought
    EXPECT_TRUE(program.heard().empty());
    pass(6);
    EXPECT_EQ(program.heard(), Sounds{Sound::LowTime});
}

TEST(GameSounds, FollowTheSettings)
{
    HeardGame program;
    program.play(twoPersons());
    SettingsDialog dialog(program.settings);
    dialog.show();
    dialog.findChild<QSpinBox *>(u"sound/volume"_s)->stepUp();
    settle();
    ASSERT_FALSE(program.recorder().heard.empty()) << "the new volume is heard at once";
    EXPECT_EQ(program.recorder().heard.back(), std::pair(Sound::Move, 80));
    (void)program.heard();
    dialog.findChild<QCheckBox *>(u"sound/enabled"_s)->click();
    program.move();
    EXPECT_TRUE(program.heard().empty());
    dialog.findChild<QCheckBox *>(u"sound/enabled"_s)->click();
    EXPECT_EQ(program.heard(), Sounds{Sound::Move});
    program.settings.setValue(keys::Volume, 0);
    program.move();
    EXPECT_TRUE(program.heard().empty());
}

TEST(GameSounds, SayInTheSettingsWhenThereIsNothingToPlayThemWith)
{
    Program program;
    const SettingsDialog silent(program.settings, nullptr, {.sound = false});
    const auto *note = silent.findChild<QLabel *>(u"noSound"_s);
    ASSERT_NE(note, nullptr);
    EXPECT_TRUE(note->text().contains(u"libcanberra"_s));
    const SettingsDialog sounding(program.settings);
    EXPECT_EQ(sounding.findChild<QLabel *>(u"noSound"_s), nullptr);
}
