// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <optional>

namespace naqla::net {

/// What this installation needs to come back to its seats: the id of the device, and for each server the
/// token of the last session. One file that only its owner may read, written whole.
class TokenStore
{
public:
    /// @param path  the file; empty keeps everything in memory. A damaged file counts as empty.
    explicit TokenStore(QString path);

    /// 16 random bytes, made at first use.
    [[nodiscard]] const QByteArray &deviceId() const noexcept { return m_deviceId; }
    [[nodiscard]] QByteArray token(const QByteArray &serverId) const { return m_tokens.value(serverId); }
    /// Returns when the token is on the disk; false when it cannot be written.
    bool setToken(const QByteArray &serverId, const QByteArray &token);
    bool forget(const QByteArray &serverId);

private:
    void load();
    [[nodiscard]] bool save() const;

    QString m_path;
    QByteArray m_deviceId;
    QHash<QByteArray, QByteArray> m_tokens;
};

} // namespace naqla::net
