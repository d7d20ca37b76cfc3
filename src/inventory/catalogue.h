// SPDX-License-Identifier: GPL-3.0-or-later
// The description of a property: the part that rarely changes (pools, rooms, room types, channels,
// rules). The state of each night is in the Ledger.
#pragma once

#include "core/ids.h"
#include "core/money.h"
#include "core/stay.h"
#include "core/zone.h"

#include <QtCore/QStringList>

#include <optional>
#include <vector>

namespace roomrack::inventory {

inline constexpr int kMostGuestAge = 120;  ///< years

/// How the business date advances.
enum class AuditMode : quint8 {
    OnTime,  ///< automatically, at the property's audit time
    ByHand   ///< only by CloseDay (imported history stays at its date)
};
constexpr AuditMode lastOf(AuditMode)
{
    return AuditMode::ByHand;
}

struct Property {
    PropertyId id;
    QString name;
    QString city;
    QString timeZone = QStringLiteral("UTC");  ///< IANA name; frozen at the first booking
    Currency currency;
    int assumedChildAge = 10;  ///< years, of children whose age is not known
    double latitude = 0;
    double longitude = 0;
    int stars = 0;  ///< 0 = not rated, else 1..5
    QStringList amenities;
    int auditMinute = 180;  ///< minutes after local midnight (03:00)
    AuditMode audit = AuditMode::OnTime;
    Night businessDate;
    Night firstNight;         ///< first night of the ledger
    int horizonNights = 730;  ///< booking window from the business date
    bool zoneFrozen = false;

    QTime auditTime() const { return QTime(auditMinute / 60, auditMinute % 60); }
    /// One past the last night of the booking window.
    Night horizonEnd() const { return businessDate + horizonNights; }
};

/// "38.7139, -9.1334": degrees, north and east positive, with up to 5 decimals (about a metre);
/// empty if unknown (0, 0).
QString positionText(double latitude, double longitude);

/// Rooms that are interchangeable for selling.
struct Pool {
    PoolId id;
    QString code;
    QString name;
    int position = 0;  ///< order in the grid
    friend bool operator==(const Pool &, const Pool &) = default;
};

struct Room {
    RoomId id;
    PoolId pool;
    QString number;                        ///< "203", "Annex 4"
    std::optional<Night> inServiceFrom{};  ///< its first night; none: it was always there
    std::optional<Night> retiredFrom{};    ///< not used from this night on

    bool isInService(Night n) const
    {
        return (!inServiceFrom || n >= *inServiceFrom) && (!retiredFrom || n < *retiredFrom);
    }
    /// On all nights of the stay.
    bool isInService(Stay stay) const
    {
        return isInService(stay.checkIn()) && isInService(stay.checkOut() - 1);
    }
    /// Whether there is a night on which both are used.
    bool sharesNightsWith(const Room &other) const;
    friend bool operator==(const Room &, const Room &) = default;
};

/// The unit of sale.
struct RoomType {
    RoomTypeId id;
    PoolId pool;
    QString code;  ///< "STD"
    QString name;  ///< "Standard Double"
    int cap = 0;   ///< default availability; 0..physical rooms of the pool, more means overbooking
    int standardGuests = 2;
    int maxGuests = 2;
    int position = 0;
    std::optional<Night> retiredFrom{};  ///< not sold from this night on
    std::optional<int> maxAdults{};      ///< of the guests; none: all of them
    std::optional<int> maxChildren{};    ///< 0: no children

