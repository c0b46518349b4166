// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/editor/position_draft.h"

#include <QWidget>

#include <array>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QToolButton;

namespace naqla::gui {

class BoardWidget;
class Card;
class PiecePalette;
class SettingsStore;

/// Where a position is set up: a board that takes any piece, and beside it the pieces, the side to move, the
/// position as text, and what core thinks of it.
class EditorPage : public QWidget
{
    Q_OBJECT

public:
    explicit EditorPage(SettingsStore &settings, QWidget *parent = nullptr);

    void begin(const core::NamedRules &rules, const core::Position &position, bool flipped);
    /// Takes what somebody typed or pasted as the position.
    void setFen(const QString &fen);
    [[nodiscard]] const PositionDraft &draft() const noexcept { return m_draft; }
    [[nodiscard]] BoardWidget &board() const { return *m_board; }

Q_SIGNALS:
    void playChosen(const naqla::core::NamedRules &rules, const naqla::core::Position &position);
    void left();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *makeSide();
    [[nodiscard]] QHBoxLayout *makeTools();
    [[nodiscard]] QWidget *makeTurn();
    [[nodiscard]] QWidget *makeFen();
    void connectBoard();
    void applySettings();
    [[nodiscard]] bool isOwnKey(const QKeyEvent &event) const;
    void flip();
    void undo();
    /// A click: puts the chosen piece, or takes it off where it stands already.
    void use(core::Square square);
    /// After a change by anything but the text; a square that changed is told to screen readers.
    void showChange(std::optional<core::Square> changed = {});
    void showDraft();
    void showFen();
    void showVerdict();
    void tellVerdict(const QString &text, bool good);
    void setTexts();

    SettingsStore &m_settings;
    PositionDraft m_draft;
    BoardWidget *m_board;
    PiecePalette *m_palette;
    QComboBox *m_variant;
    std::array<QRadioButton *, 2> m_turns{}; ///< by core::Side
    QLineEdit *m_fen;
    Card *m_verdictCard;
    QLabel *m_verdict;
    QToolButton *m_undo;
    QPushButton *m_play;
    QString m_fenFault; ///< of the text as it stands in the field
    LiveTexts m_texts;
};

} // namespace naqla::gui
