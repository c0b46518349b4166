// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/host_choices.h"

#include "gui/app/rules_form.h"
#include "gui/lobby/lobby_keys.h"
#include "gui/lobby/remote_source.h"
#include "gui/settings/settings_store.h"
#include "net/wire/codec.h"

using naqla::core::Side;

namespace naqla::gui {
namespace {

/// The computer that takes the place of who stays away.
constexpr std::uint8_t StandInLevel = 2;

} // namespace

HostChoices lastHostChoices(SettingsStore &settings)
{
    const RulesForm form(settings);
    return {form.rules(), form.timeControl(), settings.value(keys::NewGameColour),
        settings.value(keys::HostFreeChat), settings.value(keys::HostTakeBacks)};
}

net::wire::TableSettings tableSettings(const HostChoices &choices)
{
    net::wire::TableSettings table;
    table.rules = core::rulesText(choices.rules);
    table.time = timeToWire(choices.time);
    if (choices.colour != ColourChoice::Random) {
        const bool startsWhite = choices.rules.rules.setup.starter == Side::White;
        const bool white = startsWhite == (choices.colour == ColourChoice::First);
        table.hostSide = white ? net::wire::SideChoice::White : net::wire::SideChoice::Black;
    }
    table.chat = choices.freeChat ? net::wire::ChatMode::All : net::wire::ChatMode::Phrases;
    table.takebacks = choices.takeBacks;
    table.leaver = net::wire::LeaverPolicy::Bot;
    table.botLevel = StandInLevel;
    return table;
}

HostChoices choicesOf(const net::wire::TableSettings &settings, const HostChoices &fallback)
{
    const auto rules = core::parseRulesText(settings.rules);
    if (!rules)
        return fallback;
    HostChoices choices{*rules, timeFromWire(settings.time), ColourChoice::Random,
        settings.chat == net::wire::ChatMode::All, settings.takebacks};
    if (settings.hostSide != net::wire::SideChoice::Random) {
        const bool isWhite = settings.hostSide == net::wire::SideChoice::White;
        const bool startsWhite = rules->rules.setup.starter == Side::White;
        choices.colour = isWhite == startsWhite ? ColourChoice::First : ColourChoice::Second;
    }
    return choices;
}

RoomChoices lastRoom(SettingsStore &settings)
{
    const auto stored = net::wire::decodeSettings(settings.value(keys::RoomDefaults));
    const bool isGood = stored && core::parseRulesText(stored->rules);
    return {settings.value(keys::RoomName), isGood ? *stored : tableSettings(lastHostChoices(settings))};
}

void storeRoom(SettingsStore &settings, const RoomChoices &room)
{
    settings.setValue(keys::RoomName, room.name);
    settings.setValue(keys::RoomDefaults, net::wire::encodeSettings(room.defaults));
}

} // namespace naqla::gui
