// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader and a keyboard find on every page of the program.
#include "gui/app/about_dialog.h"
#include "gui/app/new_game_dialog.h"
#include "gui/app/screenshots.h"
#include "gui/app/settings_dialog.h"
#include "gui/app/shortcuts_dialog.h"
#include "gui/editor/editor_extension.h"
#include "gui/help/help_extension.h"
#include "gui/lobby/lan_extension.h"
#include "gui/print/print_extension.h"
#include "gui/settings/bidi.h"
#include "tests/gui/app/app_support.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QButtonGroup>
#include <QRegularExpression>
#include <QScrollArea>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;

namespace {

ScreenshotBook everyPage(SettingsStore &settings)
{
    ScreenshotBook book;
    MainWindow::addScreenshots(book, settings, [](MainWindow &, const QString &) {});
    NewGameDialog::addScreenshots(book, settings);
    SettingsDialog::addScreenshots(book, settings);
    ShortcutsDialog::addScreenshots(book, settings);
    AboutDialog::addScreenshots(book);
    for (const Extension &extension : {editorExtension(), lanExtension(), helpExtension(), printExtension()})
        extension.addScreenshots(book, settings);
    return book;
}

/// A name of its own, or a label that names it.
QString spokenName(const QAccessibleInterface &item)
{
    for (const auto &[label, relation] : item.relations(QAccessible::Label)) {
        if (relation.testFlag(QAccessible::Label) && label != nullptr)
            return label->text(QAccessible::Name);
    }
    return item.text(QAccessible::Name);
}

std::string described(const QAccessibleInterface &item)
{
    QString text = u"role %1, name '%2'"_s.arg(item.role()).arg(item.text(QAccessible::Name));
    for (const QObject *object = item.object(); object != nullptr; object = object->parent())
        text += u" < %1 %2"_s.arg(QLatin1StringView(object->metaObject()->className()), object->objectName());
    return text.toStdString();
}

/// Nothing when a name is well for a language, else what is wrong with it.
const char *faultOf(const QString &name, Language language)
{
    static const QRegularExpression latin(u"[A-Za-z]{3,}"_s);
    static const QRegularExpression arabic(u"[\\x{0621}-\\x{064A}]"_s);
    // Formats, keys, people, addresses and what people wrote are the same everywhere, and a language has its
    // own name.
    static const QRegularExpression foreign(
        u"Noto Sans Arabic UI|SIL Open Font "
        u"License|libcanberra|speech-dispatcher|English|العربية|سارة|Omar|PDF|PDN|FEN|Ctrl|Alt|"
        u"Shift|Del|Backspace|Home|End|Left|Right|Return|Space|Esc|Pause|F\\d"
        u"|The usual answer|يخسر حجرًا|خطة جيدة"
        u"|Dama Club|Layla|Karim|أهلًا وسهلًا! Tournament every Friday at eight"
        u"|naqla://\\S+|NAQLA-[A-Z0-9-]+|[A-Z0-9]{4,}(-[A-Z0-9]+)*"_s);
    if (name.trimmed().isEmpty())
        return "no name";
    if (name != plain(name))
        return "direction marks in the name";
    const QString own = QString(name).remove(foreign);
    return own.contains(language == Language::Arabic ? latin : arabic) ? "the name is in the other language"
                                                                       : nullptr;
}

class Walk
{
public:
    explicit Walk(Language language)
        : m_language(language)
    {
    }
    void check(QAccessibleInterface &item)
    {
        const QAccessible::State state = item.state();
        if (state.invisible || !item.isValid())
            return;
        if (state.focusable && !isContainer(item)) {
            ++m_checked;
            if (const char *fault = faultOf(spokenName(item), m_language))
                ADD_FAILURE() << fault << ": " << described(item);
            if (item.role() == QAccessible::NoRole
                || (item.role() == QAccessible::Client && !isScrollArea(item)))
                ADD_FAILURE() << "no role: " << described(item);
        } else if (const QString name = item.text(QAccessible::Name); !name.isEmpty()) {
            if (const char *fault = faultOf(name, m_language))
                ADD_FAILURE() << fault << ": " << described(item);
        }
        for (int i = 0; i < item.childCount(); ++i) {
            if (QAccessibleInterface *child = item.child(i))
                check(*child);
        }
    }
    [[nodiscard]] int checked() const { return m_checked; }

private:
    /// What Qt calls focusable because something in it is.
    static bool isContainer(const QAccessibleInterface &item)
    {
        const auto *widget = qobject_cast<const QWidget *>(item.object());
        return widget != nullptr
            && ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() != nullptr);
    }

    /// Qt has no better role for one, and the keyboard must reach it to scroll.
    static bool isScrollArea(const QAccessibleInterface &item)
    {
        return qobject_cast<const QScrollArea *>(item.object()) != nullptr;
    }

    Language m_language;
    int m_checked = 0;
};

/// The widgets of a window that Tab should reach.
std::set<QWidget *> tabStops(const QWidget &window)
{
    std::set<QWidget *> stops;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0
            && widget->focusProxy() == nullptr && widget->window() == &window)
            stops.insert(widget);
    }
    return stops;
}

