// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QNetworkInterface>

namespace naqla::net {

/// The groups that hosts listen to.
[[nodiscard]] QHostAddress discoveryGroupIpv4();
[[nodiscard]] QHostAddress discoveryGroupIpv6();

/// Interfaces that are up and running, the loopback one left out.
[[nodiscard]] QList<QNetworkInterface> lanInterfaces();
/// The IPv4 addresses under which other machines of the segment may reach this one.
[[nodiscard]] QList<QHostAddress> lanAddresses();
/// Whether an address belongs to this machine or to a network that it is directly part of.
[[nodiscard]] bool isNeighbour(const QHostAddress &address);

} // namespace naqla::net
