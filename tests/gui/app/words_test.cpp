// SPDX-License-Identifier: GPL-3.0-or-later
// Which digits and which words for the pieces people read and hear.
#include "core/notation/fen.h"
#include "gui/app/number_box.h"
#include "gui/app/settings_dialog.h"
#include "gui/moves/move_list_view.h"
#include "gui/settings/bidi.h"
#include "tests/gui/app/app_support.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace naqla;
using namespace naqla::gui;
using namespace naqla::gui::test;
using core::Side;
using core::VariantId;

namespace {

const auto ArabicIndicDigit = QRegularExpression(u"[٠-٩]"_s);
const auto WesternDigit = QRegularExpression(u"[0-9]"_s);

/// Chooses in the open dialog as a person does: with the keyboard.
void choose(QDialog &dialog, const QString &name, int index)
{
    auto *box = dialog.findChild<QComboBox *>(name);
    ASSERT_NE(box, nullptr);
    box->setFocus();
    while (box->currentIndex() != index)
        QTest::keyClick(box, box->currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
    settle();
}

QString labelText(const QWidget &parent, const QString &name)
{
    const auto *label = parent.findChild<QLabel *>(name);
    return label ? label->text() : QString();
}

QString spoken(Program &program)
{
    settle();
    return program.board().findChild<QLabel *>(u"announcements"_s)->accessibleName();
}

/// White crowns a man with any of its moves.
void playToCrowning(Program &program, VariantId variant)
{
    GameSetup setup = twoPersons(variant);
    const auto read = core::parseFen(setup.rules.rules, "W:Wd7,a3:Bh6,g6");
    ASSERT_TRUE(read);
    program.window.play(std::make_unique<LocalGame>(setup, core::Game(setup.rules, read->position)));
    const auto &moves = program.game().legalMoves();
    const auto crowning =
        std::find_if(moves.begin(), moves.end(), [](const core::Move &move) { return move.crowns; });
    ASSERT_NE(crowning, moves.end());
    settle();
    program.clickMove(core::Move(*crowning));
}

} // namespace

TEST(Digits, ChangeInSentencesAtOnceAndNeverInNotationClocksAndScores)
{
    Program program(Language::Arabic);
    GameSetup setup = againstComputer();
    setup.player(Side::Black).level = 2;
    setup.time = {TimeControl::Kind::PerGame, std::chrono::minutes(5), std::chrono::seconds(3), {}};
    program.play(setup);
    SettingsDialog dialog(program.settings);
    dialog.show();
    QWidget &page = program.window.gamePage();
    const QString details = u"playerDetails"_s;
    ASSERT_TRUE(WesternDigit.match(labelText(page, details)).hasMatch());

    choose(dialog, u"general/digits"_s, static_cast<int>(Digits::ArabicIndic));
    EXPECT_TRUE(labelText(page, details).contains(u"٢"_s)) << labelText(page, details).toStdString();
    EXPECT_FALSE(WesternDigit.match(labelText(page, details)).hasMatch());
    for (const auto *clock : page.findChildren<QLabel *>(u"playerClock"_s))
        EXPECT_TRUE(clock->text().contains(u"0"_s)) << clock->text().toStdString();
    ASSERT_TRUE(eventually([&] { return program.window.controller().personMayMove(); }));
    program.clickMove(program.game().legalMoves().front());
    const auto *moves = page.findChild<QAbstractItemView *>(u"moveList"_s);
    ASSERT_NE(moves, nullptr);
    const QString move = moves->model()->index(0, 1).data().toString();
    EXPECT_TRUE(WesternDigit.match(move).hasMatch()) << move.toStdString();
    EXPECT_FALSE(ArabicIndicDigit.match(move).hasMatch());

    program.window.controller().resign();
    program.click(u"rematchButton"_s);
    program.window.controller().resign();
    EXPECT_EQ(program.window.controller().score().games(), 2);
    EXPECT_TRUE(program.notices().text().contains(ltr(u"2"_s))) << program.notices().text().toStdString();
    EXPECT_FALSE(ArabicIndicDigit.match(program.notices().text()).hasMatch());

    choose(dialog, u"general/digits"_s, static_cast<int>(Digits::Western));
    EXPECT_TRUE(labelText(page, details).contains(u"2"_s));
}

TEST(Digits, OfAnyScriptMayBeTypedIntoANumber)
{
    NumberBox box(1, 65535);
    box.show();
    QSignalSpy changed(&box, &QSpinBox::valueChanged);
    const auto type = [&box](const QString &text) {
        box.selectAll();
        for (const QChar digit : text)
            QTest::sendKeyEvent(QTest::Click, &box, Qt::Key_unknown, QString(digit), Qt::NoModifier);
        return box.value();
    };
    EXPECT_EQ(type(u"٧٧٧٧"_s), 7777);
    EXPECT_EQ(box.text(), u"7777"_s);
    EXPECT_EQ(type(u"1٨"_s), 18);
    EXPECT_EQ(type(u"۱۹"_s), 19);
    EXPECT_EQ(changed.back().front().toInt(), 19);
}

TEST(GulfWords, AreSaidOfAMoveInTheGamesThatHaveThem)
{
    Program program(Language::Arabic);
    playToCrowning(program, VariantId::Gulf);
    EXPECT_TRUE(spoken(program).endsWith(u"صارت شيخًا."_s)) << spoken(program).toStdString();
    playToCrowning(program, VariantId::Turkish);
    EXPECT_TRUE(spoken(program).endsWith(u"تُوّج ملكًا."_s)) << spoken(program).toStdString();
}

TEST(GulfWords, FollowTheSettingAtOnceOnTheBoardAndInWhatIsSaid)
{
    Program program(Language::Arabic);
    program.play(twoPersons());
    SettingsDialog dialog(program.settings);
    dialog.show();
    const core::Square square(0);
    const QString before = program.board().description(square);
    EXPECT_TRUE(before.contains(u"حجر"_s)) << before.toStdString();
    choose(dialog, u"general/gulfWords"_s, static_cast<int>(GulfWords::Always));
    EXPECT_TRUE(program.board().description(square).contains(u"حطبة"_s));
    playToCrowning(program, VariantId::Turkish);
    EXPECT_TRUE(spoken(program).endsWith(u"صارت شيخًا."_s));
    choose(dialog, u"general/gulfWords"_s, static_cast<int>(GulfWords::Never));
    playToCrowning(program, VariantId::Gulf);
    EXPECT_TRUE(spoken(program).endsWith(u"تُوّج ملكًا."_s));
}

TEST(Looks, HaveAPictureOfTheirOwnBesideEveryName)
{
    Program program;
    SettingsDialog dialog(program.settings);
    dialog.show();
    const auto pictures = [&dialog](const QString &name) {
        const auto *box = dialog.findChild<QComboBox *>(name);
        QList<QImage> found;
        for (int i = 0; i < box->count(); ++i) {
            const QImage picture = box->itemIcon(i).pixmap(box->iconSize()).toImage();
            EXPECT_FALSE(picture.isNull());
            EXPECT_FALSE(found.contains(picture)) << name.toStdString() << i;
            found.append(picture);
        }
        return found;
    };
    const QList<QImage> boards = pictures(u"board/theme"_s);
    const QList<QImage> pieces = pictures(u"board/pieces"_s);
    EXPECT_GE(boards.size(), 6);
    EXPECT_GE(pieces.size(), 5);
    program.settings.setValue(keys::PieceSet, PieceSetId::Flat);
    EXPECT_NE(pictures(u"board/theme"_s), boards) << "boards are shown with the chosen pieces";
    program.settings.setValue(keys::BoardTheme, BoardThemeId::Green);
    EXPECT_NE(pictures(u"board/pieces"_s), pieces) << "pieces are shown on the chosen board";
}
