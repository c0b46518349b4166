// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/look_form.h"

#include "gui/app/settings_form.h"
#include "gui/board/board_widget.h"
#include "gui/board/piece_images.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr int PictureSquare = 26;
constexpr int PictureSquares = 3;
constexpr int PreviewSide = 260;

class LookTexts
{
    Q_DECLARE_TR_FUNCTIONS(LookTexts)

public:
    static QString board() { return tr("Board:", "colours of the board"); }
    static QString pieces() { return tr("Pieces:", "set of pieces"); }
};

} // namespace

QPixmap lookPicture(BoardThemeId theme, PieceSetId pieces, int squareSide, qreal devicePixelRatio)
{
    const BoardTheme colours = boardTheme(theme);
    const PieceImages images(pieces, colours);
    QPixmap picture(QSize(PictureSquares * squareSide, squareSide) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(colours.darkSquare);
    QPainter painter(&picture);
    painter.fillRect(squareSide, 0, squareSide, squareSide, colours.lightSquare);
    const auto piece = [&](PieceColour colour, core::PieceKind kind) {
        return images.icon(colour, kind, squareSide, devicePixelRatio);
    };
    painter.drawPixmap(0, 0, piece(PieceColour::Light, core::PieceKind::Man));
    painter.drawPixmap(2 * squareSide, 0, piece(PieceColour::Dark, core::PieceKind::King));
    return picture;
}

void addLookChoices(SettingsForm &form, SettingsStore &settings)
{
    const QSize size(PictureSquares * PictureSquare, PictureSquare);
    auto *boards = form.addChoice(keys::BoardTheme, &LookTexts::board);
    form.setPictures(boards, size, {keys::PieceSet.name}, [&form, &settings](int index) {
        return QIcon(lookPicture(static_cast<BoardThemeId>(index), settings.value(keys::PieceSet),
            PictureSquare, form.devicePixelRatioF()));
    });
    auto *sets = form.addChoice(keys::PieceSet, &LookTexts::pieces);
    form.setPictures(sets, size, {keys::BoardTheme.name}, [&form, &settings](int index) {
        return QIcon(lookPicture(settings.value(keys::BoardTheme), static_cast<PieceSetId>(index),
            PictureSquare, form.devicePixelRatioF()));
    });
}

BoardWidget *makeBoardPreview(SettingsForm &form, SettingsStore &settings)
{
    auto *preview = new BoardWidget;
    preview->setObjectName(u"boardPreview"_s);
    const core::NamedRules rules = core::namedRules(core::VariantId::Russian);
    preview->setRules(rules);
    preview->setPosition(core::startPosition(rules.rules));
    preview->setFocusPolicy(Qt::NoFocus);
    preview->setAttribute(Qt::WA_TransparentForMouseEvents);
    preview->setFixedSize(PreviewSide, PreviewSide);
    form.follow([preview, &settings] { preview->setLook(settings.boardLook()); });
    return preview;
}

} // namespace naqla::gui
