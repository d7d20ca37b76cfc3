// SPDX-License-Identifier: GPL-3.0-or-later
// Taxes and fees of a description over the API: they come back as they were given, a file brings
// them to another hotel, and what is wrong is named and changes nothing.
#include "api/v1/booking_answers.h"
#include "api_hotel.h"
#include "reservations/requests/request_service.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const QByteArray kTarget = "/v1/description";

/// One item of each kind, with every member.
const QByteArray kTaxes = R"({
    "vats": [
        {"name": "VAT on rooms", "included": true, "for_rooms": true, "position": 0,
         "retired_from": null,
         "rates": [{"from": null, "percent_hundredths": 600},
                   {"from": "2031-01-01", "percent_hundredths": 700}]},
        {"name": "VAT on meals", "included": true, "for_rooms": false, "position": 1,
         "retired_from": null, "rates": [{"from": null, "percent_hundredths": 1300}]}],
    "meal_parts": [
        {"name": "Breakfast", "meals": ["breakfast", "half_board"], "basis": "person_night",
         "values": [{"from": null, "amount": {"amount": "12.00", "currency": "EUR"}}],
         "ages": [{"from": 0, "to": 5, "percent_hundredths": 0},
                  {"from": 6, "to": null, "percent_hundredths": 10000}],
         "vat": "VAT on meals", "position": 0, "retired_from": null}],
    "city_taxes": [
        {"name": "City tax", "basis": "person_night", "included": false,
         "tariffs": [{"from": null, "amount": {"amount": "2.00", "currency": "EUR"},
                      "seasons": [{"from": "04-01", "to": "10-31",
                                   "amount": {"amount": "4.00", "currency": "EUR"}}],
                      "channels": []}],
         "ages": [], "most_nights": 7, "exemptions": ["Resident"], "position": 0,
         "retired_from": null}],
    "fees": [
        {"name": "Pet", "basis": "night",
         "amounts": [{"from": null, "amount": {"amount": "15.00", "currency": "EUR"}}],
         "ages": [], "mandatory": false, "included": false, "vat": null, "channels": [],
         "position": 0, "retired_from": null}]})";

const QList<QByteArray> kLists{"vats", "meal_parts", "city_taxes", "fees"};

QJsonObject described(const ApiHotel &house)
{
    return jsonOf(ask(house, {"GET", kTarget, {}, {}, ApiHotel::token(TokenRole::Read)}));
}

