// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QString>

#include <cstdint>
#include <string_view>

/// What people may call themselves and say. Everything that comes out of here is NFC and free of control and
/// direction characters.
namespace naqla::net {

enum class NameFault : std::uint8_t
{
    Length,
    Character,
    Scripts,
    Reserved
};
/// `length`, `character`, `scripts`, `reserved`: the arg of NAME_BAD.
[[nodiscard]] std::string_view nameFaultId(NameFault fault);

/// A name as it will be shown: 2 to 20 code points; letters of one script, digits, `_`, `-` and single inner
/// spaces.
[[nodiscard]] core::Result<QString, NameFault> checkedName(const QString &wished);
/// Two names with the same key look or read the same to people: case, forms of Arabic letters, vowel marks,
/// kinds of digits do not count.
[[nodiscard]] QString nameKey(const QString &name);

/// A chat line as it is sent on: 1 to 300 code points, one line; empty when nothing is left or it is too
/// long.
[[nodiscard]] QString cleanedChatText(const QString &text);
/// The same for the title of a table, up to 40 code points; longer ones are cut.
[[nodiscard]] QString cleanedTitle(const QString &text);

} // namespace naqla::net
