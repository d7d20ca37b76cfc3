// SPDX-License-Identifier: GPL-3.0-or-later
// Lines become bookings, or problems with line and reason; valid lines are still imported.
#include "csv_text.h"
#include "support/environment.h"

#include <QByteArrayList>
#include <QFile>
#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::imports;
using tests::bookings;
using tests::problemsOf;
using tests::simple;

namespace {

const char *const kGood = "2016-03-01,3,A,B,2,Check-Out,2016-03-04,30,2,80.50";

}  // namespace

class RowsTest : public QObject {
    Q_OBJECT

private slots:
    void aRowSaysAllThatHappened();
    void everyBadInputIsReportedAndTheRestGoesIn_data();
    void everyBadInputIsReportedAndTheRestGoesIn();
    void aTruncatedLastLineIsReported();
    void earlyAndLateDeparturesAreKnown();
    void noShowsCannotComeBeforeTheArrival();
    void sameContentIsCounted();
    void contentIsTheSameHoweverItIsWritten();
    void pricesComeFromTheRateOrTheTotal();
    void filesThatCannotBeBookingsAreRefused_data();
    void filesThatCannotBeBookingsAreRefused();
    void readingCanBeCancelled();
    void problemsCanBeSaved();
    void anyTableCanBeRead();
    void tooManyMarketSegmentsAreReported();
};

void RowsTest::aRowSaysAllThatHappened()
{
    const auto file = bookings(simple({kGood}));
    QVERIFY(file.has_value());
    QCOMPARE(file->rows.size(), size_t(1));
    const ImportRow &row = file->rows[0];
    QCOMPARE(row.line, 2);
    QCOMPARE(row.stay, Stay(Night::of(2016, 3, 1), 3));
    QCOMPARE(row.booked, Night::of(2016, 1, 31));
    QCOMPARE(row.outcome, Outcome::Departed);
    QCOMPARE(row.settled, Night::of(2016, 3, 4));
    QCOMPARE(file->typeCodes, QStringList({QStringLiteral("A"), QStringLiteral("B")}));
    QCOMPARE(row.roomType, 0);
    QCOMPARE(row.assignedType, 1);
    QCOMPARE(row.adults, 2);
    QCOMPARE(row.changes, 2);
    QCOMPARE(row.nightly, 8050);
    QCOMPARE(row.total, 24150);
}

void RowsTest::tooManyMarketSegmentsAreReported()
{
    QByteArray lines = "arrival,nights,room type,assigned room type,adults,status,status date,"
                       "lead time,booking changes,rate,market_segment\n";
    const auto add = [&lines](int segment) {
        lines += "2016-03-01,3,A,A,2,Check-Out,2016-03-04,30,0,80,Segment "
                 + QByteArray::number(segment) + '\n';
    };
    constexpr int kMost = 100;
    for (int i = 0; i <= kMost; ++i) add(i);
    add(0);
    const auto file = bookings(lines);
    QVERIFY(file.has_value());
    QCOMPARE(file->rows.size(), size_t(kMost) + 1);
    QCOMPARE(file->rows.back().segment, 0);
    QCOMPARE(file->segments.size(), kMost);
    QCOMPARE(file->problems.size(), size_t(1));
    QCOMPARE(file->problems[0].line, kMost + 2);
    QCOMPARE(file->problems[0].field, QStringLiteral("market_segment"));
    QVERIFY(file->problems[0].reason.contains(QStringLiteral("more than 100 market segments")));
}

