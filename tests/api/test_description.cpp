// SPDX-License-Identifier: GPL-3.0-or-later
// The description of a hotel over the API: read, edited by ID, brought in from a file, previewed;
// what is wrong is named, and two who edit at once are told.
#include "api_hotel.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const QByteArray kTarget = "/v1/description";

QJsonObject described(const ApiHotel &house)
{
    return jsonOf(ask(house, {"GET", kTarget, {}, {}, ApiHotel::token(TokenRole::Read)}));
}

QJsonObject item(const ApiHotel &house, const char *list, const char *code, const QString &value)
{
    for (const QJsonValue &one : described(house)[QLatin1String(list)].toArray()) {
        if (one[QLatin1String(code)] == value) return one.toObject();
    }
    return {};
}

QByteArray bytes(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QString fieldOf(const Called &answer)
{
    return jsonOf(answer)[QStringLiteral("field")].toString();
}

}  // namespace

class TestDescription : public QObject {
    Q_OBJECT

private slots:
    void singleItemsAreAddedAndRetired()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const Called added =
            ask(house, {"POST", "/v1/rooms", R"({"pool": "P0", "number": "500"})", "k1"});
        QCOMPARE(added.status, 201);
        const qint64 id = jsonOf(added)[QStringLiteral("id")].toInteger();
        QVERIFY(id > 0);
        // The next request finds it.
        const QByteArray path = "/v1/rooms/" + QByteArray::number(id);
        const Called retired =
            ask(house,
                {"PATCH", path, "{\"retired_from\": \"" + (kToday + 4).iso().toLatin1() + "\"}"});
        QCOMPARE(retired.status, 200);
        const QJsonObject room = item(house, "rooms", "number", QStringLiteral("500"));
        QCOMPARE(room[QStringLiteral("retired_from")].toString(), (kToday + 4).iso());
        QCOMPARE(room[QStringLiteral("in_service_from")].toString(), kToday.iso());
        // Nor is it offered once it is retired.
        const auto offered = [&](int in) {
            const QByteArray query = "?room_type=T0&check_in=" + (kToday + in).iso().toLatin1()
                                     + "&check_out=" + (kToday + in + 1).iso().toLatin1();
            const Called listed = ask(house, {"GET", "/v1/rooms" + query});
            return jsonOf(listed)[QStringLiteral("rooms")].toArray().size();
        };
        QCOMPARE(offered(3), 5);
        QCOMPARE(offered(4), 4);
        // A repeat is answered, not done.
        const qint64 seq = house.seq();
        QCOMPARE(ask(house, {"POST", "/v1/rooms", R"({"pool": "P0", "number": "500"})", "k1"}).body,
                 added.body);
        QCOMPARE(house.seq(), seq);
    }

    void termsComeBackAsTheyWereGiven()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const QByteArray body = R"({"rate_plans": [{"code": "STEP", "name": "Steps",
            "parent": "BAR", "prepayment": "percent", "prepaid_percent": 30, "guarantee": "card",
            "cancellation": {"refundable": true, "free_until_days": 7, "free_until_minute": 1080,
                "fee_percent": 50, "fee_nights": 0,
                "later": [{"from_days": 1, "from_minute": 0, "fee_percent": 100,
                           "fee_nights": 0}],
                "no_show": {"fee_percent": 100, "fee_nights": 2}}}]})";
        const Called done = ask(house, {"PATCH", kTarget, body});
        QVERIFY2(done.status == 200, done.body.constData());
        const QJsonObject given =
            QJsonDocument::fromJson(body)[QStringLiteral("rate_plans")][0].toObject();
        const QJsonObject plan = item(house, "rate_plans", "code", QStringLiteral("STEP"));
        for (const char *member : {"prepayment", "prepaid_percent", "guarantee", "cancellation"})
            QCOMPARE(plan[QLatin1String(member)], given[QLatin1String(member)]);
        QVERIFY(plan[QStringLiteral("prepaid")].toBool());
        const QByteArray id = QByteArray::number(plan[QStringLiteral("id")].toInteger());
        const Called off = ask(house, {"PATCH", "/v1/rate-plans/" + id,
                                       R"({"prepaid": false,
                                           "cancellation": {"later": [], "no_show": null}})"});
        QVERIFY2(off.status == 200, off.body.constData());
        const QJsonObject now = item(house, "rate_plans", "code", QStringLiteral("STEP"));
        QCOMPARE(now[QStringLiteral("prepayment")].toString(), QStringLiteral("none"));
        QCOMPARE(now[QStringLiteral("prepaid_percent")].toInt(), 0);
        const QJsonObject terms = now[QStringLiteral("cancellation")].toObject();
        QVERIFY(terms[QStringLiteral("later")].toArray().isEmpty());
        QVERIFY(terms[QStringLiteral("no_show")].isNull());
        QCOMPARE(terms[QStringLiteral("fee_percent")].toInt(), 50);
    }

    void newItemsReferToEachOther()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const QByteArray body = R"({
            "pools": [{"code": "C", "name": "Cabins"}],
            "rooms": [{"pool": "C", "number": "C1"}, {"pool": "C", "number": "C2"}],
            "room_types": [{"pool": "C", "code": "CAB", "name": "Cabin", "cap": 2}],
            "rate_plans": [{"code": "HALF", "name": "Half", "parent": "MEM",
                            "percent_hundredths": -5000},
                           {"code": "MEM", "name": "Member", "parent": "BAR",
                            "percent_hundredths": -1000,
                            "amount": {"amount": "-2.50", "currency": "EUR"}}]})";
        const Called preview = ask(house, {"POST", kTarget + "/preview", body});
        QCOMPARE(preview.status, 200);
        QVERIFY(jsonOf(preview)[QStringLiteral("permitted")].toBool());
        QCOMPARE(jsonOf(preview)[QStringLiteral("changes")].toArray().size(), 6);
        QVERIFY(item(house, "pools", "code", QStringLiteral("C")).isEmpty());
        const Called done = ask(house, {"PATCH", kTarget, body});
        QVERIFY2(done.status == 200, done.body.constData());
        const QJsonObject type = item(house, "room_types", "code", QStringLiteral("CAB"));
        QCOMPARE(type[QStringLiteral("pool")].toString(), QStringLiteral("C"));
        const QJsonObject plan = item(house, "rate_plans", "code", QStringLiteral("HALF"));
        QCOMPARE(plan[QStringLiteral("parent")].toString(), QStringLiteral("MEM"));
        booking::EditCells rate;
        rate.caller = house.hotel().desk();
        rate.field = booking::CellField::Rate;
        rate.roomTypes = {RoomTypeId{type[QStringLiteral("id")].toInteger()}};
        rate.plan = RatePlanId{1};
        rate.ranges = {{kToday, 1}};
        rate.value = 9'000;
        QVERIFY(house.engine().run(engine::Command(booking::EditBlock(rate))));
        const Called sold =
            ask(house, {"POST", "/v1/soft-block",
                        "{\"room_type\": \"CAB\", \"check_in\": \"" + kToday.iso().toLatin1()
                            + "\", \"check_out\": \"" + (kToday + 1).iso().toLatin1() + "\"}"});
        QCOMPARE(sold.status, 201);
    }

    void conditionsAreEditedAndAsked()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const QByteArray body = R"({"rate_plans": [{"code": "CORP", "name": "Company",
            "parent": "BAR", "conditions": {"min_nights": 2, "code": "Acme",
            "arrival_weekdays": [1, 2, 3, 4, 5, 6, 7], "rounding": "to_5"}}]})";
        const Called done = ask(house, {"PATCH", kTarget, body});
        QVERIFY2(done.status == 200, done.body.constData());
        const QString name = QStringLiteral("CORP");
        const QJsonObject is =
            item(house, "rate_plans", "code", name)[QStringLiteral("conditions")].toObject();
        QCOMPARE(is[QStringLiteral("min_nights")].toInt(), 2);
        QCOMPARE(is[QStringLiteral("arrival_weekdays")].toArray().size(), 7);
        QCOMPARE(is[QStringLiteral("rounding")].toString(), QStringLiteral("to_5"));
        QVERIFY(!is.contains(QStringLiteral("code")));  // read with a token that only reads

        const QByteArray shown = "/v1/availability?plan=CORP";
        QCOMPARE(ask(house, {"GET", shown}).status, 422);
        QCOMPARE(ask(house, {"GET", shown + "&code=acme"}).status, 200);
        const auto sold = [&](int nights, const QByteArray &code) {
            return ask(house, {"POST", "/v1/soft-block",
                               "{\"room_type\": \"T0\", \"plan\": \"CORP\", \"check_in\": \""
                                   + kToday.iso().toLatin1() + "\", \"check_out\": \""
                                   + (kToday + nights).iso().toLatin1() + "\", \"code\": \"" + code
                                   + "\"}"});
        };
        QCOMPARE(fieldOf(sold(2, "none")), QStringLiteral("code"));
        QCOMPARE(fieldOf(sold(1, "ACME")), QStringLiteral("min_LOS"));
        QCOMPARE(sold(2, "ACME").status, 201);
    }

    void wrongItemsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *what, const QByteArray &body, int status,
                            const char *field) {
            QTest::addRow("%s", what) << body << status << QString::fromLatin1(field);
        };
        row("nothing", "{}", 422, "description");
        row("a code twice", R"({"pools": [{"code": "P0", "name": "Again"}]})", 422, "pool_code");
        row("a number twice", R"({"rooms": [{"pool": "P0", "number": "101"}]})", 422,
            "room_number");
        row("no such room", R"({"rooms": [{"id": 9999, "number": "1"}]})", 422, "rooms[0].id");
        row("no such pool", R"({"rooms": [{"pool": "Z", "number": "1"}]})", 422, "rooms[0].pool");
        row("no number", R"({"rooms": [{"pool": "P0"}]})", 422, "rooms[0].number");
        row("no such member", R"({"rooms": [{"pool": "P0", "floor": 3}]})", 422, "rooms[0].floor");
        row("its own parent",
            R"({"rate_plans": [{"code": "A", "name": "A", "parent": "B"},
                               {"code": "B", "name": "B", "parent": "A"}]})",
            422, "base_rate_plan");
        row("too few guests",
            R"({"room_types": [{"pool": "P0", "code": "A", "name": "A", "cap": 1,
                                "standard_guests": 3, "max_guests": 2}]})",
            422, "guests");
        row("another currency",
            R"({"rate_plans": [{"code": "A", "name": "A",
                                "amount": {"amount": "1.00", "currency": "USD"}}]})",
            422, "rate_plans[0].amount.currency");
        row("deadlines out of order",
            R"({"rate_plans": [{"code": "A", "name": "A", "cancellation":
                {"free_until_days": 1, "later": [{"from_days": 2}]}}]})",
            422, "free_cancellation_until");
        row("a deadline that is none",
            R"({"rate_plans": [{"code": "A", "name": "A", "cancellation":
                {"later": [{"from_days": -1}]}}]})",
            422, "rate_plans[0].cancellation.later[0].from_days");
        row("a percentage without being prepaid by it",
            R"({"rate_plans": [{"code": "A", "name": "A", "prepaid_percent": 30}]})", 422,
            "prepayment");
        row("of another state", R"({"rooms": [{"pool": "P0", "number": "9"}], "seen": "abc"})", 409,
            "description");
    }
    void wrongItemsAreNamed()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QString, field);
        ApiHotel house;
        QVERIFY(house.open());
        const QJsonObject before = described(house);
        const Called answer = ask(house, {"PATCH", kTarget, body});
        QCOMPARE(answer.status, status);
        QCOMPARE(fieldOf(answer), field);
        QCOMPARE(described(house), before);
    }

    void whatStandsInTheWayIsListed()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const qint64 block = house.softBlock();
        const QJsonObject type = item(house, "room_types", "code", QStringLiteral("T0"));
        const QByteArray id = QByteArray::number(type[QStringLiteral("id")].toInteger());
        const QByteArray date = (kToday + 1).iso().toLatin1();
        const Called preview = ask(house, {"POST", kTarget + "/preview",
                                           "{\"room_types\": [{\"id\": " + id
                                               + ", \"retired_from\": \"" + date + "\"}]}"});
        QCOMPARE(preview.status, 200);
        const QJsonObject effects = jsonOf(preview);
        QVERIFY(!effects[QStringLiteral("permitted")].toBool());
        const QJsonObject obstacle = effects[QStringLiteral("obstacles")][0].toObject();
        QCOMPARE(obstacle[QStringLiteral("why")].toString(), QStringLiteral("soft_block"));
        QCOMPARE(obstacle[QStringLiteral("soft_block")].toInteger(), block);
        QVERIFY(obstacle[QStringLiteral("booking")].isNull());
        const Called refused =
            ask(house, {"PATCH", "/v1/room-types/" + id, "{\"retired_from\": \"" + date + "\"}"});
        QCOMPARE(refused.status, 409);
        QCOMPARE(fieldOf(refused), QStringLiteral("room_type"));
    }

    void fileOfAHotelDescribesAnother()
    {
        ApiHotel one, two;
        QVERIFY(one.open() && two.open());
        const Called added = ask(one, {"PATCH", kTarget, R"({
            "rooms": [{"pool": "P0", "number": "700"}],
            "rate_plans": [{"code": "MEM", "name": "Member", "parent": "BAR",
                            "percent_hundredths": -1000}]})"});
        QCOMPARE(added.status, 200);
        QJsonObject file = described(one);
        const Called done = ask(two, {"PUT", kTarget, bytes(file)});
        QVERIFY2(done.status == 200, done.body.constData());
        QCOMPARE(jsonOf(done)[QStringLiteral("changed")].toInt(), 2);
        const QJsonObject copy = described(two);
        for (const char *list : {"pools", "rooms", "room_types", "rate_plans"})
            QCOMPARE(copy.value(QLatin1String(list)), file.value(QLatin1String(list)));
        QCOMPARE(jsonOf(ask(two, {"PUT", kTarget, bytes(file)}))[QStringLiteral("changed")].toInt(),
                 0);
        file[QStringLiteral("format")] = 2;
        const Called newer = ask(two, {"PUT", kTarget, bytes(file)});
        QCOMPARE(newer.status, 422);
        QCOMPARE(fieldOf(newer), QStringLiteral("format"));
    }

    /// The role read does not see it, and its file must not open the plan to all.
    void fileWithoutTheCodeOfAPlanIsRefused()
    {
        ApiHotel one, two;
        QVERIFY(one.open() && two.open());
        const Called added = ask(one, {"PATCH", kTarget, R"({
            "rate_plans": [{"code": "CORP", "name": "Company", "parent": "BAR",
                            "conditions": {"code": "Acme"}}]})"});
        QCOMPARE(added.status, 200);
        const QJsonObject hidden = described(one);
        const QJsonObject before = described(two);
        const Called refused = ask(two, {"PUT", kTarget, bytes(hidden)});
        QCOMPARE(refused.status, 422);
        QCOMPARE(fieldOf(refused), QStringLiteral("rate_plans[1].conditions.code_required"));
        QCOMPARE(described(two), before);
        const Called whole = ask(one, {"GET", kTarget});
        QCOMPARE(ask(two, {"PUT", kTarget, whole.body}).status, 200);
        QCOMPARE(described(two).value(QLatin1String("rate_plans")),
                 hidden.value(QLatin1String("rate_plans")));
        // There the plan has its code.
        QCOMPARE(ask(two, {"PUT", kTarget, bytes(hidden)}).status, 200);
    }

    void fileKeepsARoomThatMovedToAnotherPool()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const QByteArray from =
            bytes({{QStringLiteral("retired_from"), (kToday + 3).iso()},
                   {QStringLiteral("id"),
                    item(house, "rooms", "number", QStringLiteral("101"))[QStringLiteral("id")]}});
        const QByteArray to = bytes({{QStringLiteral("pool"), QStringLiteral("ANX")},
                                     {QStringLiteral("number"), QStringLiteral("101")},
                                     {QStringLiteral("in_service_from"), (kToday + 3).iso()}});
        const Called moved =
            ask(house, {"PATCH", kTarget,
                        "{\"pools\": [{\"code\": \"ANX\", \"name\": \"Annex\"}], \"rooms\": ["
                            + from + ", " + to + "]}"});
        QVERIFY2(moved.status == 200, moved.body.constData());
        const QJsonObject file = described(house);
        const Called again = ask(house, {"PUT", kTarget, bytes(file)});
        QVERIFY2(again.status == 200, again.body.constData());
        QCOMPARE(jsonOf(again)[QStringLiteral("changed")].toInt(), 0);
    }

    void bothWhoEditAtOnceAreTold()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const QJsonValue seen = described(house)[QStringLiteral("revision")];
        const auto room = [&](const char *number) {
            return bytes({{QStringLiteral("pool"), QStringLiteral("P0")},
                          {QStringLiteral("number"), QLatin1String(number)},
                          {QStringLiteral("seen"), seen}});
        };
        QCOMPARE(ask(house, {"POST", "/v1/rooms", room("801")}).status, 201);
        const Called late = ask(house, {"POST", "/v1/rooms", room("802")});
        QCOMPARE(late.status, 409);
        QCOMPARE(problemOf(late), QStringLiteral("stale"));
        QVERIFY(item(house, "rooms", "number", QStringLiteral("802")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestDescription)
#include "test_description.moc"
