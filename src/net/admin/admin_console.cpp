// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/admin/admin_console.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

namespace naqla::net {

using namespace Qt::StringLiterals;
using wire::BanKind;
using wire::ErrorCode;
using wire::Role;

namespace {

constexpr std::uint64_t LongestSpan = 10ULL * 366 * 24 * 3600 * 1000;
constexpr std::size_t UsualCount = 20;
constexpr std::size_t MostCount = 1'000;
constexpr int PasswordLetters = 12;
constexpr qsizetype LongestWhy = 300;

const QStringList RoleNames{u"guest"_s, u"user"_s, u"moderator"_s, u"admin"_s};
const QStringList StageNames{u"open"_s, u"ready"_s, u"playing"_s, u"suspended"_s, u"finished"_s, u"closed"_s};

[[nodiscard]] QString roleName(Role role)
{
    return RoleNames.value(static_cast<int>(role));
}

[[nodiscard]] AdminAnswer good(const QString &text)
{
    return {true, text};
}
[[nodiscard]] AdminAnswer bad(const QString &text)
{
    return {false, text};
}
[[nodiscard]] AdminAnswer list(const QStringList &lines, const QString &ifEmpty)
{
    return good(lines.isEmpty() ? ifEmpty : lines.join(u'\n'));
}

/// Letters and digits that nobody confuses.
[[nodiscard]] QString newPassword()
{
    static const QString letters = u"abcdefghjkmnpqrstuvwxyz23456789"_s;
    QString password;
    for (int i = 0; i < PasswordLetters; ++i)
        password += letters[QRandomGenerator::system()->bounded(static_cast<int>(letters.size()))];
    return password;
}

[[nodiscard]] std::size_t countFrom(const QStringList &words)
{
    return words.isEmpty() ? UsualCount : std::min<std::size_t>(words.first().toUInt(), MostCount);
}

} // namespace

std::optional<std::uint64_t> spanFromText(const QString &text)
{
    static const QRegularExpression form(u"^([1-9][0-9]{0,8})([smhdw])$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    constexpr std::array<std::pair<char16_t, std::uint64_t>, 5> Units{
        {{u's', 1'000}, {u'm', 60'000}, {u'h', 3'600'000}, {u'd', 86'400'000}, {u'w', 604'800'000}}};
    const char16_t unit = match.capturedView(2).front().unicode();
    const auto *at = std::ranges::find(Units, unit, &std::pair<char16_t, std::uint64_t>::first);
    const std::uint64_t span = match.captured(1).toULongLong() * at->second;
    return span <= LongestSpan ? std::optional(span) : std::nullopt;
}

/// A command's words without its options.
struct AdminConsole::Call
{
    QStringList words = {};
    std::uint64_t span = 0; ///< of --for or --within, 0 without
    QString why = {};
};

struct AdminConsole::Command
{
    QString name;
    QString usage; ///< its words and options
    QString help;
    int least; ///< words after the name
    int most;
    QStringList options;
    std::function<void(AdminConsole &console, const Call &call, const Done &done)> run;

