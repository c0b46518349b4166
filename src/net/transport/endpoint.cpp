// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/transport/endpoint.h"

#include <algorithm>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

constexpr int MaxTextLength = 300;
constexpr int MaxHostLength = 253;

bool isHostName(const QString &host)
{
    if (host.isEmpty() || host.size() > MaxHostLength || host.startsWith(u'.') || host.startsWith(u'-'))
        return false;
    return std::all_of(host.begin(), host.end(),
        [](QChar c) { return c.isLetterOrNumber() || c.isMark() || c == u'.' || c == u'-' || c == u'_'; });
}

/// `fe80::1%eth0`: QHostAddress reads it, with or without the scope.
bool isIpv6(const QString &host)
{
    return host.contains(u':') && QHostAddress(host).protocol() == QAbstractSocket::IPv6Protocol;
}

} // namespace

QString plainTyped(const QString &text)
{
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text) {
        if (const int digit = c.digitValue(); digit >= 0 && c.isDigit())
            plain += QChar(u'0' + digit);
        else if (c.category() != QChar::Other_Format && c.category() != QChar::Other_Control)
            plain += c;
    }
    return plain.trimmed();
}

core::Result<Endpoint, EndpointFault> parseEndpoint(const QString &text)
{
    if (text.size() > MaxTextLength)
        return core::Unexpected{EndpointFault::TooLong};
    const QString plain = plainTyped(text);
    if (plain.isEmpty())
        return core::Unexpected{EndpointFault::Empty};

    QString host = plain;
    QString port;
    bool hasPort = false;
    if (plain.startsWith(u'[')) {
        const qsizetype end = plain.indexOf(u']');
        if (end < 0 || !isIpv6(plain.mid(1, end - 1)))
            return core::Unexpected{EndpointFault::BadHost};
        host = plain.mid(1, end - 1);
        const QString rest = plain.mid(end + 1);
        hasPort = !rest.isEmpty();
        if (hasPort && !rest.startsWith(u':'))
            return core::Unexpected{EndpointFault::BadPort};
        port = rest.mid(1);
    } else if (!isIpv6(plain)) {
        const qsizetype colon = plain.indexOf(u':');
        hasPort = colon >= 0;
        if (hasPort) {
            host = plain.left(colon);
            port = plain.mid(colon + 1);
        }
        if (!isHostName(host))
            return core::Unexpected{EndpointFault::BadHost};
    }

    Endpoint endpoint{host, DefaultPort};
    if (hasPort) {
        bool isNumber = false;
        const uint number = port.toUInt(&isNumber);
        if (!isNumber || number == 0 || number > 65535)
            return core::Unexpected{EndpointFault::BadPort};
        endpoint.port = static_cast<quint16>(number);
    }
    return endpoint;
}

QString endpointText(const Endpoint &endpoint)
{
    const QString port = QString::number(endpoint.port);
    if (endpoint.host.contains(u':'))
        return u'[' % endpoint.host % u"]:"_s % port;
    return endpoint.host % u':' % port;
}

} // namespace naqla::net
