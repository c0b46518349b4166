// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/sound/canberra_player.h"

#include "gui/sound/loaded_library.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <cmath>

// Resources of a static library have to be asked for, outside of any namespace.
static void initSounds()
{
    Q_INIT_RESOURCE(sounds);
}

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr int InterfaceVersion = 0; ///< of libcanberra.so

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
        LoadedLibrary file(name, InterfaceVersion);
        auto library = std::make_shared<Library>();
        const bool complete = file.find(library->createContext, "ca_context_create")
            && file.find(library->destroyContext, "ca_context_destroy")
            && file.find(library->playFull, "ca_context_play_full")
            && file.find(library->createProperties, "ca_proplist_create")
            && file.find(library->destroyProperties, "ca_proplist_destroy")
            && file.find(library->setProperty, "ca_proplist_sets");
        return complete ? library : nullptr;
    }
    void send(Context *context, const QString &path, int volumePercent) const
    {
        Properties *properties = nullptr;
        if (createProperties(&properties) != 0)
            return;
        const auto set = [&](const char *key, const QByteArray &value) {
            setProperty(properties, key, value.constData());
        };
        set("media.filename", QFile::encodeName(path));
        set("media.role", "game");
        set("application.name", "Naqla");
        set("application.id", "org.naqla.Naqla");
        set("canberra.volume", decibels(volumePercent));
        playFull(context, 0, properties, nullptr, nullptr);
        destroyProperties(properties);
    }
};

CanberraPlayer::CanberraPlayer(const QString &folder, const QString &library)
    : m_library(Library::load(library))
    , m_folder(folder)
{
    initSounds();
}

CanberraPlayer::~CanberraPlayer() = default;

void CanberraPlayer::play(Sound sound, int volumePercent)
{
    if (!m_library || volumePercent <= 0)
        return;
    if (!m_thread) {
        // A sound that comes too late is not played after others.
        m_thread = std::make_unique<ErrandThread<Wanted>>(
            1, [library = m_library, folder = m_folder](const ErrandThread<Wanted>::Next &next) {
                run(*library, folder, next);
            });
    }
    m_thread->add({sound, volumePercent});
}

bool CanberraPlayer::isAvailable() const
{
    return m_library != nullptr;
}

void CanberraPlayer::run(
    const Library &library, const QString &folder, const ErrandThread<Wanted>::Next &next)
{
    QDir().mkpath(folder);
    Library::Context *context = nullptr;
    const bool works = library.createContext(&context) == 0;
    while (const auto wanted = next()) {
        const QString path = QDir(folder).filePath(fileNameOf(wanted->sound));
        if (works && provide(path, wanted->sound))
            library.send(context, path, wanted->volumePercent);
    }
    if (works)
        library.destroyContext(context);
}

} // namespace naqla::gui
