// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <chrono>

/// What Qt does not offer for sockets; one source file per operating system.
namespace naqla::net {

/// Lets a connection fail when sent data stays unacknowledged for so long; nothing where the system has no
/// such option.
void setUserTimeout(qintptr descriptor, std::chrono::milliseconds timeout);

/// How many descriptors this process may have open; it raises its soft limit to the hard one first.
[[nodiscard]] int raisedDescriptorLimit();

} // namespace naqla::net
