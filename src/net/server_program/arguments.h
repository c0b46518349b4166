// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "net/transport/endpoint.h"
#include "net/model/subnets.h"
#include "net/wire/types.h"

#include <QHostAddress>
#include <QString>
#include <QStringList>

#include <optional>

namespace naqla::net {

/// Where a server keeps games and accounts.
enum class StoreKind : quint8
{
    Sqlite, ///< a file in the data folder
    Postgres,
};
[[nodiscard]] std::optional<StoreKind> storeKindFromName(const QString &name);

/// What the operator of a headless server may choose; config_file.cpp explains each.
struct Settings
{
    QString name = QStringLiteral("Naqla");
    QString notice;
    QString dataFolder;
    StoreKind store = StoreKind::Sqlite;
    QString connection; ///< of PostgreSQL
    QHostAddress address{QHostAddress::Any};
    int port = DefaultPort;
    QString certificateFile; ///< empty: the server's own one
    QString keyFile;
    bool accounts = true;
    wire::ChatMode chat = wire::ChatMode::All;
    QList<Subnet> exempt = {}; ///< from limits per address
    int connections = 0; ///< 0: what the system allows
    int tables = 2'000;
    int tablesPerPlayer = 2;
    int spectatorsPerTable = 200;
    bool log = true;
    friend bool operator==(const Settings &, const Settings &) = default;
};

/// The command line of the headless server. What it says wins over the configuration file.
struct Arguments
{
    Settings settings;
    bool checksOnly = false; ///< only whether the server could start with these
    QString information; ///< help, version and the like, asked for instead of running
};

/// @return one line that says what is wrong
[[nodiscard]] core::Result<Arguments, QString> parseArguments(const QStringList &words);

} // namespace naqla::net
