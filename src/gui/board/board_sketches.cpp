// SPDX-License-Identifier: GPL-3.0-or-later
// Arrows and circles that people draw to think with.
#include "gui/board/board_widget.h"
#include "gui/board/board_widget_p.h"
#include "gui/settings/game_texts.h"

#include <algorithm>
#include <utility>

namespace naqla::gui {

using core::Square;

QList<BoardSketch> BoardWidget::sketches() const
{
    return d->sketches;
}

bool BoardWidget::Private::hasSketches() const
{
    return sketching || !sketches.isEmpty();
}

void BoardWidget::Private::clearSketches()
{
    if (!hasSketches())
        return;
    sketches.clear();
    sketching.reset();
    update();
}

void BoardWidget::Private::beginSketch(std::optional<Square> square)
{
    sketching = square ? std::optional(BoardSketch{*square, *square}) : std::nullopt;
    update();
}

void BoardWidget::Private::leadSketch(std::optional<Square> square)
{
    if (!sketching || !square || sketching->to == *square)
        return;
    sketching->to = *square;
    update();
}

/// What is drawn a second time goes away.
void BoardWidget::Private::endSketch(std::optional<Square> square)
{
    const auto drawn = std::exchange(sketching, std::nullopt);
    update();
    if (!drawn || !square)
        return;
    const BoardSketch sketch{drawn->from, *square};
    if (sketches.removeOne(sketch))
        return;
    if (sketches.size() < MostSketches)
        sketches.append(sketch);
}

/// The first press takes the square to begin at, the second one ends: an arrow, or a circle on the same
/// square.
void BoardWidget::Private::sketchAtCursor()
{
    showCursor(true);
    if (!sketching) {
        beginSketch(cursor);
        q->announce(BoardWidget::tr("Drawing from %1.", "an arrow or a circle; a square")
                        .arg(GameTexts::squareName(rules.rules, cursor)));
        return;
    }
    const BoardSketch sketch{sketching->from, cursor};
    endSketch(cursor);
    const bool drawn = sketches.contains(sketch);
    const QString from = GameTexts::squareName(rules.rules, sketch.from);
    const QString to = GameTexts::squareName(rules.rules, sketch.to);
    if (sketch.isCircle())
        q->announce((drawn ? BoardWidget::tr("Circle on %1.", "a square")
                           : BoardWidget::tr("No circle on %1 any more.", "a square"))
                        .arg(to));
    else
        q->announce((drawn ? BoardWidget::tr("Arrow from %1 to %2.", "squares")
                           : BoardWidget::tr("No arrow from %1 to %2 any more.", "squares"))
                        .arg(from, to));
}

QStringList BoardWidget::Private::sketchTexts(Square square) const
{
    QStringList texts;
    for (const BoardSketch &sketch : sketches) {
        if (sketch.from != square)
            continue;
        texts.append(sketch.isCircle() ? BoardWidget::tr("circled", "square of the board")
                                       : BoardWidget::tr("arrow to %1", "drawn on the board; a square")
                                             .arg(GameTexts::squareName(rules.rules, sketch.to)));
    }
    return texts;
}

} // namespace naqla::gui
