// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/store/syncer.h"

#include <QString>

#include <optional>

namespace naqla::net {

/// Whether this system lets a program wait for its disk.
[[nodiscard]] bool canSyncFiles();

/// What makes a file durable that is there already; nothing when it cannot be opened.
[[nodiscard]] std::optional<Syncer::Sync> syncOfFile(const QString &fileName);

/// Returns when what was written to an open file is on the disk; one source file per operating system.
[[nodiscard]] bool syncToDisk(int descriptor);

} // namespace naqla::net
