// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/fen.h"

#include "core/game/setup_check.h"
#include "core/notation/glyphs.h"

#include <algorithm>
#include <vector>

namespace naqla::core {

namespace {

constexpr std::size_t LongestFen = 4096;

/// A FEN without blanks, quotes and the like; every character knows where it stood.
struct Plain
{
    std::string text;
    std::vector<std::size_t> offsets; ///< one more than characters
};

Plain plainFen(std::string_view text)
{
    const std::string_view whole = text;
    if (const auto open = text.find('['); open != std::string_view::npos) {
        // [FEN "..."] pasted whole
        const auto name = text.find_first_not_of(" \t", open + 1);
        const auto begin = text.find('"', open);
        if (name != std::string_view::npos && begin != std::string_view::npos) {
            const auto end = text.find('"', begin + 1);
            text = text.substr(0, end == std::string_view::npos ? text.size() : end).substr(begin + 1);
        }
    }
    const auto base = static_cast<std::size_t>(text.data() - whole.data());
    Plain plain;
    for (std::size_t at = 0; at < text.size();) {
        const Glyph glyph = glyphAt(text, at);
        const bool literalReturn =
            glyph.ascii == '\\' && at + 1 < text.size() && (text[at + 1] == 'r' || text[at + 1] == 'n');
        if (literalReturn) {
            at += 2;
            continue;
        }
        if (!isBlank(glyph.ascii) && glyph.ascii != '"' && glyph.ascii != '\x1a') {
            plain.text += glyph.ascii == 0 ? '\x01' : glyph.ascii;
            plain.offsets.push_back(base + at);
        }
        at += glyph.length;
    }
    while (!plain.text.empty() && plain.text.back() == '.' && plain.text.find(':') != std::string::npos)
        plain.text.pop_back();
    plain.offsets.resize(plain.text.size());
    plain.offsets.push_back(base + text.size());
    return plain;
}

class Reader
{
public:
    Reader(const Rules &rules, Plain plain, FenSquares squares)
        : m_rules(rules)
        , m_board(rules.traits.board)
        , m_plain(std::move(plain))
        , m_squares(squares)
        , m_text(m_plain.text)
    {
    }

    Result<FenPosition, FenError> read()
    {
        const bool lists = m_text.find(':') != std::string_view::npos;
        const bool good = lists ? readLists() : readPieceString();
        if (good)
            finish();
        if (m_error)
            return Unexpected{*m_error};
        return m_result;
    }

private:
    bool fail(FenFault fault, std::size_t at)
    {
        m_error = FenError{fault, m_plain.offsets[std::min(at, m_plain.offsets.size() - 1)]};
        return false;
    }

    /// `W:W1,K2-5:B..:H0:F1:+0+0`
    bool readLists()
    {
        struct Field
        {
            std::size_t begin, end;
        };
        std::vector<Field> fields;
        for (std::size_t begin = 0;;) {
            const auto colon = m_text.find(':', begin);
            const auto end = colon == std::string_view::npos ? m_text.size() : colon;
            fields.push_back({begin, end});
            if (colon == std::string_view::npos)
                break;
            begin = colon + 1;
        }
        if (fields.front().end != 1 || !readTurn(m_text[0]))
            return fail(FenFault::BadTurn, 0);
        const auto isColour = [&](Field field) {
            return field.end > field.begin
                && (toUpper(m_text[field.begin]) == 'W' || toUpper(m_text[field.begin]) == 'B');
        };
        const bool turnTwice = std::count_if(fields.begin() + 1, fields.end(), isColour) == 3
            && fields[1].end == fields[1].begin + 1;
        if (turnTwice)
            readTurn(m_text[fields[1].begin]);
        for (std::size_t i = turnTwice ? 2 : 1; i < fields.size(); ++i) {
            const auto [begin, end] = fields[i];
            if (begin == end)
                continue;
            const char kind = toUpper(m_text[begin]);
            if (kind == 'W' || kind == 'B') {
                if (!readPieces(kind == 'W' ? Side::White : Side::Black, begin + 1, end))
                    return false;
            } else if (kind == 'H' || kind == 'F') {
                const auto digits = m_text.substr(begin + 1, end - begin - 1);
                if (digits.empty() || digits.size() > 4 || !std::ranges::all_of(digits, isDigit))
                    return fail(FenFault::BadCounter, begin);
            } else if (kind == '+') {
                m_runs = m_text.substr(begin, end - begin);
                m_runsAt = begin;
            } else {
                return fail(FenFault::BadColour, begin);
            }
        }
        return true;
    }

