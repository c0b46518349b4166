// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/pdn_fault_text.h"

#include "gui/settings/bidi.h"

#include <QCoreApplication>

namespace naqla::gui {
namespace {

class PdnTexts
{
    Q_DECLARE_TR_FUNCTIONS(PdnTexts)

public:
    static QString fault(const core::PdnError &error, const QString &word)
    {
        switch (error.fault) {
        case core::PdnFault::TooLarge:
            return tr("The game is too large.");
        case core::PdnFault::BadTag:
            return tr("A header line is not complete.");
        case core::PdnFault::BadToken:
            return tr("%1 is no part of a PDN game.").arg(word);
        case core::PdnFault::BadSquare:
            return tr("%1 names no square of this board.").arg(word);
        case core::PdnFault::IllegalMove:
            return tr("%1 is not a legal move.").arg(word);
        case core::PdnFault::AmbiguousMove:
            return tr("%1 may mean several moves.").arg(word);
        case core::PdnFault::BadFen:
            return tr("The start position does not make sense.");
        case core::PdnFault::BadRules:
            return tr("The rules of the game do not make sense.");
        case core::PdnFault::UnknownVariant:
            return tr("The game is of a variant that Naqla does not know (%1).").arg(word);
        }
        return {};
    }
    /// Why a move of a file is illegal. At the board one hears what to do about it; here there is nothing to
    /// do.
    static QString reason(core::Refusal refusal);
    static QString nothing() { return tr("It holds no game."); }
    static QString inLine(std::size_t line, const QString &what)
    {
        return tr("Line %L1: %2", "line of a file, what is wrong there").arg(line).arg(what);
    }
};

QString PdnTexts::reason(core::Refusal refusal)
{
    using core::Refusal;
    switch (refusal) {
    case Refusal::EmptySquare:
        return tr("No piece stands where the move begins.");
    case Refusal::NotYourPiece:
        return tr("The piece belongs to the side that is not to move.");
    case Refusal::TargetOccupied:
        return tr("A piece stands where the move ends.");
    case Refusal::WrongDirection:
        return tr("The piece does not move in that direction.");
    case Refusal::OutOfReach:
        return tr("The piece cannot reach that square.");
    case Refusal::OtherMustCapture:
    case Refusal::MustCapture:
        return tr("A capture is compulsory in this position.");
    case Refusal::CaptureMore:
        return tr("A capture of more pieces is compulsory in this position.");
    case Refusal::CaptureWithKing:
    case Refusal::CaptureMoreKings:
    case Refusal::CaptureKingEarlier:
    case Refusal::CaptureHigherValue:
        return tr("Another capture comes first in this position.");
    case Refusal::ManCannotTakeKing:
        return tr("A man cannot capture a king.");
    case Refusal::MustContinue:
        return tr("The capture is not finished there.");
    case Refusal::DeadEndLanding:
        return tr("The capture cannot go on from that square.");
    case Refusal::AlreadyCaptured:
        return tr("A piece cannot be captured twice.");
    case Refusal::Reversal:
        return tr("A capture may not turn straight back.");
    case Refusal::KingLimit:
        return tr("The king has moved three times in a row.");
    case Refusal::Ambiguous:
        return tr("Several captures fit.");
    case Refusal::GameOver:
        return tr("The game is over before it.");
    case Refusal::BadNotation:
        return tr("It is not written as a move.");
    }
    return {};
}

} // namespace

QString pdnFaultText(const core::PdnError &error, const QByteArray &text, std::size_t firstLine)
{
    if (text.trimmed().isEmpty())
        return PdnTexts::nothing();
    const QString word =
        ltr(plain(QString::fromUtf8(error.token.data(), static_cast<qsizetype>(error.token.size()))));
    QString what = PdnTexts::fault(error, word);
    if (error.refusal)
        what += u' ' + PdnTexts::reason(*error.refusal);
    return PdnTexts::inLine(firstLine - 1 + error.line, what);
}

} // namespace naqla::gui
