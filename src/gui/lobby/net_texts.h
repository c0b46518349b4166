// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/time_control.h"
#include "net/client/address.h"
#include "net/lan/server_host.h"
#include "net/model/text_policy.h"
#include "net/wire/messages.h"

#include <QCoreApplication>
#include <QString>

namespace naqla::gui {

/// The words for what the network part knows only as numbers: each fault is a sentence and what to do next.
class NetTexts
{
    Q_DECLARE_TR_FUNCTIONS(NetTexts)
public:
    /// Why there is no connection, or none any more.
    [[nodiscard]] static QString fault(net::NetFault fault);
    /// Why a host cannot open.
    [[nodiscard]] static QString fault(net::HostFault fault);
    /// What is wrong with a typed address or join code.
    [[nodiscard]] static QString fault(net::AddressFault fault);
    [[nodiscard]] static QString fault(net::NameFault fault);
    /// Why the host refuses something; the connection goes on.
    [[nodiscard]] static QString refusal(net::wire::ErrorCode code);
    /// The same with what the host adds: until when, and its operator's own words.
    [[nodiscard]] static QString refusal(const net::wire::Error &error);

    /// Ready-made phrases have the numbers 1..PhraseCount on the wire; each reader sees his own language.
    static constexpr int PhraseCount = 8;
    [[nodiscard]] static QString phrase(int number);

    [[nodiscard]] static QString timeControl(const TimeControl &time);
    /// "Sara (computer)".
    [[nodiscard]] static QString computerFor(const QString &name);
    /// The speed of a rated game: `blitz`, `rapid`, `slow`; the id itself when this program does not know it.
    [[nodiscard]] static QString speed(const QString &textId);
    /// The variant of a room as it announces itself; the id itself when this program does not know it.
    [[nodiscard]] static QString variant(const QString &textId);
};

} // namespace naqla::gui
