// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/address.h"

namespace naqla::net {

namespace {

AddressFault toAddressFault(JoinCodeFault fault)
{
    return fault == JoinCodeFault::WrongLength ? AddressFault::CodeLength : AddressFault::CodeMisread;
}

AddressFault toAddressFault(EndpointFault fault)
{
    switch (fault) {
    case EndpointFault::Empty:
        return AddressFault::Empty;
    case EndpointFault::BadPort:
        return AddressFault::BadPort;
    case EndpointFault::TooLong:
    case EndpointFault::BadHost:
        break;
    }
    return AddressFault::BadAddress;
}

} // namespace

ServerAddress addressOfRoom(const FoundRoom &found, const TrustStore &trusted)
{
    // The announced key is only hearsay: it never stands in for one that is known.
    const auto known = trusted.pinOf(found.room.serverId);
    return {found.endpoints, PeerTrust::pinned(known.value_or(found.room.pin))};
}

core::Result<ServerAddress, AddressFault> addressOfText(const QString &text)
{
    if (looksLikeJoinCode(text)) {
        const auto code = parseJoinCode(text);
        if (!code)
            return core::Unexpected{toAddressFault(code.error())};
        return ServerAddress{{Endpoint{code->address.toString(), code->port}}, PeerTrust::pinned(code->pin)};
    }
    const auto endpoint = parseEndpoint(text);
    if (!endpoint)
        return core::Unexpected{toAddressFault(endpoint.error())};
    return ServerAddress{{*endpoint}, PeerTrust::firstContact()};
}

QString addressInLink(const QString &link)
{
    constexpr QStringView Scheme = u"naqla://";
    if (!link.startsWith(Scheme, Qt::CaseInsensitive))
        return {};
    QString address = link.mid(Scheme.size());
    if (address.endsWith(u'/'))
        address.chop(1);
    return addressOfText(address) ? address : QString();
}

} // namespace naqla::net
