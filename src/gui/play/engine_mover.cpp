// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/computer_seat.h"

#include <memory>

namespace naqla::gui {

Mover engineMover()
{
    return [engine = std::make_shared<core::Engine>()](
               const core::Game &game, const core::SearchLimits &limits, const std::stop_token &stop) {
        if (game.ply() <= 1)
            engine->clear();
        return engine->search(game, limits, stop);
    };
}

} // namespace naqla::gui
