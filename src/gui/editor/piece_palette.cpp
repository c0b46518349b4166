// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/piece_palette.h"

#include "gui/app/symbols.h"
#include "gui/board/piece_images.h"
#include "gui/settings/game_texts.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;
using naqla::core::Piece;
using naqla::core::PieceKind;
using naqla::core::Side;

namespace naqla::gui {
namespace {

constexpr int PieceSide = 36;
constexpr std::array Pieces{Piece{Side::White, PieceKind::Man}, Piece{Side::White, PieceKind::King},
    Piece{Side::Black, PieceKind::Man}, Piece{Side::Black, PieceKind::King}};
constexpr std::array ObjectNames{"putWhiteMan", "putWhiteKing", "putBlackMan", "putBlackKing", "putNothing"};

} // namespace

PiecePalette::PiecePalette(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (int i = 0; i < ToolCount; ++i) {
        auto *button = new QToolButton;
        button->setObjectName(QString::fromLatin1(ObjectNames[static_cast<std::size_t>(i)]));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setIconSize({PieceSide, PieceSide});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_group->addButton(button, i);
        m_buttons[static_cast<std::size_t>(i)] = button;
        row->addWidget(button);
    }
    m_buttons.back()->setIcon(symbol(u"erase"_s));
    m_buttons.front()->setChecked(true);
    setPieces(m_variant, m_look);
}

void PiecePalette::setPieces(core::VariantId variant, const BoardLook &look)
{
    m_variant = variant;
    m_look = look;
    const PieceImages images(look.pieces, boardTheme(look.theme));
    for (std::size_t i = 0; i < Pieces.size(); ++i) {
        const PieceColour colour = pieceColour(variant, Pieces[i].side);
        m_buttons[i]->setIcon(images.icon(colour, Pieces[i].kind, PieceSide, devicePixelRatioF()));
    }
    setTexts();
}

std::optional<Piece> PiecePalette::tool() const
{
    const auto number = static_cast<std::size_t>(m_group->checkedId());
    return number < Pieces.size() ? std::optional(Pieces[number]) : std::nullopt;
}

void PiecePalette::chooseTool(int number)
{
    m_buttons[static_cast<std::size_t>(number)]->setChecked(true);
}

void PiecePalette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    QWidget::changeEvent(event);
}

void PiecePalette::setTexts()
{
    const auto words = GameTexts::wordsFor(m_look.words, m_variant);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QString name =
            i < Pieces.size() ? GameTexts::pieceName(m_variant, Pieces[i], words) : tr("eraser");
        m_buttons[i]->setAccessibleName(name);
        m_buttons[i]->setToolTip(tr("%1 (key %2)", "tool of the board editor").arg(name).arg(i + 1));
    }
}

} // namespace naqla::gui

#include "moc_piece_palette.cpp"
