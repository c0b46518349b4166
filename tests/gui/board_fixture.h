// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/fen.h"
#include "core/notation/notation.h"
#include "core/rules/legality.h"
#include "gui/board/board_widget.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QImage>
#include <QPixmap>
#include <QtTest>

#include <string>
#include <vector>

namespace naqla::gui {

/// A shown board with a position in which somebody is to move, and what it has told.
class BoardFixture : public testing::Test
{
protected:
    void show(core::VariantId variant, const char *fen, bool flipped = false)
    {
        m_rules = core::namedRules(variant);
        BoardLook look = board.look();
        look.animation = AnimationSpeed::Off;
        board.setLook(look);
        board.resize(600, 600);
        board.setRules(m_rules);
        board.setFlipped(flipped);
        setPosition(fen);
        board.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&board));
    }
    void setPosition(const char *fen)
    {
        const auto read = core::parseFen(m_rules.rules, fen);
        ASSERT_TRUE(read);
        board.setPosition(read->position);
        board.setRoutes(core::legalRoutes(m_rules.rules, read->position));
    }
    [[nodiscard]] core::Square square(std::string_view name) const
    {
        const auto found = core::squareFromText(m_rules.rules, name);
        EXPECT_TRUE(found) << name;
        return found.value_or(core::Square());
    }
    [[nodiscard]] QPoint middle(std::string_view name) const
    {
        return board.squareRect(square(name)).center();
    }
    void click(std::string_view name) { QTest::mouseClick(&board, Qt::LeftButton, {}, middle(name)); }
    void dragTo(std::string_view from, std::string_view to)
    {
        QTest::mousePress(&board, Qt::LeftButton, {}, middle(from));
        moveMouse(middle(from) + QPoint(8, 0));
        moveMouse(middle(to));
        QTest::mouseRelease(&board, Qt::LeftButton, {}, middle(to));
    }
    void moveMouse(QPoint point)
    {
        QMouseEvent move(
            QEvent::MouseMove, point, board.mapToGlobal(point), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&board, &move);
    }
    [[nodiscard]] std::string name(core::Square square) const
    {
        return core::squareText(m_rules.rules, square);
    }
    /// The path of the last move that was entered, "c3 e5 c7".
    [[nodiscard]] std::string lastPath() const
    {
        std::string text;
        if (!chosen.empty()) {
            for (const core::Square square : chosen.back().path) {
                text += text.empty() ? "" : " ";
                text += name(square);
            }
        }
        return text;
    }
    [[nodiscard]] QImage picture() { return board.grab().toImage(); }

    BoardWidget board;
    std::vector<core::Move> chosen;
    std::vector<QList<core::Square>> refused;
    QStringList refusedTexts;
    core::NamedRules m_rules;

    BoardFixture()
    {
        QObject::connect(&board, &BoardWidget::moveChosen, &board,
            [this](const core::Move &move) { chosen.push_back(move); });
        QObject::connect(&board, &BoardWidget::refused, &board,
            [this](const QList<core::Square> &attempt) { refused.push_back(attempt); });
        QObject::connect(&board, &BoardWidget::typedTextRefused, &board,
            [this](const QString &text) { refusedTexts.append(text); });
    }
};

/// White takes d4, then d6 or f6.
inline constexpr auto ForkedCapture = "W:Wc3,a1:Bd4,d6,f6,h8";

} // namespace naqla::gui
