// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/transport/tcp_link.h"

#include "net/transport/socket_options.h"

#include <QNetworkProxy>
#include <algorithm>
#include <limits>

namespace naqla::net {

namespace {

constexpr qint64 ReadBufferBytes = 32 * 1024;
constexpr qint64 ReadChunkBytes = 16 * 1024;
constexpr int FramesPerTurn = 32;

QSslConfiguration guestConfiguration(PeerTrust::Kind kind)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    if (kind != PeerTrust::Kind::Authorities)
        configuration.setCaCertificates({});
    return configuration;
}

/// What a self-made certificate is expected to lack. Its dates say nothing: clocks are often wrong, the key
/// counts.
bool isExpectedOfOwnKey(QSslError::SslError error)
{
    return error == QSslError::SelfSignedCertificate || error == QSslError::HostNameMismatch
        || error == QSslError::CertificateExpired || error == QSslError::CertificateNotYetValid;
}

NetFault authorityFault(const QList<QSslError> &errors)
{
    for (const QSslError &error : errors) {
        if (error.error() == QSslError::CertificateExpired
            || error.error() == QSslError::CertificateNotYetValid)
            return NetFault::CertificateExpired;
        if (error.error() == QSslError::HostNameMismatch && errors.size() == 1)
            return NetFault::CertificateWrongHost;
    }
    return NetFault::CertificateUntrusted;
}

} // namespace

TcpLink::TcpLink(const Endpoint &endpoint, PeerTrust trust, const LinkTimeouts &timeouts, QObject *parent)
    : FrameLink(parent)
    , m_socket(new QSslSocket(this))
    , m_trust(std::move(trust))
    , m_timeouts(timeouts)
    , m_splitter(wire::FrameLimit::ToClient)
    , m_role(Role::Guest)
{
    prepare();
    enter(Stage::Connecting, m_timeouts.connect);
    if (!QSslSocket::supportsSsl()) {
        QMetaObject::invokeMethod(
            this, [this] { fail(NetFault::TlsUnavailable); }, Qt::QueuedConnection);
        return;
    }
    m_socket->setSslConfiguration(guestConfiguration(m_trust.kind));
    // An own host may be refused within this call; the caller has not connected to our signals yet.
    QMetaObject::invokeMethod(
        this,
        [this, endpoint] {
            if (m_stage == Stage::Connecting)
                m_socket->connectToHostEncrypted(endpoint.host, endpoint.port);
        },
        Qt::QueuedConnection);
}

TcpLink::TcpLink(
    qintptr descriptor, const QSslConfiguration &configuration, const LinkTimeouts &timeouts, QObject *parent)
    : FrameLink(parent)
    , m_socket(new QSslSocket(this))
    , m_timeouts(timeouts)
    , m_splitter(wire::FrameLimit::BeforeLogin)
    , m_role(Role::Host)
{
    prepare();
    enter(Stage::Encrypting, m_timeouts.tls);
    m_socket->setSslConfiguration(configuration);
    if (!m_socket->setSocketDescriptor(descriptor)) {
        QMetaObject::invokeMethod(
            this, [this] { fail(NetFault::LinkBroken); }, Qt::QueuedConnection);
        return;
    }
    onConnected();
    m_socket->startServerEncryption();
}

TcpLink::~TcpLink()
{
    m_socket->disconnect(this);
}

void TcpLink::prepare()
{
    m_socket->setProxy(QNetworkProxy::NoProxy);
    m_socket->setReadBufferSize(ReadBufferBytes);
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &TcpLink::onDeadline);
    connect(m_socket, &QSslSocket::connected, this, &TcpLink::onConnected);
    connect(m_socket, &QSslSocket::sslErrors, this, &TcpLink::onSslErrors);
    connect(m_socket, &QSslSocket::encrypted, this, &TcpLink::onEncrypted);
    connect(m_socket, &QSslSocket::readyRead, this, &TcpLink::onReadyRead);
    connect(m_socket, &QSslSocket::errorOccurred, this, &TcpLink::onError);
    connect(m_socket, &QSslSocket::disconnected, this, &TcpLink::onDisconnected);
    connect(m_socket, &QSslSocket::encryptedBytesWritten, this, [this] {
        if (isOpen() && bytesWaiting() == 0)
            Q_EMIT drained();
    });
}

