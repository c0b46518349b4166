// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server_program/signals.h"

#include <QMetaMethod>
#include <QSocketNotifier>
#include <array>
#include <cerrno>
#include <csignal>
#include <span>
#include <sys/socket.h>
#include <unistd.h>

namespace naqla::net {

namespace {

/// The end that the handler writes to; a handler may do no more than that.
volatile std::sig_atomic_t handlerEnd = -1;

constexpr std::array Handled{SIGTERM, SIGINT, SIGHUP};

extern "C" void onSignal(int signal)
{
    const int interrupted = errno; // what the code that was interrupted still wants to read
    const auto byte = static_cast<char>(signal);
    [[maybe_unused]] const auto written = ::write(handlerEnd, &byte, 1);
    errno = interrupted;
}

} // namespace

struct ProcessSignals::Pipe
{
    std::array<int, 2> ends{-1, -1};
    std::unique_ptr<QSocketNotifier> notifier;
};

ProcessSignals::ProcessSignals(QObject *parent)
    : QObject(parent)
    , m_pipe(std::make_unique<Pipe>())
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, m_pipe->ends.data()) != 0)
        return;
    handlerEnd = m_pipe->ends[0];
    m_pipe->notifier = std::make_unique<QSocketNotifier>(m_pipe->ends[1], QSocketNotifier::Read);
    connect(m_pipe->notifier.get(), &QSocketNotifier::activated, this, &ProcessSignals::onBytes);
    struct sigaction action
    {
    };
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    ::sigemptyset(&action.sa_mask);
    for (const int signal : Handled)
        ::sigaction(signal, &action, nullptr);
}

ProcessSignals::~ProcessSignals()
{
    for (const int signal : Handled)
        std::signal(signal, SIG_DFL);
    m_pipe->notifier.reset();
    for (const int end : m_pipe->ends) {
        if (end >= 0)
            ::close(end);
    }
}

void ProcessSignals::onBytes()
{
    std::array<char, 16> bytes{};
    bool ends = false;
    bool reloads = false;
    for (auto count = ::read(m_pipe->ends[1], bytes.data(), bytes.size()); count > 0;
         count = ::read(m_pipe->ends[1], bytes.data(), bytes.size())) {
        for (const char byte : std::span(bytes).first(static_cast<std::size_t>(count)))
            (byte == SIGHUP ? reloads : ends) = true;
    }
    static const QMetaMethod reload = QMetaMethod::fromSignal(&ProcessSignals::reloadAsked);
    if (ends || (reloads && !isSignalConnected(reload)))
        Q_EMIT endAsked();
    else if (reloads)
        Q_EMIT reloadAsked();
}

} // namespace naqla::net

#include "moc_signals.cpp"
