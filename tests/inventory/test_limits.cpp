// SPDX-License-Identifier: GPL-3.0-or-later
// Limits and availability as defined in the design, on cases computed by hand.
#include "inventory/limits.h"
#include "inventory/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::inventory;
using namespace roomrack::tests;

namespace {
const Stay kTonight(kToday, 1);
enum Types { Std, Twn, Dlx };
}  // namespace

class TestLimits : public QObject {
    Q_OBJECT

private slots:
    void capIsForSaleUntilANumberIsTyped();
    void availableIsTheSmallerOfPoolAndOwn();
    void typesOfAPoolShareItsRooms();
    void outOfOrderLowersThePool();
    void policyRaisesEachLimitApart();
    void policyFollowsTheBusinessDate();
    void availableIsNeverNegative();
    void stayHasWhatItsTightestNightHas();
    void changeInThePoolIsAChangeInEachType();
    void onlyChangedLimitsAreStamped();
    void longerLedgerKeepsWhatIsThere();
    void firstAndLastNightAreCovered();
};

void TestLimits::capIsForSaleUntilANumberIsTyped()
{
    const Catalogue c = smallHotel();
    Ledger ledger(c, kToday, kNights);
    QCOMPARE(ledger.forSale(Twn, kToday), 4);
    ledger.editType(Twn, kToday, 1).typed = 0;
    refreshTypeLimit(ledger, c, Twn, kTonight, 1);
    QCOMPARE(ledger.available(Twn, kToday), 0);
    ledger.editType(Twn, kToday, 2).typed = 6;
    refreshTypeLimit(ledger, c, Twn, kTonight, 2);
    QCOMPARE(ledger.available(Twn, kToday), 6);
    ledger.editType(Twn, kToday, 3).typed = kForSaleByDefault;
    refreshTypeLimit(ledger, c, Twn, kTonight, 3);
    QCOMPARE(ledger.available(Twn, kToday), 4);
    QCOMPARE(ledger.available(Twn, kToday + 1), 4);
}

void TestLimits::availableIsTheSmallerOfPoolAndOwn()
{
    Ledger ledger(smallHotel(), kToday, kNights);
    QCOMPARE(ledger.available(Std, kToday), 10);
    QCOMPARE(ledger.available(Twn, kToday), 4);
    ledger.addSold(Std, kTonight, 7, 1);
    QCOMPARE(ledger.available(Std, kToday), 3);
    QCOMPARE(ledger.available(Twn, kToday), 3);
    ledger.addSold(Twn, kTonight, 2, 2);
    QCOMPARE(ledger.available(Std, kToday), 1);
    QCOMPARE(ledger.available(Twn, kToday), 1);
}

void TestLimits::typesOfAPoolShareItsRooms()
{
    Ledger ledger(smallHotel(), kToday, kNights);
    ledger.addHeld(Twn, kTonight, 4, 1);
    QCOMPARE(ledger.available(Twn, kToday), 0);
    QCOMPARE(ledger.available(Std, kToday), 6);
    QCOMPARE(ledger.available(Dlx, kToday), 3);
    ledger.addHeld(Twn, kTonight, -4, 2);
    ledger.addSold(Twn, kTonight, 4, 2);
    QCOMPARE(ledger.pool(0, kToday).held, 0);
    QCOMPARE(ledger.pool(0, kToday).sold, 4);
    QCOMPARE(ledger.available(Std, kToday), 6);
}

void TestLimits::outOfOrderLowersThePool()
{
    const Catalogue c = smallHotel();
    Ledger ledger(c, kToday, kNights);
    ledger.editPool(0, kToday, 1).outOfOrder = 7;
    refreshPoolLimit(ledger, c, 0, kTonight, 1);
    QCOMPARE(ledger.available(Std, kToday), 3);
    QCOMPARE(ledger.available(Twn, kToday), 3);
    QCOMPARE(ledger.available(Std, kToday + 1), 10);
}

void TestLimits::policyRaisesEachLimitApart()
{
    Catalogue c = smallHotel();
    c.rules = {rule(1, RuleScope::Pool, 1, 2), rule(2, RuleScope::RoomType, 12, 1)};
    Ledger ledger(c, kToday, kNights);
    QCOMPARE(ledger.pool(0, kToday).limit, 12);
    QCOMPARE(ledger.type(Twn, kToday).limit, 5);
    QCOMPARE(ledger.available(Std, kToday), 10);  // its own limit still equals its cap
    ledger.addSold(Std, kTonight, 10, 1);
    QCOMPARE(ledger.available(Twn, kToday), 2);
    QCOMPARE(ledger.pool(0, kToday).oversold(), 0);
    ledger.addSold(Twn, kTonight, 3, 2);
    QCOMPARE(ledger.pool(0, kToday).oversold(), 1);
    QCOMPARE(ledger.type(Twn, kToday).oversold(), 0);
    QCOMPARE(ledger.left(Twn, kToday), -1);
}

