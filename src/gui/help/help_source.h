// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace naqla::gui {

/// The parts of a page of help, in their order. Setup and the following have a heading.
enum class HelpSection
{
    Introduction,
    Setup,
    Moving,
    Capturing,
    Promotion,
    Winning,
    Draws,
    LocalRules,
    Terms,
    Questions,
};
inline constexpr std::array HelpSections{HelpSection::Introduction, HelpSection::Setup, HelpSection::Moving,
    HelpSection::Capturing, HelpSection::Promotion, HelpSection::Winning, HelpSection::Draws,
    HelpSection::LocalRules, HelpSection::Terms, HelpSection::Questions};
/// `capturing`: in the sources and in links.
[[nodiscard]] QString sectionName(HelpSection section);

/// A piece of a page: text, or a position that is drawn.
struct HelpBlock
{
    QString html;
    bool isBoard = false;
    QString fen = {}; ///< as printed in the variant; empty for the start position
    QString move = {}; ///< drawn as an arrow; may be empty
};

/// What is written about one variant in one language, in resources/help/LANGUAGE/VARIANT.html.
struct HelpSource
{
    QString language; ///< `en`
    QString keywords; ///< other words under which people look for it
    QMap<QString, std::vector<HelpBlock>> sections; ///< by name
    QString fault; ///< what is wrong with the file; empty when nothing is
};
[[nodiscard]] HelpSource readHelpSource(const QByteArray &file);

/// Passages that several variants share, in resources/help/LANGUAGE/parts.html and parts-gulf.html.
struct HelpParts
{
    QMap<QString, QString> texts; ///< by name
    QString fault;
};
[[nodiscard]] HelpParts readHelpParts(const QByteArray &file);

/// The language in which the program speaks now, as a folder of the help: `en` or `ar`.
[[nodiscard]] QString helpLanguage();
[[nodiscard]] HelpSource helpSource(core::VariantId variant, const QString &language);
/// @param gulf  with the words of the Gulf where the language has them
[[nodiscard]] HelpParts helpParts(const QString &language, bool gulf);

} // namespace naqla::gui
