// SPDX-License-Identifier: GPL-3.0-or-later
// What is stored about a guest as one JSON file, to hand out on request.
#pragma once

#include "desktop/guests/guest_bookings.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QByteArray>
#include <QtCore/QLocale>

namespace roomrack::desktop {

/// The bookings in the form of the API's, with the reason of a cancellation or reinstatement and
/// the history, which does not name users of the hotel. `locale`: of its sentences.
QByteArray guestFile(const std::vector<GuestBooking> &bookings, const HotelView &view, Instant now,
                     const QLocale &locale);

}  // namespace roomrack::desktop
