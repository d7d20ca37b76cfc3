// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/description/obstacles.h"

#include "booking/description/item_names.h"
#include "booking/rules/room_choice.h"
#include "core/error_values.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

using Why = Obstacle::Why;

class ObstacleFinder {
public:
    ObstacleFinder(const PropertyState &state, const DescriptionPlan &plan)
        : state_(state), plan_(plan), from_(std::max(state.today(), state.ledger.first())),
          end_(state.ledger.end())
    {}

    std::vector<Obstacle> find();

private:
    /// The item of an obstacle.
    struct Of {
        ItemKind kind;
        qint64 item;
        QString name;
    };

    void addRoom(const inventory::Room &before, const inventory::Room &after);
    void addTaken(const Of &of, int place, Night n);
    void addGuestInside(const Of &of, int place);
    void addType(const inventory::RoomType &before, const inventory::RoomType &after);
    void addPool(int pool);
    /// Open bookings and holds of the room types on nights from `first` to before `end`.
    template <typename IsOf>
    void addStays(const Of &of, Night first, Night end, IsOf isOf);
    void add(const Of &of, Why why, qint64 subject, Night first, int nights);

    const PropertyState &state_;
    const DescriptionPlan &plan_;
    const Night from_, end_;
    std::vector<Obstacle> found_;
};

std::vector<Obstacle> ObstacleFinder::find()
{
    for (const inventory::Room &room : plan_.before.rooms) {
        if (const auto *after = itemWith(plan_.after.rooms, room.id)) addRoom(room, *after);
    }
    for (const inventory::RoomType &type : plan_.before.roomTypes) {
        if (const auto *after = itemWith(plan_.after.roomTypes, type.id)) addType(type, *after);
    }
    if (!plan_.after.rooms.empty() && plan_.ledger) {
        for (int pool = 0; pool < state_.ledger.pools(); ++pool) addPool(pool);
    }
    return std::move(found_);
}

void ObstacleFinder::add(const Of &of, Why why, qint64 subject, Night first, int nights)
{
    if (!found_.empty()) {
        Obstacle &last = found_.back();
        if (last.why == why && last.kind == of.kind && last.item == of.item
            && last.subject == subject && last.first + last.nights == first) {
            last.nights += nights;
            return;
        }
    }
    if (found_.size() < kMostEffects)
        found_.push_back({why, of.kind, of.item, of.name, subject, first, nights});
}

void ObstacleFinder::addRoom(const inventory::Room &before, const inventory::Room &after)
{
    const int place = state_.rooms.placeOf(before.id);
    if (place < 0) return;
    const Of of{ItemKind::Room, before.id.value, before.number};
    for (Night n = from_; n < end_; ++n) {
        if (before.isInService(n) && !after.isInService(n)) addTaken(of, place, n);
    }
    const Night today = state_.today();
    if (before.isInService(today) && !after.isInService(today)) addGuestInside(of, place);
}

void ObstacleFinder::addTaken(const Of &of, int place, Night n)
{
    const qint64 taker = state_.rooms.taker(place, n);
    if (taker == 0 || taker == inventory::kNoRoomTaker) return;
    if (taker == inventory::kOutOfOrderTaker) return add(of, Why::OutOfOrder, 0, n, 1);
    const auto booking = state_.bookings.constFind(BookingId{taker});
    const bool inHouse =
        booking != state_.bookings.cend() && booking->status == BookingStatus::CheckedIn;
    const bool held = booking == state_.bookings.cend() && state_.holds.find(HoldId{taker});
    add(of, held ? Why::Hold : inHouse ? Why::InHouse : Why::Booking, taker, n, 1);
}

/// A guest who has the room no longer, but has not left it.
void ObstacleFinder::addGuestInside(const Of &of, int place)
{
    const Booking *inside = RoomChoice(state_).occupant(place);
    if (!inside) return;
    const bool known = std::any_of(found_.begin(), found_.end(), [&](const Obstacle &o) {
        return o.kind == of.kind && o.item == of.item && o.subject == inside->id.value;
    });
    if (!known) add(of, Why::InHouse, inside->id.value, state_.today(), 1);
}

