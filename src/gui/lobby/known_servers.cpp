// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/known_servers.h"

#include "gui/lobby/lobby_keys.h"
#include "gui/settings/settings_store.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr qsizetype LongestAddress = 256;
constexpr qsizetype LongestName = 40;

} // namespace

KnownServers::KnownServers(SettingsStore &settings)
    : m_settings(settings)
{
}

QList<KnownServer> KnownServers::list() const
{
    QList<KnownServer> servers;
    const auto stored = QJsonDocument::fromJson(m_settings.value(keys::Servers).toUtf8()).array();
    for (const QJsonValue &value : stored) {
        const KnownServer server{value[0].toString(), value[1].toString()};
        if (!server.address.isEmpty() && servers.size() < Most)
            servers.append(server);
    }
    return servers;
}

void KnownServers::remember(const QString &address, const QString &name)
{
    const KnownServer server{address.trimmed(), name.left(LongestName)};
    if (server.address.isEmpty() || server.address.size() > LongestAddress)
        return;
    QList<KnownServer> servers = list();
    if (!servers.isEmpty() && servers.first() == server)
        return;
    servers.removeIf([&](const KnownServer &known) { return known.address == server.address; });
    servers.prepend(server);
    store(servers.first(std::min(servers.size(), Most)));
}

void KnownServers::forget(const QString &address)
{
    QList<KnownServer> servers = list();
    servers.removeIf([&](const KnownServer &known) { return known.address == address; });
    store(servers);
}

void KnownServers::store(const QList<KnownServer> &servers)
{
    QJsonArray stored;
    for (const KnownServer &server : servers)
        stored.append(QJsonArray{server.address, server.name});
    m_settings.setValue(
        keys::Servers, QString::fromUtf8(QJsonDocument(stored).toJson(QJsonDocument::Compact)));
}

} // namespace naqla::gui
