// SPDX-License-Identifier: GPL-3.0-or-later
// Who may use a hold: the session that the caller named, or the actor that took it.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

const ActorId kWebsite{kFirstChannelActor.value + 2}, kApp{kFirstChannelActor.value + 3};

Caller at(ActorId actor, qint64 session)
{
    return {kHotel, actor, ChannelId{1}, {}, session};
}

}  // namespace

class TestHoldOwners : public QObject {
    Q_OBJECT

private slots:
    void sessionMayUseItsHoldWithAnyToken();
    void otherSessionsAndCallersWithoutOneMayNot();
    void holdWithoutASessionIsItsActors();
    void deskMayUseAnyUnlessItNamesASession();
    void ownerIsRecordedForDurableHoldsOnly();
};

void TestHoldOwners::sessionMayUseItsHoldWithAnyToken()
{
    TestHouse house;
    TakeHold take = house.hold(kTwin, 0, 2);
    take.caller = at(kWebsite, 77);
    const auto hold = house(take);
    QVERIFY(hold);
    QVERIFY(house(ExtendHold{at(kApp, 77), hold->hold, 400}));
    const auto booked = house(ConfirmHold{at(kApp, 77), hold->hold, {}});
    QVERIFY(booked);
    QCOMPARE(booked->booking.value, hold->hold.value);
}

void TestHoldOwners::otherSessionsAndCallersWithoutOneMayNot()
{
    TestHouse house;
    TakeHold take = house.hold(kTwin, 0, 2);
    take.caller = at(kWebsite, 77);
    for (const Durability durability : {Durability::Durable, Durability::Volatile}) {
        take.durability = durability;
        const auto hold = house(take);
        QVERIFY(hold);
        for (const qint64 session : {qint64(78), qint64(0)}) {
            const Caller other = at(kWebsite, session);
            QCOMPARE(house(ExtendHold{other, hold->hold, 400}).error().code, ErrorCode::NotYours);
            QCOMPARE(house(ConfirmHold{other, hold->hold, {}}).error().code, ErrorCode::NotYours);
            QCOMPARE(house(ReleaseHold{other, hold->hold}).error().code, ErrorCode::NotYours);
        }
        QVERIFY(house(ReleaseHold{at(kWebsite, 77), hold->hold}));
    }
    QCOMPARE(house.left(kTwin, 0), 3);
}

void TestHoldOwners::holdWithoutASessionIsItsActors()
{
    TestHouse house;
    TakeHold take = house.hold(kTwin, 0, 2);
    take.caller = at(kWebsite, 0);
    const auto hold = house(take);
    QVERIFY(hold);
    QCOMPARE(house(ReleaseHold{at(kApp, 0), hold->hold}).error().code, ErrorCode::NotYours);
    QCOMPARE(house(ReleaseHold{at(kWebsite, 77), hold->hold}).error().code, ErrorCode::NotYours);
    QVERIFY(house(ReleaseHold{at(kWebsite, 0), hold->hold}));
}

void TestHoldOwners::deskMayUseAnyUnlessItNamesASession()
{
    TestHouse house;
    TakeHold take = house.hold(kTwin, 0, 2);
    take.caller = at(kWebsite, 77);
    const auto hold = house(take);
    QVERIFY(hold);
    QCOMPARE(house(ReleaseHold{at(kDeskActor, 78), hold->hold}).error().code, ErrorCode::NotYours);
    QVERIFY(house(ReleaseHold{at(kDeskActor, 0), hold->hold}));
}

void TestHoldOwners::ownerIsRecordedForDurableHoldsOnly()
{
    TestHouse house;
    TakeHold take = house.hold(kTwin, 0, 2);
    take.caller = at(kWebsite, 77);
    const auto durable = house(take);
    QVERIFY(durable);
    QCOMPARE(house.batch.records.size(), size_t(2));
    QCOMPARE(house.batch.records.back().kind, RecordKind::HoldOwned);
    QCOMPARE(house.batch.records.back().subject, durable->hold.value);
    QCOMPARE(house.batch.records.back().value, 77);
    house.batch.clear();
    take.durability = Durability::Volatile;
    QVERIFY(house(take));
    take.caller.session = 0;
    take.durability = Durability::Durable;
    QVERIFY(house(take));
    QCOMPARE(house.batch.records.size(), size_t(1));
    QCOMPARE(house.batch.records.back().kind, RecordKind::HoldTaken);
}

QTEST_GUILESS_MAIN(TestHoldOwners)
#include "test_hold_owners.moc"