void RowsTest::everyBadInputIsReportedAndTheRestGoesIn_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("problem");
    QTest::addColumn<QString>("column");
    const auto row = [](const char *name, const char *line, const char *problem,
                        const char *column) {
        QTest::newRow(name) << QByteArray(line) << QByteArray(problem)
                            << QString::fromLatin1(column);
    };
    row("zero nights", "2016-03-01,0,A,A,2,Check-Out,2016-03-01,30,0,80", "no nights", "nights");
    row("negative nights", "2016-03-01,-2,A,A,2,Check-Out,2016-03-01,30,0,80", "out of range",
        "nights");
    row("nights no number", "2016-03-01,two,A,A,2,Check-Out,2016-03-01,30,0,80", "invalid number",
        "nights");
    row("too many nights", "2016-03-01,401,A,A,2,Check-Out,2016-03-01,30,0,80", "out of range",
        "nights");
    row("negative rate", "2016-03-01,3,A,A,2,Check-Out,2016-03-04,30,0,-6.38", "negative rate",
        "rate");
    row("rate no amount", "2016-03-01,3,A,A,2,Check-Out,2016-03-04,30,0,free", "invalid number",
        "rate");
    row("rate beyond all", "2016-03-01,3,A,A,2,Check-Out,2016-03-04,30,0,99999999999999999999",
        "invalid number", "rate");
    row("no arrival", ",3,A,A,2,Check-Out,2016-03-04,30,0,80", "invalid date", "arrival");
    row("no such day", "2016-02-30,3,A,A,2,Check-Out,2016-03-04,30,0,80", "invalid date",
        "arrival");
    row("bad status date", "2016-03-01,3,A,A,2,Check-Out,yesterday,30,0,80", "invalid date",
        "status date");
    row("no room type", "2016-03-01,3,,A,2,Check-Out,2016-03-04,30,0,80", "missing value",
        "room type");
    row("nobody", "2016-03-01,3,A,A,0,Check-Out,2016-03-04,30,0,80", "no guests", "adults");
    row("negative adults", "2016-03-01,3,A,A,-1,Check-Out,2016-03-04,30,0,80", "out of range",
        "adults");
    row("unknown status", "2016-03-01,3,A,A,2,Maybe,2016-03-04,30,0,80", "unknown status",
        "status");
    row("left before arrival", "2016-03-01,3,A,A,2,Check-Out,2016-02-04,30,0,80",
        "contradictory values", "status date");
    row("cancelled before booked", "2016-03-01,3,A,A,2,Canceled,2016-01-04,30,0,80",
        "contradictory values", "status date");
    row("lead time beyond all", "2016-03-01,3,A,A,2,Check-Out,2016-03-04,30000,0,80",
        "out of range", "lead time");
    row("too many changes", "2016-03-01,3,A,A,2,Check-Out,2016-03-04,30,101,80", "out of range",
        "booking changes");
    row("missing column", "2016-03-01,3,A,A,2,Check-Out,2016-03-04,30,0", "wrong number of columns",
        "");
    row("column too many", "2016-03-01,3,A,A,2,Check-Out,2016-03-04,30,0,80,1",
        "wrong number of columns", "");
    row("Latin-1", "2016-03-01,3,Caf\xe9,A,2,Check-Out,2016-03-04,30,0,80", "invalid encoding", "");
    row("a century off", "1999-03-01,3,A,A,2,Check-Out,1999-03-04,30,0,80", "out of range",
        "arrival");
}

void RowsTest::everyBadInputIsReportedAndTheRestGoesIn()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, problem);
    QFETCH(QString, column);
    const auto file = bookings(simple({kGood, line, kGood}));
    QVERIFY(file.has_value());
    QCOMPARE(file->lines, 3);
    QCOMPARE(file->rows.size(), size_t(2));
    QCOMPARE(problemsOf(*file), QByteArrayList({"3:" + problem}));
    QCOMPARE(file->problems[0].field, column);
    QVERIFY(!file->problems[0].reason.isEmpty());
}

void RowsTest::aTruncatedLastLineIsReported()
{
    const QByteArray whole = simple({kGood, kGood});
    const auto cut = bookings(whole.chopped(20));
    QVERIFY(cut.has_value());
    QCOMPARE(cut->rows.size(), size_t(1));
    QCOMPARE(problemsOf(*cut), QByteArrayList({"3:truncated"}));
    const auto complete = bookings(whole.chopped(1));
    QVERIFY(complete.has_value());
    QCOMPARE(complete->rows.size(), size_t(2));
}

void RowsTest::earlyAndLateDeparturesAreKnown()
{
    const auto file = bookings(simple({"2016-03-01,7,A,A,2,Check-Out,2016-03-03,3,0,80",
                                       "2016-03-01,7,A,A,2,Check-Out,2016-03-01,3,0,80",
                                       "2016-03-01,7,A,A,2,Check-Out,2016-03-20,3,0,80"}));
    QVERIFY(file.has_value());
    QCOMPARE(file->rows[0].used(), Stay(Night::of(2016, 3, 1), 2));
    QCOMPARE(file->rows[1].used(), Stay(Night::of(2016, 3, 1), 1));
    QCOMPARE(file->rows[2].used(), file->rows[2].stay);
    QCOMPARE(file->rows[2].settled, Night::of(2016, 3, 8));
}

void RowsTest::noShowsCannotComeBeforeTheArrival()
{
    const auto file = bookings(simple({"2016-07-17,7,A,A,2,No-Show,2016-03-28,200,0,80"}));
    QVERIFY(file.has_value());
    QCOMPARE(file->rows[0].settled, Night::of(2016, 7, 17));
}

void RowsTest::sameContentIsCounted()
{
    const auto file =
        bookings(simple({kGood, "2016-03-01,3,A,A,1,Check-Out,2016-03-04,30,0,80", kGood, kGood}));
    QVERIFY(file.has_value());
    QCOMPARE(file->rows[0].occurrence, 1);
    QCOMPARE(file->rows[1].occurrence, 1);
    QCOMPARE(file->rows[2].occurrence, 2);
    QCOMPARE(file->rows[3].occurrence, 3);
    QCOMPARE(file->rows[0].digest, file->rows[3].digest);
    QVERIFY(file->rows[0].digest != file->rows[1].digest);
}

