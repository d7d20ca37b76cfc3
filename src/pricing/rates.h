// SPDX-License-Identifier: GPL-3.0-or-later
// Base rates by room type, rate plan, night and number of guests; plans that derive from others.
// Amounts are minor units of the property's currency, tax included.
#pragma once

#include "core/ids.h"
#include "core/money.h"
#include "core/stay.h"
#include "inventory/catalogue.h"
#include "pricing/plan_conditions.h"
#include "pricing/plan_terms.h"
#include "pricing/tax_rules.h"
#include "pricing/terms.h"

#include <optional>
#include <vector>

namespace roomrack::pricing {

enum class MealPlan : quint8 { RoomOnly, Breakfast, HalfBoard, FullBoard, AllInclusive };
constexpr MealPlan lastOf(MealPlan)
{
    return MealPlan::AllInclusive;
}

struct RatePlan {
    RatePlanId id;
    QString code;  ///< "BAR"
    QString name;
    RatePlanId parent;           ///< none: has its own rates
    int percentBasisPoints = 0;  ///< derived: parent's price x (1 + this / 10000), -1000 = -10 %
    qint64 amount = 0;           ///< then plus this, minor units per night
    CancellationTerms terms;
    MealPlan meal = MealPlan::RoomOnly;
    Prepayment prepayment = Prepayment::None;
    int position = 0;
    std::optional<Night> retiredFrom{};  ///< no new arrivals on it from this night on
    int prepaidPercent = 0;              ///< of the total, 1..100; only with Prepayment::Percent
    Guarantee guarantee = Guarantee::None;
    PlanConditions conditions{};
    SegmentId segment{};  ///< that its bookings belong to; none: by their channel

    bool isPrepaid() const { return prepayment != Prepayment::None; }
    bool isRetired(Night arrival) const { return retiredFrom && arrival >= *retiredFrom; }
    friend bool operator==(const RatePlan &, const RatePlan &) = default;
};

/// Rejects plans without names or codes, with duplicate codes or ids, with missing parents, cycles,
/// or terms or conditions out of range; the error names the field.
Result<void> validate(const std::vector<RatePlan> &plans);

/// Index of the plan shown in the grid: the first one without a parent, if possible one that is not
/// retired; -1: none.
int basePlanOf(const std::vector<RatePlan> &plans);

struct NightlyPrice {
    std::vector<qint64> nights;  ///< per night of the stay, the amount of one room
    qint64 total = 0;            ///< their sum times the rooms
};

/// Spreads an agreed total for `rooms` rooms over the nights in proportion to their rates: per
/// night one amount for one room, adding up to the total. Empty if the nights cost the same, or if
/// no such amounts add up (the total is not divisible by the rooms).
std::vector<qint64> spread(qint64 total, int rooms, const std::vector<qint64> &rates);

/// Rates are stored in dense rows found by index, one per room type, plan and number of guests:
/// every hold needs a quote.
class RateBook {
public:
    RateBook() = default;
    RateBook(const inventory::Catalogue &catalogue, std::vector<RatePlan> plans, Night first,
             int nights);

    /// Extends the nights to `end`; existing rates stay.
    void extendTo(Night end);
    /// Moves the rates of another book of the same nights here, by plan id; `typesBefore` has the
    /// index there of each room type of this book, -1: it is new. This book must have no rates.
    void adoptRates(RateBook &before, const std::vector<int> &typesBefore);

    /// The same plans in the same order with the same parents, with other names, terms and
    /// conditions.
    void describe(std::vector<RatePlan> plans)
    {
        plans_ = std::move(plans);
        terms_.follow(plans_);
    }

    const std::vector<RatePlan> &plans() const { return plans_; }
    /// What the prices consist of, and what is added to them. Valid, see validate().
    const TaxRules &taxes() const { return taxes_; }
    void setTaxes(TaxRules taxes) { taxes_ = std::move(taxes); }
    /// Of all plans, with those that bookings keep.
    const TermsBook &terms() const { return terms_; }
    /// Those that plans had before, by their numbers. Their present ones are added where missing.
    void setTerms(std::vector<NumberedTerms> known)
    {
        terms_ = TermsBook(std::move(known));
        terms_.follow(plans_);
    }
    const RatePlan *plan(RatePlanId id) const;
    /// The plan shown in the grid, see basePlanOf().
    RatePlanId basePlan() const;

    /// Sets the price of a night for `guests` persons (0: the room type's standard number). A
    /// negative amount clears it. Nights outside the book and unknown types or plans are ignored;
    /// callers validate user input before.
    void set(int type, RatePlanId plan, Night night, int guests, qint64 amount);
    /// The plan's own rate for this number of guests, without its parent's.
    std::optional<qint64> own(int type, RatePlanId plan, Night night, int guests) const;
    /// Numbers of guests with rates of the plan's own, 0 for the standard number; in no order.
    std::vector<int> guestsWithRates(int type, RatePlanId plan) const;
    /// The price of a room for a night: the plan's own rate for that many guests, else its own for
    /// the standard number, else its parent's price with the plan's adjustment, rounded half-even
    /// and never below zero, then by the plan's rounding. None if no rate is set.
    std::optional<qint64> price(int type, RatePlanId plan, Night night, int guests) const;
    /// The price of the whole stay; an error on field "rate" names the first night without one.
    /// Overflowing sums are an error too.
    Result<NightlyPrice> quote(int type, RatePlanId plan, Stay stay, int rooms, int guests) const;

private:
    /// A night without a rate has a negative number; a row without rates is empty.
    using Row = std::vector<qint64>;
    struct GuestRow {
        int guests;
        Row row;
    };
    struct Rows {
        Row standard;
        std::vector<GuestRow> others;  ///< few: only numbers of guests with rates of their own
    };
    int planIndex(RatePlanId id) const;
    bool knows(int type, int plan, Night night) const;
    const Rows &rows(int type, int plan) const
    {
        return rows_[size_t(type) * plans_.size() + size_t(plan)];
    }
    Rows &rows(int type, int plan) { return rows_[size_t(type) * plans_.size() + size_t(plan)]; }
    Row *row(int type, int plan, int guests, bool make);
    /// `guests` with the standard number of the type written as 0.
    int slot(int type, int guests) const
    {
        return guests == standardGuests_[size_t(type)] ? 0 : guests;
    }
    qint64 lookUp(int type, int plan, size_t night, int slot) const;
    tl::unexpected<Error> unpriced(qint64 found, int plan, Night night) const;

    std::vector<RatePlan> plans_;
    TaxRules taxes_;
    TermsBook terms_;
    qint64 scale_ = 100;               ///< minor units in one of the property's currency
    std::vector<int> parents_;         ///< index of each plan's parent, -1 for none
    std::vector<int> standardGuests_;  ///< by room type
    Night first_;
    int nights_ = 0;
    std::vector<Rows> rows_;  ///< [type][plan]
};

}  // namespace roomrack::pricing
