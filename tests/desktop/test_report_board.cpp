// SPDX-License-Identifier: GPL-3.0-or-later
// The Reports page by mouse and keyboard, with a sample report.
#include "desktop/charts/chart_callout.h"
#include "desktop/charts/chart_view.h"
#include "desktop/reports/export_bar.h"
#include "desktop/reports/period_picker.h"
#include "desktop/reports/report_board.h"
#include "desktop/reports/report_chart.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/date_field.h"
#include "reports/sample_report.h"
#include "support/widget_test.h"

#include <QtCore/QSettings>
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using reports::Granularity;
using roomrack::tests::sampleReport;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);
const Stay kJuly(Night::of(2026, 7, 1), 31);
const Stay kYear(Night::of(2025, 7, 1), 365);

/// Saves a screenshot: ROOMRACK_KEEP=/some/folder test_desktop_report_board
void keep(QWidget &widget, const char *name)
{
    const QString folder = qEnvironmentVariable("ROOMRACK_KEEP");
    if (!folder.isEmpty()) widget.grab().save(folder + QLatin1Char('/') + QLatin1String(name));
}

}  // namespace

class TestReportBoard : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void totalsChartAndTableShowTheSameReport()
    {
        ReportBoard board(*theme_, kEnglish);
        board.resize(1360, 860);
        board.setReport(sampleReport(kJuly, Granularity::Day));
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board, tests::kTryForMs));
        auto *table = board.findChild<QTableView *>(QStringLiteral("reports.table"));
        QCOMPARE(table->model()->rowCount(), 32);
        const auto figure = [&](int card) {
            return board.findChild<QLabel *>(QStringLiteral("reports.card%1").arg(card))->text();
        };
        const auto total = [&](int column) {
            return table->model()->index(31, column).data().toString();
        };
        QCOMPARE(figure(0), total(4));
        QCOMPARE(figure(1), QStringLiteral("EUR\u00a0") + total(5));
        QCOMPARE(figure(2), QStringLiteral("EUR\u00a0") + total(6));
        keep(board, "board-month-light.png");
        theme_->setMode(ThemeMode::Dark);
        board.setReport(sampleReport(kYear, Granularity::Week));
        qApp->processEvents();
        keep(board, "board-year-dark.png");
        theme_->setMode(ThemeMode::Light);
        board.setReport(sampleReport(kYear, Granularity::Day));
        qApp->processEvents();
        keep(board, "board-year-by-day.png");
    }

    void headersSortByMouse()
    {
        ReportBoard board(*theme_, kEnglish);
        board.resize(1200, 800);
        board.setReport(sampleReport(kJuly, Granularity::Day));
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board, tests::kTryForMs));
        auto *table = board.findChild<QTableView *>(QStringLiteral("reports.table"));
        QHeaderView *header = table->horizontalHeader();
        const QPoint revenue(header->sectionViewportPosition(7) + 20, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, revenue);
        QCOMPARE(header->sortIndicatorSection(), 7);
        QVERIFY(table->model()->index(31, 0).data().toString() == QStringLiteral("Total"));
    }

    void theChartSaysWhatIsUnderTheMouseAndUnderTheArrowKeys()
    {
        ChartView chart(*theme_);
        chart.resize(900, 320);
        const reports::Report report = sampleReport(kJuly, Granularity::Day);
        chart.setData(chartOf(report, kEnglish));
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart, tests::kTryForMs));
        QWidget *under = chart.childAt(chart.placeOf(9));
        QTest::mouseMove(under, under->mapFrom(&chart, chart.placeOf(9)));
        QTRY_COMPARE(chart.current(), 9);
        QVERIFY(chart.findChild<ChartCallout *>()->isVisible());
        QVERIFY(chart.accessibleDescription().startsWith(QStringLiteral("Fri 10 Jul 2026")));
        keep(chart, "chart-hover.png");
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.current(), 10);
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(chart.current(), 30);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.current(), 30);
        QTest::keyClick(&chart, Qt::Key_Escape);
        QCOMPARE(chart.current(), -1);
        QVERIFY(!chart.findChild<ChartCallout *>()->isVisible());
    }

    void chartsOfNothingOnePointAndTenYearsDraw()
    {
        ChartView chart(*theme_);
        chart.resize(900, 320);
        chart.show();
        chart.setData({});
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.current(), -1);
        chart.setData(
            chartOf(sampleReport(Stay(Night::of(2026, 7, 1), 1), Granularity::Day), kEnglish));
        chart.setData(
            chartOf(sampleReport(Stay(Night::of(2016, 7, 1), 3660), Granularity::Day), kEnglish));
        QVERIFY(!chart.grab().isNull());
    }

    void aPeriodWithoutSalesSaysSo()
    {
        ReportBoard board(*theme_, kEnglish);
        board.resize(1000, 700);
        board.setReport(sampleReport(Stay(Night::of(2026, 1, 1), 10), Granularity::Day));
        board.show();
        auto *empty = board.findChild<QLabel *>(QStringLiteral("reports.empty"));
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().contains(QStringLiteral("Jan 2026")));
        board.setError({ErrorCode::Corrupt, {}, QStringLiteral("the file is damaged"), -1});
        QVERIFY(!board.hasReport());
        QVERIFY(empty->isVisible());
    }

    void periodsAreChosenFromTheListOrByDates()
    {
        PeriodPicker picker;
        picker.setToday(Night::of(2026, 7, 10));
        picker.show();
        QCOMPARE(picker.period(), kJuly);
        QSignalSpy changed(&picker, &PeriodPicker::periodChanged);
        auto *list = picker.findChild<QComboBox *>(QStringLiteral("reports.period"));
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(picker.period(), Stay(Night::of(2026, 6, 1), 30));
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(changed.count(), 1);  // a custom period starts with the one shown
        auto *to = picker.findChild<DateField *>(QStringLiteral("reports.to"));
        const auto enter = [to](const char *date) {
            to->selectAll();
            QTest::keyClicks(to, QString::fromLatin1(date));
            QTest::keyClick(to, Qt::Key_Return);
        };
        enter("10.6.");
        QCOMPARE(picker.period(), Stay(Night::of(2026, 6, 1), 10));
        enter("soon");
        QVERIFY(picker.findChild<QLabel *>(QStringLiteral("reports.wrong"))->isVisible());
        enter("2026-05-01");
        QCOMPARE(picker.period(), Stay(Night::of(2026, 6, 1), 10));  // the last valid one
        QVERIFY(picker.findChild<QLabel *>(QStringLiteral("reports.wrong"))->isVisible());
        QCOMPARE(changed.count(), 2);
    }

    void exportsAreWrittenInTheBackground()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        ExportBar bar(settings, QLocale(QLocale::German, QLocale::Germany));
        bar.report = [] { return sampleReport(kYear, Granularity::Day); };
        bar.setPossible(true);
        QSignalSpy written(&bar, &ExportBar::written);
        QSignalSpy failed(&bar, &ExportBar::failed);
        bar.writePdf(folder.filePath(QStringLiteral("r.pdf")));
        QVERIFY(bar.isBusy() && !bar.csvButton()->isEnabled());
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(bar.csvButton()->isEnabled());
        bar.writeCsv(folder.filePath(QStringLiteral("r.csv")), true);
        QTRY_COMPARE(written.count(), 2);
        QFile csv(folder.filePath(QStringLiteral("r.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QVERIFY(csv.readLine().startsWith("\xef\xbb\xbf"
                                          "First night;Last night"));
        bar.writeCsv(QStringLiteral("/nowhere/r.csv"), false);
        QTRY_COMPARE(failed.count(), 1);
        bar.writePdf(folder.filePath(QStringLiteral("stopped.pdf")));
        bar.stop();
        QTRY_COMPARE(failed.count(), 2);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("stopped.pdf"))));
    }

    void theDialogOffersANameAndDoesNotBlock()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        settings.setValue(QStringLiteral("reports/folder"), folder.path());
        QWidget window;
        ExportBar bar(settings, kEnglish, &window);
        bar.report = [] { return sampleReport(kJuly, Granularity::Day); };
        bar.setPossible(true);
        QSignalSpy written(&bar, &ExportBar::written);
        window.show();
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QTest::mouseClick(bar.csvButton(), Qt::LeftButton);
        auto *dialog = window.findChild<QFileDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->selectedFiles().value(0).endsWith(
            QStringLiteral("occupancy_hotel-bellavista_2026-07-01_2026-07-31.csv")));
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(QFile::exists(written[0][0].toString()));
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestReportBoard)
#include "test_report_board.moc"
