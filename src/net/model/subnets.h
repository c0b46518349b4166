// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>

#include <optional>
#include <utility>

namespace naqla::net {

/// A network and the length of its prefix.
using Subnet = std::pair<QHostAddress, int>;

/// Reads networks such as `10.0.0.0/8 2001:db8::/32 192.168.1.5`, with blanks or commas between them.
/// @return nothing when one of them is none
[[nodiscard]] std::optional<QList<Subnet>> subnetsFromText(const QString &text);

/// Whether an address lies in one of them; an IPv4 address that is mapped into IPv6 counts as IPv4.
[[nodiscard]] bool isInAny(const QHostAddress &address, const QList<Subnet> &subnets);

} // namespace naqla::net
