// SPDX-License-Identifier: GPL-3.0-or-later
// A night is a date in the property's own time zone: an integer, never a timestamp.
#pragma once

#include "core/error.h"

#include <QtCore/QDate>
#include <QtCore/QMetaType>

#include <compare>

namespace roomrack::core {

class Night {
public:
    constexpr Night() = default;
    /// Days since 1970-01-01 in the proleptic Gregorian calendar.
    constexpr explicit Night(qint32 day) : day_(day) {}
    static Night of(int year, int month, int day) { return fromDate(QDate(year, month, day)); }
    /// The date must be valid.
    static Night fromDate(QDate date);
    /// "2026-07-10"; anything else is an error that names the field.
    static Result<Night> parse(const QString &iso, const QString &field = {});

    constexpr qint32 day() const { return day_; }
    QDate date() const;
    QString iso() const { return date().toString(Qt::ISODate); }
    /// 1 = Monday ... 7 = Sunday (ISO 8601); 1970-01-01 was a Thursday.
    constexpr int weekday() const { return ((day_ + 3) % 7 + 7) % 7 + 1; }
    /// Friday and Saturday nights count as weekend; the grid tints them.
    constexpr bool isWeekend() const { return weekday() == 5 || weekday() == 6; }

    friend constexpr auto operator<=>(Night, Night) = default;
    friend constexpr Night operator+(Night n, int days) { return Night(n.day_ + days); }
    friend constexpr Night operator-(Night n, int days) { return Night(n.day_ - days); }
    friend constexpr int operator-(Night a, Night b) { return a.day_ - b.day_; }
    constexpr Night &operator++()
    {
        ++day_;
        return *this;
    }

private:
    qint32 day_ = 0;
};

}  // namespace roomrack::core

Q_DECLARE_METATYPE(roomrack::core::Night)
