// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/family_button.h"
#include "gui/app/live_texts.h"
#include "gui/play/autosave.h"
#include "gui/play/game_controller.h"

#include <QMainWindow>
#include <QPointer>

class QAction;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolBar;

namespace naqla::gui {

class FirstStepsPage;
class GameOpener;
class GamePage;
class NewGameDialog;
class NoticeBar;
class ScreenshotBook;
class SettingsStore;
class SoundPlayer;
class Speaker;
class StartPage;

/// The window: a start page, the game, and whatever pages others add, such as a lobby.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    struct Surroundings
    {
        GameController::MoverFactory makeMover;
        std::chrono::milliseconds pace{}; ///< see ComputerSeat
        QString dataFolder;
        SoundPlayer *sound = nullptr; ///< outlives the window; without it nothing is heard
        Speaker *speaker = nullptr; ///< the same
    };

    MainWindow(SettingsStore &settings, const Surroundings &surroundings, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] GameController &controller() { return m_controller; }
    [[nodiscard]] GamePage &gamePage() const { return *m_gamePage; }
    [[nodiscard]] StartPage &startPage() const { return *m_startPage; }
    /// The bar of the page that is shown.
    [[nodiscard]] NoticeBar &notices() const;

    /// Leads a game, wherever it is judged, and shows it.
    void play(std::unique_ptr<GameSource> source);
    /// Adds a page of another part of the program; `showPage` brings it up.
    void addPage(QWidget *page);
    void showPage(QWidget *page);
    /// Adds a menu before the help.
    QMenu *addMenu(const QString &name, std::function<QString()> title);
    /// An action of another part of the program; its text follows the language.
    QAction *addWindowAction(
        const QString &name, const QString &symbolName, const std::function<QString()> &text);
    enum class Leaving
    {
        Game,
        Program
    };
    /// Asked before the present game or the program is left, with what shall happen then. The guard returns
    /// false to let it happen at once, or true when it asks the person first or has to finish something.
    using LeaveGuard = std::function<bool(Leaving what, const std::function<void()> &goOn)>;
    void setLeaveGuard(LeaveGuard guard) { m_leaveGuard = std::move(guard); }
    /// Opens a game file, after the choice of a game where it holds several; says in a notice why, if it
    /// cannot.
    void openFile(const QString &path);
    /// The same with the text of a game, such as one from the clipboard.
    void openText(const QByteArray &pdn);
    /// The game that is led as a file has it; needs one.
    [[nodiscard]] QByteArray presentPdn() const;
    /// Brings the window before the person and opens what another start of the program has handed over: files
    /// by their whole path or `file:` address, and links.
    void bringUp(const QStringList &wanted);
    [[nodiscard]] static bool isLink(const QString &fileOrLink);
    /// Applies a setting that has changed; an empty name stands for all of them.
    void applySetting(QLatin1StringView name);

    /// @param extend  adds to a window what other parts of the program add, given its data folder
    static void addScreenshots(ScreenshotBook &book, SettingsStore &settings,
        const std::function<void(MainWindow &, const QString &)> &extend);

public Q_SLOTS:
    void newGame();
    void newGameOf(naqla::gui::DamaFamily family);
    /// Asks against whom a position shall be played on.
    void newGameFrom(const naqla::core::NamedRules &rules, const naqla::core::Position &start);
    void openGame();
    void saveGame();
    /// Looks through the game that is over, with variations and comments.
    void studyGame();
    void copyGame();
    void copyPosition();
    void showStart();
    /// The start page with the game that can be continued, after the guard has been asked.
    void goToStart();
    /// The game, or the start page when there is none.
    void showGame();
    /// The questions of the first start; a game that is led goes on behind them.
    void showFirstSteps();

Q_SIGNALS:
    /// The other language has been asked for.
    void languageToggled();
    void languageChosen(naqla::gui::Language language);
    /// A `naqla:` link shall be followed; it may be anything.
    void linkOpened(const QString &link);
    /// Somebody wants to read about these rules, perhaps about the one that has just ended a game.
    void rulesAsked(const naqla::core::NamedRules &rules, std::optional<naqla::core::EndReason> reason);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    using Text = std::function<QString()>;
    struct Actions
    {
        QAction *newGame, *rematch, *open, *save, *copyGame, *copyPosition, *start, *settings, *quit;
        QAction *study, *takeBack, *hint, *playNow, *pause, *offerDraw, *claimDraw, *resign, *first,
            *previous, *next, *last;
        QAction *flip, *panelBelow, *fullScreen, *language;
        QAction *firstSteps, *shortcuts, *about, *menuBar;
    };

    // main_actions.cpp
    [[nodiscard]] QAction *action(const QString &name, const QString &symbolName, const Text &text,
        const QList<QKeySequence> &keys = {});
    void createActions();
    void connectActions();
    void createMenus();
    void createToolBar();
    void updateActions();
    void showSettings();

    // main_files.cpp
    void autosave();
    void offerResume();
    void resume();
    void reportFile(const Text &text);
    void reportUnreadable(const QString &path);
    void askForGame(NewGameDialog &dialog);
    void connectOpener();
    void openSaved(const SavedGame &saved, const QByteArray &pdn);
    void openEarlier(const QString &path);
    void askForFile(const QString &folder, const std::function<void(const QString &path)> &open);
    void beginVariation(const core::Move &move);
    void rematch();
    void noteAutosave(bool worked);
    [[nodiscard]] GameSetup presentSetup() const;

    // main_notices.cpp
    struct OpenOffer
    {
        Offer offer;
        core::Side by;
        friend bool operator==(const OpenOffer &, const OpenOffer &) = default;
    };
    void showResult(core::GameResult result);
    [[nodiscard]] Text scoreText() const;
    void showOffer();
    void showAnswer(Offer offer, core::Side by, bool accepted);
    void showWithdrawal(Offer offer, core::Side by);
    void showConnection(bool connected);
    void askToResign();
    [[nodiscard]] QString nameOf(core::Side side) const;

    // main_window.cpp
    void connectController();
    void showStatus();
    void setTitle();
    void restoreWindow();
    void makeFirstSteps();
    void playFirstGame(DamaFamily family);
    void afterLeaving(const std::function<void()> &goOn);

    SettingsStore &m_settings;
    SoundPlayer *m_sound;
    Speaker *m_speaker;
    GameController m_controller;
    Autosave m_autosave;
    GameOpener *m_opener;
    bool m_autosaveWorks = true;
    Actions m_actions{};
    QStackedWidget *m_pages;
    StartPage *m_startPage;
    FirstStepsPage *m_firstSteps = nullptr; ///< made when it is asked for
    GamePage *m_gamePage = nullptr;
    QToolBar *m_toolBar = nullptr;
    QLabel *m_status;
    QLabel *m_variant;
    LeaveGuard m_leaveGuard;
    std::optional<OpenOffer> m_shownOffer;
    QString m_explanation; ///< why a move was refused, until something happens
    LiveTexts m_texts;
};

} // namespace naqla::gui
