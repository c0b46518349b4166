// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server_program/arguments.h"

#include "net/server_program/config_file.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace naqla::net {

using namespace Qt::StringLiterals;

std::optional<StoreKind> storeKindFromName(const QString &name)
{
    if (name == u"sqlite"_s)
        return StoreKind::Sqlite;
    return name == u"postgres"_s ? std::optional(StoreKind::Postgres) : std::nullopt;
}

core::Result<Arguments, QString> parseArguments(const QStringList &words)
{
    const QCommandLineOption config(u"config"_s, u"Reads the configuration from FILE."_s, u"FILE"_s);
    const QCommandLineOption checkConfig(
        u"check-config"_s, u"Says whether the configuration is good, and ends."_s);
    const QCommandLineOption printConfig(
        u"print-config"_s, u"Shows a configuration file with every key explained."_s);
    const QCommandLineOption port(
        u"port"_s, u"TCP port, 0 for any free one; %1 by default."_s.arg(DefaultPort), u"P"_s);
    const QCommandLineOption data(u"data"_s, u"Folder for games, accounts and the server's key."_s, u"DIR"_s);
    const QCommandLineOption store(
        u"store"_s, u"Where to keep them: sqlite (a file there) or postgres."_s, u"KIND"_s);
    const QCommandLineOption listen(u"listen"_s, u"Address to listen on; all by default."_s, u"ADDRESS"_s);
    const QCommandLineOption name(u"name"_s, u"What players see."_s, u"NAME"_s);
    const QCommandLineOption help(u"help"_s, u"Shows this."_s);
    const QCommandLineOption version(u"version"_s, u"Shows the version."_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Draughts server: tables, clocks and games for players over the network."_s);
    parser.addOptions({config, checkConfig, printConfig, port, data, store, listen, name, help, version});

    const auto wrong = [](const QString &line) { return core::Unexpected{line}; };
    if (!parser.parse(words))
        return wrong(parser.errorText().section(u'\n', 0, 0));
    Arguments arguments;
    if (parser.isSet(help)) {
        arguments.information = parser.helpText().trimmed();
        return arguments;
    }
    if (parser.isSet(version)) {
        arguments.information = u"naqla-server "_s + QCoreApplication::applicationVersion();
        return arguments;
    }
    if (parser.isSet(printConfig)) {
        arguments.information = QString::fromUtf8(defaultConfig()).trimmed();
        return arguments;
    }
    if (!parser.positionalArguments().isEmpty())
        return wrong(u"unexpected argument: "_s + parser.positionalArguments().first());
    Settings &settings = arguments.settings;
    if (parser.isSet(config)) {
        auto read = readConfigFile(parser.value(config));
        if (!read)
            return wrong(read.error());
        settings = *std::move(read);
    }
    bool isNumber = true;
    if (parser.isSet(port))
        settings.port = parser.value(port).toInt(&isNumber);
    if (!isNumber || settings.port < 0 || settings.port > 65535)
        return wrong(u"--port needs a number from 0 to 65535"_s);
    if (parser.isSet(data))
        settings.dataFolder = parser.value(data);
    if (settings.dataFolder.isEmpty())
        return wrong(u"--data DIR is missing"_s);
    if (parser.isSet(store)) {
        const auto kind = storeKindFromName(parser.value(store));
        if (!kind)
            return wrong(u"--store needs sqlite or postgres"_s);
        settings.store = *kind;
    }
    if (parser.isSet(listen) && !settings.address.setAddress(parser.value(listen)))
        return wrong(u"--listen needs an IP address"_s);
    if (parser.isSet(name))
        settings.name = parser.value(name).left(40);
    arguments.checksOnly = parser.isSet(checkConfig);
    return arguments;
}

} // namespace naqla::net
