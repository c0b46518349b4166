// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts: making one, entering with a password or a code from another device, taking everything along,
// deleting.
#include "net/model/invite_code.h"
#include "net/model/text_policy.h"
#include "net/server/game_pdn.h"
#include "net/server/server_private.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace naqla::net {

using namespace Qt::StringLiterals;
using wire::ErrorCode;

namespace {

constexpr qsizetype ShortestPassword = 8;
constexpr qsizetype LongestPassword = 128;
constexpr int MostFailedLogins = 5; ///< of one connection
constexpr Milliseconds LinkCodeLife{300'000};
constexpr std::size_t GamesInAPart = 6; ///< the longest ones still fit into a message

[[nodiscard]] bool isPassword(const QString &text)
{
    const qsizetype bytes = text.toUtf8().size();
    return bytes >= ShortestPassword && bytes <= LongestPassword;
}

[[nodiscard]] bool isEmailOrEmpty(const QString &text)
{
    const bool printable =
        std::all_of(text.begin(), text.end(), [](QChar c) { return c.isPrint() && !c.isSpace(); });
    return text.isEmpty() || (printable && text.indexOf(u'@') > 0 && !text.endsWith(u'@'));
}

} // namespace

bool GameServer::Private::isNameFree(const QString &key, wire::AccountId forAccount) const
{
    const auto isOthers = [&](const std::map<QString, wire::AccountId> &names) {
        const auto at = names.find(key);
        return at != names.end() && at->second != forAccount;
    };
    return !isOthers(m_names) && !isOthers(m_accountNames);
}

bool GameServer::Private::mayTry(
    Request &request, const std::function<std::optional<Milliseconds>(const QString &network)> &begin)
{
    const Session &session = request.session;
    if (session.checksPassword) {
        fail(request, ErrorCode::Busy);
        return false;
    }
    const auto wait = session.peer.local ? std::nullopt : begin(session.peer.network);
    if (wait)
        fail(request, ErrorCode::Rate, "login", *wait);
    return !wait;
}

bool GameServer::Private::mayTryPassword(Request &request, const QString &key)
{
    return mayTry(request, [&](const QString &network) { return m_loginGuard.begin(key, network, now()); });
}

void GameServer::Private::verifyPassword(
    Request &request, const QString &key, wire::AccountId account, const QString &password, Verified then)
{
    if (ports.passwords == nullptr)
        return fail(request, ErrorCode::UnknownType);
    if (!mayTryPassword(request, key))
        return;
    const auto record = ports.store.findAccount(account);
    const ConnectionId id = request.session.id;
    request.session.checksPassword = ports.passwords->verify(record ? record->passwordHash : QByteArray(),
        password,
        [this, alive = std::weak_ptr(m_alive), id, envelope = request.envelope,
            network = request.session.peer.network, key, password, account, then](PasswordVerdict verdict) {
            if (alive.expired() || down)
                return;
            if (verdict != PasswordVerdict::Wrong)
                m_loginGuard.succeeded(key, network);
            Session *session = find(id);
            if (session == nullptr)
                return;
            session->checksPassword = false;
            Request again{*session, envelope};
            if (verdict == PasswordVerdict::Wrong) {
                note(u"wrong password account=%1 from=%2"_s.arg(
                    QString::number(account), session->peer.address));
                fail(again, ErrorCode::AuthFailed);
                if (++session->failedLogins >= MostFailedLogins)
                    close(*session);
            } else {
                if (verdict == PasswordVerdict::RightButOld)
                    renewHash(account, password);
                then(again);
            }
            m_gone.clear();
            rearm();
        });
    if (request.session.checksPassword)
        return;
    m_loginGuard.withdraw(key, request.session.peer.network);
    fail(request, ErrorCode::Busy);
}

void GameServer::Private::renewHash(wire::AccountId account, const QString &password)
{
    // Should nobody have time for it now, the next login does it.
    (void)ports.passwords->hash(
        password, [this, alive = std::weak_ptr(m_alive), account](const QByteArray &hash) {
            if (alive.expired() || down || hash.isEmpty())
                return;
            auto record = ports.store.findAccount(account);
            if (!record)
                return;
            record->passwordHash = hash;
            ports.store.putAccount(*record);
            afterCommit([] {});
            rearm();
        });
}

void GameServer::Private::handle(Request &request, const wire::Login &login)
{
    const QString key = nameKey(login.account);
    const auto known = m_accountNames.find(key);
    const wire::AccountId account = known == m_accountNames.end() ? 0 : known->second;
    verifyPassword(request, key, account, login.password,
        [this, account](Request &again) { enterAccount(again, account); });
}

void GameServer::Private::enterAccount(Request &request, wire::AccountId account)
{
    if (request.session.state != SessionState::Anonymous)
        return;
    const auto record = ports.store.findAccount(account);
    if (!record)
        return fail(request, ErrorCode::AuthFailed); // deleted meanwhile
    request.session.role = record->role;
    request.session.mutedUntilUtc = record->mutedUntilUtc;
    request.session.mutedWhy = record->mutedWhy;
    enter(request.session, {.account = record->id, .name = record->name, .avatar = record->avatar},
        ports.random.bytes(16), request.envelope.rid);
}

void GameServer::Private::handle(Request &request, const wire::Register &wished)
{
    if (ports.passwords == nullptr)
        return fail(request, ErrorCode::UnknownType);
    Session &session = request.session;
    if (session.state == SessionState::LoggedIn && session.role != wire::Role::Guest)
        return fail(request, ErrorCode::State);
    const auto name = checkedName(wished.account);
    if (!name)
        return fail(request, ErrorCode::NameBad, nameFaultId(name.error()));
    if (!isPassword(wished.password))
        return fail(request, ErrorCode::BadField, "password");
    if (!isEmailOrEmpty(wished.email))
        return fail(request, ErrorCode::BadField, "email");
    if (!isNameFree(nameKey(*name), session.member.account))
        return fail(request, ErrorCode::NameTaken);
    if (!mayTry(
            request, [this](const QString &network) { return m_loginGuard.beginAccount(network, now()); }))
        return;
    AccountRecord record{.name = *name,
        .avatar = wished.avatar,
        .guest = false,
        .nameKey = nameKey(*name),
        .email = wished.email,
        .locale = wished.locale.left(32)};
    session.checksPassword = ports.passwords->hash(wished.password,
        [this, alive = std::weak_ptr(m_alive), id = session.id, envelope = request.envelope, record](
            const QByteArray &hash) mutable {
            Session *asking = alive.expired() || down ? nullptr : find(id);
            if (asking == nullptr)
                return;
            asking->checksPassword = false;
            Request again{*asking, envelope};
            record.passwordHash = hash;
            if (hash.isEmpty())
                failToMakeAccount(again, ErrorCode::Busy);
            else
                makeAccount(again, std::move(record));
            rearm();
        });
    if (!session.checksPassword)
        failToMakeAccount(request, ErrorCode::Busy);
}

void GameServer::Private::failToMakeAccount(const Request &request, ErrorCode why)
{
    m_loginGuard.withdrawAccount(request.session.peer.network);
    fail(request, why);
}

void GameServer::Private::makeAccount(Request &request, AccountRecord record)
{
    Session &session = request.session;
    const bool wasGuest = session.state == SessionState::LoggedIn;
    if (!isNameFree(record.nameKey, session.member.account)) // somebody was faster
        return failToMakeAccount(request, ErrorCode::NameTaken);
    record.id = wasGuest ? session.member.account : randomId();
    record.createdUtc = ports.time.utcNow();
    record.mutedUntilUtc = session.mutedUntilUtc; // a guest who becomes an account gains nothing by it
    record.mutedWhy = session.mutedWhy;
    ports.store.putAccount(record);
    m_accountNames[record.nameKey] = record.id;
    note(u"account made account=%1 name=\"%2\""_s.arg(QString::number(record.id), record.name));
    session.role = wire::Role::User;
    const Member member{.account = record.id, .name = record.name, .avatar = record.avatar};
    if (wasGuest) {
        ports.store.renameSeats(record.id, record.name);
        for (TableEntry *entry : tablesOf(record.id))
            entry->table.rename(*entry->table.seatOf(record.id), member);
    }
    enter(session, member, wasGuest ? session.tokenFamily : ports.random.bytes(16), request.envelope.rid);
    if (!wasGuest)
        return;
    afterCommit([this, account = record.id] { // after his SESSION
        for (TableEntry *entry : tablesOf(account))
            broadcastTableState(*entry);
    });
}

// --- A second device

void GameServer::Private::handle(Request &request, const wire::LinkDevice &link)
{
    Session &session = request.session;
    if (ports.passwords == nullptr)
        return fail(request, ErrorCode::UnknownType);
    if (session.state == SessionState::LoggedIn) {
        if (session.role == wire::Role::Guest)
            return fail(request, ErrorCode::State);
        if (isTooFast(request, wire::RateKind::Join))
            return;
        const QString code = inviteCodeFrom(ports.random.bytes(8));
        std::erase_if(m_linkCodes, [&](const auto &entry) {
            return entry.second.account == session.member.account || entry.second.until <= now();
        });
        m_linkCodes[code] = {.account = session.member.account, .until = now() + LinkCodeLife};
        return send(session,
            wire::LinkDevice{.code = code, .validMs = static_cast<std::uint32_t>(LinkCodeLife.count())},
            request.envelope.rid);
    }
    if (!mayTryPassword(request, {}))
        return;
    const auto at = m_linkCodes.find(normalInviteCode(link.code));
    if (at == m_linkCodes.end() || at->second.until <= now()) {
        fail(request, ErrorCode::AuthFailed);
        if (++session.failedLogins >= MostFailedLogins)
            close(session);
        return;
    }
    const wire::AccountId account = at->second.account;
    m_linkCodes.erase(at); // it was good once
    m_loginGuard.succeeded({}, session.peer.network);
    enterAccount(request, account);
}

// --- Taking along and deleting

void GameServer::Private::handle(Request &request, const wire::AccountExport &wished)
{
    if (isTooFast(request, wire::RateKind::Snapshot))
        return;
    const Session &session = request.session;
    if (wished.part == 0) {
        const auto record = ports.store.findAccount(session.member.account);
        if (!record)
            return fail(request, ErrorCode::State);
        QJsonArray ratings;
        for (const RatingRecord &rating : ports.store.ratingsOf(record->id))
            ratings.append(QJsonObject{{u"variant"_s, QString::fromStdString(rating.variant)},
                {u"value"_s, rating.value}, {u"deviation"_s, rating.deviation},
                {u"games"_s, static_cast<qint64>(rating.games)}});
        const QJsonObject account{{u"id"_s, QString::number(record->id)}, {u"name"_s, record->name},
            {u"guest"_s, record->guest}, {u"avatar"_s, record->avatar}, {u"email"_s, record->email},
            {u"locale"_s, record->locale}, {u"createdUtcMs"_s, static_cast<qint64>(record->createdUtc)},
            {u"ratings"_s, ratings}};
        return send(request.session,
            wire::AccountExport{.data = QJsonDocument(account).toJson(QJsonDocument::Indented), .more = true},
            request.envelope.rid);
    }
    const std::size_t first = (wished.part - std::size_t{1}) * GamesInAPart;
    auto games = ports.store.gamesOf(session.member.account, first, GamesInAPart + 1);
    wire::AccountExport part{.part = wished.part, .more = games.size() > GamesInAPart};
    games.resize(std::min(games.size(), GamesInAPart));
    for (const StoredGame &game : games)
        part.data += pdnOf(game) + '\n';
    send(request.session, std::move(part), request.envelope.rid);
}

void GameServer::Private::handle(Request &request, const wire::AccountDelete &wish)
{
    if (request.session.role == wire::Role::Guest)
        return deleteAccount(request);
    verifyPassword(request, nameKey(request.session.member.name), request.session.member.account,
        wish.password, [this](Request &again) { deleteAccount(again); });
}

void GameServer::Private::deleteAccount(Request &request)
{
    Session &session = request.session;
    const wire::AccountId account = session.member.account;
    for (TableEntry *entry : tablesOf(account))
        leave(*entry, *entry->table.seatOf(account));
    ports.store.eraseAccount(account);
    m_leaders.clear(); // a deleted name stands nowhere
    note(u"account deleted account=%1"_s.arg(account));
    std::erase_if(m_accountNames, [account](const auto &entry) { return entry.second == account; });
    std::erase_if(m_linkCodes, [account](const auto &entry) { return entry.second.account == account; });
    session.tokenFamily.clear();
    endAfterCommit(request);
}

} // namespace naqla::net
