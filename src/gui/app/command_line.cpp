// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <memory>

using namespace Qt::StringLiterals;

namespace naqla::gui {

CommandLine readCommandLine(int argc, char **argv)
{
    // The window's application takes its own options (-platform …) out; this one only lends the parser its
    // name.
    std::unique_ptr<QCoreApplication> lender;
    if (!QCoreApplication::instance())
        lender = std::make_unique<QCoreApplication>(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Draughts for the desktop"_s);
    const QCommandLineOption help(u"help"_s, u"Print this help and leave."_s);
    const QCommandLineOption version(u"version"_s, u"Print the version and leave."_s);
    const QCommandLineOption lang(u"lang"_s, u"Use this language: ar or en."_s, u"ar|en"_s);
    const QCommandLineOption reset(u"reset-settings"_s, u"Forget all settings before the start."_s);
    const QCommandLineOption screenshot(
        u"screenshot"_s, u"Save pictures of all pages to a folder and leave."_s, u"DIR"_s);
    const QCommandLineOption newWindow(
        u"new-window"_s, u"Open a window of its own where the program runs already."_s);
    parser.addOptions({help, version, lang, reset, screenshot, newWindow});
    parser.addPositionalArgument(u"FILE"_s, u"A game in PDN to open, or a naqla:// link."_s, u"[FILE]"_s);

    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    // Options of Qt's own, such as `-platform offscreen`, are the window's affair.
    QStringList ours{arguments.value(0)};
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (argument.startsWith(u'-') && !argument.startsWith(u"--"_s) && argument.size() > 2)
            ++i;
        else
            ours.append(argument);
    }

    CommandLine result;
    const auto complain = [&result](const QString &text) {
        result.answer = u"naqla: %1\nTry naqla --help.\n"_s.arg(text);
        result.exitCode = 2;
    };
    if (!parser.parse(ours)) {
        complain(parser.errorText());
        return result;
    }
    if (parser.isSet(help))
        result.answer = parser.helpText();
    else if (parser.isSet(version))
        result.answer = u"naqla " NAQLA_VERSION "\n"_s;
    if (parser.isSet(lang)) {
        const QString code = parser.value(lang);
        if (code == u"ar"_s)
            result.language = Language::Arabic;
        else if (code == u"en"_s)
            result.language = Language::English;
        else
            complain(u"there is no language \"%1\"; choose ar or en"_s.arg(code));
    }
    result.resetSettings = parser.isSet(reset);
    result.screenshotFolder = parser.value(screenshot);
    if (parser.isSet(screenshot) && result.screenshotFolder.isEmpty())
        complain(u"--screenshot needs a folder"_s);
    result.newWindow = parser.isSet(newWindow);
    result.file = parser.positionalArguments().value(0);
    return result;
}

} // namespace naqla::gui
