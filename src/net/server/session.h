// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/model/rate_limiter.h"
#include "net/model/session_state.h"
#include "net/model/table.h"
#include "net/server/ports.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace naqla::net {

/// The round trips that the server measured last.
class RoundTrips
{
public:
    void add(Milliseconds sample) { m_samples[m_next++ % m_samples.size()] = sample; }
    [[nodiscard]] Milliseconds worst() const { return *std::max_element(m_samples.begin(), m_samples.end()); }

private:
    std::array<Milliseconds, 8> m_samples{};
    std::size_t m_next = 0;
};

/// Whom one account can mute.
constexpr std::size_t MostMuted = 500;

/// One connection and who is behind it.
struct Session
{
    ConnectionId id = 0;
    Link *link = nullptr; ///< null once the connection is gone
    PeerInfo peer = {};
    SessionState state = SessionState::Hello;
    Member member = {};
    wire::Role role = wire::Role::Guest;
    std::uint64_t mutedUntilUtc = 0; ///< by a moderator
    QString mutedWhy = {};
    std::set<wire::AccountId> muted = {}; ///< whom he does not hear
    bool checksPassword = false; ///< a hash of his is at work
    int failedLogins = 0;
    QByteArray device = {};
    QByteArray tokenFamily = {};
    QByteArray tokenHash = {}; ///< of the token that this session was given
    std::uint64_t tokenSeq = 0; ///< of the SESSION that gave it; 0 once the client has acknowledged it
    std::uint64_t seq = 0;
    MonoTime openedAt{};
    MonoTime receivedAt{};
    MonoTime sentAt{};
    MonoTime pingedAt{};
    RateLimiter limits;
    RoundTrips roundTrips = {};
    std::optional<wire::LobbySub> lobby = {};
    std::array<QString, 2> lastLines = {};
    std::set<wire::TableId> watched = {}; ///< tables that it watches as a spectator
};

/// Somebody who waits for a game with anybody.
struct QuickWish
{
    wire::AccountId account = 0;
    std::uint32_t rid = 0; ///< of his QUICK
};

/// A code by which a second device enters an account.
struct LinkCode
{
    wire::AccountId account = 0;
    MonoTime until{};
};

/// A message on its way through its handler.
struct Request
{
    Session &session;
    wire::Envelope envelope;
};

/// A table with what the server does about it.
struct TableEntry
{
    Table table;
    int uncommitted = 0; ///< changes that the store has not confirmed yet
    bool botThinking = false;
    std::uint64_t age = 0; ///< in the order in which tables were opened
    MonoTime clockSentAt{};
    MonoTime suspendedUntil{};
    MonoTime rematchUntil{};
    struct Tries
    {
        int count = 0;
        MonoTime closedUntil{};
    };
    std::map<wire::AccountId, Tries> passwordTries = {};
    std::vector<ConnectionId> watchers = {}; ///< spectators, in the order in which they came
    std::set<wire::AccountId> passes = {}; ///< spectators who knew the password or the code; they may return
    std::set<wire::AccountId> barred = {}; ///< spectators whom the host sent away
    std::vector<wire::RatingChange> ratingChanges = {}; ///< by the last game
    std::uint16_t spectatorsTold = 0; ///< the number that everybody here knows
    MonoTime spectatorsToldAt{};
};

} // namespace naqla::net
