// SPDX-License-Identifier: GPL-3.0-or-later
// Soft blocks and cells over the API: once per key, however often repeated; refused with the field
// and the rooms left; invalid requests change nothing.
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

QByteArray cells(const QByteArray &runs, qint64 epoch, qint64 seq)
{
    return "{\"seen\":{\"epoch\":" + QByteArray::number(epoch)
           + ",\"seq\":" + QByteArray::number(seq) + "},\"cells\":[" + runs + "]}";
}

QByteArray run(const QByteArray &field, const QByteArray &value, const QByteArray &more = {})
{
    return "{\"field\":\"" + field + "\",\"room_type\":\"T0\",\"from\":\""
           + (kToday + 3).iso().toUtf8() + "\",\"nights\":2,\"value\":" + value + more + "}";
}

}  // namespace

class TestSoftBlocks : public QObject {
    Q_OBJECT

    SharedApiHotel house_;

private slots:
    void softBlockHoldsRoomsUntilItIsLetGo();
    void heartbeatKeepsItAlive();
    void oneKeyHasOneEffectAndOneAnswer();
    void anotherBodyUnderTheKeyIsAnError();
    void refusalIsRepeatedToo();
    void shortRoomsSayWhatIsLeft();
    void wrongSoftBlocksChangeNothing_data();
    void wrongSoftBlocksChangeNothing();
    void channelActsAsItselfOnly();
    void availabilityIsWhatIsFree();
    void wrongQuestionsAreNamed_data();
    void wrongQuestionsAreNamed();
    void cellsAreEditedOnceAndByVersion();
    void wrongCellsChangeNothing_data();
    void wrongCellsChangeNothing();
    void bookingIsShownToRolesThatMayReadIt();
};

void TestSoftBlocks::softBlockHoldsRoomsUntilItIsLetGo()
{
    ApiHotel house;
    QVERIFY(house.open());
    const Called taken = house.call({"POST", "/v1/soft-block", house.stayBody(1, 2, 3)});
    QCOMPARE(taken.status, 201);
    QCOMPARE(taken.header("Content-Type"), QByteArray("application/json"));
    const QJsonObject json = jsonOf(taken);
    const qint64 id = json[QStringLiteral("soft_block")].toInteger();
    QVERIFY(id > 0);
    QCOMPARE(json[QStringLiteral("total")].toObject()[QStringLiteral("amount")].toString(),
             QStringLiteral("600.00"));
    QCOMPARE(json[QStringLiteral("expires_at")].toString(),
             QStringLiteral("2026-03-02T12:05:00.000Z"));
    QCOMPARE(house.hotel().left(1, 1), 1);
    const QByteArray path = "/v1/soft-block/" + QByteArray::number(id);
    const Called gone = house.call({"DELETE", path});
    QCOMPARE(gone.status, 204);
    QVERIFY(gone.body.isEmpty());
    QCOMPARE(house.hotel().left(1, 1), 4);
    const Called again = house.call({"DELETE", path});
    QCOMPARE(again.status, 404);
    QCOMPARE(fieldOf(again), QStringLiteral("soft_block"));
}

void TestSoftBlocks::heartbeatKeepsItAlive()
{
    ApiHotel house;
    QVERIFY(house.open());
    const QByteArray path =
        "/v1/soft-block/" + QByteArray::number(house.softBlock()) + "/heartbeat";
    house.hotel().clock.advance(200 * kSecond);
    const Called beat = house.call({"POST", path});
    QCOMPARE(beat.status, 200);
    QCOMPARE(jsonOf(beat)[QStringLiteral("expires_at")].toString(),
             QStringLiteral("2026-03-02T12:08:20.000Z"));
    house.hotel().clock.advance(301 * kSecond);
    const Called late = house.call({"POST", path});
    QCOMPARE(late.status, 410);
    QCOMPARE(problemOf(late), QStringLiteral("expired"));
    QCOMPARE(house.hotel().left(1, 1), 4);
}

