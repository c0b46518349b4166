// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"
#include "gui/play/time_control.h"
#include "gui/settings/options.h"
#include "net/wire/types.h"

namespace naqla::gui {

class SettingsStore;

/// What a host offers.
struct HostChoices
{
    core::NamedRules rules;
    TimeControl time;
    ColourChoice colour = ColourChoice::First;
    bool freeChat = false; ///< else ready-made phrases only
    bool takeBacks = true;
};
/// As it was chosen last.
[[nodiscard]] HostChoices lastHostChoices(SettingsStore &settings);
[[nodiscard]] net::wire::TableSettings tableSettings(const HostChoices &choices);
/// The choices that lead to these settings; `fallback` where this program does not know the rules.
[[nodiscard]] HostChoices choicesOf(const net::wire::TableSettings &settings, const HostChoices &fallback);

/// A room with several tables.
struct RoomChoices
{
    QString name; ///< plain text; empty: that of the host is used
    net::wire::TableSettings defaults; ///< of each new table
};
/// As it was hosted last; a room that never was begins with the game that was chosen last.
[[nodiscard]] RoomChoices lastRoom(SettingsStore &settings);
void storeRoom(SettingsStore &settings, const RoomChoices &room);

} // namespace naqla::gui
