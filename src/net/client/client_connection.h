// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/client/retry_policy.h"
#include "net/client/token_store.h"
#include "net/lan/trust_store.h"
#include "net/transport/frame_link.h"
#include "net/transport/tcp_connector.h"
#include "net/wire/messages.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <variant>

namespace naqla::net {

/// Where to go and by what the host is known there.
struct ServerAddress
{
    QList<Endpoint> endpoints; ///< tried in order
    PeerTrust trust;
};

/// How to enter when there is no session to resume.
using Entry = std::variant<wire::Guest, wire::Login, wire::Register>;

struct ClientOptions
{
    QString version; ///< of the program
    QString locale;
    RetryPolicy::Plan retry;
    std::function<double()> random; ///< 0..1; empty: the system's
    LinkTimeouts timeouts;
    std::chrono::milliseconds quietAfter{12'000}; ///< nothing heard: say so
    std::chrono::milliseconds silentAfter{25'000}; ///< nothing heard: connect anew
    std::chrono::milliseconds answerLimit{15'000}; ///< for WELCOME and SESSION
};

/// The client's end of the protocol up to "you are in": connects, greets, enters or resumes, answers pings,
/// and when the connection breaks comes back by itself to the same session.
class ClientConnection final : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8
    {
        Idle,
        Connecting, ///< for the first time
        Entering, ///< connected; HELLO, then GUEST, LOGIN or RESUME
        Ready,
        Waiting, ///< the connection broke; the next try comes by itself
        Reconnecting,
        Ended, ///< see fault()
    };
    Q_ENUM(State)

    /// The stores must live longer than the connection.
    ClientConnection(
        TokenStore &tokens, TrustStore &trusted, ClientOptions options = {}, QObject *parent = nullptr);
    ~ClientConnection() override;

    void start(const ServerAddress &address, const Entry &entry);
    /// Enters through a link that is there already (LocalLink): the host's own seat.
    void start(std::unique_ptr<FrameLink> link, const Entry &entry);
    /// Tries again at once: the button of a window that waits or whose connection has ended.
    void retryNow();
    /// Leaves for good; the session is ended at the server unless `keepSession`.
    void stop(bool keepSession = false);

    [[nodiscard]] State state() const noexcept { return m_state; }
    [[nodiscard]] bool isReady() const noexcept { return m_state == State::Ready; }
    /// Why it ended, or why it is not connected at the moment.
    [[nodiscard]] NetFault fault() const noexcept { return m_fault; }
    /// What the server said last about why it refuses or closes: until when, and its operator's own words.
    [[nodiscard]] const wire::Error &refusal() const noexcept { return m_refusal; }
    /// Nothing has been heard for a while; it may be broken.
    [[nodiscard]] bool isQuiet() const noexcept { return m_isQuiet; }
    [[nodiscard]] const wire::Welcome &welcome() const noexcept { return m_welcome; }
    [[nodiscard]] const wire::Session &session() const noexcept { return m_session; }
    /// The host's key; empty inside the program.
    [[nodiscard]] const QByteArray &peerPin() const noexcept { return m_peerPin; }

    /// Sends a request when the connection is ready; answers come with the same number.
    /// @return the request's number; 0 when it was not sent
    quint32 request(const wire::ClientMessage &message, wire::TableId table = 0);

Q_SIGNALS:
    void stateChanged();
    void quietChanged(bool quiet);
    /// Entered; `resumed` when the seats of before are kept.
    void ready(bool resumed);
    /// The host was met for the first time: show checkNumber(peerPin()) on both screens.
    void firstContact();
    /// Broken; the next try comes after `pause` ms.
    void interrupted(naqla::net::NetFault why, int pause);
    void ended(naqla::net::NetFault why);
    /// Every message of a session except PING, PONG, WELCOME and SESSION.
    void received(const naqla::net::wire::ServerPacket &packet);

private:
    void setState(State state);
    void connectNow();
    void adopt(FrameLink *link);
    void dropLink();
    void onOpened();
    void onFrame(const QByteArray &payload);
    void onWelcome(const wire::Welcome &welcome);
    void enter();
    void onSession(const wire::Session &session, std::uint64_t seq);
    void onEntryRefused(wire::ErrorCode code);
    void onNotice(const wire::Notice &notice);
    void onBroken(NetFault why);
    void onClosedByServer(NetFault why);
    void end(NetFault why);
    void heard();
    void setQuiet(bool quiet);
    quint32 post(const wire::ClientMessage &message, wire::TableId table = 0);

    TokenStore &m_tokens;
    TrustStore &m_trusted;
    ClientOptions m_options;
    ServerAddress m_address;
    Entry m_entry;
    RetryPolicy m_retry;
    std::unique_ptr<TcpConnector> m_connector;
    FrameLink *m_link = nullptr; ///< our child
    QTimer m_retryTimer;
    QTimer m_quietTimer;
    QTimer m_silenceTimer;
    QTimer m_answerTimer;
    wire::Welcome m_welcome;
    wire::Session m_session;
    QByteArray m_peerPin;
    std::chrono::milliseconds m_extraPause{0}; ///< a restart of the server was announced
    std::uint64_t m_lastSeq = 0;
    quint32 m_lastRid = 0;
    State m_state = State::Idle;
    NetFault m_fault = NetFault::None;
    wire::Error m_refusal;
    NetFault m_closing = NetFault::None; ///< what the server said it closes for
    bool m_isLocal = false;
    bool m_wasReady = false;
    bool m_isResuming = false;
    bool m_isQuiet = false;
};

} // namespace naqla::net
