// SPDX-License-Identifier: GPL-3.0-or-later
// What a hold guarantees, one test per guarantee.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestHolds : public QObject {
    Q_OBJECT

private slots:
    void badInputNamesTheFieldAndChangesNothing_data();
    void badInputNamesTheFieldAndChangesNothing();
    void groupGetsAllRoomsOrTheNumberLeft();
    void stayIsTakenForAllItsNightsOrNone();
    void roomTypesOfOnePoolShareItsRooms();
    void expiredHoldCannotBeConfirmed();
    void deadlineCountsWithoutASweep();
    void refusalFirstResolvesWhatRanOut();
    void holdIsResolvedOnce();
    void foreignHoldIsRefusedButTheDeskMay();
    void heartbeatExtendsUpToTheCeiling();
    void noHoldLivesLongerThanItsChannelsCeiling();
    void volatileHoldLeavesNoRecordUntilConfirmed();
    void volatileNumberMeansNothingLater();
    void cheapestFreeTypeThatFits();
    void nightsWithDifferentPricesAreWrittenAndTakenBack();
    void restrictionsRefuseAndSayWhy();
    void refusalRestsOnTheNewestChangeOfItsNights();
};

void TestHolds::badInputNamesTheFieldAndChangesNothing_data()
{
    QTest::addColumn<int>("rooms");
    QTest::addColumn<int>("in");
    QTest::addColumn<int>("nights");
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("adults");
    QTest::addColumn<int>("price");
    QTest::addColumn<QString>("field");
    QTest::newRow("no rooms") << 0 << 0 << 2 << 1 << 1 << -1 << "rooms";
    QTest::newRow("negative rooms") << -3 << 0 << 2 << 1 << 1 << -1 << "rooms";
    QTest::newRow("absurd rooms") << 2'000'000'000 << 0 << 2 << 1 << 1 << -1 << "rooms";
    QTest::newRow("no nights") << 1 << 0 << 0 << 1 << 1 << -1 << "check-out";
    QTest::newRow("backwards") << 1 << 3 << -2 << 1 << 1 << -1 << "check-out";
    QTest::newRow("yesterday") << 1 << -1 << 2 << 1 << 1 << -1 << "check-in";
    QTest::newRow("beyond the horizon") << 1 << kHorizon - 1 << 2 << 1 << 1 << -1 << "check-out";
    QTest::newRow("unknown room type") << 1 << 0 << 2 << 77 << 1 << -1 << "room type";
    QTest::newRow("nobody") << 1 << 0 << 2 << 1 << 0 << -1 << "guests";
    QTest::newRow("too many guests") << 1 << 0 << 2 << 1 << 3 << -1 << "guests";
    QTest::newRow("negative price") << 1 << 0 << 2 << 1 << 1 << -500 << "price";
}

void TestHolds::badInputNamesTheFieldAndChangesNothing()
{
    QFETCH(int, rooms);
    QFETCH(int, in);
    QFETCH(int, nights);
    QFETCH(int, type);
    QFETCH(int, adults);
    QFETCH(int, price);
    QFETCH(QString, field);
    TestHouse house;
    TakeHold c = house.hold(RoomTypeId{type}, in, nights, rooms);
    c.adults = adults;
    c.agreedTotal = price;
    const auto answer = house(c);
    QVERIFY(!answer);
    QCOMPARE(answer.error().field, field);
    QVERIFY(!answer.error().reason.isEmpty());
    QVERIFY(house.batch.isEmpty() && house.changes.isEmpty());
    QCOMPARE(house.restsOn, 0);
}

void TestHolds::groupGetsAllRoomsOrTheNumberLeft()
{
    TestHouse house;
    QVERIFY(house(house.hold(kDouble, 0, 2, 3)));
    const auto refused = house(house.hold(kDouble, 1, 3, 2));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::SoldOut);
    QCOMPARE(refused.error().left, 1);
    QCOMPARE(house.left(kDouble, 2), 4);  // not even the free nights were taken
}

void TestHolds::stayIsTakenForAllItsNightsOrNone()
{
    TestHouse house;
    QVERIFY(house(house.hold(kSuite, 2, 1, 2)));
    QVERIFY(!house(house.hold(kSuite, 0, 5, 1)));
    for (const int night : {0, 1, 3, 4}) QCOMPARE(house.left(kSuite, night), 2);
}

void TestHolds::roomTypesOfOnePoolShareItsRooms()
{
    TestHouse house;
    QVERIFY(house(house.hold(kTwin, 0, 1, 3)));
    QCOMPARE(house.left(kTwin, 0), 0);
    QCOMPARE(house.left(kDouble, 0), 1);
    QVERIFY(!house(house.hold(kDouble, 0, 1, 2)));
}

