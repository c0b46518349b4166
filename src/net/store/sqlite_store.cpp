// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/sqlite_store.h"

#include "net/store/file_sync.h"

#include <QFile>

namespace naqla::net {

using namespace Qt::StringLiterals;

SqliteStore::SqliteStore(const QString &fileName, Disk disk)
    : SqlStore(u"QSQLITE"_s)
    , m_fileName(fileName)
    , m_disk(canSyncFiles() ? disk : Disk::Waits)
{
}

bool SqliteStore::open()
{
    // Made before SQLite would make it for everybody to read; SQLite gives its other files the same mode.
    if (QFile file(m_fileName); m_fileName != u":memory:"_s
        && (!file.open(QIODevice::Append) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)))
        return fail(file.errorString());
    database().setDatabaseName(m_fileName);
    database().setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=5000"_s);
    // With NORMAL SQLite itself waits for the disk only where it moves the log into the database; after each
    // commit the syncer does.
    const QString synchronous = m_disk == Disk::Waits ? u"FULL"_s : u"NORMAL"_s;
    return connect() && run(u"PRAGMA journal_mode = WAL"_s) && run(u"PRAGMA synchronous = "_s + synchronous)
        && run(u"PRAGMA foreign_keys = ON"_s) && migrate() && (m_disk == Disk::Waits || openSyncer());
}

bool SqliteStore::openSyncer()
{
    // To move the log into the database holds everybody up for tens of ms: it grows to some 32 MiB first.
    if (!run(u"PRAGMA wal_autocheckpoint = 8000"_s))
        return false;
    const auto sync = syncOfFile(m_fileName + u"-wal"_s);
    if (!sync)
        return fail(u"the log of the database cannot be opened"_s);
    syncInBackground([sync] { return *sync; });
    return true;
}

} // namespace naqla::net
