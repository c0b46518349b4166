// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace naqla::net {

/// The statements that lead from schema version i to i + 1. Only ever appended to: what a released version
/// wrote must be readable for ever. SQL that every database understands, with SQLite's names for the types of
/// columns: INTEGER, BIGINT, BLOB, TEXT and DOUBLE PRECISION.
[[nodiscard]] const std::vector<std::vector<QString>> &sqlMigrations();

} // namespace naqla::net
