// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/side_panel.h"
#include "gui/lobby/chat_panel.h"
#include "gui/lobby/host_dialog.h"
#include "gui/lobby/lan_extension.h"
#include "gui/lobby/lan_page.h"
#include "gui/lobby/lobby_keys.h"
#include "gui/settings/bidi.h"
#include "net/lan/join_code.h"
#include "tests/gui/app/app_support.h"
#include "tests/net/event_wait.h"
#include "tests/net/fault_proxy.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>

namespace naqla::gui::test {

/// A whole program with its network page, on free ports of the loopback interface.
class NetworkProgram : public Program
{
public:
    explicit NetworkProgram(const QString &name, quint16 port = 0, quint16 discoveryPort = 0)
        : NetworkProgram(name, std::make_shared<QTemporaryDir>(), port, discoveryPort)
    {
    }
    /// With the home that another program has left.
    NetworkProgram(const QString &name, const std::shared_ptr<QTemporaryDir> &folder, quint16 port = 0,
        quint16 discoveryPort = 0)
        : Program(folder)
        , page(attachLan(window, settings, options(port, discoveryPort)))
    {
        settings.setValue(keys::HostFreeChat, true);
        openPage();
        type(QStringLiteral("lanName"), name);
    }

    [[nodiscard]] LanSession &session() { return page.session(); }
    [[nodiscard]] TableLink &link() { return *session().link(); }
    [[nodiscard]] bool hasGame() { return window.controller().hasGame() && board().isVisible(); }
    [[nodiscard]] int ply() { return window.controller().hasGame() ? game().ply() : -1; }
    [[nodiscard]] bool mayMove() { return window.controller().personMayMove(); }
    [[nodiscard]] core::Side ownSide() { return window.controller().ownSide(); }

    void openPage() { action("playOnLan").trigger(); }
    void type(const QString &field, const QString &text)
    {
        auto *edit = window.findChild<QLineEdit *>(field);
        edit->clear();
        edit->setText(text);
    }
    [[nodiscard]] QString text(const QString &label) const
    {
        return plain(window.findChild<QLabel *>(label)->text());
    }
    [[nodiscard]] QString notice() { return plain(notices().text()); }
    [[nodiscard]] QString chatText()
    {
        return plain(window.findChild<QPlainTextEdit *>(QStringLiteral("chatLines"))->toPlainText());
    }
    [[nodiscard]] QString pageNotice() { return plain(page.notices().text()); }

    /// Opens a table by one click and waits until guests may come.
    [[nodiscard]] bool host()
    {
        click(QStringLiteral("hostGame"));
        return eventually([this] { return session().stage() == LanSession::Stage::Seated; });
    }
    void join(const QString &typed)
    {
        type(QStringLiteral("joinAddress"), typed);
        click(QStringLiteral("joinByAddress"));
    }
    /// Joins a host, and both start the game.
    [[nodiscard]] bool joinAndStart(NetworkProgram &host, const QString &typed)
    {
        join(typed);
        if (!eventually([&] { return session().stage() == LanSession::Stage::Seated && host.mayStart(); }))
            return false;
        click(QStringLiteral("startTable"));
        host.click(QStringLiteral("startTable"));
        return eventually([this] { return hasGame(); });
    }
    [[nodiscard]] bool mayStart() const
    {
        return window.findChild<QAbstractButton *>(QStringLiteral("startTable"))->isVisible();
    }
    void say(const QString &text)
    {
        auto *chat = window.findChild<ChatPanel *>();
        window.gamePage().panel().showPage(chat);
        QTest::keyClicks(chat->findChild<QLineEdit *>(), text);
        QTest::keyClick(chat->findChild<QLineEdit *>(), Qt::Key_Return);
    }

    LanPage &page;

private:
    [[nodiscard]] LanSession::Options options(quint16 port, quint16 discoveryPort) const
    {
        LanSession::Options options;
        options.dataFolder = home->filePath(QStringLiteral("lan"));
        options.port = port;
        options.discovery = {
            .port = discoveryPort, .interval = std::chrono::milliseconds(20), .loopbackOnly = true};
        options.client.retry.pauses = {std::chrono::milliseconds(5), std::chrono::milliseconds(50)};
        options.client.random = [] { return 0.5; };
        return options;
    }
};

/// Both start the game of the table where they sit opposite.
[[nodiscard]] inline bool startTogether(NetworkProgram &a, NetworkProgram &b)
{
    if (!eventually([&] { return a.mayStart() && b.mayStart(); }))
        return false;
    a.click(QStringLiteral("startTable"));
    b.click(QStringLiteral("startTable"));
    return eventually([&] { return a.hasGame() && b.hasGame(); });
}

/// The code that leads to a host through a relay.
[[nodiscard]] inline QString codeThrough(NetworkProgram &host, quint16 port)
{
    const auto own = net::parseJoinCode(host.session().invitations().first().joinCode);
    return net::joinCodeText(QHostAddress(QHostAddress::LocalHost), port, own->pin);
}

/// Lets whoever is to move enter a move on his board; waits until both programs show it.
[[nodiscard]] inline bool playOne(NetworkProgram &a, NetworkProgram &b)
{
    if (!eventually([&] { return a.mayMove() || b.mayMove(); }))
        return false;
    NetworkProgram &mover = a.mayMove() ? a : b;
    const int before = mover.ply();
    const auto &moves = mover.game().legalMoves();
    const core::Move move = moves[static_cast<std::size_t>(before * 7 + 3) % moves.size()];
    for (const core::Square square : move.path)
        mover.clickSquare(square);
    return eventually([&] { return a.ply() == before + 1 && b.ply() == before + 1; })
        && a.board().position() == b.board().position();
}

[[nodiscard]] inline bool playSome(NetworkProgram &a, NetworkProgram &b, int plies)
{
    for (int i = 0; i < plies; ++i) {
        if (!playOne(a, b))
            return false;
    }
    return true;
}

} // namespace naqla::gui::test
