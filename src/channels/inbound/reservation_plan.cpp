// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reservation_plan.h"

#include "channels/inbound/reservation_ages.h"
#include "channels/inbound/reservation_commissions.h"
#include "channels/inbound/reservation_guest.h"
#include "channels/inbound/reservation_match.h"
#include "channels/inbound/reservation_prices.h"

#include <QtCore/QCryptographicHash>

#include <algorithm>
#include <numeric>

namespace roomrack::channels {

using booking::Booking;
using booking::InboxState;
using protocols::AgeClass;
using protocols::Reservation;
using protocols::ReservationStatus;
using protocols::RoomStay;

namespace {

/// Retention in days: senders do not repeat for longer what was cancelled before it was first
/// received.
constexpr int kKeepUnknown = 400;

class Planner {
public:
    Planner(const Received &message, const KnownReservation &known, const PlanContext &context)
        : message_(message), known_(known), c_(context)
    {}
    ReservationPlan plan();

private:
    const Reservation &told() const { return *message_.understood; }
    Instant received() const;
    Night keepUntil() const;
    void touch();
    Result<void> isForUs() const;
    bool wasPutAside() const;
    Result<void> fill();
    Result<std::vector<Part>> parts() const;
    Result<Part> part(const RoomStay &stay, qint64 price, std::optional<qint64> commission) const;
    Result<qint64> inHotelCurrency(qint64 amount) const;
    bool isGivenUp(const Booking &b) const;
    std::vector<const Booking *> match(const std::vector<Part> &parts) const;
    qint32 lastNumber() const;
    Result<void> book(const std::vector<Part> &parts);
    void take(const Part &part, qint32 number);
    std::optional<booking::Guest> changedGuest(const Booking &now) const;
    booking::ChangeBooking changeOf(const Booking &now) const;
    booking::ChangeBooking otherCommission(const Part &part, const Booking &now) const;
    Result<void> change(const Part &part, const Booking &now);
    Result<void> cancel(const Booking &now);
    booking::Caller caller() const;
    void remember(bool cancelled, qint32 parts);

    const Received &message_;
    const KnownReservation &known_;
    const PlanContext &c_;
    ReservationPlan plan_;
};

tl::unexpected<Error> waits(const char *field, const QString &reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), reason);
}

booking::Caller Planner::caller() const
{
    return {c_.hotel.property().id, channelActor(c_.channel), c_.channel, {}};
}

/// Later than all earlier messages about it: no two of its messages have the same time.
Instant Planner::received() const
{
    if (message_.waitsSince != Instant()) return message_.waitsSince;
    Instant last;
    for (const booking::InboxRow &row : known_.heard.messages) last = std::max(last, row.received);
    return std::max(c_.now, last + 1);
}

Night Planner::keepUntil() const
{
    Night last = c_.hotel.property().businessDate + (told().stays.empty() ? kKeepUnknown : 0);
    for (const RoomStay &stay : told().stays) last = std::max(last, stay.stay.checkOut());
    for (const Booking &b : known_.bookings) last = std::max(last, b.stay.checkOut());
    return last;
}

Result<qint64> Planner::inHotelCurrency(qint64 amount) const
{
    const Currency ours = c_.hotel.property().currency;
    if (amount == 0 || !told().currency || *told().currency == ours) return amount;
    // The agreed price stays, whatever the current exchange rate is.
    auto way = pricing::findWay(known_.fx, *told().currency, ours);
    if (!way) way = pricing::findWay(c_.fx, *told().currency, ours);
    const auto converted = way ? pricing::convert(amount, *way) : std::nullopt;
    if (converted) return *converted;
    return waits("currency", ErrorText::tr("there is no exchange rate from %1 to %2")
                                 .arg(told().currency->code(), ours.code()));
}

