// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/fen.h"
#include "core/rules/legality.h"
#include "gui/settings/bidi.h"
#include "gui/settings/digits.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/option_texts.h"
#include "gui/settings/window_theme.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QPainter>
#include <QPixmap>
#include <QSet>
#include <QStyleOption>

using namespace naqla;
using namespace naqla::gui;
using core::VariantId;

TEST(DirectionMarks, WrapTextAndCanBeTakenOffAgain)
{
    EXPECT_EQ(ltr(QStringLiteral("22-18")), QStringLiteral("\u206622-18\u2069"));
    EXPECT_EQ(iso(QStringLiteral("سارة")), QStringLiteral("\u2068سارة\u2069"));
    EXPECT_EQ(plain(ltr(iso(QStringLiteral("a\u202Eb\u200Fc\u061Cd")))), QStringLiteral("abcd"));
    EXPECT_EQ(plain(QStringLiteral("c3-d4، نص")), QStringLiteral("c3-d4، نص"));
}

TEST(TypedDigits, BecomeWestern)
{
    EXPECT_EQ(asciiDigits(QStringLiteral("٢٢-١٨")), QStringLiteral("22-18"));
    EXPECT_EQ(asciiDigits(QStringLiteral("۷۷۷۷")), QStringLiteral("7777"));
    EXPECT_EQ(asciiDigits(QStringLiteral("1٨")), QStringLiteral("18"));
    EXPECT_EQ(asciiDigits(QStringLiteral("٣٫٥،٢")), QStringLiteral("3.5,2"));
    EXPECT_EQ(asciiDigits(QStringLiteral("c3:e5²")), QStringLiteral("c3:e5²"));
}

TEST(GameTexts, NameEveryVariantDifferently)
{
    QSet<QString> names;
    QSet<QString> summaries;
    for (const core::Variant &variant : core::variants()) {
        names.insert(GameTexts::variantName(variant.id));
        summaries.insert(GameTexts::variantSummary(variant.id));
        for (const core::Preset &preset : variant.presets)
            EXPECT_NE(GameTexts::presetName(preset.id),
                QString::fromUtf8(preset.id.data(), static_cast<qsizetype>(preset.id.size())));
    }
    EXPECT_FALSE(names.contains(QString()));
    EXPECT_EQ(names.size(), core::VariantCount);
    EXPECT_EQ(summaries.size(), core::VariantCount);
}

TEST(GameTexts, CallSidesAsTheVariantDoes)
{
    EXPECT_EQ(GameTexts::sideName(VariantId::English, core::Side::White), QStringLiteral("Red"));
    EXPECT_EQ(GameTexts::sideName(VariantId::English, core::Side::Black), QStringLiteral("Black"));
    EXPECT_EQ(GameTexts::sideName(VariantId::Italian, core::Side::White), QStringLiteral("White"));
    EXPECT_EQ(GameTexts::turn(VariantId::English, core::Side::White), QStringLiteral("Red to move"));
}

TEST(GameTexts, HaveTheWordsOfTheGulfWhereTheyAreWanted)
{
    using Words = GameTexts::Words;
    EXPECT_EQ(GameTexts::wordsFor(GulfWords::ByVariant, VariantId::Gulf), Words::Gulf);
    EXPECT_EQ(GameTexts::wordsFor(GulfWords::ByVariant, VariantId::Turkish), Words::Standard);
    EXPECT_EQ(GameTexts::wordsFor(GulfWords::Always, VariantId::Turkish), Words::Gulf);
    EXPECT_EQ(GameTexts::wordsFor(GulfWords::Never, VariantId::Gulf), Words::Standard);
}

TEST(GameTexts, GiveEveryRefusalASentenceOfItsOwn)
{
    QSet<QString> texts;
    for (int i = 0; i <= static_cast<int>(core::Refusal::BadNotation); ++i)
        texts.insert(GameTexts::refusal(static_cast<core::Refusal>(i)));
    EXPECT_EQ(texts.size(), static_cast<int>(core::Refusal::BadNotation) + 1);
    EXPECT_FALSE(texts.contains(QString()));
}

TEST(GameTexts, GiveEveryEndAReasonOfItsOwn)
{
    QSet<QString> texts;
    for (const core::EndReasonEntry &entry : core::endReasons()) {
        texts.insert(GameTexts::endReason(entry.reason));
        EXPECT_FALSE(GameTexts::drawRuleName(entry.reason).isEmpty());
    }
    EXPECT_EQ(texts.size(), static_cast<qsizetype>(core::endReasons().size()));
    EXPECT_FALSE(texts.contains(QString()));
    EXPECT_EQ(GameTexts::result(VariantId::English, {core::Outcome::WhiteWins, core::EndReason::Resignation}),
        QStringLiteral("Red wins as Black resigned"));
    EXPECT_EQ(GameTexts::result(VariantId::Russian, {core::Outcome::Draw, core::EndReason::Repetition}),
        QStringLiteral("Draw by repetition"));
}

