// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QHostAddress>
#include <QString>
#include <QStringList>

namespace naqla::net {

/// The command line of the headless server.
struct Arguments
{
    QString dataFolder;
    QHostAddress address{QHostAddress::Any};
    quint16 port = 0;
    QString name;
    QString information; ///< help or version, asked for instead of running
};

/// @return one line that says what is wrong
[[nodiscard]] core::Result<Arguments, QString> parseArguments(const QStringList &words);

} // namespace naqla::net
