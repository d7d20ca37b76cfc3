// SPDX-License-Identifier: GPL-3.0-or-later
// The front desk in windows of 1024 pixels and more, in English and German: texts become shorter
// and rows of buttons continue in the next line.
#include "desktop/frontdesk/desk_head.h"
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/language/language.h"
#include "layout_walk.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;

using Shown = tests::ShownPage<FrontDeskPage>;

namespace {

constexpr int kTwoLines = 120;  ///< high enough

}  // namespace

class TestDeskWidths : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void tabsHaveShortTextsInANarrowWindow()
    {
        DeskHead head;
        head.layout()->setSizeConstraint(QLayout::SetNoConstraint);  // as in the page's layout
        head.setCount(DayList::Arrivals, 18, 24);
        head.setCount(DayList::Departures, 7, 7);
        head.show();
        const auto *arrivals = head.findChild<QPushButton *>(QStringLiteral("view0"));
        const auto *departures = head.findChild<QPushButton *>(QStringLiteral("view1"));
        const auto textAt = [&head](int width, const QPushButton *of) {
            head.resize(width, kTwoLines);
            tests::handlePosted();
            return of->text().remove(u'&');
        };
        const int most = head.sizeHint().width() + 400, least = head.minimumSizeHint().width();
        QCOMPARE(textAt(most, arrivals), QStringLiteral("Arrivals 18 of 24"));
        QCOMPARE(textAt(least, arrivals), QStringLiteral("Arrivals 24"));
        QCOMPARE(arrivals->accessibleName(), QStringLiteral("Arrivals 18 of 24"));
        QCOMPARE(arrivals->toolTip(), arrivals->accessibleName());
        QCOMPARE(departures->text().remove(u'&'), QStringLiteral("Departures 7"));
        bool brief = false;
        for (int width = least; width < most && !brief; ++width)
            brief = textAt(width, arrivals) == QLatin1String("Arrivals 18/24");
        QVERIFY(brief);
        QCOMPARE(tests::layoutProblems(head), QStringList());
        QCOMPARE(textAt(most, arrivals), QStringLiteral("Arrivals 18 of 24"));
        QVERIFY(arrivals->toolTip().isEmpty());
    }

    void nothingIsCutInANarrowWindow_data()
    {
        QTest::addColumn<bool>("german");
        QTest::newRow("English") << false;
        QTest::newRow("German") << true;
    }

    void nothingIsCutInANarrowWindow()
    {
        QFETCH(bool, german);
        speak(*qApp, german ? QLocale(QLocale::German) : QLocale(QLocale::English));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        shown.hotel.book("STD", Stay(today, 2),
                         QStringLiteral("Maria Fernandes de Albuquerque Sousa"));
        const BookingId here = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Carl Here"));
        shown.hotel.run(booking::CheckIn{shown.hotel.desk(), here, 1, {}, {}, true});
        QTRY_COMPARE(shown.find<QTableView>("day")->model()->rowCount(), 2);
        QTRY_COMPARE(shown.page->badge(), 1);
        constexpr int kNavigation = 176;  // beside the page
        for (const int window : {1280, 1140, 1024}) {
            const int width = window - kNavigation;
            shown.page->resize(width, 620);
            for (int view = 0; view <= kHousekeepingView; ++view) {
                shown.page->choose(view);
                tests::passTimers(30);
                QCOMPARE(shown.page->width(), width);
                QCOMPARE(tests::layoutProblems(*shown.page), QStringList());
            }
        }
    }
};

QTEST_MAIN(TestDeskWidths)
#include "test_desk_widths.moc"
