// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/game_texts.h"

#include "core/notation/notation.h"

namespace naqla::gui {

using core::PieceKind;
using core::Side;
using core::VariantId;

namespace {

bool sidesAreBlackAndRed(VariantId variant)
{
    return variant == VariantId::English;
}

} // namespace

GameTexts::Words GameTexts::wordsFor(GulfWords choice, VariantId variant)
{
    switch (choice) {
    case GulfWords::ByVariant:
        return variant == VariantId::Gulf ? Words::Gulf : Words::Standard;
    case GulfWords::Always:
        return Words::Gulf;
    case GulfWords::Never:
        return Words::Standard;
    }
    return Words::Standard;
}

QString GameTexts::variantName(VariantId variant)
{
    switch (variant) {
    case VariantId::Russian:
        return tr("Russian draughts");
    case VariantId::Poddavki:
        return tr("Losing draughts");
    case VariantId::Brazilian:
        return tr("Brazilian draughts");
    case VariantId::Pool:
        return tr("Pool checkers");
    case VariantId::English:
        return tr("English draughts");
    case VariantId::Italian:
        return tr("Italian draughts");
    case VariantId::Spanish:
        return tr("Spanish draughts");
    case VariantId::Portuguese:
        return tr("Portuguese draughts");
    case VariantId::Czech:
        return tr("Czech draughts");
    case VariantId::Thai:
        return tr("Thai draughts");
    case VariantId::Turkish:
        return tr("Turkish draughts");
    case VariantId::Gulf:
        return tr("Gulf dama");
    case VariantId::International:
        return tr("International draughts");
    case VariantId::Antidraughts:
        return tr("International losing draughts");
    case VariantId::Canadian:
        return tr("Canadian draughts");
    case VariantId::Frisian:
        return tr("Frisian draughts");
    case VariantId::Killer:
        return tr("Killer draughts");
    case VariantId::Breakthrough:
        return tr("Breakthrough draughts");
    case VariantId::Frysk:
        return tr("Frysk!", "variant of Frisian draughts with five men each");
    }
    return {};
}

QString GameTexts::variantSummary(VariantId variant)
{
    switch (variant) {
    case VariantId::Russian:
        return tr("Men also capture backwards, kings fly along the diagonals. Any capture may be chosen.");
    case VariantId::Poddavki:
        return tr("Russian draughts the other way round: who has no move left wins.");
    case VariantId::Brazilian:
        return tr("International rules on a small board: the capture of the most pieces comes first.");
    case VariantId::Pool:
        return tr("Black starts. Men also capture backwards, kings fly, and any capture may be chosen.");
    case VariantId::English:
        return tr("Also known as American checkers. Black starts; kings move one square, men capture "
                  "forwards only.");
    case VariantId::Italian:
        return tr("Men cannot capture kings, kings move one square, and strict rules choose the capture.");
    case VariantId::Spanish:
        return tr("Men capture forwards only, kings fly. The most pieces come first, then the most kings.");
    case VariantId::Portuguese:
        return tr("Played like Spanish draughts, with its own numbering of games and files.");
    case VariantId::Czech:
        return tr("Men capture forwards only, kings fly. A capture with a king comes first.");
    case VariantId::Thai:
        return tr("Eight men each. Flying kings land just behind the piece they take.");
    case VariantId::Turkish:
        return tr("Played on all squares, along rows and columns. Captured pieces leave at once.");
    case VariantId::Gulf:
        return tr("Dama of the Gulf, on all squares along rows and columns.");
    case VariantId::International:
        return tr("On a hundred squares with twenty men each. The capture of the most pieces comes first.");
    case VariantId::Antidraughts:
        return tr("International draughts the other way round: who has no move left wins.");
    case VariantId::Canadian:
        return tr("International rules on the largest board, with thirty men each.");
    case VariantId::Frisian:
        return tr("Pieces also capture along rows and columns, and a king counts almost as two men.");
    case VariantId::Killer:
        return tr("International draughts where a king that takes a king last stops just behind it.");
    case VariantId::Breakthrough:
        return tr("International draughts in which the first king wins.");
    case VariantId::Frysk:
        return tr("Frisian draughts for a quick game: five men each.");
    }
    return {};
}

QString GameTexts::presetName(std::string_view preset)
{
    if (preset == "basic")
        return tr("Basic rules", "set of draw rules");
    if (preset == "casual")
        return tr("Casual play", "set of draw rules");
    if (preset == "official")
        return tr("Official rules", "set of draw rules");
    if (preset == "site")
        return tr("Rules of online play", "set of draw rules");
    if (preset == "optional")
        return tr("Capture is optional", "set of draw rules");
    if (preset == "fmjd64")
        return tr("World federation, 64 squares", "set of draw rules");
    if (preset == "fmjd")
        return tr("World federation", "set of draw rules");
    if (preset == "wcdf")
        return tr("World checkers federation", "set of draw rules");
    if (preset == "apca")
        return tr("American pool checkers association", "set of draw rules");
    if (preset == "fid")
        return tr("Italian federation", "set of draw rules");
    return QString::fromUtf8(preset.data(), static_cast<qsizetype>(preset.size()));
}

QString GameTexts::sideName(VariantId variant, Side side)
{
    if (side == Side::Black)
        return tr("Black", "side");
    return sidesAreBlackAndRed(variant) ? tr("Red", "side") : tr("White", "side");
}

QString GameTexts::pieceName(VariantId variant, core::Piece piece, Words words)
{
    const bool isKing = piece.kind == PieceKind::King;
    if (piece.side == Side::Black) {
        if (words == Words::Gulf)
            return isKing ? tr("black king", "words of the Gulf") : tr("black man", "words of the Gulf");
        return isKing ? tr("black king") : tr("black man");
    }
    if (sidesAreBlackAndRed(variant)) {
        if (words == Words::Gulf)
            return isKing ? tr("red king", "words of the Gulf") : tr("red man", "words of the Gulf");
        return isKing ? tr("red king") : tr("red man");
    }
    if (words == Words::Gulf)
        return isKing ? tr("white king", "words of the Gulf") : tr("white man", "words of the Gulf");
    return isKing ? tr("white king") : tr("white man");
}

QString GameTexts::squareName(const core::Rules &rules, core::Square square)
{
    const QString printed = QString::fromStdString(core::squareText(rules, square));
    return rules.notation.kind == core::NotationKind::Numeric ? tr("square %1").arg(printed) : printed;
}

QString GameTexts::squareDescription(
    const core::NamedRules &rules, core::Square square, const std::optional<core::Piece> &piece, Words words)
{
    const QString name = squareName(rules.rules, square);
    if (!piece)
        return tr("%1, empty", "square").arg(name);
    return tr("%1, %2", "square, piece on it").arg(name, pieceName(rules.variant, *piece, words));
}

QString GameTexts::turn(VariantId variant, Side side)
{
    return tr("%1 to move").arg(sideName(variant, side));
}

QString GameTexts::moveSpoken(const core::NamedRules &rules, const core::Transition &transition, Words words)
{
    const core::Move &move = transition.move;
    const QString side = sideName(rules.variant, transition.piece.side);
    const QString from = squareName(rules.rules, move.from);
    const QString to = squareName(rules.rules, move.to);
    QString spoken = move.isCapture() ? tr("%1: %2 takes, to %3.", "side, squares").arg(side, from, to)
                                      : tr("%1: %2 to %3.", "side, squares").arg(side, from, to);
    if (move.isCapture())
        spoken = tr("%1 %2", "two sentences")
                     .arg(spoken, tr("%Ln piece(s) captured.", nullptr, move.captured.count()));
    if (move.crowns)
        spoken =
            tr("%1 %2", "two sentences")
                .arg(spoken, words == Words::Gulf ? tr("Crowned.", "words of the Gulf") : tr("Crowned."));
    return spoken;
}

} // namespace naqla::gui
