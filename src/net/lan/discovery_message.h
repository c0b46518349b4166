// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/wire/fields.h"

#include <QByteArray>
#include <QString>
#include <optional>

/// What is said on the network segment to find hosts: a fixed-size question, and an answer in CBOR.
namespace naqla::net {

inline constexpr quint16 DiscoveryPort = 47820;
inline constexpr qsizetype NonceBytes = 8;
inline constexpr qsizetype MaxDiscoveryBytes = 512;

/// A host as it announces itself. Nothing of it is proven before the encrypted connection shows the pinned
/// key.
struct LanRoom
{
    quint8 version = 1;
    QByteArray serverId; ///< 16 bytes
    QByteArray pin; ///< 32 bytes
    quint16 port = 0;
    QString hostName; ///< text from outside: show it as plain text only
    QString title;
    QString variant; ///< text id; empty while there is no table
    quint16 seatsFree = 0;
    bool password = false;
    QByteArray nonce; ///< of the question that is answered
    bool lobby = false; ///< a room of several tables, which one chooses among
    quint16 tables = 0; ///< there
    friend bool operator==(const LanRoom &, const LanRoom &) = default;
    static constexpr auto fields = wire::fieldList(wire::field(0, "version", &LanRoom::version),
        wire::field(1, "serverId", &LanRoom::serverId, {.size = 16}),
        wire::field(2, "pin", &LanRoom::pin, {.size = 32}), wire::field(3, "port", &LanRoom::port),
        wire::field(4, "hostName", &LanRoom::hostName, {.size = 120}),
        wire::field(5, "title", &LanRoom::title, {.size = 160}),
        wire::field(6, "variant", &LanRoom::variant, {.size = 32}),
        wire::field(7, "seatsFree", &LanRoom::seatsFree), wire::field(8, "password", &LanRoom::password),
        wire::field(9, "nonce", &LanRoom::nonce, {.size = NonceBytes}),
        wire::field(10, "lobby", &LanRoom::lobby), wire::field(11, "tables", &LanRoom::tables));
};

/// `NAQLA?`, version, nonce.
[[nodiscard]] QByteArray discoveryQuery(const QByteArray &nonce);
/// The nonce of a question; nothing when it is none.
[[nodiscard]] std::optional<QByteArray> parseDiscoveryQuery(const QByteArray &datagram);

/// At most 512 bytes; long names are cut.
[[nodiscard]] QByteArray discoveryAnswer(LanRoom room, const QByteArray &nonce);
[[nodiscard]] std::optional<LanRoom> parseDiscoveryAnswer(const QByteArray &datagram);

} // namespace naqla::net
