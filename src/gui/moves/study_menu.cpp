// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/moves/study_menu.h"

#include "gui/moves/comment_dialog.h"
#include "gui/moves/move_list_view.h"
#include "gui/moves/move_marks.h"
#include "gui/settings/bidi.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr QChar ArabicQuestionMark = u'؟';

/// The sign of a mark that a key writes; null for other keys.
QChar markSign(const QKeyEvent &event)
{
    if (event.text() == u"!"_s)
        return u'!';
    return event.text() == u"?"_s || event.text() == QString(ArabicQuestionMark) ? u'?' : QChar();
}

int markOf(const QString &signs)
{
    for (int mark = 1; mark <= MarkCount; ++mark) {
        if (glyphText(static_cast<std::uint16_t>(mark)) == signs)
            return mark;
    }
    return 0;
}

} // namespace

StudyMenu::StudyMenu(MoveListView &list, MoveListModel &model, GameController &controller)
    : QObject(&list)
    , m_list(list)
    , m_model(model)
    , m_controller(&controller)
{
    list.installEventFilter(this);
    list.viewport()->installEventFilter(this);
}

bool StudyMenu::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_controller || !m_controller->hasGame() || !m_controller->study())
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::ContextMenu: {
        auto *asked = static_cast<QContextMenuEvent *>(event);
        const bool byMouse = asked->reason() == QContextMenuEvent::Mouse;
        if (byMouse) {
            const QVariant node = m_list.indexAt(asked->pos()).data(MoveListModel::NodeRole);
            if (node.isValid())
                Q_EMIT m_list.nodeChosen(node.value<MoveListModel::Id>());
        }
        popUp(byMouse ? asked->globalPos()
                      : m_list.viewport()->mapToGlobal(m_list.visualRect(m_list.currentIndex()).center()));
        return true;
    }
    case QEvent::ShortcutOverride:
        if (!isOwnKey(*static_cast<QKeyEvent *>(event)))
            break;
        event->accept();
        return true;
    case QEvent::KeyPress:
        if (!isOwnKey(*static_cast<QKeyEvent *>(event)))
            break;
        handleKey(*static_cast<QKeyEvent *>(event));
        return true;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void StudyMenu::popUp(QPoint position)
{
    StudyGame &study = *m_controller->study();
    const auto node = study.current();
    auto *menu = new QMenu(&m_list);
    menu->setObjectName(u"studyMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [this](
                         QMenu &where, const QString &name, const QString &text, bool enabled, auto &&slot) {
        QAction *action = where.addAction(text, this, slot);
        action->setObjectName(name);
        action->setEnabled(enabled);
        return action;
    };
    add(*menu, u"commentMove"_s, tr("Comment…"), true, [this] { askForComment(); });
    QMenu *marks = menu->addMenu(tr("Mark", "menu: of a move"));
    marks->setObjectName(u"markMenu"_s);
    marks->setEnabled(node != core::GameTree::Root);
    for (int mark = 0; mark <= MarkCount; ++mark) {
        const QString text = mark == 0
            ? tr("No mark", "of a move")
            : tr("%1  %2", "a mark of a move, what it means")
                  .arg(ltr(glyphText(static_cast<std::uint16_t>(mark))), markName(mark));
        QAction *action = add(*marks, u"mark%1"_s.arg(mark), text, true,
            [this, node, mark] { m_controller->study()->setMark(node, mark); });
        action->setCheckable(true);
        action->setChecked(study.mark(node) == mark);
    }
    menu->addSeparator();
    add(*menu, u"promoteVariation"_s, tr("Make main line"), study.isVariation(node),
        [this, node] { m_controller->study()->promote(node); });
    add(*menu, u"deleteVariation"_s, tr("Delete from here"), study.mayRemove(node), [this] { remove(); });
    menu->addSeparator();
    add(*menu, u"copyLine"_s, tr("Copy the moves up to here (PDN)"), true, [this] { copyLine(); });
    menu->popup(position);
}

bool StudyMenu::isOwnKey(const QKeyEvent &event) const
{
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return !control;
    case Qt::Key_Up:
        return control;
    default:
        return !control && !markSign(event).isNull();
    }
}

void StudyMenu::handleKey(const QKeyEvent &event)
{
    StudyGame &study = *m_controller->study();
    switch (event.key()) {
    case Qt::Key_Delete:
        remove();
        break;
    case Qt::Key_Backspace:
        study.setMark(study.current(), 0);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        askForComment();
        break;
    case Qt::Key_Up:
        study.promote(study.current());
        break;
    default:
        markBy(markSign(event));
    }
}

/// A second sign goes with the first: `!` and then `?` is `!?`.
void StudyMenu::markBy(QChar sign)
{
    StudyGame &study = *m_controller->study();
    if (study.current() == core::GameTree::Root)
        return;
    const QString before = glyphText(static_cast<std::uint16_t>(study.mark(study.current())));
    study.setMark(study.current(), markOf(before.size() == 1 ? before + sign : QString(sign)));
}

void StudyMenu::askForComment()
{
    StudyGame &study = *m_controller->study();
    const auto node = study.current();
    auto *dialog =
        new CommentDialog(m_model.indexOf(node).data().toString(), study.comment(node), m_list.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, node] {
        if (m_controller->study())
            m_controller->study()->setComment(node, dialog->comment());
    });
    dialog->open();
}

void StudyMenu::copyLine() const
{
    const StudyGame &study = *m_controller->study();
    QGuiApplication::clipboard()->setText(QString::fromUtf8(study.linePdn(study.current())));
}

void StudyMenu::remove()
{
    StudyGame &study = *m_controller->study();
    if (study.mayRemove(study.current()))
        study.remove(study.current());
}

} // namespace naqla::gui

#include "moc_study_menu.cpp"
