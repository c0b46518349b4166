// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace naqla::net {

/// When to try again after a connection was lost: ever longer pauses, spread by chance so that a thousand
/// clients of one server do not come back at the same moment.
class RetryPolicy
{
public:
    using Milliseconds = std::chrono::milliseconds;
    struct Plan
    {
        std::vector<Milliseconds> pauses{Milliseconds{500}, Milliseconds{1000}, Milliseconds{2000},
            Milliseconds{4000}, Milliseconds{8000}, Milliseconds{15000}};
        double jitter = 0.3; ///< each pause is taken times 1 ± jitter
        Milliseconds giveUpAfter{600'000}; ///< all pauses together
    };

    /// @param random  0..1
    RetryPolicy(Plan plan, std::function<double()> random)
        : m_plan(std::move(plan))
        , m_random(std::move(random))
    {
    }

    /// The next pause; nothing when it is time to give up. The last pause repeats.
    [[nodiscard]] std::optional<Milliseconds> next()
    {
        if (m_spent >= m_plan.giveUpAfter || m_plan.pauses.empty())
            return std::nullopt;
        const Milliseconds base = m_plan.pauses[std::min(m_tries++, m_plan.pauses.size() - 1)];
        const double factor = 1.0 + m_plan.jitter * (2.0 * m_random() - 1.0);
        const Milliseconds pause{static_cast<Milliseconds::rep>(static_cast<double>(base.count()) * factor)};
        m_spent += pause;
        return pause;
    }
    /// The connection works again.
    void reset()
    {
        m_tries = 0;
        m_spent = Milliseconds{0};
    }

private:
    Plan m_plan;
    std::function<double()> m_random;
    std::size_t m_tries = 0;
    Milliseconds m_spent{0};
};

} // namespace naqla::net
