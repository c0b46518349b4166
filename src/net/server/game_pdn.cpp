// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server/game_pdn.h"

#include "core/notation/fen.h"
#include "core/notation/pdn.h"
#include "net/model/table_game.h"
#include "net/wire/codec.h"

#include <QDateTime>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

[[nodiscard]] std::string nameOf(const SeatRecord &seat)
{
    return seat.name.isEmpty() ? "?" : seat.name.toStdString();
}

/// As PDN writes it: seconds, `+` the increment, `*` in front of a limit for each move.
[[nodiscard]] std::string timeText(const wire::TimeControl &time)
{
    switch (time.kind) {
    case wire::TimeKind::None:
        break;
    case wire::TimeKind::PerMove:
        return u"*%1"_s.arg(time.perMoveMs / 1000).toStdString();
    case wire::TimeKind::Clock: {
        const QString base = QString::number(time.baseMs / 1000);
        const QString increment = time.incrementMs == 0 ? QString() : u"+%1"_s.arg(time.incrementMs / 1000);
        return QString(base + increment).toStdString();
    }
    }
    return "-";
}

} // namespace

QByteArray pdnOf(const StoredGame &stored)
{
    const GameRecord &record = stored.record;
    const auto rules = core::parseRulesText(record.rules);
    if (!rules || record.whiteSeat >= SeatCount)
        return {};
    const auto start = core::parseFen(rules->rules, record.startFen, core::FenSquares::IndexNumbers);
    if (!start)
        return {};
    TableGame game(
        {.id = record.id, .rules = *rules, .position = start->position, .whiteSeat = record.whiteSeat});
    for (const MoveRecord &move : stored.moves) {
        if (!game.replay({.game = move.game, .ply = move.ply, .path = move.path, .captures = move.captures}))
            return {};
    }
    core::PdnGame pdn{.tags = {}, .game = game.game()};
    if (stored.result && !pdn.game.isOver())
        pdn.game.end({stored.result->outcome,
            core::endReasonFromWire(stored.result->reason).value_or(core::EndReason::Server)});
    const auto settings = wire::decodeSettings(record.settings);
    const auto date = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(record.startedUtc), Qt::UTC);
    pdn.tags = {{"Event", settings && settings->rated ? "Rated game" : "Casual game"},
        {"Date", date.toString(u"yyyy.MM.dd"_s).toStdString()},
        {"UTCTime", date.toString(u"HH:mm:ss"_s).toStdString()},
        {"White", nameOf(record.seats[record.whiteSeat])},
        {"Black", nameOf(record.seats[static_cast<std::size_t>(otherSeat(record.whiteSeat))])},
        {"TimeControl", timeText(settings ? settings->time : wire::TimeControl{})}};
    return QByteArray::fromStdString(core::writePdn(pdn));
}

} // namespace naqla::net
