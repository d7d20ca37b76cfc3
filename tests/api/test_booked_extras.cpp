// SPDX-License-Identifier: GPL-3.0-or-later
// Ages of children, fees on request, exemptions and the market segment of bookings over the API:
// who may name them, what they cost, and what a change keeps.
#include "api_hotel.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

/// A city tax by person, free below six years and for residents, and a fee on request.
const QByteArray kExtraRules = R"({
    "market_segments": [{"code": "GRP", "name": "Groups"}],
    "city_taxes": [
        {"name": "City tax", "basis": "person_night", "included": false,
         "tariffs": [{"from": null, "amount": {"amount": "2.00", "currency": "EUR"},
                      "seasons": [], "channels": []}],
         "ages": [{"from": 0, "to": 5, "percent_hundredths": 0},
                  {"from": 6, "to": null, "percent_hundredths": 10000}],
         "most_nights": null, "exemptions": ["Resident"], "position": 0, "retired_from": null}],
    "fees": [
        {"name": "Pet", "basis": "night",
         "amounts": [{"from": null, "amount": {"amount": "15.00", "currency": "EUR"}}],
         "ages": [], "mandatory": false, "included": false, "vat": null, "channels": [],
         "position": 0, "retired_from": null}]})";

/// Two nights of two adults with a dog, one of them a resident.
const QByteArray kDogAndResident =
    ", \"adults\": 2, \"fees\": [{\"fee\": \"pet\", \"quantity\": 2}],"
    " \"exemptions\": [{\"name\": \"resident\", \"adults\": 1}]";

QByteArray asGuest(const QByteArray &name)
{
    return ", \"guest\": {\"name\": \"" + name + "\"}";
}

QString wrongField(const Called &answer)
{
    return jsonOf(answer)[QStringLiteral("field")].toString();
}

QString taxOnTop(const QJsonObject &with)
{
    return with[QStringLiteral("taxes")][QStringLiteral("on_top")][QStringLiteral("amount")]
        .toString();
}

QString segmentCode(const QJsonObject &booking)
{
    return booking[QStringLiteral("segment")][QStringLiteral("code")].toString();
}

struct TaxedApi {
    ApiHotel house;

    bool open()
    {
        if (!house.open()) return false;
        const Called done = ask(house, {"PATCH", "/v1/description", kExtraRules});
        if (done.status != 200) qWarning("%s", done.body.constData());
        return done.status == 200;
    }
    Called book(const QByteArray &more, TokenRole role = TokenRole::Manager) const
    {
        return ask(
            house,
            {"POST", "/v1/bookings", ApiHotel::stayBody(2, 2, 1, more), {}, ApiHotel::token(role)});
    }
    /// The booking that was made, as it is read.
    QJsonObject read(const Called &made) const
    {
        const qint64 id = jsonOf(made)[QStringLiteral("booking")].toInteger();
        return jsonOf(house.get("/v1/bookings/" + QByteArray::number(id)));
    }
    Called change(const Called &made, int version, const QByteArray &more) const
    {
        const qint64 id = jsonOf(made)[QStringLiteral("booking")].toInteger();
        return ask(house, {"PATCH", "/v1/bookings/" + QByteArray::number(id),
                           "{\"version\": " + QByteArray::number(version) + more + "}"});
    }
};

}  // namespace

class TestBookedExtras : public QObject {
    Q_OBJECT

private slots:
    void feesAndExemptionsAreTaxedAsAtTheDesk()
    {
        TaxedApi api;
        QVERIFY(api.open());
        // City tax of one adult for two nights, and two dogs for two nights.
        const Called made = api.book(kDogAndResident + asGuest("Ana Lima"), TokenRole::Desk);
        QVERIFY2(made.status == 201, made.body.constData());
        QCOMPARE(taxOnTop(api.read(made)), QStringLiteral("64.00"));
        const Called plain = api.book(", \"adults\": 2" + asGuest("Bo Berg"), TokenRole::Desk);
        QVERIFY2(plain.status == 201, plain.body.constData());
        QCOMPARE(taxOnTop(api.read(plain)), QStringLiteral("8.00"));
    }

    void agesOfChildrenCount()
    {
        TaxedApi api;
        QVERIFY(api.open());
        const QByteArray family = ", \"adults\": 1, \"children\": 1, \"child_ages\": ";
        const Called small = api.book(family + "[3]" + asGuest("Ana Lima"));
        QVERIFY2(small.status == 201, small.body.constData());
        QCOMPARE(taxOnTop(api.read(small)), QStringLiteral("4.00"));
        const Called large = api.book(family + "[7]" + asGuest("Bo Berg"));
        QCOMPARE(taxOnTop(api.read(large)), QStringLiteral("8.00"));
        const Called more = api.book(family + "[3, 4]" + asGuest("Cem Can"));
        QCOMPARE(more.status, 422);
        QCOMPARE(wrongField(more), QStringLiteral("guests"));
    }

    void aSoftBlockQuotesThemAndItsBookingHasThem()
    {
        TaxedApi api;
        QVERIFY(api.open());
        const Called block = ask(
            api.house, {"POST", "/v1/soft-block", ApiHotel::stayBody(2, 2, 1, kDogAndResident)});
        QVERIFY2(block.status == 201, block.body.constData());
        QCOMPARE(taxOnTop(jsonOf(block)), QStringLiteral("64.00"));
        const qint64 id =
            api.house.booking(jsonOf(block)[QStringLiteral("soft_block")].toInteger());
        const QJsonObject booking = jsonOf(api.house.get("/v1/bookings/" + QByteArray::number(id)));
        QCOMPARE(taxOnTop(booking), QStringLiteral("64.00"));
    }

