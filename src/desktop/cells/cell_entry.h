// SPDX-License-Identifier: GPL-3.0-or-later
// What a user types over cells: a number, or a change of the current value ("+5", "-10%", "=120").
// No widgets.
#pragma once

#include "booking/step.h"
#include "core/money.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

struct CellEntry {
    enum class Kind : quint8 {
        Set,     ///< to `amount`
        Add,     ///< by `amount`, may be negative
        Percent  ///< by `amount` hundredths of a percent, may be negative
    };
    Kind kind = Kind::Set;
    qint64 amount = 0;  ///< rooms, nights or minor units; see Percent
    friend bool operator==(const CellEntry &, const CellEntry &) = default;
};

/// "12", "=12", "+5", "-5", "+10%", "−10 %", and for a rate all that parseAmount() accepts, such as
/// "118.50" or "EUR 1.200". The error has no field; its text describes the valid format.
Result<CellEntry> parseEntry(const QString &text, booking::CellField field, Currency currency,
                             const QLocale &locale);
/// Applies the entry to a value; `now` is negative if there is none. Percentages round half-even.
/// Error if the result is negative or above the limit.
Result<qint64> applyEntry(const CellEntry &entry, qint64 now, booking::CellField field);

/// A non-negative number within the limits of the setting: integers for rooms and nights, amounts
/// as in parseAmount() for rates.
Result<qint64> readNumber(const QString &text, booking::CellField field, Currency currency,
                          const QLocale &locale);

}  // namespace roomrack::desktop
