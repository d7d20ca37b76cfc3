// SPDX-License-Identifier: GPL-3.0-or-later
// A length of time in hours that reads as days where it is whole days: "36 h", "7 days". Arrow
// keys move days by days.
#pragma once

#include <QtWidgets/QSpinBox>

namespace roomrack::desktop {

class HoursSpin final : public QSpinBox {
    Q_OBJECT

public:
    using QSpinBox::QSpinBox;
    void stepBy(int steps) override;

protected:
    QString textFromValue(int hours) const override;
    /// "36 h" or "7 days", by the beginning of either word; a number alone is hours.
    int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;

private:
    /// Hours, and how far the text can be understood.
    std::pair<int, QValidator::State> read(const QString &text) const;
};

}  // namespace roomrack::desktop
