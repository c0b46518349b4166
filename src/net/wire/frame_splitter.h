// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/wire/types.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace naqla::net::wire {

inline constexpr std::uint8_t MajorVersion = 1;
inline constexpr qsizetype PreambleSize = 8;

/// The first 8 bytes of each side: "NAQLA\n", the major version, 0.
[[nodiscard]] QByteArray preamble(std::uint8_t major = MajorVersion);

/// The greatest payloads, by phase and direction.
enum class FrameLimit : std::uint32_t
{
    BeforeLogin = 4U << 10U,
    ToServer = 16U << 10U,
    ToClient = 256U << 10U,
};

/// A payload with its length in front. Longer than FrameLimit::ToClient is a mistake of the caller.
[[nodiscard]] QByteArray frame(QByteArrayView payload);

/// Cuts the bytes of one direction of a connection into payloads. Never holds more than one unfinished frame
/// beyond what one `append` brought; a forbidden length is refused as soon as its 4 bytes are in.
class FrameSplitter
{
public:
    enum class State : std::uint8_t
    {
        Preamble, ///< waits for the other side's first 8 bytes
        Frames,
        WrongMagic, ///< not our protocol: close silently
        WrongMajor, ///< another version: `peerMajor` says which
        WrongSize, ///< FRAME_SIZE
    };

    explicit FrameSplitter(FrameLimit limit)
        : m_limit(limit)
    {
    }
    /// For the moment when a session is logged in.
    void setLimit(FrameLimit limit) { m_limit = limit; }

    void append(QByteArrayView bytes);
    /// The next whole payload; nothing when there is none yet or the stream is broken.
    [[nodiscard]] std::optional<QByteArray> next();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isBroken() const { return m_state > State::Frames; }
    [[nodiscard]] std::uint8_t peerMajor() const { return m_peerMajor; }
    /// Whether a frame or the preamble has begun but not ended.
    [[nodiscard]] bool isInside() const { return !isBroken() && !m_buffer.isEmpty(); }
    [[nodiscard]] qsizetype bufferedBytes() const { return m_buffer.size() - m_begin; }

private:
    [[nodiscard]] bool readPreamble();
    [[nodiscard]] QByteArrayView pending() const { return QByteArrayView(m_buffer).sliced(m_begin); }
    void consume(qsizetype count);
    void fail(State state);
    /// Judges the length of the frame at the front as soon as it is in.
    [[nodiscard]] std::optional<qsizetype> nextLength();

    FrameLimit m_limit;
    State m_state = State::Preamble;
    QByteArray m_buffer;
    qsizetype m_begin = 0;
    std::uint8_t m_peerMajor = 0;
};

} // namespace naqla::net::wire
