// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/help_browser.h"

#include "gui/app/board_picture.h"

#include <QEvent>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace naqla::gui {

HelpBrowser::HelpBrowser(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"helpText"_s);
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(18);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
}

void HelpBrowser::setPage(const core::NamedRules &rules, RulesFacts::Words words, const BoardLook &look)
{
    m_rules = rules;
    m_words = words;
    m_look = look;
    m_page = helpPage(rules, words);
    if (!m_page.fault.isEmpty())
        qWarning("A page of the help is damaged: %s", qUtf8Printable(m_page.fault));
    render();
    verticalScrollBar()->setValue(0);
}

void HelpBrowser::showSection(HelpSection section)
{
    scrollToAnchor(sectionName(section));
}

QVariant HelpBrowser::loadResource(int type, const QUrl &name)
{
    bool isNumber = false;
    const auto index = static_cast<std::size_t>(name.path().toUInt(&isNumber));
    if (type != QTextDocument::ImageResource || name.scheme() != "board"_L1 || !isNumber
        || index >= m_page.positions.size())
        return {};
    const HelpPosition &shown = m_page.positions[index];
    return boardPicture(m_rules, shown.position, shown.move, m_drawnSide, m_look, devicePixelRatio());
}

void HelpBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    const bool visible = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (visible && !m_page.html.isEmpty())
        render();
}

void HelpBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (!m_page.html.isEmpty() && boardSide() != m_drawnSide)
        render();
}

/// Sets the page anew where it stands: in other colours, letters or sizes.
void HelpBrowser::render()
{
    const QScrollBar &bar = *verticalScrollBar();
    const double place = bar.maximum() > 0 ? double(bar.value()) / bar.maximum() : 0;
    m_drawnSide = boardSide();
    document()->setDefaultStyleSheet(styleSheetOfText());
    setHtml(m_page.html);
    verticalScrollBar()->setValue(qRound(place * bar.maximum()));
}

void HelpBrowser::follow(const QUrl &link)
{
    if (link.scheme() == "try"_L1) {
        const auto index = static_cast<std::size_t>(link.path().toUInt());
        if (index < m_page.positions.size())
            Q_EMIT tryWanted(m_page.positions[index].position);
    } else if (link.scheme() == "variant"_L1) {
        if (const core::Variant *variant = core::findVariant(link.path().toStdString()))
            Q_EMIT variantWanted(variant->id);
    } else if (link.hasFragment()) {
        scrollToAnchor(link.fragment());
    }
}

QString HelpBrowser::styleSheetOfText() const
{
    const auto name = [this](QPalette::ColorRole role) { return palette().color(role).name(); };
    return u"h1 { margin-top: 0px; margin-bottom: 6px; }"
           "h2 { margin-top: 22px; margin-bottom: 6px; }"
           "h3 { margin-top: 12px; margin-bottom: 2px; }"
           "a { color: %1; text-decoration: none; }"
           "p, li, dd { margin-top: 4px; margin-bottom: 4px; }"
           "dt { font-weight: bold; }"
           ".contents { background-color: %2; }"
           ".label { color: %3; }"
           ".caption { color: %3; margin-bottom: 12px; }"
           ".changed { font-weight: bold; }"
           "td { border-bottom: 1px solid %4; }"_s.arg(name(QPalette::Link), name(QPalette::AlternateBase),
               name(QPalette::PlaceholderText), name(QPalette::Mid));
}

/// Boards grow with the letters, as far as the window has room.
int HelpBrowser::boardSide() const
{
    const int room = viewport()->width() - 2 * qRound(document()->documentMargin()) - 8;
    return std::max(120, std::min(room, 21 * fontMetrics().height()));
}

} // namespace naqla::gui

#include "moc_help_browser.cpp"
