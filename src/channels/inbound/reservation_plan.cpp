// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reservation_plan.h"

#include "booking/limits.h"

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

/// One booking that a reservation asks for.
struct Part {
    RoomTypeId roomType;
    RatePlanId plan;
    Stay stay;
    qint32 rooms = 1;
    qint32 adults = 0;
    qint32 children = 0;
    qint64 total = 0;
};

/// Longer than that nobody keeps what was cancelled before it came.
constexpr int kKeepUnknown = 400;

class Planner {
public:
    Planner(const Received &message, const KnownReservation &known, const PlanContext &context)
        : message_(message), known_(known), c_(context)
    {}
    ReservationPlan plan();

private:
    const Reservation &told() const { return *message_.understood; }
    qint64 stamp() const;
    bool isLate() const;
    Night keepUntil() const;
    void touch();
    Result<void> fill();
    Result<std::vector<Part>> parts() const;
    Result<Part> part(const RoomStay &stay, size_t index) const;
    Result<qint64> total(const RoomStay &stay, size_t index) const;
    Result<qint64> inHotelCurrency(qint64 amount) const;
    booking::Guest guest() const;
    void take(const Part &part, qint32 number);
    Result<void> change(const Part &part, const Booking &now);
    Result<void> cancel(const Booking &now);
    booking::Caller caller() const;
    void remember(bool cancelled, qint32 parts);

    const Received &message_;
    const KnownReservation &known_;
    const PlanContext &c_;
    ReservationPlan plan_;
};

/// What all rooms of a stay cost by their nights. A night that is dearer than any booking makes the
/// sum so, before it could run over.
qint64 sumOf(const RoomStay &stay)
{
    const qint64 most = booking::kMostMoney / std::max(1, stay.rooms);
    qint64 sum = 0;
    for (const protocols::NightlyRate &night : stay.rates) {
        const qint64 paid = night.amount.paid().value_or(0);
        if (paid > most || paid < -most) return booking::kMostMoney + 1;
        sum += paid * stay.rooms;
    }
    return sum;
}

tl::unexpected<Error> waits(const char *field, const QString &reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), reason);
}

booking::Caller Planner::caller() const
{
    return {c_.hotel.property().id,
            ActorId{kFirstChannelActor.value + c_.channel.value},
            c_.channel,
            {}};
}

/// When the channel says that this version was made; 0: it does not say.
qint64 Planner::stamp() const
{
    if (told().modified) return told().modified->micros;
    return told().created ? told().created->micros : 0;
}

/// Whether a message that counts more was heard before. Where there are no times, what is new comes
/// before what changes it, and nothing comes after a cancellation.
bool Planner::isLate() const
{
    if (!known_.row) return false;
    const qint64 now = stamp();
    if (now != 0 && known_.row->stamp != 0 && now != known_.row->stamp)
        return now < known_.row->stamp;
    if (told().status == ReservationStatus::Cancelled) return false;
    return known_.row->cancelled || told().status == ReservationStatus::New;
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
    if (!told().currency || *told().currency == ours) return amount;
    const auto way = pricing::findWay(c_.fx, *told().currency, ours);
    const auto converted = way ? pricing::convert(amount, *way) : std::nullopt;
    if (converted) return *converted;
    return waits("currency", ErrorText::tr("there is no rate of exchange from %1 to %2")
                                 .arg(told().currency->code(), ours.code()));
}

/// What the guests of this room pay, in the hotel's currency.
Result<qint64> Planner::total(const RoomStay &stay, size_t index) const
{
    if (const auto paid = stay.total.paid()) return inHotelCurrency(*paid);
    if (!stay.rates.empty()) {
        return inHotelCurrency(sumOf(stay));
    }
    // One price for several rooms stands with the first, so that their sum is right.
    const auto all = told().total.paid();
    return index == 0 && all ? inHotelCurrency(*all) : Result<qint64>(0);
}

Result<Part> Planner::part(const RoomStay &stay, size_t index) const
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
        return waits("rate plan", ErrorText::tr("the channel's rate “%1” is not mapped to %2")
                                      .arg(stay.ratePlanCode, c_.hotel.typeName(part.roomType)));
    }
    if (rate != rates.end()) part.plan = rate->plan;
    part.stay = stay.stay;
    part.rooms = stay.rooms;
    for (const protocols::GuestCount &g : stay.guests)
        (g.ageClass == AgeClass::Adult ? part.adults : part.children) += g.count * stay.rooms;
    const auto amount = total(stay, index);
    if (!amount) return tl::unexpected(amount.error());
    part.total = *amount;
    return part;
}

Result<std::vector<Part>> Planner::parts() const
{
    if (told().stays.empty()) return waits("rooms", ErrorText::tr("the reservation names no room"));
    std::vector<Part> all;
    for (const RoomStay &stay : told().stays) {
        const auto one = part(stay, all.size());
        if (!one) return tl::unexpected(one.error());
        all.push_back(*one);
    }
    return all;
}

