// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/tls_files.h"

#include "net/lan/own_certificate.h"

#include <QFile>
#include <QSslKey>
#include <QSslSocket>

#include <optional>

namespace naqla::net {

namespace {

constexpr qint64 MostPemBytes = 256 << 10;

[[nodiscard]] std::optional<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > MostPemBytes)
        return std::nullopt;
    return file.readAll();
}

[[nodiscard]] QSslKey keyFrom(const QByteArray &pem)
{
    for (const auto algorithm : {QSsl::Ec, QSsl::Rsa}) {
        if (const QSslKey key(pem, algorithm, QSsl::Pem, QSsl::PrivateKey); !key.isNull())
            return key;
    }
    return {};
}

} // namespace

QSslConfiguration serverTls()
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // guests have no certificates
    configuration.setCaCertificates({});
    return configuration;
}

core::Result<QSslConfiguration, TlsFileFault> readTlsFiles(
    const QString &certificateFile, const QString &keyFile)
{
    const TlsComplaints complaints;
    const auto certificatePem = contentOf(certificateFile);
    if (!certificatePem)
        return core::Unexpected{TlsFileFault::CertificateUnreadable};
    const auto keyPem = contentOf(keyFile);
    if (!keyPem)
        return core::Unexpected{TlsFileFault::KeyUnreadable};
    const QList<QSslCertificate> chain = QSslCertificate::fromData(*certificatePem, QSsl::Pem);
    if (chain.isEmpty())
        return core::Unexpected{TlsFileFault::NoCertificate};
    const QSslKey key = keyFrom(*keyPem);
    if (key.isNull())
        return core::Unexpected{TlsFileFault::NoKey};
    if (!keyFitsCertificate(*keyPem + '\n' + chain.first().toPem()))
        return core::Unexpected{TlsFileFault::KeyOfAnother};
    QSslConfiguration configuration = serverTls();
    configuration.setLocalCertificateChain(chain);
    configuration.setPrivateKey(key);
    return configuration;
}

} // namespace naqla::net
