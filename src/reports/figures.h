// SPDX-License-Identifier: GPL-3.0-or-later
// Occupancy, ADR and RevPAR by day, week or month, or by market segment. Values are kept as sums of
// integers and divided only for display: a total computed from averages would be wrong.
//
// Source of the formulas: the definitions of STR (Hotel Data Definitions): occupancy = rooms sold /
// rooms available, ADR = room revenue / rooms sold, RevPAR = room revenue / rooms available. ADR
// counts only rooms that were occupied and paid for, so that complimentary rooms do not lower it;
// RevPAR and occupancy count every room.
#pragma once

#include "core/money.h"
#include "storage/reader.h"

#include <optional>
#include <vector>

namespace roomrack::reports {

enum class Granularity : quint8 { Day, Week, Month, Segment };

/// A quotient that stays exact until it is displayed.
struct Ratio {
    qint64 over = 0;
    qint64 under = 0;
    /// The denominator is zero: displayed as a dash, never as zero.
    bool isNone() const { return under <= 0; }
    /// over / under in 1/scale units, rounded half to even; none if isNone(). The product over x
    /// scale must fit: amounts are rounded at scale 1, shares of rooms at 1000 or 10000.
    std::optional<qint64> rounded(qint64 scale = 1) const;
    /// Only for bar heights and sort order; NaN if isNone().
    double approximate() const;
};

/// Values that are additive over nights.
struct Sums {
    qint64 nights = 0;
    qint64 rooms = 0;       ///< available room nights: physical - out of order
    qint64 occupied = 0;    ///< room nights of bookings that count as sold
    qint64 paid = 0;        ///< of those, with a price above 0
    qint64 revenue = 0;     ///< minor units, including tax
    qint64 commission = 0;  ///< of it, kept by channels
    qint64 bookings = 0;    ///< only of segments: with a night in the period

    void add(const storage::DayFigures &day);
    void add(const Sums &other);
    Ratio occupancy() const { return {occupied, rooms}; }
    Ratio adr() const { return {revenue, paid}; }      ///< minor units
    Ratio revPar() const { return {revenue, rooms}; }  ///< minor units
    qint64 netRevenue() const { return revenue - commission; }
    friend bool operator==(const Sums &, const Sums &) = default;
};

/// One row: a day, the part of a week or month within the period, or a market segment.
struct Line {
    Stay nights;
    Sums sums;
    QString segment{};  ///< its name; of Granularity::Segment
    friend bool operator==(const Line &, const Line &) = default;
};

struct Report {
    QString hotel;
    QString city;
    Currency currency;
    Stay period;
    Granularity granularity = Granularity::Day;
    std::vector<Line> lines;  ///< in order; nights without gaps
    Sums total;
    /// Whether nothing was sold in the whole period.
    bool isEmpty() const { return total.occupied == 0 && total.revenue == 0; }
};

/// The whole unit that contains `night`: the day, the week from Monday (ISO 8601), the month.
Stay unitOf(Night night, Granularity granularity);

/// Groups days, which must be consecutive (as storage::NightFigures answers). Units that
/// extend beyond the days contain only the given nights.
std::vector<Line> summarise(const std::vector<storage::DayFigures> &days, Granularity granularity);
Sums total(const std::vector<Line> &lines);
/// A line for each segment that sold nights, in the order of the hotel, then what has none, under
/// `none`. `rooms`: of the hotel in the period; each occupancy and RevPAR is a part of the hotel's.
std::vector<Line> segmentLines(const std::vector<storage::SegmentFigures> &figures,
                               const std::vector<inventory::MarketSegment> &segments, Stay period,
                               qint64 rooms, const QString &none);

}  // namespace roomrack::reports
