// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings of a file become a property's history, with a real engine and a real file.
#include "small_hotel.h"
#include "storage/file_lock.h"
#include "storage/reader.h"
#include "support/environment.h"

#include <QByteArrayList>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QRegularExpression>
#include <QTest>

using namespace roomrack;
using namespace roomrack::imports;
using tests::simple;
using tests::SmallHotel;
using tests::sold;

namespace {

const QByteArrayList kRows = {
    "2016-03-01,3,A,B,2,Check-Out,2016-03-04,30,2,80.50",  // assigned a better room type
    "2016-03-02,7,A,A,2,Check-Out,2016-03-05,10,0,70",     // departed early
    "2016-03-02,2,A,A,1,Canceled,2016-02-20,40,1,90",
    "2016-03-03,2,B,B,2,No-Show,2016-03-03,5,0,100",
    "2016-03-03,2,B,B,2,Check-Out,2016-03-05,5,0,100",
};

QString text(const char *t)
{
    return QString::fromLatin1(t);
}

}  // namespace

class ImportTest : public QObject {
    Q_OBJECT

private slots:
    void everyOutcomeIsPlayed();
    void capacityIsTheBusiestNightByAssignedType();
    void capacityCanBeGivenAndOversellingIsFlagged();
    void aBookingCountsWhereItIsAssignedFromCheckInOn();
    void importingTwiceChangesNothing();
    void equalRowsAreDifferentBookings();
    void rowsAddedLaterGoIn();
    void historyStopsWhereAsked();
    void theBusinessDateFollows();
    void recordsKnowWhenItHappenedAndWhenItWasWritten();
    void anExistingHotelTakesWhatFits();
    void aHotelWithOtherTypesRefuses();
    void cancellingLeavesNoNewFile();
    void cancellingSaysWhatStays();
    void whatCannotBeImportedLeavesNoFile();
    void anotherCurrencyIsRefused();
    void whatAKilledImportLeftIsReplaced();
    void ratesComeFromTheFile();
    void marketSegmentsAreMadeByName();
};

void ImportTest::everyOutcomeIsPlayed()
{
    SmallHotel hotel;
    const auto summary = hotel.import(simple(kRows + QByteArrayList{"x,1,A,A,1,,,,,"}));
    QVERIFY2(summary.has_value(), qPrintable(summary ? QString() : summary.error().text()));
    QCOMPARE(summary->lines, 6);
    QCOMPARE(summary->bookings, 5);
    QCOMPARE(summary->changes, 3);
    QCOMPARE(summary->cancellations, 1);
    QCOMPARE(summary->noShows, 1);
    QCOMPARE(summary->departures, 3);
    QCOMPARE(summary->roomNights, 3 + 3 + 2);
    QCOMPARE(summary->problems.size(), size_t(1));
    QCOMPARE(hotel.bookings(),
             QByteArrayList({"3 A 2016-03-02+2 v3", "6 B 2016-03-01+3 v5", "6 A 2016-03-02+3 v3",
                             "7 B 2016-03-03+2 v2", "6 B 2016-03-03+2 v3"}));
}

void ImportTest::capacityIsTheBusiestNightByAssignedType()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kRows)).has_value());
    const auto engine = hotel.open();
    const auto snapshot = engine->snapshot(engine->properties().front().id);
    const auto &c = (*snapshot)->catalogue;
    QCOMPARE(c.roomTypes.size(), size_t(2));
    QCOMPARE(c.roomTypes[0].cap, 1);
    QCOMPARE(c.roomTypes[1].cap, 2);
    QCOMPARE(c.rooms.size(), size_t(3));
    QCOMPARE(c.rooms[2].number, text("B2"));
    QCOMPARE(c.property.timeZone, text("Europe/Lisbon"));
}

void ImportTest::capacityCanBeGivenAndOversellingIsFlagged()
{
    SmallHotel hotel;
    hotel.rooms = {{text("B"), 1}};
    const auto summary = hotel.import(simple(kRows));
    QVERIFY(summary.has_value());
    QCOMPARE(summary->oversoldNights, 1);  // two guests in one room on 3 March
    QVERIFY(summary->oversoldBookings > 0);
    SmallHotel other;
    other.rooms = {{text("Z"), 1}};
    QCOMPARE(other.import(simple(kRows)).error().field, text("Z"));
}

