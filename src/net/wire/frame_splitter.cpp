// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/frame_splitter.h"

#include <QtEndian>

#include <cassert>

namespace naqla::net::wire {

namespace {

constexpr QByteArrayView Magic("NAQLA\n");
constexpr qsizetype LengthSize = 4;

} // namespace

QByteArray preamble(std::uint8_t major)
{
    QByteArray bytes = Magic.toByteArray();
    bytes.append(static_cast<char>(major));
    bytes.append('\0');
    return bytes;
}

QByteArray frame(QByteArrayView payload)
{
    assert(!payload.isEmpty() && payload.size() <= static_cast<qsizetype>(FrameLimit::ToClient));
    QByteArray bytes(LengthSize, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(payload.size()), bytes.data());
    return bytes.append(payload.data(), payload.size());
}

void FrameSplitter::append(QByteArrayView bytes)
{
    if (isBroken())
        return;
    if (m_begin > 0) {
        m_buffer.remove(0, m_begin);
        m_begin = 0;
    }
    m_buffer.append(bytes.data(), bytes.size());
    if (m_state == State::Preamble && !readPreamble())
        return;
    (void)nextLength(); // a forbidden length is refused now, not when its frame is asked for
}

std::optional<QByteArray> FrameSplitter::next()
{
    if (m_state != State::Frames)
        return std::nullopt;
    const auto length = nextLength();
    if (!length || pending().size() < LengthSize + *length)
        return std::nullopt;
    QByteArray payload = pending().sliced(LengthSize, *length).toByteArray();
    consume(LengthSize + *length);
    (void)nextLength();
    return payload;
}

bool FrameSplitter::readPreamble()
{
    const auto head = pending().first(qMin(pending().size(), Magic.size()));
    if (head != Magic.first(head.size())) {
        fail(State::WrongMagic);
        return false;
    }
    if (pending().size() < PreambleSize)
        return false;
    m_peerMajor = static_cast<std::uint8_t>(pending()[Magic.size()]);
    if (m_peerMajor != MajorVersion) {
        fail(State::WrongMajor);
        return false;
    }
    consume(PreambleSize);
    m_state = State::Frames;
    return true;
}

std::optional<qsizetype> FrameSplitter::nextLength()
{
    if (pending().size() < LengthSize)
        return std::nullopt;
    const auto length = qFromBigEndian<quint32>(pending().data());
    if (length == 0 || length > static_cast<quint32>(m_limit)) {
        fail(State::WrongSize);
        return std::nullopt;
    }
    return static_cast<qsizetype>(length);
}

void FrameSplitter::consume(qsizetype count)
{
    m_begin += count;
    if (m_begin == m_buffer.size()) {
        m_buffer.clear();
        m_begin = 0;
    }
}

void FrameSplitter::fail(State state)
{
    m_state = state;
    m_buffer.clear();
    m_begin = 0;
}

} // namespace naqla::net::wire
