// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "net/wire/types.h"

#include <QList>
#include <QWidget>

#include <functional>

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
    /// Who reads here, and about whom nothing can be done.
    void setReader(net::wire::AccountId reader) { m_reader = reader; }
    /// Whether somebody moderates here, who can be told.
    void setModerated(bool moderated) { m_moderated = moderated; }
    /// Whose lines are not shown.
    void setMuted(std::function<bool(net::wire::AccountId account)> isMuted);
    /// Nothing can be said while the table cannot be reached.
    void setReachable(bool reachable);

    /// A line as it is shown: the name and the text each kept apart from the other's direction.
    [[nodiscard]] static QString lineText(const net::wire::ChatLine &line);

Q_SIGNALS:
    void said(const QString &text);
    void phraseSaid(quint16 phrase);
    void muteChosen(quint64 account, bool on);
    void reportChosen(quint64 account, const QString &text);
    /// Somebody looks at it now.
    void seen();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void send();
    void showLines();
    void updateInput();
    [[nodiscard]] bool isShown(const net::wire::ChatLine &line) const;
    /// What can be done about those who have said something.
    void fillPeopleMenu();
    void askForReport(net::wire::AccountId account, const QString &name);

    QList<net::wire::ChatLine> m_lines;
    net::wire::ChatMode m_mode = net::wire::ChatMode::All;
    bool m_reachable = true;
    bool m_moderated = false;
    net::wire::AccountId m_reader = 0;
    std::function<bool(net::wire::AccountId account)> m_isMuted;
    QPlainTextEdit *m_view;
    QLineEdit *m_input;
    QToolButton *m_phrases;
    QToolButton *m_people;
    QToolButton *m_send;
    LiveTexts m_texts;
};

} // namespace naqla::gui
