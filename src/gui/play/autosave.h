// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/local_game.h"
#include "gui/play/study_game.h"

#include <QDateTime>
#include <QDir>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace naqla::gui {

/// A local game as a file: the setup lives in tags of its own, so that opponents, time and clocks come back
/// too.
[[nodiscard]] QByteArray writeGame(const GameSetup &setup, const core::Game &game);
struct SavedGame
{
    GameSetup setup;
    core::Game game;
};
[[nodiscard]] core::Result<SavedGame, core::PdnError> readGame(const QByteArray &pdn);
/// Whether a record is a game that was played here and is not over, so that it can go on.
[[nodiscard]] bool isUnfinishedGame(const core::PdnRecord &record);
/// Writes a file as a whole or not at all; says what the system says when it cannot.
[[nodiscard]] std::optional<QString> writeWhole(const QString &path, const QByteArray &bytes);
/// Reads a file of at most 16 MiB; nothing when there is none that can be read.
[[nodiscard]] std::optional<QByteArray> readBounded(const QString &path);

/// Keeps the running game on disk after every move, so that neither a crash nor a power cut takes it away.
/// Each running program has a file of its own.
class Autosave
{
public:
    explicit Autosave(const QString &folder);

    /// @return false when the disk does not take it (once it works again, the next move repairs it)
    bool save(const GameSetup &setup, const core::Game &game);
    /// The same with a game that is looked through; it comes back as one.
    bool save(const StudyGame &study);
    /// Makes room for another game: what was played of this one goes to the folder of earlier games.
    void shelve();

    struct Earlier
    {
        QString path;
        QDateTime kept; ///< when it made room for another one
        core::VariantId variant{};
        int plies = 0;
        bool over = false;
    };
    /// The newest of the earlier games, those first that were left last. Files that make no sense are passed
    /// over.
    [[nodiscard]] std::vector<Earlier> earlierGames(int most) const;
    /// Makes an earlier game the one that `load` finds; the present one takes its place in the folder.
    /// @return false when it is no longer there
    bool takeOut(const QString &path);
    [[nodiscard]] QString earlierFolder() const;

    struct Found
    {
        std::optional<SavedGame> game;
        std::optional<core::PdnRecord> study; ///< what was looked through; its main line is `game`
        QString keptAside; ///< where a file that makes no sense was moved to
    };
    /// The game that was running last, if any. A damaged file is kept aside under another name, never lost.
    [[nodiscard]] Found load();
    [[nodiscard]] const QString &path() const noexcept { return m_path; }

private:
    [[nodiscard]] QString datedName(const QString &pattern) const;

    QDir m_folder;
    std::unique_ptr<QLockFile> m_lock;
    QString m_path;
};

} // namespace naqla::gui
