// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QSslConfiguration>
#include <QString>

namespace naqla::net {

enum class TlsFileFault : quint8
{
    CertificateUnreadable,
    KeyUnreadable,
    NoCertificate, ///< the file holds none in PEM
    NoKey, ///< the file holds no key in PEM that is without a passphrase
    KeyOfAnother, ///< the key is not the certificate's
};

/// The server's end of TLS from files as certbot and others make them: the server's certificate first, then
/// what links it to an authority.
[[nodiscard]] core::Result<QSslConfiguration, TlsFileFault> readTlsFiles(
    const QString &certificateFile, const QString &keyFile);

/// What every server's end has in common: TLS 1.2 or later, no certificates of guests.
[[nodiscard]] QSslConfiguration serverTls();

} // namespace naqla::net
