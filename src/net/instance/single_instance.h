// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QStringList>

class QLocalSocket;

namespace naqla::net {

/// One window for one person and data folder: a second start hands what it was started with over to the first
/// and leaves. Both speak over a local socket in the folder for running programs ($XDG_RUNTIME_DIR), which
/// only that person can open.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// The most bytes that a start may hand over.
    static constexpr qsizetype LargestRequest = 64 * 1024;

    explicit SingleInstance(const QString &dataFolder, QObject *parent = nullptr);

    /// Hands over what shall be opened: files by their whole path, and links; nothing brings up the window.
    /// @return false when no other program answers, so that this one has to open it
    [[nodiscard]] bool handOver(const QStringList &wanted) const;
    /// Where the socket stands.
    [[nodiscard]] const QString &socketPath() const noexcept { return m_path; }
    /// Takes over what later starts want. Without a socket each start opens a window of its own.
    void listen();

Q_SIGNALS:
    void asked(const QStringList &wanted);

private:
    void take();
    void read(QLocalSocket &socket);

    QString m_path;
    QLocalServer m_server;
};

} // namespace naqla::net
