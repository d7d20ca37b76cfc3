// SPDX-License-Identifier: GPL-3.0-or-later
// The rate plans of a property and their prices, in a HotelView. Room types and plans are addressed
// by index.
#pragma once

#include "pricing/priced_stay.h"

#include <vector>

namespace roomrack::engine {

class HotelRates {
public:
    HotelRates() = default;
    HotelRates(std::vector<pricing::RatePlan> plans, pricing::RateBook book);

    const std::vector<pricing::RatePlan> &plans() const { return plans_; }
    const pricing::TaxRules &taxes() const { return book_.taxes(); }
    /// Of a booking by its plan and Booking::termsSeq, see pricing::TermsBook::of().
    const pricing::PlanTerms *termsOf(RatePlanId plan, qint32 seq) const
    {
        return book_.terms().of(plan, seq);
    }
    /// Whether the plan has terms of another effect now.
    bool areEarlierTerms(RatePlanId plan, qint32 seq) const
    {
        const pricing::PlanTerms *kept = book_.terms().find(plan, seq);
        const pricing::PlanTerms *now = termsOf(plan, 0);
        return kept && !(now && pricing::haveSameEffect(*kept, *now));
    }
    /// Lines of a stay at a price that was quoted (pricing/priced_stay.h); none on an error.
    pricing::StayTaxes taxesOf(const pricing::PricedStay &stay) const
    {
        return pricing::taxesOf(book_, stay).value_or(pricing::StayTaxes());
    }
    /// pricing/priced_stay.h
    Result<pricing::PersonTaxes> personTaxesOf(const pricing::PricedStay &stay) const
    {
        return pricing::personTaxesOf(book_, stay);
    }
    qint64 priceAfterTax(const pricing::PricedStay &stay) const
    {
        return pricing::priceAfterTax(book_, stay);
    }
    const pricing::RatePlan *plan(RatePlanId id) const;
    /// Place in plans(); -1: none.
    int planIndex(RatePlanId id) const
    {
        const pricing::RatePlan *found = plan(id);
        return found ? int(found - plans_.data()) : -1;
    }
    /// For example "Flexible"; empty if the id is unknown.
    QString planName(RatePlanId id) const;
    /// Index of the plan shown in the room type's own row; -1: none.
    int basePlan() const { return basePlan_; }

    /// Base plan at standard occupancy, minor units; -1: none.
    qint64 basePrice(int type, Night night) const { return price(type, basePlan_, night); }
    /// A plan's price, own or derived; -1: none.
    qint64 price(int type, int plan, Night night) const;
    /// For a number of guests (0: standard occupancy); -1: none.
    qint64 price(int type, RatePlanId plan, Night night, int guests) const
    {
        return book_.price(type, plan, night, guests).value_or(-1);
    }
    /// The plan's own rate; -1: none, so the price derives from its parent.
    qint64 ownPrice(int type, int plan, Night night) const;
    /// Sets the plan's own rate (RateBook::set()).
    void set(int type, RatePlanId plan, Night night, int guests, qint64 own)
    {
        book_.set(type, plan, night, guests, own);
    }

private:
    std::vector<pricing::RatePlan> plans_;
    pricing::RateBook book_;
    int basePlan_ = -1;
};

}  // namespace roomrack::engine
