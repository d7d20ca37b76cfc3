// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/pending_booking.h"

#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PendingBooking)
};

}  // namespace

storage::BookingRow pendingRow(const booking::SagaRow &payment, const booking::Hold *hold)
{
    storage::BookingRow row;
    row.guest = payment.request.guest;
    booking::Booking &b = row.booking;
    b.id = payment.booking;
    b.property = payment.property;
    b.status = hold ? booking::BookingStatus::Pending : booking::BookingStatus::Failed;
    b.total = payment.request.total;
    if (payment.request.taxes) b.vatOnTop = payment.request.taxes->vatOnTop();
    b.created = payment.begun;
    if (!hold) return row;
    b.channel = hold->channel;
    b.reserved = b.counted = hold->roomType;
    b.stay = hold->stay;
    b.rooms = hold->rooms;
    b.adults = hold->adults;
    b.children = hold->children;
    b.plan = hold->plan;
    b.total = hold->total;
    return row;
}

std::vector<Fact> pendingFacts(const storage::BookingRow &row, const HotelView &view,
                               const QLocale &locale)
{
    if (row.booking.status == booking::BookingStatus::Pending)
        return bookingFacts(row, view, locale);
    std::vector<Fact> facts;
    const auto add = [&](const QString &label, const QString &value, qint64 amount = -1) {
        if (!value.isEmpty()) facts.push_back({label, value, amount});
    };
    add(Words::tr("Guest"), row.guest.name);
    add(Words::tr("Email"), row.guest.email);
    add(Words::tr("Phone"), row.guest.phone);
    if (row.booking.total > 0)
        add(Words::tr("Price"), amountText(view.catalogue(), row.booking.total, locale),
            row.booking.total);
    add(Words::tr("Requested"), timeText(view.property(), row.booking.created, locale));
    return facts;
}

QString pendingText(const booking::SagaRow &payment, const booking::Hold *hold)
{
    if (!hold) return Words::tr("No booking was created.");
    return payment.waits ? Words::tr("Possible duplicate: needs review.")
                         : Words::tr("Payment pending.");
}

}  // namespace roomrack::desktop
