// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/room_choice.h"

#include "booking/readiness.h"
#include "booking/rooms_in_use.h"

#include <algorithm>

namespace roomrack::booking {

Error stillOccupied(const QString &roomNumber, BookingId inside)
{
    return {ErrorCode::WrongState, roomField(),
            ErrorText::tr("room %1 is still occupied: booking BK-%2 has not checked out")
                .arg(roomNumber)
                .arg(inside.value),
            -1};
}

Error mustKeepRoom(const QString &roomNumber, BookingId inside)
{
    return {ErrorCode::WrongState, roomField(),
            ErrorText::tr("room %1 cannot be unassigned: booking BK-%2 is in house; "
                          "move the guest to another room instead")
                .arg(roomNumber)
                .arg(inside.value),
            -1};
}

QString RoomChoice::roomNumber(int place) const
{
    return state_.catalogue.roomNumber(state_.rooms.roomAt(place));
}

tl::unexpected<Error> RoomChoice::roomTaken(int place, Stay nights, Decision &d) const
{
    bool broken = false, held = false, missing = false;
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        const qint64 taker = state_.rooms.taker(place, n);
        broken = broken || taker == inventory::kOutOfOrderTaker;
        missing = missing || taker == inventory::kNoRoomTaker;
        held = held || (taker != 0 && state_.holds.find(HoldId{taker}));
    }
    const QString why =
        missing  ? ErrorText::tr("room %1 is not in service on at least one of the nights")
        : broken ? ErrorText::tr("room %1 is out of order on at least one of the nights")
        : held   ? ErrorText::tr("room %1 is held on at least one of the nights")
                 : ErrorText::tr("room %1 is not available on at least one of the nights");
    return refuse(ErrorCode::SoldOut, roomField(), why.arg(roomNumber(place)), d);
}

bool RoomChoice::reportsFacts(const Caller &caller) const
{
    const inventory::Channel *channel = state_.channelOf(caller.channel);
    return caller.isHistory() || (channel && channel->kind == inventory::ChannelKind::Pms);
}

Result<void> RoomChoice::checkVacant(const std::vector<int> &places, Stay nights,
                                     const Booking &booking, const Caller &caller,
                                     Decision &d) const
{
    if (reportsFacts(caller)) return {};
    for (const int place : places) {
        if (!isBlocked(place, nights, booking)) continue;
        Error why = stillOccupied(roomNumber(place), occupant(place, booking.id)->id);
        // Bookings of others do not exist for a channel.
        if (isToken(caller.actor) && !state_.requests.isAtDesk(caller.actor))
            why.reason = ErrorText::tr("room %1 is still occupied").arg(roomNumber(place));
        return refuse(why.code, why.field, why.reason, d);
    }
    return {};
}

bool RoomChoice::blocks(const Booking &inside, const Booking &booking) const
{
    const bool enters = booking.status == BookingStatus::CheckedIn;
    return inside.id != booking.id && (enters || inside.stay.checkOut() != state_.today());
}

bool RoomChoice::isBlocked(int place, Stay nights, const Booking &booking) const
{
    const Booking *inside = nights.contains(state_.today()) ? occupant(place, booking.id) : nullptr;
    return inside && blocks(*inside, booking);
}

const Booking *RoomChoice::occupant(int place, BookingId entering) const
{
    const Night today = state_.today();
    std::vector<BookingId> asked;
    for (int back = 1; back <= kLongestOverdue; ++back) {
        const BookingId id{state_.rooms.taker(place, today - back)};
        const auto b = state_.bookings.constFind(id);
        if (b == state_.bookings.cend() || b->status != BookingStatus::CheckedIn
            || std::find(asked.begin(), asked.end(), id) != asked.end())
            continue;
        asked.push_back(id);
        for (const auto &[used, last] : roomsInUse(*b, today - back, entering)) {
            if (used == place && last < today) return &*b;
        }
    }
    return nullptr;
}

