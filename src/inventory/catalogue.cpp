// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/catalogue.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <algorithm>
#include <cmath>

namespace roomrack::inventory {

namespace {

constexpr int kPositionDecimals = 5;

QString degreesText(double degrees)
{
    QString number = QString::number(degrees, 'f', kPositionDecimals);
    while (number.endsWith(u'0')) number.chop(1);
    if (number.endsWith(u'.')) number.chop(1);
    return number;
}

template <typename Item, typename Value>
const Item *find(const std::vector<Item> &items, const Value &value,
                 Value Item::*member = &Item::id)
{
    const auto at =
        std::find_if(items.begin(), items.end(), [&](const Item &i) { return i.*member == value; });
    return at == items.end() ? nullptr : &*at;
}

template <typename Item, typename Key>
int indexOf(const std::vector<Item> &items, Key id)
{
    const Item *item = find(items, id);
    return item ? static_cast<int>(item - items.data()) : -1;
}

Result<void> validateProperty(const Property &p)
{
    if (p.name.trimmed().isEmpty()) {
        return fail(ErrorCode::Invalid, QStringLiteral("name"),
                    ErrorText::tr("the hotel must have a name"));
    }
    if (const auto zone = core::timeZone(p.timeZone); !zone) return tl::unexpected(zone.error());
    if (p.assumedChildAge < 0 || p.assumedChildAge > kMostGuestAge) {
        return fail(ErrorCode::Invalid, QStringLiteral("age of children"),
                    ErrorText::tr("must be between %1 and %2").arg(0).arg(kMostGuestAge));
    }
    if (p.stars < 0 || p.stars > 5) {
        return fail(ErrorCode::Invalid, QStringLiteral("stars"),
                    ErrorText::tr("must be between 0 and 5"));
    }
    if (p.auditMinute < 0 || p.auditMinute >= 1440) {
        return fail(ErrorCode::Invalid, QStringLiteral("night audit time"),
                    ErrorText::tr("must be a time from 00:00 to 23:59"));
    }
    if (p.horizonNights < 1 || p.horizonNights > 3660) {
        return fail(ErrorCode::Invalid, QStringLiteral("booking window"),
                    ErrorText::tr("must be between 1 and 3660 nights"));
    }
    // Written so that NaN is rejected too.
    if (!(std::abs(p.latitude) <= 90) || !(std::abs(p.longitude) <= 180)) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("coordinates"),
            ErrorText::tr("latitude must be between -90 and 90 degrees, longitude between -180 "
                          "and 180 degrees"));
    }
    return {};
}

tl::unexpected<Error> usedTwice(const QString &field, const QString &key)
{
    return fail(ErrorCode::Invalid, field, ErrorText::tr("\"%1\" is used more than once").arg(key));
}

Result<void> unique(QSet<QString> &seen, const QString &value, const QString &field)
{
    const QString key = value.trimmed();
    if (key.isEmpty()) return fail(ErrorCode::Invalid, field, ErrorText::tr("must not be empty"));
    if (seen.contains(key)) return usedTwice(field, key);
    seen.insert(key);
    return {};
}

/// A number can be used again where no night would have two rooms of it.
Result<void> validateRooms(const Catalogue &c)
{
    const QString field = QStringLiteral("room number");
    QHash<QString, std::vector<const Room *>> known;
    for (const Room &r : c.rooms) {
        const QString number = r.number.trimmed();
        if (number.isEmpty())
            return fail(ErrorCode::Invalid, field, ErrorText::tr("must not be empty"));
        std::vector<const Room *> &same = known[number];
        for (const Room *other : same) {
            if (r.sharesNightsWith(*other)) return usedTwice(field, number);
        }
        same.push_back(&r);
        if (!c.pool(r.pool)) {
            return fail(ErrorCode::Invalid, QStringLiteral("pool"),
                        ErrorText::tr("room %1 is not assigned to a pool").arg(r.number));
        }
    }
    return {};
}

Result<void> validateRoomType(const Catalogue &c, const RoomType &t)
{
    if (!c.pool(t.pool)) {
        return fail(ErrorCode::Invalid, QStringLiteral("pool"),
                    ErrorText::tr("room type %1 is not assigned to a pool").arg(t.code));
    }
    if (t.cap < 0 || t.cap > 100000) {
        return fail(ErrorCode::Invalid, QStringLiteral("rooms to sell"),
                    ErrorText::tr("the value for %1 must be between 0 and 100,000").arg(t.code));
    }
    if (t.standardGuests < 1 || t.maxGuests < t.standardGuests || t.maxGuests > 100) {
        return fail(ErrorCode::Invalid, QStringLiteral("guests"),
                    ErrorText::tr("%1 must allow 1 to 100 guests, with the maximum not below the "
                                  "standard occupancy")
                        .arg(t.code));
    }
    const int adults = t.maxAdults.value_or(1), children = t.maxChildren.value_or(0);
    if (adults < 1 || adults > t.maxGuests) {
        return fail(ErrorCode::Invalid, QStringLiteral("max adults"),
                    ErrorText::tr("%1 must allow 1 to %2 adults").arg(t.code).arg(t.maxGuests));
    }
    if (children < 0 || children > t.maxGuests) {
        return fail(ErrorCode::Invalid, QStringLiteral("max children"),
                    ErrorText::tr("%1 must allow 0 to %2 children").arg(t.code).arg(t.maxGuests));
    }
    if (t.maxAdults && t.maxChildren && adults + children < t.maxGuests) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("max adults"),
            ErrorText::tr("%1 must allow as many adults and children together as guests (%2)")
                .arg(t.code)
                .arg(t.maxGuests));
    }
    return {};
}

