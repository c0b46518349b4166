// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/rate_limiter.h"

#include <algorithm>

namespace naqla::net {

namespace {

constexpr std::int64_t Token = 60'000;
constexpr int MostRefusals = 100;
constexpr Milliseconds RefusalWindow{60'000};

} // namespace

TokenBucket::TokenBucket(std::uint32_t burst, std::uint32_t perMinute)
    : m_level(burst * Token)
    , m_capacity(burst * Token)
    , m_perMs(perMinute)
{
}

std::optional<Milliseconds> TokenBucket::take(MonoTime now, std::uint32_t count)
{
    if (m_last && now > *m_last) {
        const std::int64_t untilFull = m_perMs == 0 ? 0 : (m_capacity - m_level) / m_perMs + 1;
        m_level = std::min(
            m_capacity, m_level + m_perMs * std::min<std::int64_t>((now - *m_last).count(), untilFull));
    }
    m_last = now;
    const std::int64_t wanted = std::min(count * Token, m_capacity);
    if (m_level >= wanted) {
        m_level -= wanted;
        return std::nullopt;
    }
    return Milliseconds(m_perMs == 0 ? 60'000 : (wanted - m_level + m_perMs - 1) / m_perMs);
}

RateLimiter::RateLimiter(const std::vector<wire::RateLimit> &limits)
{
    for (const auto &limit : limits)
        m_buckets[static_cast<std::size_t>(limit.kind)] = TokenBucket(limit.burst, limit.perMinute);
}

std::optional<Milliseconds> RateLimiter::take(wire::RateKind kind, MonoTime now, std::uint32_t count)
{
    auto &bucket = m_buckets[static_cast<std::size_t>(kind)];
    return bucket ? bucket->take(now, count) : std::nullopt;
}

bool RateLimiter::refusedTooOften(MonoTime now)
{
    if (now < m_refusalsSince || now - m_refusalsSince > RefusalWindow) {
        m_refusalsSince = now;
        m_refusals = 0;
    }
    return ++m_refusals >= MostRefusals;
}

std::vector<wire::RateLimit> defaultRateLimits()
{
    using wire::RateKind;
    return {
        {.kind = RateKind::Frames, .burst = 60, .perMinute = 1'200},
        {.kind = RateKind::Bytes, .burst = 65'536, .perMinute = 491'520},
        {.kind = RateKind::Chat, .burst = 5, .perMinute = 30},
        {.kind = RateKind::CreateTable, .burst = 3, .perMinute = 3},
        {.kind = RateKind::Join, .burst = 10, .perMinute = 30},
        {.kind = RateKind::Offer, .burst = 4, .perMinute = 12},
        {.kind = RateKind::Snapshot, .burst = 3, .perMinute = 12},
    };
}

} // namespace naqla::net
