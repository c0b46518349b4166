// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/sound/canberra_player.h"

#include <QDir>
#include <QFile>
#include <QLibrary>
#include <QSaveFile>

#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

// Resources of a static library have to be asked for, outside of any namespace.
static void initSounds()
{
    Q_INIT_RESOURCE(sounds);
}

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr int InterfaceVersion = 0; ///< of libcanberra.so
/// A sound system that hangs may not hold up the end of the program.
constexpr std::chrono::milliseconds PatienceAtTheEnd{300};

QString fileNameOf(Sound sound)
{
    const std::string_view name = SoundNames[static_cast<std::size_t>(sound)];
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())) + u".wav"_s;
}

/// Lays a sound down as a file, unless it lies there already.
bool provide(const QString &path, Sound sound)
{
    QFile source(u":/naqla/sounds/"_s + fileNameOf(sound));
    if (!source.open(QIODevice::ReadOnly))
        return false;
    const QByteArray wanted = source.readAll();
    QFile present(path);
    if (present.open(QIODevice::ReadOnly) && present.readAll() == wanted)
        return true;
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(wanted) == wanted.size() && file.commit();
}

/// Loudness as ears judge it: half the way is about half as loud.
QByteArray decibels(int volumePercent)
{
    return QByteArray::number(40 * std::log10(volumePercent / 100.0), 'f', 1);
}

} // namespace

/// The few functions that are needed, as canberra.h declares them.
struct CanberraPlayer::Library
{
    struct Context;
    struct Properties;
    int (*createContext)(Context **);
    int (*destroyContext)(Context *);
    int (*playFull)(
        Context *, std::uint32_t, Properties *, void (*)(Context *, std::uint32_t, int, void *), void *);
    int (*createProperties)(Properties **);
    int (*destroyProperties)(Properties *);
    int (*setProperty)(Properties *, const char *key, const char *value);

    static std::shared_ptr<const Library> load(const QString &name)
    {
        QLibrary file;
        if (QDir::isAbsolutePath(name))
            file.setFileName(name);
        else
            file.setFileNameAndVersion(name, InterfaceVersion);
        auto library = std::make_shared<Library>();
        const auto resolve = [&file](auto &function, const char *symbol) {
            function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(file.resolve(symbol));
            return function != nullptr;
        };
        const bool complete = resolve(library->createContext, "ca_context_create")
            && resolve(library->destroyContext, "ca_context_destroy")
            && resolve(library->playFull, "ca_context_play_full")
            && resolve(library->createProperties, "ca_proplist_create")
            && resolve(library->destroyProperties, "ca_proplist_destroy")
            && resolve(library->setProperty, "ca_proplist_sets");
        return complete ? library : nullptr;
    }
};

/// Waits for sounds in a thread of its own. It owns itself together with the player, so that a thread that is
/// stuck in the sound system can be left behind.
class CanberraPlayer::Worker
{
public:
    static std::shared_ptr<Worker> begin(std::shared_ptr<const Library> library, const QString &folder)
    {
        auto worker = std::make_shared<Worker>(std::move(library), folder);
        worker->m_thread = std::thread([worker] { worker->run(); });
        return worker;
    }
    Worker(std::shared_ptr<const Library> library, const QString &folder)
        : m_library(std::move(library))
        , m_folder(folder)
    {
    }

    void play(Sound sound, int volumePercent)
    {
        const std::lock_guard lock(m_mutex);
        m_wanted = Wanted{sound, volumePercent}; // a sound that comes too late is not played after others
        m_changed.notify_all();
    }
    void end()
    {
        std::unique_lock lock(m_mutex);
        m_ending = true;
        m_changed.notify_all();
        const bool ended = m_changed.wait_for(lock, PatienceAtTheEnd, [this] { return m_ended; });
        lock.unlock();
        if (ended)
            m_thread.join();
        else
            m_thread.detach();
    }

private:
    struct Wanted
    {
        Sound sound;
        int volumePercent;
    };

    void run()
    {
        QDir().mkpath(m_folder);
        Library::Context *context = nullptr;
        const bool works = m_library->createContext(&context) == 0;
        while (const auto wanted = next()) {
            if (works)
                send(context, *wanted);
        }
        if (works)
            m_library->destroyContext(context);
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        m_changed.notify_all();
    }
    std::optional<Wanted> next()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_ending || m_wanted; });
        return m_ending ? std::nullopt : std::exchange(m_wanted, std::nullopt);
    }
    void send(Library::Context *context, const Wanted &wanted)
    {
        const QString path = QDir(m_folder).filePath(fileNameOf(wanted.sound));
        Library::Properties *properties = nullptr;
        if (!provide(path, wanted.sound) || m_library->createProperties(&properties) != 0)
            return;
        const auto set = [&](const char *key, const QByteArray &value) {
            m_library->setProperty(properties, key, value.constData());
        };
        set("media.filename", QFile::encodeName(path));
        set("media.role", "game");
        set("application.name", "Naqla");
        set("application.id", "org.naqla.Naqla");
        set("canberra.volume", decibels(wanted.volumePercent));
        m_library->playFull(context, 0, properties, nullptr, nullptr);
        m_library->destroyProperties(properties);
    }

    std::shared_ptr<const Library> m_library;
    QString m_folder;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<Wanted> m_wanted;
    bool m_ending = false;
    bool m_ended = false;
    std::thread m_thread;
};

CanberraPlayer::CanberraPlayer(const QString &folder, const QString &library)
    : m_library(Library::load(library))
    , m_folder(folder)
{
    initSounds();
}

CanberraPlayer::~CanberraPlayer()
{
    if (m_worker)
        m_worker->end();
}

void CanberraPlayer::play(Sound sound, int volumePercent)
{
    if (!m_library || volumePercent <= 0)
        return;
    if (!m_worker)
        m_worker = Worker::begin(m_library, m_folder);
    m_worker->play(sound, volumePercent);
}

bool CanberraPlayer::isAvailable() const
{
    return m_library != nullptr;
}

} // namespace naqla::gui
