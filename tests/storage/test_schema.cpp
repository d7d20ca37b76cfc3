// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_hotel.h"
#include "storage/schema.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

std::unique_ptr<SqliteConnection> connectTo(const QString &file)
{
    return std::move(*SqliteConnection::open(file, Connection::Purpose::Writing));
}

qint64 number(const Connection &c, const char *sql)
{
    const auto value = c.integer(QString::fromLatin1(sql));
    if (!value) qWarning("%s", qPrintable(value.error().text()));
    return value.value_or(-1);
}

const Migration kOne{1, QStringLiteral("CREATE TABLE a (id {key}, n {int} NOT NULL) {rows};\n"
                                       "INSERT INTO a VALUES (1, 10), (2, 20);")};
const Migration kTwo{2, QStringLiteral("-- twice as much; really\nUPDATE a SET n = 2 * n;\n"
                                       "CREATE TABLE b (id {key}) {rows};")};
const Migration kBad{
    3, QStringLiteral("CREATE TABLE c (id {key}) {rows};\nUPDATE nothing SET n = 1;")};

}  // namespace

class TestSchema : public QObject {
    Q_OBJECT

private slots:
    void statementsAreTakenApartAndFilledIn();
    void everyWordIsFilledIn();
    void migrationsAreNumberedFromOneWithoutGaps();
    void aNewFileGetsNoBackup();
    void anUpgradeLeavesABackupOfWhatWas();
    void aMigrationThatFailsChangesNothing();
    void theSchemaRefusesWhatCannotBe_data();
    void theSchemaRefusesWhatCannotBe();
};

void TestSchema::statementsAreTakenApartAndFilledIn()
{
    const QStringList parts = sqliteDialect().statements(kTwo.sql);
    QCOMPARE(parts.size(), 2);
    QCOMPARE(parts[0], QStringLiteral("UPDATE a SET n = 2 * n"));
    QCOMPARE(parts[1], QStringLiteral("CREATE TABLE b (id INTEGER PRIMARY KEY) STRICT"));
}

void TestSchema::everyWordIsFilledIn()
{
    for (const Dialect *dialect : {&sqliteDialect(), &postgresDialect()}) {
        for (const Migration &m : migrations()) {
            for (const QString &s : dialect->statements(m.sql))
                QVERIFY2(!s.contains(QLatin1Char('{')), qPrintable(s));
        }
    }
}

void TestSchema::migrationsAreNumberedFromOneWithoutGaps()
{
    int next = 1;
    for (const Migration &m : migrations()) QCOMPARE(m.number, next++);
    QVERIFY(next > 1);
}

void TestSchema::aNewFileGetsNoBackup()
{
    const HotelFile file(false);
    const auto c = connectTo(file.path());
    QVERIFY(migrate(*c, std::vector{kOne, kTwo}));
    QCOMPARE(number(*c, "SELECT sum(n) FROM a"), qint64(60));
    QCOMPARE(number(*c, "PRAGMA user_version"), qint64(2));
    QCOMPARE(number(*c, "PRAGMA application_id"), qint64(kApplicationId));
    QVERIFY(!QFile::exists(file.path("hotel.roomrack.before-1")));
    QVERIFY(!QFile::exists(file.path("hotel.roomrack.before-2")));
}

void TestSchema::anUpgradeLeavesABackupOfWhatWas()
{
    const HotelFile file(false);
    const auto c = connectTo(file.path());
    QVERIFY(migrate(*c, std::vector{kOne}));
    QVERIFY(migrate(*c, std::vector{kOne, kTwo}));
    QCOMPARE(number(*c, "SELECT sum(n) FROM a"), qint64(60));
    const auto backup = connectTo(file.path("hotel.roomrack.before-2"));
    constexpr auto kOthers = QFileDevice::ReadGroup | QFileDevice::ReadOther;
    QVERIFY(!(QFile::permissions(file.path("hotel.roomrack.before-2")) & kOthers));
    QCOMPARE(number(*backup, "SELECT sum(n) FROM a"), qint64(30));
    QCOMPARE(number(*backup, "PRAGMA user_version"), qint64(1));
    QCOMPARE(number(*backup, "PRAGMA application_id"), qint64(kApplicationId));
    QVERIFY(migrate(*c, std::vector{kOne, kTwo}));  // nothing is left to do
    QCOMPARE(number(*c, "SELECT sum(n) FROM a"), qint64(60));
}

void TestSchema::aMigrationThatFailsChangesNothing()
{
    const HotelFile file(false);
    const auto c = connectTo(file.path());
    QVERIFY(migrate(*c, std::vector{kOne, kTwo}));
    QVERIFY(!migrate(*c, std::vector{kOne, kTwo, kBad}));
    QCOMPARE(number(*c, "PRAGMA user_version"), qint64(2));
    QCOMPARE(number(*c, "SELECT count(*) FROM sqlite_schema WHERE name = 'c'"), qint64(0));
}

void TestSchema::theSchemaRefusesWhatCannotBe_data()
{
    QTest::addColumn<QString>("sql");
    const auto row = [](const char *name, const char *sql) {
        QTest::newRow(name) << QString::fromLatin1(sql);
    };
    row("a stay of no nights", "UPDATE booking SET nights = 0");
    row("a booking of no rooms", "UPDATE booking SET rooms = 0");
    row("an unknown status", "UPDATE booking SET status = 9");
    row("a negative price", "UPDATE booking SET total = -1");
    row("text for a number", "UPDATE booking SET total = 'much'");
    row("a room type of nowhere", "UPDATE booking SET counted = 77");
    row("a room given twice", "INSERT INTO room_night SELECT * FROM room_night");
    row("a key taken twice", "INSERT INTO foreign_key SELECT * FROM foreign_key");
    row("two pools of one code", "UPDATE pool SET code = 'STD'");
    row("a room type in use", "DELETE FROM room_type WHERE id = 1");
    row("a pool in use", "DELETE FROM pool WHERE id = 1");
    row("a hash of another length", "UPDATE commits SET hash = x'00'");
    row("a plan that derives from itself", "UPDATE rate_plan SET parent = id");
    row("restrictions of no plan and channel",
        "INSERT INTO night_restriction VALUES (1, 1, 0, 0, 20000, 1, 0, 0, 1)");
    row("restrictions of a room type of nowhere",
        "INSERT INTO night_restriction VALUES (1, 77, 1, 0, 20000, 1, 0, 0, 1)");
}

void TestSchema::theSchemaRefusesWhatCannotBe()
{
    QFETCH(QString, sql);
    HotelFile file(false);
    Script s(file, file.open().state().lastSeq);
    const auto b = s.take(0, Stay(kFirst, 2));
    s.giveRoom(b, 0);
    s.batch.keys.push_back({file.property(), {"x", 1}, b.channel, b.id});
    s.commit(file.store());
    file.close();
    const auto c = connectTo(file.path());
    const auto done = c->execute(sql);
    QVERIFY(!done);
    QVERIFY2(done.error().reason.contains(QLatin1String("constraint"))
                 || done.error().reason.contains(QLatin1String("cannot store")),
             qPrintable(done.error().reason));
}

QTEST_GUILESS_MAIN(TestSchema)
#include "test_schema.moc"
