// SPDX-License-Identifier: GPL-3.0-or-later
// Two years of guests for the demo hotel: realistic demand, played day by day against the remaining
// rooms, so that late requests are refused.
#include "inventory/limits.h"
#include "simulator/demo_hotel.h"
#include "simulator/demo_names.h"
#include "simulator/pick.h"
#include "simulator/real_hotel.h"

#include <queue>

namespace roomrack::simulator {

namespace {

constexpr double kDemand = 0.88;  ///< 160 rooms; the real hotel had 187
constexpr int kLongestLead = 540;
constexpr int kLongestStay = 28;

constexpr std::array kChannelWeights{17, 16, 33, 14, 20};  // in the order of DemoChannel
constexpr std::array kTypeWeights{26, 14, 19, 11, 12, 5, 9, 4};
enum Plan : qint64 { Bar = 1, NonRefundable, HalfBoard, Week, Corporate };

/// A booking that a guest would like to make.
struct StayRequest {
    Instant at;
    DemoBooking booking;
    real::Fate fate = real::Fate::Stays;
    Instant cancelledAt;
};

struct Due {
    Instant at;
    int order;  ///< planning order, breaks ties at the same instant
    DemoStep step;
    int index;  ///< of the request or booking
    friend bool operator>(const Due &a, const Due &b)
    {
        return std::tie(a.at, a.order) > std::tie(b.at, b.order);
    }
};

class Guests {
public:
    Guests(DemoHotel &hotel, quint64 seed);
    void play();

private:
    void stayRequest(Night arrival);
    Instant cancelled(Night arrival, int lead, Instant booked);
    RatePlanId plan(const StayRequest &stayRequest);
    void book(const StayRequest &stayRequest, Instant at);
    int roomType(const DemoBooking &booking);
    void planFate(const StayRequest &stayRequest, int booking);
    void checkIn(int booking, DemoEvent &event);
    void handle(const Due &due);
    void sellTooMuch();
    void schedule(Instant at, DemoStep step, int index) { due_.push({at, order_++, step, index}); }
    void sold(const DemoBooking &b, int rooms) { ledger_.addSold(b.type, b.stay, rooms, 0); }
    /// Local time on a date; none of these hours is skipped or repeated in Lisbon.
    Instant at(Night date, int minute) const
    {
        return noons_[size_t(date - firstNoon_)] + (minute - 720) * 60 * kSecond;
    }