std::vector<std::pair<int, Night>> RoomChoice::roomsInUse(const Booking &b, Night from,
                                                          BookingId entering) const
{
    std::vector<std::pair<int, Night>> all;
    RoomsInUse<int> inUse(b.rooms);
    const Night first = std::max(from, b.stay.checkIn());
    for (Night n = state_.today(); n >= first && !inUse.isComplete(); n = n - 1) {
        std::vector<int> places;
        state_.rooms.forEachOf(Stay(n, 1), b.id.value,
                               [&](int place, Stay) { places.push_back(place); });
        for (const int place : inUse.addNight(places)) {
            if (b.rooms == 1 || !wasEntered(place, n, b, entering)) all.emplace_back(place, n);
        }
    }
    return all;
}

bool RoomChoice::wasEntered(int place, Night since, const Booking &b, BookingId entering) const
{
    for (Night n = since + 1; n <= state_.today(); ++n) {
        const qint64 taker = state_.rooms.taker(place, n);
        if (taker <= 0 || taker == b.id.value || state_.holds.find(HoldId{taker})) continue;
        if (n == state_.today() && taker == entering.value) continue;
        // Of the bookings that are closed only those that were checked out have nights.
        const auto other = state_.bookings.constFind(BookingId{taker});
        if (other == state_.bookings.cend() || other->status == BookingStatus::CheckedIn)
            return true;
    }
    return false;
}

Night RoomChoice::lastRoomNight(const Booking &b, Night until) const
{
    Night night = until;
    while (night > b.stay.checkIn() && state_.rooms.countOf(night, b.id.value) == 0)
        night = night - 1;
    return night;
}

Result<std::vector<int>> RoomChoice::namedRooms(const std::vector<RoomId> &asked, int pool,
                                                Stay nights, qint32 rooms, qint64 except,
                                                Decision &d) const
{
    std::vector<int> places;
    for (const RoomId room : asked) {
        const int place = state_.rooms.placeOf(room);
        if (place < 0) {
            return refuse(ErrorCode::Invalid, roomField(),
                          ErrorText::tr("does not belong to the booked room type"), d);
        }
        if (state_.rooms.poolAt(place) != pool) {
            return refuse(ErrorCode::Invalid, roomField(),
                          ErrorText::tr("room %1 does not belong to the booked room type")
                              .arg(roomNumber(place)),
                          d);
        }
        if (!state_.rooms.isFree(place, nights, except)
            || std::find(places.begin(), places.end(), place) != places.end())
            return roomTaken(place, nights, d);
        places.push_back(place);
    }
    if (static_cast<qint32>(places.size()) != rooms) {
        return refuse(ErrorCode::Invalid, roomField(),
                      ErrorText::tr("assign exactly %n room(s)", nullptr, rooms), d);
    }
    return places;
}

int RoomChoice::readiness(int place) const
{
    return readinessRank(state_.housekeeping.of(state_.rooms.roomAt(place)));
}

std::vector<int> RoomChoice::pick(int pool, Stay nights, qint32 rooms, Vacancy vacancy) const
{
    const bool tonight = nights.contains(state_.today());
    std::vector<int> places, dueOut, outOfService;
    qint32 found = 0;  // that no other room is preferred to
    int place = -1;
    while (found < rooms && (place = state_.rooms.firstFree(pool, nights, place + 1)) >= 0) {
        const bool vacant = !tonight || !occupant(place);
        if (!vacant && (vacancy == Vacancy::Tonight || isBlocked(place, nights, Booking())))
            continue;
        const int rank = readiness(place);
        if (rank == readinessRank(HousekeepingStatus::OutOfService)) {
            outOfService.push_back(place);
            continue;
        }
        (vacant ? places : dueOut).push_back(place);
        found += qint32(vacant && (!tonight || rank == 0));
    }
    // For a later night the present status says nothing.
    if (tonight) {
        std::stable_sort(places.begin(), places.end(),
                         [this](int a, int b) { return readiness(a) < readiness(b); });
    }
    if (std::ssize(places) > rooms) places.resize(size_t(rooms));
    const auto add = [&](const std::vector<int> &others) {
        for (size_t i = 0; i < others.size() && std::ssize(places) < rooms; ++i)
            places.push_back(others[i]);
    };
    add(dueOut);
    // They count as available, so a sale is not refused for them; a user may still move the guest.
    if (vacancy == Vacancy::Later) add(outOfService);
    return places;
}

