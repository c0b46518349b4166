// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/position_hash.h"

#include "core/notation/fen.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace naqla::net::wire {

namespace {

[[nodiscard]] Hash hashOf(const QByteArray &bytes)
{
    const QByteArray sum = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    return qFromBigEndian<Hash>(sum.constData());
}

} // namespace

PositionHasher::PositionHasher(const core::NamedRules &rules)
    : m_rules(rules.rules)
    , m_digest(hashOf(QByteArray::fromStdString(core::expandedRulesText(rules))))
{
    const std::string_view id = core::variant(rules.variant).textId;
    m_prefix.append(id.data(), static_cast<qsizetype>(id.size()));
    m_prefix += '|' + QByteArray::number(m_digest, 16).rightJustified(16, '0') + '|';
}

Hash PositionHasher::of(const core::Position &position, int ply) const
{
    return hashOf(m_prefix + QByteArray::fromStdString(core::canonicalFen(m_rules, position)) + '|'
        + QByteArray::number(ply));
}

} // namespace naqla::net::wire
