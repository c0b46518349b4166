// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/interfaces.h"

#include <algorithm>

namespace naqla::net {

using namespace Qt::StringLiterals;

QHostAddress discoveryGroupIpv4()
{
    return QHostAddress(u"239.255.77.21"_s);
}

QHostAddress discoveryGroupIpv6()
{
    return QHostAddress(u"ff12::4e61:716c"_s);
}

QList<QNetworkInterface> lanInterfaces()
{
    QList<QNetworkInterface> chosen;
    for (const QNetworkInterface &interface : QNetworkInterface::allInterfaces()) {
        const auto flags = interface.flags();
        if (flags.testFlag(QNetworkInterface::IsUp) && flags.testFlag(QNetworkInterface::IsRunning)
            && !flags.testFlag(QNetworkInterface::IsLoopBack))
            chosen += interface;
    }
    return chosen;
}

QList<QHostAddress> lanAddresses()
{
    QList<QHostAddress> addresses;
    for (const QNetworkInterface &interface : lanInterfaces()) {
        for (const QNetworkAddressEntry &entry : interface.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol)
                addresses += entry.ip();
        }
    }
    return addresses;
}

bool isNeighbour(const QHostAddress &address)
{
    if (address.isLoopback() || address.isLinkLocal())
        return true;
    const auto interfaces = lanInterfaces();
    return std::any_of(interfaces.begin(), interfaces.end(), [&](const QNetworkInterface &interface) {
        const auto entries = interface.addressEntries();
        return std::any_of(entries.begin(), entries.end(), [&](const QNetworkAddressEntry &entry) {
            return entry.prefixLength() > 0 && address.isInSubnet(entry.ip(), entry.prefixLength());
        });
    });
}

} // namespace naqla::net