    bool readTurn(char letter)
    {
        switch (toUpper(letter)) {
        case 'W':
            m_result.position.setSideToMove(Side::White);
            return true;
        case 'B':
        case 'Z':
            m_result.position.setSideToMove(Side::Black);
            return true;
        case '?':
            m_result.position.setSideToMove(m_rules.setup.starter);
            m_result.turnKnown = false;
            return true;
        default:
            return false;
        }
    }

    bool readPieces(Side side, std::size_t begin, std::size_t end)
    {
        for (std::size_t at = begin; at < end;) {
            if (m_text[at] == ',' || (m_text[at] == '.' && at + 1 == end)) {
                ++at;
                continue;
            }
            const std::size_t itemBegin = at;
            if (repeatsColour(side, at, end))
                ++at;
            if (isCaptured(at, end))
                return fail(FenFault::CapturedPiece, itemBegin);
            PieceKind kind = PieceKind::Man;
            if (at < end && toUpper(m_text[at]) == 'K') {
                kind = PieceKind::King;
                ++at;
            }
            const auto first = takeSquare(at, end);
            if (!first)
                return fail(FenFault::BadSquare, itemBegin);
            std::optional<Square> last = first;
            if (takeRangeSign(at, end)) {
                last = takeSquare(at, end);
                if (!last)
                    return fail(FenFault::BadSquare, itemBegin);
            }
            if (at < end && m_text[at] != ',' && m_text[at] != '.')
                return fail(FenFault::Malformed, at);
            const int high = std::max(first->index(), last->index());
            for (int i = std::min(first->index(), last->index()); i <= high; ++i) {
                if (m_result.position.occupied().contains(Square(i)))
                    return fail(FenFault::DuplicateSquare, itemBegin);
                m_result.position.put(Square(i), {side, kind});
            }
        }
        return checkNumber(side, begin);
    }

    /// `W:W22,WK30`: the colour stands before a piece as well. A `b` may also be the file of a square.
    bool repeatsColour(Side side, std::size_t at, std::size_t end) const
    {
        if (toUpper(m_text[at]) != (side == Side::White ? 'W' : 'B') || at + 1 >= end)
            return false;
        return side == Side::White || toUpper(m_text[at + 1]) == 'K'
            || m_rules.notation.kind == NotationKind::Numeric;
    }

    /// `G12` and `P12`: a man and a king that lidraughts takes off only when the capture has ended. A `g` may
    /// also be the file of a square.
    bool isCaptured(std::size_t at, std::size_t end) const
    {
        const char mark = at + 1 < end ? toUpper(m_text[at]) : '\0';
        return mark == 'P'
            || (mark == 'G' && (m_rules.notation.kind == NotationKind::Numeric || !isDigit(m_text[at + 1])));
    }

    bool checkNumber(Side side, std::size_t at)
    {
        return m_result.position.men(side).count() <= mostMen(m_board) || fail(FenFault::TooManyPieces, at);
    }

    bool takeRangeSign(std::size_t &at, std::size_t end)
    {
        if (at < end && m_text[at] == '-') {
            ++at;
            return true;
        }
        if (at + 1 < end && m_text[at] == '.' && m_text[at + 1] == '.') {
            at += 2;
            return true;
        }
        return false;
    }

    std::optional<Square> takeSquare(std::size_t &at, std::size_t end)
    {
        std::size_t stop = at;
        while (stop < end && stop < at + 4
            && (isDigit(m_text[stop]) || (stop == at && toLower(m_text[stop]) >= 'a')))
            ++stop;
        std::string_view text = m_text.substr(at, stop - at);
        if (text.empty())
            return std::nullopt;
        at = stop;
        if (!isDigit(text.front())) {
            if (text.size() > 3 || text.size() < 2)
                return std::nullopt;
            int rank = 0;
            for (const char digit : text.substr(1))
                rank = 10 * rank + (digit - '0');
            return m_board.squareAt({m_board.height - rank, toLower(text.front()) - 'a'});
        }
        int number = 0;
        for (const char digit : text)
            number = 10 * number + (digit - '0');
        if (number < 1 || number > m_board.squareCount())
            return std::nullopt;
        m_numbersUsed = true;
        const bool backwards = m_squares == FenSquares::Printed
            && m_rules.notation.kind == NotationKind::Numeric
            && m_rules.notation.numbers == NumberOrder::FromBottomRight;
        return Square(backwards ? m_board.squareCount() - number : number - 1);
    }