void TestSoftBlocks::oneKeyHasOneEffectAndOneAnswer()
{
    ApiHotel house;
    QVERIFY(house.open());
    const Ask ask{"POST", "/v1/soft-block", house.stayBody(), "the-key", {}};
    const Called first = house.call(ask);
    const Called second = house.call(ask);
    QCOMPARE(first.status, 201);
    QCOMPARE(second.status, 201);
    QCOMPARE(second.body, first.body);
    QCOMPARE(house.hotel().left(1, 1), 3);
    // Some clients quote the key; the quotes are not part of it.
    const Called quoted = house.call({"POST", "/v1/soft-block", house.stayBody(), "\"the-key\""});
    QCOMPARE(quoted.body, first.body);
    // The same key of another token is a different key.
    const Called other = house.call(
        {"POST", "/v1/soft-block", house.stayBody(), "the-key", house.token(TokenRole::Desk)});
    QCOMPARE(other.status, 201);
    QVERIFY(other.body != first.body);
    // It is still known after a restart of the API server.
    house.closeApiServer();
    QVERIFY(house.open());
    QCOMPARE(house.call(ask).body, first.body);
    QCOMPARE(house.hotel().left(1, 1), 2);
}

void TestSoftBlocks::anotherBodyUnderTheKeyIsAnError()
{
    ApiHotel house;
    QVERIFY(house.open());
    QCOMPARE(house.call({"POST", "/v1/soft-block", house.stayBody(1), "k"}).status, 201);
    const qint64 before = house.seq();
    const Called other = house.call({"POST", "/v1/soft-block", house.stayBody(2), "k"});
    QCOMPARE(other.status, 422);
    QCOMPARE(problemOf(other), QStringLiteral("key-reused"));
    QCOMPARE(fieldOf(other), QStringLiteral("Idempotency-Key"));
    const Called elsewhere = house.call({"DELETE", "/v1/soft-block/1", {}, "k"});
    QCOMPARE(elsewhere.status, 422);
    QCOMPARE(house.seq(), before);
}

void TestSoftBlocks::refusalIsRepeatedToo()
{
    ApiHotel house;
    QVERIFY(house.open());
    const qint64 all = house.softBlock(1, 1, 4);
    const Ask ask{"POST", "/v1/soft-block", house.stayBody(1, 1, 1), "refused", {}};
    const Called first = house.call(ask);
    QCOMPARE(first.status, 409);
    QCOMPARE(house.call({"DELETE", "/v1/soft-block/" + QByteArray::number(all)}).status, 204);
    const Called second = house.call(ask);
    QCOMPARE(second.status, 409);
    QCOMPARE(second.body, first.body);
    QCOMPARE(second.header("Content-Type"), QByteArray("application/problem+json"));
}

void TestSoftBlocks::shortRoomsSayWhatIsLeft()
{
    ApiHotel house;
    QVERIFY(house.open());
    QVERIFY(house.softBlock(1, 1, 3) > 0);
    const Called answer = house.call({"POST", "/v1/soft-block", house.stayBody(1, 2, 2)});
    QCOMPARE(answer.status, 409);
    QCOMPARE(problemOf(answer), QStringLiteral("sold-out"));
    QCOMPARE(jsonOf(answer)[QStringLiteral("left")].toInt(), 1);
    QCOMPARE(fieldOf(answer), QStringLiteral("rooms"));
}