    [[nodiscard]] QString form() const { return usage.isEmpty() ? name : name + u' ' + usage; }
};

const std::vector<AdminConsole::Command> &AdminConsole::commands()
{
    /// For what is done at once.
    const auto now = [](auto member) {
        return [member](AdminConsole &console, const Call &call, const Done &done) {
            if constexpr (std::is_invocable_v<decltype(member), AdminConsole &, const Call &>)
                done(std::invoke(member, console, call));
            else
                done(std::invoke(member, console));
        };
    };
    using Console = AdminConsole;
    const QString forTime = u"--for"_s;
    const QString why = u"--why"_s;
    const QString within = u"--within"_s;
    static const std::vector<Command> all{
        {u"status"_s, {}, u"how many people, tables and running games there are"_s, 0, 0, {},
            now(&Console::status)},
        {u"people"_s, {}, u"who is connected, with address and device"_s, 0, 0, {}, now(&Console::people)},
        {u"tables"_s, {}, u"all tables with their numbers"_s, 0, 0, {}, now(&Console::tables)},
        {u"account"_s, u"NAME"_s, u"what is known about an account"_s, 1, 1, {},
            [](Console &console, const Call &call, const Done &done) {
                done(console.account(call.words.first()));
            }},
        {u"ban"_s, u"account NAME | network NET | device HEX-OR-NAME [--for TIME] [--why TEXT]"_s,
            u"keeps somebody out, for ever or for a time"_s, 2, 2, {forTime, why}, now(&Console::ban)},
        {u"unban"_s, u"account NAME | network NET | device HEX"_s, u"ends a ban"_s, 2, 2, {},
            now(&Console::unban)},
        {u"bans"_s, {}, u"all bans"_s, 0, 0, {}, now(&Console::bans)},
        {u"mute"_s, u"NAME --for TIME [--why TEXT]"_s, u"leaves somebody only ready-made phrases"_s, 1, 1,
            {forTime, why}, now(&Console::mute)},
        {u"unmute"_s, u"NAME"_s, u"lets somebody talk again"_s, 1, 1, {}, now(&Console::unmute)},
        {u"close-table"_s, u"NUMBER [--why TEXT]"_s, u"ends a table, its game without a result"_s, 1, 1,
            {why}, now(&Console::closeTable)},
        {u"role"_s, u"NAME user|moderator|admin"_s, u"gives an account a role"_s, 2, 2, {},
            now(&Console::setRole)},
        {u"password"_s, u"NAME"_s, u"gives an account a new password and shows it"_s, 1, 1, {},
            [](Console &console, const Call &call, const Done &done) { console.setPassword(call, done); }},
        {u"reports"_s, u"[COUNT]"_s, u"what players reported, newest first"_s, 0, 1, {},
            now(&Console::reports)},
        {u"audit"_s, u"[COUNT]"_s, u"what moderators and operators did, newest first"_s, 0, 1, {},
            now(&Console::audit)},
        {u"drain"_s, u"[--within TIME]"_s,
            u"takes no new games and ends the server after the last one, or after a time"_s, 0, 0, {within},
            [](Console &console, const Call &call, const Done &done) {
                done(answerTo(console.m_server.obey(wire::AdminDrain{.at = console.endOf(call.span)})));
            }},
        {u"reload"_s, {}, u"reads the certificate again"_s, 0, 0, {},
            [](Console &console, const Call &, const Done &done) {
                done(answerTo(console.m_server.obey(wire::AdminReload{})));
            }},
    };
    return all;
}

AdminConsole::AdminConsole(GameServer &server, std::function<std::uint64_t()> utcNow)
    : m_server(server)
    , m_utcNow(std::move(utcNow))
{
}

QString AdminConsole::help()
{
    QString text = u"TIME is a number with s, m, h, d or w, such as 7d.\n"_s;
    for (const Command &command : commands())
        text += u"\n  %1\n      %2"_s.arg(command.form(), command.help);
    return text;
}

void AdminConsole::run(const QStringList &words, const Done &done)
{
    const QString name = words.value(0);
    const auto command = std::ranges::find(commands(), name, &Command::name);
    if (command == commands().end())
        return done(bad(u"unknown command `%1`; see --help"_s.arg(name)));
    const auto usage = [&] { return bad(u"usage: "_s + command->form()); };
    Call call;
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (!words[i].startsWith(u"--"_s)) {
            call.words += words[i];
            continue;
        }
        if (!command->options.contains(words[i]) || i + 1 == words.size())
            return done(usage());
        if (words[i++] == u"--why"_s) {
            if (words[i].size() > LongestWhy)
                return done(bad(u"--why has at most %1 characters"_s.arg(LongestWhy)));
            call.why = words[i];
        } else if (const auto span = spanFromText(words[i])) {
            call.span = *span;
        } else {
            return done(bad(u"`%1` is no time such as 30m, 12h or 7d"_s.arg(words[i])));
        }
    }
    if (call.words.size() < command->least || call.words.size() > command->most)
        return done(usage());
    command->run(*this, call, done);
}

