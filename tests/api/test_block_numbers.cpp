// SPDX-License-Identifier: GPL-3.0-or-later
// Soft blocks of numbered rooms and of the cheapest of several room types, and the states of rooms
// that a caller chooses from.
#include "api_hotel.h"
#include "support/patience.h"

#include <QJsonArray>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

QString fieldOf(const Called &answer)
{
    return jsonOf(answer)[QStringLiteral("field")].toString();
}

QString detailOf(const Called &answer)
{
    return jsonOf(answer)[QStringLiteral("detail")].toString();
}

/// A stay of two nights from tomorrow.
QByteArray block(const QByteArray &members)
{
    return "{\"check_in\":\"" + (kToday + 1).iso().toUtf8() + "\",\"check_out\":\""
           + (kToday + 3).iso().toUtf8() + "\"," + members + "}";
}

QByteArray roomsTarget(const QByteArray &more = {})
{
    return "/v1/rooms?room_type=T0&check_in=" + (kToday + 1).iso().toUtf8()
           + "&check_out=" + (kToday + 3).iso().toUtf8() + more;
}

/// "101 free, 102 held"
QString statesIn(const Called &answer)
{
    QStringList all;
    const QJsonArray rooms = jsonOf(answer)[QStringLiteral("rooms")].toArray();
    for (const auto &room : rooms) {
        all += room.toObject()[QStringLiteral("number")].toString() + u' '
               + room.toObject()[QStringLiteral("state")].toString();
    }
    return all.join(QStringLiteral(", "));
}

}  // namespace

class TestBlockNumbers : public QObject {
    Q_OBJECT

    SharedApiHotel house_;

private slots:
    void roomsAreHeldByTheirNumbers();
    void roomsThatCannotBeHeldAreNamed();
    void wrongNumbersAreNamed_data();
    void wrongNumbersAreNamed();
    void cheapestOfSeveralTypesIsHeld();
    void confirmedBlockIsABookingOfItsRooms();
    void callerSeesStatesOfRoomsAndNotWhoHasThem();
    void roomsAreListedInParts();
    void wrongStaysAreNamed_data();
    void wrongStaysAreNamed();
};

void TestBlockNumbers::roomsAreHeldByTheirNumbers()
{
    ApiHotel house;
    QVERIFY(house.open());
    const Called held = house.call(
        {"POST", "/v1/soft-block", block("\"room_type\":\"T0\",\"numbers\":[\"103\",\"101\"]")});
    QVERIFY2(held.status == 201, held.body.constData());
    const QJsonObject json = jsonOf(held);
    QCOMPARE(json[QStringLiteral("rooms")].toInt(), 2);
    QCOMPARE(json[QStringLiteral("numbers")].toArray(),
             (QJsonArray{QStringLiteral("103"), QStringLiteral("101")}));
    QCOMPARE(json[QStringLiteral("durability")].toString(), QStringLiteral("durable"));
    QCOMPARE(house.hotel().left(1, 1), 2);
    const QByteArray path =
        "/v1/soft-block/" + QByteArray::number(json[QStringLiteral("soft_block")].toInteger());
    QTRY_COMPARE(house.get(path).status, 200);
    const QJsonObject shown = jsonOf(house.get(path, TokenRole::Read));
    QCOMPARE(shown[QStringLiteral("numbers")].toArray(),
             (QJsonArray{QStringLiteral("101"), QStringLiteral("103")}));
    QCOMPARE(shown[QStringLiteral("status")].toString(), QStringLiteral("held"));
    QCOMPARE(shown[QStringLiteral("room_type")].toObject()[QStringLiteral("code")].toString(),
             QStringLiteral("T0"));
    const QJsonObject all = jsonOf(house.get("/v1/soft-block"));
    QCOMPARE(all[QStringLiteral("soft_blocks")].toArray().size(), 1);
    QVERIFY(all[QStringLiteral("next")].isNull());
    // The block of the desk does not exist for a channel.
    QCOMPARE(house.get(path, TokenRole::Channel).status, 404);
    const QJsonObject own = jsonOf(house.get("/v1/soft-block", TokenRole::Channel));
    QVERIFY(own[QStringLiteral("soft_blocks")].toArray().isEmpty());
}

