// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSslCertificate>

namespace naqla::net {

/// SHA-256 of a certificate's SubjectPublicKeyInfo, 32 bytes: the name of a host's key. Empty for no
/// certificate.
[[nodiscard]] QByteArray pinOf(const QSslCertificate &certificate);

/// By what the far end of a connection is believed to be the right one. It is checked when the channel is
/// encrypted, before one byte of ours is sent.
struct PeerTrust
{
    enum class Kind : quint8
    {
        Pinned, ///< its key is known (`pin`), wholly or by its first bytes (join code)
        FirstContact, ///< any self-made key is taken; the caller remembers it
        Authorities, ///< the system's certificate authorities vouch for the host name
    };
    Kind kind = Kind::FirstContact;
    QByteArray pin; ///< 6..32 bytes

    static constexpr qsizetype MinPinBytes = 6;
    static constexpr qsizetype PinBytes = 32; ///< of a whole pin
    [[nodiscard]] static PeerTrust pinned(const QByteArray &pin) { return {Kind::Pinned, pin}; }
    [[nodiscard]] static PeerTrust firstContact() { return {Kind::FirstContact, {}}; }
    [[nodiscard]] static PeerTrust authorities() { return {Kind::Authorities, {}}; }

    /// Whether a key with this pin is the expected one; always true where nothing is pinned.
    [[nodiscard]] bool accepts(const QByteArray &peerPin) const;
};

} // namespace naqla::net