    DemoHotel &hotel_;
    inventory::Catalogue catalogue_;
    core::Random random_;
    inventory::Ledger ledger_;
    pricing::RateBook rates_;
    Night firstNoon_;
    std::vector<Instant> noons_;
    Instant end_;
    std::vector<StayRequest> stayRequests_;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
    int order_ = 0;
    Night limitsAsOf_;
};

Guests::Guests(DemoHotel &hotel, quint64 seed)
    : hotel_(hotel), catalogue_(hotel.setup.catalogue), random_(seed ^ 0x6775657374ULL),
      ledger_(catalogue_, hotel.today - kDemoPast, kDemoPast + kDemoAhead + kLongestStay + 1),
      rates_(catalogue_, hotel.setup.plans, ledger_.first(), ledger_.nights()),
      firstNoon_(ledger_.first() - kLongestLead - 1)
{
    const QTimeZone zone = *core::timeZone(catalogue_.property.timeZone);
    for (Night n = firstNoon_; n <= ledger_.end(); ++n) {
        noons_.push_back(core::localInstant(zone, n, QTime(12, 0)));
    }
    end_ = core::localInstant(zone, hotel.today, catalogue_.property.auditTime());
    for (const auto &r : hotel.setup.rates) {
        if (ledger_.covers(Stay(r.range.first, 1))) {
            rates_.set(r.type, hotel.setup.plans[size_t(r.plan)].id, r.range.first, 0, r.amount);
        }
    }
    for (const booking::EditCells &edit : hotel.edits) {
        for (const PoolId pool : edit.pools) {
            for (int i = 0; i < edit.ranges[0].nights; ++i) {
                const Night n = edit.ranges[0].first + i;
                ledger_.editPool(catalogue_.poolIndex(pool), n, 0).outOfOrder = int(edit.value);
            }
        }
    }
}

Instant Guests::cancelled(Night arrival, int lead, Instant booked)
{
    const Night day = arrival - real::cancelledDaysBefore(lead, random_);
    const Instant when = at(day, random_.between(480, day == arrival ? 870 : 1290));
    return std::max(when, booked + 20 * 60 * kSecond);
}

void Guests::stayRequest(Night arrival)
{
    StayRequest w;
    const int lead = std::min(kLongestLead, real::leadDays(arrival, random_));
    w.at = at(arrival - lead, random_.between(480, lead == 0 ? 1200 : 1380));
    w.fate = real::fate(lead, random_);
    w.cancelledAt = cancelled(arrival, lead, w.at);
    DemoBooking &b = w.booking;
    b.stay = Stay(arrival, real::nightsOfStay(lead, random_));
    const real::Party party = real::party(random_);
    b.adults = party.adults;
    b.children = party.children;
    b.channel = int(pick(kChannelWeights, random_));
    if (lead > 14 && random_.chance(0.03)) {
        b.rooms = random_.chance(0.5) ? 2 : random_.between(3, 8);
        b.adults = 2 * b.rooms;
        b.children = 0;
    }
    b.plan = plan(w);
    b.guest = inventGuest(real::country(random_), random_);
    if (b.channel >= kWayfarer) {
        static constexpr std::array prefixes{"WF", "AP", "MG"};
        b.guest.reference = QStringLiteral("%1-%2")
                                .arg(QLatin1StringView(prefixes[size_t(b.channel - kWayfarer)]))
                                .arg(random_.between(100'000, 999'999));
        b.channelCollects = b.channel == kWayfarer && b.plan.value == NonRefundable;
    }
    if (w.at < end_) stayRequests_.push_back(std::move(w));
}

RatePlanId Guests::plan(const StayRequest &w)
{
    const bool pays = w.fate != real::Fate::Stays;  // few prepay for a stay they will not use
    static constexpr std::array weights{50, 24, 12, 8, 6};
    const RatePlanId plan{qint64(pick(weights, random_)) + 1};
    if (plan.value == NonRefundable && pays && random_.chance(0.8)) return RatePlanId{Bar};
    if (plan.value == Week && w.booking.stay.nights() < 7) return RatePlanId{Bar};
    if (plan.value == Corporate && w.booking.channel != kMeridian) return RatePlanId{Bar};
    return plan;
}

/// The requested or an alternative room type that is available; -1 if there is none.
int Guests::roomType(const DemoBooking &booking)
{
    const int guests = (booking.adults + booking.children + booking.rooms - 1) / booking.rooms;
    std::array<int, 8> weights = kTypeWeights;
    for (size_t i = 0; i < weights.size(); ++i) {
        if (catalogue_.roomTypes[i].maxGuests < guests) weights[i] = 0;
    }
    if (booking.children > 0) weights[3] *= 4;
    for (int attempt = 0; attempt < 4; ++attempt) {
        const size_t type = pick(weights, random_);
        if (ledger_.available(int(type), booking.stay) >= booking.rooms) return int(type);
        if (random_.chance(0.2)) return -1;
    }
    return -1;
}

void Guests::book(const StayRequest &w, Instant when)
{
    DemoBooking b = w.booking;
    b.type = roomType(b);
    if (b.type < 0) return;
    const auto price = rates_.quote(b.type, b.plan, b.stay, b.rooms, 0);
    b.total = price ? price->total : 0;
    sold(b, b.rooms);
    hotel_.bookings.push_back(std::move(b));
    const int index = int(hotel_.bookings.size()) - 1;
    hotel_.events.push_back({when, DemoStep::Book, index, -1});
    planFate(w, index);
}

void Guests::planFate(const StayRequest &w, int index)
{
    const Night arrival = w.booking.stay.checkIn();
    switch (w.fate) {
    case real::Fate::Cancels: schedule(w.cancelledAt, DemoStep::Cancel, index); break;
    case real::Fate::DoesNotCome: schedule(at(arrival + 1, 160), DemoStep::NoShow, index); break;
    case real::Fate::Stays:
        schedule(std::max(at(arrival, random_.between(900, 1350)), w.at + 900 * kSecond),
                 DemoStep::CheckIn, index);
    }
}

/// Occasionally assigns another room type of the same pool.
void Guests::checkIn(int index, DemoEvent &event)
{
    const DemoBooking &b = hotel_.bookings[size_t(index)];
    schedule(at(b.stay.checkOut(), random_.between(420, 690)), DemoStep::CheckOut, index);
    if (b.rooms > 1 || !random_.chance(0.1)) return;
    const int pool = ledger_.poolOf(b.type);
    for (int other = 0; other < ledger_.types(); ++other) {
        if (other == b.type || ledger_.poolOf(other) != pool) continue;
        const auto full = [](const inventory::TypeNight &n) { return n.sold >= n.limit; };
        const auto row = ledger_.typeRow(other).subspan(size_t(b.stay.checkIn() - ledger_.first()),
                                                        size_t(b.stay.nights()));
        if (std::any_of(row.begin(), row.end(), full)) continue;
        sold(b, -b.rooms);
        ledger_.addSold(other, b.stay, b.rooms, 0);
        event.assigned = other;
        return;
    }
}

void Guests::handle(const Due &due)
{
    const Night day = core::Night(qint32(due.at.micros / (86'400 * kSecond)));
    if (day >= limitsAsOf_ + 7) {
        limitsAsOf_ = day;
        catalogue_.property.businessDate = day;
        inventory::refreshLimits(ledger_, catalogue_, 0);
    }
    if (due.step == DemoStep::Book) {
        book(stayRequests_[size_t(due.index)], due.at);
        return;
    }
    DemoEvent event{due.at, due.step, due.index, -1};
    const DemoBooking &b = hotel_.bookings[size_t(due.index)];
    if (due.step == DemoStep::Cancel || due.step == DemoStep::NoShow) sold(b, -b.rooms);
    if (due.step == DemoStep::CheckIn) checkIn(due.index, event);
    hotel_.events.push_back(event);
}

/// An unsynced channel sold rooms that were gone: provides entries for the walk list.
void Guests::sellTooMuch()
{
    catalogue_.property.businessDate = hotel_.today;
    inventory::refreshLimits(ledger_, catalogue_, 0);
    for (const auto &[type, beyond] : {std::pair{0, 3}, {2, 1}, {4, 1}}) {
        Night tightest = hotel_.today + 2;
        for (Night n = tightest; n < hotel_.today + 18; ++n) {
            if (ledger_.left(type, n) < ledger_.left(type, tightest)) tightest = n;
        }
        const int left = ledger_.left(type, tightest);
        if (left > 4) continue;
        StayRequest w;
        w.fate = real::Fate::Stays;
        DemoBooking &b = w.booking;
        b.type = type;
        b.channel = kMeridian;
        b.stay = Stay(tightest, 1);
        b.rooms = std::max(0, left) + beyond;
        b.adults = 2 * b.rooms;
        b.plan = RatePlanId{Corporate};
        b.total = rates_.quote(type, b.plan, b.stay, b.rooms, 0)->total;
        b.guest = inventGuest(QStringLiteral("GB"), random_);
        sold(b, b.rooms);
        hotel_.bookings.push_back(b);
        hotel_.events.push_back({end_ - 1, DemoStep::Book, int(hotel_.bookings.size()) - 1, -1});
    }
}

void Guests::play()
{
    for (Night arrival = ledger_.first(); arrival < hotel_.today + kDemoAhead; ++arrival) {
        const double expected = real::arrivals(arrival) * kDemand * (0.8 + 0.4 * random_.real());
        const int certain = int(expected);
        const int guests = certain + (random_.chance(expected - certain) ? 1 : 0);
        for (int i = 0; i < guests; ++i) stayRequest(arrival);
    }
    for (size_t i = 0; i < stayRequests_.size(); ++i)
        schedule(stayRequests_[i].at, DemoStep::Book, int(i));
    while (!due_.empty() && due_.top().at < end_) {
        const Due due = due_.top();
        due_.pop();
        handle(due);
    }
    sellTooMuch();
}

}  // namespace

void addBookings(DemoHotel &hotel, quint64 seed)
{
    Guests(hotel, seed).play();
}

}  // namespace roomrack::simulator
