// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/setting_keys.h"

/// What was chosen for hosting, beside what a new game remembers.
namespace naqla::gui::keys {

inline constexpr SettingKey<bool> HostFreeChat{"lan/freeChat", false};
/// A room with several tables: its name, the settings with which its tables begin (wire::encodeSettings), and
/// whether a room was hosted last, rather than one game.
inline constexpr SettingKey<QString> RoomName{"lan/roomName", {}, 40};
inline constexpr SettingKey<QByteArray> RoomDefaults{"lan/roomDefaults"};
inline constexpr SettingKey<bool> HostedRoom{"lan/hostedRoom", false};
inline constexpr SettingKey<bool> HostTakeBacks{"lan/takeBacks", true};
/// What the list of a server shows: games of one variant (its text id; empty: all), free seats, no computers.
inline constexpr SettingKey<QString> LobbyVariant{"lobby/variant", {}, 32};
inline constexpr SettingKey<bool> LobbyFreeOnly{"lobby/freeOnly", false};
inline constexpr SettingKey<bool> LobbyPeopleOnly{"lobby/peopleOnly", false};
/// See KnownServers.
inline constexpr SettingKey<QString> Servers{"lan/servers", {}, 8192};
inline constexpr SettingKey<QString> LastAddress{"lan/lastAddress", {}, 256};

} // namespace naqla::gui::keys
