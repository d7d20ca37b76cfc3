// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions of one rate plan or channel: a channel is sent the strictest of those that hold for
// it, with each protocol, and is sent nothing where they hold for others.
#include "channels/settings_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using inventory::RestrictionScope;
using sync::ChannelSettings;
using sync::Protocol;

class TestScopedRestrictions : public QObject {
    Q_OBJECT

private slots:
    void theStrictestIsSent_data() { addProtocols(); }
    void theStrictestIsSent();
    void whatHoldsForOthersIsNotSent_data() { addProtocols(); }
    void whatHoldsForOthersIsNotSent();
    void roomsAreSoldOutWhereEveryPlanIsStopped();
    void unsupportedOnesCloseTheNightWhereTheSettingsSay();
    void aDepartureThatCannotBeSentClosesTheNightBefore();

private:
    static void addProtocols()
    {
        QTest::addColumn<int>("protocol");
        QTest::newRow("JSON") << int(Protocol::OtaJson);
        QTest::newRow("OpenTravel") << int(Protocol::OpenTravel);
        QTest::newRow("AlpineBits") << int(Protocol::AlpineBits);
    }
};

namespace {

constexpr RatePlanId kScopePlan{1};
constexpr ChannelId kDeskChannel{1};

struct ScopedHotel : SettingsHotel {
    using SettingsHotel::kNight;
    using SettingsHotel::kOta;
    using SettingsHotel::save;
    using SettingsHotel::sent_;

    explicit ScopedHotel(Protocol protocol) : protocol_(protocol) { serve(protocol); }

    ChannelSettings agreed() const { return settings(protocol_); }
    void link(const ChannelSettings &now)
    {
        save(now);
        start();
    }
    void restrict(const RestrictionScope &scope, CellField field, qint64 value,
                  Night night = kNight)
    {
        EditCells edit;
        edit.caller = hotel_->desk();
        edit.field = field;
        edit.roomTypes = {kType};
        edit.ranges = {{night, 1}};
        edit.value = value;
        edit.plan = scope.plan;
        edit.channel = scope.channel;
        const auto done = hotel_->engine->run(Command(EditBlock(edit)));
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
        hotel_->engine->flush();
        run();
    }
    sync::Limits limits(Night night = kNight)
    {
        return shop().limits(rate(protocol_, kOld), night);
    }
    int rooms(Night night = kNight) { return shop().rooms(kOld, night); }

    const Protocol protocol_;
};

}  // namespace

void TestScopedRestrictions::theStrictestIsSent()
{
    QFETCH(int, protocol);
    ScopedHotel hotel{Protocol(protocol)};
    hotel.link(hotel.agreed());
    hotel.restrict({}, CellField::MinStay, 2);
    hotel.restrict({kScopePlan, {}}, CellField::MinStay, 4);
    hotel.restrict({{}, ScopedHotel::kOta}, CellField::MinStay, 3);
    hotel.restrict({kScopePlan, ScopedHotel::kOta}, CellField::ClosedToArrival, 1);
    QCOMPARE(hotel.limits().minStay, quint16(4));
    QVERIFY(hotel.limits().closedToArrival);
    QVERIFY(!hotel.limits().stopSell);
    hotel.restrict({kScopePlan, {}}, CellField::MinStay, 0);
    QCOMPARE(hotel.limits().minStay, quint16(3));
    hotel.restrict({{}, ScopedHotel::kOta}, CellField::StopSell, 1);
    QVERIFY(hotel.limits().stopSell);
    QVERIFY(!hotel.limits(ScopedHotel::kNight + 1).stopSell);
    hotel.restrict({{}, ScopedHotel::kOta}, CellField::StopSell, 0);
    QVERIFY(!hotel.limits().stopSell);
}

void TestScopedRestrictions::whatHoldsForOthersIsNotSent()
{
    QFETCH(int, protocol);
    ScopedHotel hotel{Protocol(protocol)};
    hotel.link(hotel.agreed());
    const int sent = hotel.sent_;
    const sync::Limits before = hotel.limits();
    hotel.restrict({{}, kDeskChannel}, CellField::StopSell, 1);
    hotel.restrict({kScopePlan, kDeskChannel}, CellField::MinStay, 5);
    QCOMPARE(hotel.limits().packed(), before.packed());
    QCOMPARE(hotel.rooms(), 4);
    QCOMPARE(hotel.sent_, sent);
    hotel.restrict({kScopePlan, {}}, CellField::MinStay, 5);
    QCOMPARE(hotel.limits().minStay, quint16(5));
    QVERIFY(hotel.sent_ > sent);
}

void TestScopedRestrictions::roomsAreSoldOutWhereEveryPlanIsStopped()
{
    ScopedHotel hotel(Protocol::OtaJson);
    ChannelSettings now = hotel.agreed();
    now.supportedRestrictions.stopSell = false;
    hotel.link(now);
    QCOMPARE(hotel.rooms(), 4);
    // It is the only plan that is mapped there.
    hotel.restrict({kScopePlan, {}}, CellField::StopSell, 1);
    QCOMPARE(hotel.rooms(), 0);
    QCOMPARE(hotel.rooms(ScopedHotel::kNight + 1), 4);
    hotel.restrict({kScopePlan, {}}, CellField::StopSell, 0);
    QCOMPARE(hotel.rooms(), 4);
    hotel.restrict({kScopePlan, kDeskChannel}, CellField::StopSell, 1);
    QCOMPARE(hotel.rooms(), 4);
}

void TestScopedRestrictions::unsupportedOnesCloseTheNightWhereTheSettingsSay()
{
    ScopedHotel hotel(Protocol::OtaJson);
    ChannelSettings now = hotel.agreed();
    now.supportedRestrictions.maxStay = false;
    hotel.link(now);
    hotel.restrict({kScopePlan, {}}, CellField::MaxStay, 3);
    QVERIFY(!hotel.limits().stopSell);
    now.closesUnsupported = true;
    hotel.save(now);
    QVERIFY(hotel.limits().stopSell);
    QCOMPARE(hotel.rooms(), 4);
    QVERIFY(!hotel.limits(ScopedHotel::kNight + 1).stopSell);
    now.supportedRestrictions.stopSell = false;
    hotel.save(now);
    QCOMPARE(hotel.rooms(), 0);
    hotel.restrict({kScopePlan, {}}, CellField::MaxStay, 0);
    QCOMPARE(hotel.rooms(), 4);
}

void TestScopedRestrictions::aDepartureThatCannotBeSentClosesTheNightBefore()
{
    ScopedHotel hotel(Protocol::OtaJson);
    ChannelSettings now = hotel.agreed();
    now.supportedRestrictions.closedToDeparture = false;
    now.closesUnsupported = true;
    hotel.link(now);
    hotel.restrict({{}, ScopedHotel::kOta}, CellField::ClosedToDeparture, 1);
    QVERIFY(hotel.limits(ScopedHotel::kNight - 1).stopSell);
    QVERIFY(!hotel.limits().stopSell);
    hotel.restrict({{}, ScopedHotel::kOta}, CellField::ClosedToDeparture, 0);
    QVERIFY(!hotel.limits(ScopedHotel::kNight - 1).stopSell);
}

QTEST_GUILESS_MAIN(TestScopedRestrictions)
#include "test_scoped_restrictions.moc"
