// SPDX-License-Identifier: GPL-3.0-or-later
// Values of taxes and fees by date, and what guests of an age pay, as they are typed in one line.
#pragma once

#include "pricing/tax_rules.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

/// How the values of an item are written.
struct TaxValues {
    bool isRate = true;  ///< basis points, else minor units
    Currency currency{};
};

/// "6 %; 7 % from 1 Jan 2027"
QString valuesText(const std::vector<pricing::DatedValue> &values, const TaxValues &how,
                   const QLocale &locale);
/// The same as typed; the sign of the percentage or the currency may be missing. An error on
/// "values" names the part that is wrong. `today`: for dates without a year.
Result<std::vector<pricing::DatedValue>> parseValues(const QString &text, const TaxValues &how,
                                                     Night today, const QLocale &locale);

QString valuesText(const pricing::Vat &vat, Currency currency, const QLocale &locale);
QString valuesText(const pricing::MealPart &part, Currency currency, const QLocale &locale);
/// Without its seasons.
QString valuesText(const pricing::CityTax &tax, Currency currency, const QLocale &locale);
QString valuesText(const pricing::Fee &fee, Currency currency, const QLocale &locale);
/// The values of its tariffs, without their seasons.
std::vector<pricing::DatedValue> valuesOf(const pricing::CityTax &tax);

/// "0–5: 0 %; 6–11: 50 %; 12+: 100 %"; empty: all pay in full.
QString agesText(const std::vector<pricing::AgeBand> &ages, const QLocale &locale);
/// An error on "age bands".
Result<std::vector<pricing::AgeBand>> parseAges(const QString &text, const QLocale &locale);

}  // namespace roomrack::desktop
