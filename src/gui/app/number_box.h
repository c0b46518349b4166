// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace naqla::gui {

/// A number in Western digits, whichever are typed, that begins at the leading side as the fields above and
/// below it do; Qt would put digits to the left in every language.
class NumberBox : public QSpinBox
{
    Q_OBJECT

public:
    NumberBox(int minimum, int maximum, QWidget *parent = nullptr);

protected:
    /// Digits of any script may be typed; they become Western ones.
    QValidator::State validate(QString &input, int &position) const override;
    void changeEvent(QEvent *event) override;

private:
    void align();
};

} // namespace naqla::gui