    void aConfirmationNamesTheSegment()
    {
        TaxedApi api;
        QVERIFY(api.open());
        const auto confirm = [&api](const QByteArray &segment) {
            const qint64 block = api.house.softBlock(2, 2);
            return ask(api.house, {"POST", "/v1/confirm-booking",
                                   "{\"soft_block\": " + QByteArray::number(block)
                                       + asGuest("Guest " + QByteArray::number(block))
                                       + ", \"segment\": " + segment + "}"});
        };
        const Called named = confirm("\"GRP\"");
        QVERIFY2(named.status == 201, named.body.constData());
        QCOMPARE(segmentCode(api.read(named)), QStringLiteral("GRP"));
        QCOMPARE(segmentCode(api.read(confirm("null"))), QString());
        const Called wrong = confirm("\"XXX\"");
        QCOMPARE(wrong.status, 422);
        QCOMPARE(wrongField(wrong), QStringLiteral("segment"));
    }

    void whatIsUnknownIsNamed_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("field");
        QTest::newRow("fee") << QByteArray(", \"fees\": [{\"fee\": \"Cot\"}]")
                             << QStringLiteral("fees[0].fee");
        QTest::newRow("number of a fee")
            << QByteArray(", \"fees\": [{\"fee\": 9999}]") << QStringLiteral("fees[0].fee");
        QTest::newRow("quantity") << QByteArray(", \"fees\": [{\"fee\": \"Pet\", \"quantity\": 0}]")
                                  << QStringLiteral("fees[0].quantity");
        QTest::newRow("member") << QByteArray(", \"fees\": [{\"fee\": \"Pet\", \"price\": 1}]")
                                << QStringLiteral("fees[0].price");
        QTest::newRow("again") << QByteArray(", \"fees\": [{\"fee\": \"Pet\"}, {\"fee\": \"PET\"}]")
                               << QStringLiteral("fees[1].fee");
        QTest::newRow("exemption") << QByteArray(", \"exemptions\": [{\"name\": \"Spy\"}]")
                                   << QStringLiteral("exemptions[0].name");
        QTest::newRow("adults") << QByteArray(
            ", \"adults\": 2, \"exemptions\": [{\"name\": \"Resident\", \"adults\": 3}]")
                                << QStringLiteral("exemptions");
    }
    void whatIsUnknownIsNamed()
    {
        QFETCH(QByteArray, more);
        QFETCH(QString, field);
        TaxedApi api;
        QVERIFY(api.open());
        const Called refused = api.book(more + asGuest("Ana Lima"));
        QVERIFY2(refused.status == 422 || refused.status == 404, refused.body.constData());
        QCOMPARE(wrongField(refused), field);
    }

    /// The hotel decides about the proof of an exemption: a channel cannot claim one for its guest.
    void aChannelCannotClaimExemptions()
    {
        TaxedApi api;
        QVERIFY(api.open());
        const QByteArray claim = ", \"exemptions\": [{\"name\": \"Resident\"}]";
        const Called refused = api.book(claim + asGuest("Ana Lima"), TokenRole::Channel);
        QCOMPARE(refused.status, 422);
        QCOMPARE(wrongField(refused), QStringLiteral("exemptions"));
        const Called none =
            api.book(", \"adults\": 2, \"exemptions\": [], \"fees\": [{\"fee\": \"Pet\"}]"
                         + asGuest("Ana Lima"),
                     TokenRole::Channel);
        QVERIFY2(none.status == 201, none.body.constData());
        QCOMPARE(taxOnTop(api.read(none)), QStringLiteral("38.00"));
        const qint64 id = jsonOf(none)[QStringLiteral("booking")].toInteger();
        const Called changed = ask(api.house, {"PATCH",
                                               "/v1/bookings/" + QByteArray::number(id),
                                               "{\"version\": 1" + claim + "}",
                                               {},
                                               ApiHotel::token(TokenRole::Channel)});
        QCOMPARE(changed.status, 422);
        QCOMPARE(wrongField(changed), QStringLiteral("exemptions"));
        QCOMPARE(api.book(kDogAndResident + asGuest("Bo Berg"), TokenRole::Read).status, 403);
    }

    void aChangeKeepsTheListThatItDoesNotName()
    {
        TaxedApi api;
        QVERIFY(api.open());
        const Called made = api.book(kDogAndResident + asGuest("Ana Lima"));
        QVERIFY2(made.status == 201, made.body.constData());
        const Called noDogs = api.change(made, 1, ", \"fees\": []");
        QVERIFY2(noDogs.status == 200, noDogs.body.constData());
        QCOMPARE(taxOnTop(api.read(made)), QStringLiteral("4.00"));
        const Called noResident = api.change(made, 2, ", \"exemptions\": []");
        QVERIFY2(noResident.status == 200, noResident.body.constData());
        QCOMPARE(taxOnTop(api.read(made)), QStringLiteral("8.00"));
        // As of a version that is not the booking's any more.
        QCOMPARE(api.change(made, 1, ", \"fees\": [{\"fee\": \"Pet\"}]").status, 409);
        QCOMPARE(taxOnTop(api.read(made)), QStringLiteral("8.00"));
    }
};

QTEST_GUILESS_MAIN(TestBookedExtras)
#include "test_booked_extras.moc"
