// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server_program/signals.h"

#include <QSocketNotifier>
#include <array>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace naqla::net {

namespace {

/// The end that the handler writes to; a handler may do no more than that.
volatile std::sig_atomic_t handlerEnd = -1;

extern "C" void onSignal(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(handlerEnd, &byte, 1);
}

} // namespace

struct TerminationSignals::Pipe
{
    std::array<int, 2> ends{-1, -1};
    std::unique_ptr<QSocketNotifier> notifier;
};

TerminationSignals::TerminationSignals(QObject *parent)
    : QObject(parent)
    , m_pipe(std::make_unique<Pipe>())
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, m_pipe->ends.data()) != 0)
        return;
    handlerEnd = m_pipe->ends[0];
    m_pipe->notifier = std::make_unique<QSocketNotifier>(m_pipe->ends[1], QSocketNotifier::Read);
    connect(m_pipe->notifier.get(), &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> bytes{};
        while (::read(m_pipe->ends[1], bytes.data(), bytes.size()) > 0) { }
        Q_EMIT received();
    });
    struct sigaction action
    {
    };
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    ::sigemptyset(&action.sa_mask);
    ::sigaction(SIGTERM, &action, nullptr);
    ::sigaction(SIGINT, &action, nullptr);
}

TerminationSignals::~TerminationSignals()
{
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
    m_pipe->notifier.reset();
    for (const int end : m_pipe->ends) {
        if (end >= 0)
            ::close(end);
    }
}

} // namespace naqla::net

#include "moc_signals.cpp"