void ImportTest::aBookingCountsWhereItIsAssignedFromCheckInOn()
{
    const Night night = Night::of(2016, 3, 1);
    SmallHotel before, after;
    before.until = night - 1;
    after.until = night;
    QVERIFY(before.import(simple({kRows[0]})).has_value());
    QVERIFY(after.import(simple({kRows[0]})).has_value());
    const auto one = before.open(), two = after.open();
    QCOMPARE(sold(*one, text("A"), night), 1);
    QCOMPARE(sold(*one, text("B"), night), 0);
    QCOMPARE(sold(*two, text("A"), night), 0);
    QCOMPARE(sold(*two, text("B"), night), 1);
}

void ImportTest::importingTwiceChangesNothing()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kRows)).has_value());
    const qint64 records = hotel.open()->committedSeq();
    const auto bookings = hotel.bookings();
    const auto again = hotel.import(simple(kRows));
    QVERIFY(again.has_value());
    QCOMPARE(again->bookings, 0);
    QCOMPARE(again->repeated, 5);
    QVERIFY(again->changedNothing());
    QCOMPARE(hotel.open()->committedSeq(), records);
    QCOMPARE(hotel.bookings(), bookings);
}

void ImportTest::equalRowsAreDifferentBookings()
{
    SmallHotel hotel;
    QCOMPARE(hotel.import(simple({kRows[0], kRows[0], kRows[0]}))->bookings, 3);
    const auto again = hotel.import(simple({kRows[0], kRows[0], kRows[0]}));
    QCOMPARE(again->bookings, 0);
    QCOMPARE(again->repeated, 3);
    QCOMPARE(hotel.import(simple({kRows[0], kRows[0], kRows[0], kRows[0]}))->bookings, 1);
}

void ImportTest::rowsAddedLaterGoIn()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kRows.mid(0, 2))).has_value());
    const auto more = hotel.import(simple(kRows));
    QVERIFY(more.has_value());
    QCOMPARE(more->repeated, 2);
    QCOMPARE(more->bookings, 3);
    QCOMPARE(hotel.bookings().size(), 5);
}

void ImportTest::historyStopsWhereAsked()
{
    SmallHotel hotel;
    hotel.until = Night::of(2016, 3, 2);
    const auto summary = hotel.import(
        simple(kRows + QByteArrayList{"2016-04-01,1,A,A,1,Check-Out,2016-04-02,3,0,70"}));
    QVERIFY(summary.has_value());
    QCOMPARE(summary->inHouse, 2);
    QCOMPARE(summary->open, 2);
    QCOMPARE(summary->cancellations, 1);
    QCOMPARE(summary->later, 1);
    const auto property = hotel.open()->properties().front();
    QCOMPARE(property.businessDate, Night::of(2016, 3, 2));
    QCOMPARE(property.audit, inventory::AuditMode::ByHand);
}

void ImportTest::theBusinessDateFollows()
{
    const Night now = Night::of(2020, 1, 1);
    SmallHotel past, present;
    QVERIFY(past.import(simple(kRows)).has_value());
    QCOMPARE(past.open()->properties().front().businessDate, Night::of(2016, 3, 6));
    QCOMPARE(past.open()->properties().front().audit, inventory::AuditMode::ByHand);
    QVERIFY(present
                .import(simple({"2019-12-30,5,A,A,2,Checked in,,3,0,70",
                                "2020-02-01,5,A,A,2,Confirmed,,60,0,70"}))
                .has_value());
    QCOMPARE(present.open()->properties().front().businessDate, now);
    QCOMPARE(present.open()->properties().front().audit, inventory::AuditMode::OnTime);
    QCOMPARE(present.bookings(), QByteArrayList({"2 A 2020-02-01+5 v1", "5 A 2019-12-30+5 v2"}));
}

