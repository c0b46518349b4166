// SPDX-License-Identifier: GPL-3.0-or-later
// A game with anybody who wants the same one.
#include "net/server/server_private.h"

#include <utility>

namespace naqla::net {

using wire::ErrorCode;

void GameServer::Private::handle(Request &request, const wire::Quick &quick)
{
    const wire::AccountId account = request.session.member.account;
    if (isTooFast(request, wire::RateKind::Join) || isEnding(request))
        return;
    if (isPlaying(account))
        return fail(request, ErrorCode::State);
    if (tablesOf(account).size() >= config.tablesPerUser || tables.size() >= config.tables)
        return fail(request, ErrorCode::Limit);
    wire::TableSettings settings{.rules = quick.rules,
        .time = quick.time,
        .rated = quick.rated,
        .leaver = quick.rated ? wire::LeaverPolicy::Claim : wire::LeaverPolicy::Bot};
    const auto agreed = agree(settings, request.session);
    if (!agreed)
        return failToAgree(request, agreed.error());
    forgetQuickWish(account);
    const QByteArray key = wire::encodeSettings(settings); // canonical: the same bytes are the same wish
    const auto waiting = m_quickWishes.find(key);
    Session *other = waiting == m_quickWishes.end() ? nullptr : sessionOf(waiting->second.account);
    if (other == nullptr) {
        m_quickWishes[key] = {.account = account, .rid = request.envelope.rid};
        m_quickKeys[account] = key;
        m_quickDue.ask(account, now() + config.quickWait);
        return ok(request);
    }
    const std::uint32_t otherRid = waiting->second.rid;
    forgetQuickWish(other->member.account);
    TableEntry *entry = openTable(std::move(settings), *agreed);
    if (entry == nullptr)
        return fail(request, ErrorCode::Busy);
    sit(*entry, other->member);
    sit(*entry, request.session.member);
    sendTableState(*entry, *other, otherRid);
    sendTableState(*entry, request.session, request.envelope.rid);
    startGame(*entry);
}

void GameServer::Private::handle(Request &request, const wire::QuickCancel &)
{
    forgetQuickWish(request.session.member.account);
    ok(request);
}

bool GameServer::Private::forgetQuickWish(wire::AccountId account)
{
    const auto at = m_quickKeys.find(account);
    if (at == m_quickKeys.end())
        return false;
    m_quickWishes.erase(at->second);
    m_quickKeys.erase(at);
    m_quickDue.drop(account);
    return true;
}

void GameServer::Private::endQuickWish(wire::AccountId account)
{
    if (!forgetQuickWish(account))
        return;
    if (Session *session = sessionOf(account))
        send(*session, wire::QuickCancel{});
}

} // namespace naqla::net
