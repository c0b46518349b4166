// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/admin/admin_socket.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QPointer>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

constexpr int PatienceMs = 10'000;

[[nodiscard]] QByteArray line(const QJsonDocument &document)
{
    return document.toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

QString adminSocketPath(const QString &dataFolder)
{
    return QDir(dataFolder).absoluteFilePath(u"admin.socket"_s);
}

AdminSocket::AdminSocket(AdminConsole &console, QObject *parent)
    : QObject(parent)
    , m_console(console)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &AdminSocket::take);
}

bool AdminSocket::listen(const QString &dataFolder)
{
    return m_server.listen(adminSocketPath(dataFolder));
}

void AdminSocket::take()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        socket->setReadBufferSize(LongestCommand);
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        read(*socket);
    }
}

void AdminSocket::read(QLocalSocket &socket)
{
    if (!m_server.isListening())
        return socket.abort();
    const bool isTooLong = socket.bytesAvailable() >= LongestCommand;
    if (!socket.canReadLine()) {
        if (isTooLong)
            socket.abort();
        return;
    }
    QStringList words;
    for (const QJsonValue &word : QJsonDocument::fromJson(socket.readLine()).array())
        words += word.toString();
    m_console.run(words, [asker = QPointer(&socket)](const AdminAnswer &answer) {
        if (asker.isNull())
            return;
        asker->write(line(QJsonDocument(QJsonObject{{u"good"_s, answer.good}, {u"text"_s, answer.text}})));
        asker->disconnectFromServer();
    });
}

std::optional<AdminAnswer> askServer(const QString &dataFolder, const QStringList &words)
{
    QLocalSocket socket;
    socket.connectToServer(adminSocketPath(dataFolder));
    if (!socket.waitForConnected(PatienceMs))
        return std::nullopt;
    const QByteArray command = line(QJsonDocument(QJsonArray::fromStringList(words)));
    if (command.size() >= AdminSocket::LongestCommand)
        return AdminAnswer{false, u"the command is too long"_s};
    socket.write(command);
    while (!socket.canReadLine() && socket.waitForReadyRead(PatienceMs)) { }
    if (!socket.canReadLine())
        return AdminAnswer{false, u"the server gave no answer"_s};
    const QJsonObject answer = QJsonDocument::fromJson(socket.readLine()).object();
    return AdminAnswer{answer[u"good"_s].toBool(), answer[u"text"_s].toString()};
}

} // namespace naqla::net