void ImportTest::recordsKnowWhenItHappenedAndWhenItWasWritten()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kRows)).has_value());
    const auto property = hotel.open()->properties().front().id;
    auto reader = storage::Reader::open(hotel.file());
    QVERIFY(reader.has_value());
    const auto records = (*reader)->ask(storage::RecentRecords{property, 1000});
    QVERIFY(records.has_value());
    Instant last{std::numeric_limits<qint64>::max()};
    int withTime = 0;
    for (const booking::Record &r : *records) {
        QVERIFY(r.at >= hotel.clock.wall());
        if (r.effective.micros == 0) continue;
        QVERIFY(r.effective <= last);
        last = r.effective;
        ++withTime;
    }
    QCOMPARE(withTime, 5 + 3 + 2 + 3 + 3);
    QCOMPARE(last.utc().toString(Qt::ISODate), text("2016-01-22T12:00:00Z"));
}

void ImportTest::anExistingHotelTakesWhatFits()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kRows)).has_value());
    const auto summary = hotel.import(simple({"2016-02-01,2,B,B,2,Check-Out,2016-02-03,1,0,50",
                                              "2016-03-09,2,Suite,B,2,Check-Out,2016-03-11,1,0,50",
                                              "2016-03-09,2,a,a,2,Check-Out,2016-03-11,1,0,50"}));
    QVERIFY2(summary.has_value(), qPrintable(summary ? QString() : summary.error().text()));
    QVERIFY(!summary->created);
    QCOMPARE(summary->bookings, 2);
    QCOMPARE(summary->problems.size(), size_t(1));
    QCOMPARE(summary->problems[0].kind, ProblemKind::UnknownType);
    QCOMPARE(summary->problems[0].line, 3);
    const auto engine = hotel.open();
    QCOMPARE(sold(*engine, text("B"), Night::of(2016, 2, 2)), 1);
    QCOMPARE(engine->properties().front().businessDate, Night::of(2016, 3, 12));
}

void ImportTest::aHotelWithOtherTypesRefuses()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kRows)).has_value());
    const qint64 records = hotel.open()->committedSeq();
    const auto other =
        hotel.import(simple({"2016-03-09,2,Suite,Suite,2,Check-Out,2016-03-11,1,0,50"}));
    QVERIFY(!other.has_value());
    QCOMPARE(other.error().field, text("room types"));
    QCOMPARE(hotel.open()->committedSeq(), records);
}

void ImportTest::cancellingLeavesNoNewFile()
{
    SmallHotel hotel;
    int asked = 0;
    hotel.watch.cancelled = [&] { return ++asked == 2; };
    QByteArrayList many;
    for (int i = 0; i < 3000; ++i) many += kRows[i % 5];
    const auto summary = hotel.import(simple(many));
    QVERIFY(!summary.has_value());
    QCOMPARE(summary.error().code, ErrorCode::Cancelled);
    QCOMPARE(QDir(hotel.folder()).entryList(QDir::Files), QStringList());
}

void ImportTest::cancellingSaysWhatStays()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kRows)).has_value());
    QByteArrayList many;
    for (int i = 0; i < 3000; ++i) many += kRows[i % 5];
    int asked = 0;
    hotel.watch.cancelled = [&] { return ++asked == 3; };
    const auto summary = hotel.import(simple(many));
    QVERIFY(!summary.has_value());
    QCOMPARE(summary.error().code, ErrorCode::Cancelled);
    QVERIFY(summary.error().reason.contains(QRegularExpression(text("[1-9]"))));
    QVERIFY(QFileInfo::exists(hotel.file()));
}

void ImportTest::whatCannotBeImportedLeavesNoFile()
{
    SmallHotel hotel;
    for (const QByteArray &csv : {QByteArray("name,price\nchair,12\n"), QByteArray(),
                                  simple({"x,1,A,A,2,Check-Out,2016-03-04,30,0,80"})}) {
        QVERIFY(!hotel.import(csv).has_value());
    }
    hotel.zone = text("Europe/Atlantis");
    QVERIFY(!hotel.import(simple(kRows)).has_value());
    hotel.zone = text("UTC");
    hotel.name = text(" ");
    QVERIFY(!hotel.import(simple(kRows)).has_value());
    QCOMPARE(QDir(hotel.folder()).entryList(QDir::Files), QStringList());
}

