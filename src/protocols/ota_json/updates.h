// SPDX-License-Identifier: GPL-3.0-or-later
// Availability and restrictions of the JSON protocol (POST /api/v1/availability and /restrictions),
// written and read. Updates of a message are applied in their order.
#pragma once

#include "core/money.h"
#include "core/night.h"

#include <optional>
#include <span>
#include <vector>

namespace roomrack::protocols::ota_json {

/// Rooms of a room type that may be sold, on every night from..to, both included.
struct AvailabilityUpdate {
    QString property;
    QString roomType;
    Night from;
    Night to;
    int availability = 0;

    const QString &subject() const { return roomType; }
    friend bool operator==(const AvailabilityUpdate &, const AvailabilityUpdate &) = default;
};

/// The price of a rate plan for a number of guests.
struct OccupancyRate {
    int occupancy = 0;
    Money rate;  ///< a night, tax included
    friend bool operator==(const OccupancyRate &, const OccupancyRate &) = default;
};

inline constexpr quint8 kEveryDay = 0x7f;  ///< bit 0 = Monday ... bit 6 = Sunday

/// Rate and restrictions of a rate plan on the nights from..to, both included, that are of these
/// weekdays. What is not set stays as it is. As in docs.channex.io, "Availability and Rates".
struct RestrictionUpdate {
    QString property;
    QString ratePlan;
    Night from;
    Night to;
    std::optional<Money> rate;  ///< a night, tax included
    std::optional<bool> stopSell;
    std::optional<bool> closedToArrival;
    std::optional<bool> closedToDeparture;
    std::optional<int> minStayArrival;  ///< of who arrives on the night; 1 is no limit
    std::optional<int> minStayThrough;  ///< of who stays through the night
    std::optional<int> maxStay;         ///< 0 is no limit
    quint8 weekdays = kEveryDay;
    std::vector<OccupancyRate> rates;  ///< instead of `rate`; each number of guests once

    const QString &subject() const { return ratePlan; }
    bool covers(Night n) const
    {
        return n >= from && n <= to && (weekdays >> (n.weekday() - 1) & 1) != 0;
    }
    friend bool operator==(const RestrictionUpdate &, const RestrictionUpdate &) = default;
};

QByteArray encode(std::span<const AvailabilityUpdate> updates);
QByteArray encode(std::span<const RestrictionUpdate> updates);

/// All of a message, or an error that names the path of the first thing wrong. A key that is not
/// known is wrong: who skips one may change nights that were not meant. "date" stands for a range
/// of one night.
Result<std::vector<AvailabilityUpdate>> decodeAvailability(const QByteArray &body);
/// Rates are in `currency`; more decimals than it has are refused.
Result<std::vector<RestrictionUpdate>> decodeRestrictions(const QByteArray &body,
                                                          Currency currency);

struct BatchLimits {
    int updates = 3000;            ///< more may be refused whole
    qsizetype bytes = 10'000'000;  ///< of the body
};

/// One message of several that follow each other: updates [first, first + count).
struct Batch {
    qsizetype first = 0;
    qsizetype count = 0;
    QByteArray body;
};

/// The fewest messages within the limits, in order. An update that is too large alone goes alone.
std::vector<Batch> batches(std::span<const AvailabilityUpdate> updates, const BatchLimits &limits);
std::vector<Batch> batches(std::span<const RestrictionUpdate> updates, const BatchLimits &limits);

}  // namespace roomrack::protocols::ota_json
