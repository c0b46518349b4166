// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "net/transport/endpoint.h"
#include "net/transport/peer_trust.h"

#include <QString>
#include <QStringList>
#include <chrono>
#include <string>

namespace naqla::net {

/// The command line of the load generator.
struct LoadOptions
{
    Endpoint server;
    PeerTrust trust = PeerTrust::firstContact();
    int players = 0; ///< even: two at each table
    std::chrono::seconds duration{0}; ///< from the moment when all play
    double movesPerSecond = 1.0; ///< in each game
    std::string rules = "russian";
    int entering = 4; ///< as many connect at a time; a server allows few newcomers from one address
    quint32 seed = 1; ///< of the moves
    bool expectRestarts = false; ///< a connection that breaks is no error, and nothing may be lost by it
    QString information; ///< help or version, asked for instead of running
};

/// @return one line that says what is wrong
[[nodiscard]] core::Result<LoadOptions, QString> parseLoadOptions(const QStringList &words);

} // namespace naqla::net
