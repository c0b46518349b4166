// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"
#include "core/engine/hub_text.h"

#include <atomic>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>

namespace naqla::cli {

/// Our engine for another program that speaks the Hub protocol: takes its lines one by one and writes the
/// answers. A search runs beside; while it does only `ping`, `stop` and `ponder-hit` leave it alone.
class HubSession
{
public:
    explicit HubSession(std::ostream &out);
    ~HubSession();
    HubSession(const HubSession &) = delete;
    HubSession &operator=(const HubSession &) = delete;

    /// @return false when the other program has said `quit`
    [[nodiscard]] bool take(std::string_view text);

private:
    /// What the lines `level` have said since the last position.
    struct Level
    {
        core::SearchLimits limits{};
        std::optional<double> clock{}; ///< seconds that are left
        double increment = 0;
        double movesLeft = 0; ///< 0: to the end of the game
    };
    enum class Search : std::uint8_t
    {
        Think,
        Ponder, ///< until `ponder-hit` or `stop`
        Analyze ///< until `stop`
    };

    bool takeWhileSearching(const core::hub::Line &line);
    bool takeWhileIdle(const core::hub::Line &line);
    void makeEngine();
    void greet();
    void setParameter(const core::hub::Line &line);
    void setPosition(const core::hub::Line &line);
    void addLevel(const core::hub::Line &line);
    void go(Search kind);
    void search(Search kind, const core::SearchLimits &limits, const std::stop_token &stop);
    /// Ends the search; `answered` says whether its move is still told.
    void endSearch(bool answered);
    [[nodiscard]] core::SearchLimits limits(Search kind) const;
    void say(const core::hub::Line &line);
    void complain(std::string_view message);

    std::ostream &m_out;
    std::mutex m_outMutex;
    core::VariantId m_variant = core::VariantId::International;
    int m_level = core::LevelCount;
    int m_tableBits;
    std::unique_ptr<core::Engine> m_engine;
    std::optional<core::Game> m_game; ///< none before the first position, and after one that makes no sense
    Level m_limits;
    Search m_kind = Search::Think; ///< of the last search
    std::atomic<bool> m_dropsAnswer = false;
    std::atomic<bool> m_isSearching = false;
    std::jthread m_search;
};

} // namespace naqla::cli