/// Of a group of choices Tab reaches one; arrows reach the others.
bool isReached(QWidget *widget, const std::set<QWidget *> &reached)
{
    const auto *button = qobject_cast<QAbstractButton *>(widget);
    const auto together = [button](const QWidget *other) {
        const auto *second = qobject_cast<const QAbstractButton *>(other);
        return button && second && button->isCheckable() && second->isCheckable()
            && (button->group() ? button->group() == second->group()
                                : button->autoExclusive() && second->autoExclusive()
                        && button->parent() == second->parent());
    };
    return reached.contains(widget) || std::any_of(reached.begin(), reached.end(), together);
}

/// Qt's style marks the focus neither on what only scrolls nor on the button that Return presses anyway.
bool hasNoMark(const QWidget *widget)
{
    const auto *button = qobject_cast<const QPushButton *>(widget);
    return (button && button->isDefault())
        || (qobject_cast<const QAbstractScrollArea *>(widget)
            && !qobject_cast<const QAbstractItemView *>(widget));
}

} // namespace

TEST(AccessibleTree, NamesEverythingInTheLanguageOfTheWindow)
{
    Program program;
    const auto book = everyPage(program.settings);
    for (const auto language : {Language::English, Language::Arabic}) {
        program.appearance.language().use(language, Digits::Western);
        for (const auto &page : book.pages()) {
            SCOPED_TRACE(page.name.toStdString() + (language == Language::Arabic ? " ar" : " en"));
            const auto window = page.make();
            window->show();
            settle();
            Walk walk(language);
            walk.check(*QAccessible::queryAccessibleInterface(window.get()));
            EXPECT_GT(walk.checked(), 0);
        }
    }
    program.appearance.language().use(Language::English, Digits::Western);
}

TEST(AccessibleTree, TellsTheTwoFamiliesAsOneChoice)
{
    Program program;
    NewGameDialog dialog(program.settings);
    dialog.show();
    const auto family = [&dialog](const QString &name) {
        return QAccessible::queryAccessibleInterface(dialog.findChild<QAbstractButton *>(name));
    };
    QAccessibleInterface *const dark = family(u"darkSquares"_s);
    QAccessibleInterface *const all = family(u"allSquares"_s);
    for (const QAccessibleInterface *each : {dark, all}) {
        EXPECT_EQ(each->role(), QAccessible::RadioButton);
        EXPECT_TRUE(each->state().checkable);
        EXPECT_FALSE(each->text(QAccessible::Name).isEmpty());
    }
    EXPECT_TRUE(dark->state().checked);
    EXPECT_FALSE(all->state().checked);
    all->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    EXPECT_FALSE(dark->state().checked);
    EXPECT_TRUE(all->state().checked);
    // On the start page each begins a game at once.
    auto *start = program.window.startPage().findChild<FamilyButton *>();
    QAccessibleInterface *const begin = QAccessible::queryAccessibleInterface(start);
    EXPECT_EQ(begin->role(), QAccessible::Button);
    EXPECT_FALSE(begin->state().checkable);
    begin->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_TRUE(program.window.findChild<NewGameDialog *>());
}

TEST(AccessibleTree, TabReachesAndLeavesEverythingAndShowsWhereItIs)
{
    Program program;
    const auto book = everyPage(program.settings);
    for (const auto &page : book.pages()) {
        SCOPED_TRACE(page.name.toStdString());
        const auto window = page.make();
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), 30'000));
        const std::set<QWidget *> wanted = tabStops(*window);
        std::set<QWidget *> reached;
        const auto reachedAll = [&] {
            return std::all_of(
                wanted.begin(), wanted.end(), [&](QWidget *widget) { return isReached(widget, reached); });
        };
        // A text has a stop at each of its links, so there may be more than one for each widget.
        constexpr int MostStops = 300;
        const auto pressTab = [&window] {
            QWidget *const before = window->focusWidget();
            QTest::keyClick(before != nullptr ? before : window.get(), Qt::Key_Tab);
        };
        for (int i = 0; i < MostStops && !reachedAll(); ++i) {
            pressTab();
            QWidget *const stop = window->focusWidget();
            ASSERT_NE(stop, nullptr);
            if (!reached.insert(stop).second)
                continue;
            const QImage focused = stop->grab().toImage();
            stop->clearFocus();
            EXPECT_TRUE(hasNoMark(stop) || stop->grab().toImage() != focused)
                << "no sign of the focus: " << described(*QAccessible::queryAccessibleInterface(stop));
            stop->setFocus(Qt::TabFocusReason);
        }
        const QWidget *const last = window->focusWidget();
        for (int i = 0; i < MostStops && window->focusWidget() == last; ++i)
            pressTab();
        EXPECT_TRUE(wanted.size() < 2 || window->focusWidget() != last) << "Tab does not leave the last stop";
        for (QWidget *widget : wanted)
            EXPECT_TRUE(isReached(widget, reached))
                << "not reached: " << described(*QAccessible::queryAccessibleInterface(widget));
    }
}
