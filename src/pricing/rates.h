// SPDX-License-Identifier: GPL-3.0-or-later
// Base rates by room type, rate plan, night and number of guests; plans that derive from others.
// Amounts are minor units of the property's currency, tax included.
#pragma once

#include "core/ids.h"
#include "core/money.h"
#include "core/stay.h"
#include "inventory/catalogue.h"

#include <optional>
#include <vector>

namespace roomrack::pricing {

/// What cancelling costs. Deadlines are local times of the property before the day of arrival.
struct CancellationTerms {
    int freeUntilDays = 1;       ///< free until this many days before arrival, at `freeUntilMinute`
    int freeUntilMinute = 1080;  ///< minutes after local midnight (18:00)
    int feePercent = 0;          ///< of the total afterwards, 0..100
    int feeNights = 1;           ///< or this many first nights; the larger of the two counts
    bool refundable = true;      ///< false: the whole price is due from the start
};

enum class MealPlan : quint8 { RoomOnly, Breakfast, HalfBoard, FullBoard, AllInclusive };
constexpr MealPlan lastOf(MealPlan)
{
    return MealPlan::AllInclusive;
}

struct RatePlan {
    RatePlanId id;
    QString code;  ///< "BAR"
    QString name;
    RatePlanId parent;           ///< none: has rates of its own
    int percentBasisPoints = 0;  ///< derived: parent's price x (1 + this / 10000), -1000 = -10 %
    qint64 amount = 0;           ///< and then plus this, minor units a night
    CancellationTerms terms;
    MealPlan meal = MealPlan::RoomOnly;
    bool prepaid = false;
    int position = 0;
};

/// Plans without names or codes, with codes or ids that are there twice, with parents that are
/// missing, that derive from themselves, or whose terms are out of range are refused; the error
/// names the field.
Result<void> validate(const std::vector<RatePlan> &plans);

/// Where a price comes from: a rate that somebody set.
struct RateSource {
    RatePlanId plan;    ///< whose rate it is; another one than asked: the price derives from it
    qint32 guests = 0;  ///< 0: the rate for the standard number
    friend bool operator==(const RateSource &, const RateSource &) = default;
};

struct NightlyPrice {
    std::vector<qint64> nights;  ///< one amount for one room a night of the stay
    qint64 total = 0;            ///< their sum times the rooms
};

/// An agreed total for `rooms` rooms spread over the nights in proportion to their rates: one
/// amount for one room a night, adding up to the total. Empty where the nights cost the same, or
/// where no such amounts add up (a total that the rooms cannot share).
std::vector<qint64> spread(qint64 total, int rooms, const std::vector<qint64> &rates);

/// Rates lie in dense rows found by index, one a room type, plan and number of guests: a quote
/// is on the path of every hold.
class RateBook {
public:
    RateBook() = default;
    RateBook(const inventory::Catalogue &catalogue, std::vector<RatePlan> plans, Night first,
             int nights);

    /// Makes room for nights up to `end`; what is there stays.
    void extendTo(Night end);

    const std::vector<RatePlan> &plans() const { return plans_; }
    const RatePlan *plan(RatePlanId id) const;
    /// The plan shown in the grid: the first one without a parent.
    RatePlanId basePlan() const;

    /// Sets the price of a night for `guests` persons (0: the room type's standard number). A
    /// negative amount is no price: it clears. Nights outside the book and unknown types or plans
    /// are left alone; whoever lets people in checks those at the door.
    void set(int type, RatePlanId plan, Night night, int guests, qint64 amount);
    void clear(int type, RatePlanId plan, Night night, int guests);
    /// What the plan itself says for this number of guests, without looking at its parent.
    std::optional<qint64> own(int type, RatePlanId plan, Night night, int guests) const;
    /// Numbers of guests with rates of the plan's own, 0 for the standard number; in no order.
    std::vector<int> guestsWithRates(int type, RatePlanId plan) const;
    /// The price of a room for a night: the plan's own rate for that many guests, else its own
    /// for the standard number, else its parent's price with the plan's adjustment, rounded
    /// half-even and never below zero. None where nobody set a rate.
    std::optional<qint64> price(int type, RatePlanId plan, Night night, int guests) const;
    /// Which rate price() begins with; a plan's own rate is an exception where it has a parent.
    std::optional<RateSource> source(int type, RatePlanId plan, Night night, int guests) const;
    /// The whole stay; an error on field "rate" names the first night without one. Sums that no
    /// amount can hold are an error too.
    Result<NightlyPrice> quote(int type, RatePlanId plan, Stay stay, int rooms, int guests) const;

private:
    /// A night without an amount holds a negative number; a row nobody has set is empty.
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
    std::vector<int> parents_;         ///< index of each plan's parent, -1 for none
    std::vector<int> standardGuests_;  ///< by room type
    Night first_;
    int nights_ = 0;
    std::vector<Rows> rows_;  ///< [type][plan]
};

/// What cancelling at `at` costs a stay of this total, all rooms and nights. A share of it (per
/// cent, nights: each the same part of the total) is rounded half-even once, so that all nights are
/// the total. Zero before the deadline, never more than the total.
qint64 cancellationFee(const CancellationTerms &terms, const QTimeZone &zone, Stay stay,
                       qint64 total, Instant at);

}  // namespace roomrack::pricing