    bool isRetired(Night n) const { return retiredFrom && n >= *retiredFrom; }
    /// Whether so many rooms are large enough, however the guests are spread over them.
    bool canHold(qint64 adults, qint64 children, qint64 rooms = 1) const
    {
        return adults + children <= rooms * maxGuests
               && adults <= rooms * maxAdults.value_or(maxGuests)
               && children <= rooms * maxChildren.value_or(maxGuests);
    }
    friend bool operator==(const RoomType &, const RoomType &) = default;
};

enum class ChannelKind : quint8 { Desk, Website, Ota, Gds, Pms, Import };
constexpr ChannelKind lastOf(ChannelKind)
{
    return ChannelKind::Import;
}

/// Defaults of a channel, and for holds without one, in seconds.
inline constexpr int kHoldTtl = 300, kHoldCeiling = 1800;

inline constexpr int kMostCommission = 9'000;  ///< basis points

struct Channel {
    ChannelId id;
    ChannelKind kind = ChannelKind::Desk;
    QString name;
    int holdTtlSeconds = kHoldTtl;
    int holdCeilingSeconds = kHoldCeiling;  ///< maximum life of a hold with heartbeats
    /// Of the price; a connected channel has that of its settings instead (sync::ChannelSettings).
    int commissionBasisPoints = 0;
    friend bool operator==(const Channel &, const Channel &) = default;
};

/// What kind of business a booking is: leisure, corporate, group. Bookings of its channels belong
/// to it unless their rate plan names another one (booking/segment.h).
struct MarketSegment {
    SegmentId id;
    QString code;  ///< "CORP"
    QString name;
    std::vector<ChannelId> channels{};  ///< a channel is in one segment at most
    int position = 0;
    std::optional<Night> retiredFrom{};  ///< not for new bookings from this date on

    bool isRetired(Night n) const { return retiredFrom && n >= *retiredFrom; }
    friend bool operator==(const MarketSegment &, const MarketSegment &) = default;
};

enum class RuleScope : quint8 { Pool, RoomType };
constexpr RuleScope lastOf(RuleScope)
{
    return RuleScope::RoomType;
}
enum class RuleUnit : quint8 { Percent, Rooms };
constexpr RuleUnit lastOf(RuleUnit)
{
    return RuleUnit::Rooms;
}

/// One rule of the overbooking policy. The most specific rule that matches a night applies (see
/// policy.h); its result never exceeds `ceiling` rooms above the physical number.
struct OverbookingRule {
    RuleId id;
    RuleScope scope = RuleScope::Pool;
    qint64 subject = 0;  ///< a PoolId or RoomTypeId, or 0 for all of that scope
    RuleUnit unit = RuleUnit::Rooms;
    int amount = 0;             ///< rooms, or hundredths of a percent (500 = 5 %); never negative
    int ceiling = 0;            ///< most rooms this rule may add
    quint8 weekdays = 0x7f;     ///< bit 0 = Monday ... bit 6 = Sunday
    std::optional<Night> from;  ///< first night, inclusive
    std::optional<Night> to;    ///< last night, inclusive
    int minLeadDays = 0;        ///< nights at least this many days after the business date
    int maxLeadDays = 100000;   ///< and at most this many
    friend bool operator==(const OverbookingRule &, const OverbookingRule &) = default;
};

struct Catalogue {
    Property property;
    std::vector<Pool> pools;  ///< in grid order
    std::vector<Room> rooms;
    std::vector<RoomType> roomTypes;  ///< grouped by pool, in grid order
    std::vector<Channel> channels;
    std::vector<OverbookingRule> rules;
    std::vector<MarketSegment> segments{};  ///< in the order of lists; none: not used

    const Pool *pool(PoolId id) const;
    const Room *room(RoomId id) const;
    /// The room that has the number on this night. A number is free again when its room is retired
    /// (a room that moves to another pool keeps it): outside the service of all of them the last.
    const Room *room(const QString &number, Night night) const;
    /// Empty: not found.
    QString roomNumber(RoomId id) const;
    const RoomType *roomType(RoomTypeId id) const;
    const Channel *channel(ChannelId id) const;
    const MarketSegment *segment(SegmentId id) const;
    /// The first of this kind.
    const Channel *channel(ChannelKind kind) const;
    /// Index in `pools` / `roomTypes`; -1: not found.
    int poolIndex(PoolId id) const;
    int typeIndex(RoomTypeId id) const;
    /// Rooms that physically exist in the pool that night.
    int physical(PoolId id, Night n) const;
    /// All rooms, retired ones too.
    int physical() const { return static_cast<int>(rooms.size()); }
};

/// Checks a catalogue: names present, codes and room numbers unique, every room type in a pool,
/// capacities in range, a known time zone. The error names the field.
Result<void> validate(const Catalogue &catalogue);

}  // namespace roomrack::inventory
