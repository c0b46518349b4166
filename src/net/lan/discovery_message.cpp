// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/discovery_message.h"

#include "net/lan/host_identity.h"
#include "net/transport/peer_trust.h"
#include "net/wire/record_codec.h"

namespace naqla::net {

namespace {

constexpr QByteArrayView Question = "NAQLA?";
constexpr quint8 Version = 1;
/// In UTF-16 units; each takes at most 3 bytes on the wire.
constexpr qsizetype MaxNameLength = 40;
constexpr qsizetype MaxTitleLength = 50;

} // namespace

QByteArray discoveryQuery(const QByteArray &nonce)
{
    return Question.toByteArray() + static_cast<char>(Version) + nonce;
}

std::optional<QByteArray> parseDiscoveryQuery(const QByteArray &datagram)
{
    if (datagram.size() != Question.size() + 1 + NonceBytes || !datagram.startsWith(Question)
        || datagram.at(Question.size()) != static_cast<char>(Version))
        return std::nullopt;
    return datagram.last(NonceBytes);
}

QByteArray discoveryAnswer(LanRoom room, const QByteArray &nonce)
{
    room.hostName.truncate(MaxNameLength);
    room.title.truncate(MaxTitleLength);
    room.nonce = nonce;
    wire::CborWriter writer;
    wire::writeValue(writer, room, {});
    return writer.result();
}

std::optional<LanRoom> parseDiscoveryAnswer(const QByteArray &datagram)
{
    if (datagram.size() > MaxDiscoveryBytes)
        return std::nullopt;
    LanRoom room;
    wire::CborReader reader(datagram);
    const bool isGood = wire::readValue(reader, room, wire::Limit{}) && reader.atEnd()
        && room.version == Version && room.serverId.size() == HostIdentity::ServerIdBytes
        && room.pin.size() == PeerTrust::PinBytes && room.port != 0 && room.nonce.size() == NonceBytes;
    return isGood ? std::optional(room) : std::nullopt;
}

} // namespace naqla::net
