// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for the parts of an overbooking rule, for the policy table and its dialog.
#pragma once

#include "inventory/catalogue.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

/// "All pools", "Pool Standard rooms", "Room type Suite".
QString ruleSubjectText(const inventory::OverbookingRule &rule,
                        const inventory::Catalogue &catalogue);
/// "5 %", "3 rooms".
QString ruleAmountText(const inventory::OverbookingRule &rule, const QLocale &locale);
/// "every day", "Fri, Sat".
QString ruleWeekdaysText(const inventory::OverbookingRule &rule, const QLocale &locale);
/// "all nights", "1 – 31 Jul 2026", "from 1 Jul 2026", "until 31 Jul 2026", "18 Jul 2026".
QString ruleNightsText(const inventory::OverbookingRule &rule, const QLocale &locale);
/// "any", "7 days or more", "up to 3 days", "3 to 7 days".
QString ruleLeadText(const inventory::OverbookingRule &rule);

/// Lead times from this value on, in days, mean "any".
inline constexpr int kAnyLead = 10'000;

/// Compares rules without their ids.
bool sameRules(const std::vector<inventory::OverbookingRule> &a,
               const std::vector<inventory::OverbookingRule> &b);
/// True if there is a rule for pools and one for room types: a room is oversold only where both its
/// pool and its room type allow it.
bool canOversell(const std::vector<inventory::OverbookingRule> &rules);

}  // namespace roomrack::desktop
