// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/store/sql_store.h"

namespace naqla::net {

/// Keeps everything in a database of a PostgreSQL server (13 or newer), which only one game server uses at a
/// time. A commit returns at once; its end comes through the event loop when the log of PostgreSQL is on its
/// disk.
class PostgresStore final : public SqlStore
{
public:
    /// @param connection  libpq's words `key=value …`, such as `host=/run/postgresql dbname=naqla`; what they
    /// do
    ///                    not say, the environment (PGHOST …) and the password file say. No `;` in it.
    explicit PostgresStore(const QString &connection);

    [[nodiscard]] bool open() override;

private:
    [[nodiscard]] bool takeForItself();
    [[nodiscard]] QString withOwnTypes(const QString &statement) const override;

    QString m_options;
};

} // namespace naqla::net
