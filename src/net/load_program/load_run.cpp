// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/load_program/load_run.h"

#include <cstdio>

namespace naqla::net {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

/// Until all play; a server that keeps players waiting longer has failed.
constexpr milliseconds EntryLimit{180'000};
/// For the last words.
constexpr milliseconds LeaveLimit{5'000};

QString text(NetFault why)
{
    switch (why) {
    case NetFault::HostNotFound:
    case NetFault::Unreachable:
    case NetFault::ConnectTimeout:
        return u"the server cannot be reached"_s;
    case NetFault::Refused:
        return u"nobody listens there"_s;
    case NetFault::KeyChanged:
        return u"the server has another key"_s;
    case NetFault::ServerFull:
        return u"the server takes no more players from here"_s;
    default:
        return u"the connection ended (fault %1)"_s.arg(static_cast<int>(why));
    }
}

} // namespace

LoadRun::LoadRun(LoadOptions options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_trusted(m_folder.filePath(u"hosts"_s))
{
    m_elapsed.start();
    m_wakeTimer.setSingleShot(true);
    m_wakeTimer.setTimerType(Qt::PreciseTimer);
    m_endTimer.setSingleShot(true);
    connect(&m_wakeTimer, &QTimer::timeout, this, &LoadRun::wake);
    for (std::size_t number = 0; number < static_cast<std::size_t>(m_options.players / LoadTable::Seats);
         ++number)
        addTable(number);
}

LoadRun::~LoadRun() = default;

void LoadRun::addTable(std::size_t number)
{
    auto table =
        std::make_unique<LoadTable>(m_options, static_cast<int>(number), m_trusted, m_tally, nullptr);
    connect(table.get(), &LoadTable::entered, this, [this] {
        --m_entering;
        letIn();
    });
    connect(table.get(), &LoadTable::failed, this, &LoadRun::onFailed);
    connect(table.get(), &LoadTable::playingChanged, this,
        [this, changed = table.get()] { onPlayingChanged(changed->isPlaying()); });
    connect(table.get(), &LoadTable::wanted, this, [this, number](milliseconds pause) {
        m_due.ask(number, now() + pause);
        rearm();
    });
    connect(table.get(), &LoadTable::left, this, &LoadRun::onLeft);
    m_tables.push_back(std::move(table));
}

void LoadRun::start()
{
    m_here = m_options.players;
    connect(&m_endTimer, &QTimer::timeout, this, [this] {
        m_tally.fault(u"not all players came to play"_s);
        finish();
    });
    m_endTimer.start(EntryLimit);
    letIn();
}

void LoadRun::letIn()
{
    while (m_entering < m_options.entering && m_next < m_options.players && !m_isFinishing) {
        ++m_entering;
        m_tables[static_cast<std::size_t>(m_next / LoadTable::Seats)]->enter(m_next % LoadTable::Seats);
        ++m_next;
    }
}

void LoadRun::onFailed(NetFault why)
{
    if (m_isFinishing)
        return;
    m_tally.fault(text(why));
    finish();
}

void LoadRun::onPlayingChanged(bool playing)
{
    m_playing += playing ? 1 : std::size_t(-1);
    if (m_playing < m_tables.size() || m_isFinishing)
        return;
    std::printf("playing %d after %.1f s\n", static_cast<int>(m_playing),
        static_cast<double>(m_elapsed.elapsed()) / 1000.0);
    std::fflush(stdout);
    if (std::exchange(m_hasPlayed, true))
        return;
    m_tally.beginMeasuring(std::chrono::steady_clock::now());
    m_tally.gamesGoOn(static_cast<int>(m_playing));
    m_endTimer.disconnect(this);
    connect(&m_endTimer, &QTimer::timeout, this, &LoadRun::finish);
    m_endTimer.start(m_options.duration);
}

void LoadRun::wake()
{
    for (const std::size_t number : m_due.takeDue(now()))
        m_tables[number]->proceed();
    rearm();
}

void LoadRun::rearm()
{
    if (const auto next = m_due.next())
        m_wakeTimer.start(std::max(*next - now(), milliseconds{0}));
}

void LoadRun::finish()
{
    if (std::exchange(m_isFinishing, true))
        return;
    m_tally.endMeasuring(std::chrono::steady_clock::now());
    m_endTimer.disconnect(this);
    connect(&m_endTimer, &QTimer::timeout, this, &LoadRun::finished);
    m_endTimer.start(LeaveLimit);
    for (const auto &table : m_tables)
        table->leave();
}

void LoadRun::onLeft()
{
    if (--m_here > 0 || !m_endTimer.isActive())
        return;
    m_endTimer.stop();
    QMetaObject::invokeMethod(this, &LoadRun::finished, Qt::QueuedConnection);
}

} // namespace naqla::net

#include "moc_load_run.cpp"
