// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/file_sync.h"

#include <QFile>

#include <memory>

namespace naqla::net {

std::optional<Syncer::Sync> syncOfFile(const QString &fileName)
{
    auto file = std::make_shared<QFile>(fileName);
    // Not made here: it is another's file, who may not have made it yet.
    if (!file->open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered))
        return std::nullopt;
    return [file] { return syncToDisk(file->handle()); };
}

} // namespace naqla::net
