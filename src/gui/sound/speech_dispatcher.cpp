// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/sound/speech_dispatcher.h"

#include "gui/sound/loaded_library.h"

#include <csignal>

namespace naqla::gui {
namespace {

/// More is not worth hearing once the service answers again.
constexpr std::size_t MostWaiting = 8;

} // namespace

/// The few functions that are needed, as libspeechd.h declares them.
struct SpeechDispatcher::Library
{
    struct Connection;
    Connection *(*open)(const char *client, const char *connection, const char *user, int mode);
    void (*close)(Connection *);
    int (*setLanguage)(Connection *, const char *language);
    int (*say)(Connection *, int priority, const char *text);

    static constexpr int InterfaceVersion = 2; ///< of libspeechd.so
    static constexpr int SingleMode = 0;
    static constexpr int MessagePriority = 2; ///< said to the end, one after the other

    static std::shared_ptr<const Library> load(const QString &name)
    {
        LoadedLibrary file(name, InterfaceVersion);
        auto library = std::make_shared<Library>();
        const bool complete = file.find(library->open, "spd_open") && file.find(library->close, "spd_close")
            && file.find(library->setLanguage, "spd_set_language") && file.find(library->say, "spd_say");
        return complete ? library : nullptr;
    }
};

SpeechDispatcher::SpeechDispatcher(const QString &library)
    : m_library(Library::load(library))
{
}

SpeechDispatcher::~SpeechDispatcher() = default;

void SpeechDispatcher::say(const QString &text, const QString &language)
{
    if (!m_library || text.isEmpty())
        return;
    if (!m_thread) {
        m_thread = std::make_unique<ErrandThread<Sentence>>(MostWaiting,
            [library = m_library](const ErrandThread<Sentence>::Next &next) { speak(*library, next); });
    }
    m_thread->add({text.toUtf8(), language.toUtf8()});
}

bool SpeechDispatcher::isAvailable() const
{
    return m_library != nullptr;
}

void SpeechDispatcher::speak(const Library &library, const ErrandThread<Sentence>::Next &next)
{
    // The library writes to a service that may have gone.
    sigset_t brokenPipe;
    sigemptyset(&brokenPipe);
    sigaddset(&brokenPipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &brokenPipe, nullptr);
    Library::Connection *connection = nullptr;
    while (const auto sentence = next()) {
        if (connection == nullptr)
            connection = library.open("naqla", "moves", nullptr, Library::SingleMode);
        if (connection == nullptr)
            continue;
        library.setLanguage(connection, sentence->language.constData());
        if (library.say(connection, Library::MessagePriority, sentence->text.constData()) < 0) {
            // The next sentence finds a service that was started again.
            library.close(connection);
            connection = nullptr;
        }
    }
    if (connection != nullptr)
        library.close(connection);
}

} // namespace naqla::gui
