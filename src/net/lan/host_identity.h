// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QSslConfiguration>
#include <QString>

namespace naqla::net {

/// Who a host is: its key, by which guests know it again, and its id, under which they remember the key.
class HostIdentity
{
public:
    enum class Fault : quint8
    {
        Unreadable,
        Unwritable, ///< the folder cannot be made or written
        Damaged, ///< the file is there, but is no key and certificate; it is never replaced on its own
        CryptoFailed,
    };

    /// Reads `host.pem` in the folder, or makes it when there is none (only the owner may read it).
    [[nodiscard]] static core::Result<HostIdentity, Fault> loadOrMake(const QString &folder);
    [[nodiscard]] static QString filePath(const QString &folder);

    static constexpr qsizetype ServerIdBytes = 16;
    /// The serial number of the certificate.
    [[nodiscard]] const QByteArray &serverId() const noexcept { return m_serverId; }
    /// See pinOf.
    [[nodiscard]] const QByteArray &pin() const noexcept { return m_pin; }
    /// For the host's end of a TcpLink.
    [[nodiscard]] const QSslConfiguration &configuration() const noexcept { return m_configuration; }

private:
    [[nodiscard]] static core::Result<HostIdentity, Fault> parse(const QByteArray &pem);

    QByteArray m_serverId;
    QByteArray m_pin;
    QSslConfiguration m_configuration;
};

} // namespace naqla::net
