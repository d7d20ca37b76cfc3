// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/csv_report.h"
#include "reports/sample_report.h"
#include "reports/words.h"

#include <QtTest/QtTest>

#ifdef Q_OS_LINUX
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#endif

using namespace roomrack;
using namespace roomrack::reports;
using roomrack::tests::sampleReport;

class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void textsThatLookLikeFormulasAreMadeHarmless_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("cell");
        const auto row = [](const char *name, const QString &text, const char *cell) {
            QTest::newRow(name) << text << QByteArray(cell);
        };
        row("formula", QStringLiteral("=1+1"), "\"'=1+1\"");
        row("plus", QStringLiteral("+351 21 000"), "\"'+351 21 000\"");
        row("minus", QStringLiteral("-2 cmd"), "\"'-2 cmd\"");
        row("at", QStringLiteral("@SUM(A1)"), "\"'@SUM(A1)\"");
        row("tab", QStringLiteral("\t=1"), "\"'\t=1\"");
        row("return", QStringLiteral("\r=1"), "\"'\r=1\"");
        row("full width", QStringLiteral("\uff1d1"),
            "\"'\xef\xbc\x9d"
            "1\"");
        row("quotes", QStringLiteral("=\"x\""), "\"'=\"\"x\"\"\"");
        row("harmless", QStringLiteral("O'Neill = fine"), "O'Neill = fine");
        row("separator", QStringLiteral("Lisbon, PT"), "\"Lisbon, PT\"");
        row("line", QStringLiteral("two\nlines"), "\"two\nlines\"");
        row("space", QStringLiteral(" x"), "\" x\"");
        row("empty", QString(), "");
    }
    void textsThatLookLikeFormulasAreMadeHarmless()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, cell);
        QCOMPARE(CsvWriter().text(text).bytes(), cell);
    }

    void negativeNumbersStayNumbers()
    {
        CsvWriter csv;
        csv.number(-3).decimal(-638, 2).decimal(-5, 3).decimal(7, 0).none().number(0).endRow();
        QCOMPARE(csv.bytes(), QByteArray("-3,-6.38,-0.005,7,,0\r\n"));
        QCOMPARE(CsvWriter().decimal(std::numeric_limits<qint64>::min(), 2).bytes(),
                 QByteArray("-92233720368547758.08"));
    }

    void excelGetsAMarkAndItsOwnSeparators()
    {
        CsvWriter csv({true, ';', ','});
        csv.text(QStringLiteral("a;b")).decimal(150, 2).endRow();
        QCOMPARE(csv.bytes(), QByteArray("\xef\xbb\xbf\"a;b\";1,50\r\n"));
    }

    void aReportIsOneRowALineInIsoDatesAndPlainNumbers()
    {
        Report report = sampleReport(Stay(Night::of(2026, 1, 14), 2), Granularity::Day);
        report.lines[1].sums = {1, 120, 60, 59, 472000, 70800};
        const QList<QByteArray> rows = csvOf(report).split('\n');
        QCOMPARE(rows[0],
                 QByteArray("First night,Last night,Rooms,Occupied,Paid room nights,Occupancy (%),"
                            "ADR (EUR),RevPAR (EUR),Revenue (EUR),Commission (EUR),"
                            "Net revenue (EUR)\r"));
        QCOMPARE(rows[1], QByteArray("2026-01-14,2026-01-14,0,0,0,,,,0.00,0.00,0.00\r"));
        QCOMPARE(rows[2],
                 QByteArray("2026-01-15,2026-01-15,120,60,59,50.00,80.00,39.33,4720.00,708.00,"
                            "4012.00\r"));
        QCOMPARE(rows.size(), 4);
    }

    void aReportByMarketSegmentNamesThem()
    {
        storage::SegmentFigures groups, none;
        groups.segment = SegmentId{2};
        groups.bookings = 3;
        groups.sums.occupied = groups.sums.paid = 60;
        groups.sums.revenue = 472000;
        groups.sums.commission = 70800;
        none.bookings = none.sums.occupied = 1;
        inventory::MarketSegment leisure, group;
        leisure.id = SegmentId{1};
        group.id = SegmentId{2};
        group.name = QStringLiteral("Groups");
        Report report = sampleReport(Stay(Night::of(2026, 7, 1), 2), Granularity::Day);
        report.granularity = Granularity::Segment;
        report.lines = segmentLines({none, groups}, {leisure, group}, report.period, 240,
                                    QStringLiteral("No segment"));
        QCOMPARE(report.lines.size(), size_t(2));
        const QList<QByteArray> rows = csvOf(report).split('\n');
        QVERIFY(
            rows[0].startsWith("Market segment,First night,Last night,Bookings,Rooms,Occupied"));
        QCOMPARE(rows[1],
                 QByteArray("Groups,2026-07-01,2026-07-02,3,240,60,60,25.00,78.67,19.67,4720.00,"
                            "708.00,4012.00\r"));
        QVERIFY(rows[2].startsWith("No segment,2026-07-01,2026-07-02,1,240,1,0,0.42,,0.00,"));
        QVERIFY(fileNameFor(report).startsWith(QStringLiteral("segments_hotel-bellavista_")));
    }

    void theFileReplacesTheOldOneWholeOrNotAtAll()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.csv"));
        const Report report = sampleReport(Stay(Night::of(2026, 7, 1), 31), Granularity::Day);
        QVERIFY(writeFile(path, "old"));
        QVERIFY(writeCsv(report, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), csvOf(report));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    /// Independent of the umask and of an existing file's permissions.
    void othersCannotReadWhatIsExported()
    {
        const mode_t before = umask(022);
        const auto back = qScopeGuard([before] { umask(before); });
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("guests.csv"));
        constexpr auto kMine =
            QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
        QVERIFY(writeFile(path, "Maria Silva"));
        QCOMPARE(QFile::permissions(path), kMine);
        QVERIFY(QFile::setPermissions(path, kMine | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(writeFile(path, "Maria Silva"));
        QCOMPARE(QFile::permissions(path), kMine);
    }

    void placesThatCannotBeWrittenAreNamed()
    {
        QTemporaryDir folder;
        const auto code = [](const QString &path) { return writeFile(path, "x").error().code; };
        QCOMPARE(code(folder.path()), ErrorCode::Invalid);
        QCOMPARE(code(folder.filePath(QStringLiteral("no/such/report.csv"))), ErrorCode::NotFound);
    }

    void aFolderWithoutPermissionSaysSo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.csv"));
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
        const auto written = writeFile(path, "x");
        QFile::setPermissions(folder.path(),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        if (written) QSKIP("this user may write everywhere");
        QCOMPARE(written.error().code, ErrorCode::ReadOnly);
    }

    void aFullDiskSaysSoAndKeepsTheOldFile()
    {
#ifdef Q_OS_LINUX
        QTemporaryDir folder;
        const QByteArray place = QFile::encodeName(folder.path());
        // A disk of 16 KiB, visible only to this process; requires root.
        if (unshare(CLONE_NEWNS) != 0 || mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr)
            || mount("none", place.constData(), "tmpfs", 0, "size=16k") != 0)
            QSKIP("this user may not make a small disk");
        const QString path = folder.filePath(QStringLiteral("report.csv"));
        QVERIFY(writeFile(path, "old"));
        const auto written = writeFile(path, QByteArray(100'000, 'x'));
        QFile file(path);
        const bool opened = file.open(QIODevice::ReadOnly);
        const QByteArray kept = file.readAll();
        file.close();
        const qsizetype files = QDir(folder.path()).entryList(QDir::Files).size();
        umount(place.constData());
        QVERIFY(!written && opened);
        QCOMPARE(written.error().code, ErrorCode::DiskFull);
        QCOMPARE(kept, QByteArray("old"));
        QCOMPARE(files, 1);
#else
        QSKIP("needs a disk of its own");
#endif
    }

    void fileNamesAreSafe()
    {
        Report report = sampleReport(Stay(Night::of(2026, 7, 1), 31), Granularity::Day);
        report.hotel = QStringLiteral("../H\u00f4tel & Spa \"Mar\"!");
        QCOMPARE(fileNameFor(report),
                 QStringLiteral("occupancy_h\u00f4tel-spa-mar_2026-07-01_2026-07-31"));
    }
};

QTEST_APPLESS_MAIN(TestCsv)
#include "test_csv.moc"
