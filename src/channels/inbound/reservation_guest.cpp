// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reservation_guest.h"

#include "core/email_address.h"
#include "protocols/readable.h"

#include <QtCore/QRegularExpression>

namespace roomrack::channels {

using booking::Guest;
using protocols::Reservation;

namespace {

/// A field that a message omits is kept: some senders name only what changed.
QString fieldAfter(const QString &stored, const QString &before, const QString &now)
{
    return now == before || now.isEmpty() ? stored : now;
}

/// Notes are the only field written by both: the channel's part is between the parts entered by
/// users.
QString notesAfter(const QString &stored, const QString &before, const QString &now)
{
    if (now == before || now.isEmpty() || stored == now) return stored;
    if (stored == before) return now;
    QString notes = stored;
    if (!before.isEmpty() && stored.contains(before))
        return notes.replace(stored.indexOf(before), before.size(), now).trimmed();
    if (stored.contains(now)) return stored;
    return notes + u'\n' + now;
}

/// What a user reads for the channel's key of a payment method; other texts stay as they are.
QString paymentMethod(const QString &said)
{
    if (said == u"credit_card") return ErrorText::tr("credit card");
    if (said == u"bank_transfer") return ErrorText::tr("bank transfer");
    static const QRegularExpression key(QStringLiteral("^[a-z0-9]+(_[a-z0-9]+)+$"));
    return key.match(said).hasMatch() ? QString(said).replace(u'_', u' ') : said;
}

}  // namespace

Guest guestOf(const Reservation &reservation)
{
    const protocols::Person *person = reservation.booker ? &*reservation.booker : nullptr;
    if (!reservation.guests.empty()) person = &reservation.guests.front();
    Guest guest;
    guest.reference = reservation.id;
    QStringList notes;
    if (person) {
        const QStringList names{person->givenName, person->surname};
        guest.name = protocols::readable(names.join(u' ')).trimmed();
        guest.email = protocols::readable(person->email).trimmed();
        guest.phone = protocols::readable(person->phones.value(0));
        guest.country = person->address.country;
        if (!person->company.isEmpty()) notes += person->company;
        // No mail could be sent to it, but a person may see what it should be.
        if (!guest.email.isEmpty() && !core::isGuestAddress(guest.email))
            notes += ErrorText::tr("Email: %1").arg(std::exchange(guest.email, {}));
    }
    // How the channel pays the property; that it does is a field of the booking.
    const protocols::Guarantee &guarantee = reservation.guarantee;
    if (guarantee.kind == protocols::GuaranteeKind::Prepaid && !guarantee.text.isEmpty())
        notes += ErrorText::tr("Payment by the channel: %1").arg(paymentMethod(guarantee.text));
    if (!reservation.comment.isEmpty()) notes += reservation.comment;
    notes += reservation.specialRequests;
    for (const protocols::RoomStay &stay : reservation.stays) {
        if (!stay.comment.isEmpty()) notes += stay.comment;
        notes += stay.specialRequests;
    }
    notes.removeDuplicates();
    guest.notes = protocols::readable(notes.join(u'\n'));
    return guest;
}

Guest guestAfter(const Guest &stored, const Guest &before, const Guest &now)
{
    Guest guest;
    guest.name = fieldAfter(stored.name, before.name, now.name);
    guest.email = fieldAfter(stored.email, before.email, now.email);
    guest.phone = fieldAfter(stored.phone, before.phone, now.phone);
    guest.country = fieldAfter(stored.country, before.country, now.country);
    guest.notes = notesAfter(stored.notes, before.notes, now.notes);
    guest.reference = fieldAfter(stored.reference, before.reference, now.reference);
    return guest;
}

}  // namespace roomrack::channels
