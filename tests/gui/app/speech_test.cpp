// SPDX-License-Identifier: GPL-3.0-or-later
// What of a game is said aloud.
#include "gui/app/game_speech.h"
#include "gui/app/settings_dialog.h"
#include "gui/settings/game_texts.h"
#include "tests/gui/app/app_support.h"

#include <QCheckBox>
#include <QLabel>

using namespace Qt::StringLiterals;
using namespace naqla;
using namespace naqla::gui;
using namespace naqla::gui::test;

namespace {

class Listener : public Speaker
{
public:
    void say(const QString &text, const QString &language) override { heard.append({text, language}); }
    [[nodiscard]] bool isAvailable() const override { return true; }

    QList<std::pair<QString, QString>> heard;
};

struct SpokenGame : Program
{
    explicit SpokenGame(Language language = Language::English)
        : Program(language)
        , speech(window.gamePage(), settings, listener)
    {
        settings.setValue(keys::SpeakMoves, true);
        listener.heard.clear();
    }
    /// Makes the first legal move. @return what a screen reader is told of it
    QString move()
    {
        QString told;
        const auto connection = QObject::connect(&window.controller(), &GameController::moved,
            [&](const core::Transition &moved) { told = GameTexts::moveSpoken(game().rules(), moved); });
        clickMove(core::Move(game().legalMoves().front()));
        QObject::disconnect(connection);
        return told;
    }

    Listener listener;
    GameSpeech speech;
};

using Heard = QList<std::pair<QString, QString>>;

} // namespace

TEST(GameSpeech, SaysMovesInTheLanguageOfTheWindow)
{
    for (const auto language : {Language::English, Language::Arabic}) {
        SpokenGame program(language);
        program.play(twoPersons());
        const QString told = program.move();
        ASSERT_FALSE(told.isEmpty());
        const QString code = language == Language::Arabic ? u"ar"_s : u"en"_s;
        EXPECT_EQ(program.listener.heard, Heard({{told, code}}));
    }
}

TEST(GameSpeech, SaysTheMovesOfTheComputerAndOfAStudyToo)
{
    SpokenGame program;
    program.play(againstComputer());
    program.move();
    EXPECT_TRUE(eventually([&] { return program.listener.heard.size() == 2; }));
    program.window.openText("[GameType \"25\"]\n\n1. c3-d4 d6-c5 1-0\n");
    program.listener.heard.clear();
    program.window.controller().view(1);
    program.clickMove(core::Move(program.game().moves()[1]));
    ASSERT_EQ(program.listener.heard.size(), 1);
    EXPECT_TRUE(program.listener.heard[0].first.startsWith(u"Black: "_s));
}

TEST(GameSpeech, SaysHowAGameEnds)
{
    SpokenGame program;
    program.settings.setValue(keys::ConfirmResignation, false);
    program.play(twoPersons(), 2);
    program.action("resign").trigger();
    ASSERT_EQ(program.listener.heard.size(), 1);
    EXPECT_TRUE(program.listener.heard[0].first.contains(u"Black wins"_s))
        << program.listener.heard[0].first.toStdString();
    EXPECT_EQ(program.listener.heard[0].first, plain(program.listener.heard[0].first));
}

TEST(GameSpeech, IsOffUntilItIsWanted)
{
    SpokenGame program;
    program.settings.restoreDefault(keys::SpeakMoves);
    program.play(twoPersons());
    program.move();
    EXPECT_TRUE(program.listener.heard.isEmpty());
    SettingsDialog dialog(program.settings);
    dialog.show();
    dialog.findChild<QCheckBox *>(u"sound/speakMoves"_s)->click();
    EXPECT_EQ(program.listener.heard, Heard({{u"Moves are spoken."_s, u"en"_s}}));
    program.settings.setValue(keys::AnnounceMoves, false);
    program.move();
    EXPECT_EQ(program.listener.heard.size(), 2) << "a screen reader is another matter";
    dialog.findChild<QCheckBox *>(u"sound/speakMoves"_s)->click();
    program.move();
    EXPECT_EQ(program.listener.heard.size(), 2);
}

TEST(GameSpeech, CannotBeChosenWithoutTheSpeechService)
{
    Program program;
    const SettingsDialog mute(program.settings, nullptr, {.speech = false});
    EXPECT_FALSE(mute.findChild<QCheckBox *>(u"sound/speakMoves"_s)->isEnabled());
    const auto *note = mute.findChild<QLabel *>(u"noSpeech"_s);
    ASSERT_NE(note, nullptr);
    EXPECT_TRUE(note->text().contains(u"speech-dispatcher"_s));
    const SettingsDialog speaking(program.settings);
    EXPECT_TRUE(speaking.findChild<QCheckBox *>(u"sound/speakMoves"_s)->isEnabled());
    EXPECT_EQ(speaking.findChild<QLabel *>(u"noSpeech"_s), nullptr);
}
