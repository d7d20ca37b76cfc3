// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/guests/guest_file.h"

#include "api/v1/json_fragments.h"
#include "desktop/words/record_words.h"

namespace roomrack::desktop {

namespace {

using api::v1::Writer;

void writeHistory(Writer &w, const GuestBooking &booking, const HotelView &view,
                  const QLocale &locale)
{
    w.key("history").beginArray();
    for (const booking::Record &record : booking.history) {
        w.beginObject();
        w.key("at");
        api::v1::writeInstant(w, record.at);
        w.key("what").text(describeStep(record, view.catalogue(), locale));
        w.endObject();
    }
    w.endArray();
}

}  // namespace

QByteArray guestFile(const std::vector<GuestBooking> &bookings, const HotelView &view, Instant now,
                     const QLocale &locale)
{
    Writer w;
    w.beginObject();
    w.key("hotel").text(view.property().name);
    w.key("exported");
    api::v1::writeInstant(w, now);
    w.key("bookings").beginArray();
    for (const GuestBooking &booking : bookings) {
        w.beginObject();
        api::v1::writeBookingFields(w, view, booking.row);
        w.key("reason").text(booking.row.reason);
        writeHistory(w, booking, view, locale);
        w.endObject();
    }
    w.endArray();
    w.endObject();
    return w.take();
}

}  // namespace roomrack::desktop
