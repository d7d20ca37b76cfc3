// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/tax_charges.h"

namespace roomrack::pricing {

namespace {

struct MealPartOfStay {
    const MealPart *part;
    const Vat *vat;
    qint64 guests;  ///< basis points
};

std::vector<MealPartOfStay> mealPartsOf(const TaxCase &c)
{
    std::vector<MealPartOfStay> parts;
    for (const MealPart *part : inOrder(c.rules.mealParts)) {
        if (((part->mealPlans >> quint8(c.stay.meal)) & 1) == 0) continue;
        parts.push_back({part, vatWith(c.rules, part->vat), c.guests.paying(part->ages)});
    }
    return parts;
}

WideAmount mealAmount(const MealPartOfStay &meal, const VatOn &on, Night night, WideAmount price)
{
    const MealPart &part = *meal.part;
    if (part.retiredFrom && night >= *part.retiredFrom) return 0;
    const WideAmount value = valueOn(part.values, night).value_or(0);
    if (part.basis == MealBasis::ShareOfPrice) return halfEven(value * price, kWholeShare);
    return halfEven(value * meal.guests * shareInPrice(on), WideAmount(kWholeShare) * kWholeShare);
}

/// Reduces amounts that add up to more than the price, in proportion.
void fitInto(std::vector<WideAmount> &amounts, WideAmount price)
{
    WideAmount sum = 0, until = 0, given = 0;
    for (const WideAmount amount : amounts) sum += amount;
    if (sum <= price) return;
    for (WideAmount &amount : amounts) {
        until += amount;
        const WideAmount share = price * until / sum;
        amount = share - given;
        given = share;
    }
}

void addMeal(std::vector<TaxCharge> &charges, const MealPartOfStay &meal, const VatOn &on,
             WideAmount amount)
{
    if (amount == 0) return;
    auto at = std::find_if(charges.begin(), charges.end(), [&](const TaxCharge &each) {
        return each.item == meal.part->id.value && each.name == meal.part->name && each.vat == on;
    });
    if (at == charges.end()) {
        at = charges.insert(at, {TaxLineKind::Meal, meal.part->id.value, meal.part->name, on, 0, 0,
                                 1, true, CollectedBy::SameAsPrice});
    }
    at->sum += amount;
}

}  // namespace

PriceParts priceParts(const TaxCase &c, WideAmount price)
{
    const Stay stay = c.stay.stay;
    std::vector<qint64> weights = c.stay.nights;
    weights.resize(size_t(stay.nights()));
    PriceParts parts{spreadOver(price, weights)};
    const std::vector<MealPartOfStay> meals = mealPartsOf(c);
    if (meals.empty()) return parts;
    std::vector<WideAmount> amounts(meals.size());
    std::vector<VatOn> vats(meals.size());
    for (Night night = stay.checkIn(); night < stay.checkOut(); ++night) {
        WideAmount &room = parts.room[size_t(night - stay.checkIn())];
        for (size_t i = 0; i < meals.size(); ++i) {
            vats[i] = inPrice(vatOn(meals[i].vat, night), c.stay);
            amounts[i] = mealAmount(meals[i], vats[i], night, room);
        }
        fitInto(amounts, room);
        for (size_t i = 0; i < meals.size(); ++i) {
            addMeal(parts.meals, meals[i], vats[i], amounts[i]);
            room -= amounts[i];
        }
    }
    const auto place = [&](const TaxCharge &charge) {
        return std::find_if(meals.begin(), meals.end(), [&](const MealPartOfStay &meal) {
            return charge.item == meal.part->id.value && charge.name == meal.part->name;
        });
    };
    std::stable_sort(parts.meals.begin(), parts.meals.end(),
                     [&](const TaxCharge &a, const TaxCharge &b) { return place(a) < place(b); });
    return parts;
}

}  // namespace roomrack::pricing
