// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/transport/endpoint.h"
#include "net/transport/frame_link.h"
#include "net/transport/peer_trust.h"
#include "net/wire/frame_splitter.h"

#include <QSslConfiguration>
#include <QSslError>
#include <QSslSocket>
#include <QTimer>
#include <chrono>

namespace naqla::net {

/// How long each step of a connection may take.
struct LinkTimeouts
{
    std::chrono::milliseconds connect{5000};
    std::chrono::milliseconds tls{5000};
    std::chrono::milliseconds preamble{5000};
    std::chrono::milliseconds frame{15000}; ///< for the rest of a frame that has begun
    std::chrono::milliseconds closing{2000}; ///< for what is still to be sent
    std::chrono::milliseconds unacknowledged{20000}; ///< sent, but the peer's machine does not confirm it
};

/// A link over TCP, always inside TLS. Both sides begin with the preamble; frames flow when the peer's has
/// come.
class TcpLink final : public FrameLink
{
    Q_OBJECT
public:
    /// What is unsent beyond this ends the link with SlowConsumer.
    static constexpr qint64 DefaultSendLimit = 256 * 1024;

    /// The guest's end: begins to connect at once.
    TcpLink(const Endpoint &endpoint, PeerTrust trust, const LinkTimeouts &timeouts = {},
        QObject *parent = nullptr);
    /// The host's end, over an accepted descriptor.
    TcpLink(qintptr descriptor, const QSslConfiguration &configuration, const LinkTimeouts &timeouts = {},
        QObject *parent = nullptr);
    ~TcpLink() override;

    void sendFrame(const QByteArray &payload) override;
    void close() override;
    [[nodiscard]] bool isOpen() const override { return m_stage == Stage::Open; }
    [[nodiscard]] qint64 bytesWaiting() const override;
    void setReceiveLimit(wire::FrameLimit limit) override { m_splitter.setLimit(limit); }
    void setSendLimit(qint64 bytes) { m_sendLimit = bytes; }
    [[nodiscard]] QHostAddress peerAddress() const override;
    /// The key of the peer, once encrypted; empty at the host's end.
    [[nodiscard]] const QByteArray &peerPin() const noexcept { return m_peerPin; }

private:
    enum class Role : quint8
    {
        Guest,
        Host
    };
    enum class Stage : quint8
    {
        Connecting,
        Encrypting,
        Preamble,
        Open,
        Closing,
        Closed
    };

    void prepare();
    void enter(Stage stage, std::chrono::milliseconds limit);
    void onConnected();
    void onSslErrors(const QList<QSslError> &errors);
    void onEncrypted();
    void onReadyRead();
    void onError(QAbstractSocket::SocketError error);
    void onDisconnected();
    void onDeadline();
    /// The stream of bytes has begun well: the peer's preamble is in.
    void open();
    [[nodiscard]] NetFault streamFault() const;
    /// Hands on the frames that have come, at most `count` of them.
    void readFrames(int count);
    void fail(NetFault why);
    [[nodiscard]] NetFault pinFault() const;
    [[nodiscard]] NetFault faultOf(QAbstractSocket::SocketError error) const;

    QSslSocket *m_socket;
    PeerTrust m_trust;
    LinkTimeouts m_timeouts;
    QByteArray m_peerPin;
    wire::FrameSplitter m_splitter;
    QTimer m_deadline;
    qint64 m_sendLimit = DefaultSendLimit;
    NetFault m_tlsFault = NetFault::TlsFailed;
    Role m_role;
    Stage m_stage = Stage::Connecting;
    bool m_continuing = false; ///< frames were left for the next turn of the event loop
};

} // namespace naqla::net
