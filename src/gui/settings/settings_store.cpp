// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/settings_store.h"

#include <QMetaType>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {

namespace {

constexpr std::string_view VersionName = "version";
constexpr qsizetype MaximumBlob = 64 * 1024;

QLatin1StringView latin1(std::string_view name)
{
    return {name.data(), static_cast<qsizetype>(name.size())};
}

} // namespace

SettingsStore::SettingsStore(QObject *parent)
    : QObject(parent)
{
}

SettingsStore::SettingsStore(const QString &file, QObject *parent)
    : QObject(parent)
    , m_settings(file, QSettings::IniFormat)
{
}

QString SettingsStore::text(std::string_view name)
{
    return QString(latin1(name));
}

QVariant SettingsStore::read(std::string_view name) const
{
    return m_settings.value(text(name));
}

std::size_t SettingsStore::indexOf(
    std::string_view key, const std::string_view *names, std::size_t count) const
{
    const QVariant stored = read(key);
    if (stored.typeId() != QMetaType::QString)
        return count;
    const QString word = stored.toString();
    return static_cast<std::size_t>(std::find_if(names, names + count, [&](std::string_view name) {
        return word == latin1(name);
    }) - names);
}

bool SettingsStore::value(const SettingKey<bool> &key) const
{
    const QString word = read(key.name).toString();
    return word == "true"_L1 ? true : word == "false"_L1 ? false : key.fallback;
}

int SettingsStore::value(const SettingKey<int> &key) const
{
    bool isNumber = false;
    const int number = read(key.name).toString().toInt(&isNumber);
    return isNumber && number >= key.minimum && number <= key.maximum ? number : key.fallback;
}

QString SettingsStore::value(const SettingKey<QString> &key) const
{
    const QVariant stored = read(key.name);
    if (stored.typeId() != QMetaType::QString || stored.toString().size() > key.maximumLength)
        return text(key.fallback);
    return stored.toString();
}

QByteArray SettingsStore::value(const SettingKey<QByteArray> &key) const
{
    const QByteArray bytes = QByteArray::fromBase64(read(key.name).toString().toLatin1());
    return bytes.size() <= MaximumBlob ? bytes : QByteArray();
}

void SettingsStore::setValue(const SettingKey<bool> &key, bool value)
{
    store(key.name, value ? u"true"_s : u"false"_s);
}

void SettingsStore::setValue(const SettingKey<int> &key, int value)
{
    store(key.name, QString::number(std::clamp(value, key.minimum, key.maximum)));
}

void SettingsStore::setValue(const SettingKey<QString> &key, const QString &value)
{
    store(key.name, value.left(key.maximumLength));
}

void SettingsStore::setValue(const SettingKey<QByteArray> &key, const QByteArray &value)
{
    if (value.size() <= MaximumBlob)
        store(key.name, QString::fromLatin1(value.toBase64()));
}

void SettingsStore::store(std::string_view name, const QVariant &value)
{
    if (read(name) == value)
        return;
    m_settings.setValue(text(VersionName), QString::number(FormatVersion));
    m_settings.setValue(text(name), value);
    Q_EMIT changed(latin1(name));
}

void SettingsStore::remove(std::string_view name)
{
    if (!m_settings.contains(text(name)))
        return;
    m_settings.remove(text(name));
    Q_EMIT changed(latin1(name));
}

void SettingsStore::clear()
{
    m_settings.clear();
    Q_EMIT changed({});
}

BoardLook SettingsStore::boardLook() const
{
    return {.theme = value(keys::BoardTheme),
        .pieces = value(keys::PieceSet),
        .coordinates = value(keys::Coordinates),
        .highlights = {.lastMove = value(keys::ShowLastMove),
            .movable = value(keys::ShowMovable),
            .targets = value(keys::ShowTargets),
            .capturable = value(keys::ShowCapturable)},
        .animation = value(keys::ReduceMotion) ? AnimationSpeed::Off : value(keys::AnimationSpeed),
        .words = value(keys::GulfWords),
        .oneClickMoves = value(keys::OneClickMoves)};
}

} // namespace naqla::gui

#include "moc_settings_store.cpp"
