// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/store/store.h"

namespace naqla::net {

/// A stored game as PDN, with players, date and time control; empty when it makes no sense to this program.
[[nodiscard]] QByteArray pdnOf(const StoredGame &game);

} // namespace naqla::net