void TestSoftBlocks::wrongSoftBlocksChangeNothing_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *what, const QByteArray &body, const char *field) {
        QTest::addRow("%s", what) << body << QString::fromLatin1(field);
    };
    const QByteArray good = ApiHotel::stayBody();
    const auto changed = [&](const char *from, const char *to) {
        return QByteArray(good).replace(from, to);
    };
    row("nothing", "{}", "room_type");
    row("no such type", changed("\"T0\"", "\"T9\""), "room_type");
    row("a number of none", changed("\"T0\"", "99"), "room_type");
    row("no date", changed("2026-03-03", "2026-02-30"), "check_in");
    row("out before in", changed("2026-03-05", "2026-03-03"), "check_out");
    row("a year and more", changed("2026-03-05", "2028-03-05"), "check_out");
    row("yesterday", changed("2026-03-03", "2026-03-01"), "check_in");
    row("beyond the horizon", ApiHotel::stayBody(300, 2), "check_out");
    row("no room", changed("\"rooms\":1", "\"rooms\":0"), "rooms");
    row("too many rooms", changed("\"rooms\":1", "\"rooms\":99999999999"), "rooms");
    row("half a room", changed("\"rooms\":1", "\"rooms\":1.5"), "rooms");
    row("rooms as text", changed("\"rooms\":1", "\"rooms\":\"1\""), "rooms");
    row("nobody", ApiHotel::stayBody(1, 2, 1, ",\"adults\":0"), "adults");
    row("too many guests", ApiHotel::stayBody(1, 2, 1, ",\"adults\":9"), "guests");
    row("no such plan", ApiHotel::stayBody(1, 2, 1, ",\"plan\":\"XYZ\""), "plan");
    row("no such channel", ApiHotel::stayBody(1, 2, 1, ",\"channel\":\"XYZ\""), "channel");
    row("no time", ApiHotel::stayBody(1, 2, 1, ",\"ttl_seconds\":0"), "ttl_seconds");
    row("for ever", ApiHotel::stayBody(1, 2, 1, ",\"ttl_seconds\":86401"), "ttl_seconds");
}

void TestSoftBlocks::wrongSoftBlocksChangeNothing()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, field);
    ApiHotel &house = house_.open();
    const Called answer = house.call({"POST", "/v1/soft-block", body});
    QVERIFY2(answer.status == 422 || answer.status == 409, answer.body.constData());
    QCOMPARE(fieldOf(answer), field);
    QVERIFY(!jsonOf(answer)[QStringLiteral("detail")].toString().isEmpty());
    QCOMPARE(house.hotel().left(1, 1), 4);
}

void TestSoftBlocks::channelActsAsItselfOnly()
{
    ApiHotel house;
    QVERIFY(house.open());
    const QByteArray token = house.token(TokenRole::Channel);
    const qint64 own = house.softBlock(1, 1, 1, TokenRole::Channel);
    const qint64 desks = house.softBlock(1, 1, 1, TokenRole::Desk);
    const auto snapshot = *house.engine().snapshot(house.hotel().property);
    for (const booking::Hold &hold : snapshot->holds) {
        if (hold.id.value == own) QCOMPARE(hold.channel, kOta);
        if (hold.id.value == desks) QCOMPARE(hold.channel, ChannelId{1});
    }
    const Called asOther = house.call({"POST",
                                       "/v1/soft-block",
                                       house.stayBody(1, 1, 1, ",\"channel\":\"Front desk\""),
                                       {},
                                       token});
    QCOMPARE(asOther.status, 422);
    QCOMPARE(fieldOf(asOther), QStringLiteral("channel"));
    const QByteArray path = "/v1/soft-block/" + QByteArray::number(desks);
    QCOMPARE(house.call({"DELETE", path, {}, {}, token}).status, 403);
    QCOMPARE(house.call({"POST", path + "/heartbeat", {}, {}, token}).status, 403);
    QCOMPARE(house.hotel().left(1, 1), 2);
}

