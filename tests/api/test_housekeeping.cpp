// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping status over the API: read, set by number or ID, set once for a key.
#include "api_hotel.h"
#include "support/patience.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const QByteArray kTarget = "/v1/housekeeping";

/// "dirty"; the API's copy of the hotel follows a commit.
QString statusOf(const ApiHotel &house, const QString &number)
{
    const Called answer = house.get(kTarget, TokenRole::Read);
    for (const QJsonValue &room : jsonOf(answer)[QStringLiteral("rooms")].toArray()) {
        if (room[QStringLiteral("number")] == number)
            return room[QStringLiteral("status")].toString();
    }
    return {};
}

Called put(const ApiHotel &house, const QByteArray &body, const QByteArray &key = {})
{
    return house.call({"PUT", kTarget, body, key, ApiHotel::token(TokenRole::Desk)});
}

}  // namespace

class TestHousekeeping : public QObject {
    Q_OBJECT

private slots:
    void statusIsSetAndRead()
    {
        ApiHotel house;
        QVERIFY(house.open());
        QCOMPARE(statusOf(house, QStringLiteral("101")), QStringLiteral("clean"));
        const Called done = put(house, R"({"rooms": ["101", "102"], "status": "dirty"})", "k1");
        QCOMPARE(done.status, 200);
        QCOMPARE(jsonOf(done)[QStringLiteral("changed")].toInt(), 2);
        QTRY_COMPARE(statusOf(house, QStringLiteral("102")), QStringLiteral("dirty"));
        QCOMPARE(statusOf(house, QStringLiteral("103")), QStringLiteral("clean"));
        const qint64 seq = house.seq();
        QCOMPARE(put(house, R"({"rooms": ["101", "102"], "status": "dirty"})", "k1").body,
                 done.body);
        QCOMPARE(house.seq(), seq);
    }

    void roomIsOutOfServiceAndStillSold()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const Called done = put(house, R"({"rooms": ["101"], "status": "out_of_service"})");
        QCOMPARE(done.status, 200);
        QTRY_COMPARE(statusOf(house, QStringLiteral("101")), QStringLiteral("out_of_service"));
        QCOMPARE(put(house, R"({"rooms": ["101"], "status": "inspected"})").status, 200);
        QTRY_COMPARE(statusOf(house, QStringLiteral("101")), QStringLiteral("inspected"));
    }

    void wrongRequestsAreRefused()
    {
        ApiHotel house;
        QVERIFY(house.open());
        const qint64 seq = house.seq();
        QCOMPARE(put(house, R"({"rooms": ["999"], "status": "dirty"})").status, 422);
        QCOMPARE(put(house, R"({"rooms": [], "status": "dirty"})").status, 422);
        QCOMPARE(put(house, R"({"rooms": ["101"], "status": "shiny"})").status, 422);
        QCOMPARE(put(house, R"({"rooms": ["101", "101"], "status": "dirty"})").status, 422);
        const Called readOnly = house.call({"PUT",
                                            kTarget,
                                            R"({"rooms": ["101"], "status": "clean"})",
                                            {},
                                            ApiHotel::token(TokenRole::Read)});
        QCOMPARE(readOnly.status, 403);
        QCOMPARE(house.seq(), seq);
    }
};

QTEST_GUILESS_MAIN(TestHousekeeping)
#include "test_housekeeping.moc"
