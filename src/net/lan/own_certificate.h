// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

/// The one place that calls OpenSSL: Qt cannot make certificates.
namespace naqla::net {

/// A new EC P-256 key and its self-signed certificate, as PEM, the key first. Valid from 2020 to 2050,
/// because wrong clocks are common and the key is what counts; the name in it is fixed and tells nothing
/// about a person.
/// @param serial  16 bytes, the first in 0x40..0x7f
/// @return nothing when the library fails
[[nodiscard]] std::optional<QByteArray> makeOwnCertificate(const QByteArray &serial);

/// Forgets at its end what OpenSSL and Qt's wrappers of it complained about on this thread. What a refused
/// certificate or key leaves in OpenSSL's queue of errors, the next read on any connection would take for a
/// fault of its own.
class TlsComplaints
{
public:
    TlsComplaints() = default;
    ~TlsComplaints();
    TlsComplaints(const TlsComplaints &) = delete;
    TlsComplaints &operator=(const TlsComplaints &) = delete;
};

/// Whether a PEM text holds a private key and the certificate made for it.
[[nodiscard]] bool keyFitsCertificate(const QByteArray &pem);

} // namespace naqla::net
