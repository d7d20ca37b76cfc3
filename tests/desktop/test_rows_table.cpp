// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of a short table: no heading is cut while another column is wider than its own.
#include "desktop/theme/style.h"
#include "desktop/widgets/rows_table.h"
#include "themed_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QHeaderView>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

constexpr int kComfort = 260;

RowsTable::Shape shape()
{
    RowsTable::Shape shape;
    shape.stretch = 2;
    shape.widths = {kComfort, kComfort, 80};
    return shape;
}

}  // namespace

class TestRowsTable : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void headingsShareWhatLacks()
    {
        RowsTable table(*theme_, columns(), shape());
        table.resize(1200, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table, tests::kTryForMs));
        QTRY_COMPARE(table.columnWidth(0), kComfort);
        table.resize(600, 300);
        const QHeaderView *header = table.horizontalHeader();
        for (int c = 0; c < 3; ++c)
            QTRY_VERIFY(header->sectionSize(c) >= header->sectionSizeHint(c));
        QVERIFY(table.columnWidth(0) < kComfort);
        table.resize(1200, 300);
        QTRY_COMPARE(table.columnWidth(0), kComfort);
        QTRY_COMPARE(table.columnWidth(1), kComfort);
    }

    /// A click beside the only row clears the selection.
    void arrowKeysSelectTheOnlyRowAgain_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("down") << Qt::Key_Down;
        QTest::newRow("up") << Qt::Key_Up;
    }
    void arrowKeysSelectTheOnlyRowAgain()
    {
        QFETCH(Qt::Key, key);
        RowsTable table(*theme_, columns(), shape());
        Row row;
        row.key = 7;
        row.cells = {{QStringLiteral("1 July")}, {QStringLiteral("a")}, {QStringLiteral("b")}};
        table.setRows({row});
        table.resize(600, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table, tests::kTryForMs));
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          QPoint(20, table.viewport()->height() - 5));
        QVERIFY(table.selected().empty());
        QTest::keyClick(&table, key);
        QCOMPARE(table.selected(), std::vector<qint64>{7});
        QCOMPARE(table.current(), qint64(7));
    }

    void badgesStayWholeWhereSpaceLacks()
    {
        RowsTable::Shape narrow = shape();
        narrow.badge = 1;
        RowsTable table(*theme_, columns(), narrow);
        table.resize(420, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table, tests::kTryForMs));
        const QString status = QStringLiteral("Waiting for an answer");
        Row row;
        row.cells = {{QStringLiteral("1 July")}, {status}, {QStringLiteral("–")}};
        table.setRows({row});
        const int needs = style::badgeWidth(status) + 2 * style::kPadding;
        QVERIFY(table.columnWidth(1) >= needs);
        table.resize(360, 300);
        tests::handlePosted();
        QVERIFY(table.columnWidth(1) >= needs);
    }

    void aColumnThatTheUserHasResizedKeepsItsWidth()
    {
        RowsTable table(*theme_, columns(), shape());
        table.resize(1200, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table, tests::kTryForMs));
        table.setColumnWidth(0, kComfort + 7);
        table.resize(600, 300);
        QTRY_VERIFY(table.columnWidth(1) < kComfort);
        QCOMPARE(table.columnWidth(0), kComfort + 7);
    }

    /// A hidden heading cannot be measured: the column must not seem to fit then.
    void aColumnHiddenForItsHeadingStaysHidden()
    {
        RowsTable::Shape narrow;
        narrow.widths = {120, 120, 60};
        narrow.spare = {2};
        RowsTable table(*theme_, columns(), narrow);
        table.resize(1200, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table, tests::kTryForMs));
        const int heading = table.horizontalHeader()->sectionSizeHint(2);
        QVERIFY(heading > 60);
        const int width = table.columnWidth(1) + 120 + heading - 10;
        for (int time = 0; time < 4; ++time) {
            table.resize(width + time % 2, 300);
            tests::handlePosted();
            QVERIFY(table.isColumnHidden(2));
        }
    }

private:
    static std::vector<RowColumn> columns()
    {
        return {{QStringLiteral("Nights")},
                {QStringLiteral("Status")},
                {QStringLiteral("Response of the channel")}};
    }
};

QTEST_MAIN(TestRowsTable)
#include "test_rows_table.moc"