booking::Guest Planner::guest() const
{
    const protocols::Person *person = told().booker ? &*told().booker : nullptr;
    if (!told().guests.empty()) person = &told().guests.front();
    booking::Guest guest;
    guest.reference = told().id;
    QStringList notes;
    if (person) {
        guest.name = QStringList{person->givenName, person->surname}.join(u' ').trimmed();
        guest.email = person->email;
        guest.phone = person->phones.value(0);
        guest.country = person->address.country;
        if (!person->company.isEmpty()) notes += person->company;
    }
    if (told().guarantee.kind == protocols::GuaranteeKind::Prepaid) {
        notes += told().guarantee.text.isEmpty()
                     ? ErrorText::tr("Prepaid: collected by the channel")
                     : ErrorText::tr("Prepaid: collected by the channel (%1)")
                           .arg(told().guarantee.text);
    }
    if (!told().comment.isEmpty()) notes += told().comment;
    notes += told().specialRequests;
    for (const RoomStay &stay : told().stays) {
        if (!stay.comment.isEmpty()) notes += stay.comment;
        notes += stay.specialRequests;
    }
    notes.removeDuplicates();
    guest.notes = notes.join(u'\n');
    return guest;
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
    c.guest = guest();
    c.key = {reservationDigest(message_.reservation), number};
    plan_.commands.emplace_back(std::move(c));
}

Result<void> Planner::change(const Part &part, const Booking &now)
{
    const bool same = now.reserved == part.roomType && now.stay == part.stay
                      && now.rooms == part.rooms && now.adults == part.adults
                      && now.children == part.children && now.plan == part.plan
                      && now.total == part.total;
    if (same) return {};
    if (!booking::isOpen(now.status)) {
        return waits("booking",
                     ErrorText::tr("it changes booking %1, which is over").arg(now.id.value));
    }
    booking::ChangeBooking c;
    c.caller = caller();
    c.booking = now.id;
    c.version = now.version;
    if (now.reserved != part.roomType) c.roomType = part.roomType;
    if (now.stay != part.stay) c.stay = part.stay;
    if (now.rooms != part.rooms) c.rooms = part.rooms;
    c.adults = part.adults;
    c.children = part.children;
    if (now.plan != part.plan) c.plan = part.plan;
    c.total = part.total;
    c.guest = guest();
    c.always = true;
    plan_.commands.emplace_back(std::move(c));
    return {};
}

Result<void> Planner::cancel(const Booking &now)
{
    using booking::BookingStatus;
    if (now.status == BookingStatus::Cancelled || now.status == BookingStatus::Failed) return {};
    if (now.status != BookingStatus::Confirmed && now.status != BookingStatus::Pending) {
        return waits("booking", ErrorText::tr("it cancels booking %1, whose guest has come, was "
                                              "walked or was given up")
                                    .arg(now.id.value));
    }
    plan_.commands.emplace_back(booking::CancelBooking{caller(), now.id, now.version});
    return {};
}

void Planner::remember(bool cancelled, qint32 parts)
{
    const qint64 before = known_.row ? known_.row->stamp : 0;
    plan_.row = booking::ChannelReservationRow{c_.hotel.property().id,
                                               c_.channel,
                                               message_.reservation,
                                               std::max(before, stamp()),
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

Result<void> Planner::fill()
{
    if (told().status == ReservationStatus::Requested)
        return waits("reservation",
                     ErrorText::tr("a guest asks for an offer; nothing is sold yet"));
    if (isLate()) {
        plan_.inbox.state = InboxState::PutAside;
        plan_.inbox.reason = ErrorText::tr("a later message about it was heard before");
        return {};
    }
    const auto known = static_cast<qint32>(known_.bookings.size());
    if (told().status == ReservationStatus::Cancelled) {
        for (const Booking &b : known_.bookings) {
            if (const auto ok = cancel(b); !ok) return ok;
        }
        remember(true, known);
        return {};
    }
    const auto wanted = parts();
    if (!wanted) return tl::unexpected(wanted.error());
    const auto count = static_cast<qint32>(wanted->size());
    for (qint32 i = 0; i < count; ++i) {
        const Part &part = (*wanted)[size_t(i)];
        if (i >= known) {
            take(part, i + 1);
        } else if (const auto ok = change(part, known_.bookings[size_t(i)]); !ok) {
            return ok;
        }
    }
    for (qint32 i = count; i < known; ++i) {
        if (const auto ok = cancel(known_.bookings[size_t(i)]); !ok) return ok;
    }
    remember(false, std::max(count, known));
    return {};
}

ReservationPlan Planner::plan()
{
    plan_.inbox = {c_.hotel.property().id,
                   c_.channel,
                   message_.reservation,
                   message_.revision,
                   c_.now,
                   InboxState::Understood,
                   c_.hotel.property().businessDate + kKeepUnknown,
                   {},
                   message_.body};
    auto ok = message_.understood ? Result<void>() : tl::unexpected(message_.understood.error());
    if (ok) {
        plan_.inbox.keepUntil = keepUntil();
        touch();
        ok = fill();
    }
    if (!ok) {
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