void TcpLink::enter(Stage stage, std::chrono::milliseconds limit)
{
    m_stage = stage;
    m_deadline.start(limit);
}

void TcpLink::onConnected()
{
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
    setUserTimeout(m_socket->socketDescriptor(), m_timeouts.unacknowledged);
    enter(Stage::Encrypting, m_timeouts.tls);
}

void TcpLink::onSslErrors(const QList<QSslError> &errors)
{
    // Not ignoring them makes Qt end the handshake with an error, which onError reports as m_tlsFault.
    if (m_trust.kind == PeerTrust::Kind::Authorities) {
        m_tlsFault = authorityFault(errors);
        return;
    }
    m_peerPin = pinOf(m_socket->peerCertificate());
    if (!m_trust.accepts(m_peerPin)) {
        m_tlsFault = pinFault();
        return;
    }
    const bool allExpected = std::all_of(errors.begin(), errors.end(),
        [](const QSslError &error) { return isExpectedOfOwnKey(error.error()); });
    if (allExpected)
        m_socket->ignoreSslErrors(errors);
}

void TcpLink::onEncrypted()
{
    if (m_role == Role::Guest) {
        m_peerPin = pinOf(m_socket->peerCertificate());
        if (!m_trust.accepts(m_peerPin)) {
            fail(pinFault());
            return;
        }
    }
    enter(Stage::Preamble, m_timeouts.preamble);
    m_socket->write(wire::preamble());
    m_socket->flush();
    onReadyRead();
}

void TcpLink::onReadyRead()
{
    if ((m_stage == Stage::Preamble || m_stage == Stage::Open) && !m_continuing)
        readFrames(FramesPerTurn);
}

void TcpLink::readFrames(int count)
{
    m_continuing = false;
    while (m_stage == Stage::Preamble || m_stage == Stage::Open) {
        const auto frame = m_splitter.next();
        const auto state = m_splitter.state();
        if (m_stage == Stage::Preamble
            && (state == wire::FrameSplitter::State::Frames
                || state == wire::FrameSplitter::State::WrongSize))
            open();
        if (m_splitter.isBroken()) {
            if (isOpen())
                Q_EMIT frameRefused();
            if (m_stage != Stage::Closing)
                fail(streamFault());
            return;
        }
        if (frame) {
            m_deadline.stop();
            if (isOpen())
                Q_EMIT frameReceived(*frame);
            if (--count == 0 && isOpen()) {
                m_continuing = true;
                QMetaObject::invokeMethod(
                    this, [this] { readFrames(FramesPerTurn); }, Qt::QueuedConnection);
                return;
            }
            continue;
        }
        const QByteArray bytes = m_socket->read(ReadChunkBytes);
        if (bytes.isEmpty())
            break;
        m_splitter.append(bytes);
    }
    if (isOpen() && m_splitter.isInside() && !m_deadline.isActive())
        m_deadline.start(m_timeouts.frame);
}

void TcpLink::open()
{
    m_stage = Stage::Open;
    m_deadline.stop();
    Q_EMIT opened();
}

NetFault TcpLink::streamFault() const
{
    if (m_splitter.state() == wire::FrameSplitter::State::WrongMagic)
        return NetFault::NotNaqla;
    if (m_splitter.state() == wire::FrameSplitter::State::WrongMajor)
        return m_splitter.peerMajor() < wire::MajorVersion ? NetFault::PeerOlder : NetFault::PeerNewer;
    return NetFault::BadFrame;
}

