// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/frame_splitter.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace naqla::net::wire {

namespace {

using State = FrameSplitter::State;

[[nodiscard]] std::vector<QByteArray> drain(FrameSplitter &splitter)
{
    std::vector<QByteArray> payloads;
    while (auto payload = splitter.next())
        payloads.push_back(*payload);
    return payloads;
}

[[nodiscard]] FrameSplitter started(FrameLimit limit)
{
    FrameSplitter splitter(limit);
    splitter.append(preamble());
    return splitter;
}

} // namespace

TEST(FrameSplitter, GivesTheSamePayloadsHoweverTheBytesArrive)
{
    std::mt19937 random(7);
    std::vector<QByteArray> payloads;
    QByteArray stream = preamble();
    for (int i = 0; i < 60; ++i) {
        payloads.emplace_back(1 + static_cast<qsizetype>(random() % 700), static_cast<char>('a' + i % 26));
        stream += frame(payloads.back());
    }
    for (int round = 0; round < 50; ++round) {
        FrameSplitter splitter(FrameLimit::BeforeLogin);
        std::vector<QByteArray> got;
        for (qsizetype at = 0; at < stream.size();) {
            const qsizetype most = round == 0 ? 1 : 1 + static_cast<qsizetype>(random() % 900);
            const qsizetype size = qMin(most, stream.size() - at);
            splitter.append(QByteArrayView(stream).sliced(at, size));
            at += size;
            for (auto &payload : drain(splitter))
                got.push_back(payload);
        }
        EXPECT_EQ(got, payloads);
        EXPECT_EQ(splitter.state(), State::Frames);
        EXPECT_FALSE(splitter.isInside());
    }
}

TEST(FrameSplitter, RefusesAForbiddenLengthAfterFourBytes)
{
    const std::pair<const char *, bool> lengths[] = {
        {"00000000", false}, {"00001000", true}, {"00001001", false}, {"ffffffff", false}};
    for (const auto &[hex, allowed] : lengths) {
        FrameSplitter splitter = started(FrameLimit::BeforeLogin);
        const QByteArray length = QByteArray::fromHex(hex);
        splitter.append(QByteArrayView(length).first(3));
        EXPECT_EQ(splitter.state(), State::Frames);
        splitter.append(QByteArrayView(length).last(1));
        EXPECT_EQ(splitter.state(), allowed ? State::Frames : State::WrongSize) << hex;
        splitter.append(QByteArray(100, 'x'));
        EXPECT_EQ(splitter.bufferedBytes(), allowed ? 104 : 0) << "nothing of a refused frame is kept";
        EXPECT_EQ(splitter.next(), std::nullopt);
    }
}

TEST(FrameSplitter, RefusesTheLengthBehindAGoodFrame)
{
    FrameSplitter splitter = started(FrameLimit::BeforeLogin);
    splitter.append(frame("good"));
    splitter.append(QByteArray::fromHex("7fffffff"));
    EXPECT_EQ(splitter.next(), "good");
    EXPECT_EQ(splitter.state(), State::WrongSize);
}

TEST(FrameSplitter, AllowsMoreAfterLogin)
{
    FrameSplitter splitter = started(FrameLimit::BeforeLogin);
    splitter.setLimit(FrameLimit::ToServer);
    const QByteArray payload(16 << 10, 'x');
    splitter.append(frame(payload));
    EXPECT_EQ(splitter.next(), payload);
    EXPECT_FALSE(splitter.isBroken());
}

TEST(FrameSplitter, KnowsStrangersByTheFirstWrongByte)
{
    FrameSplitter splitter(FrameLimit::BeforeLogin);
    splitter.append("N");
    EXPECT_EQ(splitter.state(), State::Preamble);
    splitter.append("O");
    EXPECT_EQ(splitter.state(), State::WrongMagic);
    splitter.append(preamble());
    splitter.append(frame("x"));
    EXPECT_EQ(splitter.next(), std::nullopt);
}

TEST(FrameSplitter, TellsTheOtherMajorVersion)
{
    FrameSplitter splitter(FrameLimit::BeforeLogin);
    splitter.append(preamble(2));
    EXPECT_EQ(splitter.state(), State::WrongMajor);
    EXPECT_EQ(splitter.peerMajor(), 2);
}

TEST(Preamble, NeverChanges)
{
    EXPECT_EQ(preamble().toHex(), "4e41514c410a0100");
}

} // namespace naqla::net::wire
