// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/store/sql_store.h"

namespace naqla::net {

/// Keeps everything in one file, with a log in front of it (WAL), so that what was committed outlives a crash
/// and a power cut.
class SqliteStore final : public SqlStore
{
public:
    enum class Disk : quint8
    {
        Waits, ///< a commit returns when it is on the disk
        InBackground, ///< a commit returns at once; its end comes through the event loop
    };
    explicit SqliteStore(const QString &fileName, Disk disk = Disk::Waits);

    [[nodiscard]] bool open() override;

private:
    [[nodiscard]] bool openSyncer();

    QString m_fileName;
    Disk m_disk;
};

} // namespace naqla::net
