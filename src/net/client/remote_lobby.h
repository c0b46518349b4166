// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/client/client_connection.h"

namespace naqla::net {

/// The tables of a host or server, kept up to date while it lives.
class RemoteLobby final : public QObject
{
    Q_OBJECT
public:
    /// @param filter  which tables are wanted
    explicit RemoteLobby(ClientConnection &connection, wire::LobbySub filter = {}, QObject *parent = nullptr);
    ~RemoteLobby() override;

    /// Newest table first. Texts and names come from outside: show them as plain text.
    [[nodiscard]] const std::vector<wire::LobbyRow> &rows() const noexcept { return m_rows; }
    /// There are more tables than can be listed.
    [[nodiscard]] bool hasMore() const noexcept { return m_hasMore; }
    /// Who is here; only a room tells it.
    [[nodiscard]] const std::vector<wire::PersonRow> &people() const noexcept { return m_people; }
    /// What is usual here, when it is a room.
    [[nodiscard]] const std::optional<wire::RoomSet> &room() const noexcept { return m_room; }
    void setFilter(const wire::LobbySub &filter);

Q_SIGNALS:
    void changed();

private:
    void onPacket(const wire::ServerPacket &packet);
    void apply(const wire::LobbyDelta &delta);

    ClientConnection &m_connection;
    wire::LobbySub m_filter;
    std::vector<wire::LobbyRow> m_rows;
    std::vector<wire::PersonRow> m_people;
    std::optional<wire::RoomSet> m_room;
    bool m_hasMore = false;
};

} // namespace naqla::net