Result<Part> Planner::part(const RoomStay &stay, qint64 price,
                           std::optional<qint64> commission) const
{
    Part part;
    const auto &rooms = c_.settings.rooms;
    const auto room = std::find_if(rooms.begin(), rooms.end(),
                                   [&](const auto &r) { return r.code == stay.roomTypeCode; });
    if (room == rooms.end()) {
        return waits("room type",
                     ErrorText::tr("the channel's room “%1” is not mapped").arg(stay.roomTypeCode));
    }
    part.roomType = room->roomType;
    const auto &rates = c_.settings.rates;
    const auto rate = std::find_if(rates.begin(), rates.end(), [&](const auto &r) {
        return r.code == stay.ratePlanCode && r.roomType == part.roomType;
    });
    if (rate == rates.end() && !stay.ratePlanCode.isEmpty()) {
        return waits("rate plan", ErrorText::tr("the channel's rate “%1” is not mapped for %2")
                                      .arg(stay.ratePlanCode, c_.hotel.typeName(part.roomType)));
    }
    if (rate != rates.end()) part.plan = rate->plan;
    part.stay = stay.stay;
    part.rooms = stay.rooms;
    for (const protocols::GuestCount &g : stay.guests)
        (g.ageClass == AgeClass::Adult ? part.adults : part.children) += g.count * stay.rooms;
    const auto amount = inHotelCurrency(price);
    if (!amount) return tl::unexpected(amount.error());
    part.total = *amount;
    part.told = {isAfterTax(told(), stay), nightsOf(stay), childAgesOf(stay), {}, {}};
    // A commission that cannot be converted counts as not told.
    if (commission) {
        const auto converted = inHotelCurrency(*commission);
        commission = converted ? std::optional(*converted) : std::nullopt;
    }
    tellCommission(told(), stay, commission, part.total, part.told);
    return part;
}

Result<std::vector<Part>> Planner::parts() const
{
    if (told().stays.empty())
        return waits("rooms", ErrorText::tr("the reservation contains no room"));
    std::vector<Part> all;
    const std::vector<qint64> prices = pricesOf(told());
    const auto commissions = commissionsOf(told(), prices);
    for (const RoomStay &stay : told().stays) {
        const auto one = part(stay, prices[all.size()], commissions[all.size()]);
        if (!one) return tl::unexpected(one.error());
        all.push_back(*one);
    }
    return all;
}

void Planner::take(const Part &part, qint32 number)
{
    booking::RecordReservation c;
    c.caller = caller();
    c.roomType = part.roomType;
    c.stay = part.stay;
    c.rooms = part.rooms;
    c.adults = part.adults;
    c.children = part.children;
    c.plan = part.plan;
    c.total = part.total;
    c.told = part.told;
    c.channelCollects = protocols::channelCollects(told().guarantee).value_or(false);
    c.guest = guestOf(told());
    c.key = {reservationDigest(message_.reservation), number};
    plan_.commands.emplace_back(std::move(c));
}

/// Whether the channel ended this booking. One that a user ended does not count: the channel may
/// still rely on it.
bool Planner::isGivenUp(const Booking &b) const
{
    if (b.status != booking::BookingStatus::Cancelled) return false;
    const auto &mine = known_.givenUp;
    return (known_.heard.row && known_.heard.row->cancelled)
           || std::find(mine.begin(), mine.end(), b.id) != mine.end();
}

std::vector<const Booking *> Planner::match(const std::vector<Part> &parts) const
{
    std::vector<const Booking *> left;
    for (const Booking &b : known_.bookings) {
        if (!isGivenUp(b)) left.push_back(&b);
    }
    return matchBookings(parts, std::move(left));
}

/// Empty if the channel sends nothing new about the guest.
std::optional<booking::Guest> Planner::changedGuest(const Booking &now) const
{
    const size_t at = size_t(&now - known_.bookings.data());
    if (at >= known_.guests.size()) return guestOf(told());
    const auto before = lastThatCounted(known_.heard, received(), c_.read);
    const booking::Guest &stored = known_.guests[at];
    const booking::Guest guest =
        guestAfter(stored, before ? guestOf(*before) : booking::Guest(), guestOf(told()));
    return guest == stored ? std::nullopt : std::optional(guest);
}

