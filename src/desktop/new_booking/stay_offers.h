// SPDX-License-Identifier: GPL-3.0-or-later
// What the house can offer for a stay: rooms left from the window's own copy, prices by rate plan
// as the engine quotes them. It says what is likely; the hold says what is so.
#pragma once

#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_view.h"
#include "engine/engine.h"

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

/// Guests in the fullest room.
int guestsARoom(const StayChoice &choice);
/// By room type in the order of the grid. Without quotes (not there yet) no prices are named.
std::vector<TypeOffer> offersFor(const HotelView &view, const StayChoice &choice,
                                 const engine::Quotes &quotes, const QLocale &locale);
/// The lowest prices of those without an obstacle; without any, it says so as its own obstacle.
TypeOffer cheapestOf(const std::vector<TypeOffer> &offers);

}  // namespace roomrack::desktop
