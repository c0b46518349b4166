// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/transport/socket_options.h"

namespace naqla::net {

void setUserTimeout(qintptr, std::chrono::milliseconds) { }

int raisedDescriptorLimit()
{
    return 512;
}

} // namespace naqla::net
