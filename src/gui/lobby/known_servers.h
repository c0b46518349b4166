// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace naqla::gui {

class SettingsStore;

/// A server that somebody has been on.
struct KnownServer
{
    QString address; ///< as it was typed
    QString name; ///< as it calls itself
    friend bool operator==(const KnownServer &, const KnownServer &) = default;
};

/// The servers of before, kept with the settings, the last one first.
class KnownServers
{
public:
    static constexpr qsizetype Most = 12; ///< the oldest ones are forgotten

    /// The settings must live longer.
    explicit KnownServers(SettingsStore &settings);

    [[nodiscard]] QList<KnownServer> list() const;
    void remember(const QString &address, const QString &name);
    void forget(const QString &address);

private:
    void store(const QList<KnownServer> &servers);

    SettingsStore &m_settings;
};

} // namespace naqla::gui
