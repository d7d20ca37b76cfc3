// SPDX-License-Identifier: GPL-3.0-or-later
// Commands at the edge of what can be asked: each is answered, and leaves nothing behind that the
// file or the next command stumbles over.
#include "booking/small_hotel.h"

#include <QTest>

#include <limits>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestDoors : public QObject {
    Q_OBJECT

private slots:
    void whatTheFileDoesNotKnowIsRefused();
};

/// The file has foreign keys on plans and channels: such a booking would take everybody else in
/// its commit down with it.
void TestDoors::whatTheFileDoesNotKnowIsRefused()
{
    TestHouse h;
    TakeHold hold = h.hold(kTwin, 0, 2);
    hold.plan = RatePlanId{77};
    hold.agreedTotal = 5000;
    QCOMPARE(h(hold).error().field, QStringLiteral("rate plan"));
    QCOMPARE(h(BookAtDesk{hold, {}}).error().field, QStringLiteral("rate plan"));
    hold = h.hold(kTwin, 0, 2);
    hold.caller.channel = ChannelId{77};
    QCOMPARE(h(hold).error().field, QStringLiteral("channel"));
    QCOMPARE(h(BookAtDesk{hold, {}}).error().field, QStringLiteral("channel"));
    QCOMPARE(h(TakeCheapest{hold, {}}).error().field, QStringLiteral("channel"));

    RecordReservation told;
    told.caller = h.desk();
    told.roomType = kTwin;
    told.stay = Stay(kToday, 1);
    told.plan = RatePlanId{77};
    QCOMPARE(h(told).error().field, QStringLiteral("rate plan"));
    told.plan = {};
    told.caller.channel = ChannelId{77};
    QCOMPARE(h(told).error().field, QStringLiteral("channel"));
    told.caller.channel = {};
    const auto taken = h(told);
    QVERIFY(taken);

    ChangeBooking change;
    change.caller = h.desk();
    change.booking = taken->booking;
    change.plan = RatePlanId{77};
    change.total = 100;
    QCOMPARE(h(change).error().field, QStringLiteral("rate plan"));
    QCOMPARE(h.batch.records.size(), 1);
}

QTEST_GUILESS_MAIN(TestDoors)
#include "test_doors.moc"
