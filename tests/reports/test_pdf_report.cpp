// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/pdf_report.h"
#include "reports/sample_report.h"
#include "reports/words.h"
#include "support/pdf_text.h"

#include <QtGui/QGuiApplication>
#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::reports;
using roomrack::tests::sampleReport;

namespace {

const Stay kYear(Night::of(2025, 7, 1), 365);

PdfOptions english()
{
    PdfOptions options;
    options.locale = QLocale(QLocale::English, QLocale::UnitedKingdom);
    options.fontFamily = QStringLiteral("Inter");
    options.made = QDateTime(QDate(2026, 7, 10), QTime(14, 32), Qt::UTC);
    return options;
}

int pagesIn(const QByteArray &pdf)
{
    const qsizetype at = pdf.indexOf("/Count ");
    return pdf.mid(at + 7, pdf.indexOf('\n', at) - at - 7).trimmed().toInt();
}

/// Saves a copy for inspection: ROOMRACK_KEEP=/some/folder test_reports_pdf_report
void keep(const QByteArray &pdf, const char *name)
{
    const QString folder = qEnvironmentVariable("ROOMRACK_KEEP");
    QFile file(folder + QLatin1Char('/') + QLatin1String(name));
    if (!folder.isEmpty() && file.open(QIODevice::WriteOnly)) file.write(pdf);
}

}  // namespace

class TestPdfReport : public QObject {
    Q_OBJECT

private slots:
    void aMonthFitsOnOneA4PageAndAYearByDayTakesMany()
    {
        const auto month =
            pdfOf(sampleReport(Stay(Night::of(2026, 7, 1), 14), Granularity::Day), english());
        QVERIFY(month);
        QVERIFY(month->startsWith("%PDF-"));
        QCOMPARE(pagesIn(*month), 1);
        const auto year = pdfOf(sampleReport(kYear, Granularity::Day), english());
        QVERIFY(year);
        QVERIFY(pagesIn(*year) >= 8);
        keep(*month, "fortnight.pdf");
        keep(*year, "year-by-day.pdf");
    }

    void bothPaperSizesAndOtherCurrenciesDraw()
    {
        PdfOptions letter = english();
        letter.page = paperOf(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(letter.page, QPageSize::Letter);
        Report report = sampleReport(kYear, Granularity::Month);
        const auto pdf = pdfOf(report, letter);
        QVERIFY(pdf && pdf->contains("/MediaBox [0 0 612"));
        keep(*pdf, "year-by-month-letter.pdf");
        report.currency = *Currency::make(QStringLiteral("JPY"));
        QVERIFY(pdfOf(report, english()));
    }

    void germanUsesItsOwnNumbers()
    {
        PdfOptions german = english();
        german.locale = QLocale(QLocale::German, QLocale::Germany);
        QCOMPARE(paperOf(german.locale), QPageSize::A4);
        const auto pdf = pdfOf(sampleReport(kYear, Granularity::Week), german);
        QVERIFY(pdf);
        keep(*pdf, "year-by-week-de.pdf");
    }

    /// As on the page.
    void commissionsArePrintedWhereAChannelKeepsOne()
    {
        Report report = sampleReport(Stay(Night::of(2026, 7, 1), 14), Granularity::Day);
        const auto names = [&report] {
            const auto pdf = pdfOf(report, english());
            if (!pdf) qFatal("no PDF");
            return tests::pdfTexts(tests::pdfStreams(*pdf))
                       .filter(heading(Column::Commission, report.granularity))
                       .size()
                   > 0;
        };
        QVERIFY(!names());
        report.lines.front().sums.commission = report.total.commission = 1'234;
        QVERIFY(names());
    }

    void aHotelThatSoldNothingStillPrints()
    {
        Report report = sampleReport(Stay(Night::of(2026, 1, 1), 14), Granularity::Day);
        QVERIFY(report.isEmpty());
        QVERIFY(pdfOf(report, english()));
        report.lines.clear();
        QVERIFY(pdfOf(report, english()));
    }

    void stoppingLeavesNoFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.pdf"));
        const auto afterTwo = [](int done, int) { return done < 2; };
        const auto written =
            writePdf(sampleReport(kYear, Granularity::Day), path, english(), afterTwo);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Cancelled);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aFolderThatIsNotThereIsNamed()
    {
        const auto written = writePdf(sampleReport(kYear, Granularity::Month),
                                      QStringLiteral("/nowhere/report.pdf"), english());
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::NotFound);
        QVERIFY(written.error().text().contains(QStringLiteral("/nowhere")));
    }
};

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);  // required for fonts
    TestPdfReport test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_pdf_report.moc"
