// SPDX-License-Identifier: GPL-3.0-or-later
// Keeping order: who is kept out, who may not talk, what is reported, and what the operator is told and does.
#include "net/model/subnets.h"
#include "net/model/text_policy.h"
#include "net/server/server_private.h"

#include <algorithm>
#include <utility>

namespace naqla::net {

using namespace Qt::StringLiterals;
using wire::BanKind;
using wire::ErrorCode;
using wire::Role;

namespace {

constexpr std::size_t MostReportedLines = 20;
constexpr Milliseconds DrainLook{1'000}; ///< how often a server that ends looks whether it may

/// The least role for an order; nothing for what is none.
[[nodiscard]] std::optional<Role> roleFor(const wire::ClientMessage &message)
{
    using wire::MessageType;
    switch (std::visit([](const auto &body) { return body.type; }, message)) {
    case MessageType::AdminBan:
    case MessageType::AdminUnban:
    case MessageType::AdminMute:
    case MessageType::AdminCloseTable:
        return Role::Moderator;
    case MessageType::AdminDrain:
    case MessageType::AdminReload:
        return Role::Admin;
    default:
        return std::nullopt;
    }
}

/// A ban's key as it is kept, empty when it is none.
[[nodiscard]] QString normalKey(BanKind kind, const QString &key)
{
    switch (kind) {
    case BanKind::Account: {
        bool isNumber = false;
        const auto account = key.toULongLong(&isNumber);
        return isNumber && account != 0 ? QString::number(account) : QString();
    }
    case BanKind::Network: {
        const auto [network, prefix] = QHostAddress::parseSubnet(key);
        // A shorter prefix would keep out half the world, which nobody means.
        const bool isIpv4 = network.protocol() == QAbstractSocket::IPv4Protocol;
        return network.isNull() || prefix < (isIpv4 ? 8 : 16)
            ? QString()
            : u"%1/%2"_s.arg(network.toString(), QString::number(prefix));
    }
    case BanKind::Device: {
        const QByteArray device = QByteArray::fromHex(key.toLatin1());
        return device.size() == 16 ? QString::fromLatin1(device.toHex()) : QString();
    }
    }
    return {};
}

[[nodiscard]] QString kindText(BanKind kind)
{
    switch (kind) {
    case BanKind::Account:
        return u"account"_s;
    case BanKind::Network:
        return u"network"_s;
    case BanKind::Device:
        return u"device"_s;
    }
    return {};
}

[[nodiscard]] bool isIn(const QString &address, const QString &network)
{
    return isInAny(QHostAddress(address), subnetsFromText(network).value_or(QList<Subnet>()));
}

} // namespace

// --- Who is kept out

bool GameServer::Private::isInForce(const BanRecord &ban) const
{
    return ban.untilUtc == 0 || ports.time.utcNow() < ban.untilUtc;
}

bool GameServer::Private::hits(const BanRecord &ban, const Session &session) const
{
    if (session.peer.local || !isInForce(ban))
        return false;
    switch (ban.kind) {
    case BanKind::Account:
        return session.member.account != 0 && ban.key == QString::number(session.member.account);
    case BanKind::Network:
        return isIn(session.peer.address, ban.key);
    case BanKind::Device:
        return !session.device.isEmpty() && ban.key == QString::fromLatin1(session.device.toHex());
    }
    return false;
}

bool GameServer::Private::turnAway(Session &session)
{
    const auto ban =
        std::ranges::find_if(m_bans, [&](const auto &entry) { return hits(entry.second, session); });
    if (ban == m_bans.end())
        return false;
    closeWith(session,
        wire::Error{.code = ErrorCode::Banned, .until = ban->second.untilUtc, .text = ban->second.why});
    return true;
}

ErrorCode GameServer::Private::ban(const Actor &actor, const wire::AdminBan &wished)
{
    const QString key = normalKey(wished.kind, wished.key);
    if (key.isEmpty() || (wished.until != 0 && wished.until <= ports.time.utcNow()))
        return ErrorCode::BadField;
    if (wished.kind == BanKind::Account && !mayActOn(actor, key.toULongLong()))
        return ErrorCode::Forbidden;
    const BanRecord record{.kind = wished.kind,
        .key = key,
        .untilUtc = wished.until,
        .why = cleanedChatText(wished.why),
        .by = actor.name,
        .atUtc = ports.time.utcNow()};
    m_bans[{record.kind, record.key}] = record;
    ports.store.putBan(record);
    audit(actor, u"ban"_s, kindText(record.kind) + u' ' + key,
        u"until=%1 %2"_s.arg(QString::number(record.untilUtc), record.why));
    std::vector<Session *> hit;
    for (const auto &[id, session] : sessions) {
        if (hits(record, *session) && (actor.isConsole || session->role < actor.role))
            hit.push_back(session.get());
    }
    for (Session *session : hit)
        (void)turnAway(*session);
    return ErrorCode::None;
}

ErrorCode GameServer::Private::unban(const Actor &actor, const wire::AdminUnban &wished)
{
    const QString key = normalKey(wished.kind, wished.key);
    if (m_bans.erase({wished.kind, key}) == 0)
        return ErrorCode::BadField;
    ports.store.dropBan(wished.kind, key);
    audit(actor, u"unban"_s, kindText(wished.kind) + u' ' + key, {});
    return ErrorCode::None;
}

// --- Who may not talk

ErrorCode GameServer::Private::muteForAll(const Actor &actor, const wire::AdminMute &wished)
{
    auto record = ports.store.findAccount(wished.account);
    if (!record)
        return ErrorCode::BadField;
    if (!mayActOn(actor, wished.account))
        return ErrorCode::Forbidden;
    record->mutedUntilUtc = wished.until;
    record->mutedWhy = cleanedChatText(wished.why);
    ports.store.putAccount(*record);
    if (Session *session = sessionOf(wished.account)) {
        session->mutedUntilUtc = record->mutedUntilUtc;
        session->mutedWhy = record->mutedWhy;
    }
    audit(actor, wished.until == 0 ? u"unmute"_s : u"mute"_s, u"account %1"_s.arg(wished.account),
        u"until=%1 %2"_s.arg(QString::number(wished.until), record->mutedWhy));
    return ErrorCode::None;
}

void GameServer::Private::handle(Request &request, const wire::Mute &wished)
{
    Session &session = request.session;
    if (isTooFast(request, wire::RateKind::Offer))
        return;
    if (wished.account == 0 || wished.account == session.member.account
        || (wished.on && session.muted.size() >= MostMuted))
        return fail(request, ErrorCode::BadField, "account");
    if (wished.on)
        session.muted.insert(wished.account);
    else
        session.muted.erase(wished.account);
    ports.store.setMuted(session.member.account, wished.account, wished.on);
    afterCommit([] {});
    ok(request);
}

bool GameServer::Private::leavesAfterMuting(const Session &session, wire::ServerMessage &message)
{
    if (session.muted.empty())
        return true;
    const auto isMuted = [&](const wire::ChatLine &line) { return session.muted.count(line.from) != 0; };
    if (auto *snapshot = std::get_if<wire::Snapshot>(&message))
        std::erase_if(snapshot->chat, isMuted);
    const auto *chat = std::get_if<wire::Chat>(&message);
    return chat == nullptr || !isMuted(chat->line);
}

void GameServer::Private::handle(Request &request, const wire::Report &wished)
{
    TableEntry *entry = watchedEntry(request);
    if (entry == nullptr)
        entry = placeOf(request).entry;
    if (entry == nullptr || isTooFast(request, wire::RateKind::Chat))
        return;
    QStringList lines;
    for (const wire::ChatLine &line : entry->table.chatBy(wished.account)) {
        const bool meant =
            wished.chatIds.empty() || std::ranges::find(wished.chatIds, line.id) != wished.chatIds.end();
        if (meant && static_cast<std::size_t>(lines.size()) < MostReportedLines)
            lines += line.phrase != 0 ? u"(phrase %1)"_s.arg(line.phrase) : line.text;
    }
    if (wished.account == request.session.member.account || (lines.isEmpty() && wished.text.isEmpty()))
        return fail(request, ErrorCode::BadField, "account");
    ports.store.addReport({.id = randomId(),
        .atUtc = ports.time.utcNow(),
        .by = request.session.member.account,
        .account = wished.account,
        .table = entry->table.id(),
        .lines = lines.join(u'\n'),
        .text = cleanedChatText(wished.text)});
    note(u"reported account=%1 by=%2 table=%3"_s.arg(QString::number(wished.account),
        QString::number(request.session.member.account), QString::number(entry->table.id())));
    afterCommit([this, id = request.session.id, envelope = request.envelope] {
        if (Session *reporter = find(id))
            ok({*reporter, envelope});
    });
}

// --- Orders

bool GameServer::Private::mayActOn(const Actor &actor, wire::AccountId account) const
{
    const auto record = ports.store.findAccount(account);
    return !record || record->guest || record->role < actor.role || actor.isConsole;
}

void GameServer::Private::audit(
    const Actor &actor, const QString &action, const QString &subject, const QString &detail)
{
    ports.store.addAudit({.id = randomId(),
        .atUtc = ports.time.utcNow(),
        .by = actor.name,
        .action = action,
        .subject = subject,
        .detail = detail.trimmed()});
    note(u"%1 %2 by=\"%3\" %4"_s.arg(action, subject, actor.name, detail).trimmed());
    afterCommit([] {});
}

ErrorCode GameServer::Private::closeTable(const Actor &actor, wire::TableId id, const QString &why)
{
    TableEntry *entry = entryOf(id);
    if (entry == nullptr)
        return ErrorCode::NoTable;
    if (entry->uncommitted > 0 || entry->table.isSuspended())
        return ErrorCode::Busy;
    audit(actor, u"close-table"_s, u"table %1"_s.arg(id), cleanedChatText(why));
    if (!entry->table.hasRunningGame()) {
        removeTable(id); // before anybody begins a game there
        return ErrorCode::None;
    }
    endGame(*entry, {core::Outcome::NoResult, core::EndReason::Server});
    afterCommit([this, id] { removeTable(id); }); // with the end's commit; until then nobody can act there
    return ErrorCode::None;
}

ErrorCode GameServer::Private::drain(const Actor &actor, std::uint64_t atUtc)
{
    audit(actor, u"drain"_s, {}, u"at=%1"_s.arg(atUtc));
    m_drainUntilUtc = atUtc;
    m_isDraining = true;
    schedule(now());
    return ErrorCode::None;
}

void GameServer::Private::endWhenDrained(MonoTime time)
{
    if (!m_isDraining)
        return;
    const bool any =
        std::ranges::any_of(tables, [](const auto &entry) { return entry.second->table.hasRunningGame(); });
    const bool isLate = m_drainUntilUtc != 0 && ports.time.utcNow() >= m_drainUntilUtc;
    if (any && !isLate)
        return schedule(time + DrainLook);
    m_isDraining = false;
    if (ports.drained)
        ports.drained();
}

bool GameServer::Private::isEnding(const Request &request)
{
    if (m_isDraining)
        fail(request, ErrorCode::Busy, "restart");
    return m_isDraining;
}

ErrorCode GameServer::Private::obey(const Actor &actor, const wire::ClientMessage &order, wire::TableId table)
{
    const auto least = roleFor(order);
    if (!least)
        return ErrorCode::UnknownType;
    if (actor.role < *least)
        return ErrorCode::Forbidden;
    if (const auto *wished = std::get_if<wire::AdminBan>(&order))
        return ban(actor, *wished);
    if (const auto *wished = std::get_if<wire::AdminUnban>(&order))
        return unban(actor, *wished);
    if (const auto *wished = std::get_if<wire::AdminMute>(&order))
        return muteForAll(actor, *wished);
    if (const auto *wished = std::get_if<wire::AdminCloseTable>(&order))
        return closeTable(actor, table, wished->why);
    if (const auto *wished = std::get_if<wire::AdminDrain>(&order))
        return drain(actor, wished->at);
    audit(actor, u"reload"_s, {}, {});
    if (ports.reload)
        ports.reload();
    return ErrorCode::None;
}

void GameServer::Private::handleOrder(Request &request, const wire::ClientMessage &order)
{
    const Session &session = request.session;
    const Actor actor{.name = session.member.name, .role = session.role};
    const ErrorCode refusal = obey(actor, order, request.envelope.table);
    if (refusal != ErrorCode::None)
        return fail(request, refusal);
    afterCommit([this, id = session.id, envelope = request.envelope] {
        if (Session *asker = find(id))
            ok({*asker, envelope});
    });
}

// --- The operator's console

ErrorCode GameServer::obey(const wire::ClientMessage &order, wire::TableId table)
{
    const ErrorCode refusal = d->obey(Private::console(), order, table);
    d->rearm();
    return refusal;
}

std::optional<AccountRecord> GameServer::accountNamed(const QString &name) const
{
    return d->accountNamed(name);
}

std::optional<AccountRecord> GameServer::Private::accountNamed(const QString &name) const
{
    const auto known = m_accountNames.find(nameKey(name));
    if (known != m_accountNames.end())
        return ports.store.findAccount(known->second);
    const auto connected = m_names.find(nameKey(name)); // a guest
    return connected == m_names.end() ? std::nullopt : ports.store.findAccount(connected->second);
}

ErrorCode GameServer::setRole(wire::AccountId account, Role role)
{
    return d->setRole(account, role);
}

ErrorCode GameServer::Private::setRole(wire::AccountId account, Role role)
{
    auto record = ports.store.findAccount(account);
    if (!record || record->guest || role == Role::Guest)
        return ErrorCode::BadField;
    record->role = role;
    ports.store.putAccount(*record);
    if (Session *session = sessionOf(account))
        session->role = role;
    audit(console(), u"role"_s, u"account %1"_s.arg(account), u"role=%1"_s.arg(static_cast<int>(role)));
    rearm();
    return ErrorCode::None;
}

ErrorCode GameServer::setPassword(
    wire::AccountId account, const QString &password, std::function<void(bool set)> done)
{
    return d->setPassword(account, password, std::move(done));
}

ErrorCode GameServer::Private::setPassword(
    wire::AccountId account, const QString &password, std::function<void(bool set)> done)
{
    const auto record = ports.store.findAccount(account);
    if (!record || record->guest || ports.passwords == nullptr)
        return ErrorCode::BadField;
    const bool asked = ports.passwords->hash(
        password, [this, alive = std::weak_ptr(m_alive), account, done](const QByteArray &hash) {
            if (alive.expired() || down)
                return;
            auto changed = ports.store.findAccount(account);
            if (hash.isEmpty() || !changed)
                return done(false);
            changed->passwordHash = hash;
            ports.store.putAccount(*changed);
            ports.store.dropTokensOfAccount(account); // whoever knew the old one must sign in again
            if (Session *session = sessionOf(account)) {
                session->tokenFamily.clear();
                closeWith(*session, ErrorCode::TokenBad);
            }
            audit(console(), u"password"_s, u"account %1"_s.arg(account), {});
            afterCommit([done] { done(true); });
            rearm();
        });
    return asked ? ErrorCode::None : ErrorCode::Busy;
}

std::vector<PersonHere> GameServer::people() const
{
    std::vector<PersonHere> people;
    for (const auto &[id, session] : d->sessions) {
        if (session->state == SessionState::LoggedIn)
            people.push_back({.account = session->member.account,
                .name = session->member.name,
                .role = session->role,
                .address = session->peer.address,
                .device = session->device});
    }
    return people;
}

std::vector<wire::LobbyRow> GameServer::tables(Tables which) const
{
    std::vector<wire::LobbyRow> rows;
    for (const auto &[id, entry] : d->tables) {
        if (which == Tables::All || !entry->table.settings().isPrivate)
            rows.push_back(entry->table.lobbyRow());
    }
    return rows;
}

Store &GameServer::store() const
{
    return d->ports.store;
}

} // namespace naqla::net
