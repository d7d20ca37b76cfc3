// SPDX-License-Identifier: GPL-3.0-or-later
// Statements of both databases, through Qt SQL and past it: every value comes back as it was bound,
// both see the same transaction, and errors have their code and words.
#include "booking/booking.h"
#include "storage/place.h"
#include "storage/postgres_connection.h"
#include "storage/rows.h"
#include "storage/sqlite_connection.h"
#include "support/cut_connection.h"
#include "support/hotel_place.h"

#include "programs/servers/postgres_server.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <limits>

using namespace roomrack;
using namespace roomrack::storage;
using booking::BookingStatus;
using roomrack::tests::CutConnection;
using roomrack::tests::HotelPlace;

namespace {

using Purpose = Connection::Purpose;

std::unique_ptr<Connection> connected(const QString &place)
{
    const auto given = [](auto opened) -> std::unique_ptr<Connection> {
        if (!opened) qFatal("%s", qPrintable(opened.error().text()));
        return std::move(*opened);
    };
    if (!isServerPlace(place)) return given(SqliteConnection::open(place, Purpose::Writing));
    return given(PostgresConnection::open(*readServerPlace(place), Purpose::Writing));
}

/// What a test calls a statement, made by either way.
Statement made(const Connection &c, bool directly, const QByteArray &sql)
{
    return directly ? c.direct(sql) : c.statement(sql);
}

struct Row {
    qint64 number;
    double real;
    QString text;
    QByteArray bytes;
};

std::vector<Row> rows()
{
    QByteArray all;
    for (int i = 0; i < 256; ++i) all += char(i);
    return {{std::numeric_limits<qint64>::min(), 1.7976931348623157e308, QStringLiteral("a"), all},
            {std::numeric_limits<qint64>::max(), 5e-324, QStringLiteral(""), QByteArray("")},
            {-1, -0.1, QString(), QByteArray()},
            {0, 1e20, QString::fromUtf8("O'Hara \\ ? $1 :a ü 𝄞 \" [x]"), QByteArray("\0'\\", 3)},
            {9'007'199'254'740'993, 0.30000000000000004, QString::fromUtf8("\n\t"), "\\x00"}};
}

void fill(Connection &c, bool directly)
{
    QVERIFY(c.execute(QStringLiteral("CREATE TABLE t (id {int} PRIMARY KEY, n {int}, r {real},"
                                     " t TEXT, b {bytes})")));
    Statement insert = made(c, directly, "INSERT INTO t (id, n, r, t, b) VALUES (?,?,?,?,?)");
    qint64 id = 0;
    for (const Row &row : rows())
        QCOMPARE(insert.run(++id, row.number, row.real, row.text, row.bytes), kOk);
    QCOMPARE(insert.run(++id, nullptr, nullptr, nullptr, nullptr), kOk);
}

}  // namespace

class TestStatements : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void valuesComeBackAsBound_data();
    void valuesComeBackAsBound();
    void aNumberIsBoundWhereverItStands();
    void sumsAreExact();
    void anUnknownNumberIsStrange();
    void bothWaysShareATransaction();
    void aStatementRunsAgainAfterAnError();
    void anAbandonedRowBlocksNothing();
    void aLockedFileSaysSo();
    void aFullFileSaysSo();
    void aLostServerSaysSo();
    void anAbsentDatabaseSaysSo();
};

void TestStatements::valuesComeBackAsBound_data()
{
    QTest::addColumn<bool>("written");
    QTest::addColumn<bool>("read");
    QTest::newRow("Qt SQL") << false << false;
    QTest::newRow("direct, Qt SQL") << true << false;
    QTest::newRow("Qt SQL, direct") << false << true;
    QTest::newRow("direct") << true << true;
}

void TestStatements::valuesComeBackAsBound()
{
    QFETCH(bool, written);
    QFETCH(bool, read);
    const HotelPlace place;
    const auto c = connected(place.place());
    fill(*c, written);
    Statement row = made(*c, read, "SELECT n, r, t, b FROM t WHERE id = ?");
    qint64 id = 0;
    for (const Row &bound : rows()) {
        row.bind(1, ++id);
        QCOMPARE(row.step(), kRow);
        QCOMPARE(row.columns(), 4);
        for (int i = 0; i < 4; ++i) QVERIFY2(!row.isNull(i), "empty is not NULL");
        QCOMPARE(row.integer(0), bound.number);
        QVERIFY(row.real(1) == bound.real);  // not nearly
        QCOMPARE(row.text(2), bound.text);
        QCOMPARE(row.bytes(3), bound.bytes);
        QCOMPARE(row.step(), kDone);
        row.reset();
    }
    row.bind(1, ++id);
    QCOMPARE(row.step(), kRow);
    for (int i = 0; i < 4; ++i) QVERIFY(row.isNull(i));
    QCOMPARE(row.integer(0), 0);
    QVERIFY(row.text(2).isEmpty());
    row.reset();
    // A NUL is dropped: PostgreSQL's text cannot contain it.
    Statement text = made(*c, written, "UPDATE t SET t = ? WHERE id = ?");
    QCOMPARE(text.run(QStringLiteral("a\0b"), id), kOk);
    QCOMPARE(*c->text(QStringLiteral("SELECT t FROM t WHERE id = %1").arg(id)), u"ab");
}

void TestStatements::aNumberIsBoundWhereverItStands()
{
    const HotelPlace place;
    const auto c = connected(place.place());
    for (const bool directly : {false, true}) {
        Statement s = made(*c, directly, "SELECT ?2 - ?1, '?', ?3, ?2, ?1 WHERE ?1 < ?2");
        for (int use = 0; use < 3; ++use) {  // libpq prepares it at the second
            s.bind(1, -5);
            s.bind(2, use);
            s.bind(3, QStringLiteral("%1?").arg(use));
            QCOMPARE(s.step(), kRow);
            QCOMPARE(s.integer(0), use + 5);
            QCOMPARE(s.text(1), u"?");
            QCOMPARE(s.text(2), QStringLiteral("%1?").arg(use));
            QCOMPARE(s.integer(3), use);
            QCOMPARE(s.integer(4), -5);
            s.reset();
        }
    }
}

void TestStatements::sumsAreExact()
{
    const HotelPlace place;
    const auto c = connected(place.place());
    fill(*c, false);
    const auto sum = c->integer(QStringLiteral("SELECT sum(n) FROM t WHERE id IN (3, 5)"));
    QCOMPARE(*sum, 9'007'199'254'740'992);
    QCOMPARE(*c->integer(QStringLiteral("SELECT sum(n) FROM t WHERE id = 5")),
             9'007'199'254'740'993);
    QCOMPARE(*c->integer(QStringLiteral("SELECT r + 1.75 FROM t WHERE id = 2")), 1);
}

void TestStatements::anUnknownNumberIsStrange()
{
    const HotelPlace place;
    const auto c = connected(place.place());
    for (const bool directly : {false, true}) {
        Statement s = made(*c, directly, "SELECT 7, 1 UNION ALL SELECT 1, 99 ORDER BY 1");
        QCOMPARE(s.step(), kRow);
        QCOMPARE(s.value<BookingStatus>(1), BookingStatus{});
        QCOMPARE(s.strange(), 1);
        QCOMPARE(s.step(), kRow);
        QCOMPARE(s.value<BookingStatus>(1), BookingStatus(1));
        QCOMPARE(s.strange(), 1);
        QVERIFY(!notStrange(s));
    }
}

void TestStatements::bothWaysShareATransaction()
{
    const HotelPlace place;
    const auto c = connected(place.place());
    fill(*c, false);
    const QString count = QStringLiteral("SELECT count(*) FROM t");
    const qint64 before = *c->integer(count);
    {
        Transaction transaction(*c);
        QVERIFY(transaction.begin());
        c->beginBatch();
        Statement insert = c->direct("INSERT INTO t (id) VALUES (?)");
        QCOMPARE(insert.run(100), kOk);
        QCOMPARE(insert.run(101), kOk);
        QCOMPARE(c->endBatch(), kOk);
        QVERIFY(c->execute(QStringLiteral("INSERT INTO t (id) VALUES (102)")));
        QCOMPARE(*c->integer(count), before + 3);
        Statement other = c->direct("SELECT count(*) FROM t");
        QCOMPARE(other.step(), kRow);
        QCOMPARE(other.integer(0), before + 3);
    }
    QCOMPARE(*c->integer(count), before);
}

void TestStatements::aStatementRunsAgainAfterAnError()
{
    const HotelPlace place;
    const auto c = connected(place.place());
    fill(*c, false);
    Statement insert = c->statement("INSERT INTO t (id, n) VALUES (?, ?)");
    for (const qint64 id : {1, 50, 1, 51}) {
        const int rc = insert.run(id, id);
        QCOMPARE(rc == kOk, id != 1);
        if (rc == kOk) continue;
        const Error why = c->error(rc);
        QCOMPARE(why.code, ErrorCode::Invalid);
        QVERIFY2(why.reason.contains(QLatin1String("conflicts with data")), qPrintable(why.reason));
        QVERIFY2(why.reason.contains(QLatin1String("unique"), Qt::CaseInsensitive),
                 qPrintable(why.reason));
        QVERIFY2(!why.reason.contains(QLatin1Char('\n')), qPrintable(why.reason));
    }
    const auto none = c->execute(QStringLiteral("SELECT id FROM nowhere"));
    QCOMPARE(none.error().code, ErrorCode::Internal);
    QVERIFY2(none.error().reason.contains(QLatin1String("nowhere")),
             qPrintable(none.error().reason));
}

void TestStatements::anAbandonedRowBlocksNothing()
{
    const HotelPlace place;
    const auto c = connected(place.place());
    fill(*c, false);
    if (!place.onServer()) QVERIFY(c->execute(QStringLiteral("PRAGMA journal_mode = WAL")));
    QVERIFY(c->execute(QStringLiteral("DELETE FROM t WHERE id = 1")));
    Statement s = c->statement("SELECT id FROM t");
    QCOMPARE(s.step(), kRow);
    s.reset();
    {
        Statement unread = c->statement("SELECT id FROM t");
        unread.readOneByOne();
        QCOMPARE(unread.step(), kRow);
    }
    Statement direct = c->direct("SELECT id FROM t");
    QCOMPARE(direct.step(), kRow);
    direct.reset();
    if (place.onServer()) return;
    QCOMPARE(*c->integer(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")), 0);
    QCOMPARE(QFileInfo(place.place() + QStringLiteral("-wal")).size(), 0);
}

void TestStatements::aLockedFileSaysSo()
{
    const HotelPlace place;
    ROOMRACK_NEEDS_FILE(place);
    const auto one = connected(place.place());
    fill(*one, false);
    const auto other = connected(place.place());
    QVERIFY(other->integer(QStringLiteral("SELECT count(*) FROM t")));
    QVERIFY(other->execute(QStringLiteral("PRAGMA busy_timeout = 0")));
    QVERIFY(one->execute(QStringLiteral("BEGIN EXCLUSIVE")));
    const auto locked = other->execute(QStringLiteral("INSERT INTO t (id) VALUES (9)"));
    QVERIFY2(locked.error().code == ErrorCode::Locked, qPrintable(locked.error().reason));
    QVERIFY(locked.error().reason.contains(QLatin1String("in use by another program")));
    QVERIFY(one->execute(QStringLiteral("COMMIT")));
    QVERIFY(other->execute(QStringLiteral("INSERT INTO t (id) VALUES (9)")));
}

void TestStatements::aFullFileSaysSo()
{
    const HotelPlace place;
    ROOMRACK_NEEDS_FILE(place);
    const auto c = connected(place.place());
    fill(*c, false);
    QVERIFY(c->execute(QStringLiteral("PRAGMA max_page_count = 1")));
    const auto full =
        c->execute(QStringLiteral("INSERT INTO t (id, b) VALUES (9, zeroblob(1000000))"));
    QCOMPARE(full.error().code, ErrorCode::DiskFull);
    QVERIFY(full.error().reason.contains(QLatin1String("the disk is full")));
}

void TestStatements::aLostServerSaysSo()
{
    const HotelPlace place;
    if (!place.onServer()) QSKIP("about servers");
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    CutConnection wire(HotelPlace::server()->socket());
    const auto c = connected(place.placeThrough(wire.folder()));
    fill(*c, false);
    Statement used = c->statement("SELECT n FROM t WHERE id = ?");
    for (const qint64 id : {1, 2, 3}) QCOMPARE(used.run(id), kOk);
    wire.cutAfter(CutConnection::Way::ToClient, 3);
    for (int i = 0; i < 2; ++i) {
        const int rc = used.run(qint64(1));
        QVERIFY(rc != kOk);
        QCOMPARE(c->error(rc).code, ErrorCode::NotSaved);
        QVERIFY(c->isLost());
    }
    const auto again = c->integer(QStringLiteral("SELECT 1"));
    QCOMPARE(again.error().code, ErrorCode::NotSaved);
    QVERIFY2(!again.error().reason.contains(QLatin1String("()")), qPrintable(again.error().reason));
}

void TestStatements::anAbsentDatabaseSaysSo()
{
    const HotelPlace place;
    if (!place.onServer()) QSKIP("about servers");
    auto address = *readServerPlace(place.place());
    for (auto &[word, value] : address.parameters) {
        if (word == "dbname") value = "no 'such\\ one";
    }
    const auto opened = PostgresConnection::open(address, Purpose::Reading);
    QCOMPARE(opened.error().code, ErrorCode::NotFound);
    QVERIFY2(opened.error().reason.contains(QLatin1String("no 'such\\ one")),
             qPrintable(opened.error().reason));
}

QTEST_GUILESS_MAIN(TestStatements)
#include "test_statements.moc"