TEST(GameTexts, CountDrawsInTheirOwnUnit)
{
    core::DrawCounter counter{core::EndReason::ThreeKings, core::CounterUnit::StrongSideMoves, 6, 15, false};
    const QString moves = GameTexts::drawCounter(counter);
    EXPECT_TRUE(moves.contains(QStringLiteral("9"))) << moves.toStdString();
    EXPECT_TRUE(moves.contains(QStringLiteral("15")));
    EXPECT_TRUE(moves.contains(QStringLiteral("stronger side")));
    counter = {core::EndReason::NoProgress, core::CounterUnit::Plies, 30, 50, false};
    EXPECT_TRUE(GameTexts::drawCounter(counter).contains(QStringLiteral("both sides")));
    counter.byClaim = true;
    EXPECT_TRUE(GameTexts::drawCounter(counter).contains(QStringLiteral("claimed")));
}

TEST(GameTexts, SayAMoveWithItsCapturesAndItsCrown)
{
    const core::NamedRules rules = core::namedRules(VariantId::Russian);
    const core::Position before = core::parseFen(rules.rules, "W:Wc5:Bd6")->position;
    const core::Move move = core::legalMoves(rules.rules, before).at(0);
    const core::Transition transition{.move = move,
        .piece = *before.at(move.from),
        .ply = 0,
        .before = before,
        .after = core::positionAfter(rules.rules, before, move),
        .result = {}};
    const QString spoken = GameTexts::moveSpoken(rules, transition);
    EXPECT_TRUE(spoken.startsWith(QStringLiteral("White: c5 takes, to e7. 1 "))) << spoken.toStdString();
    EXPECT_EQ(spoken, plain(spoken));
}

TEST(OptionTexts, NameEveryChoiceDifferently)
{
    const auto check = []<typename Choice>(Choice) {
        QSet<QString> names;
        for (std::size_t i = 0; i < StoredNames<Choice>.size(); ++i)
            names.insert(OptionTexts::name(static_cast<Choice>(i)));
        EXPECT_EQ(names.size(), static_cast<qsizetype>(StoredNames<Choice>.size()));
        EXPECT_FALSE(names.contains(QString()));
    };
    check(Language());
    check(Digits());
    check(WindowTheme());
    check(BoardThemeId());
    check(PieceSetId());
    check(Coordinates());
    check(AnimationSpeed());
    check(GulfWords());
    check(PanelPlace());
    check(OpponentChoice());
}

TEST(WindowPalette, IsLightOrDarkAsChosen)
{
    applyWindowTheme(WindowTheme::Dark);
    EXPECT_TRUE(isDark(QApplication::palette()));
    applyWindowTheme(WindowTheme::Light);
    EXPECT_FALSE(isDark(QApplication::palette()));
    applyWindowTheme(WindowTheme::System); // the test desktop is light, even right after a dark choice
    applyWindowTheme(WindowTheme::Dark);
    applyWindowTheme(WindowTheme::System);
    EXPECT_FALSE(isDark(QApplication::palette()));
}

TEST(WindowStyle, KeepsArabicLettersJoinedAndButtonsWithoutIcons)
{
    const WindowStyle style;
    QApplication::setLayoutDirection(Qt::RightToLeft);
    EXPECT_EQ(style.styleHint(QStyle::SH_UnderlineShortcut, nullptr, nullptr, nullptr), 0);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    EXPECT_EQ(style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, nullptr, nullptr), 0);
}

TEST(WindowStyle, FramesFieldsThreeToOneInBothThemes)
{
    const auto luminance = [](const QColor &colour) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
            + 0.0722 * linear(colour.blueF());
    };
    const auto contrast = [&](const QColor &a, const QColor &b) {
        const auto [low, high] = std::minmax({luminance(a), luminance(b)});
        return (high + 0.05) / (low + 0.05);
    };
    for (const QPalette &palette : {lightPalette(), darkPalette()}) {
        for (const auto role : {QPalette::Base, QPalette::Window})
            EXPECT_GE(contrast(borderColour(palette), palette.color(role)), 3.0) << isDark(palette);
    }
}

namespace {

/// Remembers what a menu is asked to draw.
class RecordingStyle : public QProxyStyle
{
public:
    void drawControl(ControlElement, const QStyleOption *option, QPainter *, const QWidget *) const override
    {
        drawn = qstyleoption_cast<const QStyleOptionMenuItem *>(option)->text;
    }
    mutable QString drawn;
};

} // namespace

TEST(WindowStyle, KeepsTheOrderOfKeysInMenus)
{
    auto *base = new RecordingStyle; // the window's style owns it
    const WindowStyle style(base);
    QPixmap pixmap(10, 10);
    QPainter painter(&pixmap);
    QStyleOptionMenuItem item;
    item.text = QStringLiteral("الإعدادات…\tCtrl+,");
    style.drawControl(QStyle::CE_MenuItem, &item, &painter, nullptr);
    EXPECT_EQ(base->drawn, QStringLiteral("الإعدادات…\t") + ltr(QStringLiteral("Ctrl+,")));
    item.text = QStringLiteral("خروج");
    style.drawControl(QStyle::CE_MenuItem, &item, &painter, nullptr);
    EXPECT_EQ(base->drawn, item.text);
}
