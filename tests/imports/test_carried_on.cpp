// SPDX-License-Identifier: GPL-3.0-or-later
// Interrupted imports: cancelled, killed, or stopped at a given day. The next import of the same
// file continues every booking from its current state, and the one after that changes nothing.
#include "core/random.h"
#include "small_hotel.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/environment.h"
#include "support/patience.h"

#include <QByteArrayList>
#include <QFile>
#include <QIODevice>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <cstring>
#include <utility>

using namespace roomrack;
using namespace roomrack::imports;
using tests::simple;
using tests::SmallHotel;

namespace {

const Night kFirst = Night::of(2016, 3, 1);

/// Bookings of all outcomes over some months, deterministic per seed.
QByteArrayList randomRows(int count, quint64 seed)
{
    core::Random random(seed);
    QByteArrayList rows;
    for (int i = 0; i < count; ++i) {
        const Night in = kFirst + random.below(120);
        const int nights = random.between(1, 9), lead = random.below(90);
        const char *type = random.chance(0.5) ? "A" : "B";
        const char *assigned = random.chance(0.8) ? type : "B";
        const char *outcome = "Check-Out";
        Night settled = in + random.between(0, nights);
        if (random.chance(0.3)) {
            outcome = "Canceled";
            settled = in - random.below(lead + 1);
        } else if (random.chance(0.1)) {
            outcome = "No-Show";
            settled = in;
        }
        rows += QStringLiteral("%1,%2,%3,%4,2,%5,%6,%7,%8,%9")
                    .arg(in.iso())
                    .arg(nights)
                    .arg(QLatin1String(type), QLatin1String(assigned), QLatin1String(outcome),
                         settled.iso())
                    .arg(lead)
                    .arg(random.below(4))
                    .arg(random.between(50, 150))
                    .toLatin1();
    }
    return rows;
}

/// The existing hotel to import into: it has both room types and a history of its own.
Result<Summary> begin(SmallHotel &hotel)
{
    hotel.rooms = {{QStringLiteral("A"), 20}, {QStringLiteral("B"), 20}};
    return hotel.import(simple({"2015-11-05,1,A,A,1,Check-Out,2015-11-06,3,0,70",
                                "2015-11-05,1,B,B,1,Check-Out,2015-11-06,3,0,70"}));
}

Night businessDate(const SmallHotel &hotel)
{
    return hotel.open()->properties().front().businessDate;
}

bool isProved(const SmallHotel &hotel)
{
    const auto report = storage::verify(hotel.file());
    if (!report) qWarning("%s", qPrintable(report.error().text()));
    if (report && !report->findings.empty()) qWarning("%s", qPrintable(report->findings[0].what));
    return report && report->findings.empty();
}

/// The child process that is killed. Reports when it is about to take the first bookings.
int work(const QString &csv, const QString &file)
{
    QFile f(csv);
    if (!f.open(QIODevice::ReadOnly)) return 2;
    const auto read = tests::bookings(f.readAll());
    if (!read) return 3;
    const core::SystemClock clock;
    const HotelDraft draft =
        draftHotel(*read, QStringLiteral("Small"), QStringLiteral("Europe/Lisbon"));
    Watch watch;
    watch.progress = [said = false](Phase phase, qint64, qint64) mutable {
        if (phase != Phase::Playing || std::exchange(said, true)) return;
        std::puts("playing");
        std::fflush(stdout);
    };
    return importFile(file, clock, *read, draft, {}, watch) ? 0 : 4;
}

}  // namespace

class CarriedOnTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aDayToStopAtIsOnlyAPause();
    void aCancelledImportIsFinished();
    void aKilledImportIsFinished();
    void whatTheDeskDidMeanwhileStays();

private:
    QByteArray csv_ = simple(randomRows(2500, 5));
    QByteArrayList whole_;  ///< result of an uninterrupted import
    Night date_;
};

void CarriedOnTest::initTestCase()
{
    SmallHotel hotel;
    QVERIFY(begin(hotel));
    const auto summary = hotel.import(csv_);
    QVERIFY2(summary.has_value(), summary ? "" : qPrintable(summary.error().text()));
    QCOMPARE(summary->bookings, 2500);
    whole_ = hotel.bookings();
    date_ = businessDate(hotel);
    QCOMPARE(hotel.import(csv_)->carriedOn, 0);
}

