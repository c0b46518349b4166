// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/moves/move_marks.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

class MarkTexts
{
    Q_DECLARE_TR_FUNCTIONS(MarkTexts)

public:
    static QString name(int mark)
    {
        switch (mark) {
        case 1:
            return tr("good move", "mark of a move");
        case 2:
            return tr("mistake", "mark of a move");
        case 3:
            return tr("excellent move", "mark of a move");
        case 4:
            return tr("blunder", "mark of a move");
        case 5:
            return tr("interesting move", "mark of a move");
        case 6:
            return tr("dubious move", "mark of a move");
        default:
            return {};
        }
    }
};

} // namespace

QString glyphText(std::uint16_t nag)
{
    static const std::array marks{u""_s, u"!"_s, u"?"_s, u"!!"_s, u"??"_s, u"!?"_s, u"?!"_s, u"□"_s};
    constexpr std::uint16_t Equal = 10;
    if (nag < marks.size())
        return marks[nag];
    return nag == Equal ? u"="_s : u'$' + QString::number(nag);
}

QString markName(int mark)
{
    return MarkTexts::name(mark);
}

} // namespace naqla::gui
