// SPDX-License-Identifier: GPL-3.0-or-later
// Two years of a real hotel, imported as a user would, yield the figures that a script computes
// from the CSV alone: every day, to the cent.
#include "core/clock.h"
#include "imports/importer.h"
#include "reports/figures.h"
#include "storage/reader.h"
#include "support/environment.h"
#include "support/patience.h"

#include <QtTest/QtTest>

using namespace roomrack;

namespace {

/// Output of resort_figures.py as lines without the heading.
QList<QByteArray> expectedFigures(const QString &csv)
{
    QProcess script;
    script.start(QStringLiteral("python3"),
                 {tests::sourcePath(QStringLiteral("tests/reports/resort_figures.py")), csv});
    if (!script.waitForFinished(tests::kTryForMs) || script.exitCode() != 0) return {};
    return script.readAllStandardOutput().trimmed().split('\n').mid(1);
}

/// The program's figures in the same format: night, rooms, occupied, paid, revenue, occupancy, adr,
/// revpar.
QByteArray figureLine(const reports::Line &line)
{
    const auto rounded = [](reports::Ratio ratio, qint64 scale) {
        const auto value = ratio.rounded(scale);
        return value ? QByteArray::number(*value) : QByteArray();
    };
    const reports::Sums &sums = line.sums;
    return QByteArrayList{line.nights.checkIn().iso().toLatin1(),
                          QByteArray::number(sums.rooms),
                          QByteArray::number(sums.occupied),
                          QByteArray::number(sums.paid),
                          QByteArray::number(sums.revenue),
                          rounded(sums.occupancy(), 10'000),
                          rounded(sums.adr(), 1),
                          rounded(sums.revPar(), 1)}
        .join(',');
}

}  // namespace

class TestResort : public QObject {
    Q_OBJECT

private slots:
    void everyDayEqualsWhatAScriptComputesFromTheCsvAlone()
    {
        ROOMRACK_SHARED_DATA(csv, QStringLiteral("bookings/resort_hotel.csv"));
        const QList<QByteArray> expected = expectedFigures(csv);
        if (expected.isEmpty()) QSKIP("no Python here to run the script");
        QVERIFY(expected.size() > 800);

        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("resort.roomrack"));
        const auto bookings = imports::readBookings(csv, {});
        QVERIFY(bookings);
        const auto draft = imports::draftHotel(*bookings, QStringLiteral("Resort Hotel"),
                                               QStringLiteral("Europe/Lisbon"));
        const core::SystemClock clock;
        const auto summary = imports::importFile(file, clock, *bookings, draft, {});
        QVERIFY2(summary, summary ? "" : qPrintable(summary.error().text()));

        const Night first = *Night::parse(QString::fromLatin1(expected.first().first(10)));
        const auto reader = storage::Reader::open(file);
        QVERIFY(reader);
        const auto days = (*reader)->ask(storage::NightFigures{
            summary->propertyId, Stay(first, static_cast<int>(expected.size()))});
        QVERIFY(days);
        const auto lines = reports::summarise(*days, reports::Granularity::Day);
        QCOMPARE(lines.size(), size_t(expected.size()));
        for (size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(figureLine(lines[i]), expected[static_cast<qsizetype>(i)]);
    }
};

QTEST_GUILESS_MAIN(TestResort)
#include "test_resort.moc"