Result<std::vector<int>> RoomChoice::freeRooms(int pool, Stay nights, qint32 rooms, Vacancy vacancy,
                                               Decision &d) const
{
    std::vector<int> places = pick(pool, nights, rooms, vacancy);
    if (static_cast<qint32>(places.size()) == rooms) return places;
    return refuse(
        ErrorCode::SoldOut, roomField(),
        ErrorText::tr("not enough rooms are available for the whole stay without a room move"), d,
        static_cast<int>(places.size()));
}

bool RoomChoice::canHoldRooms(const TakeHold &c, const StayRequest &w) const
{
    const int pool = state_.ledger.poolOf(w.type);
    if (!c.numbers.empty()) {
        return std::all_of(c.numbers.begin(), c.numbers.end(), [&](RoomId room) {
            const int place = state_.rooms.placeOf(room);
            return place >= 0 && state_.rooms.poolAt(place) == pool
                   && state_.rooms.isFree(place, w.stay)
                   && (reportsFacts(c.caller) || !isBlocked(place, w.stay, Booking()));
        });
    }
    return !c.numbered || std::ssize(pick(pool, w.stay, w.rooms, Vacancy::Later)) == w.rooms;
}

bool RoomChoice::isFullyGiven(const Booking &b, Stay nights) const
{
    const int pool = state_.ledger.poolOf(state_.typeIndex(b.counted));
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        if (state_.rooms.countOf(pool, n, b.id.value) != b.rooms) return false;
    }
    return true;
}

Result<std::vector<int>> RoomChoice::roomsAtCheckIn(const CheckIn &c, const Booking &b, Stay nights,
                                                    Decision &d) const
{
    const int pool = state_.ledger.poolOf(state_.typeIndex(b.counted));
    if (!c.rooms.empty()) return namedRooms(c.rooms, pool, nights, b.rooms, b.id.value, d);
    std::vector<int> places;
    if (!c.pickRooms || nights.nights() < 1 || isFullyGiven(b, nights)) return places;
    for (int place = state_.rooms.begin(pool); place < state_.rooms.end(pool); ++place) {
        if (static_cast<qint32>(places.size()) == b.rooms) break;
        if (state_.rooms.taker(place, nights.checkIn()) == b.id.value
            && state_.rooms.isFree(place, nights, b.id.value))
            places.push_back(place);
    }
    const auto others =
        freeRooms(pool, nights, b.rooms - static_cast<qint32>(places.size()), Vacancy::Tonight, d);
    if (!others) return others;
    places.insert(places.end(), others->begin(), others->end());
    return places;
}

std::vector<int> RoomChoice::roomsTonight(const Booking &b, const std::vector<int> &chosen) const
{
    std::vector<int> places = chosen;
    const Stay tonight(state_.today(), 1);
    if (places.empty()) {
        state_.rooms.forEachOf(state_.ledger.poolOf(state_.typeIndex(b.counted)), tonight,
                               b.id.value, [&](int place, Stay) { places.push_back(place); });
    }
    return places;
}

Stay RoomChoice::nightsToGive(Stay stay, const Caller &caller) const
{
    const Night from =
        std::max(stay.checkIn(), caller.isHistory() ? state_.roomsKnownFrom : state_.today());
    return Stay(from, std::max(0, stay.checkOut() - from));
}

std::vector<int> RoomChoice::placesOf(const Hold &hold) const
{
    std::vector<int> places;
    if (!hold.numbered) return places;
    state_.rooms.forEachOf(state_.ledger.poolOf(state_.typeIndex(hold.roomType)), hold.stay,
                           hold.id.value, [&](int place, Stay) { places.push_back(place); });
    return places;
}

std::vector<RoomId> RoomChoice::roomIdsOf(const Hold &hold) const
{
    std::vector<RoomId> rooms;
    for (const int place : placesOf(hold)) rooms.push_back(state_.rooms.roomAt(place));
    return rooms;
}

}  // namespace roomrack::booking
