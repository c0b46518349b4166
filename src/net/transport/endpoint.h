// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QHostAddress>
#include <QString>

namespace naqla::net {

inline constexpr quint16 DefaultPort = 47821;

/// Where a host may be reached: a name or an address, and a port.
struct Endpoint
{
    QString host; ///< without brackets; an IPv6 address keeps its `%scope`
    quint16 port = DefaultPort;
    friend bool operator==(const Endpoint &, const Endpoint &) = default;
};

enum class EndpointFault : quint8
{
    Empty,
    TooLong,
    BadHost,
    BadPort
};

/// Reads what a person types: `host`, `host:port`, `192.0.2.7`, `fe80::1%eth0`, `[fe80::1%eth0]:port`. Spaces
/// around and directional marks are dropped, digits of any script are read.
[[nodiscard]] core::Result<Endpoint, EndpointFault> parseEndpoint(const QString &text);

/// `host:port`, with brackets where the host is an IPv6 address.
[[nodiscard]] QString endpointText(const Endpoint &endpoint);

/// Any digit as 0..9 (Arabic-Indic, Persian, full width …) replaced by its ASCII form; invisible marks
/// dropped.
[[nodiscard]] QString plainTyped(const QString &text);

} // namespace naqla::net