void TestLimits::policyFollowsTheBusinessDate()
{
    Catalogue c = smallHotel();
    OverbookingRule near = rule(1, RuleScope::Pool, 0, 2);
    near.maxLeadDays = 3;
    c.rules = {near};
    Ledger ledger(c, kToday, kNights);
    QCOMPARE(ledger.pool(0, kToday + 3).limit, 12);
    QCOMPARE(ledger.pool(0, kToday + 4).limit, 10);
    c.property.businessDate = kToday + 1;
    refreshLimits(ledger, c, 5);
    QCOMPARE(ledger.pool(0, kToday + 4).limit, 12);
    QCOMPARE(ledger.pool(0, kToday).limit, 12);  // a past night keeps the limit of its day
}

void TestLimits::availableIsNeverNegative()
{
    Ledger ledger(smallHotel(), kToday, kNights);
    ledger.addSold(Dlx, kTonight, 5, 1);
    QCOMPARE(ledger.left(Dlx, kToday), -2);
    QCOMPARE(ledger.available(Dlx, kToday), 0);
    QCOMPARE(ledger.available(Dlx, Stay(kToday, 2)), 0);
    QCOMPARE(ledger.type(Dlx, kToday).oversold(), 2);
    QCOMPARE(ledger.pool(1, kToday).oversold(), 2);
}

void TestLimits::stayHasWhatItsTightestNightHas()
{
    Ledger ledger(smallHotel(), kToday, kNights);
    ledger.addSold(Std, Stay(kToday + 2, 1), 9, 1);
    QCOMPARE(ledger.available(Std, Stay(kToday, 2)), 10);
    QCOMPARE(ledger.available(Std, Stay(kToday, 3)), 1);
    QCOMPARE(ledger.available(Std, Stay(kToday + 3, 3)), 10);
}

void TestLimits::changeInThePoolIsAChangeInEachType()
{
    Ledger ledger(smallHotel(), kToday, kNights);
    ledger.addSold(Std, kTonight, 1, 7);
    QCOMPARE(ledger.version(Std, kToday), 7);
    QCOMPARE(ledger.version(Twn, kToday), 7);
    QCOMPARE(ledger.version(Dlx, kToday), 0);
    QCOMPARE(ledger.version(Std, kToday + 1), 0);
    ledger.addHeld(Std, kTonight, 1, 0);  // a volatile hold has no version
    QCOMPARE(ledger.version(Std, kToday), 7);
}

void TestLimits::onlyChangedLimitsAreStamped()
{
    Catalogue c = smallHotel();
    Ledger ledger(c, kToday, kNights);
    OverbookingRule saturdays = rule(1, RuleScope::Pool, 2, 1);
    saturdays.weekdays = 0x20;
    c.rules = {saturdays};
    refreshLimits(ledger, c, 9);
    for (Night n = kToday; n < kToday + kNights; ++n) {
        QCOMPARE(ledger.version(Dlx, n), n.weekday() == 6 ? 9 : 0);
        QCOMPARE(ledger.version(Std, n), 0);
    }
}

void TestLimits::longerLedgerKeepsWhatIsThere()
{
    const Catalogue c = smallHotel();
    Ledger ledger(c, kToday, kNights);
    ledger.addSold(Dlx, Stay(kToday + kNights - 1, 1), 2, 3);
    ledger.addHeld(Std, kTonight, 4, 4);
    ledger.extendTo(kToday + kNights + 20, c, 5);
    QCOMPARE(ledger.nights(), kNights + 20);
    QCOMPARE(ledger.available(Dlx, kToday + kNights - 1), 1);
    QCOMPARE(ledger.available(Std, kToday), 6);
    QCOMPARE(ledger.available(Dlx, kToday + kNights), 3);
    QCOMPARE(ledger.available(Twn, kToday + kNights + 19), 4);
    ledger.extendTo(kToday + 1, c, 6);
    QCOMPARE(ledger.nights(), kNights + 20);
}

void TestLimits::firstAndLastNightAreCovered()
{
    const Ledger ledger(smallHotel(), kToday, kNights);
    QVERIFY(ledger.covers(Stay(kToday, kNights)));
    QVERIFY(!ledger.covers(Stay(kToday - 1, 2)));
    QVERIFY(!ledger.covers(Stay(kToday + kNights - 1, 2)));
    QCOMPARE(int(ledger.typeRow(Dlx).size()), kNights);
    QCOMPARE(int(ledger.poolRow(1).size()), kNights);
}

QTEST_GUILESS_MAIN(TestLimits)
#include "test_limits.moc"
