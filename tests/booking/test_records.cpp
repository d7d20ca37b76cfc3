// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/record.h"

#include <QtTest/QtTest>

using namespace roomrack::booking;

class TestRecords : public QObject {
    Q_OBJECT

private slots:
    void aRecordNamesTheBookingThatItRefersTo_data();
    void aRecordNamesTheBookingThatItRefersTo();
};

void TestRecords::aRecordNamesTheBookingThatItRefersTo_data()
{
    QTest::addColumn<RecordKind>("kind");
    QTest::addColumn<qint64>("subject");
    QTest::addColumn<qint64>("booking");

    QTest::newRow("taken") << RecordKind::BookingTaken << qint64(0) << qint64(7);
    QTest::newRow("cancelled") << RecordKind::BookingCancelled << qint64(3) << qint64(3);
    QTest::newRow("reinstated") << RecordKind::BookingReinstated << qint64(3) << qint64(3);
    QTest::newRow("owner of a hold") << RecordKind::HoldOwned << qint64(3) << qint64(3);
    QTest::newRow("availability") << RecordKind::ForSaleSet << qint64(0) << qint64(0);
    QTest::newRow("out of order") << RecordKind::OutOfOrderSet << qint64(3) << qint64(0);
    QTest::newRow("user") << RecordKind::UserAdded << qint64(3) << qint64(0);
    QTest::newRow("payment") << RecordKind::SagaMoved << qint64(3) << qint64(3);
    QTest::newRow("a duplicate without booking")
        << RecordKind::DuplicateFound << qint64(0) << qint64(0);
    QTest::newRow("withdrawn") << RecordKind::Withdrawn << qint64(3) << qint64(0);
}

void TestRecords::aRecordNamesTheBookingThatItRefersTo()
{
    QFETCH(const RecordKind, kind);
    QFETCH(const qint64, subject);
    QFETCH(const qint64, booking);
    Record record;
    record.seq = 7;
    record.kind = kind;
    record.subject = subject;
    QCOMPARE(bookingIdOf(record), booking);
}

QTEST_GUILESS_MAIN(TestRecords)
#include "test_records.moc"
