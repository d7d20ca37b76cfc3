// SPDX-License-Identifier: GPL-3.0-or-later
// Two years of a real hotel, compared with figures that a script computes from the CSV alone.
#include "imports/importer.h"
#include "storage/reader.h"
#include "support/environment.h"
#include "support/patience.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace roomrack;
using namespace roomrack::imports;

class ResortTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theSummaryIsRight();
    void capacityIsRight();
    void theFileSaysTheSame();
    void importingItAgainChangesNothing();
    void anEveningInItsMiddleIsALiveHotel();

private:
    Result<Summary> import(const QString &file, std::optional<Night> until);
    void compareFile(const QString &hotel);
    qint64 expected(const char *key) const { return expected_[QLatin1String(key)].toInteger(); }

    QTemporaryDir folder_;
    core::SystemClock clock_;
    BookingFile bookings_;
    QString hotel_;
    Summary summary_;
    QJsonObject expected_;
};

Result<Summary> ResortTest::import(const QString &file, std::optional<Night> until)
{
    const HotelDraft draft =
        draftHotel(bookings_, QStringLiteral("Resort"), QStringLiteral("Europe/Lisbon"));
    return importFile(file, clock_, bookings_, draft, until);
}

void ResortTest::initTestCase()
{
    ROOMRACK_SHARED_DATA(csv, QStringLiteral("bookings/resort_hotel.csv"));
    QProcess script;
    script.start(QStringLiteral("python3"),
                 {tests::sourcePath(QStringLiteral("tests/imports/expected_resort.py")), csv});
    QVERIFY(script.waitForFinished(tests::kTryForMs));
    expected_ = QJsonDocument::fromJson(script.readAllStandardOutput()).object();
    QVERIFY(!expected_.isEmpty());
    const auto read = readBookings(csv, {});
    QVERIFY2(read.has_value(), qPrintable(read ? QString() : read.error().text()));
    QCOMPARE(read->mapping.name, QStringLiteral("hotel-booking-demand"));
    bookings_ = *read;
    hotel_ = folder_.filePath(QStringLiteral("resort.roomrack"));
    const auto summary = import(hotel_, {});
    QVERIFY2(summary.has_value(), qPrintable(summary ? QString() : summary.error().text()));
    summary_ = *summary;
}

void ResortTest::theSummaryIsRight()
{
    QCOMPARE(summary_.lines, expected("lines"));
    QCOMPARE(qint64(summary_.problems.size()), expected("refused"));
    QCOMPARE(summary_.bookings, expected("bookings"));
    QCOMPARE(summary_.changes, expected("changes"));
    QCOMPARE(summary_.cancellations, expected("cancellations"));
    QCOMPARE(summary_.noShows, expected("no-shows"));
    QCOMPARE(summary_.departures, expected("departures"));
    QCOMPARE(summary_.roomNights, expected("room-nights"));
    QCOMPARE(summary_.inHouse, 0);
    QCOMPARE(summary_.open, 0);
    QCOMPARE(summary_.oversoldNights, 0);
    QCOMPARE(summary_.businessDate, Night::of(2017, 9, 15));
}

void ResortTest::capacityIsRight()
{
    const QJsonObject capacity = expected_[QLatin1String("capacity")].toObject();
    const HotelDraft draft =
        draftHotel(bookings_, QStringLiteral("Resort"), QStringLiteral("Europe/Lisbon"));
    QVERIFY(!draft.types.empty());
    for (const TypeDraft &type : draft.types) QCOMPARE(type.rooms, capacity[type.code].toInt(0));
    QCOMPARE(draft.rooms(), summary_.rooms);
}

void ResortTest::theFileSaysTheSame()
{
    compareFile(hotel_);
}

void ResortTest::compareFile(const QString &hotel)
{
    auto reader = storage::Reader::open(hotel);
    QVERIFY(reader.has_value());
    const Night first = Night::of(2015, 7, 1);
    const auto days = (*reader)->ask(storage::NightFigures{summary_.propertyId, Stay(first, 900)});
    QVERIFY(days.has_value());
    qint64 occupied = 0, peak = 0;
    for (const storage::DayFigures &day : *days) {
        occupied += day.occupied;
        peak = std::max<qint64>(peak, day.occupied);
        QCOMPARE(day.rooms, summary_.rooms);
    }
    QCOMPARE(occupied, expected("room-nights"));
    QCOMPARE(peak, expected("peak"));
    storage::BookingQuery query;
    query.property = summary_.propertyId;
    QCOMPARE((*reader)->ask(storage::Bookings{query, 0, 1})->total, expected("bookings"));
    query.statuses = {booking::BookingStatus::Cancelled};
    QCOMPARE((*reader)->ask(storage::Bookings{query, 0, 1})->total, expected("cancellations"));
}

void ResortTest::importingItAgainChangesNothing()
{
    const auto again = import(hotel_, {});
    QVERIFY2(again.has_value(), qPrintable(again ? QString() : again.error().text()));
    QVERIFY(again->changedNothing());
    QCOMPARE(again->repeated, expected("bookings"));
    QCOMPARE(again->changes + again->cancellations + again->noShows + again->departures, 0);
}

void ResortTest::anEveningInItsMiddleIsALiveHotel()
{
    const Night evening = Night::of(2016, 8, 15);
    qint64 inHouse = 0, toCome = 0;
    for (const ImportRow &row : bookings_.rows) {
        const bool here = row.outcome == Outcome::Departed && row.stay.checkIn() <= evening
                          && row.settled > evening;
        const bool known = row.booked <= evening && row.stay.checkIn() > evening;
        const bool cancelled = row.outcome == Outcome::Cancelled && row.settled <= evening;
        inHouse += here;
        toCome += known && !cancelled;
        // Cancelled only after the day of arrival: not cancelled yet on that evening.
        toCome += row.outcome == Outcome::Cancelled && row.stay.checkIn() <= evening
                  && row.settled > evening;
    }
    const auto summary = import(folder_.filePath(QStringLiteral("live.roomrack")), evening);
    QVERIFY2(summary.has_value(), qPrintable(summary ? QString() : summary.error().text()));
    QCOMPARE(summary->inHouse, inHouse);
    QCOMPARE(summary->open, toCome);
    QCOMPARE(summary->businessDate, evening);
    QVERIFY(summary->oversoldNights > 0);  // bookings cancelled later still count

    // The whole file later: the import continues to the end, as without the stop.
    const auto rest = import(folder_.filePath(QStringLiteral("live.roomrack")), {});
    QVERIFY2(rest.has_value(), qPrintable(rest ? QString() : rest.error().text()));
    QCOMPARE(rest->carriedOn, inHouse + toCome);
    QCOMPARE(rest->bookings + rest->repeated, expected("bookings"));
    QCOMPARE(summary->cancellations + rest->cancellations, expected("cancellations"));
    QCOMPARE(summary->changes + rest->changes, expected("changes"));
    QCOMPARE(summary->departures + rest->departures, expected("departures"));
    QCOMPARE(rest->open + rest->inHouse, 0);
    compareFile(folder_.filePath(QStringLiteral("live.roomrack")));
}

QTEST_GUILESS_MAIN(ResortTest)
#include "test_resort.moc"
