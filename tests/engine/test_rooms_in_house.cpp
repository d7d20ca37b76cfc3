// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms of guests in house in the file: the room plan agrees with the rules, and the log with the
// table.
#include "engine/engine_hotel.h"

#include "storage/reader.h"
#include "storage/store.h"
#include "support/hotel_place.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// In a file or in a database. Types 1 and 2 have rooms 1 to 4, type 3 has rooms 5 to 8.
class Rooms : public EngineHotel {
public:
    bool start()
    {
        if (!reopen()) return false;
        const auto saved = engine->saveHotel(hotelSetup());
        property = saved.value_or(PropertyId());
        return saved.has_value();
    }
    Result<void> reopen()
    {
        engine.reset();
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = engine::Engine::open(place_.place(), clock, options);
        if (!opened) return tl::unexpected(opened.error());
        engine = std::move(*opened);
        return {};
    }
    BookingId book(int in, int nights, int rooms = 1)
    {
        const auto answer = engine->run(HoldAndConfirm{hold(1, in, nights, rooms), {}});
        return answer ? answer->booking : BookingId{};
    }
    Result<Answer> enter(BookingId id, const std::vector<RoomId> &rooms)
    {
        return engine->run(CheckIn{desk(), id, 0, {}, rooms, false});
    }
    Result<Answer> move(BookingId id, int from, int to, Stay nights = {})
    {
        return engine->run(AssignRooms{desk(), {{id, RoomId{from}, RoomId{to}, nights}}});
    }
    Result<Answer> change(BookingId id, int type)
    {
        ChangeBooking c;
        c.caller = desk();
        c.booking = id;
        c.roomType = RoomTypeId{type};
        return engine->run(c);
    }
    bool nextDay() { return engine->run(CloseDay{desk(), true}).has_value(); }
    /// "101 of 7": what the room plan shows as still occupied.
    QStringList occupied()
    {
        const auto reader = storage::Reader::open(engine->file());
        const auto plan = (*reader)->ask(storage::RoomPlanOf{property, Stay(kToday, kHorizon)});
        QStringList all;
        for (const auto &o : plan->occupied)
            all << QStringLiteral("%1 of %2").arg(100 + o.room.value).arg(o.booking.value);
        return all;
    }
    QString findings()
    {
        const auto report = storage::verify(engine->file());
        if (!report) return report.error().text();
        QStringList all;
        for (const auto &finding : report->findings) all << finding.what;
        return all.join(u'\n');
    }

private:
    HotelPlace place_;
};

QString shown(int room, BookingId id)
{
    return QStringLiteral("%1 of %2").arg(room).arg(id.value);
}

}  // namespace

class TestRoomsInHouse : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void anotherTypeInMidStay();
    void aGroupThatChangesItsRooms();
    void ofAGroupOnlyRoomsInUseAreShown();
};

void TestRoomsInHouse::anotherTypeInMidStay()
{
    Rooms hotel;
    QVERIFY(hotel.start());
    const BookingId id = hotel.book(0, 4);
    QVERIFY(hotel.enter(id, {RoomId{1}}));
    QVERIFY(hotel.nextDay());
    const auto changed = hotel.change(id, 3);
    QVERIFY(changed);
    QCOMPARE(hotel.findings(), QString());
    QCOMPARE(hotel.occupied(), QStringList());  // the room is assigned tonight
    // As if it had not been: the rooms for later nights come back.
    const auto undone = hotel.engine->run(UndoStep{hotel.desk(), changed->step, false, {}});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
    QVERIFY(hotel.nextDay());
    QCOMPARE(hotel.occupied(), QStringList());
    QVERIFY(hotel.change(id, 3));
    QVERIFY(hotel.nextDay());
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.move(id, 0, 5));
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.engine->run(CheckOut{hotel.desk(), id, 0, {}}));
    QCOMPARE(hotel.findings(), QString());
}

void TestRoomsInHouse::aGroupThatChangesItsRooms()
{
    Rooms hotel;
    QVERIFY(hotel.start());
    const BookingId id = hotel.book(0, 4, 2);
    QVERIFY(hotel.enter(id, {RoomId{1}, RoomId{2}}));
    QVERIFY(hotel.nextDay());
    QVERIFY(hotel.change(id, 3));
    QVERIFY(hotel.move(id, 0, 5));
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.move(id, 0, 6));
    QVERIFY(hotel.reopen());
    ChangeBooking fewer;
    fewer.caller = hotel.desk();
    fewer.booking = id;
    fewer.rooms = fewer.adults = 1;
    QVERIFY(hotel.engine->run(fewer));
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.engine->run(CheckOut{hotel.desk(), id, 0, {}}));
    QCOMPARE(hotel.findings(), QString());
}

void TestRoomsInHouse::ofAGroupOnlyRoomsInUseAreShown()
{
    Rooms hotel;
    QVERIFY(hotel.start());
    const BookingId id = hotel.book(0, 1, 2), other = hotel.book(1, 1);
    QVERIFY(hotel.enter(id, {RoomId{1}, RoomId{2}}));
    QVERIFY(hotel.move(other, 0, 2));
    ChangeBooking longer;
    longer.caller = hotel.desk();
    longer.booking = id;
    longer.stay = Stay(kToday, 2);
    QVERIFY(hotel.engine->run(longer));
    QVERIFY(hotel.nextDay());
    // The group still has the first room; the second one went to the other guest.
    QCOMPARE(hotel.occupied(), QStringList(shown(102, id)));
    QVERIFY(hotel.nextDay());
    QCOMPARE(hotel.occupied(), (QStringList{shown(101, id), shown(102, id)}));
    QCOMPARE(hotel.findings(), QString());
}

QTEST_GUILESS_MAIN(TestRoomsInHouse)
#include "test_rooms_in_house.moc"
