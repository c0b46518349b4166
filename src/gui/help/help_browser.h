// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/help/help_page.h"
#include "gui/settings/options.h"

#include <QTextBrowser>

namespace naqla::gui {

/// Shows a page of help in the colours and letters of the window; its boards are drawn by the board itself.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpBrowser(QWidget *parent = nullptr);

    /// Shows a page from its beginning.
    void setPage(const core::NamedRules &rules, RulesFacts::Words words, const BoardLook &look);
    void showSection(HelpSection section);
    [[nodiscard]] const HelpPage &page() const { return m_page; }

    [[nodiscard]] QVariant loadResource(int type, const QUrl &name) override;

Q_SIGNALS:
    void tryWanted(const naqla::core::Position &position);
    void variantWanted(naqla::core::VariantId variant);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void render();
    void follow(const QUrl &link);
    [[nodiscard]] QString styleSheetOfText() const;
    [[nodiscard]] int boardSide() const;

    core::NamedRules m_rules;
    RulesFacts::Words m_words = RulesFacts::Words::Standard;
    BoardLook m_look;
    HelpPage m_page;
    int m_drawnSide = 0;
};

} // namespace naqla::gui
