// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/token_store.h"

#include "net/lan/keyed_file.h"

#include <QRandomGenerator>

namespace naqla::net {

namespace {

constexpr QByteArrayView Heading = "naqla-tokens 1\n";
constexpr qsizetype DeviceIdBytes = 16;
constexpr qsizetype TokenBytes = 32;
constexpr qsizetype MaxServers = 1000;
/// The entry of the device itself; server ids have 16 bytes.
const QByteArray DeviceKey(1, '\0');

} // namespace

TokenStore::TokenStore(QString path)
    : m_path(std::move(path))
{
    load();
    if (m_deviceId.size() != DeviceIdBytes) {
        m_deviceId.resize(DeviceIdBytes);
        QRandomGenerator::system()->generate(m_deviceId.begin(), m_deviceId.end());
    }
}

void TokenStore::load()
{
    if (m_path.isEmpty())
        return;
    m_tokens = readKeyedFile(m_path, Heading).value_or(QHash<QByteArray, QByteArray>());
    m_deviceId = m_tokens.take(DeviceKey);
    m_tokens.removeIf([](const auto &entry) { return entry.value().size() != TokenBytes; });
}

bool TokenStore::save() const
{
    if (m_path.isEmpty())
        return true;
    QHash<QByteArray, QByteArray> entries = m_tokens;
    entries.insert(DeviceKey, m_deviceId);
    return writeKeyedFile(m_path, Heading, entries);
}

bool TokenStore::setToken(const QByteArray &serverId, const QByteArray &token)
{
    if (token.size() != TokenBytes || (m_tokens.size() >= MaxServers && !m_tokens.contains(serverId)))
        return false;
    m_tokens.insert(serverId, token);
    return save();
}

bool TokenStore::forget(const QByteArray &serverId)
{
    return !m_tokens.remove(serverId) || save();
}

} // namespace naqla::net