void TestHolds::expiredHoldCannotBeConfirmed()
{
    TestHouse house;
    const auto hold = house(house.hold(kTwin, 0, 2));
    QVERIFY(hold);
    house.now = hold->deadline;  // exactly at the deadline
    const auto confirmed = house(ConfirmHold{house.desk(), hold->hold, {}});
    QVERIFY(!confirmed);
    QCOMPARE(confirmed.error().code, ErrorCode::Expired);
    QCOMPARE(house.batch.records.back().kind, RecordKind::HoldExpired);
    QCOMPARE(house.left(kTwin, 0), 3);
    QVERIFY(house.batch.bookings.empty());
}

void TestHolds::deadlineCountsWithoutASweep()
{
    TestHouse house;
    const auto hold = house(house.hold(kTwin, 0, 2));
    house.now = hold->deadline - 1;
    QVERIFY(house(ConfirmHold{house.desk(), hold->hold, {}}));
}

void TestHolds::refusalFirstResolvesWhatRanOut()
{
    TestHouse house;
    const auto hold = house(house.hold(kSuite, 0, 2, 2));
    QVERIFY(!house(house.hold(kSuite, 1, 1)));
    house.now = hold->deadline + 1;
    QVERIFY(house(house.hold(kSuite, 1, 1)));
    QCOMPARE(house.batch.records.size(), 3);  // taken, expired, taken
}

void TestHolds::holdIsResolvedOnce()
{
    TestHouse house;
    const auto hold = house(house.hold(kTwin, 0, 2));
    QVERIFY(house(ReleaseHold{house.desk(), hold->hold}));
    QCOMPARE(house(ReleaseHold{house.desk(), hold->hold}).error().code, ErrorCode::NotFound);
    QCOMPARE(house(ConfirmHold{house.desk(), hold->hold, {}}).error().code, ErrorCode::NotFound);
    house.now = house.now + 3600 * kSecond;
    Decision d{house.now, house.lastSeq, &house.batch, nullptr, 0};
    house.house.expireHolds(d);
    QCOMPARE(house.batch.records.size(), 2);
    QCOMPARE(house.left(kTwin, 0), 3);
}

void TestHolds::foreignHoldIsRefusedButTheDeskMay()
{
    TestHouse house;
    TakeHold c = house.hold(kTwin, 0, 2);
    c.caller.actor = ActorId{7};
    const auto hold = house(c);
    const auto refused = house(ConfirmHold{house.desk(8), hold->hold, {}});
    QCOMPARE(refused.error().code, ErrorCode::NotYours);
    QVERIFY(house(ReleaseHold{house.desk(), hold->hold}));
}

void TestHolds::heartbeatExtendsUpToTheCeiling()
{
    TestHouse house;
    const auto hold = house(house.hold(kTwin, 0, 2));  // 5 minutes, ceiling 15
    Instant deadline = hold->deadline;
    for (int minutes = 4; minutes < 15; minutes += 4) {
        house.now = kStart + minutes * 60 * kSecond;
        const auto extended = house(ExtendHold{house.desk(), hold->hold});
        QVERIFY(extended);
        QVERIFY(extended->deadline > deadline);
        deadline = extended->deadline;
    }
    QCOMPARE(deadline - kStart, 900 * kSecond);
    QVERIFY(house(ExtendHold{house.desk(), hold->hold})->repeated);
}

