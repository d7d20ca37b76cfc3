// SPDX-License-Identifier: GPL-3.0-or-later
// What can be offered for a stay: availability from the window's copy, prices by rate plan as
// quoted by the engine. The figures are estimates; only taking the hold decides.
#pragma once

#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_view.h"
#include "engine/engine.h"
#include "pricing/conditions.h"

#include <QtCore/QLocale>

#include <optional>
#include <vector>

namespace roomrack::desktop {

struct TypeOffer {
    RoomTypeId type;      ///< none: best available
    int left = 0;         ///< fewest rooms on any night of the stay
    QString obstacle;     ///< why it cannot be booked as requested; empty: it can
    bool tooFew = false;  ///< the obstacle is that, and names the rooms left
    std::vector<std::optional<qint64>> totals;  ///< by plan, as HotelRates::plans()
    /// By plan: the restriction against its sale in this room type; empty: there is none.
    std::vector<QString> refused{};
};

/// The total of the room type and rate plan by index; none if a night has no rate.
std::optional<qint64> quotedTotal(const engine::Quotes &quotes, size_t type, size_t plan);
/// Number of guests in the fullest room.
int guestsARoom(const StayChoice &choice);
/// Why so many rooms of the type are too small for the guests; empty: they are not.
QString partyObstacle(const inventory::RoomType &type, int adults, int children, int rooms);
/// "Stop sell on 18 Jul", "Min LOS: 3 nights (Non-refundable)": a restriction that refuses a stay,
/// with the rate plan or channel that it is limited to.
QString nightObstacle(const HotelView &view, const inventory::RestrictedBy &by,
                      const QLocale &locale);
/// The restriction against the stay, of the room type by index; empty: there is none. A sale
/// without a plan meets what holds for all of them.
QString nightObstacle(const HotelView &view, int type, Stay stay, const inventory::SalePath &sale,
                      const QLocale &locale);
/// Why the rate plan is not sold: all that the refusals would say; empty: it is.
QString planObstacle(const pricing::RatePlan &plan, const pricing::PlanSale &sale);
/// The channel that sells to the desk: the source, or the front desk if that is none.
const inventory::Channel *sellingChannel(const inventory::Catalogue &catalogue, ChannelId source);
/// Returns one offer per room type, in the order of the grid. Without quotes (not received yet) the
/// prices are empty.
std::vector<TypeOffer> offersFor(const HotelView &view, const StayChoice &choice,
                                 const engine::Quotes &quotes, const QLocale &locale);
/// Why the source of the choice would be refused each rate plan for the stay, in the order of
/// HotelRates::plans(); empty where it is sold.
std::vector<QString> planObstacles(const HotelView &view, const StayChoice &choice);
/// The lowest prices of the offers without an obstacle. If there are none, the result has an
/// obstacle of its own.
TypeOffer cheapestOf(const std::vector<TypeOffer> &offers);

}  // namespace roomrack::desktop
