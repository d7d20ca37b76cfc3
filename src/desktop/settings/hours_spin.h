// SPDX-License-Identifier: GPL-3.0-or-later
// Durations that are typed with or without their unit. Longer values are reduced to the maximum;
// input that cannot be parsed leaves the value unchanged.
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
    /// Number of values in one `word` unit: 24 for "days" if values are hours. None if `word` is no
    /// unit or beginning of one.
    virtual std::optional<int> unit(const QString &word) const = 0;
    int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;

private:
    /// Parses the text, even if its value is out of range.
    std::optional<int> read(const QString &text) const;
};

/// Hours, displayed as days if they are whole days: "36 h", "7 days". Arrow keys then change whole
/// days. A number without a unit means hours.
class HoursSpin final : public SpanSpin {
    Q_OBJECT

public:
    using SpanSpin::SpanSpin;
    void stepBy(int steps) override;

protected:
    QString textFromValue(int hours) const override;
    std::optional<int> unit(const QString &word) const override;
};

/// Minutes or days: "10 min"; "2 h" is 120 minutes. Hours are rejected where they are no whole
/// number of the unit.
class UnitSpin final : public SpanSpin {
    Q_OBJECT
    /// The suffix after the number, with its space.
    Q_PROPERTY(QString unit MEMBER unit_)
    Q_PROPERTY(bool days MEMBER days_)

public:
    using SpanSpin::SpanSpin;

protected:
    QString textFromValue(int value) const override;
    std::optional<int> unit(const QString &word) const override;

private:
    QString unit_;
    bool days_ = false;  ///< else minutes
};

}  // namespace roomrack::desktop
