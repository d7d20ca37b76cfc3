// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan shows whole nights, however wide it is.
#include "shown_plan.h"
#include "themed_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollBar>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::ShownPlan;

class TestPlanColumns : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void wholeNightsFillTheWidth_data() { addLooks(); }
    void wholeNightsFillTheWidth()
    {
        const Look look(*theme_);
        ShownPlan shown(*theme_);
        const PlanView &view = shown.view();
        const Night first = view.firstNight();
        const auto size = [&view] { return view.horizontalHeader()->defaultSectionSize(); };
        QCOMPARE(view.horizontalScrollBar()->value() % size(), 0);
        QCOMPARE(first, shown.hotel.today() - 1);
        for (const int width : {900, 1013, 1300, 1481}) {
            shown.page->resize(width, 800);
            tests::handlePosted();
            QTRY_COMPARE(view.viewport()->width() % size(), 0);
            QVERIFY(size() >= kPlanColumnWidth);
            QCOMPARE(view.firstNight(), first);
            QCOMPARE(view.horizontalScrollBar()->value() % size(), 0);
        }
        shown.page->resize(1013, 260);  // less than all rooms
        tests::handlePosted();
        QTRY_COMPARE(view.viewport()->width() % size(), 0);
    }

    /// As after a start: it is told its first night before it has a size.
    void aNightThatIsShownEarlyStaysFirst()
    {
        ShownPlan shown(*theme_);
        PlanView &view = shown.view();
        const Night night = shown.hotel.today() + 3;
        shown.page->hide();
        shown.page->resize(300, 200);
        view.showNight(night);
        shown.page->resize(1140, 680);
        shown.page->show();
        tests::handlePosted();
        for (const int width : {1140, 1000, 1280}) {
            shown.page->resize(width, 680);
            tests::handlePosted();
            QTRY_COMPARE(view.viewport()->width() % view.horizontalHeader()->defaultSectionSize(),
                         0);
            QCOMPARE(view.firstNight(), night);
            QCOMPARE(view.horizontalScrollBar()->value()
                         % view.horizontalHeader()->defaultSectionSize(),
                     0);
        }
    }
};

QTEST_MAIN(TestPlanColumns)
#include "test_plan_columns.moc"
