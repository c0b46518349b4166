// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/pdn_fault_text.h"

#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"

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
            return tr("The variant of the game is not known.");
        }
        return {};
    }
    static QString nothing() { return tr("It holds no game."); }
    static QString inLine(qsizetype line, const QString &what)
    {
        return tr("Line %L1: %2", "line of a file, what is wrong there").arg(line).arg(what);
    }
};

} // namespace

QString pdnFaultText(const core::PdnError &error, const QByteArray &text)
{
    if (text.trimmed().isEmpty())
        return PdnTexts::nothing();
    const QString word =
        ltr(plain(QString::fromUtf8(error.token.data(), static_cast<qsizetype>(error.token.size()))));
    const qsizetype line = text.left(static_cast<qsizetype>(error.offset)).count('\n') + 1;
    QString what = PdnTexts::fault(error, word);
    if (error.refusal)
        what += u' ' + GameTexts::refusal(*error.refusal);
    return PdnTexts::inLine(line, what);
}

} // namespace naqla::gui
