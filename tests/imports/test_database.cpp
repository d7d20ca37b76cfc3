// SPDX-License-Identifier: GPL-3.0-or-later
// Import into a database that also contains other hotels.
#include "small_hotel.h"
#include "storage/store.h"
#include "support/hotel_place.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::imports;
using namespace roomrack::tests;

class TestDatabase : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ROOMRACK_NEEDS_POSTGRESQL(); }

    void hotelsOfAGroupAreImportedBesideEachOther()
    {
        const HotelPlace database(true);
        const QByteArray csv = "arrival,nights,room type,adults,status,status date,lead time,rate\n"
                               "2016-03-01,3,A,2,Check-Out,2016-03-04,30,80.50\n"
                               "2016-03-02,2,B,1,Canceled,2016-02-20,40,90\n";
        SmallHotel first;
        first.place = database.place();
        const auto one = first.import(csv);
        QVERIFY2(one, one ? "" : qPrintable(one.error().text()));
        QCOMPARE(one->bookings, 2);
        const auto open = first.open();
        QVERIFY(open);
        // The first hotel is in use now, which does not affect the second one.
        SmallHotel second;
        second.place = database.place();
        second.name = QStringLiteral("Second");
        const auto two = second.import(csv);
        QVERIFY2(two, two ? "" : qPrintable(two.error().text()));
        QVERIFY(two->created);
        const auto again = second.import(csv);
        QVERIFY2(again, again ? "" : qPrintable(again.error().text()));
        QVERIFY(!again->created);
        QCOMPARE(again->bookings, 0);
        QCOMPARE(first.import(csv).error().code, ErrorCode::Locked);
        const auto report = storage::verify(database.place());
        QVERIFY(report && report->findings.empty());
        QCOMPARE(report->bookings, qint64(4));
    }
};

QTEST_GUILESS_MAIN(TestDatabase)
#include "test_database.moc"
