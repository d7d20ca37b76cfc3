// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/pms_activity.h"

#include <algorithm>

namespace roomrack::simulator {

namespace fias = protocols::fias;

using Kind = PmsAction::Kind;

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

int PmsActivity::due(qint64 passedMicros, const PmsHabits &habits)
{
    const double minutes = double(std::max<qint64>(0, passedMicros)) / double(60 * kSecond);
    due_ += habits.perMinute * minutes * 2 * random_.real();
    const int things = std::min(int(due_), kMostADue);
    due_ -= int(due_);
    return things;
}

QString PmsActivity::freeRoom(const MockProperty &house, const QString &type)
{
    std::vector<QString> free;
    for (const PmsRoom &room : house.rooms()) {
        if (room.types.contains(type) && house.isFree(room.number)) free.push_back(room.number);
    }
    return free.empty() ? QString() : oneOf(free, random_);
}

/// Rooms return on the planned date.
std::optional<PmsAction> PmsActivity::repair(const MockProperty &house, Night today) const
{
    for (const auto &[room, until] : house.outOfOrder()) {
        if (until > today) continue;
        PmsAction back;
        back.kind = Kind::RoomBack;
        back.room = room;
        return back;
    }
    return std::nullopt;
}

std::optional<PmsAction> PmsActivity::leave(const MockProperty &house, Night today)
{
    std::vector<PmsAction> leaving;
    for (const fias::Guest &guest : house.inHouse()) {
        if (guest.departure.value_or(today) > today) continue;
        PmsAction mockAction;
        mockAction.kind = Kind::CheckOut;
        mockAction.reservation = guest.reservation;
        mockAction.room = guest.room;
        leaving.push_back(std::move(mockAction));
    }
    if (leaving.empty()) return std::nullopt;
    return oneOf(leaving, random_);
}

/// A guest with a very recent booking may still change it.
std::optional<PmsAction> PmsActivity::come(const MockProperty &house, const PmsHabits &habits,
                                           Instant now)
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
        PmsAction mockAction;
        mockAction.reservation = r.id;
        mockAction.room = freeRoom(house, r.stays.front().roomTypeCode);
        if (!mockAction.room.isEmpty()) return mockAction;
        coming.erase(coming.begin() + at);
    }
    return std::nullopt;
}

std::optional<PmsAction> PmsActivity::seldom(const MockProperty &house, const PmsHabits &habits,
                                             Night today)
{
    const double dice = random_.real();
    if (dice < habits.outOfOrder && !house.rooms().empty()) {
        PmsAction mockAction;
        mockAction.kind = Kind::RoomOut;
        mockAction.room = oneOf(house.rooms(), random_).number;
        mockAction.until = today + random_.between(1, kLongestRepair);
        return house.isFree(mockAction.room) ? std::optional(mockAction) : std::nullopt;
    }
    if (house.inHouse().empty() || dice > habits.outOfOrder + habits.moves + habits.longer)
        return std::nullopt;
    const fias::Guest &guest = oneOf(house.inHouse(), random_);
    PmsAction mockAction;
    mockAction.reservation = guest.reservation;
    mockAction.room = guest.room;
    if (dice < habits.outOfOrder + habits.longer) {
        if (!guest.departure) return std::nullopt;
        mockAction.kind = Kind::Stay;
        mockAction.until = std::max(*guest.departure, today) + 1;
        return mockAction;
    }
    const auto room = std::find_if(house.rooms().begin(), house.rooms().end(),
                                   [&](const PmsRoom &r) { return r.number == guest.room; });
    if (room == house.rooms().end() || room->types.isEmpty()) return std::nullopt;
    mockAction.kind = Kind::Move;
    mockAction.to = freeRoom(house, room->types.front());
    return mockAction.to.isEmpty() ? std::nullopt : std::optional(mockAction);
}

std::optional<PmsAction> PmsActivity::next(const MockProperty &house, const PmsHabits &habits,
                                           Instant now)
{
    const Night today = house.today(now);
    const QTime time = house.timeOfDay(now);
    const auto within = [&](QTime first, QTime last) {
        return habits.anyHour || (time >= first && time <= last);
    };
    if (!within(kFirstLeave, kLastCome)) return std::nullopt;
    if (auto back = repair(house, today)) return back;
    if (auto mockAction = seldom(house, habits, today)) return mockAction;
    const bool mayLeave = within(kFirstLeave, kLastLeave), mayCome = within(kFirstCome, kLastCome);
    if (mayLeave && (!mayCome || random_.chance(0.5))) {
        if (auto mockAction = leave(house, today)) return mockAction;
    }
    if (mayCome) {
        if (auto mockAction = come(house, habits, now)) return mockAction;
    }
    return mayLeave ? leave(house, today) : std::nullopt;
}

}  // namespace roomrack::simulator