void ObstacleFinder::addType(const inventory::RoomType &before, const inventory::RoomType &after)
{
    const Of of{ItemKind::RoomType, before.id.value, before.name};
    const Night end = before.retiredFrom ? std::min(end_, *before.retiredFrom) : end_;
    if (after.retiredFrom && *after.retiredFrom < end) {
        addStays(of, std::max(from_, *after.retiredFrom), end,
                 [&](RoomTypeId type) { return type == before.id; });
    }
    if (after.standardGuests == before.standardGuests) return;
    const int type = state_.typeIndex(before.id);
    for (const pricing::RatePlan &plan : state_.rates.plans()) {
        const auto guests = state_.rates.guestsWithRates(type, plan.id);
        if (std::find(guests.begin(), guests.end(), after.standardGuests) != guests.end())
            return add(of, Why::Rates, after.standardGuests, from_, 0);
    }
}

template <typename IsOf>
void ObstacleFinder::addStays(const Of &of, Night first, Night end, IsOf isOf)
{
    struct Found {
        Night arrival;
        qint64 id;
        Why why;
        Stay nights;
    };
    std::vector<Found> all;
    const auto look = [&](qint64 id, Stay stay, Why why) {
        const Night from = std::max(first, stay.checkIn()), to = std::min(end, stay.checkOut());
        if (from < to) all.push_back({stay.checkIn(), id, why, Stay(from, to - from)});
    };
    for (const Booking &b : std::as_const(state_.bookings)) {
        if (countsAsSold(b.status) && isOf(b.counted))
            look(b.id.value, b.stay,
                 b.status == BookingStatus::CheckedIn ? Why::InHouse : Why::Booking);
    }
    state_.holds.forEach([&](const Hold &hold) {
        if (isOf(hold.roomType)) look(hold.id.value, hold.stay, Why::Hold);
    });
    std::sort(all.begin(), all.end(), [](const Found &a, const Found &b) {
        return std::pair(a.arrival, a.id) < std::pair(b.arrival, b.id);
    });
    for (const Found &one : all)
        add(of, one.why, one.id, one.nights.checkIn(), one.nights.nights());
}

void ObstacleFinder::addPool(int pool)
{
    const inventory::Pool &described = state_.catalogue.pools[size_t(pool)];
    const int after = plan_.catalogue.poolIndex(described.id);
    const Of of{ItemKind::Pool, described.id.value, described.name};
    std::optional<Night> bare;  // the first night without a room
    for (Night n = from_; n < end_; ++n) {
        const inventory::PoolNight &cell = state_.ledger.pool(pool, n);
        const int was = state_.ledger.physical(pool, n), is = plan_.ledger->physical(after, n);
        if (is >= was) continue;
        if (cell.outOfOrder > is) add(of, Why::OutOfOrder, 0, n, 1);
        if (is > 0 || cell.sold + cell.held == 0) continue;
        if (!bare) bare = n;
        add(of, Why::LastRoom, 0, n, 1);
    }
    if (!bare) return;
    addStays(of, *bare, end_, [&](RoomTypeId type) {
        const int index = state_.typeIndex(type);
        return index >= 0 && state_.ledger.poolOf(index) == pool;
    });
}

}  // namespace

std::vector<Obstacle> obstaclesOf(const PropertyState &state, const DescriptionPlan &plan)
{
    return ObstacleFinder(state, plan).find();
}

QString obstacleText(const Obstacle &o)
{
    const QString night = errorDate(o.first);
    const QString name = o.kind == ItemKind::Room ? ErrorText::tr("room %1").arg(o.name) : o.name;
    switch (o.why) {
    case Why::Booking:
        return ErrorText::tr("%1: booking BK-%2 needs it on %3")
            .arg(name)
            .arg(o.subject)
            .arg(night);
    case Why::Hold: return ErrorText::tr("%1: a hold needs it on %2").arg(name, night);
    case Why::InHouse:
        return ErrorText::tr("%1: the guest of booking BK-%2 is in house").arg(name).arg(o.subject);
    case Why::OutOfOrder:
        return o.kind == ItemKind::Room
                   ? ErrorText::tr("%1 is out of order on %2; return it to service first")
                         .arg(name, night)
                   : ErrorText::tr("%1 would have fewer rooms than are out of order on %2")
                         .arg(name, night);
    case Why::LastRoom:
        return ErrorText::tr("%1 would have no room on %2, but has bookings or holds")
            .arg(name, night);
    case Why::Rates:
        return ErrorText::tr("%1 has rates for %n guest(s); clear them first", nullptr,
                             int(o.subject))
            .arg(name);
    }
    return {};
}

}  // namespace roomrack::booking
