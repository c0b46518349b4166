// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/editor_page.h"

#include "core/game/setup_check.h"
#include "gui/app/card.h"
#include "gui/app/symbols.h"
#include "gui/board/board_widget.h"
#include "gui/editor/editor_texts.h"
#include "gui/editor/piece_palette.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using naqla::core::Side;
using naqla::core::Square;

namespace naqla::gui {
namespace {

constexpr int EditorSideWidth = 340;

bool isControlLetter(const QKeyEvent &event, Qt::Key latin, QChar arabic)
{
    return event.modifiers() == Qt::ControlModifier
        && (event.key() == latin || event.key() == static_cast<int>(arabic.unicode()));
}

} // namespace

EditorPage::EditorPage(SettingsStore &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_board(new BoardWidget(this))
    , m_palette(new PiecePalette)
    , m_variant(new QComboBox)
    , m_fen(new QLineEdit)
    , m_verdictCard(new Card)
    , m_verdict(new QLabel)
    , m_undo(new QToolButton)
    , m_play(new QPushButton)
{
    setObjectName(u"editorPage"_s);
    m_board->setObjectName(u"editorBoard"_s);
    m_board->setEditing(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 10, 10, 6);
    row->setSpacing(8);
    row->addWidget(m_board, 1);
    row->addWidget(makeSide());
    connectBoard();
    connect(&settings, &SettingsStore::changed, this, &EditorPage::applySettings);
    m_board->setRules(m_draft.rules());
    applySettings();
    setTexts();
    setFocusProxy(m_board);
}

void EditorPage::begin(const core::NamedRules &rules, const core::Position &position, bool flipped)
{
    m_draft.begin(rules, position);
    m_board->setFlipped(flipped);
    showChange();
    m_board->setFocus();
}

void EditorPage::setFen(const QString &fen)
{
    const auto fault = m_draft.read(fen);
    m_fenFault = fault ? fenFaultText(*fault, fen) : QString();
    if (fault) {
        m_fen->setText(fen);
        showVerdict();
    } else {
        showChange();
    }
}

bool EditorPage::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void EditorPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    QWidget::changeEvent(event);
}

bool EditorPage::isOwnKey(const QKeyEvent &event) const
{
    const int digit = event.text().size() == 1 ? event.text().front().digitValue() : -1;
    return event.key() == Qt::Key_F6 || isControlLetter(event, Qt::Key_F, u'ب')
        || isControlLetter(event, Qt::Key_Z, u'ئ') || (digit >= 1 && digit <= PiecePalette::ToolCount);
}

void EditorPage::keyPressEvent(QKeyEvent *event)
{
    if (!isOwnKey(*event))
        QWidget::keyPressEvent(event);
    else if (event->key() == Qt::Key_F6 || isControlLetter(*event, Qt::Key_F, u'ب'))
        flip();
    else if (isControlLetter(*event, Qt::Key_Z, u'ئ'))
        undo();
    else
        m_palette->chooseTool(event->text().front().digitValue() - 1);
}

QWidget *EditorPage::makeSide()
{
    auto *card = new Card;
    card->setFixedWidth(EditorSideWidth);
    auto *variantLabel = new QLabel;
    variantLabel->setBuddy(m_variant);
    m_variant->setObjectName(u"editorVariant"_s);
    for (const core::Variant &variant : core::variants())
        m_variant->addItem({}, static_cast<int>(variant.id));
    connect(m_variant, &QComboBox::activated, this, [this] {
        m_draft.setVariant(static_cast<core::VariantId>(m_variant->currentData().toInt()));
        showChange();
    });
    auto *help = new QLabel;
    help->setObjectName(u"editorHelp"_s);
    help->setWordWrap(true);
    help->setForegroundRole(QPalette::PlaceholderText);
    m_play->setObjectName(u"playFromHere"_s);
    m_play->setMinimumHeight(38);
    m_play->setDefault(true);
    connect(m_play, &QPushButton::clicked, this,
        [this] { Q_EMIT playChosen(m_draft.rules(), m_draft.position()); });
    auto *back = new QPushButton;
    back->setObjectName(u"leaveEditor"_s);
    connect(back, &QPushButton::clicked, this, &EditorPage::left);

    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(9);
    column->addWidget(variantLabel);
    column->addWidget(m_variant);
    column->addWidget(m_palette);
    column->addLayout(makeTools());
    column->addWidget(help);
    column->addWidget(makeTurn());
    column->addWidget(makeFen());
    column->addStretch();
    column->addWidget(m_play);
    column->addWidget(back);
    m_texts.add([=, this] {
        variantLabel->setText(tr("Game:", "variant of a position"));
        help->setText(
            tr("Click a square to put the chosen piece; drag pieces to move them, or off the board. "
               "For a handicap, take pieces off the start position."));
        m_play->setText(tr("Play from here…"));
        back->setText(tr("Back", "button: leave the page"));
    });
    return card;
}

QHBoxLayout *EditorPage::makeTools()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    const auto add = [row](QToolButton *button, const QString &name, const QIcon &icon) {
        button->setObjectName(name);
        button->setIcon(icon);
        button->setIconSize({20, 20});
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        row->addWidget(button);
        return button;
    };
    QToolButton *start = add(new QToolButton, u"editorStart"_s, symbol(u"new-game"_s));
    QToolButton *clear = add(new QToolButton, u"editorClear"_s, symbol(u"empty-board"_s));
    QToolButton *flipBoard = add(new QToolButton, u"editorFlip"_s, symbol(u"flip"_s));
    add(m_undo, u"editorUndo"_s, symbol(u"take-back"_s, Mirroring::RightToLeft));
    connect(start, &QToolButton::clicked, this, [this] {
        m_draft.setStartPosition();
        showChange();
    });
    connect(clear, &QToolButton::clicked, this, [this] {
        m_draft.clearBoard();
        showChange();
    });
    connect(flipBoard, &QToolButton::clicked, this, &EditorPage::flip);
    connect(m_undo, &QToolButton::clicked, this, &EditorPage::undo);
    m_texts.add([=, this] {
        start->setText(tr("Start", "button of the board editor: the start position"));
        start->setToolTip(tr("Start position"));
        clear->setText(tr("Clear", "button of the board editor"));
        clear->setToolTip(tr("Take all pieces off the board"));
        flipBoard->setText(tr("Flip", "button of the board editor"));
        flipBoard->setToolTip(tr("Flip the board"));
        m_undo->setText(tr("Undo", "button of the board editor"));
        m_undo->setToolTip(tr("Undo the last change"));
        for (QToolButton *button : {start, clear, flipBoard, m_undo})
            button->setAccessibleName(button->toolTip());
    });
    return row;
}

