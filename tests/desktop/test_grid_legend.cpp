// SPDX-License-Identifier: GPL-3.0-or-later
// The legend explains each view of the grid, by mouse and by key.
#include "desktop/inventory/grid_legend.h"
#include "real_window.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;

class TestGridLegend : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void everyViewIsExplained()
    {
        for (int mode = 0; mode < kGridModes; ++mode) {
            QStringList texts;
            for (const LegendEntry &entry : legendOf(GridMode(mode))) {
                QVERIFY(!entry.text.isEmpty());
                QVERIFY2(!texts.contains(entry.text), qPrintable(entry.text));
                texts << entry.text;
            }
            QVERIFY(texts.size() >= 3);
        }
    }

    void everyColourOfTheAvailabilityIsThere()
    {
        QList<int> fills;
        for (const LegendEntry &entry : legendOf(GridMode::Availability)) {
            if (!fills.contains(int(entry.face.fill))) fills << int(entry.face.fill);
        }
        QCOMPARE(fills.size(), kFills);
    }

    void aKeyOrTheButtonOpensIt()
    {
        Theme theme(*qApp, nullptr);
        tests::RealWindow real(theme);
        const auto legend = [&real] {
            return real.window().findChild<GridLegend *>(QStringLiteral("gridLegend"));
        };
        real.grid().setFocus();
        real.grid().cursor().selectCells(0, tests::kJulyTenth, 1);
        QTest::keyClick(&real.grid(), Qt::Key_Question, Qt::ShiftModifier);
        QTRY_VERIFY(legend() && legend()->isVisible());
        QTest::keyClick(legend(), Qt::Key_Escape);
        QTRY_VERIFY(!legend());
        QTest::mouseClick(real.grid().findChild<QPushButton *>(QStringLiteral("legend")),
                          Qt::LeftButton);
        QTRY_VERIFY(legend() && legend()->isVisible());
    }
};

QTEST_MAIN(TestGridLegend)
#include "test_grid_legend.moc"
