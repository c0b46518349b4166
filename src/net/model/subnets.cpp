// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/subnets.h"

#include <QRegularExpression>

#include <algorithm>

namespace naqla::net {

using namespace Qt::StringLiterals;

std::optional<QList<Subnet>> subnetsFromText(const QString &text)
{
    static const QRegularExpression between(u"[\\s,]+"_s);
    QList<Subnet> subnets;
    for (const QString &word : text.split(between, Qt::SkipEmptyParts)) {
        const Subnet subnet = QHostAddress::parseSubnet(word);
        if (subnet.first.isNull() || subnet.second < 0)
            return std::nullopt;
        subnets += subnet;
    }
    return subnets;
}

bool isInAny(const QHostAddress &address, const QList<Subnet> &subnets)
{
    bool isIpv4 = false;
    const QHostAddress ipv4(address.toIPv4Address(&isIpv4));
    const QHostAddress &meant = isIpv4 ? ipv4 : address;
    return std::ranges::any_of(subnets, [&meant](const Subnet &subnet) { return meant.isInSubnet(subnet); });
}

} // namespace naqla::net
