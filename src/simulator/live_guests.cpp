// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/live_guests.h"

#include "simulator/demo_names.h"
#include "simulator/pick.h"
#include "simulator/real_hotel.h"

namespace roomrack::simulator {

namespace {

constexpr qint64 kLongestPause = 120 * kSecond;

/// The hold of any command that contains one, for its caller.
const booking::TakeHold &holdOf(const booking::Command &command)
{
    const auto *cheapest = std::get_if<booking::TakeCheapest>(&command);
    return cheapest ? cheapest->hold : std::get<booking::TakeHold>(command);
}

}  // namespace

LiveGuests::LiveGuests(Ask ask, const inventory::Catalogue &hotel,
                       std::vector<pricing::RatePlan> plans, GuestOptions options)
    : ask_(std::move(ask)), hotel_(hotel), ratePlans_(std::move(plans)), options_(options),
      zone_(core::timeZone(hotel.property.timeZone).value_or(QTimeZone::utc())),
      random_(options.seed ^ 0x6c697665ULL), due_(options.first)
{}

void LiveGuests::step(Instant now)
{
    const qint64 passed = last_.micros == 0 ? 0 : std::clamp<qint64>(now - last_, 0, kLongestPause);
    last_ = std::max(last_, now);
    act(last_);
    const double minutes = double(passed) / double(60 * kSecond);
    due_ += options_.guestsPerMinute * minutes * 2 * random_.real();
    const int guests = int(due_);
    due_ -= guests;
    arrive(last_, guests);
}

Instant LiveGuests::soon(Instant now, int fromSeconds, int toSeconds)
{
    return now + random_.between(fromSeconds, toSeconds) * kSecond;
}

void LiveGuests::plan(Instant at, Act act, const booking::Caller &caller, qint64 subject)
{
    plans_.push_back({at, order_++, act, caller, subject});
}

/// Performs the actions planned up to now, in order.
void LiveGuests::act(Instant now)
{
    const auto later =
        std::partition(plans_.begin(), plans_.end(), [&](const Planned &p) { return p.at > now; });
    std::vector<Planned> dueNow(later, plans_.end());
    plans_.erase(later, plans_.end());
    std::sort(dueNow.begin(), dueNow.end(), [](const Planned &a, const Planned &b) {
        return std::tie(a.at, a.order) < std::tie(b.at, b.order);
    });
    std::erase_if(dueNow, [&](const Planned &p) {
        if (p.act == Act::LetRunOut) ++counts_.ranOut;
        return p.act == Act::LetRunOut;
    });
    std::vector<booking::Command> commands;
    for (const Planned &p : dueNow) commands.push_back(command(p));
    const Answers answers = ask_(std::move(commands));
    for (size_t i = 0; i < answers.size(); ++i) answered(dueNow[i], answers[i], now);
}

booking::Command LiveGuests::command(const Planned &p)
{
    switch (p.act) {
    case Act::Extend: return booking::ExtendHold{p.caller, HoldId{p.subject}, 0};
    case Act::Pay:
        return booking::ConfirmHold{p.caller, HoldId{p.subject},
                                    inventGuest(real::country(random_), random_)};
    case Act::Cancel: return booking::CancelBooking{p.caller, BookingId{p.subject}, 0};
    default: return booking::ReleaseHold{p.caller, HoldId{p.subject}};
    }
}

void LiveGuests::answered(const Planned &p, const Result<booking::Answer> &answer, Instant now)
{
    if (!answer) {
        const ErrorCode code = answer.error().code;
        const bool gone = code == ErrorCode::Expired || code == ErrorCode::NotFound
                          || code == ErrorCode::WrongState;
        ++(gone ? counts_.late : counts_.failed);
        return;
    }
    switch (p.act) {
    case Act::Extend: ++counts_.extended; break;
    case Act::Cancel: ++counts_.cancelled; break;
    case Act::Pay:
        ++counts_.paid;
        if (random_.chance(options_.regrets))
            plan(soon(now, 60, 1800), Act::Cancel, p.caller, answer->booking.value);
        break;
    default: ++counts_.walkedAway;
    }
}

/// The request of a guest arriving now: mostly for a stay in the next weeks.
booking::Command LiveGuests::stayRequest(Instant now)
{
    static constexpr std::array channels{10, 22, 36, 16, 16};
    booking::TakeHold hold;
    const ChannelId channel =
        hotel_.channels[std::min(pick(channels, random_), hotel_.channels.size() - 1)].id;
    hold.caller = {hotel_.property.id, channelActor(channel), channel, {}};
    const Night today = core::businessDateAt(zone_, hotel_.property.auditTime(), now);
    const int lead = random_.chance(0.7) ? random_.below(25) : 1 + real::leadDays(today, random_);
    const int most = hotel_.property.horizonNights - 30;
    hold.stay = Stay(today + std::min(lead, most), real::nightsOfStay(lead, random_));
    const real::Party party = real::party(random_);
    hold.adults = party.adults;
    hold.children = party.children;
    if (random_.chance(0.08)) {
        hold.rooms = random_.chance(0.7) ? 2 : random_.between(3, 8);
        hold.adults = 2 * hold.rooms;
        hold.children = 0;
    }
    hold.plan = ratePlans_[size_t(random_.below(int(std::min<size_t>(3, ratePlans_.size()))))].id;
    hold.ttlSeconds = random_.between(options_.shortestHold, options_.longestHold);
    if (random_.chance(options_.browses)) hold.durability = booking::Durability::Volatile;
    const int guests = (hold.adults + hold.children + hold.rooms - 1) / hold.rooms;
    std::vector<RoomTypeId> fitting;
    for (const inventory::RoomType &t : hotel_.roomTypes) {
        if (t.maxGuests >= guests) fitting.push_back(t.id);
    }
    if (fitting.empty()) fitting.push_back(hotel_.roomTypes.front().id);
    if (random_.chance(0.3)) return booking::TakeCheapest{hold, std::move(fitting)};
    hold.roomType = oneOf(fitting, random_);
    return hold;
}

void LiveGuests::arrive(Instant now, int guests)
{
    if (hotel_.channels.empty() || hotel_.roomTypes.empty() || ratePlans_.empty()) return;
    std::vector<booking::Command> stayRequests;
    for (int i = 0; i < guests; ++i) stayRequests.push_back(stayRequest(now));
    const Answers answers = ask_(stayRequests);
    counts_.came += guests;
    for (size_t i = 0; i < answers.size(); ++i) {
        if (answers[i]) {
            ++counts_.held;
            decideFate(holdOf(stayRequests[i]).caller, *answers[i], now);
        } else if (answers[i].error().code == ErrorCode::SoldOut) {
            ++counts_.soldOut;
        } else if (answers[i].error().code == ErrorCode::Restricted) {
            ++counts_.restricted;
        } else {
            ++counts_.failed;
        }
    }
}

/// Plans the outcome of a hold and its time: between its first seconds and its deadline.
void LiveGuests::decideFate(const booking::Caller &caller, const booking::Answer &hold, Instant now)
{
    const int seconds = int(std::max<qint64>(1, (hold.deadline - now) / kSecond));
    const double chance = random_.real();
    const Instant when = soon(now, seconds / 10, std::max(seconds / 10, seconds * 9 / 10));
    const qint64 id = hold.hold.value;
    if (random_.chance(options_.thinks))
        plan(soon(now, seconds / 20, seconds / 10), Act::Extend, caller, id);
    if (chance < options_.pays) {
        plan(when, Act::Pay, caller, id);
    } else if (chance < options_.pays + options_.walksAway) {
        plan(when, Act::WalkAway, caller, id);
    } else {
        plan(hold.deadline, Act::LetRunOut, caller, id);
    }
}

}  // namespace roomrack::simulator
