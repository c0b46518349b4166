// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/main_window.h"
#include "gui/print/game_sheet.h"

namespace naqla::gui {

/// Brings printing into a window: the action, and what has come of it.
class PrintDesk : public QObject
{
    Q_OBJECT

public:
    PrintDesk(MainWindow &window, SettingsStore &settings);

    /// Asks where the shown position and its game shall be printed; nothing while there is no position.
    void print();

    /// What would be printed now.
    [[nodiscard]] std::optional<GameSheet> presentSheet() const;

private:
    [[nodiscard]] QStringList facts(const core::PdnRecord &record) const;
    [[nodiscard]] QString caption() const;
    void save(const QString &path, const QByteArray &pdf);
    void warn(const std::function<QString()> &text);

    MainWindow &m_window;
    SettingsStore &m_settings;
};

} // namespace naqla::gui
