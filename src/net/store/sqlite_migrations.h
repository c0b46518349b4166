// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace naqla::net {

/// The statements that lead from schema version i to i + 1. Only ever appended to: what a released version
/// wrote must be readable for ever. Plain SQL that PostgreSQL understands too, apart from BLOB.
[[nodiscard]] const std::vector<std::vector<QString>> &sqliteMigrations();

} // namespace naqla::net
