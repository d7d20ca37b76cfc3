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

namespace {

const Night kToday = Night::of(2026, 7, 10);

/// A pool with these rooms. Room 1 is number 101, and so on.
PlanBoard boardOf(const std::vector<qint64> &rooms, const QString &type)
{
    inventory::Catalogue c;
    c.property.id = {1};
    c.property.businessDate = kToday;
    c.pools.push_back({{1}, QStringLiteral("P"), {}, 0});
    c.roomTypes.push_back({{1}, {1}, QStringLiteral("T"), type});
    for (const qint64 room : rooms) c.rooms.push_back({{room}, {1}, QString::number(100 + room)});
    return {c, {}, Stay(kToday - 40, 120), Stay(kToday - 5, 40), kToday};
}

}  // namespace

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

    /// Rooms appear and disappear while the user scrolls through the nights on which they exist.
    void newRowsLeaveTheNightsAndTheCurrentCellWhereTheyAre()
    {
        const HotelView hotel;
        PlanModel model(hotel, [] { return Instant(); });
        model.setNights(Stay(kToday - 60, 300));
        model.setBoard(boardOf({2, 3}, QStringLiteral("Twin")));
        PlanView view(model, *theme_);
        view.resize(900, 400);
        view.show();
        tests::handlePosted();
        const auto size = [&view] { return view.horizontalHeader()->defaultSectionSize(); };
        view.showNight(kToday + 5);
        view.setCurrentIndex(model.index(model.board().rowOf({3}), model.columnOf(kToday + 7)));
        view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + 20);
        const auto verify = [&] {
            QCOMPARE(view.currentRoom(), RoomId{3});
            QCOMPARE(view.currentNight(), kToday + 7);
            QCOMPARE(view.firstNight(), kToday + 5);
        };
        model.setBoard(boardOf({1, 2, 3}, QStringLiteral("Twin")));
        verify();
        QCOMPARE(view.horizontalScrollBar()->value() % size(), 20);
        model.setNights(Stay(kToday - 59, 300));
        verify();
        QCOMPARE(view.horizontalScrollBar()->value() % size(), 20);
        const int before = size();
        model.setBoard(boardOf(
            {2, 3}, QStringLiteral("A room type with a name that is longer than its column")));
        QVERIFY2(size() != before, "wider headings leave less for the nights");
        verify();
    }

    void theNightOfTheHiddenPlanIsNotThatOfTheWindow()
    {
        ShownPlan shown(*theme_);
        shown.page->choose(int(DayList::Arrivals));
        const Night today = shown.hotel.today(), elsewhere = today + 30;
        shown.actions.setFirstNight(elsewhere);
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today});
        QTRY_COMPARE(shown.model().board().today(), today + 1);
        QCOMPARE(shown.actions.firstNight(), elsewhere);
    }
};

QTEST_MAIN(TestPlanColumns)
#include "test_plan_columns.moc"