void TestSoftBlocks::availabilityIsWhatIsFree()
{
    ApiHotel house;
    QVERIFY(house.open());
    QVERIFY(house.softBlock(1, 1, 3) > 0);
    const QByteArray target =
        "/v1/availability?room_type=T0&nights=3&from=" + kToday.iso().toUtf8();
    const auto night = [&](int n) {
        const QJsonObject json = jsonOf(house.get(target, TokenRole::Read));
        const QJsonArray types = json[QStringLiteral("room_types")].toArray();
        return types[0].toObject()[QStringLiteral("nights")].toArray()[n].toObject();
    };
    QTRY_COMPARE(night(1)[QStringLiteral("available")].toInt(), 1);
    QCOMPARE(night(0)[QStringLiteral("available")].toInt(), 4);
    QCOMPARE(night(1)[QStringLiteral("price")].toObject()[QStringLiteral("amount")].toString(),
             QStringLiteral("100.00"));
    const QJsonObject all = jsonOf(house.get("/v1/availability"));
    QCOMPARE(all[QStringLiteral("room_types")].toArray().size(), 3);
    QCOMPARE(all[QStringLiteral("property")].toObject()[QStringLiteral("currency")].toString(),
             QStringLiteral("EUR"));
}

void TestSoftBlocks::wrongQuestionsAreNamed_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *query, const char *field) {
        QTest::addRow("%s", query) << QByteArray(query) << QString::fromLatin1(field);
    };
    row("from=tomorrow", "from");
    row("from=1990-01-01", "from");
    row("from=2026-03-02&nights=200", "from");
    row("nights=0", "nights");
    row("nights=99999999999999999999", "nights");
    row("nights=1&nights=2", "nights");
    row("room_type=XYZ", "room_type");
    row("plan=XYZ", "plan");
    row("guests=-1", "guests");
    row("colour=red", "colour");
}

void TestSoftBlocks::wrongQuestionsAreNamed()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, field);
    ApiHotel &house = house_.open();
    const Called answer = house.get("/v1/availability?" + query);
    QCOMPARE(answer.status, 422);
    QCOMPARE(fieldOf(answer), field);
}

void TestSoftBlocks::cellsAreEditedOnceAndByVersion()
{
    ApiHotel house;
    QVERIFY(house.open());
    const QJsonObject asOf =
        jsonOf(house.get("/v1/availability"))[QStringLiteral("as_of")].toObject();
    const qint64 epoch = asOf[QStringLiteral("epoch")].toInteger();
    const qint64 seq = asOf[QStringLiteral("seq")].toInteger();
    const Ask edit{"PUT", "/v1/inventory", cells(run("for_sale", "2"), epoch, seq), "e1", {}};
    const Called first = house.call(edit);
    QVERIFY2(first.status == 200, first.body.constData());
    QCOMPARE(jsonOf(first)[QStringLiteral("changed")].toInt(), 2);
    QCOMPARE(house.hotel().left(1, 3), 2);
    QCOMPARE(house.call(edit).body, first.body);
    // A version read before that is outdated.
    const Called stale =
        house.call({"PUT", "/v1/inventory", cells(run("for_sale", "3"), epoch, seq)});
    QCOMPARE(stale.status, 409);
    QCOMPARE(problemOf(stale), QStringLiteral("stale"));
    QCOMPARE(house.hotel().left(1, 3), 2);
    const QJsonObject seen = jsonOf(first)[QStringLiteral("seen")].toObject();
    const Called next =
        house.call({"PUT", "/v1/inventory",
                    cells(run("for_sale", "null"), seen[QStringLiteral("epoch")].toInteger(),
                          seen[QStringLiteral("seq")].toInteger())});
    QVERIFY2(next.status == 200, next.body.constData());
    QCOMPARE(house.hotel().left(1, 3), 4);
    const Called rate = house.call(
        {"PUT", "/v1/inventory",
         cells(run("rate", "{\"amount\":\"123.45\",\"currency\":\"EUR\"}", ",\"plan\":\"BAR\""),
               epoch, house.seq())});
    QVERIFY2(rate.status == 200, rate.body.constData());
}

