// SPDX-License-Identifier: GPL-3.0-or-later
// The states of rooms over the API: they are those of the room plan and of the rules that a soft
// block of numbered rooms meets.
#include "api_hotel.h"
#include "support/patience.h"

#include <QJsonArray>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

class Rooms : public ApiHotel {
public:
    BookingId book(int in, int nights, const std::vector<RoomId> &rooms)
    {
        booking::TakeHold hold = hotel().hold(1, in, nights, int(rooms.size()));
        hold.numbers = rooms;
        return run(booking::HoldAndConfirm{hold, {}}).booking;
    }
    void checkIn(BookingId id, RoomId room)
    {
        run(booking::CheckIn{hotel().desk(), id, 0, {}, {room}, false});
    }
    void nextDay() { run(booking::CloseDay{hotel().desk(), true}); }
    booking::Answer run(engine::Command command)
    {
        const auto answer = engine().run(std::move(command));
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    Called rooms(const QByteArray &query = {}, TokenRole role = TokenRole::Channel) const
    {
        return get("/v1/rooms" + query, role);
    }
    Called block(int in, const QByteArray &number, const QByteArray &more = {}) const
    {
        return call({"POST",
                     "/v1/soft-block",
                     stayBody(in, 1, 1, ",\"numbers\":[\"" + number + "\"]" + more),
                     {},
                     token(TokenRole::Channel)});
    }
};

QJsonObject room(const Called &answer, const QString &number)
{
    for (const QJsonValue &one : jsonOf(answer)[QStringLiteral("rooms")].toArray()) {
        if (one[QStringLiteral("number")] == number) return one.toObject();
    }
    return {};
}

/// "101 occupied, 102 free due out, 103 held own"
QString statesIn(const Called &answer)
{
    QStringList all;
    for (const QJsonValue &one : jsonOf(answer)[QStringLiteral("rooms")].toArray()) {
        QStringList words{one[QStringLiteral("number")].toString(),
                          one[QStringLiteral("state")].toString()};
        if (one[QStringLiteral("due_out")].toBool()) words << QStringLiteral("due out");
        if (one[QStringLiteral("own")].toBool()) words << QStringLiteral("own");
        all << words.join(u' ');
    }
    return all.join(QStringLiteral(", "));
}

}  // namespace

class TestRoomStates : public QObject {
    Q_OBJECT

private slots:
    void tonightShowsEveryRoomAsTheRoomPlan();
    void sessionSeesWhichHoldsAreItsOwn();
    void roomIsFreeFromTheDayOnWhichItsGuestIsDueOut();
    void roomOfAGuestWhoLeftOnTheDayOfArrivalIsUsedTonight();
    void expiredHoldLeavesTheRoomFree();
    void housekeepingIsNotToldToAChannel();
};

void TestRoomStates::tonightShowsEveryRoomAsTheRoomPlan()
{
    Rooms house;
    QVERIFY(house.open());
    house.checkIn(house.book(0, 2, {RoomId{1}}), RoomId{1});
    house.book(0, 1, {RoomId{2}});
    QCOMPARE(house.block(0, "103").status, 201);
    house.run(booking::SetRoomOutOfOrder{house.hotel().desk(), {RoomId{4}}, Stay(kToday, 1), true});
    QTRY_COMPARE(statesIn(house.rooms({}, TokenRole::Read)),
                 QStringLiteral("101 occupied, 102 assigned, 103 held, 104 out_of_order, "
                                "105 free, 106 free, 107 free, 108 free"));
    const QJsonObject json = jsonOf(house.rooms());
    QVERIFY(json[QStringLiteral("room_type")].isNull());
    QCOMPARE(json[QStringLiteral("check_in")].toString(), kToday.iso());
    QCOMPARE(json[QStringLiteral("check_out")].toString(), (kToday + 1).iso());
    // On the second night the guest in house has a room, and no other.
    QCOMPARE(statesIn(house.rooms("?room_type=T0&check_in=" + (kToday + 1).iso().toUtf8()
                                  + "&check_out=" + (kToday + 3).iso().toUtf8())),
             QStringLiteral("101 occupied, 102 free, 103 free, 104 free"));
    QCOMPARE(house.rooms("?check_in=" + kToday.iso().toUtf8()).status, 422);
    QCOMPARE(house.rooms("?check_out=" + (kToday + 1).iso().toUtf8()).status, 422);
}

