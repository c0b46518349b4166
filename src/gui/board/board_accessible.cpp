// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_accessible.h"

#include "gui/board/board_widget.h"
#include "gui/settings/game_texts.h"

#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QLabel>
#include <QPointer>

#include <vector>

namespace naqla::gui {

using core::Square;

namespace {

/// One square of the board.
class SquareAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    SquareAccessible(BoardWidget *board, Square square)
        : m_board(board)
        , m_square(square)
    {
    }
    bool isValid() const override { return !m_board.isNull() && m_square.index() < squareCount(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
    QAccessibleInterface *child(int /*index*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface * /*child*/) const override { return -1; }
    QAccessibleInterface *childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text /*text*/, const QString & /*value*/) override { }
    QString text(QAccessible::Text text) const override
    {
        return isValid() && text == QAccessible::Name ? m_board->description(m_square) : QString();
    }
    QRect rect() const override
    {
        if (!isValid() || !m_board->isVisible())
            return {};
        const QRect rect = m_board->squareRect(m_square);
        return {m_board->mapToGlobal(rect.topLeft()), rect.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.focused = m_board->hasFocus() && m_board->cursor() == m_square;
        state.invisible = !m_board->isVisible();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    QStringList keyBindingsForAction(const QString & /*action*/) const override { return {}; }
    void doAction(const QString &action) override
    {
        if (!isValid())
            return;
        if (action == setFocusAction())
            m_board->setFocus(Qt::OtherFocusReason);
        m_board->setCursorSquare(m_square);
        if (action == pressAction())
            m_board->activate(m_square);
    }

private:
    [[nodiscard]] int squareCount() const { return m_board->rules().rules.traits.board.squareCount(); }

    QPointer<BoardWidget> m_board;
    Square m_square;
};

/// The board: its squares in reading order, then the label that announces.
class BoardAccessible : public QAccessibleWidget
{
public:
    explicit BoardAccessible(BoardWidget *board)
        : QAccessibleWidget(board, QAccessible::Table)
    {
    }
    ~BoardAccessible() override
    {
        for (const QAccessible::Id id : m_squares)
            QAccessible::deleteAccessibleInterface(id);
    }
    QString text(QAccessible::Text text) const override
    {
        if (text != QAccessible::Name)
            return QAccessibleWidget::text(text);
        return BoardWidget::tr("Draughts board, %1", "variant")
            .arg(GameTexts::variantName(board()->rules().variant));
    }
    int childCount() const override { return squareCount() + 1; }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index > squareCount())
            return nullptr;
        if (index == squareCount())
            return QAccessible::queryAccessibleInterface(announcer());
        while (m_squares.size() <= static_cast<std::size_t>(index)) {
            const Square square(static_cast<int>(m_squares.size()));
            m_squares.push_back(
                QAccessible::registerAccessibleInterface(new SquareAccessible(board(), square)));
        }
        return QAccessible::accessibleInterface(m_squares[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (this->child(i) == child)
                return i;
        }
        return -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const auto square = board()->squareAt(board()->mapFromGlobal(QPoint(x, y)));
        return square ? child(square->index()) : nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return board()->hasFocus() ? child(board()->cursor().index()) : nullptr;
    }

private:
    [[nodiscard]] BoardWidget *board() const { return static_cast<BoardWidget *>(widget()); }
    [[nodiscard]] QLabel *announcer() const
    {
        return board()->findChild<QLabel *>(QString(), Qt::FindDirectChildrenOnly);
    }
    [[nodiscard]] int squareCount() const { return board()->rules().rules.traits.board.squareCount(); }

    mutable std::vector<QAccessible::Id> m_squares;
};

QAccessibleInterface *makeInterface(const QString & /*className*/, QObject *object)
{
    auto *board = qobject_cast<BoardWidget *>(object);
    return board != nullptr ? new BoardAccessible(board) : nullptr;
}

} // namespace

void installBoardAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace naqla::gui
