// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/keyed_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MaxFileBytes = 2 * 1024 * 1024;
constexpr qint64 MaxLineBytes = 512;

} // namespace

std::optional<QHash<QByteArray, QByteArray>> readKeyedFile(const QString &path, QByteArrayView heading)
{
    QHash<QByteArray, QByteArray> entries;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    bool isGood = file.size() <= MaxFileBytes && file.readLine(MaxLineBytes) == heading;
    while (isGood && !file.atEnd()) {
        const QList<QByteArray> words = file.readLine(MaxLineBytes).trimmed().split(' ');
        const QByteArray key = QByteArray::fromHex(words.first());
        isGood = words.size() == 2 && !key.isEmpty();
        entries.insert(key, QByteArray::fromHex(words.last()));
    }
    file.close();
    if (isGood)
        return entries;
    const QString aside = path % u".damaged"_s;
    QFile::remove(aside);
    QFile::rename(path, aside);
    return std::nullopt;
}

bool writeKeyedFile(const QString &path, QByteArrayView heading, const QHash<QByteArray, QByteArray> &entries)
{
    QByteArray text = heading.toByteArray();
    for (auto entry = entries.constBegin(); entry != entries.constEnd(); ++entry)
        text += entry.key().toHex() + ' ' + entry.value().toHex() + '\n';
    return writeOwnerOnly(path, text);
}

bool writeOwnerOnly(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && file.write(bytes) == bytes.size() && file.commit();
}

} // namespace naqla::net
