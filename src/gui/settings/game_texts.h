// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "gui/settings/options.h"

#include <QCoreApplication>
#include <QString>

namespace naqla::gui {

/// The words for everything that core knows only as numbers. No text has direction marks; what names a square
/// or a move inside a sentence is passed through ltr() where it is shown.
class GameTexts
{
    Q_DECLARE_TR_FUNCTIONS(GameTexts)
public:
    /// The words for man and king: everybody's, or those of the Gulf.
    enum class Words
    {
        Standard,
        Gulf
    };
    [[nodiscard]] static Words wordsFor(GulfWords choice, core::VariantId variant);

    [[nodiscard]] static QString variantName(core::VariantId variant);
    /// One or two sentences that tell the variant from the others.
    [[nodiscard]] static QString variantSummary(core::VariantId variant);
    /// The name of a preset of draw rules, `site` of `russian.site`; the id itself when it has no name.
    [[nodiscard]] static QString presetName(std::string_view preset);

    /// What the variant calls a side: English draughts has Black and Red.
    [[nodiscard]] static QString sideName(core::VariantId variant, core::Side side);
    [[nodiscard]] static QString pieceName(
        core::VariantId variant, core::Piece piece, Words words = Words::Standard);
    /// `c3`, or "square 22" where squares have numbers.
    [[nodiscard]] static QString squareName(const core::Rules &rules, core::Square square);
    /// "c5, black king" or "square 22, empty", for screen readers.
    [[nodiscard]] static QString squareDescription(const core::NamedRules &rules, core::Square square,
        const std::optional<core::Piece> &piece, Words words = Words::Standard);
    /// "White to move".
    [[nodiscard]] static QString turn(core::VariantId variant, core::Side side);
    /// A move as a screen reader says it: "White: c3 takes, to e5. 1 piece captured. Crowned."
    [[nodiscard]] static QString moveSpoken(
        const core::NamedRules &rules, const core::Transition &transition, Words words = Words::Standard);

    /// Why a move is refused and what to do instead.
    [[nodiscard]] static QString refusal(core::Refusal refusal);
    /// Why a piece cannot be picked up, when no rule but its place stands against it.
    [[nodiscard]] static QString blockedPiece();
    /// "White wins", "Draw", "No result".
    [[nodiscard]] static QString outcome(core::VariantId variant, core::Outcome outcome);
    /// The end of the sentence that `outcome` begins: "by resignation".
    [[nodiscard]] static QString endReason(core::EndReason reason);
    /// "White wins as Black resigned".
    [[nodiscard]] static QString result(core::VariantId variant, core::GameResult result);
    /// What a draw rule is called: "Repetition", "Three kings against one".
    [[nodiscard]] static QString drawRuleName(core::EndReason rule);
    /// A running counter with its unit: "Main road: 3 moves of the stronger side left (limit 5)".
    [[nodiscard]] static QString drawCounter(const core::DrawCounter &counter);
};

} // namespace naqla::gui
