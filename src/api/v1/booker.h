// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes requests to book, change and cancel, as the API asks for it: a hotel's
// ReservationsHost, which is made once the hotel's secrets are there.
#pragma once

#include "reservations/requests/request.h"

#include <atomic>
#include <functional>
#include <memory>

namespace roomrack::reservations {
class ReservationsHost;
}

namespace roomrack::api::v1 {

/// From any thread; answers in any thread.
struct Booker {
    using Replied = reservations::Replied;
    std::function<void(reservations::Request, reservations::BookingWish, Replied)> book;
    std::function<void(reservations::Request, booking::ChangeBooking, Replied)> change;
    std::function<void(reservations::Request, booking::CancelBooking, Replied)> cancel;
    std::function<void(reservations::Request, booking::DecideDuplicate, Replied)> decide;
    /// The gateway says that this payment changed. False: nobody could be told yet.
    std::function<bool(const QByteArray &payment)> news;
};

/// Where the host of a hotel is put when it is there. The door must go before it does.
using HostPlace = std::shared_ptr<std::atomic<reservations::ReservationsHost *>>;
inline HostPlace makeHostPlace()
{
    return std::make_shared<std::atomic<reservations::ReservationsHost *>>(nullptr);
}
/// Says "busy" as long as there is none.
Booker bookerAt(const HostPlace &place);

}  // namespace roomrack::api::v1