void RowsTest::contentIsTheSameHoweverItIsWritten()
{
    const QByteArray plain = simple({kGood});
    QByteArray semicolons = plain,
               quoted = simple({"\"" + QByteArray(kGood).replace(",", "\",\"") + "\""});
    semicolons.replace(',', ';').replace('\n', "\r\n");
    const auto first = bookings(plain), second = bookings("\xef\xbb\xbf" + semicolons),
               third = bookings(quoted);
    QVERIFY(first && second && third);
    QCOMPARE(second->rows[0].digest, first->rows[0].digest);
    QCOMPARE(third->rows[0].digest, first->rows[0].digest);
}

void RowsTest::pricesComeFromTheRateOrTheTotal()
{
    const QByteArray header = "arrival,nights,room type,rooms,rate,total\n";
    const auto file = bookings(header
                               + "2016-03-01,2,A,3,10.00,\n2016-03-01,2,A,1,,25.00\n"
                                 "2016-03-01,2,A,1,,\n2016-03-01,2,A,1,0,\n");
    QVERIFY(file.has_value());
    QCOMPARE(file->rows[0].total, 6000);
    QCOMPARE(file->rows[1].total, 2500);
    QCOMPARE(file->rows[1].nightly, 1250);
    QCOMPARE(file->rows[2].nightly, -1);
    QCOMPARE(file->rows[3].nightly, 0);
    QCOMPARE(file->rows[0].outcome, Outcome::NotSaid);
}

void RowsTest::filesThatCannotBeBookingsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    QTest::newRow("other table") << QByteArray("name,price\nchair,12\n");
    QTest::newRow("prose") << QByteArray("It was a dark and stormy night.\n");
    QTest::newRow("only a header") << simple({});
    QTest::newRow("nothing usable") << simple({"x,1,A,A,2,Check-Out,2016-03-04,30,0,80"});
    QTest::newRow("twice the same column")
        << QByteArray("arrival,arrival,nights,room type\n1,2,3,4\n");
}

void RowsTest::filesThatCannotBeBookingsAreRefused()
{
    QFETCH(QByteArray, text);
    const auto file = bookings(text);
    QVERIFY(!file.has_value());
    QCOMPARE(file.error().code, ErrorCode::Invalid);
    QVERIFY(!file.error().reason.isEmpty());
}

void RowsTest::readingCanBeCancelled()
{
    const tests::TextFile file(simple(QByteArrayList(5000, kGood)));
    int asked = 0;
    Watch watch;
    watch.cancelled = [&] { return ++asked == 3; };
    const auto read = readBookings(file.path(), {}, watch);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::Cancelled);
}

void RowsTest::problemsCanBeSaved()
{
    const Problem formula{7, ProblemKind::BadDate, QStringLiteral("=cmd()"),
                          QStringLiteral("\"x\" is not a date")};
    QCOMPARE(problemsAsCsv({formula}),
             QByteArray("line,column,problem,reason\r\n"
                        "7,\"'=cmd()\",\"invalid date\",\"\"\"x\"\" is not a date\"\r\n"));
    // A quoted value can contain a card number.
    const Problem card{8, ProblemKind::BadDate, {}, QStringLiteral("4111 1111 1111 1111 is none")};
    QVERIFY(problemsAsCsv({card}).contains("\"**** **** **** 1111 is none\""));
    QVERIFY(card.text().endsWith(QStringLiteral("**** **** **** 1111 is none")));
}

void RowsTest::anyTableCanBeRead()
{
    QVERIFY(rc::check("any cells", [] {
        const auto cell = rc::gen::elementOf(std::vector<std::string>{
            "", "0", "1", "-1", "2016-03-01", "2016-13-01", "A", "NULL", "Check-Out", "Canceled",
            "99999999999", "1e9", "\"", "\"x", "\xff", "No-Show", "2016-03-09", "12.5", "\0x"});
        QByteArrayList lines;
        const int count = *rc::gen::inRange(1, 12);
        for (int i = 0; i < count; ++i) {
            const auto cells = *rc::gen::container<std::vector<std::string>>(10, cell);
            QByteArrayList fields;
            for (const auto &c : cells) fields << QByteArray::fromStdString(c);
            lines << fields.join(',');
        }
        const auto file = bookings(simple(lines));
        if (!file) return;
        RC_ASSERT(qint64(file->rows.size() + file->problems.size()) == file->lines);
        for (const ImportRow &row : file->rows) {
            RC_ASSERT((row.stay.nights() > 0 && row.booked <= row.stay.checkIn()));
            RC_ASSERT((row.nightly >= -1 && row.total >= 0));
        }
    }));
}

QTEST_GUILESS_MAIN(RowsTest)
#include "test_rows.moc"
