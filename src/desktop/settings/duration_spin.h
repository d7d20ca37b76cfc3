// SPDX-License-Identifier: GPL-3.0-or-later
// A duration in minutes and seconds: "5:00". Arrow keys change it by a minute.
#pragma once

#include <QtWidgets/QSpinBox>

namespace roomrack::desktop {

class DurationSpin final : public QSpinBox {
    Q_OBJECT

public:
    /// Values in seconds, 1 to 24 hours.
    explicit DurationSpin(QWidget *parent = nullptr);

protected:
    QString textFromValue(int seconds) const override;
    int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;
};

}  // namespace roomrack::desktop
