// SPDX-License-Identifier: GPL-3.0-or-later
// A request that is cancelled before it is a booking: a website that did not receive the answer
// retries under a new key, and gets the first answer.
#include "api_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestCancelledRequests : public QObject {
    Q_OBJECT

private slots:
    void aRequestIsCancelledOnceUnderAnyKey_data();
    void aRequestIsCancelledOnceUnderAnyKey();
};

void TestCancelledRequests::aRequestIsCancelledOnceUnderAnyKey_data()
{
    QTest::addColumn<TokenRole>("role");
    QTest::newRow("desk") << TokenRole::Desk;
    QTest::newRow("channel") << TokenRole::Channel;
}

/// One that was never a booking; after a restart, too.
void TestCancelledRequests::aRequestIsCancelledOnceUnderAnyKey()
{
    QFETCH(TokenRole, role);
    ApiHotel house;
    QVERIFY(house.open());
    const QByteArray token = house.token(role);
    const auto book = [&] {
        return house.call({"POST",
                           "/v1/bookings",
                           house.stayBody(1, 2, 1, ",\"guest\":{\"name\":\"Ana Lima\"}"),
                           {},
                           token});
    };
    QCOMPARE(book().status, 201);
    const Called doubted = book();
    QVERIFY2(doubted.status == 202, doubted.body.constData());
    const qint64 id = jsonOf(doubted)[QStringLiteral("booking")].toInteger();
    const auto cancel = [&](const QByteArray &by) {
        return house.call({"POST",
                           "/v1/bookings/" + QByteArray::number(id) + "/cancel",
                           "{\"version\":1}",
                           {},
                           by});
    };
    const Called first = cancel(token);
    QVERIFY2(first.status == 200, first.body.constData());
    QCOMPARE(jsonOf(first)[QStringLiteral("status")].toString(), QStringLiteral("cancelled"));
    QCOMPARE(cancel(token).body, first.body);
    QVERIFY(house.restart());
    const Called later = cancel(token);
    QVERIFY2(later.status == 200, later.body.constData());
    QCOMPARE(later.body, first.body);
    if (role != TokenRole::Channel) QCOMPARE(cancel(house.token(TokenRole::Channel)).status, 404);
}

QTEST_GUILESS_MAIN(TestCancelledRequests)
#include "test_cancelled_requests.moc"
