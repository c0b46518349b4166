// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/board_picture.h"

#include "gui/board/board_widget.h"

namespace naqla::gui {

QPixmap boardPicture(core::VariantId variant, int side, const BoardLook &look, qreal devicePixelRatio)
{
    BoardLook plainLook = look;
    plainLook.coordinates = Coordinates::Hidden;
    plainLook.animation = AnimationSpeed::Off;
    BoardWidget board;
    const core::NamedRules rules = core::namedRules(variant);
    board.setLook(plainLook);
    board.setRules(rules);
    board.setPosition(core::startPosition(rules.rules));
    board.setMinimumSize(0, 0);
    board.resize(side, side);
    QPixmap picture(QSize(side, side) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    board.render(&picture, {}, {}, QWidget::DrawChildren);
    return picture;
}

} // namespace naqla::gui
