// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server_program/arguments.h"

#include "net/transport/endpoint.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace naqla::net {

using namespace Qt::StringLiterals;

core::Result<Arguments, QString> parseArguments(const QStringList &words)
{
    const QCommandLineOption port(
        u"port"_s, u"TCP port, 0 for any free one."_s, u"P"_s, QString::number(DefaultPort));
    const QCommandLineOption data(u"data"_s, u"Folder for games, accounts and the server's key."_s, u"DIR"_s);
    const QCommandLineOption listen(u"listen"_s, u"Address to listen on; all by default."_s, u"ADDRESS"_s);
    const QCommandLineOption name(u"name"_s, u"What players see."_s, u"NAME"_s, u"Naqla"_s);
    const QCommandLineOption help(u"help"_s, u"Shows this."_s);
    const QCommandLineOption version(u"version"_s, u"Shows the version."_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Draughts server: tables, clocks and games for players over the network."_s);
    parser.addOptions({port, data, listen, name, help, version});

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
    if (!parser.positionalArguments().isEmpty())
        return wrong(u"unexpected argument: "_s + parser.positionalArguments().first());
    bool isNumber = false;
    const uint number = parser.value(port).toUInt(&isNumber);
    if (!isNumber || number > 65535)
        return wrong(u"--port needs a number from 0 to 65535"_s);
    if (parser.value(data).isEmpty())
        return wrong(u"--data DIR is missing"_s);
    if (parser.isSet(listen) && !arguments.address.setAddress(parser.value(listen)))
        return wrong(u"--listen needs an IP address"_s);
    arguments.port = static_cast<quint16>(number);
    arguments.dataFolder = parser.value(data);
    arguments.name = parser.value(name).left(40);
    return arguments;
}

} // namespace naqla::net
