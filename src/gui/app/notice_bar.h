// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/card.h"

#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace naqla::gui {

/// What the bar above the board says; nothing in the program stops until it is answered.
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
    };

    Kind kind = Kind::Hint;
    QString symbol;
    std::function<QString()> text; ///< asked again when the language changes
    std::vector<Button> buttons = {}; ///< the first one is the suggested one
    bool closable = true;
    Card::Tone tone = Card::Tone::Accent;
};

/// Shows the most urgent of the open notices, with its buttons.
class NoticeBar : public Card
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows a notice in place of an earlier one of its kind.
    void post(const Notice &notice);
    void dismiss(Notice::Kind kind);
    void dismissAll();
    [[nodiscard]] bool has(Notice::Kind kind) const;
    /// What is to be read now; empty when there is no notice.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// A new text is to be read, for screen readers.
    void appeared(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showFirst();
    void setTexts();

    std::vector<Notice> m_notices; ///< by urgency
    QLabel *m_symbol;
    QLabel *m_text;
    QHBoxLayout *m_buttonPlace;
    QToolButton *m_close;
    std::vector<QPushButton *> m_buttons;
};

} // namespace naqla::gui
