// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory games and files take, by counting every allocation of this program.
#include "core/game/game_tree.h"
#include "core/notation/pdn_record.h"
#include "core/rules/generator_dispatch.h"
#include "tests/core/vectors.h"

#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <istream>
#include <new>
#include <random>
#include <streambuf>

namespace {

std::size_t liveBytes = 0;
std::size_t mostBytes = 0;

void *counted(void *memory)
{
    if (memory == nullptr)
        throw std::bad_alloc();
    liveBytes += malloc_usable_size(memory);
    mostBytes = std::max(mostBytes, liveBytes);
    return memory;
}

void release(void *memory) noexcept
{
    liveBytes -= malloc_usable_size(memory);
    std::free(memory);
}

} // namespace

void *operator new(std::size_t size)
{
    return counted(std::malloc(size));
}
void *operator new(std::size_t size, std::align_val_t align)
{
    const auto alignment = static_cast<std::size_t>(align);
    return counted(std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment));
}
void operator delete(void *memory) noexcept
{
    release(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    release(memory);
}
void operator delete(void *memory, std::align_val_t) noexcept
{
    release(memory);
}
void operator delete(void *memory, std::size_t, std::align_val_t) noexcept
{
    release(memory);
}

namespace naqla::core {

namespace {

static_assert(sizeof(BitPosition<layouts::Dark8x8>) <= 40);
static_assert(sizeof(BitPosition<layouts::Dark10x10>) <= 40);

/// Plays on past draws, as recorded games may, and so that nothing has to be taken where that can be avoided.
void playOn(Game &game, std::mt19937 &random, int plies)
{
    const Rules &rules = game.rules().rules;
    while (game.ply() < plies) {
        auto moves = legalMoves(rules, game.position());
        if (moves.empty())
            return;
        std::ranges::shuffle(moves, random);
        const auto peaceful = std::ranges::find_if(moves, [&](const Move &move) {
            const auto replies = legalMoves(rules, positionAfter(rules, game.position(), move));
            return !replies.empty() && std::ranges::none_of(replies, &Move::isCapture);
        });
        game.record(peaceful == moves.end() ? moves.front() : *peaceful);
    }
}

TEST(Memory, AGameOf200PliesTakesLessThan64KiB)
{
    constexpr std::size_t Limit = std::size_t{64} * 1024;
    int longGames = 0;
    for (const Variant &entry : variants()) {
        std::mt19937 random(3);
        for (int tries = 0; tries < 40; ++tries) {
            const std::size_t before = liveBytes;
            Game game(namedRules(entry.id));
            playOn(game, random, 200);
            EXPECT_LT(liveBytes - before + sizeof game, Limit)
                << entry.textId << " after " << game.ply() << " plies";
            if (game.ply() == 200) {
                ++longGames;
                break;
            }
        }
    }
    EXPECT_GE(longGames, 15) << "games of chance end early in some variants, not in all";
}

TEST(Memory, IsGivenBackWithAGame)
{
    const std::size_t before = liveBytes;
    {
        std::mt19937 random(4);
        Game game(namedRules(VariantId::Russian));
        playOn(game, random, 60);
        const GameTree tree(game);
        EXPECT_GT(liveBytes, before);
    }
    EXPECT_EQ(liveBytes, before);
}

/// A text that is repeated, without being held more than once.
class RepeatedText : public std::streambuf
{
public:
    RepeatedText(std::string text, int times)
        : m_text(std::move(text))
        , m_times(times)
    {
    }

protected:
    int_type underflow() override
    {
        if (m_given == m_times)
            return traits_type::eof();
        ++m_given;
        setg(m_text.data(), m_text.data(), m_text.data() + m_text.size());
        return traits_type::to_int_type(m_text.front());
    }
    pos_type seekoff(off_type offset, std::ios_base::seekdir direction, std::ios_base::openmode) override
    {
        return direction == std::ios_base::beg ? seekpos(offset, std::ios_base::in) : pos_type(off_type(-1));
    }
    pos_type seekpos(pos_type position, std::ios_base::openmode) override
    {
        if (position != pos_type(0))
            return pos_type(off_type(-1));
        m_given = 0;
        setg(nullptr, nullptr, nullptr);
        return position;
    }

private:
    std::string m_text;
    int m_times;
    int m_given = 0;
};

std::size_t memoryToRead(const std::string &text, int times, int &games)
{
    RepeatedText repeated(text, times);
    std::istream stream(&repeated);
    const std::size_t before = liveBytes;
    mostBytes = liveBytes;
    games = 0;
    EXPECT_TRUE(readPdnStream(stream, [&](PdnSource &&source) {
        if (games++ % 500 == 0)
            (void)writePdn(replayPdn(source), PdnEnding::Asterisk);
        return true;
    }));
    return mostBytes - before;
}

TEST(Memory, ForAFileOfGamesDoesNotGrowWithTheFile)
{
    const std::string text = vectors::fileText(NAQLA_TEST_DATA "/pdn/synthetic-oddities.pdn");
    int games = 0;
    const std::size_t forFew = memoryToRead(text, 160, games);
    const std::size_t forMany = memoryToRead(text, 640, games);
    EXPECT_EQ(games, 640 * 42);
    EXPECT_LT(forMany, std::size_t{4} * 1024 * 1024);
    EXPECT_LT(forMany, forFew + forFew / 4);
}

} // namespace

} // namespace naqla::core
