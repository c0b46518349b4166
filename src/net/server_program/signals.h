// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

namespace naqla::net {

/// SIGTERM and SIGINT as a signal of the event loop. One object for the whole program.
class TerminationSignals final : public QObject
{
    Q_OBJECT
public:
    explicit TerminationSignals(QObject *parent = nullptr);
    ~TerminationSignals() override;

Q_SIGNALS:
    void received();

private:
    struct Pipe;
    std::unique_ptr<Pipe> m_pipe;
};

} // namespace naqla::net
