// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/invite_code.h"

#include <QMessageAuthenticationCode>
#include <QtEndian>

namespace naqla::net {

namespace {

constexpr QLatin1StringView Alphabet("0123456789ABCDEFGHJKMNPQRSTVWXYZ");

} // namespace

QString inviteCodeFrom(const QByteArray &randomBytes)
{
    auto bits = qFromBigEndian<quint64>(randomBytes.constData());
    QString code;
    for (qsizetype i = 0; i < InviteCodeLength; ++i, bits >>= 5U)
        code += Alphabet[static_cast<qsizetype>(bits & 31U)];
    return code;
}

QString normalInviteCode(const QString &typed)
{
    QString code;
    for (const QChar c : typed) {
        if (c == u'-' || c.isSpace())
            continue;
        QChar plain = c.digitValue() >= 0 ? QChar(u'0' + static_cast<char16_t>(c.digitValue())) : c.toUpper();
        if (plain == u'O')
            plain = u'0';
        if (plain == u'I' || plain == u'L')
            plain = u'1';
        if (!Alphabet.contains(plain))
            return {};
        code += plain;
    }
    return code.size() == InviteCodeLength ? code : QString();
}

QByteArray tablePasswordHash(const QString &password, quint64 table, const QByteArray &secret)
{
    return QMessageAuthenticationCode::hash(
        QByteArray(QByteArray::number(table) + '|' + password.toUtf8()), secret, QCryptographicHash::Sha256);
}

bool sameHash(const QByteArray &a, const QByteArray &b)
{
    if (a.size() != b.size())
        return false;
    unsigned difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= static_cast<unsigned>(a[i] ^ b[i]);
    return difference == 0;
}

} // namespace naqla::net
