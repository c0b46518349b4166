// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/trust_store.h"

#include "net/lan/keyed_file.h"
#include "net/transport/peer_trust.h"

#include <QPasswordDigestor>
#include <QtEndian>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxHosts = 10000;
constexpr qsizetype MaxIdBytes = 64;
constexpr QByteArrayView Heading = "naqla-hosts 1\n";

} // namespace

TrustStore::TrustStore(QString path)
    : m_path(std::move(path))
{
    load();
}

TrustStore::Verdict TrustStore::judge(const QByteArray &serverId, const QByteArray &pin) const
{
    const auto known = m_pins.constFind(serverId);
    if (known == m_pins.constEnd())
        return Verdict::Unknown;
    return *known == pin ? Verdict::Known : Verdict::KeyChanged;
}

std::optional<QByteArray> TrustStore::pinOf(const QByteArray &serverId) const
{
    const auto known = m_pins.constFind(serverId);
    return known == m_pins.constEnd() ? std::nullopt : std::optional(*known);
}

bool TrustStore::remember(const QByteArray &serverId, const QByteArray &pin)
{
    if (serverId.isEmpty() || serverId.size() > MaxIdBytes || pin.size() != PeerTrust::PinBytes)
        return false;
    if (m_pins.contains(serverId) || m_pins.size() >= MaxHosts)
        return judge(serverId, pin) == Verdict::Known;
    m_pins.insert(serverId, pin);
    return save();
}

bool TrustStore::forget(const QByteArray &serverId)
{
    return m_pins.remove(serverId) && save();
}

void TrustStore::load()
{
    m_pins = readKeyedFile(m_path, Heading).value_or(QHash<QByteArray, QByteArray>());
    m_pins.removeIf([](const auto &host) {
        return host.key().size() > MaxIdBytes || host.value().size() != PeerTrust::PinBytes;
    });
}

bool TrustStore::save() const
{
    return writeKeyedFile(m_path, Heading, m_pins);
}

QString checkNumber(const QByteArray &pin)
{
    constexpr int Rounds = 20000;
    const QByteArray hash =
        QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, pin, "naqla check number", Rounds, 4);
    const quint32 number = qFromBigEndian<quint32>(hash.constData()) % 1000000U;
    return u"%1"_s.arg(number, 6, 10, QLatin1Char('0'));
}

QString shortPrint(const QByteArray &pin)
{
    QString text;
    const QString digits =
        QString::fromLatin1(pin.first(std::min<qsizetype>(pin.size(), 8)).toHex().toUpper());
    for (qsizetype i = 0; i < digits.size(); i += 4)
        text += (i > 0 ? u" "_s : QString()) + digits.mid(i, 4);
    return text;
}

} // namespace naqla::net
