// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/remote_lobby.h"

#include <algorithm>
#include <utility>

namespace naqla::net {

RemoteLobby::RemoteLobby(ClientConnection &connection, wire::LobbySub filter, QObject *parent)
    : QObject(parent)
    , m_connection(connection)
    , m_filter(std::move(filter))
{
    connect(&m_connection, &ClientConnection::received, this, &RemoteLobby::onPacket);
    connect(&m_connection, &ClientConnection::ready, this, [this] { m_connection.request(m_filter); });
    m_connection.request(m_filter);
}

RemoteLobby::~RemoteLobby()
{
    m_connection.request(wire::LobbyUnsub{});
}

void RemoteLobby::setFilter(const wire::LobbySub &filter)
{
    m_filter = filter;
    m_connection.request(m_filter);
}

void RemoteLobby::onPacket(const wire::ServerPacket &packet)
{
    if (const auto *page = std::get_if<wire::LobbyPage>(&packet.message)) {
        m_rows = page->rows;
        m_hasMore = page->more;
        m_people = page->people;
        Q_EMIT changed();
    } else if (const auto *delta = std::get_if<wire::LobbyDelta>(&packet.message)) {
        apply(*delta);
        Q_EMIT changed();
    } else if (const auto *room = std::get_if<wire::RoomSet>(&packet.message)) {
        m_room = *room;
        Q_EMIT changed();
    }
}

void RemoteLobby::apply(const wire::LobbyDelta &delta)
{
    constexpr std::size_t MaxRows = 2000;
    for (const wire::LobbyRow &row : delta.upsert) {
        const auto known = std::find_if(m_rows.begin(), m_rows.end(),
            [&](const wire::LobbyRow &other) { return other.table == row.table; });
        if (known != m_rows.end())
            *known = row;
        else if (m_rows.size() < MaxRows)
            m_rows.insert(m_rows.begin(), row);
    }
    if (!delta.people.empty()) // never nobody: one is there oneself
        m_people = delta.people;
    std::erase_if(m_rows, [&](const wire::LobbyRow &row) {
        return std::find(delta.remove.begin(), delta.remove.end(), row.table) != delta.remove.end();
    });
}

} // namespace naqla::net

#include "moc_remote_lobby.cpp"
