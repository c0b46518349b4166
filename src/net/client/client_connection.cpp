// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/client_connection.h"

#include "net/wire/codec.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QSysInfo>
#include <algorithm>

namespace naqla::net {

namespace {

/// Faults that a new try would only meet again, or that the user must know first.
bool isFinal(NetFault fault)
{
    switch (fault) {
    case NetFault::TlsUnavailable:
    case NetFault::CertificateUntrusted:
    case NetFault::CertificateExpired:
    case NetFault::CertificateWrongHost:
    case NetFault::KeyChanged:
    case NetFault::JoinCodeMismatch:
    case NetFault::NotNaqla:
    case NetFault::PeerOlder:
    case NetFault::PeerNewer:
    case NetFault::BadFrame:
    case NetFault::ServerClosing:
    case NetFault::Kicked:
    case NetFault::Banned:
    case NetFault::Replaced:
    case NetFault::SessionExpired:
    case NetFault::NameRefused:
    case NetFault::LoginRefused:
    case NetFault::GaveUp:
        return true;
    case NetFault::None:
    case NetFault::HostNotFound:
    case NetFault::Unreachable:
    case NetFault::Refused:
    case NetFault::ConnectTimeout:
    case NetFault::TlsFailed:
    case NetFault::ClosedHere:
    case NetFault::ClosedByPeer:
    case NetFault::LinkBroken:
    case NetFault::HandshakeTimeout:
    case NetFault::SlowConsumer:
    case NetFault::ServerRestarting:
    case NetFault::ServerFull:
        return false;
    }
    return true;
}

/// What an error says about the whole connection; None when it concerns one request.
NetFault closingFault(wire::ErrorCode code)
{
    switch (code) {
    case wire::ErrorCode::BadFrame:
    case wire::ErrorCode::FrameSize:
        return NetFault::BadFrame;
    case wire::ErrorCode::Version:
        return NetFault::PeerNewer;
    case wire::ErrorCode::Banned:
        return NetFault::Banned;
    case wire::ErrorCode::Replaced:
        return NetFault::Replaced;
    case wire::ErrorCode::ShuttingDown:
        return NetFault::ServerRestarting;
    case wire::ErrorCode::SlowConsumer:
        return NetFault::SlowConsumer;
    default:
        return NetFault::None;
    }
}

double systemRandom()
{
    return QRandomGenerator::global()->generateDouble();
}

} // namespace

ClientConnection::ClientConnection(
    TokenStore &tokens, TrustStore &trusted, ClientOptions options, QObject *parent)
    : QObject(parent)
    , m_tokens(tokens)
    , m_trusted(trusted)
    , m_options(std::move(options))
    , m_retry(m_options.retry, m_options.random ? m_options.random : systemRandom)
{
    for (QTimer *timer : {&m_retryTimer, &m_quietTimer, &m_silenceTimer, &m_answerTimer})
        timer->setSingleShot(true);
    connect(&m_retryTimer, &QTimer::timeout, this, &ClientConnection::connectNow);
    connect(&m_quietTimer, &QTimer::timeout, this, [this] { setQuiet(true); });
    connect(&m_silenceTimer, &QTimer::timeout, this, [this] { onBroken(NetFault::LinkBroken); });
    connect(&m_answerTimer, &QTimer::timeout, this, [this] { onBroken(NetFault::HandshakeTimeout); });
}

ClientConnection::~ClientConnection()
{
    dropLink();
}

void ClientConnection::start(const ServerAddress &address, const Entry &entry)
{
    m_address = address;
    m_entry = entry;
    m_isLocal = false;
    m_wasReady = false;
    m_retry.reset();
    connectNow();
}

void ClientConnection::start(std::unique_ptr<FrameLink> link, const Entry &entry)
{
    m_entry = entry;
    m_isLocal = true;
    m_wasReady = false;
    setState(State::Connecting);
    adopt(link.release());
}

void ClientConnection::retryNow()
{
    if (m_isLocal || m_address.endpoints.isEmpty())
        return;
    if (m_state == State::Waiting || m_state == State::Ended) {
        m_retry.reset();
        connectNow();
    }
}

void ClientConnection::stop(bool keepSession)
{
    m_retryTimer.stop();
    m_connector.reset();
    if (m_link != nullptr && m_link->isOpen()) {
        const bool logsOut = isReady() && !keepSession;
        if (logsOut) {
            post(wire::Logout{});
            m_tokens.forget(m_welcome.serverId);
        }
        // It sends what is left and then goes by itself. After LOGOUT the server closes: a socket that is
        // closed here while something comes in would be reset, and the server would lose our last words.
        m_link->disconnect(this);
        m_link->setParent(nullptr);
        connect(m_link, &FrameLink::closed, m_link, &QObject::deleteLater);
        if (logsOut)
            QTimer::singleShot(m_options.timeouts.closing, m_link, &FrameLink::close);
        else
            m_link->close();
        m_link = nullptr;
    }
    end(NetFault::ClosedHere);
}

void ClientConnection::setState(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

void ClientConnection::connectNow()
{
    m_retryTimer.stop();
    dropLink();
    m_connector = std::make_unique<TcpConnector>(m_address.endpoints, m_address.trust, m_options.timeouts);
    connect(m_connector.get(), &TcpConnector::connected, this, [this](TcpLink *link) {
        m_peerPin = link->peerPin();
        m_connector.release()->deleteLater();
        adopt(link);
        onOpened();
    });
    connect(m_connector.get(), &TcpConnector::failed, this, [this](NetFault why) {
        m_connector.release()->deleteLater();
        onBroken(why);
    });
    setState(m_wasReady ? State::Reconnecting : State::Connecting);
    m_connector->start();
}

void ClientConnection::adopt(FrameLink *link)
{
    m_link = link;
    m_link->setParent(this);
    connect(m_link, &FrameLink::opened, this, &ClientConnection::onOpened);
    connect(m_link, &FrameLink::frameReceived, this, &ClientConnection::onFrame);
    connect(m_link, &FrameLink::closed, this, &ClientConnection::onBroken);
}

void ClientConnection::dropLink()
{
    for (QTimer *timer : {&m_quietTimer, &m_silenceTimer, &m_answerTimer})
        timer->stop();
    setQuiet(false);
    if (m_link == nullptr)
        return;
    m_link->disconnect(this);
    m_link->deleteLater();
    m_link = nullptr;
}

void ClientConnection::onOpened()
{
    m_lastSeq = 0;
    m_closing = NetFault::None;
    setState(m_wasReady ? State::Reconnecting : State::Entering);
    wire::Hello hello;
    hello.version = m_options.version;
    hello.locale = m_options.locale;
    hello.platform = QSysInfo::kernelType();
    hello.deviceId = m_tokens.deviceId();
    post(hello);
    m_answerTimer.start(m_options.answerLimit);
    heard();
}

void ClientConnection::heard()
{
    setQuiet(false);
    if (m_isLocal)
        return;
    m_quietTimer.start(m_options.quietAfter);
    m_silenceTimer.start(m_options.silentAfter);
}

void ClientConnection::setQuiet(bool quiet)
{
    if (quiet == m_isQuiet)
        return;
    m_isQuiet = quiet;
    Q_EMIT quietChanged(quiet);
}

void ClientConnection::onFrame(const QByteArray &payload)
{
    heard();
    const auto packet = wire::decodeServerPacket(payload);
    if (!packet) {
        // A newer server may know messages that we do not; a broken one ends the connection.
        if (packet.error().code == wire::ErrorCode::BadFrame)
            end(NetFault::BadFrame);
        return;
    }
    m_lastSeq = std::max(m_lastSeq, packet->envelope.seq);
    const wire::ServerMessage &message = packet->message;
    if (const auto *ping = std::get_if<wire::Ping>(&message)) {
        post(wire::Pong{ping->t});
        return;
    }
    if (std::holds_alternative<wire::Pong>(message))
        return;
    if (const auto *welcome = std::get_if<wire::Welcome>(&message)) {
        onWelcome(*welcome);
        return;
    }
    if (const auto *session = std::get_if<wire::Session>(&message)) {
        onSession(*session, packet->envelope.seq);
        return;
    }
    if (const auto *error = std::get_if<wire::Error>(&message)) {
        m_refusal = *error;
        if (const NetFault why = closingFault(error->code); why != NetFault::None) {
            onClosedByServer(why);
            return;
        }
        if (!isReady()) {
            onEntryRefused(error->code);
            return;
        }
    }
    if (const auto *notice = std::get_if<wire::Notice>(&message); notice && packet->envelope.table == 0)
        onNotice(*notice);
    if (isReady())
        Q_EMIT received(*packet);
}

void ClientConnection::onWelcome(const wire::Welcome &welcome)
{
    if (m_state == State::Ready)
        return;
    m_welcome = welcome;
    if (!m_isLocal && m_address.trust.kind != PeerTrust::Kind::Authorities) {
        switch (m_trusted.judge(welcome.serverId, m_peerPin)) {
        case TrustStore::Verdict::KeyChanged:
            end(NetFault::KeyChanged);
            return;
        case TrustStore::Verdict::Unknown:
            m_trusted.remember(welcome.serverId, m_peerPin);
            // From here on the whole key is known, whatever it began with.
            m_address.trust = PeerTrust::pinned(m_peerPin);
            Q_EMIT firstContact();
            break;
        case TrustStore::Verdict::Known:
            m_address.trust = PeerTrust::pinned(m_peerPin);
            break;
        }
    }
    enter();
}

void ClientConnection::enter()
{
    const QByteArray token = m_tokens.token(m_welcome.serverId);
    const bool mayResume = m_wasReady || std::holds_alternative<wire::Guest>(m_entry);
    m_isResuming = mayResume && !token.isEmpty();
    if (m_isResuming)
        post(wire::Resume{token, m_tokens.deviceId(), 0});
    else
        std::visit([this](const auto &message) { post(message); }, m_entry);
}

void ClientConnection::onSession(const wire::Session &session, std::uint64_t seq)
{
    m_answerTimer.stop();
    m_session = session;
    // First on the disk, then acknowledged: the old token dies with the acknowledgement.
    m_tokens.setToken(m_welcome.serverId, session.resumeToken);
    post(wire::Ping{seq});
    m_retry.reset();
    m_extraPause = {};
    m_fault = NetFault::None;
    m_wasReady = true;
    if (m_link != nullptr)
        m_link->setReceiveLimit(wire::FrameLimit::ToClient);
    const bool resumed = std::exchange(m_isResuming, false);
    setState(State::Ready);
    Q_EMIT ready(resumed);
}

void ClientConnection::onEntryRefused(wire::ErrorCode code)
{
    if (m_isResuming && code == wire::ErrorCode::TokenBad) {
        m_isResuming = false;
        m_tokens.forget(m_welcome.serverId);
        // A token from an earlier run may simply be too old; within a run the seats are gone with it.
        if (m_wasReady)
            end(NetFault::SessionExpired);
        else
            enter();
        return;
    }
    if (code == wire::ErrorCode::NameBad || code == wire::ErrorCode::NameTaken)
        end(NetFault::NameRefused);
    else if (code == wire::ErrorCode::Busy || code == wire::ErrorCode::Rate || code == wire::ErrorCode::Limit)
        onBroken(NetFault::ServerFull);
    else
        end(NetFault::LoginRefused);
}

void ClientConnection::onNotice(const wire::Notice &notice)
{
    constexpr qint64 LongestAnnouncedPause = 120'000;
    switch (notice.kind) {
    case wire::NoticeKind::Restart: {
        const qint64 left = static_cast<qint64>(notice.at) - QDateTime::currentMSecsSinceEpoch();
        m_extraPause = std::chrono::milliseconds(std::clamp<qint64>(left, 0, LongestAnnouncedPause));
        m_closing = NetFault::ServerRestarting;
        break;
    }
    case wire::NoticeKind::Closing:
        m_closing = NetFault::ServerClosing;
        break;
    case wire::NoticeKind::Kicked:
        m_closing = NetFault::Kicked;
        break;
    case wire::NoticeKind::Banned:
        m_closing = NetFault::Banned;
        break;
    case wire::NoticeKind::Replaced:
        m_closing = NetFault::Replaced;
        break;
    case wire::NoticeKind::Redirect:
        break;
    }
}

void ClientConnection::onClosedByServer(NetFault why)
{
    m_closing = m_closing == NetFault::None ? why : m_closing;
    onBroken(why);
}

void ClientConnection::onBroken(NetFault why)
{
    if (m_state == State::Ended || m_state == State::Idle)
        return;
    const NetFault fault = m_closing != NetFault::None ? std::exchange(m_closing, NetFault::None) : why;
    dropLink();
    m_connector.reset();
    // Before the first success a person waits for an answer; afterwards for the game.
    if (isFinal(fault) || m_isLocal || !m_wasReady) {
        end(fault);
        return;
    }
    const auto pause = m_retry.next();
    if (!pause) {
        end(NetFault::GaveUp);
        return;
    }
    m_fault = fault;
    const auto whole = *pause + std::exchange(m_extraPause, {});
    m_retryTimer.start(whole);
    setState(State::Waiting);
    Q_EMIT interrupted(fault, static_cast<int>(whole.count()));
}

void ClientConnection::end(NetFault why)
{
    if (m_state == State::Ended)
        return;
    m_retryTimer.stop();
    dropLink();
    m_fault = why;
    setState(State::Ended);
    Q_EMIT ended(why);
}

quint32 ClientConnection::request(const wire::ClientMessage &message, wire::TableId table)
{
    return isReady() ? post(message, table) : 0;
}

quint32 ClientConnection::post(const wire::ClientMessage &message, wire::TableId table)
{
    if (m_link == nullptr)
        return 0;
    wire::ClientPacket packet;
    packet.envelope.rid = ++m_lastRid;
    packet.envelope.ack = m_lastSeq;
    packet.envelope.table = table;
    packet.message = message;
    m_link->sendFrame(wire::encode(packet));
    return m_lastRid;
}

} // namespace naqla::net

#include "moc_client_connection.cpp"
