// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/sound/errand_thread.h"
#include "gui/sound/speaker.h"

namespace naqla::gui {

/// Speaks through speech-dispatcher, the speech service of Linux desktops. Its library is loaded when it is
/// there; a thread of its own talks to the service and starts it when it is first needed.
class SpeechDispatcher : public Speaker
{
public:
    /// @param library  name or path of the library
    explicit SpeechDispatcher(const QString &library = QStringLiteral("speechd"));
    ~SpeechDispatcher() override;

    void say(const QString &text, const QString &language) override;
    [[nodiscard]] bool isAvailable() const override;

private:
    struct Library;
    struct Sentence
    {
        QByteArray text;
        QByteArray language;
    };
    static void speak(const Library &library, const ErrandThread<Sentence>::Next &next);

    std::shared_ptr<const Library> m_library; ///< null without it
    std::unique_ptr<ErrandThread<Sentence>> m_thread; ///< begun with the first sentence
};

} // namespace naqla::gui
