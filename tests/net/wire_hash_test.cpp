// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/fen.h"
#include "net/wire/position_hash.h"

#include <QFile>
#include <QStringList>

#include <gtest/gtest.h>

namespace naqla::net::wire {

using namespace Qt::StringLiterals;

namespace {

[[nodiscard]] QString hex(Hash hash)
{
    return QString::number(hash, 16).rightJustified(16, u'0');
}

/// One line for each of the first plies of a game in which always the first legal move is played:
/// rules, digest, ply, FEN, hash.
[[nodiscard]] QStringList vectorsOf(const core::Variant &variant)
{
    core::Game game(core::namedRules(variant.id));
    const PositionHasher hasher(game.rules());
    QStringList lines;
    for (int ply = 0; ply <= 12 && !game.isOver(); ++ply) {
        if (ply % 4 == 0) {
            lines += QStringList{QString::fromStdString(core::rulesText(game.rules())),
                hex(hasher.rulesDigest()), QString::number(ply),
                QString::fromStdString(core::canonicalFen(game.rules().rules, game.position())),
                hex(hasher.of(game))}
                         .join(u'\t');
        }
        const core::Move first = game.legalMoves().front();
        EXPECT_TRUE(game.play(first));
    }
    return lines;
}

} // namespace

TEST(PositionHash, HasTheValuesOfTheVectors)
{
    const QString path = QString::fromUtf8(NAQLA_TEST_DATA "/../net/hash_vectors.txt");
    QStringList computed{u"# rules, rules digest, ply, canonical FEN, hash; see docs/protocol.md"_s};
    for (const auto &variant : core::variants())
        computed += vectorsOf(variant);
    if (qEnvironmentVariableIsSet("NAQLA_WRITE_GOLDEN")) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(computed.join(u'\n').toUtf8() + '\n');
    }
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QStringList stored = QString::fromUtf8(file.readAll()).trimmed().split(u'\n');
    ASSERT_EQ(stored.size(), computed.size());
    for (qsizetype i = 0; i < stored.size(); ++i)
        EXPECT_EQ(stored[i].toStdString(), computed[i].toStdString());
}

TEST(PositionHash, DependsOnRulesPositionAndPly)
{
    const auto hashOf = [](std::string_view rules, int ply) {
        const auto parsed = core::parseRulesText(rules);
        EXPECT_TRUE(parsed);
        return PositionHasher(*parsed).of(core::startPosition(parsed->rules), ply);
    };
    const Hash russian = hashOf("russian", 0);
    EXPECT_EQ(russian, hashOf("russian.casual", 0)) << "a bare id is its default preset";
    EXPECT_NE(russian, hashOf("russian", 2));
    EXPECT_NE(russian, hashOf("russian.site", 0));
    EXPECT_NE(russian, hashOf("russian+compulsory=false", 0));
    EXPECT_NE(russian, hashOf("poddavki", 0));
}

} // namespace naqla::net::wire