    /// The strings of engine protocols: `Wbbb…eee…www` (turn first) or `bbb…...…wwww` (turn last).
    bool readPieceString()
    {
        const auto count = static_cast<std::size_t>(m_board.squareCount());
        if (m_text.empty())
            return fail(FenFault::Malformed, 0);
        if (m_text.size() != count + 1)
            return fail(FenFault::Malformed, m_text.size());
        const bool turnLast = m_text.find('.') != std::string_view::npos;
        const std::size_t turnAt = turnLast ? count : 0;
        if (m_text[turnAt] == '?' || !readTurn(m_text[turnAt]))
            return fail(FenFault::BadTurn, turnAt);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t at = turnLast ? i : i + 1;
            const char c = m_text[at];
            if (c == 'e' || c == '.')
                continue;
            const char lower = toLower(c);
            if (lower != 'w' && lower != 'b' && lower != 'z')
                return fail(FenFault::BadSquare, at);
            m_result.position.put(Square(static_cast<int>(i)),
                {lower == 'w' ? Side::White : Side::Black, c == lower ? PieceKind::Man : PieceKind::King});
        }
        return checkNumber(Side::White, 0) && checkNumber(Side::Black, 0);
    }

    void finish()
    {
        Position &position = m_result.position;
        if (!m_runs.empty() && !readRuns()) {
            fail(FenFault::BadCounter, m_runsAt);
            return;
        }
        turnUpsideDownSetup();
        for (const Side side : Sides) {
            if (!(position.men(side) & m_board.crowningRow(side)).empty())
                m_result.manOnCrowningRow = true;
        }
    }

    /// `+106+0`: Black's king on 06 has made one move in a row, White's none.
    bool readRuns()
    {
        std::string_view rest = m_runs;
        for (const Side side : {Side::Black, Side::White}) {
            if (rest.size() < 2 || rest[0] != '+' || !isDigit(rest[1]))
                return false;
            const int moves = rest[1] - '0';
            rest.remove_prefix(2);
            std::optional<Square> square;
            if (rest.size() >= 2 && isDigit(rest[0]) && isDigit(rest[1])) {
                const int number = 10 * (rest[0] - '0') + (rest[1] - '0');
                rest.remove_prefix(2);
                if (number >= 1 && number <= m_board.squareCount())
                    square = Square(number - 1);
            }
            const Position &position = m_result.position;
            if (!square && position.kings(side).count() == 1)
                square = position.kings(side).first();
            if (moves > std::max<int>(m_rules.traits.sameKingLimit, 3))
                return false;
            const bool meaningful = m_rules.traits.sameKingLimit > 0 && moves > 0 && square
                && position.kings(side).contains(*square) && !position.men(side).empty();
            if (meaningful)
                m_result.position.setKingRun(side, {static_cast<std::uint8_t>(moves), *square});
        }
        return rest.empty();
    }

    /// Some files number a board with named squares from a1. It shows only where a full set of men stands on
    /// the wrong sides.
    void turnUpsideDownSetup()
    {
        const int men = m_board.squaresPerRow() * m_rules.setup.rowsPerSide;
        if (!m_numbersUsed || m_squares != FenSquares::Printed
            || m_rules.notation.kind != NotationKind::Algebraic || m_rules.setup.skipBackRow)
            return;
        const Position &position = m_result.position;
        const SquareSet top = SquareSet::firstSquares(men);
        const SquareSet bottom = m_board.allSquares() - SquareSet::firstSquares(m_board.squareCount() - men);
        if (position.men(Side::White) != top || position.men(Side::Black) != bottom)
            return;
        Position turned;
        turned.setSideToMove(position.sideToMove());
        for (const Square square : top)
            turned.put(square, {Side::Black, PieceKind::Man});
        for (const Square square : bottom)
            turned.put(square, {Side::White, PieceKind::Man});
        m_result.position = turned;
    }

    const Rules &m_rules;
    const BoardShape &m_board;
    Plain m_plain;
    FenSquares m_squares;
    std::string_view m_text;
    std::string_view m_runs;
    std::size_t m_runsAt = 0;
    bool m_numbersUsed = false;
    FenPosition m_result;
    std::optional<FenError> m_error;
};

} // namespace

Result<FenPosition, FenError> parseFen(const Rules &rules, std::string_view text, FenSquares squares)
{
    if (text.size() > LongestFen)
        return Unexpected{FenError{FenFault::TooLong, LongestFen}};
    return Reader(rules, plainFen(text), squares).read();
}

} // namespace naqla::core
