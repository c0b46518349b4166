// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server_program/config_file.h"

#include <QFile>
#include <QSet>

#include <array>
#include <utility>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MostBytes = 64 << 10;
constexpr int MostTables = 100'000;
constexpr int MostConnections = 60'000;

struct Key
{
    const char *name;
    const char *explanation; ///< lines of at most 110 characters
    const char *standard; ///< empty: none
    bool (*set)(Settings &settings, const QString &value);
};

[[nodiscard]] bool setNumber(int &target, const QString &value, int least, int most)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return false;
    target = number;
    return true;
}

[[nodiscard]] bool setBool(bool &target, const QString &value)
{
    target = value == u"yes"_s;
    return target || value == u"no"_s;
}

[[nodiscard]] bool setChat(Settings &settings, const QString &value)
{
    using wire::ChatMode;
    for (const auto &[name, mode] : {std::pair{u"all"_s, ChatMode::All},
             std::pair{u"phrases"_s, ChatMode::Phrases}, std::pair{u"off"_s, ChatMode::Off}}) {
        if (value == name) {
            settings.chat = mode;
            return true;
        }
    }
    return false;
}

constexpr std::array Keys{
    Key{"name", "What players see as the name of the server, at most 40 characters.", "Naqla",
        [](Settings &settings, const QString &value) {
            settings.name = value.left(40);
            return !value.isEmpty();
        }},
    Key{"notice", "A line of your own that players read when they come in, such as whom to ask for help.", "",
        [](Settings &settings, const QString &value) {
            settings.notice = value.left(400);
            return true;
        }},
    Key{"data", "The folder for games, accounts and the server's own key. It must be there or be makeable.",
        "",
        [](Settings &settings, const QString &value) {
            settings.dataFolder = value;
            return true;
        }},
    Key{"store",
        "Where games and accounts are kept: `sqlite`, a file in the data folder, or `postgres`, a database "
        "of\n"
        "PostgreSQL 13 or newer with the encoding UTF8. The tables are made by the server itself.",
        "sqlite",
        [](Settings &settings, const QString &value) {
            const auto kind = storeKindFromName(value);
            settings.store = kind.value_or(settings.store);
            return kind.has_value();
        }},
    Key{"connection",
        "The words `key=value` that lead libpq to that database, such as\n"
        "`host=/run/postgresql dbname=naqla user=naqla`; without them PGHOST, PGDATABASE … of the "
        "environment.\n"
        "A password is better kept in the file ~/.pgpass. There must be no `;` in it.",
        "",
        [](Settings &settings, const QString &value) {
            settings.connection = value;
            return !value.contains(u';');
        }},
    Key{"listen", "The address of this machine to listen on: an IPv4 or IPv6 address, or `any`.", "any",
        [](Settings &settings, const QString &value) {
            if (value == u"any"_s)
                settings.address = QHostAddress(QHostAddress::Any);
            return value == u"any"_s || settings.address.setAddress(value);
        }},
    Key{"port", "The TCP port, 1 to 65535; 0 takes any free one.", "47821",
        [](Settings &settings, const QString &value) { return setNumber(settings.port, value, 0, 65'535); }},
    Key{"certificate",
        "A PEM file with the certificate and what links it to an authority, as `fullchain.pem` of certbot.\n"
        "Without one the server makes its own, which players must accept at their first visit.\n"
        "After a renewal send SIGHUP: new connections get the new one, nobody is disconnected.",
        "",
        [](Settings &settings, const QString &value) {
            settings.certificateFile = value;
            return true;
        }},
    Key{"key", "The PEM file with the private key of that certificate.", "",
        [](Settings &settings, const QString &value) {
            settings.keyFile = value;
            return true;
        }},
    Key{"accounts", "Whether people may make accounts with a password: `yes` or `no` (guests only).", "yes",
        [](Settings &settings, const QString &value) { return setBool(settings.accounts, value); }},
    Key{"chat", "The most that tables may allow: `all`, `phrases` (only ready-made ones) or `off`.", "all",
        setChat},
    Key{"connections", "How many may be connected at a time; 0: as many as the system allows.", "0",
        [](Settings &settings, const QString &value) {
            return setNumber(settings.connections, value, 0, MostConnections);
        }},
    Key{"exempt",
        "Networks without limits per address on connections, wrong passwords and new accounts, such as those "
        "of\n"
        "a school or a proxy with many people behind one address: `10.0.0.0/8, 2001:db8::/32`.",
        "",
        [](Settings &settings, const QString &value) {
            const auto networks = subnetsFromText(value);
            settings.exempt = networks.value_or(QList<Subnet>());
            return networks.has_value();
        }},
    Key{"tables", "How many tables there may be at a time.", "2000",
        [](Settings &settings, const QString &value) {
            return setNumber(settings.tables, value, 1, MostTables);
        }},
    Key{"tables-per-player", "At how many tables one person may sit at a time.", "2",
        [](Settings &settings, const QString &value) {
            return setNumber(settings.tablesPerPlayer, value, 1, 16);
        }},
    Key{"spectators-per-table", "How many may watch one table.", "200",
        [](Settings &settings, const QString &value) {
            return setNumber(settings.spectatorsPerTable, value, 0, 10'000);
        }},
    Key{"log", "Whether to write a line to standard output for each arrival, game and fault: `yes` or `no`.",
        "yes", [](Settings &settings, const QString &value) { return setBool(settings.log, value); }},
};

/// What no single key can know.
[[nodiscard]] QString contradiction(const Settings &settings)
{
    if (settings.certificateFile.isEmpty() != settings.keyFile.isEmpty())
        return u"certificate and key belong together: give both or neither"_s;
    if (!settings.connection.isEmpty() && settings.store != StoreKind::Postgres)
        return u"connection is only for store = postgres"_s;
    return {};
}

} // namespace

core::Result<Settings, QString> readConfig(const QByteArray &text, Settings settings)
{
    QSet<QString> seen;
    int lineNumber = 0;
    for (const QByteArray &bytes : text.split('\n')) {
        ++lineNumber;
        const QString line = QString::fromUtf8(bytes).trimmed();
        const auto wrong = [lineNumber](const QString &what) {
            return core::Unexpected{u"line %1: %2"_s.arg(QString::number(lineNumber), what)};
        };
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const qsizetype equals = line.indexOf(u'=');
        if (equals < 0)
            return wrong(u"there is no `=`"_s);
        const QString name = line.first(equals).trimmed();
        const QString value = line.sliced(equals + 1).trimmed();
        const auto key = std::find_if(Keys.begin(), Keys.end(),
            [&name](const Key &known) { return name == QLatin1StringView(known.name); });
        if (key == Keys.end())
            return wrong(u"unknown key `%1`"_s.arg(name));
        if (seen.contains(name))
            return wrong(u"`%1` was set before"_s.arg(name));
        seen.insert(name);
        if (!key->set(settings, value))
            return wrong(u"`%1` cannot be `%2`: %3"_s.arg(
                name, value, QString::fromUtf8(key->explanation).section(u'\n', 0, 0)));
    }
    if (const QString fault = contradiction(settings); !fault.isEmpty())
        return core::Unexpected{fault};
    return settings;
}

core::Result<Settings, QString> readConfigFile(const QString &path)
{
    const auto wrong = [&path](
                           const QString &what) { return core::Unexpected{QString(path + u": "_s + what)}; };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return wrong(file.errorString());
    if (file.size() > MostBytes)
        return wrong(u"too long for a configuration"_s);
    auto settings = readConfig(file.readAll());
    if (!settings)
        return wrong(settings.error());
    return settings;
}

QByteArray defaultConfig()
{
    QByteArray text = "# Configuration of naqla-server: naqla-server --config FILE\n"
                      "# Check it with: naqla-server --config FILE --check-config\n";
    for (const Key &key : Keys) {
        text += '\n';
        for (const QByteArray &line : QByteArray(key.explanation).split('\n'))
            text += "# " + line + '\n';
        const QByteArray value = key.standard;
        // A key without a default stays out of force until somebody gives it a value.
        text += (value.isEmpty() ? QByteArray("#") : QByteArray()) + key.name + " ="
            + (value.isEmpty() ? "" : " ") + value + '\n';
    }
    return text;
}

} // namespace naqla::net