void CarriedOnTest::aDayToStopAtIsOnlyAPause()
{
    SmallHotel hotel;
    QVERIFY(begin(hotel));
    qint64 taken = 0;
    for (const int day : {-20, 10, 30, 30, 60}) {
        hotel.until = kFirst + day;
        const auto part = hotel.import(csv_);
        QVERIFY2(part.has_value(), part ? "" : qPrintable(part.error().text()));
        QCOMPARE(part->repeated, taken);
        taken += part->bookings;
        QVERIFY(part->problems.empty());
        QVERIFY(part->open >= 0 && part->inHouse >= 0);
        QVERIFY(businessDate(hotel) == *hotel.until);
    }
    QVERIFY(hotel.import(csv_)->changedNothing());
    hotel.until = {};
    const auto rest = hotel.import(csv_);
    QVERIFY(rest.has_value() && rest->carriedOn > 0 && !rest->changedNothing());
    QCOMPARE(rest->open, 0);
    QCOMPARE(rest->inHouse, 0);
    QCOMPARE(hotel.bookings(), whole_);
    QCOMPARE(businessDate(hotel), date_);
    const qint64 records = hotel.open()->committedSeq();
    QVERIFY(hotel.import(csv_)->changedNothing());
    QCOMPARE(hotel.open()->committedSeq(), records);
    QVERIFY(isProved(hotel));
}

void CarriedOnTest::aCancelledImportIsFinished()
{
    SmallHotel hotel;
    QVERIFY(begin(hotel));
    int asked = 0;
    hotel.watch.cancelled = [&] { return ++asked == 2; };
    QCOMPARE(hotel.import(csv_).error().code, ErrorCode::Cancelled);
    QVERIFY(hotel.bookings() != whole_ && hotel.bookings().size() > 2);
    hotel.watch.cancelled = {};
    const auto rest = hotel.import(csv_);
    QVERIFY(rest.has_value() && rest->carriedOn > 0);
    QVERIFY(rest->problems.empty());
    QCOMPARE(hotel.bookings(), whole_);
    QCOMPARE(businessDate(hotel), date_);
}

void CarriedOnTest::aKilledImportIsFinished()
{
    QTemporaryDir folder;
    const QString csv = folder.filePath(QStringLiteral("bookings.csv"));
    QFile file(csv);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(csv_);
    file.close();
    int halfWay = 0;
    for (int round = 0; round < tests::rounds(6); ++round) {
        core::Random random(quint64(round) + 1);
        SmallHotel hotel;
        QVERIFY(begin(hotel));
        for (int kills = 0; kills < 5; ++kills) {
            QProcess worker;
            worker.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            worker.start(QCoreApplication::applicationFilePath(),
                         {QStringLiteral("--work"), csv, hotel.file()});
            worker.waitForReadyRead(-1);
            const bool done = worker.waitForFinished(random.between(0, 50));
            worker.kill();
            worker.waitForFinished(tests::kTryForMs);
            if (done) QCOMPARE(worker.exitCode(), 0);
            const auto there = hotel.bookings();
            halfWay += there.size() > 2 && there != whole_;
            QVERIFY(isProved(hotel));
        }
        const auto rest = hotel.import(csv_);
        QVERIFY2(rest.has_value(), rest ? "" : qPrintable(rest.error().text()));
        QCOMPARE(hotel.bookings(), whole_);
        QCOMPARE(businessDate(hotel), date_);
        QVERIFY(hotel.import(csv_)->changedNothing());
        QVERIFY(isProved(hotel));
    }
    qInfo("%d imports were killed half-way", halfWay);
}

void CarriedOnTest::whatTheDeskDidMeanwhileStays()
{
    const QByteArray csv = simple({"2016-03-10,3,A,A,2,Check-Out,2016-03-13,60,2,80",
                                   "2016-03-11,3,A,A,2,Check-Out,2016-03-14,60,0,80",
                                   "2016-03-12,3,A,A,2,Canceled,2016-03-11,60,0,80"});
    SmallHotel hotel;
    QVERIFY(begin(hotel));
    hotel.rooms = {};  // already set; this file contains only one of the types
    hotel.until = Night::of(2016, 3, 10);
    const auto first = hotel.import(csv);
    QVERIFY2(first.has_value(), first ? "" : qPrintable(first.error().text()));
    QCOMPARE(first->bookings, 3);
    {
        const auto engine = hotel.open();
        booking::Caller desk;
        desk.property = engine->properties().front().id;
        auto reader = storage::Reader::open(hotel.file());
        const auto there = (*reader)->ask(storage::ForeignBookings{desk.property});
        std::vector<BookingId> ids;
        for (const auto &b : *there) ids.push_back(b.booking);
        std::sort(ids.begin(), ids.end());  // the two of begin(), then these
        QVERIFY(engine->run(booking::CancelBooking{desk, ids[3], 0}));
    }
    hotel.until = {};
    const auto rest = hotel.import(csv);
    QVERIFY(rest.has_value());
    QVERIFY(rest->problems.empty());
    const QByteArrayList after = hotel.bookings();
    QVERIFY(after.contains("6 A 2016-03-10+3 v5"));
    QVERIFY(after.contains("3 A 2016-03-11+3 v2"));
    QVERIFY(after.contains("3 A 2016-03-12+3 v2"));
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 4 && std::strcmp(argv[1], "--work") == 0) {
        const QStringList words = QCoreApplication::arguments();
        return work(words[2], words[3]);
    }
    CarriedOnTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_carried_on.moc"
