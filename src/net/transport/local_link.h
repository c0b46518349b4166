// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/transport/frame_link.h"

#include <QPointer>
#include <memory>
#include <utility>

namespace naqla::net {

/// A link inside the program. Both ends live in one thread; what one sends arrives at the other through the
/// event loop, never from within sendFrame.
class LocalLink final : public FrameLink
{
    Q_OBJECT
public:
    /// Two ends that are joined; each is open from the next turn of the event loop on.
    [[nodiscard]] static std::pair<std::unique_ptr<LocalLink>, std::unique_ptr<LocalLink>> makePair();
    ~LocalLink() override;

    void sendFrame(const QByteArray &payload) override;
    void close() override;
    [[nodiscard]] bool isOpen() const override { return m_state == State::Open; }
    [[nodiscard]] qint64 bytesWaiting() const override { return m_bytesWaiting; }
    void setReceiveLimit(wire::FrameLimit limit) override { m_receiveLimit = limit; }
    [[nodiscard]] QHostAddress peerAddress() const override { return QHostAddress(); }

private:
    enum class State : quint8
    {
        Opening,
        Open,
        Closed
    };

    LocalLink() = default;
    void arrive(const QByteArray &payload);
    void close(NetFault why);
    void end(NetFault why);

    QPointer<LocalLink> m_peer;
    qint64 m_bytesWaiting = 0;
    wire::FrameLimit m_receiveLimit = wire::FrameLimit::ToClient;
    State m_state = State::Opening;
};

} // namespace naqla::net