booking::ChangeBooking Planner::changeOf(const Booking &now) const
{
    booking::ChangeBooking c;
    c.caller = caller();
    c.booking = now.id;
    c.version = now.version;
    c.always = true;
    return c;
}

/// Of the same stay and total.
booking::ChangeBooking Planner::otherCommission(const Part &part, const Booking &now) const
{
    booking::ChangeBooking c = changeOf(now);
    c.total = part.total;
    c.told = {.isAfterTax = now.isAfterTax,
              .commission = part.told.commission,
              .commissionBasisPoints = part.told.commissionBasisPoints,
              .isCommissionOnly = true};
    return c;
}

Result<void> Planner::change(const Part &part, const Booking &now)
{
    const bool asTold = isAsTold(part, now) && !isCancelled(now);
    const auto guest = changedGuest(now);
    const auto collects = protocols::channelCollects(told().guarantee);
    const bool paidOtherwise = collects && *collects != now.channelCollects.has_value();
    // The channel is owed nothing for a guest who was walked.
    const bool costsOther = now.status != booking::BookingStatus::Walked
                            && hasOtherCommission(part.told, now.commission);
    // The guest and the payment of a closed booking are not updated any more.
    const bool isClosed = !booking::isOpen(now.status);
    if (asTold && !costsOther && (isClosed || (!guest && !paidOtherwise))) return {};
    if (asTold && isClosed && now.status == booking::BookingStatus::CheckedOut) {
        plan_.commands.emplace_back(otherCommission(part, now));
        return {};
    }
    if (isClosed) {
        return waits(
            "booking",
            ErrorText::tr("the change cannot be applied: booking %1 is closed").arg(now.id.value));
    }
    booking::ChangeBooking c = asTold && costsOther ? otherCommission(part, now) : changeOf(now);
    c.guest = guest;
    c.channelCollects = collects;
    if (asTold) {
        plan_.commands.emplace_back(std::move(c));
        return {};
    }
    if (now.reserved != part.roomType) c.roomType = part.roomType;
    if (now.stay != part.stay) c.stay = part.stay;
    if (now.rooms != part.rooms) c.rooms = part.rooms;
    c.adults = part.adults;
    c.children = part.children;
    if (now.plan != part.plan) c.plan = part.plan;
    c.total = part.total;
    c.told = part.told;
    plan_.commands.emplace_back(std::move(c));
    return {};
}

Result<void> Planner::cancel(const Booking &now)
{
    using booking::BookingStatus;
    if (isCancelled(now)) return {};
    if (now.status != BookingStatus::Confirmed && now.status != BookingStatus::Pending) {
        return waits(
            "booking",
            ErrorText::tr("the cancellation cannot be applied: booking %1 has been checked in "
                          "or walked, or is a no-show")
                .arg(now.id.value));
    }
    plan_.commands.emplace_back(booking::CancelBooking{caller(), now.id, now.version});
    return {};
}

void Planner::remember(bool cancelled, qint32 parts)
{
    const auto &row = known_.heard.row;
    const qint64 before = row ? newestTime(*row, plan_.inbox.received) : 0;
    plan_.row =
        booking::ChannelReservationRow{c_.hotel.property().id,
                                       c_.channel,
                                       message_.reservation,
                                       std::max(before, timeOf(told(), plan_.inbox.received)),
                                       cancelled,
                                       parts,
                                       keepUntil()};
}

void Planner::touch()
{
    for (const Booking &b : known_.bookings) plan_.touched.emplace_back(b.reserved, b.stay);
    for (const RoomStay &stay : told().stays) {
        for (const sync::RoomMapping &room : c_.settings.rooms) {
            if (room.code == stay.roomTypeCode)
                plan_.touched.emplace_back(room.roomType, stay.stay);
        }
    }
}

