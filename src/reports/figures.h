// SPDX-License-Identifier: GPL-3.0-or-later
// Occupancy, ADR and RevPAR by day, week or month. Everything is kept as sums of integers and
// divided only when it is shown: a total computed from averages would be wrong.
//
// Source of the formulas: the definitions of STR (Hotel Data Definitions): occupancy = rooms
// sold / rooms available, ADR = room revenue / rooms sold, RevPAR = room revenue / rooms
// available. ADR is taken over rooms that were both occupied and paid for, so that rooms given
// away do not pull the rate down; RevPAR and occupancy count every room.
#pragma once

#include "core/money.h"
#include "storage/reader.h"

#include <optional>
#include <vector>

namespace roomrack::reports {

enum class Granularity : quint8 { Day, Week, Month };

/// A quotient that stays exact until somebody looks at it.
struct Ratio {
    qint64 over = 0;
    qint64 under = 0;
    /// There is nothing to divide by: shown as a dash, never as zero.
    bool isNone() const { return under <= 0; }
    /// over / under in 1/scale units, halves to the even neighbour; none if isNone(). The product
    /// over x scale must fit: money is rounded at scale 1, shares of rooms at 1000 or 10000.
    std::optional<qint64> rounded(qint64 scale = 1) const;
    /// For the height of a bar and the order of a column, nothing else; not a number if isNone().
    double approximate() const;
};

/// What can be added up over nights.
struct Sums {
    qint64 nights = 0;
    qint64 rooms = 0;     ///< room-nights that could be sold: physical - out of order
    qint64 occupied = 0;  ///< room-nights of bookings that count as sold
    qint64 paid = 0;      ///< of those, the ones with a price above 0
    qint64 revenue = 0;   ///< minor units, tax included

    void add(const storage::DayFigures &day);
    void add(const Sums &other);
    Ratio occupancy() const { return {occupied, rooms}; }
    Ratio adr() const { return {revenue, paid}; }      ///< minor units
    Ratio revPar() const { return {revenue, rooms}; }  ///< minor units
    friend bool operator==(const Sums &, const Sums &) = default;
};

/// One row: a day, or the part of a week or month that lies in the period.
struct Line {
    Stay nights;
    Sums sums;
    friend bool operator==(const Line &, const Line &) = default;
};

struct Report {
    QString hotel;
    QString city;
    Currency currency;
    Stay period;
    Granularity granularity = Granularity::Day;
    std::vector<Line> lines;  ///< in order, without gaps
    Sums total;
    /// Nothing was sold in the whole period.
    bool isEmpty() const { return total.occupied == 0 && total.revenue == 0; }
};

/// The whole unit that `night` lies in: the day, the week from Monday (ISO 8601), the month.
Stay unitOf(Night night, Granularity granularity);

/// Rows from days, which must be consecutive (as storage::Reader::figures() returns them). Units
/// that reach beyond the days keep only the nights that are there.
std::vector<Line> summarise(const std::vector<storage::DayFigures> &days, Granularity granularity);
Sums total(const std::vector<Line> &lines);

}  // namespace roomrack::reports
