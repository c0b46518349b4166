// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/wire/messages.h"

#include <vector>

namespace naqla::net::wire::samples {

/// Packets in which every message of the direction stands at least once with every member set.
[[nodiscard]] std::vector<ClientPacket> clientPackets();
[[nodiscard]] std::vector<ServerPacket> serverPackets();

/// The name of a packet's message, such as `HELLO`.
template <typename Message>
[[nodiscard]] std::string nameOf(const Packet<Message> &packet)
{
    return std::visit([](const auto &message) { return std::string(std::decay_t<decltype(message)>::name); },
        packet.message);
}

} // namespace naqla::net::wire::samples
