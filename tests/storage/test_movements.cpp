// SPDX-License-Identifier: GPL-3.0-or-later
// The list of movements beside the log: the upgrade of a file fills it with those of its log.
#include "storage/sample_hotel.h"
#include "storage/schema.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;
using booking::RecordKind;

class TestMovements : public QObject {
    Q_OBJECT

private slots:
    void upgradeListsThoseOfTheLog();
};

void TestMovements::upgradeListsThoseOfTheLog()
{
    constexpr int kBefore = 21;
    const HotelFile file(false);
    const auto opened = SqliteConnection::open(file.path(), Connection::Purpose::Writing);
    QVERIFY(opened);
    SqliteConnection &c = **opened;
    std::vector<Migration> older = migrations();
    std::erase_if(older, [](const Migration &m) { return m.number > kBefore; });
    QVERIFY(migrate(c, older));
    qint64 seq = 0;
    for (const RecordKind kind :
         {RecordKind::BookingTaken, RecordKind::BookingCheckedIn, RecordKind::BookingCheckedOut,
          RecordKind::BookingNoShow, RecordKind::BookingWalked, RecordKind::BusinessDateMoved}) {
        QVERIFY(c.execute(QStringLiteral("INSERT INTO event VALUES (%1, 1, %2, 0, 0, 0, 0, 0, 0,"
                                         " 0, 0, 0, 0, 0, 0, 0, 0, 0)")
                              .arg(++seq)
                              .arg(int(kind))));
    }
    QVERIFY(migrate(c, migrations()));
    const auto listed = [&c](int kind, int record) {
        return c.integer(QStringLiteral("SELECT count(*) FROM movement WHERE property = 1"
                                        " AND kind = %1 AND seq = %2")
                             .arg(kind)
                             .arg(record));
    };
    QCOMPARE(c.integer(QStringLiteral("SELECT count(*) FROM movement")), Result<qint64>(4));
    QCOMPARE(listed(13, 2), Result<qint64>(1));
    QCOMPARE(listed(14, 3), Result<qint64>(1));
    QCOMPARE(listed(15, 4), Result<qint64>(1));
    QCOMPARE(listed(42, 6), Result<qint64>(1));
}

QTEST_GUILESS_MAIN(TestMovements)
#include "test_movements.moc"
