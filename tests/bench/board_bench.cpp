// SPDX-License-Identifier: GPL-3.0-or-later
// How long the board takes to paint: whole frames, frames of an animation, and everything anew after a
// resize.
#include "core/rules/legality.h"
#include "gui/board/board_widget.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace naqla;

namespace {

void measure(const char *what, int frames, double budgetMs, const std::function<void(int)> &paint)
{
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
        QElapsedTimer timer;
        timer.start();
        paint(i);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) { return times[static_cast<std::size_t>(share * (frames - 1))]; };
    std::printf("%-28s median %7.3f ms  p95 %7.3f ms  budget %5.1f ms  %s\n", what, at(0.5), at(0.95),
        budgetMs, at(0.5) <= budgetMs ? "kept" : "BROKEN");
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);

    constexpr int Side = 1200;
    const core::NamedRules rules = core::namedRules(core::VariantId::Canadian);
    const core::Position start = core::startPosition(rules.rules);
    gui::BoardWidget board;
    board.setRules(rules);
    board.resize(Side, Side);
    board.setPosition(start);
    board.setRoutes(core::legalRoutes(rules.rules, start));
    board.show();
    QImage screen(Side, Side, QImage::Format_ARGB32_Premultiplied);
    const auto paint = [&](const QRect &part) {
        board.render(&screen, part.topLeft(), QRegion(part), QWidget::RenderFlags());
    };
    paint(screen.rect());

    measure("whole board, 60 pieces", 300, 2, [&](int) { paint(screen.rect()); });
    const int square = board.squareRect(core::Square(30)).width();
    measure("one step of an animation", 300, 2,
        [&](int i) { paint(QRect(300 + i % 100, 400 + i % 100, 2 * square, 2 * square)); });
    measure("resize and paint", 20, 50, [&](int i) {
        board.resize(Side - i % 2, Side - i % 2);
        paint(screen.rect());
    });
    return 0;
}
