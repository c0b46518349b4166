// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/language_switcher.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

QLocale localeOf(Language language, Digits digits)
{
    if (language != Language::Arabic)
        return QLocale(QLocale::English, QLocale::UnitedKingdom);
    // Of the Arabic locales, those of the Emirates write 0-9 and those of Egypt the Arabic-Indic digits.
    return QLocale(QLocale::Arabic, digits == Digits::Western ? QLocale::UnitedArabEmirates : QLocale::Egypt);
}

} // namespace

void LanguageSwitcher::use(Language choice, Digits digits)
{
    m_language = resolve(choice, QLocale::system().uiLanguages());
    const QString code = m_language == Language::Arabic ? u"ar"_s : u"en"_s;
    QCoreApplication::removeTranslator(&m_ourWords);
    QCoreApplication::removeTranslator(&m_qtWords);
    if (m_language == Language::Arabic) {
        if (m_qtWords.load(u"qtbase_ar"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&m_qtWords);
        else
            qWarning("Qt's own Arabic words are not installed; some standard texts stay English.");
    }
    // The number words of both languages live in our own file; the translator installed last is asked first.
    if (m_ourWords.load(u":/i18n/naqla_"_s + code))
        QCoreApplication::installTranslator(&m_ourWords);
    QLocale::setDefault(localeOf(m_language, digits));
    QGuiApplication::setLayoutDirection(m_language == Language::Arabic ? Qt::RightToLeft : Qt::LeftToRight);
}

Language LanguageSwitcher::resolve(Language choice, const QStringList &systemLanguages)
{
    if (choice != Language::System)
        return choice;
    for (const QString &language : systemLanguages) {
        const QString code = language.section(u'-', 0, 0).section(u'_', 0, 0);
        if (code == "ar"_L1)
            return Language::Arabic;
        if (code == "en"_L1)
            return Language::English;
    }
    return Language::English;
}

} // namespace naqla::gui
