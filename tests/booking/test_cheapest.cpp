// SPDX-License-Identifier: GPL-3.0-or-later
// Holds of the cheapest of several room types.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestCheapest : public QObject {
    Q_OBJECT

private slots:
    void ofTheSamePriceTheFirstNamedIsHeld();
    void roomsNamedByNumberDecideAmongTheTypesOfTheirPool();
    void unknownTypesAreLeftOut();
};

void TestCheapest::ofTheSamePriceTheFirstNamedIsHeld()
{
    HouseInput in = smallHotel();
    for (RateRow &rate : in.rates) rate.amount = 7000;
    TestHouse house(std::move(in));
    TakeCheapest c;
    c.hold = house.hold({}, 0, 1);
    c.hold.plan = kBar;
    c.among = {kSuite, kTwin};
    QCOMPARE(house(c)->roomType, kSuite);
    c.among = {kTwin, kSuite};
    QCOMPARE(house(c)->roomType, kTwin);
    c.among.clear();
    QCOMPARE(house(c)->roomType, kTwin);
}

void TestCheapest::roomsNamedByNumberDecideAmongTheTypesOfTheirPool()
{
    TestHouse house;
    TakeCheapest c;
    c.hold = house.hold({}, 0, 1);
    c.hold.plan = kBar;
    c.hold.numbers = {RoomId{5}};  // a suite
    QCOMPARE(house(c)->roomType, kSuite);
    QCOMPARE(house(c).error().code, ErrorCode::SoldOut);
}

void TestCheapest::unknownTypesAreLeftOut()
{
    TestHouse house;
    TakeCheapest c;
    c.hold = house.hold({}, 0, 1);
    c.hold.plan = kBar;
    c.among = {RoomTypeId{99}, kDouble, kDouble};
    QCOMPARE(house(c)->roomType, kDouble);
    c.among = {RoomTypeId{99}};
    QCOMPARE(house(c).error().code, ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(TestCheapest)
#include "test_cheapest.moc"
