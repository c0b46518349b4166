// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/admin/admin_socket.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>

using namespace naqla::net;
using namespace Qt::StringLiterals;

namespace {

constexpr int UsageError = 2;

int complain(const QString &what, int code)
{
    std::fprintf(stderr, "naqla-admin: %s\n", qUtf8Printable(what));
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"naqla-admin"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(NAQLA_VERSION));

    const QCommandLineOption data(u"data"_s, u"The data folder of the server."_s, u"DIR"_s);
    const QCommandLineOption help(u"help"_s, u"Shows this."_s);
    const QCommandLineOption version(u"version"_s, u"Shows the version."_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Commands for a running naqla-server of the same user.\n"_s + AdminConsole::help());
    parser.addOptions({data, help, version});
    parser.addPositionalArgument(u"command"_s, u"One of those above, with its words."_s);
    // What follows the command is the command's, options and all.
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsPositionalArguments);
    if (!parser.parse(application.arguments()))
        return complain(parser.errorText(), UsageError);
    if (parser.isSet(help)) {
        std::printf("%s", qUtf8Printable(parser.helpText()));
        return 0;
    }
    if (parser.isSet(version)) {
        std::printf("naqla-admin %s\n", NAQLA_VERSION);
        return 0;
    }
    if (!parser.isSet(data))
        return complain(u"--data DIR is missing"_s, UsageError);
    if (parser.positionalArguments().isEmpty())
        return complain(u"a command is missing; see --help"_s, UsageError);
    const auto answer = askServer(parser.value(data), parser.positionalArguments());
    if (!answer)
        return complain(u"no server of this user runs with that data folder"_s, 1);
    if (!answer->good)
        return complain(answer->text, 1);
    std::printf("%s\n", qUtf8Printable(answer->text));
    return 0;
}
