// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/application.h"
#include "gui/app/game_page.h"
#include "gui/app/main_window.h"
#include "gui/app/notice_bar.h"
#include "gui/app/screenshots.h"
#include "gui/app/start_page.h"
#include "gui/board/board_widget.h"
#include "gui/settings/settings_store.h"
#include "tests/gui/play/play_support.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace naqla::gui::test {

/// Lets everything that is posted arrive: changes of language, deletions.
inline void settle()
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

/// All buttons and labels of a window that is shown have room for their words.
inline void expectNothingCutOff(const QWidget &window, const QString &page)
{
    for (const auto *widget : window.findChildren<QWidget *>()) {
        // What screen readers are told stands in a label that nobody sees.
        if (!widget->isVisible() || widget->objectName() == QStringLiteral("announcements"))
            continue;
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        if (!button && !label)
            continue;
        const std::string where =
            page.toStdString() + ' ' + (label ? label->text() : button->text()).toStdString();
        if (label && label->wordWrap())
            EXPECT_GE(label->height(), label->heightForWidth(label->width())) << where;
        else
            EXPECT_GE(widget->width(), widget->sizeHint().width())
                << where << ' ' << widget->objectName().toStdString();
    }
}

/// The program with a home of its own, as it is when somebody has just started it.
class Program
{
public:
    explicit Program(Language language = Language::English, Mover mover = firstMoveMover())
        : Program(std::make_shared<QTemporaryDir>(), language, std::move(mover))
    {
    }
    Program(std::shared_ptr<QTemporaryDir> folder, Language language = Language::English,
        Mover mover = firstMoveMover())
        : home(std::move(folder))
        , settings(home->filePath(QStringLiteral("settings.conf")))
        , appearance(still(settings), language)
        , window(settings, {[mover = std::move(mover)] { return mover; }, {}, dataFolder(*home)})
    {
        QObject::connect(&window, &MainWindow::languageToggled, &appearance, &Appearance::toggleLanguage);
        QObject::connect(&window, &MainWindow::languageChosen, &appearance, &Appearance::choose);
        window.show();
    }

    [[nodiscard]] static QString dataFolder(const QTemporaryDir &folder)
    {
        return folder.filePath(QStringLiteral("data"));
    }
    [[nodiscard]] BoardWidget &board() { return window.gamePage().board(); }
    [[nodiscard]] NoticeBar &notices() { return window.gamePage().notices(); }
    [[nodiscard]] const core::Game &game() { return window.controller().game(); }
    [[nodiscard]] QAction &action(const char *name)
    {
        return *window.findChild<QAction *>(QString::fromLatin1(name));
    }

    void play(const GameSetup &setup, int plies = 0)
    {
        auto game = std::make_unique<LocalGame>(setup);
        playPattern(*game, plies);
        window.play(std::move(game));
    }
    /// Clicks a button by its name; fails when there is none that can be clicked.
    void click(const QString &name) { clickIn(window, name); }
    static void clickIn(QWidget &parent, const QString &name)
    {
        for (auto *button : parent.findChildren<QAbstractButton *>(name)) {
            if (button->isVisible() && button->isEnabled()) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        ADD_FAILURE() << "no button " << name.toStdString();
    }
    void clickSquare(core::Square square)
    {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(square).center());
    }
    /// Enters a move square by square, as far as the board asks for it.
    void clickMove(const core::Move &move)
    {
        const int before = game().ply();
        for (const core::Square square : move.path) {
            if (game().ply() > before)
                return;
            clickSquare(square);
        }
    }

    std::shared_ptr<QTemporaryDir> home;
    SettingsStore settings;
    Appearance appearance;
    MainWindow window;

private:
    static SettingsStore &still(SettingsStore &settings)
    {
        settings.setValue(keys::AnimationSpeed, AnimationSpeed::Off);
        return settings;
    }
};

/// So it is on all pages of a book, in both languages.
inline void expectNothingCutOff(Program &program, const ScreenshotBook &book)
{
    for (const auto language : {Language::English, Language::Arabic}) {
        program.appearance.language().use(language, Digits::Western);
        for (const auto &page : book.pages()) {
            const auto window = page.make();
            window->show();
            settle();
            expectNothingCutOff(*window, page.name);
        }
    }
    program.appearance.language().use(Language::English, Digits::Western);
}

} // namespace naqla::gui::test