AdminAnswer AdminConsole::answerTo(ErrorCode refusal)
{
    switch (refusal) {
    case ErrorCode::None:
        return good(u"done"_s);
    case ErrorCode::NoTable:
        return bad(u"there is no such table"_s);
    case ErrorCode::Busy:
        return bad(u"not now; try again in a moment"_s);
    default:
        return bad(u"that cannot be done"_s);
    }
}

QString AdminConsole::timeText(std::uint64_t utc) const
{
    return utc == 0 ? u"for ever"_s
                    : QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(utc), Qt::UTC).toString(Qt::ISODate);
}

QString AdminConsole::nameOf(wire::AccountId account) const
{
    const auto record = m_server.store().findAccount(account);
    return record ? record->name : QString::number(account);
}

AdminAnswer AdminConsole::status() const
{
    return good(u"people %1\ntables %2\ngames %3"_s.arg(QString::number(m_server.people().size()),
        QString::number(m_server.tableCount()), QString::number(m_server.runningGameCount())));
}

AdminAnswer AdminConsole::people() const
{
    QStringList lines;
    for (const PersonHere &person : m_server.people())
        lines += u"%1  %2  %3  %4  %5"_s.arg(QString::number(person.account), person.name,
            roleName(person.role), person.address.isEmpty() ? u"local"_s : person.address,
            QString::fromLatin1(person.device.toHex()));
    return list(lines, u"nobody is here"_s);
}

AdminAnswer AdminConsole::tables() const
{
    QStringList lines;
    for (const wire::LobbyRow &row : m_server.tables())
        lines += u"%1  %2  %3  %4"_s.arg(QString::number(row.table), QString::fromStdString(row.rules),
            StageNames.value(static_cast<int>(row.stage)), row.host);
    return list(lines, u"there are no tables"_s);
}

AdminAnswer AdminConsole::account(const QString &name) const
{
    const auto record = m_server.accountNamed(name);
    if (!record)
        return bad(u"there is no account `%1`"_s.arg(name));
    QStringList lines{u"number %1"_s.arg(record->id), u"name %1"_s.arg(record->name),
        u"role %1"_s.arg(roleName(record->guest ? Role::Guest : record->role)),
        u"made %1"_s.arg(timeText(record->createdUtc))};
    if (!record->email.isEmpty())
        lines += u"email %1"_s.arg(record->email);
    if (record->mutedUntilUtc > m_utcNow())
        lines += u"muted until %1 %2"_s.arg(timeText(record->mutedUntilUtc), record->mutedWhy).trimmed();
    return good(lines.join(u'\n'));
}

std::optional<std::pair<BanKind, QString>> AdminConsole::banKey(const QStringList &words) const
{
    const QString &key = words[1];
    if (words[0] == u"network"_s)
        return std::pair{BanKind::Network, key};
    if (words[0] == u"account"_s) {
        const auto record = m_server.accountNamed(key);
        return std::pair{BanKind::Account, record ? QString::number(record->id) : key};
    }
    if (words[0] != u"device"_s)
        return std::nullopt;
    const auto people = m_server.people();
    const auto named = std::ranges::find(people, key, &PersonHere::name);
    return std::pair{
        BanKind::Device, named == people.end() ? key : QString::fromLatin1(named->device.toHex())};
}

AdminAnswer AdminConsole::ban(const Call &call)
{
    const auto key = banKey(call.words);
    if (!key)
        return bad(u"a ban is for an account, a network or a device"_s);
    const ErrorCode refusal = m_server.obey(
        wire::AdminBan{.kind = key->first, .key = key->second, .until = endOf(call.span), .why = call.why});
    return refusal == ErrorCode::BadField
        ? bad(u"`%1` is no %2 that can be banned"_s.arg(call.words[1], call.words[0]))
        : answerTo(refusal);
}