QWidget *EditorPage::makeTurn()
{
    auto *turn = new QWidget;
    auto *row = new QHBoxLayout(turn);
    row->setContentsMargins(0, 0, 0, 0);
    for (const Side side : core::Sides) {
        auto *choice = new QRadioButton;
        choice->setObjectName(side == Side::White ? u"whiteToMove"_s : u"blackToMove"_s);
        connect(choice, &QRadioButton::clicked, this, [this, side] {
            m_draft.setSideToMove(side);
            showChange();
        });
        m_turns[static_cast<std::size_t>(side)] = choice;
        row->addWidget(choice);
    }
    row->addStretch();
    return turn;
}

QWidget *EditorPage::makeFen()
{
    auto *place = new QWidget;
    auto *label = new QLabel;
    label->setBuddy(m_fen);
    m_fen->setObjectName(u"editorFen"_s);
    m_fen->setLayoutDirection(Qt::LeftToRight);
    m_fen->setMaxLength(4096);
    connect(m_fen, &QLineEdit::textEdited, this, [this](const QString &text) {
        const auto fault = m_draft.read(text);
        m_fenFault = fault ? fenFaultText(*fault, text) : QString();
        showDraft();
    });
    // What was typed stays as it is while somebody types, and is then written the usual way.
    connect(m_fen, &QLineEdit::editingFinished, this, [this] {
        if (m_fenFault.isEmpty())
            showFen();
    });
    m_verdict->setObjectName(u"editorVerdict"_s);
    m_verdict->setWordWrap(true);
    auto *verdictRow = new QVBoxLayout(m_verdictCard);
    verdictRow->setContentsMargins(10, 6, 10, 6);
    verdictRow->addWidget(m_verdict);
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(label);
    column->addWidget(m_fen);
    column->addWidget(m_verdictCard);
    m_texts.add([label] { label->setText(tr("Position as text (FEN):")); });
    return place;
}

