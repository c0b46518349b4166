// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/server/game_server.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace naqla::net {

/// What became of a command.
struct AdminAnswer
{
    bool good = false;
    QString text; ///< lines for the operator; of a bad command one line that says what is wrong
};

/// The operator's commands, in words: what is known about people, tables, bans, and what can be done.
/// Everything done is in the audit.
class AdminConsole
{
public:
    using Done = std::function<void(const AdminAnswer &answer)>;

    /// The server must live longer; `utcNow` is in ms since 1970.
    AdminConsole(GameServer &server, std::function<std::uint64_t()> utcNow);

    /// Carries out a command such as `ban account Omar --for 7d --why spam`. `done` is called once, perhaps
    /// later.
    void run(const QStringList &words, const Done &done);

    /// All commands with a line about each.
    [[nodiscard]] static QString help();

private:
    struct Command;
    struct Call;
    [[nodiscard]] static const std::vector<Command> &commands();
    [[nodiscard]] static AdminAnswer answerTo(wire::ErrorCode refusal);
    [[nodiscard]] QString timeText(std::uint64_t utc) const;
    [[nodiscard]] QString nameOf(wire::AccountId account) const;
    [[nodiscard]] std::uint64_t endOf(std::uint64_t span) const { return span == 0 ? 0 : m_utcNow() + span; }
    /// The key of a ban of `account NAME`, `network NET` or `device HEX-OR-NAME`.
    [[nodiscard]] std::optional<std::pair<wire::BanKind, QString>> banKey(const QStringList &words) const;

    [[nodiscard]] AdminAnswer status() const;
    [[nodiscard]] AdminAnswer people() const;
    [[nodiscard]] AdminAnswer tables() const;
    [[nodiscard]] AdminAnswer account(const QString &name) const;
    [[nodiscard]] AdminAnswer ban(const Call &call);
    [[nodiscard]] AdminAnswer unban(const Call &call);
    [[nodiscard]] AdminAnswer bans() const;
    [[nodiscard]] AdminAnswer mute(const Call &call);
    [[nodiscard]] AdminAnswer unmute(const Call &call);
    [[nodiscard]] AdminAnswer closeTable(const Call &call);
    [[nodiscard]] AdminAnswer setRole(const Call &call);
    void setPassword(const Call &call, const Done &done);
    [[nodiscard]] AdminAnswer reports(const Call &call) const;
    [[nodiscard]] AdminAnswer audit(const Call &call) const;

    GameServer &m_server;
    std::function<std::uint64_t()> m_utcNow;
};

/// Milliseconds of `45s`, `30m`, `12h`, `7d` or `2w`, at most ten years; nothing for other words.
[[nodiscard]] std::optional<std::uint64_t> spanFromText(const QString &text);

} // namespace naqla::net
