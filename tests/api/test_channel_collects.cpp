// SPDX-License-Identifier: GPL-3.0-or-later
// What the channel collects of a booking, over the API.
#include "api_hotel.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestChannelCollects : public QObject {
    Q_OBJECT

private slots:
    void theAmountIsToldAndNotDue();
};

void TestChannelCollects::theAmountIsToldAndNotDue()
{
    ApiHotel house;
    QVERIFY(house.open());
    const QString collected = QStringLiteral("collected_by_channel");
    for (const bool collects : {true, false}) {
        booking::RecordReservation told;
        told.caller = house.hotel().desk();
        told.roomType = RoomTypeId{1};
        told.stay = Stay(kToday + 1, 2);
        told.total = 200'00;
        told.channelCollects = collects;
        const auto made = house.engine().run(told);
        QVERIFY(made.has_value());
        const QByteArray path = "/v1/bookings/" + QByteArray::number(made->booking.value);
        QTRY_COMPARE(house.get(path).status, 200);
        const QJsonObject shown = jsonOf(house.get(path));
        QVERIFY(shown.contains(collected));
        QCOMPARE(shown[collected].isNull(), !collects);
        if (collects) QCOMPARE(shown[collected], shown[QStringLiteral("total")]);
        QCOMPARE(house.call({"POST", path + "/cancel", "{\"version\":1}"}).status, 200);
        const Called back = house.call({"POST", path + "/reinstate", "{\"version\":2}"});
        QVERIFY2(back.status == 200, back.body.constData());
        const QString due =
            jsonOf(back)[QStringLiteral("due")][QStringLiteral("amount")].toString();
        QCOMPARE(due, collects ? QStringLiteral("0.00") : QStringLiteral("200.00"));
    }
}

QTEST_GUILESS_MAIN(TestChannelCollects)
#include "test_channel_collects.moc"
