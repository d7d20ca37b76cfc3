// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/booker.h"

#include "reservations/host/reservations_host.h"

namespace roomrack::api::v1 {

namespace {

reservations::Reply notYet()
{
    reservations::Reply reply;
    reply.error = Error{ErrorCode::Busy,
                        {},
                        ErrorText::tr("bookings are not accepted at the moment; try again later"),
                        -1};
    return reply;
}

/// Calls the host, if there is one.
template <typename What, typename Ask>
auto guestProbe(const HostPlace &place, Ask ask)
{
    return [place, ask](reservations::Request request, What what, reservations::Replied done) {
        reservations::ReservationsHost *host = place->load();
        if (!host) return done(notYet());
        (host->*ask)(std::move(request), std::move(what), std::move(done));
    };
}

}  // namespace

Booker bookerAt(const HostPlace &place)
{
    using Requests = reservations::ReservationsHost;
    return {guestProbe<reservations::BookingInput>(place, &Requests::book),
            guestProbe<booking::ChangeBooking>(place, &Requests::change),
            guestProbe<booking::CancelBooking>(place, &Requests::cancel),
            guestProbe<booking::DecideDuplicate>(place, &Requests::decide),
            [place](const QByteArray &payment) {
                Requests *host = place->load();
                if (host) host->news(payment);
                return host != nullptr;
            }};
}

}  // namespace roomrack::api::v1
