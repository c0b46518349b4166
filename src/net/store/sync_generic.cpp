// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/file_sync.h"

namespace naqla::net {

bool canSyncFiles()
{
    return false;
}

bool syncToDisk(int)
{
    return false;
}

} // namespace naqla::net
