// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "net/wire/messages.h"

#include <QByteArray>
#include <QByteArrayView>

namespace naqla::net::wire {

/// Why a payload is not a message. BadFrame breaks the strict profile of CBOR and closes the connection;
/// UnknownType and BadField concern one message only.
struct DecodeError
{
    ErrorCode code = ErrorCode::BadFrame;
    Envelope envelope; ///< as far as it was read
    std::string_view field = {}; ///< the field that is wrong, with BadField
};

/// The payload of one frame: one map of CBOR, shortest heads, ascending keys. Members with their default
/// value are left out. Texts and arrays must keep their limits.
[[nodiscard]] QByteArray encode(const ClientPacket &packet);
[[nodiscard]] QByteArray encode(const ServerPacket &packet);

[[nodiscard]] core::Result<ClientPacket, DecodeError> decodeClientPacket(QByteArrayView payload);
[[nodiscard]] core::Result<ServerPacket, DecodeError> decodeServerPacket(QByteArrayView payload);

/// One line for logs, secrets masked.
[[nodiscard]] QString toDebugString(const ClientPacket &packet);
[[nodiscard]] QString toDebugString(const ServerPacket &packet);

/// A record alone, as the store keeps it.
[[nodiscard]] QByteArray encodeSettings(const TableSettings &settings);
[[nodiscard]] std::optional<TableSettings> decodeSettings(QByteArrayView bytes);

} // namespace naqla::net::wire
