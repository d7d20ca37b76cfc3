// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings: what they are.
#include "api/v1/api.h"
#include "api/v1/parts.h"
#include "api/v1/topics.h"

namespace roomrack::api::v1 {

void serveBooking(Api &api, const Call &call)
{
    if (!api.hotel(call)) return;
    const PropertyId property = call.visitor.property;
    const BookingId id{call.id};
    api.ask([property, id](storage::Reader &reader) { return reader.booking(property, id); },
            [&api, call](const Result<storage::BookingRow> &row) {
                const engine::HotelView *hotel = api.hotel(call);
                if (!hotel) return;
                if (!row) return Api::refuse(call, row.error());
                // To a channel the bookings of others are not there.
                const ChannelId own = call.visitor.channel;
                if (own && row->booking.channel != own)
                    return Api::refuse(call,
                                       {404, "not-found", ErrorText::tr("there is no such booking"),
                                        QStringLiteral("id")});
                Writer w;
                writeBooking(w, *hotel, *row);
                Api::answer(call, 200, w.take());
            });
}

}  // namespace roomrack::api::v1
