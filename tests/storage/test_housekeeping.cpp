// SPDX-License-Identifier: GPL-3.0-or-later
// The upgrades of a file to the housekeeping status: its steps stay, and its rooms are clean; and
// to a fourth status: those that were set stay.
#include "storage/sample_hotel.h"
#include "storage/schema.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

constexpr int kBefore = 17;

std::unique_ptr<SqliteConnection> connectTo(const QString &file)
{
    return std::move(*SqliteConnection::open(file, Connection::Purpose::Writing));
}

QString stepOf(int id, int kind)
{
    return QStringLiteral(
               "INSERT INTO step (property, id, kind, actor, at, last, undoes, undone_by,"
               " is_undo, booking, label, reason, origin)"
               " VALUES (1, %1, %2, 1, 5, %1, 0, 0, 0, 0, 'Easter', 'a', 'b')")
        .arg(id)
        .arg(kind);
}

}  // namespace

class TestHousekeeping : public QObject {
    Q_OBJECT

private slots:
    void upgradeKeepsTheSteps();
    void onlyKnownStatusIsStored();
    void upgradeKeepsTheStatus();
    void rebuiltTableOfRoomsKeepsWhatRefersToIt();
};

void TestHousekeeping::upgradeKeepsTheSteps()
{
    const HotelFile file(false);
    const auto c = connectTo(file.path());
    std::vector<Migration> older = migrations();
    std::erase_if(older, [](const Migration &m) { return m.number > kBefore; });
    QVERIFY(migrate(*c, older));
    QVERIFY(c->execute(stepOf(3, 2)));
    QVERIFY(!c->execute(stepOf(4, 4)));
    QVERIFY(migrate(*c, migrations()));
    QCOMPARE(c->integer(QStringLiteral("SELECT count(*) FROM step WHERE id = 3 AND kind = 2"
                                       " AND label = 'Easter' AND origin = 'b'")),
             Result<qint64>(1));
    QVERIFY(c->execute(stepOf(4, 4)));
    QVERIFY(!c->execute(stepOf(5, 6)));
    QCOMPARE(c->integer(QStringLiteral("SELECT count(*) FROM room_housekeeping")),
             Result<qint64>(0));
}

void TestHousekeeping::onlyKnownStatusIsStored()
{
    HotelFile file(false);
    static_cast<void>(file.open());
    file.close();
    const auto c = connectTo(file.path());
    const QString row =
        QStringLiteral("INSERT INTO room_housekeeping SELECT property, id, %1 FROM room LIMIT 1");
    QVERIFY(!c->execute(row.arg(0)));
    QVERIFY(!c->execute(row.arg(5)));
    QVERIFY(c->execute(row.arg(4)));
}

void TestHousekeeping::upgradeKeepsTheStatus()
{
    constexpr int kThreeStatuses = 19;
    HotelFile file(false);
    const auto c = connectTo(file.path());
    std::vector<Migration> older = migrations();
    std::erase_if(older, [](const Migration &m) { return m.number > kThreeStatuses; });
    QVERIFY(migrate(*c, older));
    const QString row = QStringLiteral("INSERT INTO room_housekeeping VALUES (1, %1, %2)");
    QVERIFY(c->execute(QStringLiteral("PRAGMA foreign_keys = OFF")));
    QVERIFY(c->execute(row.arg(7).arg(3)));
    QVERIFY(!c->execute(row.arg(8).arg(4)));
    QVERIFY(migrate(*c, migrations()));
    QCOMPARE(c->integer(QStringLiteral("SELECT status FROM room_housekeeping WHERE room = 7")),
             Result<qint64>(3));
    QVERIFY(c->execute(row.arg(8).arg(4)));
    QVERIFY(!c->execute(row.arg(9).arg(5)));
}

/// The file of before: a number is of one room only, and rows of other tables refer to rooms.
void TestHousekeeping::rebuiltTableOfRoomsKeepsWhatRefersToIt()
{
    constexpr int kUniqueNumbers = 25;
    HotelFile file(false);
    static_cast<void>(file.open());
    file.close();
    const auto c = connectTo(file.path());
    const auto count = [&c](const char *from) {
        return c->integer(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(from)));
    };
    QVERIFY(c->execute(QStringLiteral("INSERT INTO room_housekeeping SELECT property, id, 3 FROM"
                                      " room")));
    QVERIFY(c->execute(QStringLiteral("INSERT INTO room_out (property, room, night)"
                                      " SELECT property, id, 20000 FROM room")));
    QCOMPARE(count("room_out"), Result<qint64>(6));
    QVERIFY(c->execute(QStringLiteral("PRAGMA user_version = %1").arg(kUniqueNumbers)));
    QVERIFY(c->execute(QStringLiteral("DROP INDEX room_by_number")));
    for (const char *later : {"max_adults", "max_children"})
        QVERIFY(c->execute(
            QStringLiteral("ALTER TABLE room_type DROP COLUMN %1").arg(QLatin1String(later))));
    QVERIFY(c->execute(QStringLiteral("ALTER TABLE booking_walk DROP COLUMN sister_booking")));
    for (const char *later : {"setting_change", "tax_item", "booking_taxes", "step_taxes",
                              "plan_terms", "market_segment", "hold_quote", "night_restriction"})
        QVERIFY(c->execute(QStringLiteral("DROP TABLE %1").arg(QLatin1String(later))));
    QVERIFY(c->execute(QStringLiteral("ALTER TABLE channel DROP COLUMN commission")));
    QVERIFY(c->execute(QStringLiteral("ALTER TABLE rate_plan DROP COLUMN segment")));
    for (const char *later : {"terms_seq", "commission", "segment", "child_ages", "extras"})
        QVERIFY(c->execute(
            QStringLiteral("ALTER TABLE step_booking DROP COLUMN %1").arg(QLatin1String(later))));
    for (const char *later :
         {"after_tax", "child_ages", "terms_seq", "commission", "commission_points", "segment",
          "extras", "vat_on_top", "commission_told", "commission_of"})
        QVERIFY(c->execute(
            QStringLiteral("ALTER TABLE booking DROP COLUMN %1").arg(QLatin1String(later))));
    for (const char *later : {"DROP COLUMN child_age", "ADD COLUMN tax INTEGER NOT NULL DEFAULT 0"})
        QVERIFY(c->execute(QStringLiteral("ALTER TABLE property %1").arg(QLatin1String(later))));
    QVERIFY(migrate(*c, migrations()));
    QCOMPARE(count("room"), Result<qint64>(6));
    QCOMPARE(count("room_out"), Result<qint64>(6));
    QCOMPARE(count("room_housekeeping"), Result<qint64>(6));
    QCOMPARE(count("pragma_foreign_key_check"), Result<qint64>(0));
    QCOMPARE(c->integer(QStringLiteral("PRAGMA foreign_keys")), Result<qint64>(1));
    QVERIFY(c->execute(QStringLiteral("INSERT INTO room (id, property, pool, number)"
                                      " SELECT 99, property, pool, number FROM room LIMIT 1")));
}

QTEST_GUILESS_MAIN(TestHousekeeping)
#include "test_housekeeping.moc"
