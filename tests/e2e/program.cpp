// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/program.h"

#include "tests/net/event_wait.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <gtest/gtest.h>

using namespace Qt::StringLiterals;

namespace naqla::test {

RunningProgram::RunningProgram(const QString &language)
    : m_language(language)
{
}

RunningProgram::~RunningProgram()
{
    kill();
}

void RunningProgram::kill()
{
    m_socket.abort();
    if (m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished();
    }
    QFile::remove(m_home.filePath(u"driver"_s)); // the socket that a killed program leaves
}

bool RunningProgram::start()
{
    QDir(m_home.path()).mkpath(u"config/naqla"_s);
    QFile settings(m_home.filePath(u"config/naqla/naqla.conf"_s));
    if (!settings.exists()) {
        if (!settings.open(QIODevice::WriteOnly))
            return false;
        settings.write("[board]\nanimationSpeed=off\n[play]\nfirstStartDone=true\n");
        settings.close();
    }

    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto &variable : {u"HOME"_s, u"LANG"_s, u"LC_ALL"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s,
             u"DBUS_SESSION_BUS_ADDRESS"_s, u"XDG_CURRENT_DESKTOP"_s})
        environment.remove(variable);
    environment.insert(u"XDG_CONFIG_HOME"_s, m_home.filePath(u"config"_s));
    environment.insert(u"XDG_DATA_HOME"_s, m_home.filePath(u"data"_s));
    environment.insert(u"XDG_CACHE_HOME"_s, m_home.filePath(u"cache"_s));
    environment.insert(u"XDG_RUNTIME_DIR"_s, m_home.path());
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"QT_PLUGIN_PATH"_s, QStringLiteral(NAQLA_DRIVER_FOLDER));
    const QString socket = m_home.filePath(u"driver"_s);
    environment.insert(u"QT_QPA_GENERIC_PLUGINS"_s, u"naqladriver:"_s + socket);
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(QStringLiteral(NAQLA_PROGRAM), {u"--lang"_s, m_language});
    return waitUntil([&] {
        if (m_socket.state() == QLocalSocket::UnconnectedState)
            m_socket.connectToServer(socket);
        return m_socket.state() == QLocalSocket::ConnectedState || m_process.state() == QProcess::NotRunning;
    }) && m_socket.state() == QLocalSocket::ConnectedState;
}

QJsonObject RunningProgram::ask(QJsonObject order)
{
    m_socket.write(QJsonDocument(order).toJson(QJsonDocument::Compact) + '\n');
    if (!waitUntil(
            [this] { return m_socket.canReadLine() || m_socket.state() != QLocalSocket::ConnectedState; }))
        return {{u"failed"_s, u"no answer"_s}};
    return QJsonDocument::fromJson(m_socket.readLine()).object();
}

QJsonValue RunningProgram::value(const QString &what, const QString &name, QJsonObject order)
{
    order[u"do"] = what;
    order[u"name"] = name;
    const QJsonObject answer = ask(order);
    EXPECT_FALSE(answer.contains(u"failed"_s)) << what.toStdString() << ' ' << name.toStdString() << ": "
                                               << answer[u"failed"].toString().toStdString();
    return answer[u"value"];
}

bool RunningProgram::isVisible(const QString &name)
{
    return value(u"isVisible"_s, name).toBool();
}

bool RunningProgram::appears(const QString &name)
{
    return waitUntil([&] { return isVisible(name); });
}

bool RunningProgram::vanishes(const QString &name)
{
    return waitUntil([&] { return !isVisible(name); });
}

void RunningProgram::click(const QString &name)
{
    (void)value(u"click"_s, name);
}

void RunningProgram::type(const QString &name, const QString &text, bool enter)
{
    (void)value(u"type"_s, name, {{u"text"_s, text}, {u"enter"_s, enter}});
}

QString RunningProgram::text(const QString &name)
{
    return value(u"text"_s, name).toString();
}

void RunningProgram::clickSquare(const QString &square)
{
    (void)value(u"clickSquare"_s, u"board"_s, {{u"square"_s, square}});
}

QString RunningProgram::describe(const QString &square)
{
    return value(u"describe"_s, u"board"_s, {{u"square"_s, square}}).toString();
}

bool RunningProgram::isRightToLeft()
{
    return value(u"isRightToLeft"_s, u"mainWindow"_s).toBool();
}

QSize RunningProgram::size(const QString &name)
{
    const QJsonArray both = value(u"size"_s, name).toArray();
    return {both[0].toInt(), both[1].toInt()};
}

void RunningProgram::resizeWindow(QSize size)
{
    (void)value(u"resize"_s, u"mainWindow"_s, {{u"width"_s, size.width()}, {u"height"_s, size.height()}});
}

QImage RunningProgram::picture(const QString &name)
{
    const QByteArray png = QByteArray::fromBase64(value(u"picture"_s, name).toString().toLatin1());
    return QImage::fromData(png, "PNG").convertToFormat(QImage::Format_RGB32);
}

} // namespace naqla::test
