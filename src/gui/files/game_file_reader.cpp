// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/game_file_reader.h"

#include "core/notation/pdn_record.h"

#include <QFile>

#include <fstream>
#include <utility>

namespace naqla::gui {
namespace {

QString tagOf(const core::PdnSource &source, std::string_view name)
{
    const std::string_view value = source.tag(name);
    return value == "?" ? QString() : QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

GameEntry entryOf(const core::PdnSource &source)
{
    GameEntry entry;
    entry.number = source.number;
    entry.white = tagOf(source, "White");
    entry.black = tagOf(source, "Black");
    entry.event = tagOf(source, "Event");
    entry.date = tagOf(source, "Date");
    entry.result = tagOf(source, "Result");
    if (const auto rules = core::rulesFromTags(source))
        entry.variant = rules->variant;
    return entry;
}

} // namespace

GameFileReader::GameFileReader(QObject *parent)
    : QObject(parent)
{
}

GameFileReader::~GameFileReader()
{
    stop();
}

void GameFileReader::stop()
{
    ++m_job;
    m_thread = {};
}

void GameFileReader::list(const QString &path)
{
    start([this, path](const std::stop_token &token, int job) {
        constexpr qsizetype BatchSize = 500;
        std::ifstream stream(QFile::encodeName(path).constData(), std::ios::binary);
        QList<GameEntry> batch;
        const auto flush = [&] {
            post(job, [this, entries = std::exchange(batch, {})] { Q_EMIT listed(entries); });
        };
        const bool readable = stream && core::readPdnStream(stream, [&](core::PdnSource &&source) {
            batch.append(entryOf(source));
            // The first two tell whether there is a choice at all.
            if (batch.size() == BatchSize || source.number == 2)
                flush();
            return !token.stop_requested();
        });
        flush();
        post(job, [this, readable] { Q_EMIT finished(readable); });
    });
}

void GameFileReader::load(const QString &path, int number)
{
    start([this, path, number](const std::stop_token &token, int job) {
        std::ifstream stream(QFile::encodeName(path).constData(), std::ios::binary);
        QByteArray text;
        std::size_t line = 1;
        const bool readable = stream && core::readPdnStream(stream, [&](core::PdnSource &&source) {
            if (source.number == number) {
                text = QByteArray::fromStdString(source.text);
                line = source.line;
            }
            return source.number < number && !token.stop_requested();
        });
        if (text.isEmpty())
            post(job, [this, readable] { Q_EMIT finished(readable); });
        else
            post(job, [this, text, line] { Q_EMIT loaded(text, line); });
    });
}

void GameFileReader::start(std::function<void(const std::stop_token &, int job)> work)
{
    stop();
    m_thread = std::jthread(
        [work = std::move(work), job = m_job](const std::stop_token &token) { work(token, job); });
}

void GameFileReader::post(int job, std::function<void()> event)
{
    QMetaObject::invokeMethod(
        this,
        [this, job, event = std::move(event)] {
            if (job == m_job)
                event();
        },
        Qt::QueuedConnection);
}

} // namespace naqla::gui

#include "moc_game_file_reader.cpp"