/// The greatest part number in use, as far as it is known: a room that was refused leaves a gap, so
/// the number of bookings alone does not tell it.
qint32 Planner::lastNumber() const
{
    const qint32 stored = known_.heard.row ? known_.heard.row->parts : 0;
    return std::max({static_cast<qint32>(known_.bookings.size()), stored, known_.taken});
}

/// Creates bookings for all that the channel has sold, and for nothing else.
Result<void> Planner::book(const std::vector<Part> &parts)
{
    const std::vector<const Booking *> mine = match(parts);
    qint32 number = lastNumber();
    for (size_t i = 0; i < parts.size(); ++i) {
        if (!mine[i])
            take(parts[i], ++number);
        else if (const auto ok = change(parts[i], *mine[i]); !ok)
            return ok;
    }
    for (const Booking &b : known_.bookings) {
        if (std::find(mine.begin(), mine.end(), &b) != mine.end()) continue;
        if (const auto ok = cancel(b); !ok) return ok;
    }
    remember(false, number);
    return {};
}

Result<void> Planner::fill()
{
    if (told().status == ReservationStatus::Requested)
        return waits("reservation",
                     ErrorText::tr("this is a request for an offer, not a reservation"));
    switch (orderOf(message_, plan_.inbox.received, known_.heard, c_.read)) {
    case Order::Copy: plan_.copy = true; return {};
    case Order::Older:
        plan_.inbox.state = InboxState::PutAside;
        plan_.inbox.reason = ErrorText::tr("superseded by a later message");
        return {};
    case Order::Again:
        plan_.inbox.revision = nameOfAgain(message_.revision, plan_.inbox.received);
        [[fallthrough]];
    case Order::Unclear:
        return waits("reservation",
                     ErrorText::tr("it is not clear whether this is the latest version of the "
                                   "reservation; compare it with the channel"));
    case Order::Newer: break;
    }
    if (told().status == ReservationStatus::Cancelled) {
        for (const Booking &b : known_.bookings) {
            if (const auto ok = cancel(b); !ok) return ok;
        }
        remember(true, lastNumber());
        return {};
    }
    const auto wanted = parts();
    return wanted ? book(*wanted) : tl::unexpected(wanted.error());
}

bool Planner::wasPutAside() const
{
    const auto &before = known_.heard.messages;
    return std::any_of(before.begin(), before.end(), [&](const booking::InboxRow &row) {
        return row.revision == message_.revision && row.state != InboxState::Waiting;
    });
}

/// A channel that serves several properties may mix them up.
Result<void> Planner::isForUs() const
{
    const QString &named = told().hotelCode;
    if (named.isEmpty() || named == c_.settings.hotelCode) return {};
    return waits("hotel", ErrorText::tr("the reservation is for hotel “%1”").arg(named));
}

ReservationPlan Planner::plan()
{
    plan_.inbox = {c_.hotel.property().id,
                   c_.channel,
                   message_.reservation,
                   message_.revision,
                   received(),
                   InboxState::Understood,
                   c_.hotel.property().businessDate + kKeepUnknown,
                   {},
                   message_.body};
    auto ok = message_.understood ? isForUs() : tl::unexpected(message_.understood.error());
    if (ok) {
        plan_.inbox.keepUntil = keepUntil();
        touch();
        ok = fill();
    }
    if (!ok) {
        // One review is enough if a user dismissed it.
        if (!message_.understood || !isForUs()) plan_.copy = wasPutAside();
        plan_.inbox.state = InboxState::Waiting;
        plan_.inbox.reason = ok.error().text();
        plan_.commands.clear();
        plan_.row.reset();
    }
    return std::move(plan_);
}

}  // namespace

QByteArray reservationDigest(const QString &reservation)
{
    return QCryptographicHash::hash(reservation.toUtf8(), QCryptographicHash::Sha256);
}

ReservationPlan planReservation(const Received &message, const KnownReservation &known,
                                const PlanContext &context)
{
    return Planner(message, known, context).plan();
}

}  // namespace roomrack::channels
