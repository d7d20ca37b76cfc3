// SPDX-License-Identifier: GPL-3.0-or-later
// What a person types over cells: a number, or a change of what is there ("+5", "-10%", "=120").
// No widgets.
#pragma once

#include "booking/step.h"
#include "core/money.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

struct CellEntry {
    enum class Kind : quint8 {
        Set,     ///< to `amount`
        Add,     ///< by `amount`, which may be negative
        Percent  ///< by `amount` hundredths of a percent, which may be negative
    };
    Kind kind = Kind::Set;
    qint64 amount = 0;  ///< rooms, nights or minor units; for Percent see there
    friend bool operator==(const CellEntry &, const CellEntry &) = default;
};

/// "12", "=12", "+5", "-5", "+10%", "−10 %", for a rate "118.50" too, with either decimal mark.
/// The error has no field: the words say what would be right.
Result<CellEntry> parseEntry(const QString &text, booking::CellField field, Currency currency,
                             const QLocale &locale);
/// What the entry makes of a value; `now` is negative where there is none. Percentages round
/// half-even. An error where the result cannot be: below zero, or more than there can be.
Result<qint64> applyEntry(const CellEntry &entry, qint64 now, booking::CellField field);

/// A number that is not negative and within the limits of the setting: rooms and nights whole,
/// rates with the currency's decimals, "," or "." for the decimal mark.
Result<qint64> readNumber(const QString &text, booking::CellField field, Currency currency,
                          const QLocale &locale);

}  // namespace roomrack::desktop
