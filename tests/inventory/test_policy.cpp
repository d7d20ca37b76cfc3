// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/small_hotel.h"

#include <QTest>
#include <rapidcheck.h>

#include <limits>

using namespace roomrack;
using namespace roomrack::inventory;
using namespace roomrack::tests;

namespace {

qint64 winner(const std::vector<OverbookingRule> &rules, Night night = kToday + 5,
              qint64 subject = 1)
{
    const auto *rule = narrowestRule(rules, RuleScope::Pool, subject, night, kToday);
    return rule ? rule->id.value : 0;
}

OverbookingRule poolRule(qint64 id)
{
    return rule(id, RuleScope::Pool, 0, 1);
}

}  // namespace

class TestPolicy : public QObject {
    Q_OBJECT

private slots:
    void ruleForTheSubjectBeatsOneForAll();
    void fewerNightsBeatFewerWeekdays();
    void fewerWeekdaysBeatShorterLead();
    void shorterLeadBeatsYouth();
    void youngerRuleWinsATie();
    void openRangeIsWiderThanAClosedOne();
    void rulesMatchOnlyTheirNights();
    void otherScopesAndSubjectsDoNotCount();
    void winnerDoesNotDependOnTheOrder();
    void percentagesRoundDown();
    void ceilingHoldsRoomsAndPercentages();
    void nothingForSaleIsNotOversold();
};

void TestPolicy::ruleForTheSubjectBeatsOneForAll()
{
    OverbookingRule all = poolRule(1), own = poolRule(2);
    all.from = all.to = kToday + 5;
    own.subject = 1;
    QCOMPARE(winner({all, own}), 2);
    QCOMPARE(winner({all, own}, kToday + 5, 2), 1);
}

void TestPolicy::fewerNightsBeatFewerWeekdays()
{
    OverbookingRule days = poolRule(1), range = poolRule(2);
    days.weekdays = quint8(1 << ((kToday + 5).weekday() - 1));
    range.from = kToday;
    range.to = kToday + 10;
    QCOMPARE(winner({days, range}), 2);
}

void TestPolicy::fewerWeekdaysBeatShorterLead()
{
    OverbookingRule days = poolRule(1), lead = poolRule(2);
    days.weekdays = quint8(1 << ((kToday + 5).weekday() - 1));
    lead.minLeadDays = lead.maxLeadDays = 5;
    QCOMPARE(winner({days, lead}), 1);
}

void TestPolicy::shorterLeadBeatsYouth()
{
    OverbookingRule lead = poolRule(1), young = poolRule(2);
    lead.maxLeadDays = 30;
    QCOMPARE(winner({lead, young}), 1);
}

void TestPolicy::youngerRuleWinsATie()
{
    QCOMPARE(winner({poolRule(3), poolRule(8), poolRule(5)}), 8);
}

void TestPolicy::openRangeIsWiderThanAClosedOne()
{
    OverbookingRule open = poolRule(9), closed = poolRule(1), unbounded = poolRule(10);
    open.from = kToday + 4;
    closed.from = kToday - 1000;
    closed.to = kToday + 1000;
    QCOMPARE(winner({open, closed, unbounded}), 1);
    QCOMPARE(winner({open, unbounded}), 9);
}

void TestPolicy::rulesMatchOnlyTheirNights()
{
    OverbookingRule r = poolRule(1);
    r.from = kToday + 3;
    r.to = kToday + 9;
    r.minLeadDays = 2;
    r.maxLeadDays = 8;
    r.weekdays = 0x60;  // Saturday, Sunday
    for (int lead = -3; lead < 20; ++lead) {
        const Night n = kToday + lead;
        const bool expected = lead >= 3 && lead <= 8 && n.weekday() >= 6;
        QCOMPARE(winner({r}, n), expected ? 1 : 0);
    }
}

void TestPolicy::otherScopesAndSubjectsDoNotCount()
{
    QCOMPARE(winner({rule(1, RuleScope::RoomType, 0, 1), rule(2, RuleScope::Pool, 7, 1)}), 0);
    QCOMPARE(winner({}), 0);
}

void TestPolicy::winnerDoesNotDependOnTheOrder()
{
    QVERIFY(rc::check([] {
        std::vector<OverbookingRule> rules;
        for (qint64 id = 1; id <= 6; ++id) {
            OverbookingRule r = poolRule(id);
            r.subject = *rc::gen::inRange(0, 2);
            r.weekdays = quint8(*rc::gen::inRange(1, 0x80));
            if (*rc::gen::arbitrary<bool>()) r.from = kToday + *rc::gen::inRange(-5, 6);
            if (*rc::gen::arbitrary<bool>()) r.to = kToday + *rc::gen::inRange(4, 15);
            r.minLeadDays = *rc::gen::inRange(0, 6);
            rules.push_back(r);
        }
        const qint64 first = winner(rules);
        std::rotate(rules.begin(), rules.begin() + *rc::gen::inRange(0, 6), rules.end());
        RC_ASSERT(winner(rules) == first);
    }));
}

void TestPolicy::percentagesRoundDown()
{
    OverbookingRule r = poolRule(1);
    r.unit = RuleUnit::Percent;
    r.amount = 500;
    QCOMPARE(extraRooms(&r, 64), 3);  // 3.2
    QCOMPARE(extraRooms(&r, 19), 0);  // 0.95
    QCOMPARE(extraRooms(&r, 20), 1);
    r.amount = 250;
    QCOMPARE(extraRooms(&r, 64), 1);  // 1.6
    r.amount = std::numeric_limits<int>::max();
    r.ceiling = 50;
    QCOMPARE(extraRooms(&r, 100'000), 50);
}

void TestPolicy::ceilingHoldsRoomsAndPercentages()
{
    OverbookingRule r = poolRule(1);
    r.amount = 7;
    r.ceiling = 4;
    QCOMPARE(extraRooms(&r, 64), 4);
    r.unit = RuleUnit::Percent;
    r.amount = 2500;
    QCOMPARE(extraRooms(&r, 64), 4);
    r.ceiling = 0;
    QCOMPARE(extraRooms(&r, 64), 0);
    QCOMPARE(extraRooms(nullptr, 64), 0);
}

void TestPolicy::nothingForSaleIsNotOversold()
{
    OverbookingRule r = poolRule(1);
    r.amount = 3;
    QCOMPARE(extraRooms(&r, 0), 0);
    QCOMPARE(extraRooms(&r, -2), 0);
    QCOMPARE(extraRooms(&r, 1), 3);
}

QTEST_GUILESS_MAIN(TestPolicy)
#include "test_policy.moc"
