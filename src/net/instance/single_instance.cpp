// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/instance/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalSocket>
#include <QStandardPaths>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

/// A request is an array of texts in JSON on one line; the answer is an empty line.
constexpr char EndOfLine = '\n';
/// A program that is too busy to answer for so long counts as gone.
constexpr int PatienceMs = 2000;

} // namespace

SingleInstance::SingleInstance(const QString &dataFolder, QObject *parent)
    : QObject(parent)
{
    const QByteArray folder = QDir(dataFolder).absolutePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex().first(16);
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    m_path = QDir(runtime.isEmpty() ? dataFolder : runtime).filePath(u"naqla-"_s + QString::fromLatin1(hash));
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::take);
}

bool SingleInstance::handOver(const QStringList &wanted) const
{
    const QByteArray request =
        QJsonDocument(QJsonArray::fromStringList(wanted)).toJson(QJsonDocument::Compact) + EndOfLine;
    if (request.size() > LargestRequest)
        return false;
    QLocalSocket socket;
    socket.connectToServer(m_path);
    if (!socket.waitForConnected(PatienceMs))
        return false;
    socket.write(request);
    return socket.waitForReadyRead(PatienceMs) && socket.read(1) == QByteArray(1, EndOfLine);
}

void SingleInstance::listen()
{
    // A server for one person alone takes the place of any other, be it alive or left behind by one that
    // died.
    QLocalSocket socket;
    socket.connectToServer(m_path);
    if (!socket.waitForConnected(PatienceMs))
        m_server.listen(m_path);
}

void SingleInstance::take()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        read(*socket);
    }
}

void SingleInstance::read(QLocalSocket &socket)
{
    if (socket.canReadLine()) {
        const QJsonDocument request = QJsonDocument::fromJson(socket.readLine(LargestRequest));
        if (request.isArray()) {
            socket.write(QByteArray(1, EndOfLine));
            QStringList wanted;
            for (const QJsonValue &text : request.array())
                wanted.append(text.toString());
            Q_EMIT asked(wanted);
        }
        socket.disconnectFromServer();
    } else if (socket.bytesAvailable() >= LargestRequest) {
        socket.abort();
    }
}

} // namespace naqla::net

#include "moc_single_instance.cpp"
