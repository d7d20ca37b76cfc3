// SPDX-License-Identifier: GPL-3.0-or-later
// Cancelled bookings and no-shows that are booked again, at their old price and only where rooms
// are free (docs/decisions/0054).
#include "booking/house.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

/// Dates named in a refusal; more are abbreviated.
constexpr int kMostDates = 7;

/// The nights with fewer than `rooms` rooms free.
QString fullNights(const inventory::Ledger &ledger, int type, Stay stay, int rooms)
{
    QStringList full;
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        if (ledger.available(type, Stay(n, 1)) < rooms) full << n.iso();
    }
    if (full.size() > kMostDates) {
        full.resize(kMostDates);
        full << QStringLiteral("…");
    }
    return full.join(QStringLiteral(", "));
}

}  // namespace

/// Stores the reason with the record, if there is one.
void House::keepReason(const Answer &answer, const QString &reason, Decision &d) const
{
    const QString text = reason.simplified();
    if (text.isEmpty()) return;
    d.batch->reasons.push_back(
        {catalogue_.property.id, answer.seq, answer.booking, answer.version, text});
}

Result<void> House::checkReinstating(const ReinstateBooking &c, const EndedBooking &over,
                                     Decision &d)
{
    const Booking &b = over.booking;
    const auto wrong = [&](const QString &why) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"), why, d);
    };
    if (c.version != 0 && c.version != b.version) return refuseStale(b.version, c.version, d);
    if (b.status != BookingStatus::Cancelled && b.status != BookingStatus::NoShow)
        return wrong(ErrorText::tr("only cancelled bookings and no-shows can be reinstated"));
    if (over.givenUp)
        return wrong(ErrorText::tr("was cancelled by its channel, where it remains cancelled; "
                                   "create a new booking instead"));
    if (b.stay.checkOut() <= catalogue_.property.businessDate)
        return wrong(ErrorText::tr("the stay ended on %1").arg(b.stay.checkOut().iso()));
    const int type = typeIndex(b.counted);
    if (type < 0 || !ledger_.covers(b.stay))
        return wrong(ErrorText::tr("its room type or nights are no longer sold; create a new "
                                   "booking instead"));
    if (ledger_.available(type, b.stay) >= b.rooms) return {};
    expireHolds(d);
    const QString full = fullNights(ledger_, type, b.stay, b.rooms);
    if (full.isEmpty()) return {};
    auto error = refuse(ErrorCode::SoldOut, QStringLiteral("rooms"),
                        ErrorText::tr("not enough rooms of %1 available on these nights: %2")
                            .arg(catalogue_.roomTypes[size_t(type)].name, full),
                        d, ledger_.available(type, b.stay));
    d.restsOn = std::max(over.seq, newestChange(type, b.stay));
    return error;
}

Result<Answer> House::on(const ReinstateBooking &c, Decision &d)
{
    const QString field = QStringLiteral("booking");
    if (bookings_.contains(c.booking))
        return refuse(ErrorCode::WrongState, field, ErrorText::tr("is not cancelled"), d);
    const EndedBooking *found = ended(c.booking, d);
    if (!found)
        return refuse(ErrorCode::NotFound, field,
                      ErrorText::tr("booking with number %1 not found").arg(c.booking.value), d);
    EndedBooking over = *found;
    // The channel may have cancelled it later, which changed nothing here.
    const EndedBooking filed = d.ended ? d.ended->value(c.booking) : EndedBooking();
    if (filed.booking.version == over.booking.version) over.givenUp = over.givenUp || filed.givenUp;
    if (const auto ok = checkReinstating(c, over, d); !ok) return tl::unexpected(ok.error());
    Booking b = over.booking;
    b.status = BookingStatus::Confirmed;
    ++b.version;
    Record r = bookingRecord(RecordKind::BookingReinstated, b, c.caller, d);
    r.subject = b.id.value;
    r.amount = over.fee;
    const qint64 seq = append(r, d);
    const int type = typeIndex(b.counted);
    ledger_.addSold(type, b.stay, b.rooms, seq);
    touch(type, b.stay, d);
    flagOversold(type, b.stay, d);
    if (over.charge) requests_.charges.insert(b.id.value, *over.charge);
    if (!over.kept.empty()) requests_.paid.insert(b.id, over.kept);
    saveBooking(b, d);
    if (over.fee != 0) d.batch->fees.push_back({b.property, b.id, 0});
    tell(NoticeKind::Booked, b, std::nullopt, seq, d);
    Answer answer = answerFor(b, seq);
    keepReason(answer, c.reason, d);
    // Payments are in the guest's currency. A refund under way goes on, and counts as made.
    const bool card = over.charge || !over.kept.empty();
    Money due =
        card ? inGuestsCurrency(b.id, b.total) : Money{b.total, catalogue_.property.currency};
    for (const Paid &paid : over.kept) due.minor -= paid.amount.minor;
    due.minor = std::max<qint64>(0, due.minor);
    answer.due = due;
    return answer;
}

}  // namespace roomrack::booking
