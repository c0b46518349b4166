// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/autosave.h"
#include "tests/gui/play/play_support.h"

#include <QCoreApplication>

#include <gtest/gtest.h>

#include <csignal>

using namespace naqla::gui;

/// Plays five moves with an autosave after each and then dies without any goodbye.
[[noreturn]] static void playAndDie(const QString &folder)
{
    Autosave autosave(folder);
    LocalGame game(test::againstComputer());
    for (int i = 0; i < 5; ++i) {
        test::playPattern(game, 1);
        autosave.save(game.setup(), game.game());
    }
    std::raise(SIGKILL);
    std::abort();
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == QLatin1StringView("--play-and-die"))
        playAndDie(arguments.at(2));
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
