// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/rates.h"
#include "core/error_values.h"
#include "pricing/conditions.h"
#include "pricing/scaled.h"

#include <limits>

namespace roomrack::pricing {

namespace {

constexpr qint64 kNone = -1;  ///< no rate is set
constexpr qint64 kMost = std::numeric_limits<qint64>::max();

/// The parent's price with the derived plan's adjustment and rounding. The parent's may be kNone or
/// kTooHigh; `scale`: minor units in one of the currency.
qint64 adjusted(qint64 price, const RatePlan &plan, qint64 scale)
{
    if (price < 0) return price;
    const qint64 factor = std::max<qint64>(0, 10000 + qint64(plan.percentBasisPoints));
    const qint64 base = scaled(price, factor, 10000);
    if (base < 0) return base;
    if (plan.amount > kMost - base) return kTooHigh;
    const qint64 sum = std::max<qint64>(0, base + plan.amount);
    const qint64 result = rounded(sum, plan.conditions.rounding, scale);
    return result < 0 ? kTooHigh : result;
}

}  // namespace

RateBook::RateBook(const inventory::Catalogue &catalogue, std::vector<RatePlan> plans, Night first,
                   int nights)
    : plans_(std::move(plans)), scale_(catalogue.property.currency.scale()), first_(first),
      nights_(nights)
{
    for (const inventory::RoomType &t : catalogue.roomTypes)
        standardGuests_.push_back(t.standardGuests);
    for (const RatePlan &p : plans_) parents_.push_back(p.parent ? planIndex(p.parent) : -1);
    // validate() rejects cycles; if there is one regardless, its plans get no parents, so that a
    // price lookup always ends.
    for (size_t plan = 0; plan < plans_.size(); ++plan) {
        size_t steps = 0;
        for (int at = parents_[plan]; at >= 0 && steps <= plans_.size(); ++steps)
            at = parents_[size_t(at)];
        if (steps > plans_.size()) parents_[plan] = -1;
    }
    rows_.resize(standardGuests_.size() * plans_.size());
    terms_.follow(plans_);
}

void RateBook::extendTo(Night end)
{
    if (end - first_ <= nights_) return;
    nights_ = end - first_;
    const auto widen = [&](Row &row) {
        if (!row.empty()) row.resize(size_t(nights_), kNone);
    };
    for (Rows &rows : rows_) {
        widen(rows.standard);
        for (GuestRow &other : rows.others) widen(other.row);
    }
}

void RateBook::adoptRates(RateBook &before, const std::vector<int> &typesBefore)
{
    for (size_t plan = 0; plan < plans_.size(); ++plan) {
        const int was = before.planIndex(plans_[plan].id);
        for (size_t type = 0; was >= 0 && type < typesBefore.size(); ++type) {
            if (typesBefore[type] >= 0)
                rows(int(type), int(plan)) = std::move(before.rows(typesBefore[type], was));
        }
    }
}

int RateBook::planIndex(RatePlanId id) const
{
    for (size_t i = 0; i < plans_.size(); ++i) {
        if (plans_[i].id == id) return static_cast<int>(i);
    }
    return -1;
}

const RatePlan *RateBook::plan(RatePlanId id) const
{
    const int index = planIndex(id);
    return index < 0 ? nullptr : &plans_[size_t(index)];
}

int basePlanOf(const std::vector<RatePlan> &plans)
{
    int base = -1;
    for (size_t i = 0; i < plans.size(); ++i) {
        if (plans[i].parent) continue;
        if (!plans[i].retiredFrom) return static_cast<int>(i);
        if (base < 0) base = static_cast<int>(i);
    }
    return base;
}

RatePlanId RateBook::basePlan() const
{
    const int base = basePlanOf(plans_);
    return base < 0 ? RatePlanId() : plans_[size_t(base)].id;
}

bool RateBook::knows(int type, int plan, Night night) const
{
    return type >= 0 && size_t(type) < standardGuests_.size() && plan >= 0 && night >= first_
           && night - first_ < nights_;
}

RateBook::Row *RateBook::row(int type, int plan, int guests, bool make)
{
    Rows &all = rows(type, plan);
    Row *found = guests == 0 ? &all.standard : nullptr;
    for (GuestRow &other : all.others) {
        if (other.guests == guests) found = &other.row;
    }
    if (!make) return found && !found->empty() ? found : nullptr;
    if (!found) found = &all.others.emplace_back(GuestRow{guests, {}}).row;
    if (found->empty()) found->resize(size_t(nights_), kNone);
    return found;
}

void RateBook::set(int type, RatePlanId plan, Night night, int guests, qint64 amount)
{
    const int index = planIndex(plan);
    if (!knows(type, index, night)) return;
    if (Row *r = row(type, index, slot(type, guests), amount >= 0)) {
        (*r)[size_t(night - first_)] = std::max(kNone, amount);
    }
}

std::vector<int> RateBook::guestsWithRates(int type, RatePlanId plan) const
{
    const int index = planIndex(plan);
    if (!knows(type, index, first_)) return {};
    const Rows &all = rows(type, index);
    std::vector<int> guests;
    if (!all.standard.empty()) guests.push_back(0);
    for (const GuestRow &other : all.others) guests.push_back(other.guests);
    return guests;
}

std::optional<qint64> RateBook::own(int type, RatePlanId plan, Night night, int guests) const
{
    const int index = planIndex(plan);
    if (!knows(type, index, night)) return std::nullopt;
    const int wanted = slot(type, guests);
    const Rows &all = rows(type, index);
    const Row *found = wanted == 0 ? &all.standard : nullptr;
    for (const GuestRow &other : all.others) {
        if (other.guests == wanted) found = &other.row;
    }
    if (!found || found->empty()) return std::nullopt;
    const qint64 amount = (*found)[size_t(night - first_)];
    return amount < 0 ? std::nullopt : std::optional(amount);
}

qint64 RateBook::lookUp(int type, int plan, size_t night, int slot) const
{
    const Rows &all = rows(type, plan);
    if (slot != 0) {
        for (const GuestRow &other : all.others) {
            if (other.guests == slot && other.row[night] >= 0) return other.row[night];
        }
    }
    if (!all.standard.empty() && all.standard[night] >= 0) return all.standard[night];
    const int parent = parents_[size_t(plan)];
    if (parent < 0) return kNone;
    return adjusted(lookUp(type, parent, night, slot), plans_[size_t(plan)], scale_);
}

std::optional<qint64> RateBook::price(int type, RatePlanId plan, Night night, int guests) const
{
    const int index = planIndex(plan);
    if (!knows(type, index, night)) return std::nullopt;
    const qint64 amount = lookUp(type, index, size_t(night - first_), slot(type, guests));
    return amount < 0 ? std::nullopt : std::optional(amount);
}

tl::unexpected<Error> RateBook::unpriced(qint64 found, int plan, Night night) const
{
    const QString &name = plans_[size_t(plan)].name;
    return found == kTooHigh
               ? fail(
                   ErrorCode::Invalid, QStringLiteral("rate"),
                   ErrorText::tr("the rate of %1 for %2 is too large").arg(name, errorDate(night)))
               : fail(ErrorCode::NotFound, QStringLiteral("rate"),
                      ErrorText::tr("%1 has no rate for %2").arg(name, errorDate(night)));
}

Result<NightlyPrice> RateBook::quote(int type, RatePlanId plan, Stay stay, int rooms,
                                     int guests) const
{
    const int index = planIndex(plan);
    if (index < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("rate plan"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (type < 0 || size_t(type) >= standardGuests_.size()) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("room type not found"));
    }
    if (rooms < 1)
        return fail(ErrorCode::Invalid, QStringLiteral("rooms"),
                    ErrorText::tr("must be at least 1"));
    if (stay.nights() < 1) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-out"),
                    ErrorText::tr("must be after check-in (%1)").arg(errorDate(stay.checkIn())));
    }
    if (stay.checkIn() < first_) return unpriced(kNone, index, stay.checkIn());

    NightlyPrice price;
    price.nights.reserve(size_t(std::clamp(stay.nights(), 0, nights_)));
    const int wanted = slot(type, guests);
    qint64 sum = 0;
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        const qint64 amount =
            n - first_ < nights_ ? lookUp(type, index, size_t(n - first_), wanted) : kNone;
        if (amount < 0 || amount > kMost - sum)
            return unpriced(amount < 0 ? amount : kTooHigh, index, n);
        sum += amount;
        price.nights.push_back(amount);
    }
    if (sum > kMost / rooms) {
        return fail(ErrorCode::Invalid, QStringLiteral("rate"),
                    ErrorText::tr("the total price of the stay is too large"));
    }
    price.total = sum * rooms;
    return price;
}

}  // namespace roomrack::pricing
