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

/// Rooms to sell of a room type on every night from..to, both inclusive.
struct AvailabilityUpdate {
    QString property;
    QString roomType;
    Night from;
    Night to;
    int availability = 0;

    const QString &subject() const { return roomType; }
    friend bool operator==(const AvailabilityUpdate &, const AvailabilityUpdate &) = default;
};

/// Price of a rate plan for a number of guests.
struct OccupancyRate {
    int occupancy = 0;
    Money rate;  ///< per night, tax included
    friend bool operator==(const OccupancyRate &, const OccupancyRate &) = default;
};

inline constexpr quint8 kEveryDay = 0x7f;  ///< bit 0 = Monday ... bit 6 = Sunday

/// Rate and restrictions of a rate plan on the nights from..to, both inclusive, that match the
/// weekdays. Unset members stay unchanged. As in docs.channex.io, "Availability and Rates".
struct RestrictionUpdate {
    QString property;
    QString ratePlan;
    Night from;
    Night to;
    std::optional<Money> rate;  ///< per night, tax included
    std::optional<bool> stopSell;
    std::optional<bool> closedToArrival;
    std::optional<bool> closedToDeparture;
    std::optional<int> minStayArrival;  ///< for arrivals on the night; 1: no limit
    std::optional<int> minStayThrough;  ///< for stays that include the night
    std::optional<int> maxStay;         ///< 0: no limit
    quint8 weekdays = kEveryDay;
    std::vector<OccupancyRate> rates;  ///< instead of `rate`; each occupancy once

    const QString &subject() const { return ratePlan; }
    bool covers(Night n) const
    {
        return n >= from && n <= to && (weekdays >> (n.weekday() - 1) & 1) != 0;
    }
    friend bool operator==(const RestrictionUpdate &, const RestrictionUpdate &) = default;
};

QByteArray encode(std::span<const AvailabilityUpdate> updates);
QByteArray encode(std::span<const RestrictionUpdate> updates);

/// All updates of a message, or an error with the path of the first invalid value. An unknown key
/// is an error: ignoring it could change nights that were not meant. "date" is a range of one
/// night.
Result<std::vector<AvailabilityUpdate>> decodeAvailability(const QByteArray &body);
/// Rates are in `currency`; more decimals than it has are refused.
Result<std::vector<RestrictionUpdate>> decodeRestrictions(const QByteArray &body,
                                                          Currency currency);

}  // namespace roomrack::protocols::ota_json
