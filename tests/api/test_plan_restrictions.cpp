// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions of rate plans and channels over the API: set, read, refused with what they are for,
// and sent to the feed.
#include "api_hotel.h"
#include "support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QtWebSockets/QWebSocket>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

/// Edits one restriction of two nights, with the present version.
Called edit(const ApiHotel &house, const QByteArray &field, const QByteArray &value,
            const QByteArray &scope)
{
    const QJsonObject asOf =
        jsonOf(house.get("/v1/availability"))[QStringLiteral("as_of")].toObject();
    const QByteArray seen =
        "{\"epoch\":" + QByteArray::number(asOf[QStringLiteral("epoch")].toInteger())
        + ",\"seq\":" + QByteArray::number(house.seq()) + "}";
    const QByteArray run = "{\"field\":\"" + field + "\",\"room_type\":\"T0\",\"from\":\""
                           + (kToday + 1).iso().toUtf8() + "\",\"nights\":2,\"value\":" + value
                           + scope + "}";
    return house.call({"PUT", "/v1/inventory", "{\"seen\":" + seen + ",\"cells\":[" + run + "]}"});
}

/// The first edited night as it is answered to a role.
QJsonObject night(const ApiHotel &house, const QByteArray &query, TokenRole role)
{
    const QByteArray target =
        "/v1/availability?room_type=T0&nights=1&from=" + (kToday + 1).iso().toUtf8() + query;
    const QJsonArray types =
        jsonOf(house.get(target, role))[QStringLiteral("room_types")].toArray();
    return types[0].toObject()[QStringLiteral("nights")].toArray()[0].toObject();
}

Called sell(const ApiHotel &house, TokenRole role)
{
    return house.call(
        {"POST", "/v1/soft-block", ApiHotel::stayBody(1, 2, 1), {}, ApiHotel::token(role)});
}

}  // namespace

class TestPlanRestrictions : public QObject {
    Q_OBJECT

    SharedApiHotel shared_;

private slots:
    void aChannelIsRefusedAndToldWhy();
    void availabilityIsThatOfPlanAndChannel();
    void wrongScopesAreNamed_data();
    void wrongScopesAreNamed();
    void theFeedHasThem();
};

void TestPlanRestrictions::aChannelIsRefusedAndToldWhy()
{
    ApiHotel house;
    QVERIFY(house.open());
    const Called done =
        edit(house, "closed_to_arrival", "true", ",\"plan\":\"BAR\",\"channel\":\"OTA\"");
    QVERIFY2(done.status == 200, done.body.constData());
    QCOMPARE(jsonOf(done)[QStringLiteral("changed")].toInt(), 2);
    const Called refused = sell(house, TokenRole::Channel);
    QCOMPARE(refused.status, 409);
    QCOMPARE(problemOf(refused), QStringLiteral("restricted"));
    const QString said = QString::fromUtf8(refused.body);
    QVERIFY2(said.contains(QStringLiteral("for rate plan \\\"BAR\\\" on OTA")), qPrintable(said));
    QCOMPARE(sell(house, TokenRole::Desk).status, 201);
    QCOMPARE(edit(house, "closed_to_arrival", "false", ",\"plan\":1,\"channel\":2").status, 200);
    QCOMPARE(sell(house, TokenRole::Channel).status, 201);
}

void TestPlanRestrictions::availabilityIsThatOfPlanAndChannel()
{
    ApiHotel house;
    QVERIFY(house.open());
    QCOMPARE(edit(house, "min_stay", "2", {}).status, 200);
    QCOMPARE(edit(house, "min_stay", "4", ",\"channel\":\"OTA\"").status, 200);
    QCOMPARE(edit(house, "max_stay", "6", ",\"plan\":\"BAR\",\"channel\":null").status, 200);
    const QString least = QStringLiteral("min_stay"), most = QStringLiteral("max_stay");
    QTRY_COMPARE(night(house, {}, TokenRole::Channel)[most].toInt(), 6);
    QCOMPARE(night(house, {}, TokenRole::Channel)[least].toInt(), 4);
    QCOMPARE(night(house, {}, TokenRole::Read)[least].toInt(), 2);
    QCOMPARE(night(house, {}, TokenRole::Read)[most].toInt(), 6);
    QCOMPARE(night(house, "&channel=OTA", TokenRole::Read)[least].toInt(), 4);
    QCOMPARE(night(house, "&channel=2", TokenRole::Read)[least].toInt(), 4);
}

void TestPlanRestrictions::wrongScopesAreNamed_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("scope");
    QTest::addColumn<QString>("named");
    const auto row = [](const char *what, const QByteArray &field, const QByteArray &scope,
                        const char *named) {
        QTest::addRow("%s", what) << field << scope << QString::fromLatin1(named);
    };
    row("no such rate plan", "stop_sell", ",\"plan\":\"XYZ\"", "cells[0].plan");
    row("no such channel", "stop_sell", ",\"channel\":\"XYZ\"", "cells[0].channel");
    row("a channel's number of rooms", "for_sale", ",\"channel\":\"OTA\"", "cells[0].channel");
}

void TestPlanRestrictions::wrongScopesAreNamed()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, scope);
    QFETCH(QString, named);
    const ApiHotel &house = shared_.open();
    const qint64 before = house.seq();
    const Called answer = edit(house, field, field == "stop_sell" ? "true" : "1", scope);
    QCOMPARE(answer.status, 422);
    QCOMPARE(jsonOf(answer)[QStringLiteral("field")].toString(), named);
    QCOMPARE(house.seq(), before);
    const Called other = house.get("/v1/availability?channel=XYZ");
    QCOMPARE(other.status, 422);
    QCOMPARE(house.get("/v1/availability?channel=1", TokenRole::Channel).status, 422);
    QCOMPARE(house.get("/v1/availability?channel=2", TokenRole::Channel).status, 200);
}

void TestPlanRestrictions::theFeedHasThem()
{
    ApiHotel house;
    QVERIFY(house.open());
    std::vector<QJsonObject> heard;
    QWebSocket socket;
    connect(&socket, &QWebSocket::textMessageReceived, &socket, [&](const QString &text) {
        heard.push_back(QJsonDocument::fromJson(text.toUtf8()).object());
    });
    QNetworkRequest request(QUrl(QStringLiteral("ws://127.0.0.1:%1/v1/events").arg(house.port())));
    request.setRawHeader("Authorization", "Bearer " + ApiHotel::token(TokenRole::Read));
    socket.open(request);
    QTRY_COMPARE(heard.size(), size_t(1));
    QCOMPARE(edit(house, "stop_sell", "true", ",\"channel\":\"OTA\"").status, 200);
    QTRY_COMPARE(heard.size(), size_t(2));
    const QJsonArray nights = heard[1][QStringLiteral("restrictions")].toArray();
    QCOMPARE(nights.size(), 2);
    const QJsonObject one = nights[0].toObject();
    QVERIFY(one[QStringLiteral("plan")].isNull());
    QCOMPARE(one[QStringLiteral("channel")].toInt(), 2);
    QCOMPARE(one[QStringLiteral("room_type")].toInt(), 1);
    QCOMPARE(one[QStringLiteral("night")].toString(), (kToday + 1).iso());
    QVERIFY(one[QStringLiteral("stop_sell")].toBool());
    // The room type's own is as it was.
    const QJsonObject type = heard[1][QStringLiteral("room_types")][0].toObject();
    QVERIFY(!type[QStringLiteral("stop_sell")].toBool());
}

QTEST_GUILESS_MAIN(TestPlanRestrictions)
#include "test_plan_restrictions.moc"
