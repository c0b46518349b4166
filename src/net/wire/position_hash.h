// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "net/wire/types.h"

#include <QByteArray>

namespace naqla::net::wire {

/// Names a position of a game so that both sides can tell whether they see the same board. A hash is the
/// first 8 bytes of SHA-256 as a big-endian number. The digest is over core's expanded rules text; a
/// position's hash is over `variant|digest|FEN|ply`: text id, 16 lower-case hex digits, canonical FEN,
/// decimal number of moves made.
class PositionHasher
{
public:
    explicit PositionHasher(const core::NamedRules &rules);

    [[nodiscard]] Hash rulesDigest() const { return m_digest; }
    [[nodiscard]] Hash of(const core::Position &position, int ply) const;
    [[nodiscard]] Hash of(const core::Game &game) const { return of(game.position(), game.ply()); }

private:
    core::Rules m_rules;
    Hash m_digest;
    QByteArray m_prefix;
};

} // namespace naqla::net::wire
