// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/text_policy.h"

#include <QList>

#include <array>
#include <optional>
#include <unicode/uspoof.h>

namespace naqla::net {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype ShortestName = 2;
constexpr qsizetype LongestName = 20;
constexpr qsizetype LongestChatLine = 300;
constexpr qsizetype LongestTitle = 40;
constexpr int MostMarksInARow = 4;
constexpr int MostMarksInANameInARow = 2;
constexpr char32_t Tatweel = 0x0640;

constexpr std::array Faults{std::string_view("length"), std::string_view("character"),
    std::string_view("scripts"), std::string_view("reserved")};

[[nodiscard]] QString fromCodePoint(char32_t point)
{
    return QString::fromUcs4(&point, 1);
}

[[nodiscard]] bool isMark(char32_t point)
{
    const auto category = QChar::category(point);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_SpacingCombining
        || category == QChar::Mark_Enclosing;
}

/// Control, direction, annotation and tag characters, and what is no character at all.
[[nodiscard]] bool isInvisible(char32_t point)
{
    switch (QChar::category(point)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
    case QChar::Other_PrivateUse:
        return true;
    default:
        break;
    }
    return (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069)
        || (point >= 0xfff9 && point <= 0xfffb) || (point >= 0xe0000 && point <= 0xe007f);
}

/// Letters that people take for the same one and Unicode's table of confusables does not: forms of Arabic
/// letters, kinds of digits, `i` and `l`.
[[nodiscard]] char32_t folded(char32_t point)
{
    if (const int digit = QChar::digitValue(point); digit >= 0)
        point = U'0' + static_cast<char32_t>(digit);
    switch (point) {
    case U'\u0622': // alef with madda, hamza above, hamza below; wasla; wavy hamzas
    case U'\u0623':
    case U'\u0625':
    case U'\u0671':
    case U'\u0672':
    case U'\u0673':
        return U'\u0627';
    case U'\u0624': // waw with hamza
        return U'\u0648';
    case U'\u0626': // yeh with hamza, alef maksura, Farsi yeh
    case U'\u0649':
    case U'\u06cc':
        return U'\u064a';
    case U'\u0629': // teh marbuta, heh goal, heh doachashmee
    case U'\u06c1':
    case U'\u06be':
        return U'\u0647';
    case U'\u06a9': // keheh
        return U'\u0643';
    case U'1':
    case U'i':
    case U'|':
        return U'l';
    case U'0':
        return U'o';
    case U'_':
    case U'-':
        return U' ';
    default:
        return point;
    }
}

/// The text in which what looks alike (Latin and Cyrillic a, rn and m, Arabic and Farsi yeh) is the same.
[[nodiscard]] QString skeleton(const QString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    static const USpoofChecker *const checker = uspoof_open(&status);
    const auto *from = reinterpret_cast<const UChar *>(text.utf16());
    QString out(text.size() * 4 + 16, Qt::Uninitialized); // a letter may become several
    const auto write = [&] {
        status = U_ZERO_ERROR;
        return uspoof_getSkeleton(checker, 0, from, static_cast<int32_t>(text.size()),
            reinterpret_cast<UChar *>(out.data()), static_cast<int32_t>(out.size()), &status);
    };
    int32_t length = checker == nullptr ? 0 : write();
    if (status == U_BUFFER_OVERFLOW_ERROR) {
        out.resize(length);
        length = write();
    }
    return U_SUCCESS(status) ? out.first(length) : text;
}

[[nodiscard]] QString foldedText(const QString &text)
{
    QString out;
    for (const uint point : text.toUcs4()) {
        if (!isMark(point) && point != Tatweel && !isInvisible(point))
            out += fromCodePoint(folded(point));
    }
    return out;
}

[[nodiscard]] const QStringList &reservedKeys()
{
    static const QStringList keys{nameKey(u"admin"_s), nameKey(u"administrator"_s), nameKey(u"server"_s),
        nameKey(u"moderator"_s), nameKey(u"naqla"_s), nameKey(u"نقلة"_s), nameKey(u"مدير"_s),
        nameKey(u"المدير"_s), nameKey(u"مشرف"_s), nameKey(u"المشرف"_s), nameKey(u"خادم"_s),
        nameKey(u"الخادم"_s)};
    return keys;
}

[[nodiscard]] std::optional<NameFault> characterFault(const QList<uint> &points)
{
    QChar::Script script = QChar::Script_Common;
    char32_t before = U' ';
    int marks = 0;
    for (const uint point : points) {
        if (isMark(point)) {
            if (++marks > MostMarksInANameInARow || !(QChar::isLetter(before) || isMark(before)))
                return NameFault::Character;
            before = point;
            continue;
        }
        marks = 0;
        const bool single = point == U'_' || point == U'-' || point == U' ';
        if (single ? (before == U' ' && point == U' ') : !(QChar::isLetter(point) || QChar::isDigit(point)))
            return NameFault::Character;
        if (point == Tatweel)
            return NameFault::Character;
        if (QChar::isLetter(point)) {
            const QChar::Script own = QChar::script(point);
            if (own != QChar::Script_Common && own != QChar::Script_Inherited) {
                if (script != QChar::Script_Common && own != script)
                    return NameFault::Scripts;
                script = own;
            }
        }
        before = point;
    }
    return std::nullopt;
}

[[nodiscard]] QString cleaned(const QString &text)
{
    QString out;
    int marks = 0;
    for (const uint point : text.normalized(QString::NormalizationForm_C).toUcs4()) {
        if (point == U'\n' || point == U'\r' || point == U'\t' || point == 0x2028 || point == 0x2029) {
            out += u' ';
            continue;
        }
        if (isInvisible(point))
            continue;
        marks = isMark(point) ? marks + 1 : 0;
        if (marks <= MostMarksInARow)
            out += fromCodePoint(point);
    }
    return out.trimmed();
}

} // namespace

std::string_view nameFaultId(NameFault fault)
{
    return Faults[static_cast<std::size_t>(fault)];
}

core::Result<QString, NameFault> checkedName(const QString &wished)
{
    const QString name = wished.trimmed().normalized(QString::NormalizationForm_C);
    const QList<uint> points = name.toUcs4();
    if (points.size() < ShortestName || points.size() > LongestName)
        return core::Unexpected{NameFault::Length};
    if (const auto fault = characterFault(points))
        return core::Unexpected{*fault};
    if (reservedKeys().contains(nameKey(name)))
        return core::Unexpected{NameFault::Reserved};
    return name;
}

QString nameKey(const QString &name)
{
    // Taken apart first, so that marks on letters fall away; folded again, since confusables lead to letters
    // that are folded.
    const QString plain = foldedText(name.normalized(QString::NormalizationForm_KD).toCaseFolded());
    return foldedText(skeleton(plain).toCaseFolded()).simplified();
}

QString cleanedChatText(const QString &text)
{
    const QString line = cleaned(text);
    return line.toUcs4().size() > LongestChatLine ? QString() : line;
}

QString cleanedTitle(const QString &text)
{
    const QList<uint> points = cleaned(text).toUcs4();
    QString title;
    for (qsizetype i = 0; i < qMin(points.size(), LongestTitle); ++i)
        title += fromCodePoint(points[i]);
    return title.trimmed();
}

} // namespace naqla::net
