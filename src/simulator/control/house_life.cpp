// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/house_life.h"

#include <algorithm>

namespace roomrack::simulator {

namespace fias = protocols::fias;

using Kind = HouseDeed::Kind;

namespace {

const QTime kFirstLeave(6, 30), kLastLeave(22, 0), kFirstCome(14, 0), kLastCome(23, 30);
constexpr int kLongestRepair = 3;  ///< nights
constexpr int kMostADue = 1'000;   ///< caps the backlog after the machine slept

template <typename T>
const T &oneOf(const std::vector<T> &all, core::Random &random)
{
    return all[size_t(random.below(int(all.size())))];
}

}  // namespace

int HouseLife::due(qint64 passedMicros, const HouseHabits &habits)
{
    const double minutes = double(std::max<qint64>(0, passedMicros)) / double(60 * kSecond);
    due_ += habits.perMinute * minutes * 2 * random_.real();
    const int things = std::min(int(due_), kMostADue);
    due_ -= int(due_);
    return things;
}

QString HouseLife::freeRoom(const House &house, const QString &type)
{
    std::vector<QString> free;
    for (const HouseRoom &room : house.rooms()) {
        if (room.types.contains(type) && house.isFree(room.number)) free.push_back(room.number);
    }
    return free.empty() ? QString() : oneOf(free, random_);
}

/// Rooms return on the planned date.
std::optional<HouseDeed> HouseLife::repair(const House &house, Night today) const
{
    for (const auto &[room, until] : house.outOfOrder()) {
        if (until > today) continue;
        HouseDeed back;
        back.kind = Kind::RoomBack;
        back.room = room;
        return back;
    }
    return std::nullopt;
}

std::optional<HouseDeed> HouseLife::leave(const House &house, Night today)
{
    std::vector<HouseDeed> leaving;
    for (const fias::Guest &guest : house.inHouse()) {
        if (guest.departure.value_or(today) > today) continue;
        HouseDeed deed;
        deed.kind = Kind::CheckOut;
        deed.reservation = guest.reservation;
        deed.room = guest.room;
        leaving.push_back(std::move(deed));
    }
    if (leaving.empty()) return std::nullopt;
    return oneOf(leaving, random_);
}

/// A guest with a very recent booking may still change it.
std::optional<HouseDeed> HouseLife::come(const House &house, const HouseHabits &habits, Instant now)
{
    const Night today = house.today(now);
    const Instant settled = now - habits.settledMinutes * 60 * kSecond;
    std::vector<const protocols::Reservation *> coming;
    for (const auto &[id, r] : house.told().reservations()) {
        const bool isToday = !r.stays.empty() && r.stays.front().stay.checkIn() == today;
        if (!isToday || house.missing(r) == 0) continue;
        if (r.created.value_or(Instant()) <= settled) coming.push_back(&r);
    }
    while (!coming.empty()) {
        const int at = random_.below(int(coming.size()));
        const protocols::Reservation &r = *coming[size_t(at)];
        HouseDeed deed;
        deed.reservation = r.id;
        deed.room = freeRoom(house, r.stays.front().roomTypeCode);
        if (!deed.room.isEmpty()) return deed;
        coming.erase(coming.begin() + at);
    }
    return std::nullopt;
}

std::optional<HouseDeed> HouseLife::seldom(const House &house, const HouseHabits &habits,
                                           Night today)
{
    const double dice = random_.real();
    if (dice < habits.outOfOrder && !house.rooms().empty()) {
        HouseDeed deed;
        deed.kind = Kind::RoomOut;
        deed.room = oneOf(house.rooms(), random_).number;
        deed.until = today + random_.between(1, kLongestRepair);
        return house.isFree(deed.room) ? std::optional(deed) : std::nullopt;
    }
    if (house.inHouse().empty() || dice > habits.outOfOrder + habits.moves + habits.longer)
        return std::nullopt;
    const fias::Guest &guest = oneOf(house.inHouse(), random_);
    HouseDeed deed;
    deed.reservation = guest.reservation;
    deed.room = guest.room;
    if (dice < habits.outOfOrder + habits.longer) {
        if (!guest.departure) return std::nullopt;
        deed.kind = Kind::Stay;
        deed.until = std::max(*guest.departure, today) + 1;
        return deed;
    }
    const auto room = std::find_if(house.rooms().begin(), house.rooms().end(),
                                   [&](const HouseRoom &r) { return r.number == guest.room; });
    if (room == house.rooms().end() || room->types.isEmpty()) return std::nullopt;
    deed.kind = Kind::Move;
    deed.to = freeRoom(house, room->types.front());
    return deed.to.isEmpty() ? std::nullopt : std::optional(deed);
}

std::optional<HouseDeed> HouseLife::next(const House &house, const HouseHabits &habits, Instant now)
{
    const Night today = house.today(now);
    const QTime time = house.timeOfDay(now);
    const auto within = [&](QTime first, QTime last) {
        return habits.anyHour || (time >= first && time <= last);
    };
    if (!within(kFirstLeave, kLastCome)) return std::nullopt;
    if (auto back = repair(house, today)) return back;
    if (auto deed = seldom(house, habits, today)) return deed;
    const bool mayLeave = within(kFirstLeave, kLastLeave), mayCome = within(kFirstCome, kLastCome);
    if (mayLeave && (!mayCome || random_.chance(0.5))) {
        if (auto deed = leave(house, today)) return deed;
    }
    if (mayCome) {
        if (auto deed = come(house, habits, now)) return deed;
    }
    return mayLeave ? leave(house, today) : std::nullopt;
}

}  // namespace roomrack::simulator
