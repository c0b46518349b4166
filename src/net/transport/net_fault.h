// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace naqla::net {

/// Why a connection could not be made or has ended: everything that the window must be able to say about it.
/// Refusals of single requests are wire error codes instead; the connection lives on after those.
enum class NetFault : quint8
{
    None,
    // the way to the host
    HostNotFound, ///< the name means no address
    Unreachable, ///< no route, or no network at all
    Refused, ///< the machine answers, but no game is open there
    ConnectTimeout, ///< nothing answers: a firewall, or another network
    // what is found there
    TlsFailed, ///< the other side does not speak TLS, or the handshake broke
    TlsUnavailable, ///< this machine has no TLS library
    CertificateUntrusted, ///< an online server whose certificate no authority vouches for
    CertificateExpired,
    CertificateWrongHost,
    KeyChanged, ///< the host is known with another key
    JoinCodeMismatch, ///< another host answers at the address of the join code
    NotNaqla, ///< it speaks TLS, but is no Naqla host
    PeerOlder, ///< the other side needs an update
    PeerNewer, ///< this side needs an update
    // how it ended
    ClosedHere,
    ClosedByPeer,
    LinkBroken, ///< cut, or silent for too long
    HandshakeTimeout, ///< connected, but then silent
    BadFrame, ///< the peer broke the protocol
    SlowConsumer, ///< the peer did not read what it was sent
    ServerClosing, ///< the host has closed; its games are saved
    ServerRestarting,
    ServerFull,
    Kicked,
    Banned,
    Replaced, ///< signed in from another place
    SessionExpired, ///< the seat could not be resumed
    NameRefused,
    LoginRefused,
    GaveUp, ///< tried again for ten minutes
};

} // namespace naqla::net
