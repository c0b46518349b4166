// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/game_reader.h"

#include "core/notation/notation.h"
#include "gui/app/clock_text.h"
#include "gui/app/game_status.h"
#include "gui/board/board_widget.h"
#include "gui/play/game_controller.h"
#include "gui/settings/bidi.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using naqla::core::Side;
using naqla::core::Square;

namespace naqla::gui {
namespace {

std::vector<Square> inOrder(core::SquareSet squares)
{
    return {squares.begin(), squares.end()};
}

} // namespace

QString GameReader::commandName(Reading reading)
{
    switch (reading) {
    case Reading::Turn:
        return tr("Read whose turn it is");
    case Reading::LastMove:
        return tr("Read the last move");
    case Reading::Moves:
        return tr("Read the moves of the piece under the cursor");
    case Reading::Row:
        return tr("Read the row of the cursor");
    case Reading::Column:
        return tr("Read the column of the cursor");
    case Reading::OwnPieces:
        return tr("Read my pieces");
    case Reading::OtherPieces:
        return tr("Read the pieces of the opponent");
    case Reading::Clocks:
        return tr("Read the clocks");
    }
    return {};
}

QString GameReader::read(Reading reading) const
{
    if (!m_controller.hasGame())
        return {};
    switch (reading) {
    case Reading::Turn:
        return turn();
    case Reading::LastMove:
        return lastMove();
    case Reading::Moves:
        return moves();
    case Reading::Row:
        return line(Line::Row);
    case Reading::Column:
        return line(Line::Column);
    case Reading::OwnPieces:
        return pieces(m_controller.ownSide());
    case Reading::OtherPieces:
        return pieces(core::opponent(m_controller.ownSide()));
    case Reading::Clocks:
        return clocks();
    }
    return {};
}

QString GameReader::turn() const
{
    const QString status = statusText(m_controller);
    const auto &moves = m_controller.game().legalMoves();
    const bool mayCapture =
        std::any_of(moves.begin(), moves.end(), [](const core::Move &move) { return move.isCapture(); });
    if (!m_controller.isLive() || !mayCapture || rules().rules.options.compulsoryCapture)
        return status;
    return tr("%1. A capture is possible and not compulsory.", "whose turn it is").arg(status);
}

QString GameReader::lastMove() const
{
    const int ply = m_controller.viewedPly();
    if (ply == 0)
        return tr("No move has been made yet.");
    const core::Game &game = m_controller.game();
    core::Transition made;
    made.move = game.moves()[static_cast<std::size_t>(ply - 1)];
    made.before = game.positionAt(ply - 1);
    made.piece = made.before.at(made.move.from).value_or(core::Piece());
    return GameTexts::moveSpoken(rules(), made, words());
}

QString GameReader::moves() const
{
    const Square square = m_board.cursor();
    const auto piece = position().at(square);
    const QString place = GameTexts::squareDescription(rules(), square, piece, words());
    QStringList found;
    for (const core::Move &move : legalMoves()) {
        if (move.from != square)
            continue;
        const QString to = GameTexts::squareName(rules().rules, move.to);
        found.append(move.isCapture()
                ? tr("to %1, taking %2", "a move; squares").arg(to, listed(move.captures))
                : tr("to %1", "a move; square").arg(to));
    }
    if (!piece)
        return tr("%1.", "what stands on a square").arg(place);
    if (found.isEmpty())
        return tr("%1. It cannot move now.", "what stands on a square").arg(place);
    return tr("%1. It can move %2.", "what stands on a square, a list of moves")
        .arg(place, found.join(tr("; ", "between the entries of a list")));
}

QString GameReader::line(Line line) const
{
    QStringList entries;
    for (const Square square : squaresOf(line))
        entries.append(GameTexts::squareDescription(rules(), square, position().at(square), words()));
    const QString list = entries.join(tr("; ", "between the entries of a list"));
    return line == Line::Row ? tr("Row: %1.", "row of the board").arg(list)
                             : tr("Column: %1.", "column of the board").arg(list);
}

QString GameReader::pieces(Side side) const
{
    const QString name = GameTexts::sideName(rules().variant, side);
    const core::SquareSet men = position().men(side);
    const core::SquareSet kings = position().kings(side);
    const bool gulf = words() == GameTexts::Words::Gulf;
    QStringList sentences;
    if (!men.empty()) {
        const QString pattern =
            gulf ? tr("Men of %1: %2.", "words of the Gulf") : tr("Men of %1: %2.", "a side, squares");
        sentences.append(pattern.arg(name, listed(inOrder(men))));
    }
    if (!kings.empty()) {
        const QString pattern =
            gulf ? tr("Kings of %1: %2.", "words of the Gulf") : tr("Kings of %1: %2.", "a side, squares");
        sentences.append(pattern.arg(name, listed(inOrder(kings))));
    }
    return sentences.isEmpty() ? tr("%1 has no pieces.", "a side").arg(name) : sentences.join(u' ');
}

QString GameReader::clocks() const
{
    QStringList sentences;
    for (const Side side : core::Sides) {
        if (const auto left = m_controller.source().timeLeft(side))
            sentences.append(tr("%1 has %2 left.", "a side, a clock")
                                 .arg(GameTexts::sideName(rules().variant, side), clockText(*left)));
    }
    return sentences.isEmpty() ? tr("This game has no time limit.") : sentences.join(u' ');
}

const core::NamedRules &GameReader::rules() const
{
    return m_controller.game().rules();
}

const core::Position &GameReader::position() const
{
    return m_controller.game().positionAt(m_controller.viewedPly());
}

GameTexts::Words GameReader::words() const
{
    return GameTexts::wordsFor(m_board.look().words, rules().variant);
}

std::vector<core::Move> GameReader::legalMoves() const
{
    return m_controller.isLive() ? m_controller.game().legalMoves()
                                 : core::legalMoves(rules().rules, position());
}

std::vector<Square> GameReader::squaresOf(Line line) const
{
    const core::BoardShape &shape = rules().rules.traits.board;
    const core::Cell cursor = shape.cellOf(m_board.cursor());
    std::vector<Square> squares;
    for (const Square square : shape.allSquares()) {
        const core::Cell cell = shape.cellOf(square);
        if (line == Line::Row ? cell.row == cursor.row : cell.column == cursor.column)
            squares.push_back(square);
    }
    // Squares count from the top left; a turned board has that corner at the bottom right.
    if ((line == Line::Column) != m_board.isFlipped())
        std::reverse(squares.begin(), squares.end());
    return squares;
}

QString GameReader::listed(const std::vector<Square> &squares) const
{
    QStringList names;
    for (const Square square : squares)
        names.append(ltr(QString::fromStdString(core::squareText(rules().rules, square))));
    return names.join(tr(", ", "between the squares of a list"));
}

} // namespace naqla::gui
