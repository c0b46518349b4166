// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/generator.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

/// Private to core/engine: endings of a few kings against one, solved.
NAQLA_CPU_BEGIN

/// For every placement of up to MostKings kings against one: in how many plies the stronger side wins. Knows
/// no draw rules; captures must be compulsory and who cannot move must have lost. Solved when first asked
/// for, backwards from the wins: kings' quiet moves can all be taken back. Kings have no direction, so one
/// table serves both colours.
template <typename Generator>
class KingEndings
{
public:
    using Layout = typename Generator::Layout;
    using Bits = typename Layout::Bits;
    using Position = typename Generator::Position;
    using Move = typename Generator::Move;

    static constexpr int MostKings = 3;

    explicit KingEndings(const Generator &generator)
        : m_generator(generator)
    {
    }

    /// The stronger side where the table may know the position.
    [[nodiscard]] static std::optional<Side> strongSide(const Position &position)
    {
        if (position.kings != position.occupied())
            return std::nullopt;
        for (const Side strong : Sides) {
            const int kings = countBits(position.pieces(strong));
            if (countBits(position.pieces(opponent(strong))) == 1 && kings >= 2 && kings <= MostKings
                && slots(kings) <= MostSlots)
                return strong;
        }
        return std::nullopt;
    }
    /// Solves the endings with up to so many kings; false when `stop` said so before the end.
    template <typename Stop>
    bool solve(int kings, Stop &&stop)
    {
        for (int n = 1; n <= kings; ++n) {
            if (!m_layers[static_cast<std::size_t>(n)].solved && !solveLayer(n, stop))
                return false;
        }
        return true;
    }
    /// Plies until the stronger side has won; nothing when it does not.
    [[nodiscard]] std::optional<int> pliesToWin(const Position &position, Side strong) const
    {
        const Bits kings = position.pieces(strong);
        if (kings == 0 || position.pieces(opponent(strong)) == 0)
            return kings == 0 ? std::nullopt : std::optional(0);
        const int plies = find(kings, position.pieces(opponent(strong)), position.sideToMove == strong);
        return plies == NotWon ? std::nullopt : std::optional(plies);
    }

private:
    static constexpr std::size_t MostSlots = 200'000;
    static constexpr std::uint8_t NotWon = 255;
    static constexpr std::uint8_t Captures = 255; ///< in `untried`: not a matter of quiet moves

    struct Layer
    {
        bool solved = false;
        std::vector<std::uint8_t> strongMoves; ///< plies to win with the stronger side to move
        std::vector<std::uint8_t> weakMoves;
    };
    struct Placement
    {
        Bits kings;
        Bits lone;
        bool strongMoves;
    };
    struct Work
    {
        std::vector<std::uint8_t> untried; ///< the lone king's quiet moves that are not known to lose
        std::vector<std::vector<Placement>> byPlies;
    };