void TestBlockNumbers::roomsThatCannotBeHeldAreNamed()
{
    ApiHotel house;
    QVERIFY(house.open());
    QVERIFY(house.engine().run(engine::Command(
        booking::SetRoomOutOfOrder{house.hotel().desk(), {RoomId{1}}, Stay(kToday + 2, 1), true})));
    const auto refused = [&](const QByteArray &number) {
        return house.call({"POST",
                           "/v1/soft-block",
                           block("\"room_type\":\"T0\",\"numbers\":[\"" + number + "\"]"),
                           {},
                           house.token(TokenRole::Channel)});
    };
    QCOMPARE(refused("102").status, 201);
    const Called held = refused("102");
    QCOMPARE(held.status, 409);
    QCOMPARE(problemOf(held), QStringLiteral("sold-out"));
    QCOMPARE(fieldOf(held), QStringLiteral("numbers"));
    QCOMPARE(detailOf(held), QStringLiteral("room 102 is held on at least one of the nights"));
    QCOMPARE(detailOf(refused("101")),
             QStringLiteral("room 101 is out of order on at least one of the nights"));
    const Called foreign = refused("105");
    QCOMPARE(foreign.status, 422);
    QCOMPARE(detailOf(foreign), QStringLiteral("room 105 does not belong to the booked room type"));
}

void TestBlockNumbers::wrongNumbersAreNamed_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *what, const QByteArray &members, const char *field) {
        QTest::addRow("%s", what) << members << QString::fromLatin1(field);
    };
    const QByteArray type = "\"room_type\":\"T0\",";
    row("unknown", type + "\"numbers\":[\"101\",\"999\"]", "numbers[1]");
    row("twice", type + "\"numbers\":[\"101\",\"102\",\"101\"]", "numbers[2]");
    row("empty", type + "\"numbers\":[\"\"]", "numbers[0]");
    row("none", type + "\"numbers\":[]", "numbers");
    row("no list", type + "\"numbers\":\"101\"", "numbers");
    row("no text", type + "\"numbers\":[101]", "numbers[0]");
    row("long", type + "\"numbers\":[\"" + QByteArray(200, '1') + "\"]", "numbers[0]");
    row("fewer than rooms", type + "\"rooms\":2,\"numbers\":[\"101\"]", "numbers");
    row("more than rooms", type + "\"rooms\":1,\"numbers\":[\"101\",\"102\"]", "numbers");
    QByteArray many = "\"1\"";
    for (int i = 1; i < 10'000; ++i) many += ",\"1\"";
    row("ten thousand", type + "\"numbers\":[" + many + "]", "numbers");
    row("two ways", type + "\"any_of\":[\"T1\"]", "any_of");
    row("no type", "\"any_of\":[]", "any_of");
    row("unknown type", "\"any_of\":[\"T0\",\"T9\"]", "any_of[1]");
    row("a type twice", "\"any_of\":[\"T0\",1]", "any_of[1]");
    row("neither", "\"rooms\":1", "room_type");
    row("no such durability", type + "\"durability\":\"disk\"", "durability");
    row("no session", type + "\"session\":\"\"", "session");
    row("a long session", type + "\"session\":\"" + QByteArray(65, 's') + "\"", "session");
}

void TestBlockNumbers::wrongNumbersAreNamed()
{
    QFETCH(QByteArray, members);
    QFETCH(QString, field);
    ApiHotel &house = house_.open();
    const qint64 before = house.seq();
    const Called answer = house.call({"POST", "/v1/soft-block", block(members)});
    QVERIFY2(answer.status == 422, answer.body.constData());
    QCOMPARE(fieldOf(answer), field);
    QVERIFY(!detailOf(answer).isEmpty());
    QCOMPARE(house.seq(), before);
}

void TestBlockNumbers::cheapestOfSeveralTypesIsHeld()
{
    ApiHotel house;
    QVERIFY(house.open());
    const auto heldType = [&](const QByteArray &types) {
        const Called answer =
            house.call({"POST", "/v1/soft-block", block("\"rooms\":2,\"any_of\":" + types)});
        return jsonOf(answer)[QStringLiteral("room_type")]
            .toObject()[QStringLiteral("code")]
            .toString();
    };
    QCOMPARE(heldType("[\"T2\",\"T1\",\"T0\"]"), QStringLiteral("T0"));
    QCOMPARE(heldType("[\"T2\",\"T1\"]"), QStringLiteral("T1"));
    // Both share a pool, which is sold out now.
    QCOMPARE(heldType("[\"T0\",\"T1\",\"T2\"]"), QStringLiteral("T2"));
    const Called none =
        house.call({"POST", "/v1/soft-block", block("\"rooms\":3,\"any_of\":[\"T0\",\"T2\"]")});
    QCOMPARE(none.status, 409);
    QCOMPARE(jsonOf(none)[QStringLiteral("left")].toInt(), 2);
}

