// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/model/game_clock.h"

#include <array>
#include <optional>
#include <vector>

namespace naqla::net {

/// A bucket that holds up to `burst` tokens and refills evenly. Any time may be given to it: a time before
/// the last one counts as no time passed, so a bucket can never get stuck.
class TokenBucket
{
public:
    TokenBucket() = default;
    TokenBucket(std::uint32_t burst, std::uint32_t perMinute);

    /// Takes tokens, or takes none and tells how long until there are enough.
    std::optional<Milliseconds> take(MonoTime now, std::uint32_t count = 1);

private:
    /// In 1/60000 tokens, so that a millisecond refills exactly `perMinute`.
    std::int64_t m_level = 0;
    std::int64_t m_capacity = 0;
    std::int64_t m_perMs = 0;
    std::optional<MonoTime> m_last;
};

/// What one session may do, by kind. Without limits of its own (tests, load) it allows everything.
class RateLimiter
{
public:
    explicit RateLimiter(const std::vector<wire::RateLimit> &limits);

    /// How long to wait, when the wish comes too early.
    std::optional<Milliseconds> take(wire::RateKind kind, MonoTime now, std::uint32_t count = 1);
    /// Counts refusals; true when there were so many within a minute that the session must end.
    [[nodiscard]] bool refusedTooOften(MonoTime now);

private:
    std::array<std::optional<TokenBucket>, static_cast<std::size_t>(wire::RateKind::Snapshot) + 1> m_buckets;
    MonoTime m_refusalsSince{};
    int m_refusals = 0;
};

/// The limits that a server tells in WELCOME unless it has others.
[[nodiscard]] std::vector<wire::RateLimit> defaultRateLimits();

} // namespace naqla::net
