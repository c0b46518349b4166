// SPDX-License-Identifier: GPL-3.0-or-later
// What the network page says in the bar beside the board, or above itself while no game is shown.
#include "gui/app/game_page.h"
#include "gui/app/notice_bar.h"
#include "gui/lobby/lan_page.h"
#include "gui/lobby/net_texts.h"
#include "gui/settings/bidi.h"

using namespace Qt::StringLiterals;
using naqla::net::NetFault;
using naqla::net::wire::Presence;

namespace naqla::gui {
namespace {

/// Whether the same way may lead there later.
bool mayReturn(const LanSession::Fault &fault)
{
    const auto *net = std::get_if<NetFault>(&fault);
    if (!net)
        return false;
    switch (*net) {
    case NetFault::ClosedByPeer:
    case NetFault::LinkBroken:
    case NetFault::ServerClosing:
    case NetFault::ServerRestarting:
    case NetFault::SlowConsumer:
    case NetFault::GaveUp:
    case NetFault::Replaced:
        return true;
    default:
        return false;
    }
}

QString words(const LanSession::Fault &fault)
{
    return std::visit(
        [](const auto &what) {
            if constexpr (std::is_same_v<std::decay_t<decltype(what)>, net::wire::ErrorCode>)
                return NetTexts::refusal(what);
            else
                return NetTexts::fault(what);
        },
        fault);
}

} // namespace

NoticeBar &LanPage::currentNotices() const
{
    return showsOurGame() && !isVisible() ? m_window.gamePage().notices() : *m_notices;
}

void LanPage::showFailure(const LanSession::Fault &fault)
{
    if (const auto *net = std::get_if<NetFault>(&fault); net && *net == NetFault::KeyChanged) {
        askAboutNewKey();
        return;
    }
    Notice notice{Notice::Kind::Connection, u"warning"_s, [fault] { return words(fault); }};
    if (fault == LanSession::Fault(NetFault::Banned) && m_session.link())
        notice.text = [error = m_session.link()->connection.refusal()] { return NetTexts::refusal(error); };
    notice.tone = Card::Tone::Warning;
    if (showsOurGame()) {
        if (mayReturn(fault))
            notice.buttons.push_back(
                {u"tryAgain"_s, [] { return tr("Try again"); }, [this] { m_session.retry(); }});
        notice.buttons.push_back({u"backToLan"_s, [] { return tr("Back to the network page"); },
            [this] {
                m_window.showStart();
                m_window.showPage(this);
            }});
        notice.closable = false;
    }
    currentNotices().post(notice);
}

/// Nothing is sent to a host that shows another key, unless the person takes the new one.
void LanPage::openLink(const QString &link)
{
    m_window.showPage(this);
    const auto tell = [this](std::function<QString()> text) {
        m_notices->post(
            {Notice::Kind::Connection, u"warning"_s, std::move(text), {}, true, Card::Tone::Warning});
    };
    if (m_session.stage() != LanSession::Stage::Idle) {
        tell([] { return tr("You sit at a table. Leave it, and open the link again."); });
        return;
    }
    const auto target = net::parseLink(link);
    if (!target)
        tell([] {
            return tr("This link leads nowhere. Ask for a new one, or type the host's address or join code.");
        });
    else {
        m_offeredAddress = target->address;
        m_offeredInvite = target->invite;
        m_find->offerAddress(target->address);
    }
}

void LanPage::askAboutNewKey()
{
    currentNotices().post({Notice::Kind::Connection, u"warning"_s,
        []() -> QString {
            return NetTexts::fault(NetFault::KeyChanged) + u' '
                + tr("Connect only if the host says that its key is new. Connect all the same?");
        },
        {{u"refuseKey"_s, [] { return tr("No", "button: do not trust the new key"); }, [] {}},
            {u"trustKey"_s, [] { return tr("Yes, trust the new key"); },
                [this] { m_session.trustNewKey(); }}},
        false, Card::Tone::Warning});
}

void LanPage::showInterruption()
{
    m_window.gamePage().notices().post(
        {Notice::Kind::Connection, u"warning"_s, [] { return tr("Connection lost. Reconnecting…"); },
            {{u"reconnectNow"_s, [] { return tr("Try now"); },
                 [this] {
                     m_session.retry();
                     showInterruption();
                 }},
                {u"leaveGame"_s, [] { return tr("Leave the game"); }, [this] { m_window.goToStart(); }}},
            false, Card::Tone::Warning});
}

void LanPage::tellPresence(int seat, Presence presence, int graceMs)
{
    if (!showsOurGame() || seat == m_session.link()->table.mySeat())
        return;
    NoticeBar &bar = m_window.gamePage().notices();
    const QString name = iso(plain(m_session.opponentName()));
    const auto tell = [&bar](const std::function<QString()> &text) {
        bar.post({Notice::Kind::Connection, u"warning"_s, text, {}, true, Card::Tone::Warning});
    };
    switch (presence) {
    case Presence::Here:
        bar.dismiss(Notice::Kind::Connection);
        return;
    case Presence::Empty:
    case Presence::Left:
        tell([] { return tr("The other player has left the table."); });
        return;
    case Presence::Away:
        tell([name, seconds = graceMs / 1000] {
            return seconds > 0 ? tr("%1 has lost the connection. The computer plays on after %2.",
                       "name; a number of seconds in words")
                                     .arg(name, tr("%Ln second(s)", "after a number of seconds", seconds))
                               : tr("%1 has lost the connection. Waiting for the return…", "name").arg(name);
        });
        return;
    case Presence::Bot:
        tell([name] { return tr("The computer plays in the place of %1 now.", "name").arg(name); });
        return;
    }
}

void LanPage::tellRefusal(net::wire::ErrorCode code)
{
    net::wire::Error error{.code = code};
    if (m_session.link() && m_session.link()->connection.refusal().code == code)
        error = m_session.link()->connection.refusal();
    currentNotices().post({Notice::Kind::Hint, u"about"_s, [error] { return NetTexts::refusal(error); }});
}

void LanPage::askToStart()
{
    const QString name = iso(plain(m_session.opponentName()));
    m_window.gamePage().notices().post({Notice::Kind::Offer, u"people"_s,
        [name] {
            return tr("%1 has sat down at your table. The game that you play is kept.", "name").arg(name);
        },
        {{u"startWithGuest"_s, [] { return tr("Start the game"); },
             [this] {
                 m_window.showPage(this);
                 m_session.setReady();
             }},
            {u"guestWaits"_s, [] { return tr("Later"); }, [] {}}},
        false});
}

void LanPage::askToLeave(MainWindow::Leaving what, const std::function<void()> &goOn)
{
    if (!m_session.hasRunningGame()) {
        askToCloseRoom([this, what, goOn] { leaveThen(what, goOn); });
        return;
    }
    if (!m_window.gamePage().isVisible())
        m_window.showGame();
    const bool isKept =
        m_session.isHost() && (!m_session.isRoomHost() || what == MainWindow::Leaving::Program);
    m_window.gamePage().notices().post({Notice::Kind::Question, u"warning"_s,
        [isKept] {
            return isKept ? tr("Leave the game? It is kept and goes on when you host again.")
                          : tr("Leave the game? The computer plays on in your place.");
        },
        {{u"confirmLeave"_s, [] { return tr("Leave the game"); },
             [this, what, goOn] { leaveThen(what, goOn); }},
            {u"cancelLeave"_s, [] { return tr("Keep playing"); }, [] {}}},
        false, Card::Tone::Warning});
}

void LanPage::askToCloseRoom(const std::function<void()> &close)
{
    m_window.showPage(this);
    m_notices->post({Notice::Kind::Question, u"warning"_s,
        [count = m_session.hostedGames()] {
            return tr(
                "Close the room? %Ln game(s) are kept and go on when you open it again.", nullptr, count);
        },
        {{u"confirmClose"_s, [] { return tr("Close the room"); }, close},
            {u"cancelClose"_s, [] { return tr("Keep it open"); }, [] {}}},
        false, Card::Tone::Warning});
}

} // namespace naqla::gui
