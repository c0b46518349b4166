// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

namespace naqla::net {

/// SIGTERM, SIGINT and SIGHUP as signals of the event loop. One object for the whole program.
class ProcessSignals final : public QObject
{
    Q_OBJECT
public:
    explicit ProcessSignals(QObject *parent = nullptr);
    ~ProcessSignals() override;

Q_SIGNALS:
    /// SIGTERM or SIGINT.
    void endAsked();
    /// SIGHUP; a program that connects nothing to it is asked to end instead.
    void reloadAsked();

private:
    void onBytes();

    struct Pipe;
    std::unique_ptr<Pipe> m_pipe;
};

} // namespace naqla::net
