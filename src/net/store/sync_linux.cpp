// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/file_sync.h"

#include <cerrno>
#include <unistd.h>

namespace naqla::net {

bool canSyncFiles()
{
    return true;
}

bool syncToDisk(int descriptor)
{
    int result = 0;
    do {
        result = ::fdatasync(descriptor);
    } while (result != 0 && errno == EINTR);
    return result == 0;
}

} // namespace naqla::net
