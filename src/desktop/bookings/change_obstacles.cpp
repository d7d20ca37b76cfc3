// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/change_obstacles.h"

#include "desktop/new_booking/stay_offers.h"

namespace roomrack::desktop {

using booking::Booking;

namespace {

bool moves(const StayChoice &c, const Booking &was)
{
    return c.stay != was.stay || c.roomType != was.counted || c.rooms != was.rooms;
}

/// Whether no restriction and no condition counts: a guest in house keeps what is sold, and an
/// arrival in the past is not restricted any more.
bool isUnrestricted(const StayChoice &c, const Booking &was, Night today)
{
    const bool begun = c.stay.checkIn() < today && c.stay.checkOut() > today;
    return c.ignoreRestrictions || was.status == booking::BookingStatus::CheckedIn
           || (moves(c, was) && begun);
}

QString typeObstacle(const HotelView &view, const StayChoice &c, const Booking &was,
                     const QLocale &locale)
{
    const int index = view.catalogue().typeIndex(c.roomType);
    if (index < 0) return {};
    const bool keepsParty = c.adults == was.adults && c.children == was.children
                            && c.roomType == was.counted && c.rooms >= was.rooms;
    const inventory::RoomType &type = view.catalogue().roomTypes[size_t(index)];
    const QString small =
        keepsParty ? QString() : partyObstacle(type, c.adults, c.children, c.rooms);
    if (!small.isEmpty()) return small;
    const bool restricted = moves(c, was) && view.ledger().covers(c.stay)
                            && !isUnrestricted(c, was, view.property().businessDate);
    return restricted ? nightObstacle(view, index, c.stay, locale) : QString();
}

/// The conditions are those of the booking's own source; other channels sell nothing here, so for
/// their bookings the front desk's count.
const inventory::Channel *sellerOf(const inventory::Catalogue &catalogue, const Booking &was)
{
    const inventory::Channel *own = catalogue.channel(was.channel);
    return own && own->kind == inventory::ChannelKind::Desk ? own : sellingChannel(catalogue, {});
}

}  // namespace

ChangeObstacles changeObstacles(const HotelView &view, const StayChoice &choice, const Booking &was,
                                const QLocale &locale)
{
    const Night today = view.property().businessDate;
    const bool unrestricted = isUnrestricted(choice, was, today);
    const bool sameSale = choice.stay == was.stay && choice.rooms <= was.rooms;
    ChangeObstacles found{typeObstacle(view, choice, was, locale), {}};
    for (pricing::RatePlan plan : view.rates().plans()) {
        pricing::PlanSale sale{choice.stay, today, sellerOf(view.catalogue(), was), choice.code};
        sale.isSold = plan.id == was.plan;
        // A retired plan is not sold anew, whatever is overridden.
        if (unrestricted) plan.conditions = {};
        const bool kept = sale.isSold && sameSale;
        found.plans.push_back(kept ? QString() : planObstacle(plan, sale));
    }
    return found;
}

}  // namespace roomrack::desktop
