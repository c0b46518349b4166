// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "gui/help/help_source.h"
#include "gui/help/rules_facts.h"

namespace naqla::gui {

/// A position on a page.
struct HelpPosition
{
    core::Position position;
    std::optional<core::Move> move; ///< drawn as an arrow
    QString description; ///< for people who do not see the picture
};

/// One page of help, ready to be shown: how a game is played by these very rules, in the language of the
/// program. Pictures are `board:0`, `board:1` …, links `try:0` …, `#capturing` and `variant:spanish`.
struct HelpPage
{
    QString title;
    QString html; ///< of the tags that Qt's rich text knows
    std::vector<HelpPosition> positions;
    QString fault; ///< what is wrong with the sources; empty when nothing is
};
[[nodiscard]] HelpPage helpPage(const core::NamedRules &rules, RulesFacts::Words words);

/// The heading of a section.
[[nodiscard]] QString sectionTitle(HelpSection section, RulesFacts::Words words);

} // namespace naqla::gui
