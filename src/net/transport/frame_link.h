// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/transport/net_fault.h"
#include "net/wire/frame_splitter.h"

#include <QByteArray>
#include <QHostAddress>
#include <QObject>

namespace naqla::net {

/// One end of a connection that carries whole frames in order: over TLS (TcpLink) or inside the program
/// (LocalLink).
class FrameLink : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Sends one payload; the length in front is added here. Ignored unless the link is open.
    virtual void sendFrame(const QByteArray &payload) = 0;
    /// Ends the link after what is waiting has been sent. `closed(ClosedHere)` follows, `frameReceived` no
    /// more.
    virtual void close() = 0;
    [[nodiscard]] virtual bool isOpen() const = 0;
    /// Bytes accepted by sendFrame that have not left yet.
    [[nodiscard]] virtual qint64 bytesWaiting() const = 0;
    /// The longest payload that may arrive from now on; a longer one is refused.
    virtual void setReceiveLimit(wire::FrameLimit limit) = 0;
    /// Null inside the program.
    [[nodiscard]] virtual QHostAddress peerAddress() const = 0;

Q_SIGNALS:
    void opened();
    void frameReceived(const QByteArray &payload);
    /// The peer announced a frame of a forbidden length. Whoever wants to answer does so now and closes; else
    /// the link ends with BadFrame.
    void frameRefused();
    /// What was waiting has left.
    void drained();
    /// Comes once, after which the link is of no more use; delete it with deleteLater.
    void closed(naqla::net::NetFault why);
};

} // namespace naqla::net
