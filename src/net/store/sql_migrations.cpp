// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/sql_migrations.h"

namespace naqla::net {

using namespace Qt::StringLiterals;

const std::vector<std::vector<QString>> &sqlMigrations()
{
    static const std::vector<std::vector<QString>> migrations{
        {
            u"CREATE TABLE meta (name TEXT PRIMARY KEY, content BLOB NOT NULL)"_s,
            u"CREATE TABLE account (id BIGINT PRIMARY KEY, name TEXT NOT NULL, avatar INTEGER NOT NULL,"
            " guest INTEGER NOT NULL, created BIGINT NOT NULL)"_s,
            u"CREATE TABLE session_token (hash BLOB PRIMARY KEY, family BLOB NOT NULL, account BIGINT NOT "
            u"NULL,"
            " device BLOB NOT NULL, expires BIGINT NOT NULL, dead INTEGER NOT NULL)"_s,
            u"CREATE INDEX session_token_family ON session_token (family)"_s,
            u"CREATE INDEX session_token_account ON session_token (account)"_s,
            u"CREATE TABLE game (id BLOB PRIMARY KEY, table_id BIGINT NOT NULL, settings BLOB NOT NULL,"
            " settings_rev INTEGER NOT NULL, rules TEXT NOT NULL, start_fen TEXT NOT NULL,"
            " seat0_account BIGINT NOT NULL, seat0_name TEXT NOT NULL, seat0_avatar INTEGER NOT NULL,"
            " seat1_account BIGINT NOT NULL, seat1_name TEXT NOT NULL, seat1_avatar INTEGER NOT NULL,"
            " white_seat INTEGER NOT NULL, number INTEGER NOT NULL, password_hash BLOB NOT NULL,"
            " invite_code TEXT NOT NULL, started BIGINT NOT NULL, ended BIGINT, outcome INTEGER, reason INTEGER)"_s,
            u"CREATE INDEX game_running ON game (started) WHERE ended IS NULL"_s,
            u"CREATE TABLE move (game BLOB NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, path BLOB "
            u"NOT NULL,"
            " captures BLOB NOT NULL, spent_ms BIGINT NOT NULL, lag_ms BIGINT NOT NULL, white_ms BIGINT NOT "
            "NULL,"
            " black_ms BIGINT NOT NULL, move_id BIGINT NOT NULL, by_computer INTEGER NOT NULL,"
            " PRIMARY KEY (game, ply))"_s,
        },
        {
            u"ALTER TABLE game ADD COLUMN clock_ply INTEGER"_s,
            u"ALTER TABLE game ADD COLUMN clock_white BIGINT"_s,
            u"ALTER TABLE game ADD COLUMN clock_black BIGINT"_s,
        },
        {
            u"ALTER TABLE account ADD COLUMN name_key TEXT NOT NULL DEFAULT ''"_s,
            u"ALTER TABLE account ADD COLUMN password_hash BLOB NOT NULL DEFAULT ''"_s,
            u"ALTER TABLE account ADD COLUMN email TEXT NOT NULL DEFAULT ''"_s,
            u"ALTER TABLE account ADD COLUMN locale TEXT NOT NULL DEFAULT ''"_s,
            u"CREATE UNIQUE INDEX account_name ON account (name_key) WHERE name_key <> ''"_s,
            u"CREATE INDEX game_seat0 ON game (seat0_account, ended)"_s,
            u"CREATE INDEX game_seat1 ON game (seat1_account, ended)"_s,
        },
        {
            u"CREATE TABLE rating (account BIGINT NOT NULL, variant TEXT NOT NULL, value DOUBLE PRECISION "
            u"NOT NULL,"
            " deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL, games BIGINT NOT "
            "NULL,"
            " last BIGINT NOT NULL, listed_until BIGINT NOT NULL, PRIMARY KEY (account, variant))"_s,
            u"CREATE INDEX rating_best ON rating (variant, value)"_s,
            u"CREATE TABLE rated_game (game BLOB NOT NULL REFERENCES game (id), account BIGINT NOT NULL,"
            " opponent BIGINT NOT NULL, variant TEXT NOT NULL, before DOUBLE PRECISION NOT NULL,"
            " after DOUBLE PRECISION NOT NULL, ended BIGINT NOT NULL, PRIMARY KEY (game, account))"_s,
            u"CREATE INDEX rated_game_pair ON rated_game (account, opponent, ended)"_s,
        },
        {
            u"ALTER TABLE account ADD COLUMN role INTEGER NOT NULL DEFAULT 1"_s,
            u"ALTER TABLE account ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0"_s,
            u"ALTER TABLE account ADD COLUMN muted_why TEXT NOT NULL DEFAULT ''"_s,
            u"CREATE TABLE muted (account BIGINT NOT NULL, other BIGINT NOT NULL, PRIMARY KEY (account, other))"_s,
            u"CREATE INDEX muted_other ON muted (other)"_s,
            u"CREATE TABLE ban (kind INTEGER NOT NULL, ban_key TEXT NOT NULL, until BIGINT NOT NULL,"
            " why TEXT NOT NULL, made_by TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (kind, ban_key))"_s,
            u"CREATE TABLE audit (id BIGINT PRIMARY KEY, made BIGINT NOT NULL, made_by TEXT NOT NULL,"
            " action TEXT NOT NULL, subject TEXT NOT NULL, detail TEXT NOT NULL)"_s,
            u"CREATE INDEX audit_made ON audit (made)"_s,
            u"CREATE TABLE report (id BIGINT PRIMARY KEY, made BIGINT NOT NULL, made_by BIGINT NOT NULL,"
            " account BIGINT NOT NULL, table_id BIGINT NOT NULL, lines TEXT NOT NULL, words TEXT NOT NULL)"_s,
            u"CREATE INDEX report_made ON report (made)"_s,
        },
    };
    return migrations;
}

} // namespace naqla::net
