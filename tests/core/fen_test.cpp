// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/fen.h"
#include "core/rules/legality.h"
#include "tests/core/vectors.h"

#include <algorithm>
#include <random>

namespace naqla::core {
namespace {

const Rules &rulesOf(VariantId id)
{
    return variant(id).rules;
}

Position read(VariantId id, std::string_view text)
{
    const auto result = parseFen(rulesOf(id), text);
    EXPECT_TRUE(result) << text;
    return result ? result->position : Position{};
}

FenFault faultOf(VariantId id, std::string_view text)
{
    const auto result = parseFen(rulesOf(id), text);
    EXPECT_FALSE(result) << text;
    return result ? FenFault::Malformed : result.error().fault;
}

TEST(Fen, OfRandomPositionsIsReadBackInEveryVariant)
{
    std::mt19937 random(7);
    for (const Variant &entry : variants()) {
        const Rules &rules = entry.rules;
        for (int game = 0; game < 4; ++game) {
            Position position = startPosition(rules);
            for (int ply = 0; ply < 120; ++ply) {
                const auto canonical = canonicalFen(rules, position);
                const auto again = parseFen(rules, canonical, FenSquares::IndexNumbers);
                ASSERT_TRUE(again) << entry.textId << ' ' << canonical;
                ASSERT_EQ(again->position, position) << entry.textId << ' ' << canonical;
                ASSERT_EQ(canonicalFen(rules, again->position), canonical);
                const auto printed = printedFen(rules, position);
                const auto fromPrinted = parseFen(rules, printed);
                ASSERT_TRUE(fromPrinted) << entry.textId << ' ' << printed;
                ASSERT_EQ(fromPrinted->position, position) << entry.textId << ' ' << printed;
                const auto moves = legalMoves(rules, position);
                if (moves.empty())
                    break;
                position = positionAfter(rules, position, moves[random() % moves.size()]);
            }
        }
    }
}

TEST(Fen, IsWrittenInItsCanonicalForm)
{
    const Rules &russian = rulesOf(VariantId::Russian);
    const Position position = read(VariantId::Russian, "b:bh8,Ka1:wKc3,b2");
    EXPECT_EQ(canonicalFen(russian, position), "B:W25,K22:B4,K29");
    EXPECT_EQ(printedFen(russian, position), "B:Wb2,Kc3:Bh8,Ka1");
    EXPECT_EQ(canonicalFen(rulesOf(VariantId::International), read(VariantId::International, "B:W50:B")),
        "B:W50:B");
    EXPECT_EQ(printedFen(rulesOf(VariantId::Spanish), startPosition(rulesOf(VariantId::Spanish))),
        "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32");
}

TEST(Fen, IsReadInEveryFormOfTheSamePosition)
{
    const Position start = startPosition(rulesOf(VariantId::International));
    for (const char *text :
        {"W:W31-50:B1-20", "w:w31-50:b1-20", "W:B1-20:W31-50", "W:W31..50:B1..20.", "W:W31-50:B1-20.",
            "W:W:W31-50:B1-20", "[FEN \"W:W31-50:B1-20\"]", "\"W:W31-50:B1-20\"\n", " W : W 31-50 : B 1-20 ",
            "W:W31-40,\n41-50:B1-20", "?:W31-50:B1-20", "W:W31–50:B1–20", "W:W31-50:B1-20:H0:F1",
            "W:W31-50:B1-20\\r", "W:W031-050:B001-020", "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
            "Wzzzzzzzzzzzzzzzzzzzzeeeeeeeeeewwwwwwwwwwwwwwwwwwww"})
        EXPECT_EQ(read(VariantId::International, text), start) << text;
    EXPECT_EQ(read(VariantId::Russian, "bbbbbbbbbbbb........wwwwwwwwwwwww"),
        startPosition(rulesOf(VariantId::Russian)));
    EXPECT_EQ(read(VariantId::English, "W:W22,WK30:B18,BK19"), read(VariantId::English, "W:W22,K30:B18,K19"));
    const Position kings = read(VariantId::International, "W:WK1-3:BK4,K5");
    EXPECT_EQ(kings.kings(Side::White).count(), 3);
    EXPECT_EQ(kings.kings(Side::Black).count(), 2);
    EXPECT_EQ(read(VariantId::English, "W:B:W21").sideToMove(), Side::White);
    EXPECT_EQ(read(VariantId::English, "W:B:W21:B1").sideToMove(), Side::Black)
        << "the turn is written twice";
    EXPECT_TRUE(read(VariantId::English, "W:W:B").occupied().empty());
}

TEST(Fen, FieldsBehindThePiecesAreRead)
{
    const Position plain = read(VariantId::International, "W:W31:B5");
    for (const char *text : {"W:W31:B5:H3:F12", "W:W31:B5:F12", "W:W31:B5:H100:F500:+0+0", "W:H0:F1:W31:B5",
             "W:W31:B5:", "W::W31:B5", "W:W31:B5.."})
        EXPECT_EQ(read(VariantId::International, text), plain) << text;
    EXPECT_TRUE(read(VariantId::International, "W:W:B.").occupied().empty());
    EXPECT_EQ(read(VariantId::Russian, "W:Wa3,c3,Kf8:Bb8"), read(VariantId::Russian, "W:WA3,C3,KF8:BB8."));
}

TEST(Fen, StringsOfEnginesAreReadForEveryBoard)
{
    for (const Variant &entry : variants()) {
        const Position start = startPosition(entry.rules);
        for (const Side turn : Sides) {
            std::string hub;
            for (int i = 0; i < entry.rules.traits.board.squareCount(); ++i) {
                const auto piece = start.at(Square(i));
                hub += !piece ? 'e' : piece->side == Side::White ? 'w' : 'b';
            }
            std::string exchange = hub;
            std::ranges::replace(exchange, 'b', 'z');
            std::string kallisto = hub;
            std::ranges::replace(kallisto, 'e', '.');
            Position expected = start;
            expected.setSideToMove(turn);
            EXPECT_EQ(read(entry.id, (turn == Side::White ? 'W' : 'B') + hub), expected) << entry.textId;
            EXPECT_EQ(read(entry.id, (turn == Side::White ? 'W' : 'Z') + exchange), expected) << entry.textId;
            EXPECT_EQ(read(entry.id, kallisto + (turn == Side::White ? 'w' : 'b')), expected) << entry.textId;
        }
    }
}

TEST(Fen, OfACaptureThatIsNotFinishedIsRefusedByItsOwnReason)
{
    for (const char *text : {"W:W28:BG23", "W:W28:B5,P23", "W:W28,g12:B5", "B:WP7:BK5", "W:W28:BG23,5:H0:F7"})
        EXPECT_EQ(faultOf(VariantId::International, text), FenFault::CapturedPiece) << text;
    for (const char *text : {"W:Wc3:BGd4", "W:Wc3:BPd4", "W:Wc3,ga5:Bd4", "W:Wc3:Bp12"})
        EXPECT_EQ(faultOf(VariantId::Russian, text), FenFault::CapturedPiece) << text;
    EXPECT_EQ(parseFen(rulesOf(VariantId::International), "W:W28:B5,P23").error().offset, 9U);
    EXPECT_EQ(read(VariantId::Russian, "W:Wg3:BG5"), read(VariantId::Russian, "W:Wg3:Bg5")) << "squares";
}

TEST(Fen, NumbersInAGameWithNamedSquaresAreIndexNumbers)
{
    const Position start = startPosition(rulesOf(VariantId::Russian));
    EXPECT_EQ(read(VariantId::Russian, "W:W29..32,25..28,21..24:B9..12,5..8,1..4."), start);
    EXPECT_EQ(read(VariantId::Russian, "W:W1-12:B21-32"), start) << "numbered from a1";
    EXPECT_EQ(read(VariantId::Russian, "W:W22:B1"), read(VariantId::Russian, "W:Wc3:Bb8"));
}

TEST(Fen, SaysWhoIsToMoveWhenTheTextDoesNot)
{
    const auto english = parseFen(rulesOf(VariantId::English), "?:W29:B22");
    ASSERT_TRUE(english);
    EXPECT_FALSE(english->turnKnown);
    EXPECT_EQ(english->position.sideToMove(), Side::Black);
}

TEST(Fen, CarriesTheFrisianKingRuns)
{
    const Position position = read(VariantId::Frisian, "W:WK28,30:BK6,10:H0:F20:+106+228");
    EXPECT_EQ(position.kingRun(Side::Black), (KingRun{1, Square(5)}));
    EXPECT_EQ(position.kingRun(Side::White), (KingRun{2, Square(27)}));
    EXPECT_EQ(canonicalFen(rulesOf(VariantId::Frisian), position), "W:W30,K28:B10,K6:+106+228");
    EXPECT_EQ(read(VariantId::International, "W:WK28,30:BK6,10:+106+228").kingRun(Side::Black), KingRun{})
        << "no limit, no run";
}

TEST(Fen, WarnsOfAManOnItsCrowningRow)
{
    const auto read = parseFen(rulesOf(VariantId::International), "W:W4:B49");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->manOnCrowningRow);
    EXPECT_FALSE(parseFen(rulesOf(VariantId::International), "W:W49:B4")->manOnCrowningRow);
}

TEST(Fen, FaultsAreNamed)
{
    using enum FenFault;
    const auto id = VariantId::International;
    EXPECT_EQ(faultOf(id, ""), Malformed);
    EXPECT_EQ(faultOf(id, "hello"), Malformed);
    EXPECT_EQ(faultOf(id, "X:W1:B2"), BadTurn);
    EXPECT_EQ(faultOf(id, ":W1:B2"), BadTurn);
    EXPECT_EQ(faultOf(id, "W:W51:B2"), BadSquare);
    EXPECT_EQ(faultOf(id, "W:W0:B2"), BadSquare);
    EXPECT_EQ(faultOf(id, "W:W99999999999999999999:B2"), BadSquare);
    EXPECT_EQ(faultOf(id, "W:WK:B2"), BadSquare);
    EXPECT_EQ(faultOf(id, "W:W1;3:B2"), Malformed);
    EXPECT_EQ(faultOf(id, "W:W1,3:B3"), DuplicateSquare);
    EXPECT_EQ(faultOf(id, "W:W1:Q3"), BadColour);
    EXPECT_EQ(faultOf(id, "W:W1:B3:Hx"), BadCounter);
    EXPECT_EQ(faultOf(VariantId::Frisian, "W:WK1,6:B3:+0+"), BadCounter);
    EXPECT_EQ(faultOf(VariantId::English, "W:W13-25:B1"), TooManyPieces);
    EXPECT_EQ(faultOf(VariantId::Russian, "W:Wb1:Bb8"), BadSquare);
    EXPECT_EQ(faultOf(id, std::string(5000, 'W')), TooLong);
    EXPECT_EQ(faultOf(VariantId::Russian, "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwww?"), BadSquare);
    EXPECT_EQ(parseFen(rulesOf(id), "W:W1, 3, 77:B2").error().offset, 9U);
}

} // namespace
} // namespace naqla::core
