// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/application.h"

#include "gui/app/about_dialog.h"
#include "gui/app/command_line.h"
#include "gui/app/new_game_dialog.h"
#include "gui/app/screenshots.h"
#include "gui/app/settings_dialog.h"
#include "gui/app/shortcuts_dialog.h"
#include "gui/settings/window_theme.h"
#include "gui/sound/canberra_player.h"
#include "gui/sound/speech_dispatcher.h"
#include "net/instance/single_instance.h"

#include <QApplication>
#include <QFileInfo>
#include <QFontDatabase>
#include <QIcon>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

/// Long enough for the eye to see the own move before the computer's begins.
constexpr std::chrono::milliseconds ComputerPace{450};
/// Set for the processes that a screenshot run starts, one for each scale.
constexpr auto ScaleVariable = "NAQLA_SCREENSHOT_SCALE";

/// Every page with settings and games of its own, so that nothing of the user's is shown or touched.
int grabPages(const QString &folder, const std::vector<Extension> &extensions)
{
    const int scale = qEnvironmentVariableIntValue(ScaleVariable);
    if (scale == 0) {
        for (const int each : {1, 2}) {
            QProcess grabber;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QString::fromLatin1(ScaleVariable), QString::number(each));
            environment.insert(u"QT_SCALE_FACTOR"_s, QString::number(each));
            grabber.setProcessEnvironment(environment);
            grabber.setProcessChannelMode(QProcess::ForwardedChannels);
            grabber.start(QApplication::applicationFilePath(), {u"--screenshot"_s, folder});
            if (!grabber.waitForFinished(-1) || grabber.exitCode() != 0)
                return 1;
        }
        return 0;
    }
    const QTemporaryDir home;
    SettingsStore settings(home.filePath(u"settings.conf"_s));
    settings.setValue(keys::AnimationSpeed, AnimationSpeed::Off);
    Appearance appearance(settings);
    ScreenshotBook book;
    MainWindow::addScreenshots(book, settings, [&](MainWindow &window, const QString &data) {
        for (const Extension &extension : extensions)
            extension.attach(window, settings, data);
    });
    NewGameDialog::addScreenshots(book, settings);
    SettingsDialog::addScreenshots(book, settings);
    ShortcutsDialog::addScreenshots(book, settings);
    AboutDialog::addScreenshots(book);
    for (const Extension &extension : extensions)
        extension.addScreenshots(book, settings);
    return book.grabAll(folder, appearance.language(), scale) ? 0 : 1;
}

/// What is opened, as another program finds it too.
QString handedOver(const QString &fileOrLink)
{
    const bool isAddress = MainWindow::isLink(fileOrLink) || QUrl(fileOrLink).isLocalFile();
    return isAddress ? fileOrLink : QFileInfo(fileOrLink).absoluteFilePath();
}

} // namespace

void prepareApplication(QApplication &application)
{
    QApplication::setOrganizationName(u"naqla"_s);
    QApplication::setApplicationName(u"naqla"_s);
    QApplication::setApplicationVersion(QStringLiteral(NAQLA_VERSION));
    QGuiApplication::setDesktopFileName(u"org.naqla.Naqla"_s);
    application.setWindowIcon(QIcon(u":/app/org.naqla.Naqla.svg"_s));
    application.setStyle(new WindowStyle);
    for (const auto &file :
        {u":/fonts/NotoSansArabicUI-Regular.ttf"_s, u":/fonts/NotoSansArabicUI-Bold.ttf"_s}) {
        if (QFontDatabase::addApplicationFont(file) < 0)
            qWarning("The bundled Arabic letters could not be loaded.");
    }
}

Appearance::Appearance(SettingsStore &settings, std::optional<Language> forced, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_forced(forced)
    , m_systemFont(QApplication::font())
{
    apply({});
    connect(&settings, &SettingsStore::changed, this, [this](QLatin1StringView name) {
        if (isChangeOf(name, keys::Language.name))
            m_forced.reset();
        apply(name);
    });
}

void Appearance::choose(Language language)
{
    m_forced.reset();
    if (m_settings.value(keys::Language) == language)
        apply(QLatin1StringView(
            keys::Language.name.data(), static_cast<qsizetype>(keys::Language.name.size())));
    else
        m_settings.setValue(keys::Language, language);
}

void Appearance::toggleLanguage()
{
    choose(m_language.language() == Language::Arabic ? Language::English : Language::Arabic);
}

void Appearance::apply(QLatin1StringView name)
{
    if (isChangeOf(name, keys::WindowTheme.name))
        applyWindowTheme(m_settings.value(keys::WindowTheme));
    const bool language = isChangeOf(name, keys::Language.name) || isChangeOf(name, keys::Digits.name);
    if (language)
        m_language.use(m_forced.value_or(m_settings.value(keys::Language)), m_settings.value(keys::Digits));
    if (language || isChangeOf(name, keys::TextPercent.name))
        applyFont();
}

/// Arabic text is set in the bundled letters, everything else in the desktop's own.
void Appearance::applyFont()
{
    constexpr qreal SmallestPoints = 10;
    QFont font = m_systemFont;
    const QString arabic = u"Noto Sans Arabic UI"_s;
    const bool arabicFirst = m_language.language() == Language::Arabic;
    font.setFamilies(arabicFirst ? QStringList{arabic, m_systemFont.family()}
                                 : QStringList{m_systemFont.family(), arabic});
    font.setPointSizeF(
        std::max(m_systemFont.pointSizeF(), SmallestPoints) * m_settings.value(keys::TextPercent) / 100);
    QApplication::setFont(font);
}

int runApplication(int argc, char **argv, const std::vector<Extension> &extensions)
{
    const CommandLine wanted = readCommandLine(argc, argv);
    if (!wanted.answer.isEmpty()) {
        std::fputs(qPrintable(wanted.answer), wanted.exitCode == 0 ? stdout : stderr);
        return wanted.exitCode;
    }
    QApplication application(argc, argv);
    prepareApplication(application);
    if (!wanted.screenshotFolder.isEmpty())
        return grabPages(wanted.screenshotFolder, extensions);

    SettingsStore settings;
    if (wanted.resetSettings)
        settings.clear();
    Appearance appearance(settings, wanted.language);
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/naqla"_s;
    net::SingleInstance instance(data);
    const QStringList asked = wanted.file.isEmpty() ? QStringList{} : QStringList{handedOver(wanted.file)};
    const bool alone = !wanted.newWindow && !wanted.resetSettings && !wanted.language;
    if (alone && instance.handOver(asked))
        return 0;
    CanberraPlayer sound(
        QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/naqla/sounds"_s);
    SpeechDispatcher speaker;
    MainWindow window(settings, {&engineMover, ComputerPace, data, &sound, &speaker});
    QObject::connect(&window, &MainWindow::languageToggled, &appearance, &Appearance::toggleLanguage);
    QObject::connect(&window, &MainWindow::languageChosen, &appearance, &Appearance::choose);
    for (const Extension &extension : extensions)
        extension.attach(window, settings, data);
    window.show();
    QObject::connect(&instance, &net::SingleInstance::asked, &window, &MainWindow::bringUp);
    instance.listen();
    if (!asked.isEmpty())
        window.bringUp(asked);
    else if (!settings.value(keys::FirstStartDone))
        window.showFirstSteps();
    return QApplication::exec();
}

} // namespace naqla::gui

#include "moc_application.cpp"
