// SPDX-License-Identifier: GPL-3.0-or-later
// An overbooking rule in words, part by part: for the table of the policy and its dialog.
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
/// "always", "1 – 31 Jul 2026", "from 1 Jul 2026", "until 31 Jul 2026", "18 Jul 2026".
QString ruleNightsText(const inventory::OverbookingRule &rule, const QLocale &locale);
/// "any", "7 days and more", "up to 3 days", "3 to 7 days".
QString ruleLeadText(const inventory::OverbookingRule &rule);

/// Lead times from here on mean "any".
inline constexpr int kAnyLead = 10'000;

/// The same rules, whatever numbers they have.
bool sameRules(const std::vector<inventory::OverbookingRule> &a,
               const std::vector<inventory::OverbookingRule> &b);
/// Whether there is a rule for pools and one for room types: a room is sold above the number there
/// is only where both its pool and its room type allow it.
bool canOversell(const std::vector<inventory::OverbookingRule> &rules);

}  // namespace roomrack::desktop