void TcpLink::onError(QAbstractSocket::SocketError error)
{
    switch (m_stage) {
    case Stage::Connecting:
    case Stage::Encrypting:
    case Stage::Preamble:
        fail(faultOf(error));
        break;
    case Stage::Open:
        // The peer's last frames may still be unread; onDisconnected follows and reads them.
        if (error == QAbstractSocket::RemoteHostClosedError)
            break;
        readFrames(std::numeric_limits<int>::max());
        fail(NetFault::LinkBroken);
        break;
    case Stage::Closing:
        fail(NetFault::ClosedHere);
        break;
    case Stage::Closed:
        break;
    }
}

void TcpLink::onDisconnected()
{
    if (m_stage == Stage::Open)
        readFrames(std::numeric_limits<int>::max());
    fail(m_stage == Stage::Closing ? NetFault::ClosedHere : NetFault::ClosedByPeer);
}

void TcpLink::onDeadline()
{
    switch (m_stage) {
    case Stage::Connecting:
        fail(NetFault::ConnectTimeout);
        break;
    case Stage::Encrypting:
    case Stage::Preamble:
        fail(NetFault::HandshakeTimeout);
        break;
    case Stage::Open: // the rest of a frame did not come
        fail(NetFault::LinkBroken);
        break;
    case Stage::Closing:
        fail(NetFault::ClosedHere);
        break;
    case Stage::Closed:
        break;
    }
}

NetFault TcpLink::pinFault() const
{
    constexpr qsizetype WholePin = 32;
    return m_trust.pin.size() < WholePin ? NetFault::JoinCodeMismatch : NetFault::KeyChanged;
}

NetFault TcpLink::faultOf(QAbstractSocket::SocketError error) const
{
    if (m_stage == Stage::Encrypting)
        return m_tlsFault;
    if (m_stage == Stage::Preamble)
        return error == QAbstractSocket::RemoteHostClosedError ? NetFault::ClosedByPeer
                                                               : NetFault::LinkBroken;
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError:
        return NetFault::Refused;
    case QAbstractSocket::HostNotFoundError:
        return NetFault::HostNotFound;
    case QAbstractSocket::SocketTimeoutError:
        return NetFault::ConnectTimeout;
    default:
        return NetFault::Unreachable;
    }
}

void TcpLink::sendFrame(const QByteArray &payload)
{
    if (!isOpen() || payload.isEmpty())
        return;
    if (bytesWaiting() > m_sendLimit) {
        QMetaObject::invokeMethod(
            this, [this] { fail(NetFault::SlowConsumer); }, Qt::QueuedConnection);
        return;
    }
    m_socket->write(wire::frame(payload));
}

qint64 TcpLink::bytesWaiting() const
{
    return m_socket->bytesToWrite() + m_socket->encryptedBytesToWrite();
}

QHostAddress TcpLink::peerAddress() const
{
    const QHostAddress address = m_socket->peerAddress();
    bool isIpv4 = false;
    const quint32 ipv4 = address.toIPv4Address(&isIpv4);
    return isIpv4 ? QHostAddress(ipv4) : address;
}

void TcpLink::close()
{
    if (m_stage == Stage::Closing || m_stage == Stage::Closed)
        return;
    const bool wasEncrypted = m_stage == Stage::Open || m_stage == Stage::Preamble;
    enter(Stage::Closing, wasEncrypted ? m_timeouts.closing : std::chrono::milliseconds{0});
    if (wasEncrypted)
        m_socket->disconnectFromHost();
}

void TcpLink::fail(NetFault why)
{
    if (m_stage == Stage::Closed)
        return;
    m_stage = Stage::Closed;
    m_deadline.stop();
    m_socket->disconnect(this);
    // Not now: the socket may be in the middle of its own work when it tells us. A peer of another version
    // still gets our preamble, by which it learns what is wrong.
    const bool mayFlush = why == NetFault::PeerOlder || why == NetFault::PeerNewer;
    QMetaObject::invokeMethod(
        m_socket,
        [socket = m_socket, mayFlush] { mayFlush ? socket->disconnectFromHost() : socket->abort(); },
        Qt::QueuedConnection);
    Q_EMIT closed(why);
}

} // namespace naqla::net

#include "moc_tcp_link.cpp"