Result<void> validateChannel(const Channel &c)
{
    if (c.holdTtlSeconds < 1 || c.holdCeilingSeconds < c.holdTtlSeconds) {
        return fail(ErrorCode::Invalid, QStringLiteral("hold duration"),
                    ErrorText::tr("the hold duration of %1 must be at least 1 second and must not "
                                  "exceed the maximum hold duration")
                        .arg(c.name));
    }
    if (c.commissionBasisPoints < 0 || c.commissionBasisPoints > kMostCommission) {
        return fail(ErrorCode::Invalid, QStringLiteral("commission"),
                    ErrorText::tr("the commission of %1 must be between 0 and 90 %").arg(c.name));
    }
    return {};
}

/// A channel's bookings belong to one segment.
Result<void> validateSegments(const Catalogue &c)
{
    QSet<QString> codes;
    QSet<ChannelId> taken;
    for (const MarketSegment &segment : c.segments) {
        const auto ok = unique(codes, segment.code, QStringLiteral("market segment code"));
        if (!ok) return ok;
        if (segment.retiredFrom) continue;
        for (const ChannelId channel : segment.channels) {
            if (!taken.contains(channel)) {
                taken.insert(channel);
                continue;
            }
            const Channel *twice = c.channel(channel);
            return fail(ErrorCode::Invalid, QStringLiteral("market segment"),
                        ErrorText::tr("bookings of %1 can belong to one market segment only")
                            .arg(twice ? twice->name : QString::number(channel.value)));
        }
    }
    return {};
}

Result<void> validateRule(const OverbookingRule &r)
{
    if (r.amount < 0 || r.ceiling < 0 || r.minLeadDays < 0 || (r.from && r.to && *r.to < *r.from)
        || r.minLeadDays > r.maxLeadDays) {
        return fail(ErrorCode::Invalid, QStringLiteral("overbooking rule"),
                    ErrorText::tr(
                        "amounts must not be negative, and a range must not end before it starts"));
    }
    constexpr int kMostRooms = 100'000, kMostPercent = 1'000'000;  // the latter in hundredths
    if (r.ceiling > kMostRooms
        || r.amount > (r.unit == RuleUnit::Percent ? kMostPercent : kMostRooms)) {
        return fail(ErrorCode::Invalid, QStringLiteral("overbooking rule"),
                    ErrorText::tr("must not add more than %1 rooms").arg(kMostRooms));
    }
    if (r.weekdays < 1 || r.weekdays > 0x7f) {
        return fail(ErrorCode::Invalid, QStringLiteral("overbooking rule"),
                    ErrorText::tr("must apply on at least one day of the week"));
    }
    return {};
}

}  // namespace

QString positionText(double latitude, double longitude)
{
    if (latitude == 0 && longitude == 0) return {};
    return degreesText(latitude) + QStringLiteral(", ") + degreesText(longitude);
}

bool Room::sharesNightsWith(const Room &other) const
{
    const auto endsBefore = [](const Room &a, const Room &b) {
        return a.retiredFrom && b.inServiceFrom && *a.retiredFrom <= *b.inServiceFrom;
    };
    const auto isNever = [](const Room &r) {
        return r.inServiceFrom && r.retiredFrom && *r.retiredFrom <= *r.inServiceFrom;
    };
    return !isNever(*this) && !isNever(other) && !endsBefore(*this, other)
           && !endsBefore(other, *this);
}

const Pool *Catalogue::pool(PoolId id) const
{
    return find(pools, id);
}
const Room *Catalogue::room(RoomId id) const
{
    return find(rooms, id);
}
const Room *Catalogue::room(const QString &number, Night night) const
{
    const Room *found = nullptr;
    for (const Room &r : rooms) {
        if (r.number != number) continue;
        if (r.isInService(night)) return &r;
        found = &r;
    }
    return found;
}
QString Catalogue::roomNumber(RoomId id) const
{
    const Room *at = room(id);
    return at ? at->number : QString();
}
const RoomType *Catalogue::roomType(RoomTypeId id) const
{
    return find(roomTypes, id);
}
const Channel *Catalogue::channel(ChannelId id) const
{
    return find(channels, id);
}
const MarketSegment *Catalogue::segment(SegmentId id) const
{
    return find(segments, id);
}
const Channel *Catalogue::channel(ChannelKind kind) const
{
    return find(channels, kind, &Channel::kind);
}
int Catalogue::poolIndex(PoolId id) const
{
    return indexOf(pools, id);
}
int Catalogue::typeIndex(RoomTypeId id) const
{
    return indexOf(roomTypes, id);
}

int Catalogue::physical(PoolId id, Night n) const
{
    return static_cast<int>(std::count_if(rooms.begin(), rooms.end(), [&](const Room &r) {
        return r.pool == id && r.isInService(n);
    }));
}

Result<void> validate(const Catalogue &c)
{
    if (const auto ok = validateProperty(c.property); !ok) return ok;
    if (c.roomTypes.empty()) {
        return fail(ErrorCode::Invalid, QStringLiteral("room types"),
                    ErrorText::tr("at least one is required"));
    }
    QSet<QString> pools, types;
    for (const Pool &p : c.pools) {
        if (const auto ok = unique(pools, p.code, QStringLiteral("pool code")); !ok) return ok;
    }
    if (const auto ok = validateRooms(c); !ok) return ok;
    for (const RoomType &t : c.roomTypes) {
        if (const auto ok = unique(types, t.code, QStringLiteral("room type code")); !ok) return ok;
        if (const auto ok = validateRoomType(c, t); !ok) return ok;
    }
    for (const Channel &channel : c.channels) {
        if (const auto ok = validateChannel(channel); !ok) return ok;
    }
    for (const OverbookingRule &r : c.rules) {
        if (const auto ok = validateRule(r); !ok) return ok;
    }
    return validateSegments(c);
}

}  // namespace roomrack::inventory
