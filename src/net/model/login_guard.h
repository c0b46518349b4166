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

    /// Notes a try at an account's password (empty: no account, such as a code).
    /// @return how long to wait when it comes too early; then nothing is noted
    [[nodiscard]] std::optional<Milliseconds> begin(
        const QString &account, const QString &network, MonoTime now);
    void succeeded(const QString &account, const QString &network);

private:
    struct Account
    {
        int failures = 0;
        MonoTime last{};
    };
    struct Network
    {
        int failures = 0;
        MonoTime since{};
        std::optional<MonoTime> blockedUntil = {};
    };
    void forgetOld(MonoTime now);

    std::map<QString, Account> m_accounts;
    std::map<QString, Network> m_networks;
    MonoTime m_forgotAt{};
};

} // namespace naqla::net
