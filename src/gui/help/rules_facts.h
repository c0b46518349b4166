// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/game_texts.h"

#include <QStringList>

#include <vector>

namespace naqla::gui {

/// The rules of a game in words, taken from the rules themselves, so that local rules are told as they are.
class RulesFacts
{
    Q_DECLARE_TR_FUNCTIONS(RulesFacts)
public:
    using Words = GameTexts::Words;
    struct Fact
    {
        QString label;
        QString value; ///< several lines for a list
        bool changed = false; ///< differs from the usual rules of the variant
        friend bool operator==(const Fact &, const Fact &) = default;
    };

    RulesFacts(const core::NamedRules &rules, Words words)
        : m_rules(rules)
        , m_words(words)
    {
    }

    [[nodiscard]] std::vector<Fact> all() const;
    /// When the game is drawn: a sentence for each draw rule in force.
    [[nodiscard]] QStringList draws() const;
    /// What stands for `{name}` in a text; nothing when there is no such name.
    [[nodiscard]] std::optional<QString> value(QStringView name) const;

private:
    using Facts = std::vector<Fact>;

    void addSetup(Facts &facts) const;
    void addMen(Facts &facts) const;
    void addKings(Facts &facts) const;
    void addCaptures(Facts &facts) const;
    void addGame(Facts &facts) const;
    [[nodiscard]] Facts plain() const;

    [[nodiscard]] QString yesOrNo(bool yes) const;
    [[nodiscard]] QString boardSize() const;
    [[nodiscard]] int menOfASide() const;
    [[nodiscard]] QString menMoves() const;
    [[nodiscard]] QString menCaptures() const;
    [[nodiscard]] QString kingMoves() const;
    [[nodiscard]] QString kingCaptures() const;
    [[nodiscard]] QString kingLanding() const;
    [[nodiscard]] QString choice() const;
    [[nodiscard]] QString criterion(core::CaptureChoice choice) const;
    [[nodiscard]] QString removal() const;
    [[nodiscard]] QString midCaptureCrowning() const;
    [[nodiscard]] QString objective() const;
    void addEndingDraws(QStringList &draws) const;
    [[nodiscard]] bool gulf() const { return m_words == Words::Gulf; }

    core::NamedRules m_rules;
    Words m_words;
};

} // namespace naqla::gui
