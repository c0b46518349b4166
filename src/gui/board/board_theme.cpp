// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_theme.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

// Resources of a static library have to be asked for, outside of any namespace.
static void initResources()
{
    Q_INIT_RESOURCE(board);
}

using namespace Qt::StringLiterals;

namespace naqla::gui {

namespace {

QJsonObject themeFile(std::string_view name)
{
    QFile file(":/naqla/boards/"_L1 + QLatin1StringView(name.data(), static_cast<qsizetype>(name.size()))
        + ".json"_L1);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

void readColour(const QJsonObject &object, QLatin1StringView name, QColor &colour)
{
    const QColor read = QColor::fromString(object.value(name).toString());
    if (read.isValid())
        colour = read;
}

void readPieces(const QJsonObject &object, PieceColours &colours)
{
    readColour(object, "face"_L1, colours.face);
    readColour(object, "gleam"_L1, colours.gleam);
    readColour(object, "shade"_L1, colours.shade);
    readColour(object, "rim"_L1, colours.rim);
    readColour(object, "groove"_L1, colours.groove);
    readColour(object, "crown"_L1, colours.crown);
    readColour(object, "crownEdge"_L1, colours.crownEdge);
}

/// Lays what a file names over the theme; everything else stays.
void apply(const QJsonObject &file, BoardTheme &theme)
{
    readColour(file, "lightSquare"_L1, theme.lightSquare);
    readColour(file, "darkSquare"_L1, theme.darkSquare);
    readColour(file, "plainSquare"_L1, theme.plainSquare);
    readColour(file, "line"_L1, theme.line);
    readColour(file, "frame"_L1, theme.frame);
    readColour(file, "frameLabel"_L1, theme.frameLabel);
    readColour(file, "squareLabel"_L1, theme.squareLabel);
    readColour(file, "lastMove"_L1, theme.lastMove);
    readColour(file, "mark"_L1, theme.mark);
    readColour(file, "markEdge"_L1, theme.markEdge);
    readColour(file, "capture"_L1, theme.capture);
    readColour(file, "refusal"_L1, theme.refusal);
    readColour(file, "hint"_L1, theme.hint);
    const QString texture = file.value("texture"_L1).toString();
    if (texture == "grain"_L1)
        theme.texture = Texture::Grain;
    else if (texture == "veins"_L1)
        theme.texture = Texture::Veins;
    else if (texture == "none"_L1)
        theme.texture = Texture::None;
    theme.textureStrength =
        std::clamp(file.value("textureStrength"_L1).toDouble(theme.textureStrength), 0.0, 1.0);
    theme.relief = file.value("relief"_L1).toBool(theme.relief);
    const QJsonObject pieces = file.value("pieces"_L1).toObject();
    readPieces(pieces.value("light"_L1).toObject(), theme.pieces[0]);
    readPieces(pieces.value("dark"_L1).toObject(), theme.pieces[1]);
    readPieces(pieces.value("red"_L1).toObject(), theme.pieces[2]);
}

} // namespace

PieceColour pieceColour(core::VariantId variant, core::Side side)
{
    if (side == core::Side::Black)
        return PieceColour::Dark;
    return variant == core::VariantId::English ? PieceColour::Red : PieceColour::Light;
}

BoardTheme boardTheme(BoardThemeId id)
{
    initResources();
    BoardTheme theme;
    apply(themeFile(StoredNames<BoardThemeId>[0]), theme); // wood names everything
    if (id != BoardThemeId::Wood)
        apply(themeFile(StoredNames<BoardThemeId>[static_cast<std::size_t>(id)]), theme);
    return theme;
}

} // namespace naqla::gui