void TestRoomStates::sessionSeesWhichHoldsAreItsOwn()
{
    Rooms house;
    QVERIFY(house.open());
    QCOMPARE(house.block(0, "101", ",\"session\":\"guest-1\"").status, 201);
    QCOMPARE(house.block(0, "102", ",\"session\":\"guest-2\",\"durability\":\"memory\"").status,
             201);
    QCOMPARE(house.block(0, "103").status, 201);
    const QByteArray type = "?room_type=T0";
    QTRY_COMPARE(statesIn(house.rooms(type)),
                 QStringLiteral("101 held, 102 held, 103 held own, 104 free"));
    QCOMPARE(statesIn(house.rooms(type + "&session=guest-1")),
             QStringLiteral("101 held own, 102 held, 103 held, 104 free"));
    QCOMPARE(statesIn(house.rooms(type + "&session=guest-2")),
             QStringLiteral("101 held, 102 held own, 103 held, 104 free"));
    // The same name at the desk is another session, and its token took none of them.
    QCOMPARE(statesIn(house.rooms(type + "&session=guest-1", TokenRole::Desk)),
             QStringLiteral("101 held, 102 held, 103 held, 104 free"));
    QCOMPARE(statesIn(house.rooms(type, TokenRole::Desk)),
             QStringLiteral("101 held, 102 held, 103 held, 104 free"));
    const Called tooLong = house.rooms("?session=" + QByteArray(65, 's'));
    QCOMPARE(tooLong.status, 422);
    QCOMPARE(jsonOf(tooLong)[QStringLiteral("field")].toString(), QStringLiteral("session"));
}

void TestRoomStates::roomIsFreeFromTheDayOnWhichItsGuestIsDueOut()
{
    Rooms house;
    QVERIFY(house.open());
    house.checkIn(house.book(0, 1, {RoomId{1}}), RoomId{1});
    house.nextDay();
    QTRY_COMPARE(statesIn(house.rooms("?room_type=T0")),
                 QStringLiteral("101 free due out, 102 free, 103 free, 104 free"));
    const Called held = house.block(1, "101");
    QCOMPARE(held.status, 201);
    QTRY_COMPARE(statesIn(house.rooms("?room_type=T0")),
                 QStringLiteral("101 held due out own, 102 free, 103 free, 104 free"));
    house.nextDay();
    // Overdue: as the rules refuse it.
    QTRY_COMPARE(statesIn(house.rooms("?room_type=T0")),
                 QStringLiteral("101 occupied, 102 free, 103 free, 104 free"));
    QCOMPARE(house.block(2, "101").status, 409);
    QCOMPARE(statesIn(house.rooms("?room_type=T0&check_in=" + (kToday + 3).iso().toUtf8()
                                  + "&check_out=" + (kToday + 4).iso().toUtf8())),
             QStringLiteral("101 free, 102 free, 103 free, 104 free"));
    QCOMPARE(house.block(3, "101").status, 201);
}

/// The night is sold, and not to a guest who has yet to arrive.
void TestRoomStates::roomOfAGuestWhoLeftOnTheDayOfArrivalIsUsedTonight()
{
    Rooms house;
    QVERIFY(house.open());
    const BookingId id = house.book(0, 2, {RoomId{1}});
    house.checkIn(id, RoomId{1});
    house.run(booking::CheckOut{house.hotel().desk(), id, 0, {}});
    QTRY_COMPARE(statesIn(house.rooms("?room_type=T0")),
                 QStringLiteral("101 occupied, 102 free, 103 free, 104 free"));
    QCOMPARE(house.block(0, "101").status, 409);
    QCOMPARE(house.block(1, "101").status, 201);
}

void TestRoomStates::expiredHoldLeavesTheRoomFree()
{
    Rooms house;
    QVERIFY(house.open());
    QCOMPARE(house.block(0, "102", ",\"ttl_seconds\":60").status, 201);
    QTRY_COMPARE(room(house.rooms(), QStringLiteral("102"))[QStringLiteral("state")].toString(),
                 QStringLiteral("held"));
    house.hotel().clock.advance(61 * kSecond);
    QCOMPARE(room(house.rooms(), QStringLiteral("102"))[QStringLiteral("state")].toString(),
             QStringLiteral("free"));
    QCOMPARE(house.block(0, "102").status, 201);
}

void TestRoomStates::housekeepingIsNotToldToAChannel()
{
    Rooms house;
    QVERIFY(house.open());
    house.run(booking::SetHousekeeping{
        house.hotel().desk(), {RoomId{3}}, booking::HousekeepingStatus::Inspected});
    const auto of = [&](TokenRole role) -> QJsonValue {
        return room(house.rooms({}, role), QStringLiteral("103"))[QStringLiteral("housekeeping")];
    };
    for (const TokenRole role : {TokenRole::Read, TokenRole::Desk, TokenRole::Manager})
        QTRY_COMPARE(of(role).toString(), QStringLiteral("inspected"));
    QVERIFY(of(TokenRole::Channel).isNull());
}

QTEST_GUILESS_MAIN(TestRoomStates)
#include "test_room_states.moc"
