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

std::optional<Milliseconds> LoginGuard::begin(const QString &account, const QString &network, MonoTime now)
{
    forgetOld(now);
    Network &there = m_networks[network];
    if (there.blockedUntil && now < *there.blockedUntil)
        return *there.blockedUntil - now;
    if (there.blockedUntil || now - there.since >= Window)
        there = {.since = now};
    if (!account.isEmpty()) {
        Account &meant = m_accounts[account];
        if (now - meant.last >= AccountMemory)
            meant = {};
        if (const MonoTime next = meant.last + pauseAfter(meant.failures); now < next)
            return next - now;
        ++meant.failures;
        meant.last = now;
    }
    if (++there.failures >= FailuresOfNetwork)
        there.blockedUntil = now + Block;
    return std::nullopt;
}

void LoginGuard::succeeded(const QString &account, const QString &network)
{
    m_accounts.erase(account);
    const auto there = m_networks.find(network);
    if (there == m_networks.end())
        return;
    there->second.failures = std::max(0, there->second.failures - 1);
    if (there->second.failures < FailuresOfNetwork)
        there->second.blockedUntil.reset();
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
