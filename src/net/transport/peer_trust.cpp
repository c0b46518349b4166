// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/transport/peer_trust.h"

#include <QCryptographicHash>
#include <QSslKey>

namespace naqla::net {

QByteArray pinOf(const QSslCertificate &certificate)
{
    if (certificate.isNull())
        return {};
    return QCryptographicHash::hash(certificate.publicKey().toDer(), QCryptographicHash::Sha256);
}

bool PeerTrust::accepts(const QByteArray &peerPin) const
{
    if (kind != Kind::Pinned)
        return true;
    return pin.size() >= MinPinBytes && peerPin.startsWith(pin);
}

} // namespace naqla::net
