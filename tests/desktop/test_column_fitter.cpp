// SPDX-License-Identifier: GPL-3.0-or-later
// Columns take the width of their content where there is space, and share what lacks.
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/status_delegate.h"
#include "support/widget_test.h"

#include <QtGui/QStandardItemModel>
#include <QtTest/QtTest>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

/// Three columns with titles; the last one is stretched.
struct Shown {
    QStandardItemModel model{1, 3};
    QTableView table;
    ColumnFitter *fitter = nullptr;

    explicit Shown(int width, int least = ColumnFitter::kLeastStretch)
    {
        model.setHorizontalHeaderLabels(
            {QStringLiteral("State"), QStringLiteral("Channel"), QStringLiteral("Guest")});
        table.setModel(&model);
        table.resize(width, 300);
        fitter = new ColumnFitter(&table, 2, least);
        table.show();
        if (!QTest::qWaitForWindowExposed(&table, tests::kTryForMs))
            qFatal("the table is not shown");
        fitter->fit();
    }
    void say(int column, const QString &text)
    {
        model.setItem(0, column, new QStandardItem(text));
        fitter->fit();
    }
    int width(int column) const { return table.columnWidth(column); }
};

const QString kLong = QStringLiteral("offline since yesterday evening");

}  // namespace

class TestColumnFitter : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void aColumnGrowsWithItsContent()
    {
        Shown s(900);
        const int before = s.width(0);
        s.say(0, kLong);
        QVERIFY(s.width(0) > before);
        QVERIFY(s.width(0) >= s.table.fontMetrics().horizontalAdvance(kLong));
        s.say(0, QStringLiteral("on"));
        QCOMPARE(s.width(0), before);
    }

    void titlesStayWholeWhereSpaceLacks()
    {
        Shown s(360);
        s.say(0, kLong);
        s.say(1, kLong);
        const QHeaderView *header = s.table.horizontalHeader();
        for (const int c : {0, 1, 2}) QVERIFY(s.width(c) >= header->sectionSizeHint(c));
        QVERIFY(s.width(2) >= ColumnFitter::kLeastStretch);
        QVERIFY(std::abs(s.width(0) - s.width(1)) < 24);  // both lack the same
    }

    void theWidestIsCutFirst()
    {
        const QString date = QStringLiteral("26 Nov 2026 21:41");
        Shown s(420);
        s.say(1, kLong + kLong);
        s.say(0, date);
        QVERIFY(s.width(0) >= s.table.fontMetrics().horizontalAdvance(date));
        QVERIFY(s.width(1) < s.table.fontMetrics().horizontalAdvance(kLong + kLong));
        // The rest has its share as well.
        s.say(2, kLong + kLong);
        QVERIFY(std::abs(s.width(1) - s.width(2)) < 80);
        QVERIFY(s.width(2) > ColumnFitter::kLeastStretch);
    }

    void pillsStayWholeWhereSpaceLacks()
    {
        Theme theme(*qApp, nullptr);
        Shown s(420);
        StatusDelegate::Columns columns;
        columns.status = 0;
        columns.toneRole = Qt::UserRole;
        s.table.setItemDelegate(new StatusDelegate(theme, columns, &s.table));
        const QString status = QStringLiteral("Waiting for an answer");
        s.say(0, status);
        s.say(1, kLong);
        QVERIFY(s.width(0) >= style::badgeWidth(status) + 2 * style::kPadding);
        QVERIFY(s.width(2) >= ColumnFitter::kLeastStretch);
    }

    void aColumnThatTheUserHasResizedKeepsItsWidth()
    {
        Shown s(900);
        s.table.setColumnWidth(0, 77);
        s.say(0, kLong);
        QCOMPARE(s.width(0), 77);
    }

    void aColumnThatWasHiddenFollowsItsContentAgain()
    {
        Shown s(900);
        s.table.setColumnHidden(0, true);
        s.table.setColumnHidden(0, false);
        s.say(0, kLong);
        QVERIFY(s.width(0) >= s.table.fontMetrics().horizontalAdvance(kLong));
    }

    void theStretchedColumnKeepsItsMinimum()
    {
        Shown s(520, 260);
        s.say(0, kLong);
        s.say(1, kLong);
        QVERIFY(s.width(2) >= 260);
    }

    void onlyRowsInViewAreMeasured()
    {
        Shown s(900);
        s.model.setRowCount(300);
        s.model.setItem(299, 0, new QStandardItem(kLong));
        s.fitter->fit();
        QVERIFY(s.width(0) < s.table.fontMetrics().horizontalAdvance(kLong));
        s.table.scrollToBottom();
        s.fitter->fit();
        QVERIFY(s.width(0) >= s.table.fontMetrics().horizontalAdvance(kLong));
    }
};

QTEST_MAIN(TestColumnFitter)
#include "test_column_fitter.moc"
