// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of every test program with widgets: no display, no desktop, no settings of the person who
// tests.
#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>
#include <QStandardPaths>

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QCoreApplication::setOrganizationName(QStringLiteral("naqla-test"));
    QCoreApplication::setApplicationName(QStringLiteral("naqla-test"));
    const QApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
