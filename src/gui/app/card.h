// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace naqla::gui {

/// A rounded surface on the window's ground, in the colours of the palette.
class Card : public QFrame
{
    Q_OBJECT

public:
    enum class Tone
    {
        Plain,
        Accent,
        Warning
    };

    explicit Card(QWidget *parent = nullptr);
    void setTone(Tone tone);
    /// A frame in the accent colour, as around the player whose turn it is.
    void setMarked(bool marked);
    [[nodiscard]] bool isMarked() const noexcept { return m_marked; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone = Tone::Plain;
    bool m_marked = false;
};

} // namespace naqla::gui