    [[nodiscard]] static constexpr std::size_t choose(int n, int k)
    {
        std::size_t result = 1;
        for (int i = 0; i < k; ++i)
            result = result * static_cast<std::size_t>(n - i) / static_cast<std::size_t>(i + 1);
        return n < k ? 0 : result;
    }
    [[nodiscard]] static constexpr auto makeChoose()
    {
        std::array<std::array<std::size_t, MostKings + 1>, Square::MaxCount> table{};
        for (int n = 0; n < Square::MaxCount; ++n) {
            for (int k = 1; k <= MostKings; ++k)
                table[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)] = choose(n, k);
        }
        return table;
    }
    static constexpr auto Choose = makeChoose();

    [[nodiscard]] static constexpr std::size_t slots(int kings)
    {
        return choose(Layout::SquareCount, kings) * Layout::SquareCount;
    }
    [[nodiscard]] static std::size_t squareNumber(int bit)
    {
        return static_cast<std::size_t>(Layout::squareOf(bit).index());
    }
    /// The number of a set of kings among all sets of so many squares, and the lone king's square.
    [[nodiscard]] static std::size_t slotOf(Bits kings, Bits lone)
    {
        std::size_t slot = 0;
        std::size_t count = 0;
        forEachBit(kings, [&](int bit) { slot += Choose[squareNumber(bit)][++count]; });
        return slot * Layout::SquareCount + squareNumber(lowestBit(lone));
    }
    [[nodiscard]] Layer &layer(Bits kings) { return m_layers[static_cast<std::size_t>(countBits(kings))]; }
    [[nodiscard]] std::uint8_t find(Bits kings, Bits lone, bool strongMoves) const
    {
        const Layer &known = m_layers[static_cast<std::size_t>(countBits(kings))];
        return (strongMoves ? known.strongMoves : known.weakMoves)[slotOf(kings, lone)];
    }
    /// The stronger side as White.
    [[nodiscard]] static Position positionOf(Bits kings, Bits lone, Side sideToMove)
    {
        Position position;
        position.sides = {kings, lone};
        position.kings = kings | lone;
        position.sideToMove = sideToMove;
        return position;
    }

    template <typename Stop>
    bool solveLayer(int count, Stop &&stop)
    {
        Layer &solving = m_layers[static_cast<std::size_t>(count)];
        solving.strongMoves.assign(slots(count), NotWon);
        solving.weakMoves.assign(slots(count), NotWon);
        Work work;
        work.untried.assign(slots(count), 0);
        work.byPlies.resize(NotWon);

        std::size_t seen = 0;
        const auto mayGoOn = [&] { return ++seen % 1024 != 0 || !stop(); };
        if (!placeKings(count, 0, 0, work, mayGoOn))
            return false;
        for (std::size_t plies = 0; plies + 1 < NotWon; ++plies) {
            for (const Placement &placement : work.byPlies[plies]) {
                if (!mayGoOn())
                    return false;
                takeBack(placement, static_cast<int>(plies) + 1, work);
            }
            work.byPlies[plies].clear();
        }
        solving.solved = true;
        return true;
    }
    /// Every set of kings and every square of the lone king: what is decided at once.
    template <typename MayGoOn>
    bool placeKings(int count, int firstSquare, Bits kings, Work &work, MayGoOn &mayGoOn)
    {
        if (count > 0) {
            for (int square = firstSquare; square < Layout::SquareCount; ++square) {
                if (!placeKings(count - 1, square + 1, kings | Layout::bit(Layout::bitOf(Square(square))),
                        work, mayGoOn))
                    return false;
            }
            return true;
        }
        forEachBit(Layout::All & ~kings, [&](int bit) { begin(kings, Layout::bit(bit), work); });
        return mayGoOn();
    }
    void begin(Bits kings, Bits lone, Work &work)
    {
        if (m_generator.template hasCapture<Side::White>(positionOf(kings, lone, Side::White)))
            decide({kings, lone, true}, 1, work);

        const Position position = positionOf(kings, lone, Side::Black);
        typename Generator::List moves;
        m_generator.template moves<Side::Black>(position, moves);
        if (moves.empty()) {
            decide({kings, lone, false}, 0, work);
        } else if (!moves[0].isCapture()) {
            work.untried[slotOf(kings, lone)] = static_cast<std::uint8_t>(moves.size());
        } else {
            work.untried[slotOf(kings, lone)] = Captures;
            int longest = 0;
            for (const Move &move : moves) {
                const Bits left = kings & ~move.captured;
                const int plies = left == 0 ? NotWon : find(left, Layout::bit(move.to), true);
                longest = std::max(longest, plies);
            }
            if (longest + 1 < NotWon)
                decide({kings, lone, false}, longest + 1, work);
        }
    }
    void decide(const Placement &placement, int plies, Work &work)
    {
        Layer &solving = layer(placement.kings);
        auto &table = placement.strongMoves ? solving.strongMoves : solving.weakMoves;
        table[slotOf(placement.kings, placement.lone)] = static_cast<std::uint8_t>(plies);
        work.byPlies[static_cast<std::size_t>(plies)].push_back(placement);
    }
    /// What follows for the placements one quiet move earlier.
    void takeBack(const Placement &placement, int plies, Work &work)
    {
        typename Generator::List moves;
        if (placement.strongMoves) {
            m_generator.template quietMoves<Side::Black>(
                positionOf(placement.kings, placement.lone, Side::Black), moves);
            for (const Move &move : moves) {
                const Placement earlier{placement.kings, Layout::bit(move.to), false};
                std::uint8_t &untried = work.untried[slotOf(earlier.kings, earlier.lone)];
                if (untried != Captures && untried > 0 && --untried == 0)
                    decide(earlier, plies, work);
            }
            return;
        }
        m_generator.template quietMoves<Side::White>(
            positionOf(placement.kings, placement.lone, Side::White), moves);
        for (const Move &move : moves) {
            const Placement earlier{
                (placement.kings & ~Layout::bit(move.from)) | Layout::bit(move.to), placement.lone, true};
            if (find(earlier.kings, earlier.lone, true) == NotWon)
                decide(earlier, plies, work);
        }
    }

    const Generator &m_generator;
    std::array<Layer, MostKings + 1> m_layers;
};

NAQLA_CPU_END
