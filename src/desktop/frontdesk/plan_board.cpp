// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/plan_board.h"

#include "booking/readiness.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QHash>

#include <algorithm>
#include <tuple>

namespace roomrack::desktop {

namespace {

struct PlanBoardWords {
    Q_DECLARE_TR_FUNCTIONS(PlanBoard)
};

/// Longer gaps are treated as equal, in nights.
constexpr int kWideGap = 30;

struct TypesOfPool {
    QString names;
    QString brief;  ///< of a room's row: the codes, if there are several types
};

TypesOfPool typesOf(const inventory::Catalogue &catalogue, PoolId pool)
{
    QStringList names, codes;
    for (const inventory::RoomType &type : catalogue.roomTypes) {
        if (type.pool != pool) continue;
        names << type.name;
        codes << type.code;
    }
    const QString separator = QStringLiteral(" · ");
    return {names.join(separator), names.size() == 1 ? names.first() : codes.join(separator)};
}

std::vector<PlanOccupant> occupants(const storage::RoomPlan &plan, Night today)
{
    std::vector<PlanOccupant> occupants;
    for (const storage::RoomPlan::Given &g : plan.occupied) {
        const auto row = std::find_if(plan.bookings.begin(), plan.bookings.end(),
                                      [&g](const auto &r) { return r.booking.id == g.booking; });
        const bool stays = row != plan.bookings.end() && row->booking.stay.checkOut() > today;
        occupants.push_back({g.room, g.booking, g.nights.nights() == 1 && !stays});
    }
    return occupants;
}

/// Bars that fit no single room come first in their type, because a clerk must act on them.
void sortWaiting(std::vector<PlanBar> &bars, const inventory::Catalogue &catalogue)
{
    const auto place = [&types = catalogue.roomTypes](const PlanBar &bar) {
        const auto at = std::find_if(types.begin(), types.end(),
                                     [&bar](const auto &type) { return type.id == bar.type; });
        return std::tuple(at - types.begin(), bar.fits, bar.nights.checkIn());
    };
    std::stable_sort(bars.begin(), bars.end(),
                     [&place](const PlanBar &a, const PlanBar &b) { return place(a) < place(b); });
}

bool isOutOfService(const booking::Housekeeping &statuses, RoomId room)
{
    return statuses.of(room) == booking::HousekeepingStatus::OutOfService;
}

/// Whether the booking has the place on the night before or after: then the guest does not move.
bool continues(const inventory::RoomLedger &taken, int place, Stay nights, BookingId booking)
{
    const auto has = [&](Night n) {
        return taken.covers(n) && taken.taker(place, n) == booking.value;
    };
    return has(nights.checkIn() - 1) || has(nights.checkOut());
}

bool containsNight(const std::vector<Stay> &stays, Night night)
{
    return std::any_of(stays.begin(), stays.end(), [night](Stay s) { return s.contains(night); });
}

bool hasBarOn(const PlanRow &row, Stay nights)
{
    return std::any_of(row.bars.begin(), row.bars.end(),
                       [nights](const PlanBar &bar) { return bar.nights.overlaps(nights); });
}

std::vector<Stay> nightsWithout(const inventory::Room &room, Stay nights)
{
    std::vector<Stay> without;
    const Night from = nights.checkIn(), to = nights.checkOut();
    const Night begins = std::clamp(room.inServiceFrom.value_or(from), from, to);
    if (begins > from) without.emplace_back(from, begins - from);
    const Night ends = std::clamp(room.retiredFrom.value_or(to), begins, to);
    if (ends < to) without.emplace_back(ends, to - ends);
    return without;
}

}  // namespace

const PlanHold *PlanRow::holdAt(Night night) const
{
    const auto at = std::find_if(held.begin(), held.end(),
                                 [night](const PlanHold &h) { return h.nights.contains(night); });
    return at == held.end() ? nullptr : &*at;
}

bool PlanRow::isInService(Night night) const
{
    return !containsNight(notInService, night);
}

PlanBoard::PlanBoard(const inventory::Catalogue &catalogue, const storage::RoomPlan &plan,
                     Stay nights, Stay near, Night today, booking::Housekeeping housekeeping,
                     const std::vector<PlanHold> &held)
    : catalogue_(catalogue), taken_(catalogue, nights.checkIn(), nights.nights()),
      housekeeping_(std::move(housekeeping)), nights_(nights), near_(near), today_(today)
{
    // A hold that was confirmed since is among the bookings, which count.
    for (const PlanHold &h : held) {
        const int place = taken_.placeOf(h.room);
        if (place >= 0) taken_.set(place, h.nights, h.hold.value);
    }
    for (const storage::RoomPlan::Given &g : plan.given) {
        const int place = taken_.placeOf(g.room);
        if (place >= 0)
            taken_.set(place, g.nights, g.booking ? g.booking.value : inventory::kOutOfOrderTaker);
    }
    occupied_ = occupants(plan, today);
    waiting_ = withoutRoom(plan);
    sortWaiting(waiting_, catalogue);
    rows_.push_back(
        {PlanRow::Kind::Unassigned, -1, {}, PlanBoardWords::tr("Unassigned"), {}, {}, {}, {}});
    addRooms(catalogue, plan, held);
}

PlanBar PlanBoard::barOf(const storage::BookingRow &row, Stay nights) const
{
    const booking::Booking &b = row.booking;
    const inventory::RoomType *type = catalogue_.roomType(b.counted);
    return {b.id,
            b.version,
            row.guest.name.isEmpty() ? bookingNumber(b.id) : row.guest.name,
            b.status,
            b.stay,
            nights,
            type ? catalogue_.poolIndex(type->pool) : -1,
            b.counted,
            {},
            true};
}

/// For each open booking the runs of nights on which rooms are unassigned, one bar per room.
std::vector<PlanBar> PlanBoard::withoutRoom(const storage::RoomPlan &plan) const
{
    std::vector<PlanBar> waiting;
    for (const storage::BookingRow &row : plan.bookings) {
        const booking::Booking &b = row.booking;
        const PlanBar whole = barOf(row, b.stay);
        const bool inside = b.status == booking::BookingStatus::CheckedIn;
        // A guest in house has the room of tonight though it is of another type: the guest is moved
        // from it, and does not wait for one.
        const auto roomsOn = [&](Night n) {
            return inside && n == today_ ? taken_.countOf(n, b.id.value)
                                         : taken_.countOf(whole.pool, n, b.id.value);
        };
        const bool stillInside =
            std::any_of(occupied_.begin(), occupied_.end(),
                        [&b](const PlanOccupant &o) { return o.booking == b.id; });
        if (!booking::isOpen(b.status) || whole.pool < 0 || !b.stay.overlaps(near_)) continue;
        const Night from = std::max({b.stay.checkIn(), today_, nights_.checkIn()});
        const Night to = std::min(b.stay.checkOut(), nights_.checkOut());
        for (int room = 0; room < b.rooms; ++room) {
            for (Night n = from; n < to; ++n) {
                const Night start = n;
                while (n < to && b.rooms - roomsOn(n) > room) ++n;
                if (n == start) continue;
                PlanBar bar = whole;
                bar.nights = Stay(start, n - start);
                bar.fits = firstFit(bar, bar.nights) >= 0;
                bar.moves = stillInside && bar.nights.contains(today_);
                waiting.push_back(bar);
            }
        }
    }
    return waiting;
}

void PlanBoard::addRooms(const inventory::Catalogue &catalogue, const storage::RoomPlan &plan,
                         const std::vector<PlanHold> &held)
{
    QHash<qint64, const storage::BookingRow *> bookings;
    for (const storage::BookingRow &row : plan.bookings)
        bookings.insert(row.booking.id.value, &row);
    QHash<qint64, std::vector<storage::RoomPlan::Given>> given;
    for (const storage::RoomPlan::Given &g : plan.given) given[g.room.value].push_back(g);
    const auto detailOf = [this](RoomId room, const QString &otherwise) {
        const PlanOccupant *inside = occupant(room);
        if (!inside) return otherwise;
        return inside->dueOut ? PlanBoardWords::tr("Due out") : PlanBoardWords::tr("Overdue");
    };
    for (size_t pool = 0; pool < catalogue.pools.size(); ++pool) {
        const int index = static_cast<int>(pool);
        const TypesOfPool types = typesOf(catalogue, catalogue.pools[pool].id);
        const QString &heading = types.names.isEmpty() ? catalogue.pools[pool].name : types.names;
        rows_.push_back({PlanRow::Kind::Pool, index, {}, heading, {}, {}, {}, {}});
        for (int place = taken_.begin(index); place < taken_.end(index); ++place) {
            const RoomId room = taken_.roomAt(place);
            PlanRow row{PlanRow::Kind::Room,         index, room, roomNumber(room),
                        detailOf(room, types.brief), {},    {},   {}};
            for (const PlanHold &h : held) {
                const bool known = bookings.contains(h.hold.value);
                if (h.room == room && !known && h.nights.overlaps(nights_)) row.held.push_back(h);
            }
            for (const storage::RoomPlan::Given &g : given.value(room.value)) {
                const auto known = bookings.constFind(g.booking.value);
                if (!g.booking) {
                    row.outOfOrder.push_back(g.nights);
                } else if (known != bookings.cend()) {
                    PlanBar bar = barOf(**known, g.nights);
                    bar.room = room;
                    bar.kept =
                        bar.status == booking::BookingStatus::CheckedIn
                        && nightsToMove(bar).contains(today_)
                        && taken_.countOf(today_, g.booking.value) <= (*known)->booking.rooms;
                    row.bars.push_back(std::move(bar));
                }
            }
            const inventory::Room *known = catalogue.room(room);
            if (known) row.notInService = nightsWithout(*known, nights_);
            // One that does not exist on the nights in view is left out, unless a guest has it.
            const bool serves = !known || nightsWithout(*known, near_) != std::vector{near_};
            if (serves || occupant(room) || hasBarOn(row, near_)) rows_.push_back(std::move(row));
        }
    }
}

int PlanBoard::rowOf(RoomId room) const
{
    const auto at = std::find_if(rows_.begin(), rows_.end(), [room](const PlanRow &row) {
        return row.kind == PlanRow::Kind::Room && row.room == room;
    });
    return at == rows_.end() ? -1 : static_cast<int>(at - rows_.begin());
}

const PlanBar *PlanBoard::barAt(int row, Night night) const
{
    if (row < 0 || size_t(row) >= rows_.size()) return nullptr;
    for (const PlanBar &bar : rows_[size_t(row)].bars) {
        if (bar.nights.contains(night)) return &bar;
    }
    return nullptr;
}

std::optional<std::pair<int, PlanBar>> PlanBoard::find(BookingId booking) const
{
    for (size_t row = 0; row < rows_.size(); ++row) {
        for (const PlanBar &bar : rows_[row].bars) {
            if (bar.booking == booking) return std::pair(static_cast<int>(row), bar);
        }
    }
    for (const PlanBar &bar : waiting_) {
        if (bar.booking == booking) return std::pair(-1, bar);
    }
    return std::nullopt;
}

int PlanBoard::unassignedOn(Night night) const
{
    return static_cast<int>(
        std::count_if(waiting_.begin(), waiting_.end(),
                      [night](const PlanBar &bar) { return bar.nights.contains(night); }));
}

bool PlanBoard::isOutOfOrder(int row, Night night) const
{
    return containsNight(rows_[size_t(row)].outOfOrder, night);
}

Stay PlanBoard::nightsToMove(const PlanBar &bar) const
{
    const Night from = std::max(bar.nights.checkIn(), today_);
    const bool cut = bar.nights.checkOut() == nights_.checkOut();
    const Night to = cut ? bar.stay.checkOut() : bar.nights.checkOut();
    return Stay(from, std::max(0, to - from));
}

void PlanBoard::reserve(const PlanBar &bar, RoomId room)
{
    taken_.set(taken_.placeOf(room), nightsToMove(bar), bar.booking.value);
}

int PlanBoard::gapAround(int place, Stay nights) const
{
    int gap = 0;
    for (Night n = nights.checkIn() - 1; gap < kWideGap && taken_.covers(n); n = n - 1, ++gap) {
        if (taken_.taker(place, n) != 0) break;
    }
    int after = 0;
    for (Night n = nights.checkOut(); after < kWideGap && taken_.covers(n); n = n + 1, ++after) {
        if (taken_.taker(place, n) != 0) break;
    }
    return gap + after;
}

const PlanOccupant *PlanBoard::occupant(RoomId room) const
{
    const auto at = std::find_if(occupied_.begin(), occupied_.end(),
                                 [room](const PlanOccupant &o) { return o.room == room; });
    return at == occupied_.end() ? nullptr : &*at;
}

/// Of a room that is free on the nights of the bar, by the rule of the engine.
PlanFit PlanBoard::vacancy(const PlanBar &bar, int place) const
{
    const RoomId room = taken_.roomAt(place);
    const PlanFit free =
        isOutOfService(housekeeping_, room) ? PlanFit::OutOfService : PlanFit::Free;
    if (!nightsToMove(bar).contains(today_)) return free;
    const PlanOccupant *inside = occupant(room);
    if (!inside || inside->booking == bar.booking) return free;
    const bool later = bar.status == booking::BookingStatus::Confirmed;
    return later && inside->dueOut ? std::max(free, PlanFit::DueOut) : PlanFit::Occupied;
}

/// The first place from `from` on that is free on these nights and not occupied; -1: none.
int PlanBoard::firstFit(const PlanBar &bar, Stay nights, int from) const
{
    int place = taken_.firstFree(bar.pool, nights, from);
    while (place >= 0 && !isPossible(vacancy(bar, place)))
        place = taken_.firstFree(bar.pool, nights, place + 1);
    return place;
}

RoomId PlanBoard::bestRoom(const PlanBar &bar) const
{
    RoomId best;
    std::tuple least(PlanFit::OtherKind, false, 0, 0);
    const Stay nights = nightsToMove(bar);
    if (nights.checkOut() > nights_.checkOut()) return {};
    const bool tonight = nights.contains(today_);
    for (int place = firstFit(bar, nights); place >= 0; place = firstFit(bar, nights, place + 1)) {
        const RoomId room = taken_.roomAt(place);
        const std::tuple rank(vacancy(bar, place), !continues(taken_, place, nights, bar.booking),
                              tonight ? booking::readinessRank(housekeeping_.of(room)) : 0,
                              gapAround(place, nights));
        if (rank >= least) continue;
        least = rank;
        best = room;
    }
    return best;
}

std::vector<PlanPart> PlanBoard::split(const PlanBar &bar) const
{
    std::vector<PlanPart> parts;
    Stay rest = nightsToMove(bar);
    while (rest.nights() > 0) {
        PlanPart best;
        std::tuple longest(false, 0, 0);  // in service, nights, ready
        for (int place = taken_.begin(bar.pool); place < taken_.end(bar.pool); ++place) {
            int free = 0;
            const bool tonight = rest.contains(today_);
            if (tonight && !isPossible(vacancy(bar, place))) continue;
            while (free < rest.nights() && taken_.taker(place, rest.checkIn() + free) == 0) ++free;
            const RoomId room = taken_.roomAt(place);
            const bool inService = !isOutOfService(housekeeping_, room);
            const std::tuple part(free > 0 && inService, free,
                                  -(tonight ? booking::readinessRank(housekeeping_.of(room)) : 0));
            if (free == 0 || (best.room && part <= longest)) continue;
            longest = part;
            best = {room, Stay(rest.checkIn(), free), !inService};
        }
        if (!best.room) return {};
        parts.push_back(best);
        rest = Stay(best.nights.checkOut(), rest.nights() - best.nights.nights());
    }
    return parts;
}

QString PlanBoard::roomNumber(RoomId room) const
{
    return catalogue_.roomNumber(room);
}

QString PlanBoard::typeName(RoomTypeId type) const
{
    const inventory::RoomType *known = catalogue_.roomType(type);
    return known ? known->name : QString();
}

PlanFit PlanBoard::fit(const PlanBar &bar, RoomId room) const
{
    const int place = taken_.placeOf(room);
    if (place < 0 || taken_.poolAt(place) != bar.pool) return PlanFit::OtherKind;
    const bool free = taken_.isFree(place, nightsToMove(bar), bar.booking.value);
    return free ? vacancy(bar, place) : PlanFit::Taken;
}

}  // namespace roomrack::desktop