AdminAnswer AdminConsole::unban(const Call &call)
{
    const auto key = banKey(call.words);
    const ErrorCode refusal =
        key ? m_server.obey(wire::AdminUnban{.kind = key->first, .key = key->second}) : ErrorCode::BadField;
    return refusal == ErrorCode::BadField ? bad(u"there is no such ban"_s) : answerTo(refusal);
}

AdminAnswer AdminConsole::bans() const
{
    QStringList lines;
    for (const BanRecord &ban : m_server.store().bans()) {
        static const QStringList kinds{u"account"_s, u"network"_s, u"device"_s};
        QString key = ban.key;
        if (ban.kind == BanKind::Account)
            key = u"%1 (%2)"_s.arg(nameOf(ban.key.toULongLong()), ban.key);
        const bool isOver = ban.untilUtc != 0 && ban.untilUtc <= m_utcNow();
        lines += u"%1  %2  %3%4  by %5  %6"_s
                     .arg(kinds.value(static_cast<int>(ban.kind)), key, timeText(ban.untilUtc),
                         isOver ? u" (over)"_s : QString(), ban.by, ban.why)
                     .trimmed();
    }
    return list(lines, u"nobody is banned"_s);
}

AdminAnswer AdminConsole::mute(const Call &call)
{
    const auto record = m_server.accountNamed(call.words[0]);
    if (!record)
        return bad(u"there is no account `%1`"_s.arg(call.words[0]));
    if (call.span == 0)
        return bad(u"for how long? --for TIME"_s);
    return answerTo(
        m_server.obey(wire::AdminMute{.account = record->id, .until = endOf(call.span), .why = call.why}));
}

AdminAnswer AdminConsole::unmute(const Call &call)
{
    const auto record = m_server.accountNamed(call.words[0]);
    return record ? answerTo(m_server.obey(wire::AdminMute{.account = record->id}))
                  : bad(u"there is no account `%1`"_s.arg(call.words[0]));
}

AdminAnswer AdminConsole::closeTable(const Call &call)
{
    return answerTo(m_server.obey(wire::AdminCloseTable{.why = call.why}, call.words[0].toULongLong()));
}

AdminAnswer AdminConsole::setRole(const Call &call)
{
    const auto record = m_server.accountNamed(call.words[0]);
    const qsizetype role = RoleNames.indexOf(call.words[1]);
    if (!record || record->guest)
        return bad(u"there is no account `%1`"_s.arg(call.words[0]));
    if (role < static_cast<int>(Role::User))
        return bad(u"a role is user, moderator or admin"_s);
    return answerTo(m_server.setRole(record->id, static_cast<Role>(role)));
}

void AdminConsole::setPassword(const Call &call, const Done &done)
{
    const auto record = m_server.accountNamed(call.words[0]);
    if (!record || record->guest)
        return done(bad(u"there is no account `%1`"_s.arg(call.words[0])));
    const QString password = newPassword();
    const ErrorCode refusal = m_server.setPassword(record->id, password, [done, password](bool set) {
        done(set ? good(u"the new password is "_s + password) : bad(u"the password could not be set"_s));
    });
    if (refusal != ErrorCode::None)
        done(answerTo(refusal));
}

AdminAnswer AdminConsole::reports(const Call &call) const
{
    QStringList lines;
    for (const ReportRecord &report : m_server.store().newestReports(countFrom(call.words))) {
        lines += u"%1  %2 about %3, table %4: %5"_s.arg(timeText(report.atUtc), nameOf(report.by),
            nameOf(report.account), QString::number(report.table), report.text);
        for (const QString &said : report.lines.split(u'\n', Qt::SkipEmptyParts))
            lines += u"    "_s + said;
    }
    return list(lines, u"nothing was reported"_s);
}

AdminAnswer AdminConsole::audit(const Call &call) const
{
    QStringList lines;
    for (const AuditRecord &entry : m_server.store().newestAudit(countFrom(call.words)))
        lines += u"%1  %2  %3 %4  %5"_s
                     .arg(timeText(entry.atUtc), entry.by, entry.action, entry.subject, entry.detail)
                     .trimmed();
    return list(lines, u"nothing was done"_s);
}

} // namespace naqla::net
