// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions that a channel does not support: sent as nothing, or as a closed night.
#include "sync/wanted.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::sync;

class TestUnsupported : public QObject {
    Q_OBJECT

private slots:
    void supportedOnesAreNotMissed();
    void eachUnsupportedOneCounts();
    void minStayThroughSendsTheMinStayToo();
    void aDepartureCountsForTheNightBefore();
    void aClosedPlanIsStoppedWhereThatIsSupported();
    void otherwiseTheRoomTypeIsSoldOut();
    void settingIsStored();

private:
    static inline const RoomMapping kOpen{RoomTypeId{1}, {}, true};
    static Limits everything()
    {
        Limits all;
        all.stopSell = all.closedToArrival = all.closedToDeparture = true;
        all.minStay = 2;
        all.maxStay = 7;
        return all;
    }
};

void TestUnsupported::supportedOnesAreNotMissed()
{
    QVERIFY(!hasUnsupported(supportedAll(true), everything(), everything()));
    QVERIFY(!hasUnsupported(supportedAll(false), {}, {}));
}

void TestUnsupported::eachUnsupportedOneCounts()
{
    for (const LimitRow &row : kLimitRows) {
        if (row.from) continue;
        SupportedRestrictions others = supportedAll(true);
        others.minStayThrough = false;
        others.*row.supported = false;
        Limits one;
        setValue(one, row, row.of->least);
        QVERIFY2(hasUnsupported(others, one, one), row.setting);
        QVERIFY2(!hasUnsupported(supportedAll(true), one, one), row.setting);
    }
}

void TestUnsupported::minStayThroughSendsTheMinStayToo()
{
    SupportedRestrictions through = supportedAll(true);
    through.minStay = false;
    Limits two;
    two.minStay = 2;
    QVERIFY(!hasUnsupported(through, two, {}));
    through.minStayThrough = false;
    QVERIFY(hasUnsupported(through, two, {}));
    // One night is no restriction.
    two.minStay = 1;
    QVERIFY(!hasUnsupported(through, two, {}));
}

void TestUnsupported::aDepartureCountsForTheNightBefore()
{
    SupportedRestrictions can = supportedAll(true);
    can.closedToDeparture = false;
    Limits closed;
    closed.closedToDeparture = true;
    QVERIFY(!hasUnsupported(can, closed, {}));
    QVERIFY(hasUnsupported(can, {}, closed));
}

void TestUnsupported::aClosedPlanIsStoppedWhereThatIsSupported()
{
    ChannelSettings s;
    PropertyNight night;
    night.left = night.physicallyFree = 3;
    night.unsent = true;
    QVERIFY(Limits::unpacked(wantedLimits(s, kOpen, night, true)).stopSell);
    QCOMPARE(wantedRooms(s, kOpen, night), qint64(3));
    night.unsent = false;
    QVERIFY(!Limits::unpacked(wantedLimits(s, kOpen, night, true)).stopSell);
}

void TestUnsupported::otherwiseTheRoomTypeIsSoldOut()
{
    ChannelSettings s;
    s.supportedRestrictions.stopSell = false;
    PropertyNight night;
    night.left = night.physicallyFree = 3;
    QCOMPARE(wantedRooms(s, kOpen, night), qint64(3));
    night.unsent = true;
    QCOMPARE(wantedRooms(s, kOpen, night), qint64(0));
    QVERIFY(!Limits::unpacked(wantedLimits(s, kOpen, night, true)).stopSell);
}

void TestUnsupported::settingIsStored()
{
    ChannelSettings s;
    s.address = QStringLiteral("https://ota.example/");
    s.currency = *Currency::make(QStringLiteral("EUR"));
    const auto before = fromText(toText(s));
    QVERIFY2(before, before ? "" : qPrintable(before.error().text()));
    QVERIFY(!before->closesUnsupported);
    s.closesUnsupported = true;
    QVERIFY(fromText(toText(s))->closesUnsupported);
}

QTEST_GUILESS_MAIN(TestUnsupported)
#include "test_unsupported.moc"
