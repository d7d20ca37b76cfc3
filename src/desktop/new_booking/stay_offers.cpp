// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/stay_offers.h"

#include "desktop/words/restriction_words.h"
#include "desktop/words/stay_words.h"
#include "pricing/conditions.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StayOffers)
};

std::optional<qint64> quoted(const engine::Quotes &quotes, size_t type, size_t plan)
{
    if (type >= quotes.totals.size() || plan >= quotes.totals[type].size()) return std::nullopt;
    const qint64 total = quotes.totals[type][plan];
    return total >= 0 ? std::optional(total) : std::nullopt;
}

QString closed(const HotelView &view, int type, Stay stay, const QLocale &locale)
{
    const auto by = inventory::restrictionAgainst(view.ledger(), type, stay);
    if (!by) return {};
    return restrictionObstacle(*by->row, by->value,
                               dateNear(by->night, view.property().businessDate, locale));
}

QString obstacleOf(const HotelView &view, int type, int left, const StayChoice &c,
                   const QLocale &locale)
{
    const inventory::RoomType &t = view.catalogue().roomTypes[size_t(type)];
    if (guestsARoom(c) > t.maxGuests) {
        return Words::tr("Max %n guest(s) per room", nullptr, t.maxGuests);
    }
    if (!t.canHold(c.adults, c.children, c.rooms)) {
        const int adults = t.maxAdults.value_or(t.maxGuests);
        if (c.adults > c.rooms * adults)
            return Words::tr("Max %n adult(s) per room", nullptr, adults);
        const int children = t.maxChildren.value_or(t.maxGuests);
        return children == 0 ? Words::tr("No children")
                             : Words::tr("Max %n child(ren) per room", nullptr, children);
    }
    if (left <= 0) return Words::tr("Sold out");
    if (left < c.rooms) return Words::tr("Only %n room(s) left", nullptr, left);
    return closed(view, type, c.stay, locale);
}

const inventory::Channel *sourceOf(const inventory::Catalogue &catalogue, const StayChoice &c)
{
    return c.source ? catalogue.channel(c.source) : catalogue.channel(inventory::ChannelKind::Desk);
}

}  // namespace

int guestsARoom(const StayChoice &c)
{
    return (c.adults + c.children + c.rooms - 1) / c.rooms;
}

std::vector<TypeOffer> offersFor(const HotelView &view, const StayChoice &choice,
                                 const engine::Quotes &quotes, const QLocale &locale)
{
    std::vector<TypeOffer> offers;
    const bool covered = view.ledger().covers(choice.stay);
    const auto &types = view.catalogue().roomTypes;
    for (size_t i = 0; i < types.size(); ++i) {
        const int type = int(i);
        TypeOffer offer;
        offer.type = types[i].id;
        offer.left = covered ? view.ledger().available(type, choice.stay) : 0;
        offer.obstacle = covered ? obstacleOf(view, type, offer.left, choice, locale)
                                 : Words::tr("Beyond the booking window");
        for (size_t plan = 0; plan < view.rates().plans().size(); ++plan) {
            offer.totals.push_back(quoted(quotes, i, plan));
        }
        offers.push_back(std::move(offer));
    }
    return offers;
}

std::vector<QString> planObstacles(const HotelView &view, const StayChoice &choice)
{
    const pricing::PlanSale sale{choice.stay, view.property().businessDate,
                                 sourceOf(view.catalogue(), choice), choice.code};
    std::vector<QString> obstacles;
    for (const pricing::RatePlan &plan : view.rates().plans()) {
        QStringList reasons;
        for (const auto condition : pricing::brokenConditions(plan.conditions, sale))
            reasons << pricing::errorOf(condition, plan).reason;
        obstacles.push_back(reasons.join(QStringLiteral(". ")));
    }
    return obstacles;
}

TypeOffer cheapestOf(const std::vector<TypeOffer> &offers)
{
    TypeOffer best;
    bool any = false;
    for (const TypeOffer &offer : offers) {
        best.totals.resize(std::max(best.totals.size(), offer.totals.size()));
        if (!offer.obstacle.isEmpty()) continue;
        any = true;
        best.left = std::max(best.left, offer.left);
        for (size_t i = 0; i < offer.totals.size(); ++i) {
            const auto &total = offer.totals[i];
            if (total && (!best.totals[i] || *total < *best.totals[i])) best.totals[i] = total;
        }
    }
    if (!any) best.obstacle = Words::tr("No room type available");
    return best;
}

}  // namespace roomrack::desktop
