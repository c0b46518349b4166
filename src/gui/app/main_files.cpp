// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the window as files: opening, saving, and the running game that is kept on disk.
#include "core/notation/fen.h"
#include "gui/app/game_page.h"
#include "gui/app/main_window.h"
#include "gui/app/new_game_dialog.h"
#include "gui/app/notice_bar.h"
#include "gui/app/pdn_fault_text.h"
#include "gui/app/start_page.h"
#include "gui/files/game_opener.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {

void MainWindow::newGame()
{
    askForGame(*new NewGameDialog(m_settings, this));
}

void MainWindow::newGameFrom(const core::NamedRules &rules, const core::Position &start)
{
    afterLeaving([this, rules, start] {
        auto *dialog = new NewGameDialog(m_settings, this);
        dialog->setStart(rules, start);
        askForGame(*dialog);
    });
}

void MainWindow::askForGame(NewGameDialog &dialog)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    connect(&dialog, &QDialog::accepted, this,
        [this, &dialog] { play(std::make_unique<LocalGame>(dialog.setup())); });
    connect(&dialog, &NewGameDialog::rulesAsked, this,
        [this](const core::NamedRules &rules) { Q_EMIT rulesAsked(rules, std::nullopt); });
    dialog.open();
}

void MainWindow::newGameOf(DamaFamily family)
{
    newGame();
    findChild<NewGameDialog *>()->setFamily(family);
}

void MainWindow::openGame()
{
    askForFile(m_settings.value(keys::LastFolder), [this](const QString &path) { openFile(path); });
}

void MainWindow::askForFile(const QString &folder, const std::function<void(const QString &path)> &open)
{
    auto *dialog = new QFileDialog(this, tr("Open a game"), folder);
    dialog->setObjectName(u"openDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Draughts games (*.pdn)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, open);
    dialog->open();
}

void MainWindow::openFile(const QString &path)
{
    m_settings.setValue(keys::LastFolder, QFileInfo(path).absolutePath());
    m_opener->open(path);
}

bool MainWindow::isLink(const QString &fileOrLink)
{
    return fileOrLink.startsWith(u"naqla:"_s, Qt::CaseInsensitive);
}

void MainWindow::bringUp(const QStringList &wanted)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    for (const QString &each : wanted) {
        if (isLink(each)) {
            Q_EMIT linkOpened(each);
            continue;
        }
        const QUrl url(each);
        afterLeaving([this, path = url.isLocalFile() ? url.toLocalFile() : each] { openFile(path); });
    }
}

void MainWindow::connectOpener()
{
    connect(m_opener, &GameOpener::failed, this, &MainWindow::reportUnreadable);
    connect(m_opener, &GameOpener::opened, this,
        [this](const QByteArray &pdn, const QString &path, std::size_t line) {
            auto saved = readGame(pdn);
            if (saved) {
                openSaved(*saved, pdn);
                return;
            }
            reportFile([path, fault = saved.error(), pdn, line] {
                return tr("The file %1 could not be opened. %2")
                    .arg(ltr(QFileInfo(path).fileName()), pdnFaultText(fault, pdn, line));
            });
        });
}

/// A game of ours that is not over goes on; every other one is looked through. The game that was kept on disk
/// makes room for it.
void MainWindow::openSaved(const SavedGame &saved, const QByteArray &pdn)
{
    auto record = readRecord(pdn);
    m_autosave.shelve();
    if (!record || isUnfinishedGame(*record))
        play(std::make_unique<LocalGame>(saved.setup, saved.game));
    else
        play(std::make_unique<StudyGame>(std::move(*record)));
}

/// The present game and an earlier one change places.
void MainWindow::openEarlier(const QString &path)
{
    afterLeaving([this, path] {
        if (m_autosave.takeOut(path))
            resume();
        else
            reportUnreadable(path);
    });
}

void MainWindow::studyGame()
{
    if (!m_controller.hasGame() || m_controller.study() || !m_controller.game().isOver())
        return;
    afterLeaving([this] {
        const GameSetup setup = presentSetup();
        auto study = std::make_unique<StudyGame>(*readRecord(writeGame(setup, m_controller.game())));
        if (qobject_cast<const LocalGame *>(&m_controller.source()))
            study->setPlayed(setup);
        else
            m_autosave.shelve(); // a game of this computer, left for one over the network
        play(std::move(study));
    });
}

/// Goes on from an earlier position of a game that is over.
void MainWindow::beginVariation(const core::Move &move)
{
    const int ply = m_controller.viewedPly();
    const bool flipped = m_gamePage->board().isFlipped();
    studyGame();
    if (!m_controller.study())
        return;
    if (m_gamePage->board().isFlipped() != flipped)
        m_gamePage->flip();
    m_controller.view(ply);
    m_controller.propose(move);
}

