// SPDX-License-Identifier: GPL-3.0-or-later
// What the house can offer for a stay, from the window's own copy: rooms left and the price by
// rate plan. It says what is likely; the hold says what is so.
#pragma once

#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QLocale>

#include <optional>
#include <vector>

namespace roomrack::desktop {

struct TypeOffer {
    RoomTypeId type;   ///< none: the cheapest that fits
    int left = 0;      ///< fewest rooms on any night of the stay
    QString obstacle;  ///< why it cannot be had as asked for; empty if it can
    std::vector<std::optional<qint64>> totals;  ///< by plan, as HotelView::plans()
};

/// The price of the whole stay, all rooms and nights. None where a night has no rate.
std::optional<qint64> priceOf(const HotelView &view, const StayChoice &choice);
/// By room type in the order of the grid.
std::vector<TypeOffer> offersFor(const HotelView &view, const StayChoice &choice,
                                 const QLocale &locale);
/// The lowest prices of those without an obstacle; without any, it says so as its own obstacle.
TypeOffer cheapestOf(const std::vector<TypeOffer> &offers);

}  // namespace roomrack::desktop
