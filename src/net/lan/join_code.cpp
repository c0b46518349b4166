// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/join_code.h"

#include "net/transport/endpoint.h"
#include "net/transport/peer_trust.h"

#include <QCryptographicHash>
#include <QtEndian>
#include <algorithm>
#include <optional>
#include <string_view>

namespace naqla::net {

namespace {

/// Crockford's base 32: no I, L, O, U.
constexpr std::string_view Alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int Characters = 20;
constexpr int GroupLength = 4;
constexpr qsizetype CodePinBytes = PeerTrust::MinPinBytes;
constexpr qsizetype ContentBytes = 4 + 2 + CodePinBytes;
/// 20 characters hold 100 bits: 96 of content and 4 of checksum.
constexpr qsizetype PackedBytes = ContentBytes + 1;

quint8 checksum(const QByteArray &content)
{
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray("naqla join" + content), QCryptographicHash::Sha256);
    return static_cast<quint8>(hash[0]) >> 4;
}

bool isFiller(QChar c)
{
    return c.isSpace() || c.category() == QChar::Punctuation_Dash || c == u'_';
}

std::optional<unsigned> valueOf(QChar c)
{
    switch (const char letter = c.toUpper().toLatin1()) {
    case 'O':
        return 0U;
    case 'I':
    case 'L':
        return 1U;
    case '\0':
        return std::nullopt;
    default: {
        const auto place = Alphabet.find(letter);
        return place == std::string_view::npos ? std::nullopt : std::optional(static_cast<unsigned>(place));
    }
    }
}

} // namespace

QString joinCodeText(const QHostAddress &address, quint16 port, const QByteArray &pin)
{
    QByteArray packed(6, '\0');
    qToBigEndian(address.toIPv4Address(), packed.data());
    qToBigEndian(port, packed.data() + 4);
    packed += pin.first(CodePinBytes);
    packed += static_cast<char>(checksum(packed) << 4);

    QString text;
    for (int i = 0; i < Characters; ++i) {
        unsigned value = 0;
        for (int bit = i * 5; bit < i * 5 + 5; ++bit)
            value = value << 1 | (static_cast<quint8>(packed[bit / 8]) >> (7 - bit % 8) & 1U);
        if (i > 0 && i % GroupLength == 0)
            text += u'-';
        text += QLatin1Char(Alphabet[value]);
    }
    return text;
}

core::Result<JoinCode, JoinCodeFault> parseJoinCode(const QString &text)
{
    QByteArray packed(PackedBytes, '\0');
    int count = 0;
    for (const QChar c : plainTyped(text.left(200))) {
        if (isFiller(c))
            continue;
        const auto value = valueOf(c);
        if (!value)
            return core::Unexpected{JoinCodeFault::BadCharacter};
        if (count == Characters)
            return core::Unexpected{JoinCodeFault::WrongLength};
        for (int i = 0; i < 5; ++i) {
            const int bit = count * 5 + i;
            if (*value >> (4 - i) & 1U)
                packed[bit / 8] = static_cast<char>(static_cast<quint8>(packed[bit / 8]) | 0x80U >> bit % 8);
        }
        ++count;
    }
    if (count != Characters)
        return core::Unexpected{JoinCodeFault::WrongLength};

    const QByteArray content = packed.first(ContentBytes);
    if (static_cast<quint8>(packed.back()) >> 4 != checksum(content))
        return core::Unexpected{JoinCodeFault::BadChecksum};
    return JoinCode{QHostAddress(qFromBigEndian<quint32>(content.constData())),
        qFromBigEndian<quint16>(content.constData() + 4), content.last(CodePinBytes)};
}

bool looksLikeJoinCode(const QString &text)
{
    const QString plain = plainTyped(text.left(200));
    const auto isCode = [](QChar c) { return valueOf(c).has_value(); };
    return std::count_if(plain.begin(), plain.end(), isCode) >= 16
        && std::all_of(plain.begin(), plain.end(), [&](QChar c) { return isFiller(c) || isCode(c); });
}

} // namespace naqla::net
