// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a report: contents, sorting, position of the totals.
#include "desktop/reports/report_model.h"
#include "reports/sample_report.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using reports::Column;
using reports::Granularity;
using roomrack::tests::sampleReport;

namespace {

const QLocale kGerman(QLocale::German, QLocale::Germany);

QString text(const ReportModel &model, int row, Column column)
{
    return model.data(model.index(row, int(column))).toString();
}

double value(const ReportModel &model, int row, Column column)
{
    return model.data(model.index(row, int(column)), ReportModel::ValueRole).toDouble();
}

}  // namespace

class TestReportModel : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void aModelWithoutAReportIsEmpty()
    {
        ReportModel model(kGerman);
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setReport(sampleReport(Stay(Night::of(2026, 1, 1), 40), Granularity::Day));
        QCOMPARE(model.rowCount(), 41);
        model.setReport({});
        QCOMPARE(model.rowCount(), 0);
    }

    void figuresAreWrittenAsTheLocaleWritesThem()
    {
        ReportModel model(kGerman);
        reports::Report report = sampleReport(Stay(Night::of(2026, 7, 1), 1), Granularity::Day);
        model.setReport(report);
        QCOMPARE(model.columnCount(), int(Column::Commission));
        report.lines[0].sums = {1, 120, 60, 59, 1234567, 185185};
        report.total = report.lines[0].sums;
        model.setReport(report);
        QCOMPARE(model.columnCount(), int(Column::NetRevenue) + 1);
        QCOMPARE(text(model, 0, Column::Occupancy), QStringLiteral("50,0\u00a0%"));
        QCOMPARE(text(model, 0, Column::Revenue), QStringLiteral("12.345,67"));
        QCOMPARE(text(model, 0, Column::Commission), QStringLiteral("1.851,85"));
        QCOMPARE(text(model, 0, Column::NetRevenue), QStringLiteral("10.493,82"));
        QCOMPARE(text(model, 0, Column::Adr), QStringLiteral("209,25"));
        QCOMPARE(model.headerData(int(Column::Adr), Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("ADR (EUR)"));
    }

    void sortingGoesByTheFigureAndKeepsTheTotalsLast()
    {
        ReportModel model(kGerman);
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setReport(sampleReport(Stay(Night::of(2026, 1, 1), 120), Granularity::Day));
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            model.sort(int(Column::Revenue), order);
            for (int row = 1; row < 120; ++row) {
                const double a = value(model, row - 1, Column::Revenue);
                const double b = value(model, row, Column::Revenue);
                QVERIFY(order == Qt::AscendingOrder ? a <= b : a >= b);
            }
            QVERIFY(model.isTotal(120));
            QCOMPARE(text(model, 120, Column::Period), QStringLiteral("Total"));
        }
    }

    /// The indicator of its heading would be gone, too.
    void aColumnThatIsNotShownSortsNothing()
    {
        ReportModel model(kGerman);
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        reports::Report report = sampleReport(Stay(Night::of(2026, 7, 1), 31), Granularity::Day);
        reports::Report kept = report;
        qint64 more = 0;
        for (reports::Line &line : kept.lines) line.sums.commission = ++more;
        kept.total.commission = more;
        model.setReport(kept);
        model.sort(int(Column::Commission), Qt::DescendingOrder);
        QCOMPARE(model.sortColumn(), int(Column::Commission));
        model.setReport(report);
        QCOMPARE(model.sortColumn(), int(Column::Period));
        for (int row = 1; row < 31; ++row)
            QVERIFY(value(model, row - 1, Column::Period) < value(model, row, Column::Period));
        model.sort(int(Column::NetRevenue), Qt::AscendingOrder);
        QCOMPARE(model.sortColumn(), int(Column::Period));
        QVERIFY(
            !model.headerData(int(Column::NetRevenue), Qt::Horizontal, Qt::DisplayRole).isValid());
    }

    void dashesSinkToTheEndOfEitherOrder()
    {
        ReportModel model(kGerman);
        // The first fortnight is closed: those nights have no rate.
        model.setReport(sampleReport(Stay(Night::of(2026, 1, 1), 30), Granularity::Day));
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            model.sort(int(Column::Adr), order);
            QVERIFY(text(model, 0, Column::Adr) != QStringLiteral("\u2013"));
            QCOMPARE(text(model, 29, Column::Adr), QStringLiteral("\u2013"));
        }
    }

    void whatIsSelectedStaysSelectedWhenTheOrderChanges()
    {
        ReportModel model(kGerman);
        model.setReport(sampleReport(Stay(Night::of(2026, 7, 1), 31), Granularity::Day));
        const QPersistentModelIndex tenth(model.index(9, 0));
        const QPersistentModelIndex totals(model.index(31, 0));
        const QString night = tenth.data().toString();
        model.sort(int(Column::Revenue), Qt::DescendingOrder);
        QCOMPARE(tenth.data().toString(), night);
        QCOMPARE(totals.row(), 31);
    }
};

QTEST_MAIN(TestReportModel)
#include "test_report_model.moc"
