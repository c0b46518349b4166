// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "net/server_program/arguments.h"

namespace naqla::net {

/// Applies a configuration, `key = value` a line, to settings that have their defaults. Lines that begin with
/// `#` are comments. Unknown and doubled keys are errors: a slip of the pen must not go unnoticed.
/// @return what is wrong, with the line's number
[[nodiscard]] core::Result<Settings, QString> readConfig(const QByteArray &text, Settings settings = {});
/// The same from a file.
[[nodiscard]] core::Result<Settings, QString> readConfigFile(const QString &path);

/// A file with every key, its explanation and its default, ready to be edited.
[[nodiscard]] QByteArray defaultConfig();

} // namespace naqla::net
