// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/card.h"

#include <QPointer>
#include <QString>

#include <functional>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace naqla::gui {

/// What the bar beside the board says; nothing in the program stops until it is answered.
struct Notice
{
    /// One notice of each kind at a time; the first of these is shown first.
    enum class Kind
    {
        Connection,
        Question,
        Offer,
        Result,
        File,
        Hint
    };
    struct Button
    {
        QString objectName;
        std::function<QString()> text;
        std::function<void()> pressed; ///< afterwards the notice is gone
        bool keepsNotice = false; ///< or rather stays
    };

    Kind kind = Kind::Hint;
    QString symbol;
    std::function<QString()> text; ///< asked again when the language changes
    std::vector<Button> buttons = {}; ///< the first says yes, the last one no
    bool closable = true;
    Card::Tone tone = Card::Tone::Accent;
};

/// Shows the most urgent of the open notices, with its buttons. A question takes the keyboard until it is
/// answered; Esc is its last button.
class NoticeBar : public Card
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Where the keyboard goes after a question; without it, where it was before.
    void setFocusHome(QWidget *home) { m_home = home; }
    /// Shows a notice in place of an earlier one of its kind.
    void post(const Notice &notice);
    void dismiss(Notice::Kind kind);
    void dismissAll();
    [[nodiscard]] bool has(Notice::Kind kind) const;
    /// What is to be read now; empty when there is no notice.
    [[nodiscard]] QString text() const;
    /// Answers the question that is shown with no; false when there is none.
    bool refuse();

Q_SIGNALS:
    /// A new text is to be read, for screen readers.
    void appeared(const QString &text, naqla::gui::Notice::Kind kind);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Posted
    {
        Notice notice;
        int number = 0; ///< tells one notice from the next of its kind
    };
    [[nodiscard]] const Notice &first() const { return m_notices.front().notice; }
    void showFirst();
    void makeButtons();
    void placeButtons();
    void removeButtons();
    void takeFocus();
    void giveFocusBack();
    void setTexts();

    std::vector<Posted> m_notices; ///< by urgency
    int m_posted = 0;
    int m_shown = 0; ///< the number of the notice that is shown; 0 for none
    QPointer<QWidget> m_home;
    QPointer<QWidget> m_before; ///< had the keyboard when the question came
    QGridLayout *m_grid;
    QLabel *m_symbol;
    QLabel *m_text;
    QWidget *m_buttonPlace;
    QBoxLayout *m_buttonRow;
    QToolButton *m_close;
    std::vector<QPushButton *> m_buttons;
};

} // namespace naqla::gui
