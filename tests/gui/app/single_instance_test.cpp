// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/instance/single_instance.h"
#include "tests/gui/app/app_support.h"

#include <QLocalSocket>
#include <QThread>
#include <QUrl>

#include <functional>
#include <memory>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::net::SingleInstance;

namespace {

/// Does something as another program would, while the first goes on with its events.
void elsewhere(const std::function<void()> &act)
{
    const std::unique_ptr<QThread> thread(QThread::create(act));
    thread->start();
    EXPECT_TRUE(eventually([&] { return thread->isFinished(); }));
    thread->wait();
}

/// @return whether the first program has taken over what was wanted
bool startAgain(const QString &dataFolder, const QStringList &wanted)
{
    bool taken = false;
    elsewhere([&] { taken = SingleInstance(dataFolder).handOver(wanted); });
    return taken;
}

class SingleInstances : public testing::Test
{
protected:
    void SetUp() override
    {
        QObject::connect(
            &first, &SingleInstance::asked, [this](const QStringList &wanted) { asked.append(wanted); });
    }

    QTemporaryDir folder;
    SingleInstance first{folder.path()};
    QList<QStringList> asked;
};

} // namespace

TEST_F(SingleInstances, TakeOverWhatALaterStartShallOpen)
{
    first.listen();
    const QStringList wanted{u"/home/سارة/a\nb.pdn"_s, u"naqla://host:1"_s};
    EXPECT_TRUE(startAgain(folder.path(), wanted));
    EXPECT_TRUE(startAgain(folder.path(), {}));
    EXPECT_EQ(asked, (QList<QStringList>{wanted, {}}));
}

TEST_F(SingleInstances, OfAnotherFolderOrOfNobodyDoNotAnswer)
{
    EXPECT_FALSE(startAgain(folder.path(), {}));
    first.listen();
    const QTemporaryDir other;
    EXPECT_FALSE(startAgain(other.path(), {}));
    EXPECT_TRUE(asked.isEmpty());
}

TEST_F(SingleInstances, TakeThePlaceOfOneThatDied)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray path = first.socketPath().toUtf8();
    ASSERT_LT(static_cast<std::size_t>(path.size()), sizeof address.sun_path);
    std::copy(path.begin(), path.end(), address.sun_path);
    const int dead = socket(AF_UNIX, SOCK_STREAM, 0);
    ASSERT_EQ(bind(dead, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    close(dead);
    EXPECT_FALSE(startAgain(folder.path(), {}));
    first.listen();
    EXPECT_TRUE(startAgain(folder.path(), {u"a"_s}));
}

TEST_F(SingleInstances, LeaveTheSocketToOneThatLives)
{
    first.listen();
    elsewhere([&] { SingleInstance(folder.path()).listen(); });
    EXPECT_TRUE(startAgain(folder.path(), {u"a"_s}));
    EXPECT_EQ(asked.size(), 1);
}

TEST_F(SingleInstances, CloseUponGarbageAndGoOn)
{
    first.listen();
    for (const QByteArray &garbage : {QByteArray(2 * SingleInstance::LargestRequest, 'x'), QByteArray("{}\n"),
             QByteArray("\n"), QByteArray("[1,2\n")}) {
        QLocalSocket socket;
        socket.connectToServer(first.socketPath());
        socket.write(garbage);
        EXPECT_TRUE(eventually([&] { return socket.state() == QLocalSocket::UnconnectedState; }))
            << garbage.left(9).toStdString();
        EXPECT_TRUE(socket.readAll().isEmpty());
    }
    EXPECT_TRUE(asked.isEmpty());
    EXPECT_TRUE(startAgain(folder.path(), {u"a"_s}));
    EXPECT_FALSE(startAgain(folder.path(), {QString(SingleInstance::LargestRequest, u'x')}));
    EXPECT_EQ(asked, (QList<QStringList>{{u"a"_s}}));
}

TEST(HandedOver, FilesAndLinksAreOpenedByTheWindow)
{
    Program program;
    LocalGame over(twoPersons());
    playPattern(over, 12);
    over.resign(naqla::core::Side::White);
    const QString path = program.home->filePath(u"a b.pdn"_s);
    ASSERT_FALSE(writeWhole(path, writeGame(over.setup(), over.game())));
    QString link;
    QObject::connect(&program.window, &MainWindow::linkOpened, [&](const QString &opened) { link = opened; });
    program.window.showMinimized();
    program.window.bringUp({QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded), u"NAQLA://host:1"_s});
    EXPECT_FALSE(program.window.isMinimized());
    EXPECT_EQ(link, u"NAQLA://host:1"_s);
    EXPECT_TRUE(eventually([&] { return program.window.controller().hasGame(); }));
}
