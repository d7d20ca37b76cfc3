// SPDX-License-Identifier: GPL-3.0-or-later
// Interface through which the API creates, changes and cancels bookings: a property's
// ReservationsHost, which is created once the property's secrets are available.
#pragma once

#include "reservations/requests/request.h"

#include <atomic>
#include <functional>
#include <memory>

namespace roomrack::reservations {
class ReservationsHost;
}

namespace roomrack::api::v1 {

/// Called from any thread; replies in any thread.
struct Booker {
    using Replied = reservations::Replied;
    std::function<void(reservations::Request, reservations::BookingInput, Replied)> book;
    std::function<void(reservations::Request, booking::ChangeBooking, Replied)> change;
    std::function<void(reservations::Request, booking::CancelBooking, Replied)> cancel;
    std::function<void(reservations::Request, booking::DecideDuplicate, Replied)> decide;
    /// A payment changed at the gateway. False if payment processing is not running yet.
    std::function<bool(const QByteArray &payment)> news;
};

/// Holds the property's host once it exists. The API server must be destroyed before the host.
using HostPlace = std::shared_ptr<std::atomic<reservations::ReservationsHost *>>;
inline HostPlace makeHostPlace()
{
    return std::make_shared<std::atomic<reservations::ReservationsHost *>>(nullptr);
}
/// Answers "busy" while there is none.
Booker bookerAt(const HostPlace &place);

}  // namespace roomrack::api::v1