void ImportTest::anotherCurrencyIsRefused()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kRows)).has_value());
    const qint64 records = hotel.open()->committedSeq();
    ReadOptions dollars;
    dollars.currency = *Currency::make(text("USD"));
    const auto file = tests::bookings(simple(kRows), dollars);
    QVERIFY(file.has_value());
    const auto draft = draftHotel(*file, hotel.name, hotel.zone);
    const auto refused = importFile(hotel.file(), hotel.clock, *file, draft, {});
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().field, text("currency"));
    QCOMPARE(hotel.open()->committedSeq(), records);
}

void ImportTest::whatAKilledImportLeftIsReplaced()
{
    SmallHotel hotel;
    const QString left = hotel.file() + text(".importing");
    for (const char *suffix : {"", "-wal", "-shm"}) {
        QFile file(left + QLatin1String(suffix));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("half a hotel");
    }
    QVERIFY(hotel.import(simple(kRows)).has_value());
    QCOMPARE(QDir(hotel.folder()).entryList(QDir::Files), QStringList({text("hotel.roomrack")}));
    // A concurrent import into the same file is not disturbed.
    SmallHotel busy;
    const auto other = storage::FileLock::take(busy.file() + text(".importing"));
    QVERIFY(other.has_value());
    const auto refused = busy.import(simple(kRows));
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::Locked);
}

void ImportTest::marketSegmentsAreMadeByName()
{
    const auto file = [](const QByteArrayList &rows) {
        return "arrival,nights,room type,assigned room type,adults,status,status date,lead time,"
               "booking changes,rate,market_segment\n"
               + rows.join('\n') + '\n';
    };
    SmallHotel hotel;
    const auto first =
        hotel.import(file({"2016-02-01,2,A,A,2,Check-Out,2016-02-03,1,0,50,Online TA",
                           "2016-02-01,2,A,A,2,Check-Out,2016-02-03,1,0,50,",
                           "2016-02-05,2,A,A,2,Canceled,2016-02-03,9,0,50,Groups"}));
    QVERIFY2(first.has_value(), qPrintable(first ? QString() : first.error().text()));
    const auto second =
        hotel.import(file({"2016-03-01,2,A,A,2,Check-Out,2016-03-03,1,0,50,online ta",
                           "2016-03-05,2,A,A,2,Check-Out,2016-03-07,1,0,50,Corporate"}));
    QVERIFY2(second.has_value(), qPrintable(second ? QString() : second.error().text()));
    const auto engine = hotel.open();
    const auto segments = (*engine->snapshot(engine->properties().front().id))->catalogue.segments;
    QStringList names;
    for (const auto &segment : segments) names << segment.code + u' ' + segment.name;
    QCOMPARE(names, (QStringList{text("ONLINETA Online TA"), text("GROUPS Groups"),
                                 text("CORPORATE Corporate")}));
    const auto reader = storage::Reader::open(hotel.file());
    storage::BookingQuery query;
    query.property = engine->properties().front().id;
    query.sort = storage::BookingSort::Number;
    const auto page = (*reader)->ask(storage::Bookings{query, 0, 10});
    QCOMPARE(page->total, 5LL);
    query.segments = {segments[0].id};
    QCOMPARE((*reader)->ask(storage::Bookings{query, 0, 10})->total, 2LL);
    query.segments = {segments[1].id, segments[2].id};
    QCOMPARE((*reader)->ask(storage::Bookings{query, 0, 10})->total, 2LL);
}

void ImportTest::ratesComeFromTheFile()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kRows)).has_value());
    const auto engine = hotel.open();
    const auto snapshot = engine->snapshot(engine->properties().front().id);
    const auto &s = **snapshot;
    const auto rate = [&](size_t type, Night n) {
        return s.rateBook.price(int(type), s.rateBook.basePlan(), n, 0).value_or(-1);
    };
    QCOMPARE(rate(0, Night::of(2016, 3, 1)), 8050);
    QCOMPARE(rate(0, Night::of(2016, 3, 2)), 7000);  // the lower of two middle values
    QCOMPARE(rate(1, Night::of(2016, 3, 3)), 10000);
    QCOMPARE(rate(1, Night::of(2016, 3, 1)), 10000);  // borrowed from a nearby night
    QCOMPARE(rate(1, Night::of(2017, 3, 2)), 10000);  // borrowed from the previous year
}

QTEST_GUILESS_MAIN(ImportTest)
#include "test_import.moc"
