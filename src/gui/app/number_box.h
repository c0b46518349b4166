// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace naqla::gui {

/// A number in Western digits that begins at the leading side, as the fields above and below it do; Qt would
/// put digits to the left in every language.
class NumberBox : public QSpinBox
{
    Q_OBJECT

public:
    NumberBox(int minimum, int maximum, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void align();
};

} // namespace naqla::gui
