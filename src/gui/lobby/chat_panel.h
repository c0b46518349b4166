// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "net/wire/types.h"

#include <QList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;

namespace naqla::gui {

/// What is said at a table: plain text and nothing else, whatever it looks like. Phrases are shown in the
/// reader's language.
class ChatPanel : public QWidget
{
    Q_OBJECT

public:
    static constexpr int MaxLength = 300;

    explicit ChatPanel(QWidget *parent = nullptr);

    void setMode(net::wire::ChatMode mode);
    void setLines(const QList<net::wire::ChatLine> &lines);
    void append(const net::wire::ChatLine &line);
    /// Nothing can be said while the table cannot be reached.
    void setReachable(bool reachable);

    /// A line as it is shown: the name and the text each kept apart from the other's direction.
    [[nodiscard]] static QString lineText(const net::wire::ChatLine &line);

Q_SIGNALS:
    void said(const QString &text);
    void phraseSaid(quint16 phrase);
    /// Somebody looks at it now.
    void seen();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void send();
    void showLines();
    void updateInput();

    QList<net::wire::ChatLine> m_lines;
    net::wire::ChatMode m_mode = net::wire::ChatMode::All;
    bool m_reachable = true;
    QPlainTextEdit *m_view;
    QLineEdit *m_input;
    QToolButton *m_phrases;
    QToolButton *m_send;
    LiveTexts m_texts;
};

} // namespace naqla::gui
