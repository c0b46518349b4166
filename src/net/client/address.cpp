// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/address.h"

#include "net/model/invite_code.h"

namespace naqla::net {

namespace {

constexpr QStringView LinkScheme = u"naqla://";
constexpr QStringView TablePath = u"/t/";

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

std::optional<JoinLink> parseLink(const QString &text)
{
    if (!text.startsWith(LinkScheme, Qt::CaseInsensitive))
        return std::nullopt;
    const QString rest = text.mid(LinkScheme.size());
    const auto slash = rest.indexOf(u'/');
    JoinLink link{rest.left(slash), {}};
    const QString path = slash < 0 ? QString() : rest.mid(slash);
    if (path.startsWith(TablePath))
        link.invite = normalInviteCode(path.mid(TablePath.size()));
    const bool known = path.isEmpty() || path == u"/" || !link.invite.isEmpty();
    return known && addressOfText(link.address) ? std::optional(link) : std::nullopt;
}

QString linkText(const JoinLink &link)
{
    QString text = LinkScheme + link.address;
    if (!link.invite.isEmpty())
        text += TablePath + link.invite;
    return text;
}

} // namespace naqla::net