void MainWindow::rematch()
{
    const StudyGame *study = m_controller.hasGame() ? m_controller.study() : nullptr;
    if (!study) {
        m_controller.offer(Offer::Rematch);
        return;
    }
    if (auto setup = study->played()) {
        if (setup->rules.rules.options.alternateStarter)
            std::swap(setup->players[0], setup->players[1]);
        play(std::make_unique<LocalGame>(*setup));
    }
}

void MainWindow::openText(const QByteArray &pdn)
{
    auto saved = readGame(pdn);
    if (!saved) {
        reportFile([fault = saved.error(), pdn] {
            return tr("The copied game could not be opened. %1").arg(pdnFaultText(fault, pdn));
        });
        return;
    }
    afterLeaving([this, game = std::move(*saved), pdn] { openSaved(game, pdn); });
}

void MainWindow::saveGame()
{
    if (!m_controller.hasGame())
        return;
    auto *dialog = new QFileDialog(this, tr("Save the game"), m_settings.value(keys::LastFolder));
    dialog->setObjectName(u"saveDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Draughts games (*.pdn)")});
    dialog->setDefaultSuffix(u"pdn"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_settings.setValue(keys::LastFolder, QFileInfo(path).absolutePath());
        const auto fault = writeWhole(path, presentPdn());
        if (fault) {
            reportFile([path, why = *fault] {
                return tr("The game could not be saved as %1: %2")
                    .arg(ltr(QFileInfo(path).fileName()), iso(why));
            });
            return;
        }
        m_gamePage->notices().post({Notice::Kind::Hint, u"save"_s,
            [path] { return tr("The game was saved as %1.").arg(ltr(QFileInfo(path).fileName())); }});
    });
    dialog->open();
}

void MainWindow::copyGame()
{
    if (m_controller.hasGame())
        QGuiApplication::clipboard()->setText(QString::fromUtf8(presentPdn()));
}

void MainWindow::copyPosition()
{
    if (!m_controller.hasGame())
        return;
    const core::Game &game = m_controller.game();
    QGuiApplication::clipboard()->setText(QString::fromStdString(
        core::printedFen(game.rules().rules, game.positionAt(m_controller.viewedPly()))));
}

/// Keeps the running game on disk. A game that has just begun makes room for itself first.
void MainWindow::autosave()
{
    if (const StudyGame *study = m_controller.study()) {
        noteAutosave(m_autosave.save(*study));
        return;
    }
    const auto *local = qobject_cast<const LocalGame *>(&m_controller.source());
    if (!local)
        return;
    if (local->game().ply() == 0) {
        m_autosave.shelve();
        return;
    }
    noteAutosave(m_autosave.save(local->setup(), local->game()));
}

void MainWindow::noteAutosave(bool worked)
{
    if (!worked && m_autosaveWorks)
        reportFile(
            [] { return tr("The running game cannot be kept on disk. Check that there is room left."); });
    m_autosaveWorks = worked;
}

void MainWindow::offerResume()
{
    const Autosave::Found found = m_autosave.load();
    if (found.game) {
        const auto variant = found.game->game.rules().variant;
        const int plies = found.game->game.ply();
        const bool over = found.game->game.isOver();
        m_startPage->setGameToResume([=] {
            const QString name = GameTexts::variantName(variant);
            const QString moves = tr("after %Ln move(s)", nullptr, plies);
            return over ? tr("Look at the last game: %1, %2").arg(name, moves)
                        : tr("Continue the last game: %1, %2").arg(name, moves);
        });
    } else {
        m_startPage->setGameToResume({});
    }
    if (!found.keptAside.isEmpty()) {
        reportFile([path = found.keptAside] {
            return tr("The game that was running last is damaged and could not be read. It was kept as %1.")
                .arg(ltr(path));
        });
    }
}

void MainWindow::resume()
{
    const Autosave::Found found = m_autosave.load();
    if (found.study)
        play(std::make_unique<StudyGame>(*found.study));
    else if (found.game)
        play(std::make_unique<LocalGame>(found.game->setup, found.game->game));
}

void MainWindow::reportFile(const Text &text)
{
    notices().post({Notice::Kind::File, u"warning"_s, text, {}, true, Card::Tone::Warning});
}

void MainWindow::reportUnreadable(const QString &path)
{
    reportFile([path] {
        return tr("The file %1 could not be read. Check that it exists.")
            .arg(ltr(QFileInfo(path).fileName()));
    });
}

QByteArray MainWindow::presentPdn() const
{
    const StudyGame *study = m_controller.study();
    return study ? study->pdn() : writeGame(presentSetup(), m_controller.game());
}

/// The players and time of the present game, wherever it is judged.
GameSetup MainWindow::presentSetup() const
{
    if (const auto *local = qobject_cast<const LocalGame *>(&m_controller.source()))
        return local->setup();
    GameSetup setup;
    setup.rules = m_controller.game().rules();
    setup.time = m_controller.source().timeControl();
    for (const Side side : core::Sides)
        setup.player(side) = m_controller.player(side);
    return setup;
}

} // namespace naqla::gui