void EditorPage::connectBoard()
{
    connect(m_board, &BoardWidget::squareChosen, this, &EditorPage::use);
    connect(m_board, &BoardWidget::squareCleared, this, [this](Square square) {
        m_draft.clear(square);
        showChange(square);
    });
    connect(m_board, &BoardWidget::pieceDragged, this, [this](Square from, std::optional<Square> to) {
        m_draft.move(from, to);
        showChange(to);
    });
}

void EditorPage::applySettings()
{
    BoardLook look = m_settings.boardLook();
    m_board->setLook(look);
    m_palette->setPieces(m_draft.rules().variant, look);
}

void EditorPage::flip()
{
    m_board->setFlipped(!m_board->isFlipped());
}

void EditorPage::undo()
{
    m_draft.undo();
    showChange();
}

void EditorPage::use(Square square)
{
    const auto piece = m_palette->tool();
    if (piece && m_draft.position().at(square) != piece)
        m_draft.put(square, *piece);
    else
        m_draft.clear(square);
    showChange(square);
}

void EditorPage::showChange(std::optional<Square> changed)
{
    m_fenFault.clear();
    showDraft();
    showFen();
    if (changed)
        m_board->announce(m_board->description(*changed));
}

void EditorPage::showDraft()
{
    const core::NamedRules &rules = m_draft.rules();
    if (m_board->rules() != rules) {
        m_board->setRules(rules);
        m_palette->setPieces(rules.variant, m_board->look());
        setTexts();
    }
    m_board->setPosition(m_draft.position());
    m_variant->setCurrentIndex(m_variant->findData(static_cast<int>(rules.variant)));
    m_turns[static_cast<std::size_t>(m_draft.position().sideToMove())]->setChecked(true);
    m_undo->setEnabled(m_draft.mayUndo());
    showVerdict();
}

void EditorPage::showFen()
{
    m_fen->setText(m_draft.fen());
    m_fen->setCursorPosition(0);
}

void EditorPage::showVerdict()
{
    const core::NamedRules &rules = m_draft.rules();
    const auto problem = core::setupProblem(rules, m_draft.position());
    if (!m_fenFault.isEmpty())
        tellVerdict(m_fenFault, false);
    else if (problem)
        tellVerdict(setupProblemText(rules.variant, *problem), false);
    else
        tellVerdict(tr("This position can be played."), true);
}

void EditorPage::tellVerdict(const QString &text, bool good)
{
    m_play->setEnabled(good);
    m_verdictCard->setTone(good ? Card::Tone::Plain : Card::Tone::Warning);
    if (m_verdict->text() == text)
        return;
    m_verdict->setText(text);
    if (isVisible())
        m_board->announce(text);
}

void EditorPage::setTexts()
{
    m_texts.refresh();
    const auto variant = m_draft.rules().variant;
    for (int i = 0; i < m_variant->count(); ++i)
        m_variant->setItemText(
            i, GameTexts::variantName(static_cast<core::VariantId>(m_variant->itemData(i).toInt())));
    for (const Side side : core::Sides)
        m_turns[static_cast<std::size_t>(side)]->setText(GameTexts::turn(variant, side));
    if (!m_fenFault.isEmpty()) {
        const auto fault = core::parseFen(m_draft.rules().rules, m_fen->text().toStdString());
        m_fenFault = fault ? QString() : fenFaultText(fault.error(), m_fen->text());
    }
    showVerdict();
}

} // namespace naqla::gui

#include "moc_editor_page.cpp"
