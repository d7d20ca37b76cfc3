// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine would refuse of a change of a booking, shown before it is saved. What was sold
// stays sold, so less is asked than of a new booking (booking/rules/change_rules.h). Only saving
// decides.
#pragma once

#include "booking/booking.h"
#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QLocale>

#include <vector>

namespace roomrack::desktop {

struct ChangeObstacles {
    QString type;                ///< why the room type is not sold for the stay; empty: it is
    std::vector<QString> plans;  ///< the same of each rate plan, as HotelRates::plans()
};

ChangeObstacles changeObstacles(const HotelView &view, const StayChoice &choice,
                                const booking::Booking &was, const QLocale &locale);

}  // namespace roomrack::desktop
