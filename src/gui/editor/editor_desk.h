// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/main_window.h"
#include "gui/editor/diagram.h"

namespace naqla::gui {

class EditorPage;

/// Brings the board editor into a window: its page, its actions, and what is pasted.
class EditorDesk : public QObject
{
    Q_OBJECT

public:
    EditorDesk(MainWindow &window, SettingsStore &settings);

    [[nodiscard]] EditorPage &page() const { return *m_page; }
    /// Shows the editor with the position that is looked at, or the start of the game played last.
    void setUp();
    /// Asks for a file for the diagram of the position that is shown, here or in the game.
    void exportDiagram();
    /// Opens the game or position that the clipboard holds.
    void paste();

private:
    void writeDiagram(const QString &path, const Diagram &diagram);
    [[nodiscard]] bool openPosition(const QString &text);
    [[nodiscard]] core::NamedRules presentRules() const;

    MainWindow &m_window;
    SettingsStore &m_settings;
    EditorPage *m_page;
};

/// Whether a window shows its board editor.
[[nodiscard]] bool showsEditor(const MainWindow &window);
/// The position that a window shows, in its editor or else in its game; nothing without either.
[[nodiscard]] std::optional<Diagram> shownDiagram(MainWindow &window, const SettingsStore &settings);

} // namespace naqla::gui