void TestSoftBlocks::wrongCellsChangeNothing_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *what, const QByteArray &body, const char *field) {
        QTest::addRow("%s", what) << body << QString::fromLatin1(field);
    };
    row("no version", "{\"cells\":[" + run("for_sale", "1") + "]}", "seen");
    row("no cells", "{\"seen\":{\"epoch\":1,\"seq\":1},\"cells\":[]}", "cells");
    row("no such field", cells(run("colour", "1"), 1, 1), "cells[0].field");
    row("no such type", cells(run("for_sale", "1").replace("T0", "T7"), 1, 1),
        "cells[0].room_type");
    row("no value", cells(run("for_sale", "1").replace("\"value\":1", "\"guests\":1"), 1, 1),
        "cells[0].value");
    row("a number as a yes", cells(run("stop_sell", "1"), 1, 1), "cells[0].value");
    row("a rate as a number", cells(run("rate", "120", ",\"plan\":\"BAR\""), 1, 1),
        "cells[0].value");
    row("minor units",
        cells(run("rate", "{\"amount\":12000,\"currency\":\"EUR\"}", ",\"plan\":\"BAR\""), 1, 1),
        "cells[0].value.amount");
    row("another currency",
        cells(run("rate", "{\"amount\":\"1.00\",\"currency\":\"USD\"}", ",\"plan\":\"BAR\""), 1, 1),
        "cells[0].value.currency");
    row("no currency",
        cells(run("rate", "{\"amount\":\"1.00\",\"currency\":\"QQQ\"}", ",\"plan\":\"BAR\""), 1, 1),
        "cells[0].value.currency");
    row("an amount that overflows",
        cells(run("rate", "{\"amount\":\"99999999999999999999.00\",\"currency\":\"EUR\"}",
                  ",\"plan\":\"BAR\""),
              1, 1),
        "cells[0].value.amount");
    row("too many decimals",
        cells(run("rate", "{\"amount\":\"1.001\",\"currency\":\"EUR\"}", ",\"plan\":\"BAR\""), 1,
              1),
        "cells[0].value.amount");
    row("below nothing",
        cells(run("rate", "{\"amount\":\"-1.00\",\"currency\":\"EUR\"}", ",\"plan\":\"BAR\""), 1,
              1),
        "cells[0].value.amount");
    row("a pool of none",
        cells("{\"field\":\"out_of_order\",\"pool\":9,\"from\":\"2026-03-03\","
              "\"value\":1}",
              1, 1),
        "cells[0].pool");
    row("two kinds", cells(run("for_sale", "1") + "," + run("stop_sell", "true"), 1, 1),
        "cells[1].field");
    row("too long", cells(run("for_sale", "1").replace("\"nights\":2", "\"nights\":1001"), 1, 1),
        "cells[0].nights");
}

void TestSoftBlocks::wrongCellsChangeNothing()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, field);
    ApiHotel &house = house_.open();
    const qint64 before = house.seq();
    const Called answer = house.call({"PUT", "/v1/inventory", body});
    QVERIFY2(answer.status == 422, answer.body.constData());
    QCOMPARE(fieldOf(answer), field);
    QCOMPARE(house.seq(), before);
}

void TestSoftBlocks::bookingIsShownToRolesThatMayReadIt()
{
    ApiHotel house;
    QVERIFY(house.open());
    booking::HoldAndConfirm book;
    book.what = house.hotel().hold(1, 2, 2);
    book.guest.name = QStringLiteral("Ana Lima");
    const auto booked = house.engine().run(engine::Command(book));
    QVERIFY(booked);
    const QByteArray path = "/v1/bookings/" + QByteArray::number(booked->booking.value);
    const Called told = house.get(path, TokenRole::Read);
    QCOMPARE(told.status, 200);
    const QJsonObject json = jsonOf(told);
    QCOMPARE(json[QStringLiteral("status")].toString(), QStringLiteral("confirmed"));
    QCOMPARE(json[QStringLiteral("guest")].toObject()[QStringLiteral("name")].toString(),
             QStringLiteral("Ana Lima"));
    QCOMPARE(house.get(path, TokenRole::Channel).status, 404);
    QCOMPARE(house.get("/v1/bookings/77777").status, 404);
}

QTEST_GUILESS_MAIN(TestSoftBlocks)
#include "test_soft_blocks.moc"
