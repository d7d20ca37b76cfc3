// SPDX-License-Identifier: GPL-3.0-or-later
// The meanings that a column of a booking export can have.
#pragma once

#include <QtCore/QString>

#include <array>
#include <optional>

namespace roomrack::imports {

enum class Field : quint8 {
    Arrival,
    ArrivalYear,
    ArrivalMonth,
    ArrivalDay,
    Departure,
    Nights,
    WeekendNights,
    WeekNights,
    RoomType,
    AssignedType,
    Rooms,
    Adults,
    Children,
    Babies,
    Status,
    Cancelled,
    StatusDate,
    BookedOn,
    LeadTime,
    Changes,
    NightlyRate,
    Total,
    Channel,
    Agent,
    Meal,
    Country,
    Reference,
    GuestName,
    FirstName,
    Mail,
    Phone,
    Notes,
    Segment
};
inline constexpr int kFields = 33;

constexpr std::array<Field, kFields> allFields()
{
    std::array<Field, kFields> all{};
    for (int i = 0; i < kFields; ++i) all[size_t(i)] = static_cast<Field>(i);
    return all;
}

/// Stable name for saved mappings: "arrival-year".
QString fieldKey(Field field);
std::optional<Field> fieldByKey(const QString &key);
/// Display title: "year of arrival".
QString fieldTitle(Field field);

}  // namespace roomrack::imports
