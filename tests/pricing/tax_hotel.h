// SPDX-License-Identifier: GPL-3.0-or-later
// Rules and stays shared by the tests of taxes.
#pragma once

#include "pricing/stay_taxes.h"

#include <cstdlib>

namespace roomrack::tests {

/// "6 %": basis points from always on.
inline std::vector<pricing::DatedValue> always(qint64 value)
{
    return {{std::nullopt, value}};
}

inline pricing::Vat vat(qint64 id, std::vector<pricing::DatedValue> rates, bool isIncluded = true)
{
    pricing::Vat v;
    v.id = pricing::VatId{id};
    v.name = QStringLiteral("VAT %1").arg(id);
    v.rates = std::move(rates);
    v.isIncluded = isIncluded;
    v.position = int(std::abs(id));
    return v;
}

inline pricing::Vat roomVat(qint64 id, std::vector<pricing::DatedValue> rates,
                            bool isIncluded = true)
{
    pricing::Vat v = vat(id, std::move(rates), isIncluded);
    v.isForRooms = true;
    return v;
}

inline quint8 mealBit(pricing::MealPlan meal)
{
    return quint8(1U << unsigned(meal));
}

inline pricing::MealPart breakfast(qint64 amount, qint64 vatId)
{
    pricing::MealPart part;
    part.id = pricing::MealPartId{1};
    part.name = QStringLiteral("Breakfast");
    part.mealPlans = mealBit(pricing::MealPlan::Breakfast);
    part.values = always(amount);
    part.vat = pricing::VatId{vatId};
    return part;
}

inline pricing::CityTax cityTax(qint64 id, qint64 value,
                                pricing::CityTaxBasis basis = pricing::CityTaxBasis::PersonNight)
{
    pricing::CityTax tax;
    tax.id = pricing::CityTaxId{id};
    tax.name = QStringLiteral("City tax %1").arg(id);
    tax.basis = basis;
    tax.tariffs = {{std::nullopt, value}};
    tax.position = int(std::abs(id));
    return tax;
}

inline pricing::Fee fee(qint64 id, pricing::FeeBasis basis, qint64 amount, qint64 vatId = 0)
{
    pricing::Fee f;
    f.id = pricing::FeeId{id};
    f.name = QStringLiteral("Fee %1").arg(id);
    f.basis = basis;
    f.amounts = always(amount);
    f.vat = pricing::VatId{vatId};
    f.position = int(std::abs(id));
    return f;
}

inline pricing::StayToTax twoGuests(Night arrival, int nights, qint64 price)
{
    pricing::StayToTax stay;
    stay.stay = Stay(arrival, nights);
    stay.price = price;
    return stay;
}

/// Below `age` free, then in full.
inline std::vector<pricing::AgeBand> freeBelow(int age)
{
    return {{0, age - 1, 0}, {age, std::nullopt, pricing::kWholeShare}};
}

}  // namespace roomrack::tests
