// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/admin/admin_console.h"

#include <QLocalServer>

class QLocalSocket;

namespace naqla::net {

/// Where the server with this data folder takes its operator's commands.
[[nodiscard]] QString adminSocketPath(const QString &dataFolder);

/// Takes commands from the same user's programs through a local socket: an array of words in JSON on one
/// line; the answer is an object with `good` and `text`, on one line.
class AdminSocket final : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 LongestCommand = 16 << 10; ///< bytes

    /// The console must live longer.
    explicit AdminSocket(AdminConsole &console, QObject *parent = nullptr);

    /// False when it cannot; errorText says why. Only for who holds the data folder: a socket that is there
    /// was left behind.
    [[nodiscard]] bool listen(const QString &dataFolder);
    /// Takes no commands any more, whoever is connected.
    void close() { m_server.close(); }
    [[nodiscard]] QString errorText() const { return m_server.errorString(); }

private:
    void take();
    void read(QLocalSocket &socket);

    AdminConsole &m_console;
    QLocalServer m_server;
};

/// A command's way to the server: sends it and waits for the answer.
/// @return nothing when no server takes commands there
[[nodiscard]] std::optional<AdminAnswer> askServer(const QString &dataFolder, const QStringList &words);

} // namespace naqla::net
