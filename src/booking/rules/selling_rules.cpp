// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/selling_rules.h"

#include "booking/limits.h"
#include "booking/rules/hold_rules.h"
#include "booking/scope_text.h"
#include "booking/token.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

QString roomsField()
{
    return QStringLiteral("rooms");
}

QString reasonOf(const inventory::RestrictedBy &by)
{
    using inventory::Restriction;
    const QString night = errorDate(by.night);
    switch (by.row->id) {
    case Restriction::StopSell: return ErrorText::tr("%1 is closed (stop sell)").arg(night);
    case Restriction::ClosedToArrival: return ErrorText::tr("%1 is closed to arrival").arg(night);
    case Restriction::ClosedToDeparture:
        return ErrorText::tr("%1 is closed to departure").arg(night);
    case Restriction::MinStay:
        return ErrorText::tr("arrivals on %1 must stay at least %2 nights")
            .arg(night)
            .arg(by.value);
    case Restriction::MaxStay:
        return ErrorText::tr("arrivals on %1 can stay at most %n night(s)", nullptr, by.value)
            .arg(night);
    }
    return {};
}

}  // namespace

bool SellingRules::grants(const StayRequest &w) const
{
    if (w.type < 0 || w.rooms < 1 || w.rooms > kMostRooms || w.stay.nights() < 1) return false;
    if (w.adults < 1 || w.children < 0 || w.adults > kMostGuests) return false;
    if (!state_.catalogue.roomTypes[size_t(w.type)].canHold(w.adults, w.children, w.rooms))
        return false;
    return inventory::within(w.stay, state_.sellable())
           && inventory::grants(state_.ledger, w.type, w.stay, w.rooms, w.ignoreRestrictions,
                                saleOf(w))
           && (w.ignoreRestrictions || !brokenCondition(w));
}

/// A caller without a channel sells for the desk. Only asked for room types with scopes.
inventory::SalePath SellingRules::saleOf(const StayRequest &w) const
{
    if (w.ignoreRestrictions || !w.asksScopes || !state_.ledger.scoped().any(w.type)) return {};
    if (w.caller.channel) return {w.plan, w.caller.channel};
    const inventory::Channel *desk = state_.catalogue.channel(inventory::ChannelKind::Desk);
    return {w.plan, desk ? desk->id : ChannelId{}};
}

/// History is never refused. A token without a channel sells what all channels sell.
std::optional<pricing::Condition> SellingRules::brokenCondition(const StayRequest &w) const
{
    static const inventory::Channel kDesk{.id = {},
                                          .kind = inventory::ChannelKind::Desk,
                                          .name = {},
                                          .holdTtlSeconds = inventory::kHoldTtl,
                                          .holdCeilingSeconds = inventory::kHoldCeiling};
    const pricing::RatePlan *plan =
        w.plan && w.checksConditions ? state_.rates.plan(w.plan) : nullptr;
    if (!plan || w.caller.isHistory()) return std::nullopt;
    const inventory::Channel *channel = w.caller.channel ? state_.channelOf(w.caller.channel)
                                        : isToken(w.caller.actor) ? nullptr
                                                                  : &kDesk;
    return pricing::brokenCondition(plan->conditions,
                                    {w.stay, state_.today(), channel, w.code, w.isSold});
}

Result<void> SellingRules::checkConditions(const StayRequest &w, Decision &d) const
{
    if (w.ignoreRestrictions) return {};
    const auto broken = brokenCondition(w);
    if (!broken) return {};
    Error error = pricing::errorOf(*broken, *state_.rates.plan(w.plan));
    return refuse(error.code, std::move(error.field), std::move(error.reason), d);
}

void SellingRules::noteCondition(const StayRequest &w, Answer &answer, Decision &d) const
{
    const auto broken = brokenCondition(w);
    if (!broken) return;
    answer.brokenCondition = pricing::errorOf(*broken, *state_.rates.plan(w.plan)).reason;
    d.batch->reasons.push_back(
        {state_.id(), answer.seq, answer.booking, answer.version, answer.brokenCondition});
}

