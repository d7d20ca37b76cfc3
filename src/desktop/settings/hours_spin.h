// SPDX-License-Identifier: GPL-3.0-or-later
// Lengths of time that are typed with or without their unit. What is longer than allowed becomes
// the longest allowed; what cannot be understood leaves the value as it was.
#pragma once

#include <QtWidgets/QSpinBox>

#include <optional>

namespace roomrack::desktop {

class SpanSpin : public QSpinBox {
    Q_OBJECT

public:
    using QSpinBox::QSpinBox;
    void fixup(QString &text) const override;

protected:
    /// How many of the values one of this unit is: 24 for "days" where values are hours. None where
    /// the unit, or its beginning, is not known.
    virtual std::optional<int> unit(const QString &word) const = 0;
    int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;

private:
    /// What was typed, also where it is out of range.
    std::optional<int> read(const QString &text) const;
};

/// Hours that read as days where they are whole days: "36 h", "7 days". Arrow keys move days by
/// days. A number alone is hours.
class HoursSpin final : public SpanSpin {
    Q_OBJECT

public:
    using SpanSpin::SpanSpin;
    void stepBy(int steps) override;

protected:
    QString textFromValue(int hours) const override;
    std::optional<int> unit(const QString &word) const override;
};

/// Minutes or days that read as such: "10 min", and "2 h" is 120 of them. Where hours are no whole
/// number of them, hours are not taken.
class UnitSpin final : public SpanSpin {
    Q_OBJECT

public:
    enum class Of { Minutes, Days };
    /// `unit`: what follows the number, with its space.
    UnitSpin(Of of, QString unit, QWidget *parent = nullptr);

protected:
    QString textFromValue(int value) const override;
    std::optional<int> unit(const QString &word) const override;

private:
    const Of of_;
    const QString unit_;
};

}  // namespace roomrack::desktop