void TestBlockNumbers::confirmedBlockIsABookingOfItsRooms()
{
    ApiHotel house;
    QVERIFY(house.open());
    const QByteArray token = house.token(TokenRole::Channel);
    const Called held = house.call(
        {"POST", "/v1/soft-block", block("\"room_type\":\"T0\",\"numbers\":[\"104\"]"), {}, token});
    const qint64 id = jsonOf(held)[QStringLiteral("soft_block")].toInteger();
    const qint64 booking = house.booking(id, "Ana Lima", TokenRole::Channel);
    QVERIFY(booking > 0);
    const QByteArray path = "/v1/bookings/" + QByteArray::number(booking);
    QCOMPARE(jsonOf(house.get(path))[QStringLiteral("room_numbers")].toArray(),
             (QJsonArray{QStringLiteral("104")}));
}

void TestBlockNumbers::callerSeesStatesOfRoomsAndNotWhoHasThem()
{
    ApiHotel house;
    QVERIFY(house.open());
    const auto numbered = [&](const QByteArray &number, const QByteArray &more) {
        return jsonOf(house.call({"POST", "/v1/soft-block",
                                  block("\"room_type\":\"T0\",\"numbers\":[\"" + number + "\"]"
                                        + more)}))[QStringLiteral("soft_block")]
            .toInteger();
    };
    QVERIFY(house.booking(numbered("101", {})) > 0);
    QVERIFY(numbered("102", ",\"durability\":\"memory\"") < 0);
    QVERIFY(house.engine().run(engine::Command(
        booking::SetRoomOutOfOrder{house.hotel().desk(), {RoomId{3}}, Stay(kToday + 2, 1), true})));
    QTRY_COMPARE(statesIn(house.get(roomsTarget(), TokenRole::Channel)),
                 QStringLiteral("101 assigned, 102 held, 103 out_of_order, 104 free"));
    const QJsonObject json = jsonOf(house.get(roomsTarget(), TokenRole::Channel));
    const QJsonObject room = json[QStringLiteral("rooms")].toArray()[0].toObject();
    QCOMPARE(room.keys(),
             (QStringList{QStringLiteral("due_out"), QStringLiteral("housekeeping"),
                          QStringLiteral("number"), QStringLiteral("own"), QStringLiteral("pool"),
                          QStringLiteral("room"), QStringLiteral("state")}));
    // On other nights they are free.
    QCOMPARE(statesIn(house.get("/v1/rooms?room_type=1&check_in=" + (kToday + 3).iso().toUtf8()
                                + "&check_out=" + (kToday + 4).iso().toUtf8())),
             QStringLiteral("101 free, 102 free, 103 free, 104 free"));
}

void TestBlockNumbers::roomsAreListedInParts()
{
    ApiHotel &house = house_.open();
    const Called first = house.get(roomsTarget("&limit=3"));
    QCOMPARE(statesIn(first), QStringLiteral("101 free, 102 free, 103 free"));
    const qint64 next = jsonOf(first)[QStringLiteral("next")].toInteger();
    const Called last = house.get(roomsTarget("&limit=3&after=" + QByteArray::number(next)));
    QCOMPARE(statesIn(last), QStringLiteral("104 free"));
    QVERIFY(jsonOf(last)[QStringLiteral("next")].isNull());
}

void TestBlockNumbers::wrongStaysAreNamed_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *query, const char *field) {
        QTest::addRow("%s", query) << QByteArray(query) << QString::fromLatin1(field);
    };
    row("room_type=T9&check_in=2026-03-03&check_out=2026-03-05", "room_type");
    row("room_type=T0&check_out=2026-03-05", "check_in");
    row("room_type=T0&check_in=2026-03-03", "check_out");
    row("room_type=T0&check_in=2026-03-03&check_out=2026-03-03", "check_out");
    row("room_type=T0&check_in=2026-03-01&check_out=2026-03-03", "check_in");
    row("room_type=T0&check_in=2026-03-03&check_out=2029-03-05", "check_out");
    row("room_type=T0&check_in=2026-03-03&check_out=2026-03-05&limit=0", "limit");
    row("room_type=T0&check_in=2026-03-03&check_out=2026-03-05&after=-1", "after");
}

void TestBlockNumbers::wrongStaysAreNamed()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, field);
    const Called answer = house_.open().get("/v1/rooms?" + query);
    QCOMPARE(answer.status, 422);
    QCOMPARE(fieldOf(answer), field);
}

QTEST_GUILESS_MAIN(TestBlockNumbers)
#include "test_block_numbers.moc"
