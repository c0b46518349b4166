// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/file_syncer.h"

namespace naqla::net {

bool FileSyncer::isSupported()
{
    return false;
}

bool syncToDisk(int)
{
    return false;
}

} // namespace naqla::net
