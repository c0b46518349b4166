// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/board_picture.h"

#include "gui/board/board_widget.h"

namespace naqla::gui {
namespace {

QPixmap pictureOf(BoardWidget &board, const BoardLook &look, int side, qreal devicePixelRatio)
{
    BoardLook stillLook = look;
    stillLook.animation = AnimationSpeed::Off;
    board.setLook(stillLook);
    board.setMinimumSize(0, 0);
    board.resize(side, side);
    QPixmap picture(QSize(side, side) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    board.render(&picture, {}, {}, QWidget::DrawChildren);
    return picture;
}

} // namespace

QPixmap boardPicture(core::VariantId variant, int side, const BoardLook &look, qreal devicePixelRatio)
{
    BoardLook plainLook = look;
    plainLook.coordinates = Coordinates::Hidden;
    const core::NamedRules rules = core::namedRules(variant);
    BoardWidget board;
    board.setRules(rules);
    board.setPosition(core::startPosition(rules.rules));
    return pictureOf(board, plainLook, side, devicePixelRatio);
}

QPixmap boardPicture(const core::NamedRules &rules, const core::Position &position,
    const std::optional<core::Move> &move, int side, const BoardLook &look, qreal devicePixelRatio)
{
    BoardWidget board;
    board.setRules(rules);
    board.setPosition(position);
    board.setHint(move);
    return pictureOf(board, look, side, devicePixelRatio);
}

} // namespace naqla::gui