/// The items without their ids, which are those of the hotel.
QJsonArray withoutIds(const QJsonObject &description, const QByteArray &list)
{
    QJsonArray items;
    for (const QJsonValue &one : description.value(QLatin1String(list)).toArray()) {
        QJsonObject item = one.toObject();
        item.remove(QStringLiteral("id"));
        items.append(item);
    }
    return items;
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

class TestDescribedTaxes : public QObject {
    Q_OBJECT

private slots:
    void comeBackAsTheyWereGiven()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const Called done = ask(house, {"PATCH", kTarget, kTaxes});
        QVERIFY2(done.status == 200, done.body.constData());
        QCOMPARE(jsonOf(done)[QStringLiteral("changed")].toInt(), 5);
        const QJsonObject given = QJsonDocument::fromJson(kTaxes).object();
        for (const QByteArray &list : kLists)
            QCOMPARE(withoutIds(described(house), list),
                     given.value(QLatin1String(list)).toArray());
    }

    void anEditNamesWhatItChanges()
    {
        ApiHotel house;
        QVERIFY(house.open());
        QCOMPARE(ask(house, {"PATCH", kTarget, kTaxes}).status, 200);
        const qint64 id =
            described(house)[QStringLiteral("fees")][0][QStringLiteral("id")].toInteger();
        const Called done = ask(house, {"PATCH", kTarget,
                                        "{\"fees\": [{\"id\": " + QByteArray::number(id)
                                            + ", \"vat\": \"vat ON rooms\"}]}"});
        QVERIFY2(done.status == 200, done.body.constData());
        const QJsonObject fee = described(house)[QStringLiteral("fees")][0].toObject();
        QCOMPARE(fee[QStringLiteral("vat")].toString(), QStringLiteral("VAT on rooms"));
        QCOMPARE(fee[QStringLiteral("basis")].toString(), QStringLiteral("night"));
        QCOMPARE(fee[QStringLiteral("amounts")].toArray().size(), 1);
    }

    void aFileBringsThemToAnotherHotel()
    {
        ApiHotel one, two;
        QVERIFY(one.open() && two.open());
        QCOMPARE(ask(one, {"PATCH", kTarget, kTaxes}).status, 200);
        QJsonObject file = described(one);
        const Called done = ask(two, {"PUT", kTarget, bytes(file)});
        QVERIFY2(done.status == 200, done.body.constData());
        for (const QByteArray &list : kLists)
            QCOMPARE(withoutIds(described(two), list), withoutIds(file, list));
        // Again it changes nothing, because names are matched.
        QCOMPARE(jsonOf(ask(two, {"PUT", kTarget, bytes(file)}))[QStringLiteral("changed")].toInt(),
                 0);
        const QJsonObject before = described(two);
        file[QStringLiteral("format")] = 2;
        const Called newer = ask(two, {"PUT", kTarget, bytes(file)});
        QCOMPARE(newer.status, 422);
        QCOMPARE(fieldOf(newer), QStringLiteral("format"));
        QCOMPARE(described(two), before);
    }

    /// A VAT and its successor of the same name: a meal has the one, a fee the other.
    void aFileKeepsVatsOfOneNameApart()
    {
        ApiHotel one, two;
        QVERIFY(one.open() && two.open());
        QCOMPARE(ask(one, {"PATCH", kTarget, kTaxes}).status, 200);
        const auto idOf = [&one](const char *list, int at) {
            return QByteArray::number(
                described(one)[QLatin1String(list)][at][QStringLiteral("id")].toInteger());
        };
        const Called next = ask(
            one, {"PATCH", kTarget,
                  "{\"vats\": [{\"id\": " + idOf("vats", 1) + ", \"retired_from\": \"2031-01-01\"},"
                      + R"({"name": "VAT on meals", "included": false,
                           "rates": [{"from": "2031-01-01", "percent_hundredths": 1900}]}],)"
                      + "\"meal_parts\": [{\"id\": " + idOf("meal_parts", 0)
                      + ", \"retired_from\": \"2031-01-01\"}]," + "\"fees\": [{\"id\": "
                      + idOf("fees", 0) + ", \"vat\": \"VAT on meals\"}]}"});
        QVERIFY2(next.status == 200, next.body.constData());
        const auto hasBoth = [](const QJsonObject &hotel) {
            const QJsonArray vats = hotel[QStringLiteral("vats")].toArray();
            return vats.size() == 3
                   && hotel[QStringLiteral("meal_parts")][0][QStringLiteral("vat")]
                          == vats[1][QStringLiteral("id")]
                   && hotel[QStringLiteral("fees")][0][QStringLiteral("vat")]
                          == vats[2][QStringLiteral("id")];
        };
        const QJsonObject file = described(one);
        QVERIFY(hasBoth(file));
        for (ApiHotel *hotel : {&one, &two}) {
            const Called done = ask(*hotel, {"PUT", kTarget, bytes(file)});
            QVERIFY2(done.status == 200, done.body.constData());
            if (hotel == &one) QCOMPARE(jsonOf(done)[QStringLiteral("changed")].toInt(), 0);
            QVERIFY(hasBoth(described(*hotel)));
        }
        // A name means the VAT that the item has.
        const Called named = ask(one, {"PATCH", kTarget,
                                       "{\"meal_parts\": [{\"id\": " + idOf("meal_parts", 0)
                                           + ", \"vat\": \"VAT on meals\"}]}"});
        QVERIFY2(named.status == 200, named.body.constData());
        QVERIFY(hasBoth(described(one)));
    }

    /// To a hotel with the present one only: those before it are added, and it stays the same one.
    void aFileBringsTheHistoryOfAName()
    {
        ApiHotel house;
        QVERIFY(house.open());
        QCOMPARE(ask(house, {"PATCH", kTarget, kTaxes}).status, 200);
        QJsonObject file = described(house);
        const QJsonValue present = file[QStringLiteral("city_taxes")][0][QStringLiteral("id")];
        file[QStringLiteral("city_taxes")] = QJsonDocument::fromJson(R"([
            {"name": "City tax", "retired_from": "2015-01-01", "tariffs": [
                {"from": null, "amount": {"amount": "1.00", "currency": "EUR"}}]},
            {"name": "City tax", "retired_from": "2020-01-01", "tariffs": [
                {"from": "2015-01-01", "amount": {"amount": "1.50", "currency": "EUR"}}]},
            {"name": "City tax", "tariffs": [
                {"from": "2020-01-01", "amount": {"amount": "3.00", "currency": "EUR"}}]}])")
                                                 .array();
        const Called done = ask(house, {"PUT", kTarget, bytes(file)});
        QVERIFY2(done.status == 200, done.body.constData());
        QCOMPARE(jsonOf(done)[QStringLiteral("changed")].toInt(), 3);
        file = described(house);
        const QJsonArray taxes = file[QStringLiteral("city_taxes")].toArray();
        QCOMPARE(taxes.size(), 3);
        for (const QJsonValue &tax : taxes) {
            const bool isRetired = !tax[QStringLiteral("retired_from")].isNull();
            QCOMPARE(tax[QStringLiteral("id")] == present, !isRetired);
        }
        // Its own file changes nothing.
        const Called again = ask(house, {"PUT", kTarget, bytes(file)});
        QVERIFY2(again.status == 200, again.body.constData());
        QCOMPARE(jsonOf(again)[QStringLiteral("changed")].toInt(), 0);
    }

    void aBasisIsChangedWithItsValues()
    {
        ApiHotel house;
        QVERIFY(house.open());
        QCOMPARE(ask(house, {"PATCH", kTarget, kTaxes}).status, 200);
        const auto change = [&house](const char *list, const QByteArray &members) {
            const qint64 id =
                described(house)[QLatin1String(list)][0][QStringLiteral("id")].toInteger();
            return ask(house, {"PATCH", kTarget,
                               QByteArray("{\"") + list + "\": [{\"id\": " + QByteArray::number(id)
                                   + ", " + members + "}]}"});
        };
        const Called city = change("city_taxes", R"("basis": "net_room_price")");
        QCOMPARE(city.status, 422);
        QCOMPARE(fieldOf(city), QStringLiteral("city_taxes[0].basis"));
        const Called meal = change("meal_parts", R"("basis": "share_of_price")");
        QCOMPARE(meal.status, 422);
        QCOMPARE(fieldOf(meal), QStringLiteral("meal_parts[0].basis"));
        QCOMPARE(change("city_taxes", R"("basis": "person_night")").status, 200);
        const Called both = change("city_taxes", R"("basis": "net_room_price",
            "tariffs": [{"percent_hundredths": 500}])");
        QVERIFY2(both.status == 200, both.body.constData());
    }

    void staysAndBookingsHaveTheirLines()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const qint64 before = house.booking(house.softBlock(1, 2), "Ana Lima");
        QCOMPARE(ask(house, {"PATCH", kTarget, kTaxes}).status, 200);
        const Called held = ask(house, {"POST", "/v1/soft-block", ApiHotel::stayBody(4, 2, 1)});
        QVERIFY2(held.status == 201, held.body.constData());
        const QJsonObject quoted = jsonOf(held)[QStringLiteral("taxes")].toObject();
        const QJsonArray lines = quoted[QStringLiteral("lines")].toArray();
        QCOMPARE(lines[0][QStringLiteral("kind")].toString(), QStringLiteral("room"));
        QCOMPARE(lines[0][QStringLiteral("percent_hundredths")].toInt(), 600);
        QCOMPARE(lines[0][QStringLiteral("collected_by")].toString(), QStringLiteral("with_price"));
        const QJsonObject city = lines.last().toObject();
        QCOMPARE(city[QStringLiteral("kind")].toString(), QStringLiteral("city_tax"));
        QCOMPARE(city[QStringLiteral("collected_by")].toString(), QStringLiteral("property"));
        QCOMPARE(quoted[QStringLiteral("at_property")], quoted[QStringLiteral("on_top")]);
        const qint64 booked =
            house.booking(jsonOf(held)[QStringLiteral("soft_block")].toInteger(), "Rui Costa");
        const auto taxes = [&house](qint64 booking) -> QJsonValue {
            const Called read = house.get("/v1/bookings/" + QByteArray::number(booking));
            return jsonOf(read)[QStringLiteral("taxes")];
        };
        QCOMPARE(taxes(booked).toObject(), quoted);
        // What was booked before the rules has no lines.
        QVERIFY(taxes(before).isNull());
        // A stay that does not take place costs nothing at the property.
        QVERIFY(house.engine().run(
            engine::Command(booking::CancelBooking{house.hotel().desk(), BookingId{booked}, 0})));
        const QJsonValue cancelled = taxes(booked);
        QCOMPARE(cancelled[QStringLiteral("on_top")], quoted[QStringLiteral("on_top")]);
        QCOMPARE(cancelled[QStringLiteral("at_property")][QStringLiteral("amount")].toString(),
                 QStringLiteral("0.00"));
    }

    /// A payment that was waited for ends later, with the lines that its request keeps.
    void paymentsAreAnsweredWithTheirLines()
    {
        booking::SagaRow row;
        row.booking = BookingId{5};
        row.state.end = booking::SagaEnd::Booked;
        row.request.total = 20'000;
        pricing::TaxLine room, city;
        room.net = room.included = 20'000;
        city.kind = pricing::TaxLineKind::CityTax;
        city.tax = 400;
        city.collectedBy = pricing::CollectedBy::Property;
        row.request.taxes = pricing::StayTaxes{{room, city}};
        const auto answers =
            reservations::RequestService::answersOf(api::v1::requestRender(Currency()), row);
        const auto taxes = [](const booking::ClaimAnswer &answer) -> QJsonValue {
            return QJsonDocument::fromJson(answer.body).object()[QStringLiteral("taxes")];
        };
        const QJsonObject booked = taxes(answers.asker).toObject();
        QCOMPARE(booked[QStringLiteral("lines")].toArray().size(), 2);
        QCOMPARE(booked[QStringLiteral("at_property")][QStringLiteral("amount")].toString(),
                 QStringLiteral("4.00"));
        QVERIFY(taxes(answers.canceller).isNull());
    }

    /// A VAT on top is paid with the price, so at the property unless the channel collects that.
    void whatIsPaidAtThePropertyDependsOnTheChannel()
    {
        reservations::Outcome outcome;
        pricing::TaxLine room;
        room.net = room.included = 20'000;
        room.tax = 2'000;
        outcome.answer.booking = BookingId{5};
        outcome.answer.taxes = {{room}};
        const auto atProperty = [&outcome] {
            const auto made = api::v1::requestRender(Currency())(outcome);
            const QJsonObject body = QJsonDocument::fromJson(made.body).object();
            return body[QStringLiteral("taxes")][QStringLiteral("at_property")]
                       [QStringLiteral("amount")]
                           .toString();
        };
        outcome.answer.version = 1;
        QCOMPARE(atProperty(), QStringLiteral("20.00"));
        outcome.answer.channelCollects = 20'000;
        QCOMPARE(atProperty(), QStringLiteral("0.00"));
    }

    void wrongOnesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *name, const char *body, const char *field) {
            QTest::newRow(name) << QByteArray(body) << QString::fromLatin1(field);
        };
        row("101 %", R"({"vats": [{"name": "A", "rates": [{"percent_hundredths": 10100}]}]})",
            "vats[0].rates[0].percent_hundredths");
        row("no rate", R"({"vats": [{"name": "A"}]})", "VAT");
        row("no name", R"({"fees": [{"basis": "stay"}]})", "fees[0].name");
        row("a name twice",
            R"({"vats": [{"name": "A", "rates": [{"percent_hundredths": 1}]},
                         {"name": "a", "rates": [{"percent_hundredths": 1}]}]})",
            "VAT");
        row("a gap of ages",
            R"({"city_taxes": [{"name": "A",
                "tariffs": [{"amount": {"amount": "1.00", "currency": "EUR"}}],
                "ages": [{"from": 0, "to": 5, "percent_hundredths": 0},
                         {"from": 7, "percent_hundredths": 10000}]}]})",
            "age_bands");
        row("no such VAT",
            R"({"fees": [{"name": "A", "vat": "Z",
                "amounts": [{"amount": {"amount": "1.00", "currency": "EUR"}}]}]})",
            "fees[0].vat");
        row("no such channel",
            R"({"fees": [{"name": "A", "channels": ["Z"],
                "amounts": [{"amount": {"amount": "1.00", "currency": "EUR"}}]}]})",
            "fees[0].channels[0]");
        row("another currency",
            R"({"fees": [{"name": "A",
                "amounts": [{"amount": {"amount": "1.00", "currency": "USD"}}]}]})",
            "fees[0].amounts[0].amount.currency");
        row("no such day",
            R"({"city_taxes": [{"name": "A", "tariffs": [{"amount":
                {"amount": "1.00", "currency": "EUR"}, "seasons": [{"from": "02-30",
                "to": "03-01", "amount": {"amount": "1.00", "currency": "EUR"}}]}]}]})",
            "city_taxes[0].tariffs[0].seasons[0].from");
        row("no such member", R"({"vats": [{"name": "A", "code": "A"}]})", "vats[0].code");
        row("a rate where an amount belongs",
            R"({"fees": [{"name": "A", "amounts": [{"percent_hundredths": 1}]}]})",
            "fees[0].amounts[0].percent_hundredths");
    }
    void wrongOnesAreNamed()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, field);
        ApiHotel house;
        QVERIFY(house.open());
        const QJsonObject before = described(house);
        const Called answer = ask(house, {"PATCH", kTarget, body});
        QVERIFY2(answer.status == 422, answer.body.constData());
        QCOMPARE(fieldOf(answer), field);
        QCOMPARE(described(house), before);
    }
};

QTEST_GUILESS_MAIN(TestDescribedTaxes)
#include "test_described_taxes.moc"