bool SellingRules::knows(const Caller &caller, RatePlanId plan, Night arrival) const
{
    if (caller.channel && !state_.channelOf(caller.channel)) return false;
    if (!plan) return true;
    const pricing::RatePlan *known = state_.rates.plan(plan);
    return known && !known->isRetired(arrival);
}

Result<void> SellingRules::checkSource(const Caller &caller, RatePlanId plan) const
{
    if (caller.channel && !state_.channelOf(caller.channel)) {
        return fail(ErrorCode::NotFound, QStringLiteral("channel"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (plan && !state_.rates.plan(plan)) {
        return fail(ErrorCode::NotFound, QStringLiteral("rate plan"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    return {};
}

Result<void> SellingRules::checkSale(const Caller &caller, RatePlanId plan, Night arrival,
                                     Decision &d) const
{
    if (knows(caller, plan, arrival)) return {};
    if (const auto ok = checkSource(caller, plan); !ok) return ok;
    const pricing::RatePlan &retired = *state_.rates.plan(plan);
    return refuse(ErrorCode::WrongState, QStringLiteral("rate plan"),
                  ErrorText::tr("%1 is retired; it is not sold for arrivals from %2 on")
                      .arg(retired.name, errorDate(*retired.retiredFrom)),
                  d);
}

Result<void> SellingRules::checkGuests(const StayRequest &w) const
{
    const inventory::RoomType &type = state_.catalogue.roomTypes[size_t(w.type)];
    const auto invalid = [](QString reason) {
        return fail(ErrorCode::Invalid, QStringLiteral("guests"), std::move(reason));
    };
    if (w.adults < 1) return invalid(ErrorText::tr("at least one adult is required"));
    if (w.children < 0) return invalid(ErrorText::tr("must not be negative"));
    if (w.isKnownParty) return {};
    if (w.adults + qint64(w.children) > qint64(w.rooms) * type.maxGuests) {
        return invalid(
            ErrorText::tr("%1 allows at most %n guest(s) per room", nullptr, type.maxGuests)
                .arg(type.name));
    }
    if (type.canHold(w.adults, w.children, w.rooms)) return {};
    const int most = type.maxAdults.value_or(type.maxGuests);
    if (w.adults > qint64(w.rooms) * most) {
        return invalid(
            ErrorText::tr("%1 allows at most %n adult(s) per room", nullptr, most).arg(type.name));
    }
    if (type.maxChildren == 0)
        return invalid(ErrorText::tr("%1 allows no children").arg(type.name));
    return invalid(ErrorText::tr("%1 allows at most %n child(ren) per room", nullptr,
                                 type.maxChildren.value_or(type.maxGuests))
                       .arg(type.name));
}

Result<void> SellingRules::check(const StayRequest &w) const
{
    if (w.type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (w.rooms < 1 || w.rooms > kMostRooms) {
        return fail(ErrorCode::Invalid, roomsField(),
                    ErrorText::tr("must be between 1 and %1").arg(kMostRooms));
    }
    if (w.stay.nights() < 1) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-out"),
                    ErrorText::tr("must be after check-in"));
    }
    if (const auto ok = checkGuests(w); !ok) return ok;
    const Stay open = state_.sellable();
    if (w.stay.checkIn() < open.checkIn()) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-in"),
                    ErrorText::tr("%1 is before the business date (%2)")
                        .arg(errorDate(w.stay.checkIn()), errorDate(open.checkIn())));
    }
    if (!inventory::within(w.stay, open)) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-out"),
                    ErrorText::tr("beyond the booking window; the last bookable night is %1")
                        .arg(errorDate(open.checkOut() - 1)));
    }
    return {};
}

Result<void> SellingRules::checkRestrictions(const StayRequest &w, Decision &d) const
{
    if (w.ignoreRestrictions) return {};
    if (auto ok = checkConditions(w, d); !ok) return ok;
    const auto by = inventory::restrictionAgainst(state_.ledger, w.type, w.stay, saleOf(w));
    return by ? refuseRestricted(*by, w, d) : Result<void>();
}

Result<void> SellingRules::checkPlan(const StayRequest &w, Decision &d) const
{
    if (auto ok = checkConditions(w, d); !ok) return ok;
    // A stay that has begun is asked nothing of its arrival, as when its dates change.
    if (w.ignoreRestrictions || w.isSold || w.stay.checkIn() < state_.today()) return {};
    const auto by = inventory::planRestrictionAgainst(state_.ledger, w.type, w.stay, saleOf(w));
    return by ? refuseRestricted(*by, w, d) : Result<void>();
}

tl::unexpected<Error> SellingRules::refuseRestricted(const inventory::RestrictedBy &by,
                                                     const StayRequest &w, Decision &d) const
{
    auto error = refuse(ErrorCode::Restricted, QStringLiteral("night"),
                        withScope(reasonOf(by), by.scope, state_), d);
    d.restsOn = newestChange(w.type, w.stay);
    if (by.night == w.stay.checkOut())
        d.restsOn = std::max(d.restsOn, state_.ledger.version(w.type, by.night));
    return error;
}

Result<void> SellingRules::checkRooms(const StayRequest &w, Decision &d)
{
    int left = state_.ledger.available(w.type, w.stay);
    if (left >= w.rooms) return {};
    if (state_.holds.mayHaveExpired(d.now)) {
        HoldRules(state_).expire(d);
        left = state_.ledger.available(w.type, w.stay);
        if (left >= w.rooms) return {};
    }
    const inventory::RoomType &type = state_.catalogue.roomTypes[size_t(w.type)];
    const QString name = type.name;
    auto error =
        refuse(ErrorCode::SoldOut, roomsField(),
               type.isRetired(w.stay.checkOut() - 1)
                   ? ErrorText::tr("%1 is retired; it is not sold from %2 on")
                         .arg(name, errorDate(*type.retiredFrom))
               : left > 0 ? ErrorText::tr("only %n room(s) of %1 available for these nights",
                                          nullptr, left)
                                .arg(name)
                          : ErrorText::tr("%1 is sold out for these nights").arg(name),
               d, left);
    d.restsOn = newestChange(w.type, w.stay);
    return error;
}

qint64 SellingRules::newestChange(int type, Stay stay) const
{
    qint64 newest = 0;
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n)
        newest = std::max(newest, state_.ledger.version(type, n));
    return newest;
}

