// SPDX-License-Identifier: GPL-3.0-or-later
// What is retired is closed at the channels from that night on, and open again when it is brought
// back: an edit of the description reaches them like any other change.
#include "booking/description/edit_description.h"
#include "channels/settings_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using sync::Protocol;

class TestRetiredItems : public QObject, private SettingsHotel {
    Q_OBJECT

private slots:
    void retiredItemsAreClosedThere();

private:
    static constexpr Protocol kProtocol = Protocol::OtaJson;

    void describe(DescriptionItems items)
    {
        const EditDescription edit{hotel_->desk(), std::move(items), {}, false, {}};
        const auto done = hotel_->engine->run(Command(edit));
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
        hotel_->engine->flush();
        run();
    }
    bool isStopped(Night night) { return shop().limits(rate(kProtocol, kOld), night).stopSell; }
    int rooms(Night night) { return shop().rooms(kOld, night); }
};

void TestRetiredItems::retiredItemsAreClosedThere()
{
    serve(kProtocol);
    save(settings(kProtocol));
    start();
    QCOMPARE(rooms(kNight), 4);
    QVERIFY(!isStopped(kNight));
    const auto before = *hotel_->engine->snapshot(hotel_->property);
    pricing::RatePlan plan = before->plans.front();
    plan.retiredFrom = kNight;
    describe({{}, {}, {}, {plan}});
    QVERIFY(isStopped(kNight));
    QVERIFY(!isStopped(kNight - 1));
    plan.retiredFrom.reset();
    describe({{}, {}, {}, {plan}});
    QVERIFY(!isStopped(kNight));
    inventory::RoomType type = *before->catalogue.roomType(kType);
    type.retiredFrom = kNight;
    describe({{}, {}, {type}, {}});
    QCOMPARE(rooms(kNight), 0);
    QCOMPARE(rooms(kNight - 1), 4);
    type.retiredFrom.reset();
    inventory::Room room = before->catalogue.rooms.front();
    room.retiredFrom = kNight + 1;
    describe({{}, {room}, {type}, {}});
    QCOMPARE(rooms(kNight), 4);
    QCOMPARE(rooms(kNight + 1), 3);
}

QTEST_GUILESS_MAIN(TestRetiredItems)
#include "test_retired_items.moc"
