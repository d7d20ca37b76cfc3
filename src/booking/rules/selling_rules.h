// SPDX-License-Identifier: GPL-3.0-or-later
// Availability, restrictions and prices, for every hold, desk booking and change of dates.
#pragma once

#include "booking/property_state.h"
#include "pricing/conditions.h"

namespace roomrack::booking {

/// Rooms that a hold, booking or change asks for.
struct StayRequest {
    int type = -1;  ///< index in the catalogue; -1: unknown
    Stay stay;
    int rooms = 1, adults = 2, children = 0;
    bool ignoreRestrictions = false;  ///< and the conditions of the rate plan
    RatePlanId plan{};    ///< whose conditions and restrictions are checked; none: no plan's
    bool isSold = false;  ///< the booking is on this plan already: its seller and code hold
    Caller caller{};
    QString code{};                ///< named by the guest
    bool isKnownParty = false;     ///< booked already in such rooms, whatever their limits are now
    bool checksConditions = true;  ///< of the plan
    /// Also restrictions of the plan and the channel. A change that was paid met them when it was
    /// asked for, through the channel that asked.
    bool asksScopes = true;
};

inline StayRequest stayRequestOf(const TakeHold &c, int type)
{
    return {type,     c.stay, c.rooms, c.adults, c.children, c.ignoreRestrictions, c.plan, false,
            c.caller, c.code, false,   true,     true};
}

class SellingRules {
public:
    explicit SellingRules(PropertyState &state) : state_(state) {}

    /// One pass accepts nearly every request. Only a refused one is checked again for the reason:
    /// the checks below are the same in detail, and each refusal of theirs is one here too.
    bool grants(const StayRequest &w) const;
    /// Whether the caller's channel and the plan, if set, belong to this property, and the plan is
    /// sold for that arrival.
    bool knows(const Caller &caller, RatePlanId plan, Night arrival) const;
    /// The file has foreign keys to channels and plans: an unknown one would make its whole commit
    /// fail.
    Result<void> checkSource(const Caller &caller, RatePlanId plan) const;
    /// As above, for what is newly sold: on a rate plan that is not retired.
    Result<void> checkSale(const Caller &caller, RatePlanId plan, Night arrival, Decision &d) const;
    /// Checks the numbers of guests, and that they fit the rooms.
    Result<void> checkGuests(const StayRequest &w) const;
    /// Checks the request itself: nothing here depends on what is sold, so a refusal rests on no
    /// record.
    Result<void> check(const StayRequest &w) const;
    /// Conditions of the rate plan, then stop sell, closed to arrival or departure, min and max
    /// LOS.
    Result<void> checkRestrictions(const StayRequest &w, Decision &d) const;
    /// Of a booking whose rooms and nights stay: the conditions of its rate plan and, if that is
    /// another one, the restrictions that are the plan's own.
    Result<void> checkPlan(const StayRequest &w, Decision &d) const;
    /// Only the conditions of the rate plan.
    Result<void> checkConditions(const StayRequest &w, Decision &d) const;
    /// A stay that a channel sold is booked although a condition of its plan is not met: that is
    /// kept as the reason of its record, and returned.
    void noteCondition(const StayRequest &w, Answer &answer, Decision &d) const;
    /// Resolves expired holds before it refuses a request.
    Result<void> checkRooms(const StayRequest &w, Decision &d);
    /// The newest record that changed one of these nights.
    qint64 newestChange(int type, Stay stay) const;
    /// A refused request may have been valid before the date moved on or a rate was removed.
    template <typename T>
    tl::unexpected<Error> refuseInvalid(const Result<T> &why, const StayRequest &w,
                                        Decision &d) const;
    /// `agreed`: the total to spread over the nights (minor units); -1: by the rates of the plan.
    Result<pricing::NightlyPrice> priceOf(const StayRequest &w, RatePlanId plan,
                                          qint64 agreed) const;
    /// A price above the limit.
    static Error tooDear(Currency currency);
    /// A price that is another one than was shown.
    static Error changedPrice(Money now);
    /// Whether the nights have different prices.
    static bool differ(const std::vector<qint64> &nights);

private:
    std::optional<pricing::Condition> brokenCondition(const StayRequest &w) const;
    inventory::SalePath saleOf(const StayRequest &w) const;
    tl::unexpected<Error> refuseRestricted(const inventory::RestrictedBy &by, const StayRequest &w,
                                           Decision &d) const;

    PropertyState &state_;
};

template <typename T>
tl::unexpected<Error> SellingRules::refuseInvalid(const Result<T> &why, const StayRequest &w,
                                                  Decision &d) const
{
    const bool night = w.type >= 0 && w.stay.nights() > 0 && state_.ledger.covers(w.stay);
    d.restsOn = night ? std::max(state_.memory.dateMoved, newestChange(w.type, w.stay)) : 0;
    return tl::unexpected(why.error());
}

}  // namespace roomrack::booking
