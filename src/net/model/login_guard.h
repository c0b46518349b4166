// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/model/game_clock.h"

#include <QString>

#include <map>
#include <optional>

namespace naqla::net {

/// Slows down whoever guesses passwords. A try counts as failed until it has succeeded, so that many at the
/// same time gain nothing. Whoever is connected or holds a token is not concerned.
class LoginGuard
{
public:
    static constexpr int FreeFailures = 5; ///< of an account; then each one doubles a pause of 1 s up to 60 s
    static constexpr int FailuresOfNetwork = 20; ///< in ten minutes; then nobody from there may try for ten
    static constexpr int AccountsOfNetwork = 60; ///< made in ten minutes; a school's class behind one address

    /// Notes a try at an account's password (empty: no account, such as a code) from a network (empty: one
    /// without limits).
    /// @return how long to wait when it comes too early; then nothing is noted
    [[nodiscard]] std::optional<Milliseconds> begin(
        const QString &account, const QString &network, MonoTime now);
    void succeeded(const QString &account, const QString &network);
    /// A try that was not looked at counts for nothing.
    void withdraw(const QString &account, const QString &network);

    /// The same for making an account.
    [[nodiscard]] std::optional<Milliseconds> beginAccount(const QString &network, MonoTime now);
    void withdrawAccount(const QString &network);

private:
    struct Account
    {
        int failures = 0;
        MonoTime last{};
    };
    struct Network
    {
        int failures = 0;
        int accounts = 0; ///< made
        MonoTime since{};
        std::optional<MonoTime> blockedUntil = {};
    };
    /// As it counts at a time: within its ten minutes, or from anew.
    [[nodiscard]] Network &networkAt(const QString &network, MonoTime now);
    void forgetOld(MonoTime now);

    std::map<QString, Account> m_accounts;
    std::map<QString, Network> m_networks;
    MonoTime m_forgotAt{};
};

} // namespace naqla::net