Result<pricing::NightlyPrice> SellingRules::priceOf(const StayRequest &w, RatePlanId plan,
                                                    qint64 agreed) const
{
    if (agreed < -1) {
        return fail(ErrorCode::Invalid, QStringLiteral("price"),
                    ErrorText::tr("must not be negative"));
    }
    const Currency currency = state_.catalogue.property.currency;
    if (agreed > kMostMoney) return tl::unexpected(tooDear(currency));
    const int guests = (w.adults + w.children + w.rooms - 1) / w.rooms;
    if (agreed >= 0) {
        const pricing::NightlyPrice unspread{{}, agreed};
        // Checked before the quote, which would compose an error text.
        if (!plan || !state_.rates.price(w.type, plan, w.stay.checkIn(), guests)) return unspread;
        const auto rate = state_.rates.quote(w.type, plan, w.stay, w.rooms, guests);
        if (!rate) return unspread;
        return pricing::NightlyPrice{pricing::spread(agreed, w.rooms, rate->nights), agreed};
    }
    if (!plan) return pricing::NightlyPrice{};
    auto price = state_.rates.quote(w.type, plan, w.stay, w.rooms, guests);
    if (price && price->total > kMostMoney) return tl::unexpected(tooDear(currency));
    return price;
}

Error SellingRules::changedPrice(Money now)
{
    return {ErrorCode::Stale, QStringLiteral("price"),
            ErrorText::tr("is now %1; confirm the new price first").arg(errorAmount(now)), -1};
}

Error SellingRules::tooDear(Currency currency)
{
    return {ErrorCode::Invalid, QStringLiteral("price"),
            ErrorText::tr("must be at most %1").arg(errorAmount({kMostMoney, currency})), -1};
}

bool SellingRules::differ(const std::vector<qint64> &nights)
{
    return std::adjacent_find(nights.begin(), nights.end(), std::not_equal_to<>()) != nights.end();
}

}  // namespace roomrack::booking
