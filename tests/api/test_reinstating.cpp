// SPDX-License-Identifier: GPL-3.0-or-later
// Reinstating over the API, and cancellations with a reason and a fee: once per key, by the roles
// that may.
#include "api_hotel.h"
#include "core/error_values.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

QByteArray pathOf(qint64 booking, const char *more = "")
{
    return "/v1/bookings/" + QByteArray::number(booking) + more;
}

QString textOf(const Called &answer, const char *field)
{
    return jsonOf(answer)[QString::fromLatin1(field)].toString();
}

QString amountOf(const Called &answer, const char *field)
{
    const QJsonObject money = jsonOf(answer)[QString::fromLatin1(field)].toObject();
    return money[QStringLiteral("amount")].toString() + u' '
           + money[QStringLiteral("currency")].toString();
}

}  // namespace

class TestReinstating : public QObject {
    Q_OBJECT

private slots:
    void aCancelledBookingIsReinstatedOnce();
    void onlyTheDeskReinstates();
    void theFeeIsAManagersToSet();
};

void TestReinstating::aCancelledBookingIsReinstatedOnce()
{
    ApiHotel house;
    QVERIFY(house.open());
    const qint64 id = house.booking(house.softBlock(1, 2));
    const QString price = amountOf(house.get(pathOf(id)), "total");
    const Ask back{
        "POST", pathOf(id, "/reinstate"), "{\"version\":2,\"reason\":\"A mistake\"}", "back", {}};
    QCOMPARE(house.call({"POST", pathOf(id, "/reinstate"), "{\"version\":1}"}).status, 409);
    QCOMPARE(house.call({"POST", pathOf(id, "/cancel"), "{\"version\":1}"}).status, 200);
    QCOMPARE(house.hotel().left(1, 1), 4);
    const Called first = house.call(back);
    QVERIFY2(first.status == 200, first.body.constData());
    QCOMPARE(textOf(first, "status"), QStringLiteral("confirmed"));
    QCOMPARE(jsonOf(first)[QStringLiteral("version")].toInt(), 3);
    QCOMPARE(amountOf(first, "total"), price);
    QCOMPARE(amountOf(first, "due"), price);
    QCOMPARE(house.hotel().left(1, 1), 3);
    const qint64 seq = house.seq();
    QCOMPARE(house.call(back).body, first.body);
    QCOMPARE(house.seq(), seq);
    QCOMPARE(textOf(house.get(pathOf(id)), "status"), QStringLiteral("confirmed"));
    // Full: refused, with the nights.
    QCOMPARE(house.call({"POST", pathOf(id, "/cancel"), "{\"version\":3}"}).status, 200);
    QVERIFY(house.softBlock(1, 1, 4) > 0);
    const Called full = house.call({"POST", pathOf(id, "/reinstate"), "{\"version\":4}"});
    QCOMPARE(problemOf(full), QStringLiteral("sold-out"));
    QVERIFY2(full.body.contains(core::errorDate(kToday + 1).toUtf8()), full.body.constData());
}

void TestReinstating::onlyTheDeskReinstates()
{
    ApiHotel house;
    QVERIFY(house.open());
    const QByteArray channel = house.token(TokenRole::Channel);
    const qint64 id =
        house.booking(house.softBlock(1, 2, 1, TokenRole::Channel), "Rui Melo", TokenRole::Channel);
    const QByteArray desk = house.token(TokenRole::Desk);
    QCOMPARE(house.call({"POST", pathOf(id, "/cancel"), "{\"version\":1}", {}, desk}).status, 200);
    const QByteArray back = pathOf(id, "/reinstate");
    QCOMPARE(house.call({"POST", back, "{\"version\":2}", {}, channel}).status, 403);
    QCOMPARE(house.call({"POST", back, "{\"version\":2}", {}, desk}).status, 200);
    // What the channel itself has cancelled stays so there.
    QCOMPARE(house.call({"POST", pathOf(id, "/cancel"), "{\"version\":3}", {}, channel}).status,
             200);
    QCOMPARE(house.call({"POST", back, "{\"version\":4}", {}, desk}).status, 409);
}

void TestReinstating::theFeeIsAManagersToSet()
{
    ApiHotel house;
    QVERIFY(house.open());
    const qint64 id = house.booking(house.softBlock(1, 2));
    const QByteArray body = "{\"version\":1,\"reason\":\"Ill\","
                            "\"fee\":{\"amount\":\"12.34\",\"currency\":\"EUR\"}}";
    const QByteArray desk = house.token(TokenRole::Desk);
    QCOMPARE(house.call({"POST", pathOf(id, "/cancel"), body, {}, desk}).status, 403);
    QByteArray foreign = body;
    foreign.replace("EUR", "USD");
    QCOMPARE(house.call({"POST", pathOf(id, "/cancel"), foreign}).status, 422);
    QByteArray dear = body;
    dear.replace("12.34", "99999.00");
    QCOMPARE(house.call({"POST", pathOf(id, "/cancel"), dear}).status, 422);
    const Called over = house.call({"POST", pathOf(id, "/cancel"), body});
    QVERIFY2(over.status == 200, over.body.constData());
    QCOMPARE(amountOf(over, "fee"), QStringLiteral("12.34 EUR"));
}

QTEST_GUILESS_MAIN(TestReinstating)
#include "test_reinstating.moc"
