// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/reinstatement_rules.h"

#include "booking/limits.h"
#include "booking/rules/charge_rules.h"
#include "booking/rules/duplicate_rules.h"
#include "booking/rules/ending_rules.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/night_changes.h"
#include "booking/rules/notice_rules.h"
#include "booking/rules/open_bookings.h"
#include "booking/rules/selling_rules.h"
#include "core/error_values.h"

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
        if (ledger.available(type, Stay(n, 1)) < rooms) full << errorDate(n);
    }
    if (full.size() > kMostDates) {
        full.resize(kMostDates);
        full << QStringLiteral("…");
    }
    return full.join(QStringLiteral(", "));
}

}  // namespace

Result<Answer> ReinstatementRules::on(const ReinstateBooking &c, Decision &d)
{
    OpenBookings openBookings(state_);
    NightChanges nightChanges(state_);
    const QString field = QStringLiteral("booking");
    if (state_.bookings.contains(c.booking))
        return refuse(ErrorCode::WrongState, field, ErrorText::tr("is not cancelled"), d);
    const EndedBooking *found = openBookings.ended(c.booking, d);
    if (!found)
        return refuse(ErrorCode::NotFound, field,
                      ErrorText::tr("booking with number %1 not found").arg(c.booking.value), d);
    EndedBooking over = *found;
    // The channel may have cancelled it later, which changed nothing here.
    const EndedBooking filed = d.ended ? d.ended->value(c.booking) : EndedBooking();
    if (filed.booking.version == over.booking.version) over.givenUp = over.givenUp || filed.givenUp;
    if (const auto ok = check(c, over, d); !ok) return tl::unexpected(ok.error());
    Booking b = over.booking;
    b.status = BookingStatus::Confirmed;
    ++b.version;
    Record r = openBookings.record(RecordKind::BookingReinstated, b, c.caller, d);
    r.subject = b.id.value;
    r.amount = over.fee;
    const qint64 seq = append(r, d);
    const int type = state_.typeIndex(b.counted);
    state_.ledger.addSold(type, b.stay, b.rooms, seq);
    nightChanges.touch(type, b.stay, d);
    nightChanges.flagOversold(type, b.stay, d);
    if (over.charge) state_.requests.charges.insert(b.id.value, *over.charge);
    if (!over.kept.empty()) state_.requests.paid.insert(b.id, over.kept);
    openBookings.save(b, d);
    // Meanwhile the guest may have booked again.
    if (c.guestProbe) {
        DuplicateRules duplicateRules(state_);
        const std::vector<BookingId> asked = duplicateRules.askAgain(c.guestProbe->undecided, b, d);
        duplicateRules.askAboutTaken(c.guestProbe, b, c.guestProbe->stored, d, asked);
    }
    if (over.fee != 0) d.batch->fees.push_back({b.property, b.id, 0});
    NoticeRules(state_).queue(NoticeKind::Booked, b, std::nullopt, seq, d);
    Answer answer = openBookings.answerFor(b, seq);
    EndingRules(state_).keepReason(answer, c.reason, d);
    // Payments are in the guest's currency. A refund under way goes on, and counts as made.
    const bool card = over.charge || !over.kept.empty();
    const qint64 total = dueAtProperty(b) + (b.channelCollects ? 0 : b.vatOnTop);
    Money due = card ? ChargeRules(state_).inGuestsCurrency(b.id, total)
                     : Money{total, state_.catalogue.property.currency};
    for (const Paid &paid : over.kept) due.minor -= paid.amount.minor;
    due.minor = std::max<qint64>(0, due.minor);
    answer.due = due;
    return answer;
}

Result<void> ReinstatementRules::check(const ReinstateBooking &c, const EndedBooking &over,
                                       Decision &d)
{
    const Booking &b = over.booking;
    const auto wrong = [&](const QString &why) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"), why, d);
    };
    if (c.version != 0 && c.version != b.version)
        return OpenBookings(state_).refuseStale(b.version, c.version, d);
    if (b.status != BookingStatus::Cancelled && b.status != BookingStatus::NoShow)
        return wrong(ErrorText::tr("only cancelled bookings and no-shows can be reinstated"));
    if (over.givenUp)
        return wrong(ErrorText::tr("was cancelled by its channel, where it remains cancelled; "
                                   "create a new booking instead"));
    if (b.stay.checkOut() <= state_.today())
        return wrong(ErrorText::tr("the stay ended on %1").arg(errorDate(b.stay.checkOut())));
    const int type = state_.typeIndex(b.counted);
    if (type < 0 || !state_.ledger.covers(b.stay))
        return wrong(ErrorText::tr("its room type or nights are no longer sold; create a new "
                                   "booking instead"));
    // Past nights need no room any more: others may have been sold it after a no-show.
    const Night from = std::max(b.stay.checkIn(), state_.today());
    const Stay ahead(from, b.stay.checkOut() - from);
    if (state_.ledger.available(type, ahead) >= b.rooms) return {};
    HoldRules(state_).expire(d);
    const QString full = fullNights(state_.ledger, type, ahead, b.rooms);
    if (full.isEmpty()) return {};
    auto error = refuse(ErrorCode::SoldOut, QStringLiteral("rooms"),
                        ErrorText::tr("not enough rooms of %1 available on these nights: %2")
                            .arg(state_.catalogue.roomTypes[size_t(type)].name, full),
                        d, state_.ledger.available(type, ahead));
    d.restsOn = std::max(over.seq, SellingRules(state_).newestChange(type, ahead));
    return error;
}

}  // namespace roomrack::booking