/// Neither through the requested time nor through a heartbeat's.
void TestHolds::noHoldLivesLongerThanItsChannelsCeiling()
{
    for (const Durability durability : {Durability::Durable, Durability::Volatile}) {
        TestHouse house;
        TakeHold c = house.hold(kTwin, 0, 2);  // ceiling 15 minutes
        c.durability = durability;
        c.ttlSeconds = 86'400;
        const auto hold = house(c);
        QVERIFY(hold);
        QCOMPARE(hold->deadline - kStart, 900 * kSecond);
        house.now = kStart + 600 * kSecond;
        const auto extended = house(ExtendHold{house.desk(), hold->hold, 86'400});
        QVERIFY(extended);
        QCOMPARE(extended->deadline - kStart, 900 * kSecond);
    }
}

void TestHolds::volatileHoldLeavesNoRecordUntilConfirmed()
{
    TestHouse house;
    TakeHold c = house.hold(kTwin, 0, 3);
    c.durability = Durability::Volatile;
    c.plan = kBar;
    const auto hold = house(c);
    QVERIFY(hold && hold->hold.value < 0);
    QVERIFY(house.batch.isEmpty());
    QCOMPARE(house.left(kTwin, 0), 2);
    const auto booking = house(ConfirmHold{house.desk(), hold->hold, {}});
    QVERIFY(booking);
    QCOMPARE(house.batch.records.size(), 2);
    QCOMPARE(booking->booking.value, house.batch.records[0].seq);
    QCOMPARE(booking->total, hold->total);
    QCOMPARE(house.left(kTwin, 0), 2);
}

void TestHolds::volatileNumberMeansNothingLater()
{
    TestHouse house;
    TakeHold c = house.hold(kTwin, 0, 1);
    c.durability = Durability::Volatile;
    const auto first = house(c);
    QVERIFY(house(ReleaseHold{house.desk(), first->hold}));
    const auto second = house(c);  // takes the same slot in memory
    QVERIFY(first->hold != second->hold);
    QCOMPARE(house(ReleaseHold{house.desk(), first->hold}).error().code, ErrorCode::NotFound);
    QVERIFY(house(ReleaseHold{house.desk(), second->hold}));
}

void TestHolds::cheapestFreeTypeThatFits()
{
    TestHouse house;
    TakeCheapest c;
    c.hold = house.hold({}, 0, 2);
    c.hold.plan = kBar;
    QCOMPARE(house(c)->roomType, kTwin);
    c.hold.adults = 3;  // a twin takes two
    QCOMPARE(house(c)->roomType, kDouble);
    QVERIFY(house(house.hold(kDouble, 0, 2, 2)));
    QCOMPARE(house(c)->roomType, kSuite);
    c.hold.adults = 5;
    QVERIFY(!house(c));
}

void TestHolds::nightsWithDifferentPricesAreWrittenAndTakenBack()
{
    TestHouse house;
    TakeHold c = house.hold(kTwin, 3, 3);  // Thursday to Sunday
    c.plan = kBar;
    const auto hold = house(c);
    QCOMPARE(hold->total, 5000 + 6000 + 6000);
    QCOMPARE(house.batch.nightPrices.size(), 1);
    QCOMPARE(house.batch.nightPrices[0].nights, (std::vector<qint64>{5000, 6000, 6000}));
    QVERIFY(house(ReleaseHold{house.desk(), hold->hold}));
    QVERIFY(house.batch.nightPrices.back().nights.empty());
}

void TestHolds::restrictionsRefuseAndSayWhy()
{
    TestHouse house;
    const auto set = [&](CellField field, int night, qint64 value) {
        EditCells e;
        e.caller = house.desk();
        e.field = field;
        e.roomTypes = {kTwin};
        e.ranges = {{kToday + night, 1}};
        e.value = value;
        QVERIFY(house(EditBlock(e)));
    };
    const auto refused = [&](int in, int nights) {
        const auto answer = house(house.hold(kTwin, in, nights));
        return !answer && answer.error().code == ErrorCode::Restricted;
    };
    const auto reason = [&](int in, int nights) {
        return house(house.hold(kTwin, in, nights)).error().reason;
    };
    set(CellField::StopSell, 2, 1);
    QVERIFY(refused(1, 2));
    QVERIFY(!refused(0, 2));  // leaves on the closed day
    set(CellField::ClosedToArrival, 5, 1);
    QVERIFY(refused(5, 1));
    QVERIFY(!refused(4, 2));
    set(CellField::ClosedToDeparture, 8, 1);
    QVERIFY(refused(7, 1));
    QVERIFY(!refused(7, 2));
    set(CellField::MinStay, 10, 3);
    QVERIFY(refused(10, 2));
    const QString arrival = errorDate(kToday + 10);
    QCOMPARE(reason(10, 2),
             QStringLiteral("arrivals on %1 must stay at least 3 nights").arg(arrival));
    QVERIFY(!refused(10, 3));
    set(CellField::MaxStay, 14, 2);
    QVERIFY(refused(14, 3));
    QVERIFY(reason(14, 3).endsWith(QStringLiteral("can stay at most 2 night(s)")));
    TakeHold c = house.hold(kTwin, 14, 3);
    c.ignoreRestrictions = true;
    QVERIFY(house(c));
}

void TestHolds::refusalRestsOnTheNewestChangeOfItsNights()
{
    TestHouse house;
    QVERIFY(house(house.hold(kSuite, 0, 1, 2)));  // record 1
    QVERIFY(house(house.hold(kTwin, 0, 1, 1)));   // record 2, another pool
    QVERIFY(!house(house.hold(kSuite, 0, 1)));
    QCOMPARE(house.restsOn, 1);
}

QTEST_GUILESS_MAIN(TestHolds)
#include "core/error_values.h"
#include "test_holds.moc"
