// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QString>
#include <optional>

namespace naqla::net {

/// The hosts that were met, each with its key: a known host that shows another key is refused until the user
/// forgets the old one. Kept in one file, written whole.
class TrustStore
{
public:
    enum class Verdict : quint8
    {
        Unknown,
        Known,
        KeyChanged
    };

    /// @param path  the file; it need not exist. An unreadable one counts as empty and is kept aside as
    /// `….damaged`.
    explicit TrustStore(QString path);

    [[nodiscard]] Verdict judge(const QByteArray &serverId, const QByteArray &pin) const;
    [[nodiscard]] std::optional<QByteArray> pinOf(const QByteArray &serverId) const;
    /// Remembers a host; a known key is never overwritten. False when the file cannot be written.
    bool remember(const QByteArray &serverId, const QByteArray &pin);
    /// The user has confirmed that the key may change.
    bool forget(const QByteArray &serverId);

private:
    void load();
    bool save() const;

    QString m_path;
    QHash<QByteArray, QByteArray> m_pins;
};

/// The 6 digits that both screens show, so that two people can see that nobody sits between them. Slow to
/// compute on purpose (some 20 ms): a forger would have to try about a million keys.
[[nodiscard]] QString checkNumber(const QByteArray &pin);

/// The first bytes of a pin for display, `3F2A 90C1 …`.
[[nodiscard]] QString shortPrint(const QByteArray &pin);

} // namespace naqla::net
