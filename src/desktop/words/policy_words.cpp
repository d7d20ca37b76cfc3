// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/policy_words.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace roomrack::desktop {

using inventory::OverbookingRule;
using inventory::RuleScope;
using inventory::RuleUnit;

namespace {

struct PolicyWords {
    Q_DECLARE_TR_FUNCTIONS(Overbooking)
};

}  // namespace

QString ruleSubjectText(const OverbookingRule &rule, const inventory::Catalogue &catalogue)
{
    if (rule.scope == RuleScope::Pool) {
        if (rule.subject == 0) return PolicyWords::tr("All pools");
        const inventory::Pool *pool = catalogue.pool(PoolId{rule.subject});
        return PolicyWords::tr("Pool %1").arg(pool ? pool->name : QString::number(rule.subject));
    }
    if (rule.subject == 0) return PolicyWords::tr("All room types");
    return PolicyWords::tr("Room type %1").arg(roomTypeName(catalogue, RoomTypeId{rule.subject}));
}

QString ruleAmountText(const OverbookingRule &rule, const QLocale &locale)
{
    if (rule.unit == RuleUnit::Rooms) return PolicyWords::tr("%Ln room(s)", nullptr, rule.amount);
    const int decimals = rule.amount % 100 == 0 ? 0 : 2;
    return locale.toString(rule.amount / 100.0, 'f', decimals) + QChar::Nbsp + QLatin1Char('%');
}

QString ruleWeekdaysText(const OverbookingRule &rule, const QLocale &locale)
{
    if ((rule.weekdays & 0x7f) == 0x7f) return PolicyWords::tr("every day");
    QStringList days;
    for (int day = 1; day <= 7; ++day) {
        if ((rule.weekdays >> (day - 1)) & 1)
            days << locale.standaloneDayName(day, QLocale::ShortFormat);
    }
    return days.join(QStringLiteral(", "));
}

QString ruleNightsText(const OverbookingRule &rule, const QLocale &locale)
{
    if (rule.from && rule.to) {
        if (*rule.from == *rule.to) return dateText(*rule.from, locale);
        return stayDates(Stay(*rule.from, *rule.to - *rule.from), locale);
    }
    if (rule.from) return PolicyWords::tr("from %1").arg(dateText(*rule.from, locale));
    if (rule.to) return PolicyWords::tr("until %1").arg(dateText(*rule.to, locale));
    return PolicyWords::tr("all nights");
}

QString ruleLeadText(const OverbookingRule &rule)
{
    const bool open = rule.maxLeadDays >= kAnyLead;
    if (open && rule.minLeadDays <= 0) return PolicyWords::tr("any");
    if (open) return PolicyWords::tr("%Ln day(s) or more", nullptr, rule.minLeadDays);
    if (rule.minLeadDays <= 0)
        return PolicyWords::tr("up to %Ln day(s)", nullptr, rule.maxLeadDays);
    return PolicyWords::tr("%1 to %Ln day(s)", nullptr, rule.maxLeadDays).arg(rule.minLeadDays);
}

bool sameRules(const std::vector<OverbookingRule> &a, const std::vector<OverbookingRule> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](OverbookingRule x, OverbookingRule y) {
                          x.id = y.id = RuleId{};
                          return x == y;
                      });
}

bool canOversell(const std::vector<OverbookingRule> &rules)
{
    const auto any = [&](RuleScope scope) {
        return std::any_of(rules.begin(), rules.end(), [scope](const OverbookingRule &r) {
            return r.scope == scope && r.amount > 0 && r.ceiling > 0;
        });
    };
    return any(RuleScope::Pool) && any(RuleScope::RoomType);
}

}  // namespace roomrack::desktop
