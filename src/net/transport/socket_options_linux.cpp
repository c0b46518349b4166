// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/transport/socket_options.h"

#include <algorithm>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>

namespace naqla::net {

void setUserTimeout(qintptr descriptor, std::chrono::milliseconds timeout)
{
    const auto ms = static_cast<unsigned>(timeout.count());
    ::setsockopt(static_cast<int>(descriptor), IPPROTO_TCP, TCP_USER_TIMEOUT, &ms, sizeof ms);
}

int raisedDescriptorLimit()
{
    constexpr rlim_t Enough = 65536;
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return 1024;
    const rlim_t wanted = std::min(limit.rlim_max, Enough);
    if (limit.rlim_cur < wanted) {
        const rlimit raised{wanted, limit.rlim_max};
        if (::setrlimit(RLIMIT_NOFILE, &raised) == 0)
            limit.rlim_cur = wanted;
    }
    return static_cast<int>(std::min(limit.rlim_cur, Enough));
}

} // namespace naqla::net
