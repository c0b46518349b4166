// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/login_guard.h"

#include <algorithm>

namespace naqla::net {

namespace {

constexpr Milliseconds Window{600'000};
constexpr Milliseconds Block{600'000};
constexpr Milliseconds LongestPause{60'000};
/// After so long without a failure an account has none.
constexpr Milliseconds AccountMemory{3'600'000};

[[nodiscard]] Milliseconds pauseAfter(int failures)
{
    const int doubled = failures - LoginGuard::FreeFailures;
    if (doubled < 0)
        return {};
    return std::min(LongestPause, Milliseconds{1'000} * (1 << std::min(doubled, 10)));
}

} // namespace

LoginGuard::Network &LoginGuard::networkAt(const QString &network, MonoTime now)
{
    Network &there = m_networks[network];
    const bool isOver = there.blockedUntil ? now >= *there.blockedUntil : now - there.since >= Window;
    if (isOver)
        there = {.since = now};
    return there;
}

std::optional<Milliseconds> LoginGuard::begin(const QString &account, const QString &network, MonoTime now)
{
    forgetOld(now);
    Network *there = network.isEmpty() ? nullptr : &networkAt(network, now);
    if (there != nullptr && there->blockedUntil)
        return *there->blockedUntil - now;
    if (!account.isEmpty()) {
        Account &meant = m_accounts[account];
        if (now - meant.last >= AccountMemory)
            meant = {};
        if (const MonoTime next = meant.last + pauseAfter(meant.failures); now < next)
            return next - now;
        ++meant.failures;
        meant.last = now;
    }
    if (there != nullptr && ++there->failures >= FailuresOfNetwork)
        there->blockedUntil = now + Block;
    return std::nullopt;
}

void LoginGuard::succeeded(const QString &account, const QString &network)
{
    withdraw({}, network);
    m_accounts.erase(account);
}

void LoginGuard::withdraw(const QString &account, const QString &network)
{
    if (const auto meant = m_accounts.find(account); meant != m_accounts.end())
        meant->second.failures = std::max(0, meant->second.failures - 1);
    const auto there = m_networks.find(network);
    if (there == m_networks.end())
        return;
    there->second.failures = std::max(0, there->second.failures - 1);
    if (there->second.failures < FailuresOfNetwork)
        there->second.blockedUntil.reset();
}

std::optional<Milliseconds> LoginGuard::beginAccount(const QString &network, MonoTime now)
{
    forgetOld(now);
    if (network.isEmpty())
        return std::nullopt;
    Network &there = networkAt(network, now);
    if (there.blockedUntil)
        return *there.blockedUntil - now;
    if (there.accounts >= AccountsOfNetwork)
        return there.since + Window - now;
    ++there.accounts;
    return std::nullopt;
}

void LoginGuard::withdrawAccount(const QString &network)
{
    if (const auto there = m_networks.find(network); there != m_networks.end())
        there->second.accounts = std::max(0, there->second.accounts - 1);
}

void LoginGuard::forgetOld(MonoTime now)
{
    if (now - m_forgotAt < Window)
        return;
    m_forgotAt = now;
    std::erase_if(m_accounts, [now](const auto &entry) { return now - entry.second.last >= AccountMemory; });
    std::erase_if(m_networks, [now](const auto &entry) {
        return now >= entry.second.blockedUntil.value_or(entry.second.since + Window);
    });
}

} // namespace naqla::net
