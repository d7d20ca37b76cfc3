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

/// Whether the restrictions of the room type's nights count.
bool isRestricted(const HotelView &view, const StayChoice &c, const Booking &was)
{
    return moves(c, was) && view.ledger().covers(c.stay)
           && !isUnrestricted(c, was, view.property().businessDate);
}

QString typeObstacle(const HotelView &view, const StayChoice &c, const Booking &was,
                     ChannelId channel, const QLocale &locale)
{
    const int index = view.catalogue().typeIndex(c.roomType);
    if (index < 0) return {};
    const bool keepsParty = c.adults == was.adults && c.children == was.children
                            && c.roomType == was.counted && c.rooms >= was.rooms;
    const inventory::RoomType &type = view.catalogue().roomTypes[size_t(index)];
    const QString small =
        keepsParty ? QString() : partyObstacle(type, c.adults, c.children, c.rooms);
    if (!small.isEmpty()) return small;
    return isRestricted(view, c, was) ? nightObstacle(view, index, c.stay, {{}, channel}, locale)
                                      : QString();
}

/// The restriction that only the plan has; of one that the booking had, if its stay moves.
QString planNightObstacle(const HotelView &view, const StayChoice &c, const Booking &was,
                          const inventory::SalePath &sale, const QLocale &locale)
{
    const int type = view.catalogue().typeIndex(c.roomType);
    const Night today = view.property().businessDate;
    const bool changes = sale.plan != was.plan && c.stay.checkIn() >= today
                         && view.ledger().covers(c.stay) && !isUnrestricted(c, was, today);
    if (type < 0 || !(changes || isRestricted(view, c, was))) return {};
    const auto by = inventory::planRestrictionAgainst(view.ledger(), type, c.stay, sale);
    return by ? nightObstacle(view, *by, locale) : QString();
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
    const inventory::Channel *seller = sellerOf(view.catalogue(), was);
    const ChannelId channel = seller ? seller->id : ChannelId{};
    ChangeObstacles found{typeObstacle(view, choice, was, channel, locale), {}};
    for (pricing::RatePlan plan : view.rates().plans()) {
        pricing::PlanSale sale{choice.stay, today, seller, choice.code};
        sale.isSold = plan.id == was.plan;
        // A retired plan is not sold anew, whatever is overridden.
        if (unrestricted) plan.conditions = {};
        const bool kept = sale.isSold && sameSale;
        QStringList reasons{kept ? QString() : planObstacle(plan, sale)};
        reasons << planNightObstacle(view, choice, was, {plan.id, channel}, locale);
        reasons.removeAll(QString());
        found.plans.push_back(reasons.join(QStringLiteral(". ")));
    }
    return found;
}

}  // namespace roomrack::desktop
