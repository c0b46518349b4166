// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_texture.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace naqla::gui {

namespace {

/// Smooth noise, -1 .. 1, on a lattice of `columns` x `rows` cells that continues itself.
class Noise
{
public:
    Noise(int columns, int rows, std::uint32_t seed)
        : m_columns(columns)
        , m_rows(rows)
        , m_seed(seed)
    {
    }
    /// @param x,y 0 .. 1 across the picture; other values continue it
    [[nodiscard]] double at(double x, double y) const
    {
        const double column = x * m_columns;
        const double row = y * m_rows;
        const int c = static_cast<int>(std::floor(column));
        const int r = static_cast<int>(std::floor(row));
        const double u = smooth(column - c);
        const double v = smooth(row - r);
        return std::lerp(std::lerp(corner(c, r), corner(c + 1, r), u),
            std::lerp(corner(c, r + 1), corner(c + 1, r + 1), u), v);
    }

private:
    static double smooth(double t) { return t * t * (3 - 2 * t); }
    static int wrapped(int i, int count) { return ((i % count) + count) % count; }
    [[nodiscard]] double corner(int column, int row) const
    {
        std::uint32_t hash = m_seed + static_cast<std::uint32_t>(wrapped(column, m_columns)) * 0x9E3779B1U
            + static_cast<std::uint32_t>(wrapped(row, m_rows)) * 0x85EBCA77U;
        hash = (hash ^ (hash >> 15)) * 0x2C1B3C6DU;
        hash = (hash ^ (hash >> 12)) * 0x297A2D39U;
        hash ^= hash >> 15;
        return static_cast<double>(hash) / 2147483648.0 - 1;
    }

    int m_columns;
    int m_rows;
    std::uint32_t m_seed;
};

/// Year rings cut lengthwise, with fine fibres between them.
class Grain
{
public:
    [[nodiscard]] double at(double x, double y) const
    {
        const double bend = 0.11 * m_bend.at(x, y) + 0.03 * m_wave.at(x, y);
        const double ring = std::sin(2 * M_PI * 7 * (y + bend));
        const double late = std::pow(0.5 + 0.5 * ring, 3) * 2 - 1; // narrow dark lines, wide light bands
        return -0.42 * late + 0.34 * m_fibre.at(x, y + 0.4 * bend) + 0.24 * m_fine.at(x, y);
    }

private:
    Noise m_bend{2, 3, 11};
    Noise m_wave{5, 9, 23};
    Noise m_fibre{9, 90, 37};
    Noise m_fine{22, 220, 51};
};

class Veins
{
public:
    [[nodiscard]] double at(double x, double y) const
    {
        const double bend = 0.5 * m_large.at(x, y) + 0.25 * m_middle.at(x, y) + 0.12 * m_small.at(x, y);
        const double vein = 1 - std::abs(std::sin(M_PI * (2 * (x + y) + 2.2 * bend)));
        return 0.30 * m_cloud.at(x, y) - 0.9 * std::pow(vein, 7) + 0.1 * m_small.at(x, y);
    }

private:
    Noise m_large{3, 3, 101};
    Noise m_middle{7, 7, 113};
    Noise m_small{29, 29, 127};
    Noise m_cloud{5, 5, 131};
};

/// @param dark,light the colours of the streaks; only their strength varies
template <typename Pattern>
QImage painted(const Pattern &pattern, QRgb dark, QRgb light)
{
    QImage image(TextureSide, TextureSide, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < TextureSide; ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < TextureSide; ++x) {
            const double value = pattern.at((x + 0.5) / TextureSide, (y + 0.5) / TextureSide);
            const int alpha = static_cast<int>(std::min(1.0, std::abs(value)) * 255);
            const QRgb colour = value < 0 ? dark : light;
            line[x] = qPremultiply(qRgba(qRed(colour), qGreen(colour), qBlue(colour), alpha));
        }
    }
    return image;
}

} // namespace

QImage textureImage(Texture texture)
{
    static const QImage grain = painted(Grain(), qRgb(62, 26, 4), qRgb(255, 232, 190));
    switch (texture) {
    case Texture::None:
        return {};
    case Texture::Grain:
        return grain;
    case Texture::Veins: {
        static const QImage veins = painted(Veins(), qRgb(20, 22, 26), qRgb(255, 255, 255));
        return veins;
    }
    }
    return {};
}

} // namespace naqla::gui
