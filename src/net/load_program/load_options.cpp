// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/load_program/load_options.h"

#include "core/rules/variants.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <limits>
#include <optional>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

/// A server counts some 20 frames a second of each player; faster games would only measure its refusals.
constexpr double MostMovesPerSecond = 30.0;
constexpr double FewestMovesPerSecond = 0.01;
constexpr int MostPlayers = 20'000;
constexpr int LongestSeconds = 7 * 24 * 3600;

struct Words
{
    QCommandLineOption connect{u"connect"_s, u"The server; naqla-server shows its port."_s, u"HOST:PORT"_s};
    QCommandLineOption pin{
        u"pin"_s, u"The server's key as naqla-server shows it; without it any key is taken."_s, u"KEY"_s};
    QCommandLineOption players{u"players"_s, u"How many players, two at each table."_s, u"N"_s};
    QCommandLineOption seconds{u"seconds"_s, u"How long to measure once all play."_s, u"S"_s};
    QCommandLineOption rate{u"moves-per-second"_s, u"Moves a second in each game; 1 by default."_s, u"R"_s};
    QCommandLineOption variant{
        u"variant"_s, u"What they play, such as russian or turkish; russian by default."_s, u"V"_s};
    QCommandLineOption entering{u"entering"_s,
        u"How many connect at a time; 4 by default, as many as a server takes from one address."_s, u"N"_s};
    QCommandLineOption seed{u"seed"_s, u"Of the moves; 1 by default."_s, u"N"_s};
    QCommandLineOption restarts{u"expect-restarts"_s,
        u"Players come back when the server does, and compare what it kept with what it had confirmed."_s};
    QCommandLineOption help{u"help"_s, u"Shows this."_s};
    QCommandLineOption version{u"version"_s, u"Shows the version."_s};
};

std::optional<int> numberIn(const QString &text, int least, int most)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

/// @return what is wrong, empty when nothing is
QString readValues(const QCommandLineParser &parser, const Words &words, LoadOptions &options)
{
    const auto server = parseEndpoint(parser.value(words.connect));
    if (!server)
        return u"--connect HOST:PORT is missing or wrong"_s;
    options.server = *server;
    const auto players = numberIn(parser.value(words.players), 2, MostPlayers);
    if (!players || *players % 2 != 0)
        return u"--players needs an even number from 2 to %1"_s.arg(MostPlayers);
    options.players = *players;
    const auto seconds = numberIn(parser.value(words.seconds), 1, LongestSeconds);
    if (!seconds)
        return u"--seconds needs a number from 1 to %1"_s.arg(LongestSeconds);
    options.duration = std::chrono::seconds(*seconds);
    if (parser.isSet(words.pin)) {
        const QByteArray pin = QByteArray::fromHex(parser.value(words.pin).toLatin1());
        if (pin.size() != PeerTrust::PinBytes)
            return u"--pin needs the 64 digits of a key"_s;
        options.trust = PeerTrust::pinned(pin);
    }
    if (parser.isSet(words.rate)) {
        bool isNumber = false;
        options.movesPerSecond = parser.value(words.rate).toDouble(&isNumber);
        if (!isNumber || !(options.movesPerSecond >= FewestMovesPerSecond)
            || options.movesPerSecond > MostMovesPerSecond)
            return u"--moves-per-second needs a number from %1 to %2"_s.arg(FewestMovesPerSecond)
                .arg(MostMovesPerSecond);
    }
    if (parser.isSet(words.variant)) {
        const auto rules = core::parseRulesText(parser.value(words.variant).toStdString());
        if (!rules)
            return u"--variant: no such rules"_s;
        options.rules = core::rulesText(*rules);
    }
    if (parser.isSet(words.entering)) {
        const auto entering = numberIn(parser.value(words.entering), 1, MostPlayers);
        if (!entering)
            return u"--entering needs a number from 1 to %1"_s.arg(MostPlayers);
        options.entering = *entering;
    }
    if (parser.isSet(words.seed)) {
        const auto seed = numberIn(parser.value(words.seed), 0, std::numeric_limits<int>::max());
        if (!seed)
            return u"--seed needs a number"_s;
        options.seed = static_cast<quint32>(*seed);
    }
    options.expectRestarts = parser.isSet(words.restarts);
    return {};
}

} // namespace

core::Result<LoadOptions, QString> parseLoadOptions(const QStringList &arguments)
{
    const Words words;
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Plays many games on a server and measures, for each move, the time until both players have it. The "
        u"last"
        " line: games begun, moves a second, half and 99 of 100 moves were faster than so many ms, errors."_s);
    parser.addOptions({words.connect, words.players, words.seconds, words.rate, words.variant, words.pin,
        words.entering, words.seed, words.restarts, words.help, words.version});
    if (!parser.parse(arguments))
        return core::Unexpected{parser.errorText().section(u'\n', 0, 0)};
    LoadOptions options;
    if (parser.isSet(words.help)) {
        options.information = parser.helpText().trimmed();
        return options;
    }
    if (parser.isSet(words.version)) {
        options.information = u"naqla-load "_s + QCoreApplication::applicationVersion();
        return options;
    }
    if (!parser.positionalArguments().isEmpty())
        return core::Unexpected{QString(u"unexpected argument: "_s + parser.positionalArguments().first())};
    const QString fault = readValues(parser, words, options);
    if (!fault.isEmpty())
        return core::Unexpected{fault};
    return options;
}

} // namespace naqla::net
