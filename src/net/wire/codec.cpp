// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/codec.h"

#include "net/wire/record_codec.h"

#include <utility>

namespace naqla::net::wire {

namespace {

enum EnvelopeKey : std::uint64_t
{
    TypeKey = 0,
    RidKey = 1,
    SeqKey = 2,
    AckKey = 3,
    TableKey = 4,
    FirstBodyKey = 8
};

template <typename T>
[[nodiscard]] constexpr bool keysAscendFrom(std::uint8_t first)
{
    return std::apply(
        [first](const auto &...field) {
            int next = first;
            [[maybe_unused]] const auto follows = [&next](int key) {
                return key >= std::exchange(next, key + 1);
            };
            return (follows(field.key) && ...);
        },
        T::fields);
}

/// Writes the head of a packet's map and the pairs in front of the body.
void beginPacket(CborWriter &writer, std::uint64_t type, const Envelope &envelope, std::size_t membersOfBody)
{
    writer.map(1U + (envelope.rid != 0 ? 1U : 0U) + (envelope.seq != 0 ? 1U : 0U)
        + (envelope.ack != 0 ? 1U : 0U) + (envelope.table != 0 ? 1U : 0U) + membersOfBody);
    const auto write = [&writer](std::uint64_t key, std::uint64_t value) {
        writer.number(key);
        writer.number(value);
    };
    write(TypeKey, type);
    if (envelope.rid != 0)
        write(RidKey, envelope.rid);
    if (envelope.seq != 0)
        write(SeqKey, envelope.seq);
    if (envelope.ack != 0)
        write(AckKey, envelope.ack);
    if (envelope.table != 0)
        write(TableKey, envelope.table);
}

template <typename Message>
[[nodiscard]] QByteArray encodePacket(const Packet<Message> &packet)
{
    return std::visit(
        [&packet](const auto &message) {
            using Body = std::decay_t<decltype(message)>;
            static_assert(keysAscendFrom<Body>(FirstBodyKey));
            CborWriter writer;
            beginPacket(
                writer, static_cast<std::uint64_t>(Body::type), packet.envelope, writtenMembers(message));
            writeMembers(writer, message);
            return writer.result();
        },
        packet.message);
}

/// Reads the pairs in front of the body.
/// @return the message's type, or nothing when it does not come first or an envelope value is wrong
[[nodiscard]] std::optional<std::uint64_t> readEnvelope(
    CborReader &reader, CborMapCursor &map, Envelope &envelope)
{
    if (!map.isValid() || map.key() != TypeKey)
        return std::nullopt;
    const auto type = reader.number();
    if (!type)
        return std::nullopt;
    for (map.advance(); map.isValid() && map.key() < FirstBodyKey; map.advance()) {
        bool good = false;
        switch (map.key()) {
        case RidKey:
            good = readValue(reader, envelope.rid, {});
            break;
        case SeqKey:
            good = readValue(reader, envelope.seq, {});
            break;
        case AckKey:
            good = readValue(reader, envelope.ack, {});
            break;
        case TableKey:
            good = readValue(reader, envelope.table, {});
            break;
        default:
            good = reader.skip();
        }
        if (!good)
            return std::nullopt;
    }
    return type;
}

/// Reads the body as the alternative with this number.
/// @return whether there is one; `wrong` names a member that cannot be read
template <typename... Bodies>
[[nodiscard]] bool readBody(CborReader &reader, CborMapCursor &map, std::uint64_t type,
    std::variant<Bodies...> &message, const char *&wrong)
{
    const auto readIfMeant = [&]<typename Body>(std::type_identity<Body>) {
        if (type != static_cast<std::uint64_t>(Body::type))
            return false;
        wrong = readMembers(reader, map, message.template emplace<Body>());
        return true;
    };
    return (readIfMeant(std::type_identity<Bodies>{}) || ...);
}

template <typename Message>
[[nodiscard]] core::Result<Packet<Message>, DecodeError> decodePacket(QByteArrayView payload)
{
    CborReader reader(payload);
    CborMapCursor map(reader);
    Packet<Message> packet;
    const auto type = readEnvelope(reader, map, packet.envelope);
    if (!type || reader.isMalformed())
        return core::Unexpected{DecodeError{ErrorCode::BadFrame, packet.envelope}};
    const char *wrong = nullptr;
    const bool known = readBody(reader, map, *type, packet.message, wrong);
    for (; !known && map.isValid() && reader.skip(); map.advance()) { }
    if (reader.isMalformed() || (wrong == nullptr && !reader.atEnd()))
        return core::Unexpected{DecodeError{ErrorCode::BadFrame, packet.envelope}};
    if (!known)
        return core::Unexpected{DecodeError{ErrorCode::UnknownType, packet.envelope}};
    if (wrong != nullptr)
        return core::Unexpected{DecodeError{ErrorCode::BadField, packet.envelope, wrong}};
    return packet;
}

} // namespace

QByteArray encode(const ClientPacket &packet)
{
    return encodePacket(packet);
}
QByteArray encode(const ServerPacket &packet)
{
    return encodePacket(packet);
}

core::Result<ClientPacket, DecodeError> decodeClientPacket(QByteArrayView payload)
{
    return decodePacket<ClientMessage>(payload);
}
core::Result<ServerPacket, DecodeError> decodeServerPacket(QByteArrayView payload)
{
    return decodePacket<ServerMessage>(payload);
}

QByteArray encodeSettings(const TableSettings &settings)
{
    CborWriter writer;
    writeValue(writer, settings);
    return writer.result();
}

std::optional<TableSettings> decodeSettings(QByteArrayView bytes)
{
    CborReader reader(bytes);
    TableSettings settings;
    if (!readValue(reader, settings) || !reader.atEnd())
        return std::nullopt;
    return settings;
}

} // namespace naqla::net::wire
