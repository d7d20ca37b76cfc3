// SPDX-License-Identifier: GPL-3.0-or-later
// Market segments over the API: of a description and its file, and in requests that book.
#include "api_hotel.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const QByteArray kTarget = "/v1/description";
const QString kList = QStringLiteral("market_segments");

QJsonObject described(const ApiHotel &house)
{
    return jsonOf(ask(house, {"GET", kTarget}));
}

QString codeOf(const QJsonObject &booking)
{
    return booking[QStringLiteral("segment")][QStringLiteral("code")].toString();
}

/// Two segments, the second of the base rate plan.
bool describe(const ApiHotel &house)
{
    const QString plan =
        described(house)[QStringLiteral("rate_plans")][0][QStringLiteral("code")].toString();
    const QJsonObject body{
        {kList, QJsonArray{QJsonObject{{QStringLiteral("code"), QStringLiteral("GRP")},
                                       {QStringLiteral("name"), QStringLiteral("Groups")}},
                           QJsonObject{{QStringLiteral("code"), QStringLiteral("LEI")},
                                       {QStringLiteral("name"), QStringLiteral("Leisure")},
                                       {QStringLiteral("channels"), QJsonArray()},
                                       {QStringLiteral("position"), 7}}}}};
    const Called added =
        ask(house, {"PATCH", kTarget, QJsonDocument(body).toJson(QJsonDocument::Compact)});
    if (added.status != 200) qFatal("%s", added.body.constData());
    const qint64 id =
        described(house)[QStringLiteral("rate_plans")][0][QStringLiteral("id")].toInteger();
    const Called named = ask(house, {"PATCH", "/v1/rate-plans/" + QByteArray::number(id),
                                     QByteArrayLiteral("{\"segment\": \"LEI\"}")});
    return named.status == 200 && !plan.isEmpty();
}

}  // namespace

class TestSegmentRoutes : public QObject {
    Q_OBJECT

private slots:
    void aFileBringsThemToAnotherHotel()
    {
        ApiHotel one, two;
        QVERIFY(one.open() && two.open());
        QVERIFY(describe(one));
        const QJsonObject file = described(one);
        QCOMPARE(file[kList].toArray().size(), 2);
        QCOMPARE(file[kList][1][QStringLiteral("position")].toInt(), 7);
        QCOMPARE(file[QStringLiteral("rate_plans")][0][QStringLiteral("segment")].toString(),
                 QStringLiteral("LEI"));
        const QByteArray body = QJsonDocument(file).toJson(QJsonDocument::Compact);
        const Called done = ask(two, {"PUT", kTarget, body});
        QVERIFY2(done.status == 200, done.body.constData());
        const QJsonObject now = described(two);
        QCOMPARE(now[kList].toArray().size(), 2);
        QCOMPARE(now[QStringLiteral("rate_plans")][0][QStringLiteral("segment")].toString(),
                 QStringLiteral("LEI"));
        QCOMPARE(jsonOf(ask(two, {"PUT", kTarget, body}))[QStringLiteral("changed")].toInt(), 0);
    }

    void bookingsHaveOneByRuleOrChoice()
    {
        ApiHotel house;
        QVERIFY(house.open());
        QVERIFY(describe(house));
        QCOMPARE(codeOf(booked(house, {})), QStringLiteral("LEI"));
        const QJsonObject chosen = booked(house, ", \"segment\": \"GRP\"");
        QCOMPARE(codeOf(chosen), QStringLiteral("GRP"));
        const qint64 number = chosen[QStringLiteral("booking")].toInteger();
        const QByteArray target = "/v1/bookings/" + QByteArray::number(number);
        const Called none =
            ask(house, {"PATCH", target, QByteArrayLiteral("{\"version\": 1, \"segment\": null}")});
        QVERIFY2(none.status == 200, none.body.constData());
        QVERIFY(jsonOf(ask(house, {"GET", target}))[QStringLiteral("segment")].isNull());
        const Called wrong = ask(
            house, {"PATCH", target, QByteArrayLiteral("{\"version\": 2, \"segment\": \"X\"}")});
        QCOMPARE(wrong.status, 422);
        QCOMPARE(jsonOf(wrong)[QStringLiteral("field")].toString(), QStringLiteral("segment"));
    }

    void aRetiredOneIsRefused()
    {
        ApiHotel house;
        QVERIFY(house.open());
        QVERIFY(describe(house));
        const QJsonObject now = described(house);
        const QByteArray id = QByteArray::number(now[kList][0][QStringLiteral("id")].toInteger());
        const QByteArray today =
            now[QStringLiteral("property")][QStringLiteral("business_date")].toString().toUtf8();
        const Called retired = ask(house, {"PATCH", kTarget,
                                           "{\"market_segments\": [{\"id\": " + id
                                               + ", \"retired_from\": \"" + today + "\"}]}"});
        QVERIFY2(retired.status == 200, retired.body.constData());
        const Called refused = ask(house, {"POST", "/v1/soft-block",
                                           ApiHotel::stayBody(2, 2, 1, ", \"segment\": \"GRP\"")});
        QCOMPARE(refused.status, 422);
        QCOMPARE(jsonOf(refused)[QStringLiteral("field")].toString(), QStringLiteral("segment"));
    }

    void aSoftBlockKeepsTheChoice()
    {
        ApiHotel house;
        QVERIFY(house.open());
        QVERIFY(describe(house));
        const Called block = ask(house, {"POST", "/v1/soft-block",
                                         ApiHotel::stayBody(2, 2, 1, ", \"segment\": \"GRP\"")});
        QVERIFY2(block.status == 201, block.body.constData());
        const qint64 number = jsonOf(block)[QStringLiteral("soft_block")].toInteger();
        const qint64 id = house.booking(number);
        QCOMPARE(codeOf(jsonOf(house.get("/v1/bookings/" + QByteArray::number(id)))),
                 QStringLiteral("GRP"));
    }

private:
    static QJsonObject booked(const ApiHotel &house, const QByteArray &more)
    {
        static int guest = 0;
        const QByteArray name = "Guest " + QByteArray::number(++guest);
        const Called made =
            ask(house, {"POST", "/v1/bookings",
                        ApiHotel::stayBody(2 + guest, 1, 1,
                                           ", \"guest\": {\"name\": \"" + name + "\"}" + more)});
        if (made.status != 201) qFatal("%s", made.body.constData());
        const qint64 id = jsonOf(made)[QStringLiteral("booking")].toInteger();
        return jsonOf(house.get("/v1/bookings/" + QByteArray::number(id)));
    }
};

QTEST_GUILESS_MAIN(TestSegmentRoutes)
#include "test_segments.moc"
