// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/stay_offers.h"

#include "core/error_values.h"
#include "desktop/words/restriction_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StayOffers)
};

ChannelId soldBy(const HotelView &view, const StayChoice &c)
{
    const inventory::Channel *channel = sellingChannel(view.catalogue(), c.source);
    return channel ? channel->id : ChannelId{};
}

void setObstacle(TypeOffer &offer, const HotelView &view, int type, const StayChoice &c,
                 const QLocale &locale)
{
    const inventory::RoomType &t = view.catalogue().roomTypes[size_t(type)];
    offer.obstacle = partyObstacle(t, c.adults, c.children, c.rooms);
    if (!offer.obstacle.isEmpty()) return;
    offer.tooFew = offer.left < c.rooms;
    if (offer.left <= 0)
        offer.obstacle = Words::tr("Sold out");
    else if (offer.tooFew)
        offer.obstacle = Words::tr("Only %n room(s) left", nullptr, offer.left);
    else
        offer.obstacle = nightObstacle(view, type, c.stay, {{}, soldBy(view, c)}, locale);
}

/// What holds for all plans is the room type's obstacle.
void setRefused(TypeOffer &offer, const HotelView &view, int type, const StayChoice &c,
                const QLocale &locale)
{
    const auto &plans = view.rates().plans();
    offer.refused.resize(plans.size());
    if (!offer.obstacle.isEmpty() || !view.ledger().scoped().any(type)) return;
    for (size_t i = 0; i < plans.size(); ++i) {
        offer.refused[i] =
            nightObstacle(view, type, c.stay, {plans[i].id, soldBy(view, c)}, locale);
    }
}

}  // namespace

std::optional<qint64> quotedTotal(const engine::Quotes &quotes, size_t type, size_t plan)
{
    if (type >= quotes.totals.size() || plan >= quotes.totals[type].size()) return std::nullopt;
    const qint64 total = quotes.totals[type][plan];
    return total >= 0 ? std::optional(total) : std::nullopt;
}

int guestsARoom(const StayChoice &c)
{
    return (c.adults + c.children + c.rooms - 1) / c.rooms;
}

QString partyObstacle(const inventory::RoomType &type, int adults, int children, int rooms)
{
    if (type.canHold(adults, children, rooms)) return {};
    if (adults + children > rooms * type.maxGuests)
        return Words::tr("Max %n guest(s) per room", nullptr, type.maxGuests);
    const int mostAdults = type.maxAdults.value_or(type.maxGuests);
    if (adults > rooms * mostAdults)
        return Words::tr("Max %n adult(s) per room", nullptr, mostAdults);
    const int mostChildren = type.maxChildren.value_or(type.maxGuests);
    return mostChildren == 0 ? Words::tr("No children")
                             : Words::tr("Max %n child(ren) per room", nullptr, mostChildren);
}

QString nightObstacle(const HotelView &view, const inventory::RestrictedBy &by,
                      const QLocale &locale)
{
    const QString text = restrictionObstacle(
        *by.row, by.value, dateNear(by.night, view.property().businessDate, locale));
    if (by.scope.isAll()) return text;
    return Words::tr("%1 (%2)", "restriction, its rate plan or channel")
        .arg(text, scopeText(view, by.scope));
}

QString nightObstacle(const HotelView &view, int type, Stay stay, const inventory::SalePath &sale,
                      const QLocale &locale)
{
    const auto by = inventory::restrictionAgainst(view.ledger(), type, stay, sale);
    return by ? nightObstacle(view, *by, locale) : QString();
}

QString planObstacle(const pricing::RatePlan &plan, const pricing::PlanSale &sale)
{
    QStringList reasons;
    if (plan.isRetired(sale.stay.checkIn()) && !sale.isSold)
        reasons << ErrorText::tr("%1 is retired; it is not sold for arrivals from %2 on")
                       .arg(plan.name, core::errorDate(*plan.retiredFrom));
    for (const auto condition : pricing::brokenConditions(plan.conditions, sale))
        reasons << pricing::errorOf(condition, plan).reason;
    return reasons.join(QStringLiteral(". "));
}

const inventory::Channel *sellingChannel(const inventory::Catalogue &catalogue, ChannelId source)
{
    return source ? catalogue.channel(source) : catalogue.channel(inventory::ChannelKind::Desk);
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
        if (covered) {
            offer.left = view.ledger().available(type, choice.stay);
            setObstacle(offer, view, type, choice, locale);
            setRefused(offer, view, type, choice, locale);
        } else {
            offer.obstacle = Words::tr("Beyond the booking window");
            offer.refused.resize(view.rates().plans().size());
        }
        for (size_t plan = 0; plan < view.rates().plans().size(); ++plan) {
            offer.totals.push_back(quotedTotal(quotes, i, plan));
        }
        offers.push_back(std::move(offer));
    }
    return offers;
}

std::vector<QString> planObstacles(const HotelView &view, const StayChoice &choice)
{
    const pricing::PlanSale sale{choice.stay, view.property().businessDate,
                                 sellingChannel(view.catalogue(), choice.source), choice.code};
    std::vector<QString> obstacles;
    for (const pricing::RatePlan &plan : view.rates().plans())
        obstacles.push_back(planObstacle(plan, sale));
    return obstacles;
}

TypeOffer cheapestOf(const std::vector<TypeOffer> &offers)
{
    TypeOffer best;
    bool any = false;
    for (const TypeOffer &offer : offers) {
        best.totals.resize(std::max(best.totals.size(), offer.totals.size()));
        best.refused.resize(best.totals.size(), Words::tr("No room type available"));
        if (!offer.obstacle.isEmpty()) continue;
        any = true;
        best.left = std::max(best.left, offer.left);
        for (size_t i = 0; i < offer.totals.size(); ++i) {
            if (!offer.refused[i].isEmpty()) continue;
            best.refused[i].clear();
            const auto &total = offer.totals[i];
            if (total && (!best.totals[i] || *total < *best.totals[i])) best.totals[i] = total;
        }
    }
    if (any) return best;
    best.obstacle = Words::tr("No room type available");
    for (QString &refused : best.refused) refused.clear();
    return best;
}

}  // namespace roomrack::desktop
