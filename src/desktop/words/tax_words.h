// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says about the taxes and fees of a stay.
#pragma once

#include "pricing/stay_extras.h"
#include "pricing/tax_lines.h"

#include <QtCore/QLocale>
#include <QtCore/QStringList>

namespace roomrack::desktop {

/// "Breakfast: EUR 24.00, including EUR 2.76 VAT on meals (13 %)", one text a line.
QStringList taxLineTexts(const pricing::StayTaxes &taxes, Currency currency, const QLocale &locale);
/// "Plus EUR 8.00 taxes and fees: EUR 258.00 in total."; empty: all is in the price.
QString onTopText(const pricing::StayTaxes &taxes, Currency currency, const QLocale &locale);

/// "Ages of children: 4, 9", "Pets", "Exempt: business traveller": what is claimed, one text each.
QStringList extrasTexts(const std::vector<int> &childAges, const pricing::StayExtras &extras,
                        const pricing::TaxRules &rules);

}  // namespace roomrack::desktop
