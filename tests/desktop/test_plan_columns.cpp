// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan shows whole nights, however wide it is.
#include "shown_plan.h"
#include "themed_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QHeaderView>

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
        for (const int width : {900, 1013, 1300, 1481}) {
            shown.page->resize(width, 800);
            tests::handlePosted();
            QTRY_COMPARE(view.viewport()->width() % size(), 0);
            QVERIFY(size() >= kPlanColumnWidth);
            QCOMPARE(view.firstNight(), first);
        }
        shown.page->resize(1013, 260);  // less than all rooms
        tests::handlePosted();
        QTRY_COMPARE(view.viewport()->width() % size(), 0);
    }
};

QTEST_MAIN(TestPlanColumns)
#include "test_plan_columns.moc"
