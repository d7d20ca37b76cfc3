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
    void commissionIsThatOfTheBooking();
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

/// Of a cancelled one on the fee; of one from before it was kept there is none.
void TestChannelCollects::commissionIsThatOfTheBooking()
{
    ApiHotel house;
    QVERIFY(house.open());
    const auto recorded = [&](std::optional<qint64> commission, Instant effective) {
        booking::RecordReservation told;
        told.caller = house.hotel().desk();
        told.caller.effective = effective;
        told.roomType = RoomTypeId{1};
        told.stay = Stay(kToday + 1, 2);
        told.total = 200'00;
        told.told.commission = commission;
        const auto made = house.engine().run(told);
        if (!made) qFatal("%s", qPrintable(made.error().text()));
        return "/v1/bookings/" + QByteArray::number(made->booking.value);
    };
    const auto commissionAt = [&](const QByteArray &path) {
        [&] { QTRY_COMPARE(house.get(path).status, 200); }();
        const QJsonObject shown = jsonOf(house.get(path));
        if (!shown.contains(QStringLiteral("commission"))) qFatal("no commission");
        return shown[QStringLiteral("commission")][QStringLiteral("amount")].toString();
    };
    const QByteArray sold = recorded(30'00, {});
    QCOMPARE(commissionAt(sold), QStringLiteral("30.00"));
    QCOMPARE(house.call({"POST", sold + "/cancel", "{\"version\":1}"}).status, 200);
    QTRY_COMPARE(commissionAt(sold), QStringLiteral("0.00"));
    QCOMPARE(commissionAt(recorded({}, {})), QStringLiteral("0.00"));
    const QByteArray imported = recorded({}, house.hotel().clock.wall() + -kDay);
    QCOMPARE(commissionAt(imported), QString());
    QVERIFY(jsonOf(house.get(imported))[QStringLiteral("commission")].isNull());
}

QTEST_GUILESS_MAIN(TestChannelCollects)
#include "test_channel_collects.moc"
