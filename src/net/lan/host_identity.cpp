// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/host_identity.h"

#include "net/lan/keyed_file.h"
#include "net/lan/own_certificate.h"
#include "net/lan/tls_files.h"
#include "net/transport/peer_trust.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSslKey>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MaxIdentityBytes = 64 * 1024;
constexpr QFile::Permissions OwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

/// Random, with first byte 0x40..0x7f: a positive number that never loses a leading zero.
QByteArray newServerId()
{
    QByteArray id(HostIdentity::ServerIdBytes, Qt::Uninitialized);
    QRandomGenerator::system()->generate(id.begin(), id.end());
    id[0] = static_cast<char>((id[0] & 0x3f) | 0x40);
    return id;
}

} // namespace

QString HostIdentity::filePath(const QString &folder)
{
    return QDir(folder).filePath(u"host.pem"_s);
}

core::Result<HostIdentity, HostIdentity::Fault> HostIdentity::loadOrMake(const QString &folder)
{
    const QString path = filePath(folder);
    if (!QFile::exists(path)) {
        const auto pem = makeOwnCertificate(newServerId());
        if (!pem)
            return core::Unexpected{Fault::CryptoFailed};
        if (!writeOwnerOnly(path, *pem))
            return core::Unexpected{Fault::Unwritable};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return core::Unexpected{Fault::Unreadable};
    if (file.size() > MaxIdentityBytes)
        return core::Unexpected{Fault::Damaged};
    file.setPermissions(OwnerOnly);
    return parse(file.readAll());
}

core::Result<HostIdentity, HostIdentity::Fault> HostIdentity::parse(const QByteArray &pem)
{
    const TlsComplaints complaints;
    const QSslKey key(pem, QSsl::Ec, QSsl::Pem, QSsl::PrivateKey);
    const QList<QSslCertificate> certificates = QSslCertificate::fromData(pem, QSsl::Pem);
    if (key.isNull() || certificates.size() != 1 || !keyFitsCertificate(pem))
        return core::Unexpected{Fault::Damaged};

    HostIdentity identity;
    identity.m_serverId = QByteArray::fromHex(certificates.first().serialNumber());
    identity.m_pin = pinOf(certificates.first());
    if (identity.m_serverId.size() != ServerIdBytes)
        return core::Unexpected{Fault::Damaged};

    identity.m_configuration = serverTls();
    identity.m_configuration.setLocalCertificate(certificates.first());
    identity.m_configuration.setPrivateKey(key);
    return identity;
}

} // namespace naqla::net
