// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/editor_texts.h"

#include "gui/settings/game_texts.h"

#include <QCoreApplication>

namespace naqla::gui {
namespace {

class EditorTexts
{
    Q_DECLARE_TR_FUNCTIONS(EditorTexts)

public:
    static QString fault(core::FenFault fault)
    {
        switch (fault) {
        case core::FenFault::TooLong:
            return tr("The text is too long for a position.");
        case core::FenFault::BadTurn:
            return tr("The side to move is missing; the text begins with W or B.");
        case core::FenFault::BadColour:
            return tr("A list of pieces begins with W or B.");
        case core::FenFault::BadSquare:
            return tr("This names no square of the board.");
        case core::FenFault::DuplicateSquare:
            return tr("A square is named twice.");
        case core::FenFault::TooManyPieces:
            return tr("There are more men than the board takes.");
        case core::FenFault::BadCounter:
            return tr("The numbers of king moves at the end make no sense.");
        case core::FenFault::CapturedPiece:
            return tr("A capture is not finished here: a captured piece (G or P) still stands on the board.");
        case core::FenFault::Malformed:
            return tr("The text breaks off here or has a sign in the wrong place.");
        }
        return {};
    }
    static QString at(qsizetype character, const QString &what)
    {
        return tr("Character %L1: %2", "place in a text, what is wrong there").arg(character).arg(what);
    }
    static QString problem(core::VariantId variant, const core::SetupProblem &problem)
    {
        const QString side = problem.side ? GameTexts::sideName(variant, *problem.side) : QString();
        switch (problem.fault) {
        case core::SetupFault::NoPieces:
            return tr("%1 has no pieces.", "a side").arg(side);
        case core::SetupFault::TooManyMen:
            return tr("%1 has more men than the board takes; the most is %L2.", "a side, a number")
                .arg(side)
                .arg(core::mostMen(core::variant(variant).rules.traits.board));
        case core::SetupFault::ManOnCrowningRow:
            return tr("A man of %1 stands on its last row, where it can only be a king.", "a side").arg(side);
        case core::SetupFault::GameOver:
            return tr("The game would be over at once. %1", "a result")
                .arg(GameTexts::result(variant, *problem.result));
        }
        return {};
    }
};

} // namespace

QString fenFaultText(const core::FenError &error, const QString &fen)
{
    // The fault is counted in bytes.
    const auto offset = static_cast<qsizetype>(error.offset);
    const qsizetype before = QString::fromUtf8(fen.toUtf8().left(offset)).size();
    return EditorTexts::at(before + 1, EditorTexts::fault(error.fault));
}

QString setupProblemText(core::VariantId variant, const core::SetupProblem &problem)
{
    return EditorTexts::problem(variant, problem);
}

} // namespace naqla::gui
