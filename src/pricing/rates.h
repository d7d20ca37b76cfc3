// SPDX-License-Identifier: GPL-3.0-or-later
// Base rates by room type, rate plan, night and number of guests; plans that derive from others.
// Amounts are minor units of the property's currency, tax included.
#pragma once

#include "core/ids.h"
#include "core/money.h"
#include "core/stay.h"
#include "inventory/catalogue.h"

#include <QtCore/QHash>

#include <optional>
#include <vector>

namespace roomrack::pricing {

/// What cancelling costs. Deadlines are local times of the property before the day of arrival.
struct CancellationTerms {
    int freeUntilDays = 1;      ///< free until this many days before arrival, at `freeUntilMinute`
    int freeUntilMinute = 1080; ///< minutes after local midnight (18:00)
    int feePercent = 0;         ///< of the total afterwards, 0..100
    int feeNights = 1;          ///< or this many first nights; the larger of the two counts
    bool refundable = true;     ///< false: the whole price is due from the start
};

enum class MealPlan : quint8 { RoomOnly, Breakfast, HalfBoard, FullBoard, AllInclusive };

struct RatePlan {
    RatePlanId id;
    QString code;  ///< "BAR"
    QString name;
    RatePlanId parent;      ///< none: has rates of its own
    int percentBasisPoints = 0;  ///< derived: parent's price x (1 + this / 10000), -1000 = -10 %
    qint64 amount = 0;           ///< and then plus this, minor units a night
    CancellationTerms terms;
    MealPlan meal = MealPlan::RoomOnly;
    bool prepaid = false;
    int position = 0;
};

/// Plans without names, with parents that are missing, or that derive from themselves are refused.
Result<void> validate(const std::vector<RatePlan> &plans);

struct NightlyPrice {
    std::vector<qint64> nights;  ///< one amount for one room a night of the stay
    qint64 total = 0;            ///< their sum times the rooms
};

class RateBook {
public:
    RateBook() = default;
    RateBook(const inventory::Catalogue &catalogue, std::vector<RatePlan> plans, Night first, int nights);

    const std::vector<RatePlan> &plans() const { return plans_; }
    const RatePlan *plan(RatePlanId id) const;
    /// The plan shown in the grid: the first one without a parent.
    RatePlanId basePlan() const;

    /// Sets the price of a night for `guests` persons (0: the room type's standard number).
    void set(int type, RatePlanId plan, Night night, int guests, qint64 amount);
    void clear(int type, RatePlanId plan, Night night, int guests);
    /// What the plan itself says for this number of guests, without looking at its parent.
    std::optional<qint64> own(int type, RatePlanId plan, Night night, int guests) const;
    /// The price of a room for a night: the plan's own rate for that many guests, else its own
    /// for the standard number, else its parent's price with the plan's adjustment, rounded
    /// half-even. None where nobody set a rate.
    std::optional<qint64> price(int type, RatePlanId plan, Night night, int guests) const;
    /// The whole stay; an error on field "rate" names the first night without one.
    Result<NightlyPrice> quote(int type, RatePlanId plan, Stay stay, int rooms, int guests) const;

private:
    struct Key {
        int type;
        qint64 plan;
        int guests;
        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &k, size_t seed) { return qHashMulti(seed, k.type, k.plan, k.guests); }
    };
    std::vector<RatePlan> plans_;
    std::vector<int> standardGuests_;
    Night first_;
    int nights_ = 0;
    QHash<Key, std::vector<qint64>> rows_;  ///< kNone where nothing is set
};

/// What cancelling at `at` costs; prices as quoted. Zero before the deadline.
qint64 cancellationFee(const CancellationTerms &terms, const QTimeZone &zone, Stay stay,
                       qint64 total, qint64 firstNights, Instant at);

}  // namespace roomrack::pricing
