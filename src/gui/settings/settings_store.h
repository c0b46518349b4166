// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/setting_keys.h"

#include <QObject>
#include <QSettings>
#include <QVariant>

#include <type_traits>

namespace naqla::gui {

/// Whether a change that `SettingsStore::changed` tells of is one of this key.
[[nodiscard]] inline bool isChangeOf(QLatin1StringView changed, std::string_view key)
{
    return changed.isEmpty() || changed == QLatin1StringView(key.data(), static_cast<qsizetype>(key.size()));
}

/// The settings of this person, in the application's configuration file. A value that is missing, damaged or
/// out of its range reads as the fallback of its key and is left alone until it is set anew.
class SettingsStore : public QObject
{
    Q_OBJECT
public:
    /// The form of the file; raised when a name or a meaning changes.
    static constexpr int FormatVersion = 1;

    /// The user's own file; set the organisation and application name first.
    explicit SettingsStore(QObject *parent = nullptr);
    explicit SettingsStore(const QString &file, QObject *parent = nullptr);

    template <typename Choice>
    requires std::is_enum_v<Choice>
    [[nodiscard]] Choice value(const SettingKey<Choice> &key) const
    {
        const auto &names = StoredNames<Choice>;
        static_assert(names.size() > 0, "the choice needs StoredNames");
        const std::size_t found = indexOf(key.name, names.data(), names.size());
        return found < names.size() ? static_cast<Choice>(found) : key.fallback;
    }
    [[nodiscard]] bool value(const SettingKey<bool> &key) const;
    [[nodiscard]] int value(const SettingKey<int> &key) const;
    [[nodiscard]] QString value(const SettingKey<QString> &key) const;
    [[nodiscard]] QByteArray value(const SettingKey<QByteArray> &key) const;

    template <typename Choice>
    requires std::is_enum_v<Choice>
    void setValue(const SettingKey<Choice> &key, std::type_identity_t<Choice> choice)
    {
        store(key.name, text(StoredNames<Choice>[static_cast<std::size_t>(choice)]));
    }
    void setValue(const SettingKey<bool> &key, bool value);
    /// Values outside the range of the key are moved into it, texts are cut to its length.
    void setValue(const SettingKey<int> &key, int value);
    void setValue(const SettingKey<QString> &key, const QString &value);
    void setValue(const SettingKey<QByteArray> &key, const QByteArray &value);

    template <typename T>
    void restoreDefault(const SettingKey<T> &key)
    {
        remove(key.name);
    }
    /// Forgets everything, as `--reset-settings` asks.
    void clear();

    [[nodiscard]] BoardLook boardLook() const;

Q_SIGNALS:
    /// One setting has another value now; `clear` tells all of them at once by an empty name.
    void changed(QLatin1StringView name);

private:
    [[nodiscard]] static QString text(std::string_view name);
    [[nodiscard]] std::size_t indexOf(
        std::string_view key, const std::string_view *names, std::size_t count) const;
    [[nodiscard]] QVariant read(std::string_view name) const;
    void store(std::string_view name, const QVariant &value);
    void remove(std::string_view name);

    QSettings m_settings;
};

} // namespace naqla::gui
