// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/codec.h"
#include "net/wire/record_codec.h"

#include <algorithm>

namespace naqla::net::wire {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype LongestText = 64;

void add(QString &out, bool value)
{
    out += value ? u"true"_s : u"false"_s;
}
template <Number T>
void add(QString &out, T value)
{
    out += QString::number(value);
}
template <Enum T>
void add(QString &out, T value)
{
    out += QString::number(static_cast<unsigned>(value));
}
void add(QString &out, const QString &value)
{
    QString shown = value.left(LongestText);
    std::replace_if(
        shown.begin(), shown.end(), [](QChar c) { return !c.isPrint() || c == u'"'; }, u'?');
    out += u'"' % shown % u'"';
}
void add(QString &out, const std::string &value)
{
    add(out, QString::fromStdString(value));
}
void add(QString &out, const QByteArray &value)
{
    out += QLatin1StringView(value.left(LongestText / 2).toHex());
}
template <Record T>
void add(QString &out, const T &record);
template <typename List>
void addList(QString &out, const List &list)
{
    out += u'[';
    for (const auto &element : list) {
        add(out, element);
        out += u' ';
    }
    out += u']';
}
void add(QString &out, const QStringList &value)
{
    addList(out, value);
}
template <typename T>
void add(QString &out, const std::vector<T> &value)
{
    addList(out, value);
}
template <typename T>
void add(QString &out, const std::optional<T> &value)
{
    add(out, *value);
}

void addName(QString &out, const char *name)
{
    out += u' ' % QLatin1StringView(name) % u'=';
}

template <Record T>
void addMembers(QString &out, const T &record)
{
    const auto addMember = [&](const auto &field) {
        if (!isWritten(record, field))
            return;
        addName(out, field.name);
        if (field.secrecy == Secrecy::Secret)
            out += u"***"_s;
        else
            add(out, record.*field.member);
    };
    std::apply([&](const auto &...field) { (addMember(field), ...); }, T::fields);
}

template <Record T>
void add(QString &out, const T &record)
{
    out += u'{';
    addMembers(out, record);
    out += u" }"_s;
}

[[nodiscard]] QString beginning(std::string_view name, const Envelope &envelope)
{
    QString out = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    const auto addNumber = [&out](const char *label, std::uint64_t value) {
        if (value != 0) {
            addName(out, label);
            out += QString::number(value);
        }
    };
    addNumber("rid", envelope.rid);
    addNumber("seq", envelope.seq);
    addNumber("ack", envelope.ack);
    addNumber("table", envelope.table);
    return out;
}

template <typename Message>
[[nodiscard]] QString packetText(const Packet<Message> &packet)
{
    return std::visit(
        [&packet](const auto &message) {
            QString out = beginning(message.name, packet.envelope);
            addMembers(out, message);
            return out;
        },
        packet.message);
}

} // namespace

QString toDebugString(const ClientPacket &packet)
{
    return packetText(packet);
}
QString toDebugString(const ServerPacket &packet)
{
    return packetText(packet);
}

} // namespace naqla::net::wire
