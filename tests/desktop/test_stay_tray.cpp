// SPDX-License-Identifier: GPL-3.0-or-later
// The tray of unassigned stays beside the room plan, by keyboard and mouse.
#include "desktop/frontdesk/sticky_heading.h"
#include "settled.h"
#include "shown_plan.h"
#include "support/widget_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::mouse;
using tests::ShownPlan;

class TestStayTray : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void enterInTheTrayChoosesARoom()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId ana = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        const BookingId bela = shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Bela"));
        QTRY_COMPARE(shown.board().unassigned(), 2);
        QVERIFY(shown.goTo(ana));
        shown.pressInTray(Qt::Key_Return);
        QVERIFY(shown.view().barMove().isActive());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&shown.view()));
        QCOMPARE(shown.view().currentIndex(), shown.at("101", today));
        shown.type(Qt::Key_Escape);
        QVERIFY(!shown.view().barMove().isActive());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(shown.tray().list()));
        shown.type(Qt::Key_Return);
        shown.type(Qt::Key_Down);
        shown.type(Qt::Key_Return);
        QTRY_COMPARE(shown.hotel.read(ana).rooms, QStringList{QStringLiteral("102")});
        // The next stay is current: the keys go on in the tray.
        QTRY_COMPARE(shown.board().unassigned(), 1);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(shown.tray().list()));
        QVERIFY(shown.tray().currentBar());
        QCOMPARE(shown.tray().currentBar()->booking, bela);
        QTRY_COMPARE(shown.taker("102", today), ana.value);
    }

    void aButtonThatHasNothingMoreToDoGivesTheFocusToThePlan_data()
    {
        QTest::addColumn<bool>("fromTray");
        QTest::newRow("plan") << false;
        QTest::newRow("tray") << true;
    }
    void aButtonThatHasNothingMoreToDoGivesTheFocusToThePlan()
    {
        QFETCH(bool, fromTray);
        ShownPlan shown(*theme_);
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        QVERIFY(shown.goTo(id));
        if (!fromTray) shown.view().setFocus();
        auto *all = shown.find<QPushButton>("assignAll");
        QTRY_VERIFY(all->isEnabled());
        all->setFocus();
        shown.type(Qt::Key_Space);
        QTRY_COMPARE(shown.board().unassigned(), 0);
        QTRY_VERIFY(!all->isEnabled());
        QTRY_VERIFY(shown.view().hasFocus());
    }

    void aStayIsDraggedFromTheTrayToARoom()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Ana"));
        QTRY_COMPARE(shown.board().unassigned(), 1);
        QWidget *from = shown.tray().list()->viewport();
        const QPoint start = shown.middleInTray(id);
        // From one widget to the other: the one that was pressed has all events of the mouse.
        const auto over = [&](const char *room) {
            return from->mapFromGlobal(
                shown.view().viewport()->mapToGlobal(shown.middleOf(room, today)));
        };
        mouse(from, QEvent::MouseButtonPress, start, Qt::LeftButton);
        mouse(from, QEvent::MouseMove, over("101"), Qt::LeftButton);
        QVERIFY(shown.view().barMove().isActive());
        shown.type(Qt::Key_Escape);
        QVERIFY(!shown.view().barMove().isActive());
        mouse(from, QEvent::MouseMove, over("102"), Qt::LeftButton);
        mouse(from, QEvent::MouseButtonRelease, over("102"), Qt::NoButton);
        QCOMPARE(shown.hotel.read(id).rooms, QStringList());
        mouse(from, QEvent::MouseButtonPress, start, Qt::LeftButton);
        mouse(from, QEvent::MouseMove, over("101"), Qt::LeftButton);
        mouse(from, QEvent::MouseMove, over("103"), Qt::LeftButton);
        QCOMPARE(shown.view().currentIndex().row(), shown.rowOf("103"));
        const QString said = shown.find<QLabel>("said")->text();
        QVERIFY2(said.endsWith(QStringLiteral("Drop to assign, Escape cancels.")),
                 qPrintable(said));
        mouse(from, QEvent::MouseButtonRelease, over("103"), Qt::NoButton);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("103")});
        QTRY_COMPARE(shown.taker("103", today + 1), id.value);
        QTRY_COMPARE(shown.tray().list()->model()->rowCount(), 0);
    }

    void onlyADroppedBarIsSelected()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId ana = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        const BookingId bela = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Bela"));
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Carl"));
        QTRY_COMPARE(shown.board().unassigned(), 3);
        QWidget *from = shown.tray().list()->viewport();
        const auto drop = [&](BookingId id, const char *room) {
            const QPoint to = from->mapFromGlobal(
                shown.view().viewport()->mapToGlobal(shown.middleOf(room, today)));
            shown.tray().list()->setFocus();
            mouse(from, QEvent::MouseButtonPress, shown.middleInTray(id), Qt::LeftButton);
            mouse(from, QEvent::MouseMove, to, Qt::LeftButton);
            mouse(from, QEvent::MouseButtonRelease, to, Qt::NoButton);
        };
        const auto *tray = shown.tray().list()->selectionModel();
        drop(ana, "102");
        QTRY_COMPARE(shown.taker("102", today), ana.value);
        QVERIFY(!tray->hasSelection());
        QVERIFY(shown.view().isChosen());
        QCOMPARE(shown.view().currentBar()->booking, ana);
        QVERIFY(shown.find<QLabel>("said")->text().contains(QStringLiteral("Ana")));
        // Refused, the stay is still selected in the tray, and a notice has the reason.
        drop(bela, "102");
        QTRY_VERIFY(shown.said.back().tone == Tone::Bad);
        QVERIFY(shown.said.back().text.contains(QStringLiteral("102")));
        QVERIFY(!shown.view().isChosen());
        QTRY_VERIFY(tray->isSelected(shown.tray().list()->currentIndex()));
        QCOMPARE(shown.tray().currentBar()->booking, bela);
    }

    void aBarThatIsDroppedInTheTrayIsUnassigned()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "101");
        QTRY_COMPARE(shown.taker("101", today), id.value);
        QWidget *from = shown.view().viewport();
        const QPoint tray =
            from->mapFromGlobal(shown.tray().mapToGlobal(shown.tray().rect().center()));
        mouse(from, QEvent::MouseButtonPress, shown.middleOf("101", today), Qt::LeftButton);
        const auto *drop = shown.find<QLabel>("drop");
        QVERIFY(!drop->isVisible());
        mouse(from, QEvent::MouseMove, shown.middleOf("102", today), Qt::LeftButton);
        QVERIFY(drop->isVisible());
        QCOMPARE(drop->text(), QStringLiteral("Drop to unassign"));
        QCOMPARE(drop->property("tone").toInt(), int(Tone::Neutral));
        mouse(from, QEvent::MouseMove, tray, Qt::LeftButton);
        QCOMPARE(drop->property("tone").toInt(), int(Tone::Accent));
        QCOMPARE(shown.find<QLabel>("said")->text(), drop->text());
        mouse(from, QEvent::MouseButtonRelease, tray, Qt::NoButton);
        QVERIFY(!drop->isVisible());
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList());
        // What looks selected is the stay, not the cell where it was.
        QTRY_VERIFY(!shown.view().isChosen());
        QVERIFY(shown.tray().currentBar());
        QCOMPARE(shown.tray().currentBar()->booking, id);
        QVERIFY(shown.tray().list()->selectionModel()->hasSelection());
        QVERIFY(shown.find<QLabel>("said")->text().contains(QStringLiteral("Ana")));
        QCOMPARE(shown.view().currentIndex(), shown.at("101", today));
    }

    void aRefusedDropDoesNotMoveTheFocusLater()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "101");
        QTRY_COMPARE(shown.taker("101", today), id.value);
        QWidget *from = shown.view().viewport();
        const QPoint tray =
            from->mapFromGlobal(shown.tray().mapToGlobal(shown.tray().rect().center()));
        mouse(from, QEvent::MouseButtonPress, shown.middleOf("101", today), Qt::LeftButton);
        mouse(from, QEvent::MouseMove, shown.middleOf("102", today), Qt::LeftButton);
        // Another user moves the stay meanwhile.
        const RoomId first = shown.model().row(shown.rowOf("101")).room;
        const RoomId second = shown.model().row(shown.rowOf("102")).room;
        shown.hotel.run(booking::AssignRooms{shown.hotel.desk(), {{id, first, second, {}}}});
        mouse(from, QEvent::MouseMove, tray, Qt::LeftButton);
        mouse(from, QEvent::MouseButtonRelease, tray, Qt::NoButton);
        QTRY_VERIFY(!shown.said.empty() && shown.said.back().tone == Tone::Bad);
        QTRY_COMPARE(shown.taker("102", today), id.value);
        QVERIFY(shown.goTo(id));
        shown.press(Qt::Key_T);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList());
        QTRY_VERIFY(shown.tray().currentBar() && shown.tray().currentBar()->booking == id);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&shown.view()));
    }

    void tonightsRoomOfAGuestInHouseIsNotDroppedInTheTray()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "101");
        booking::CheckIn checkIn;
        checkIn.caller = shown.hotel.desk();
        checkIn.booking = id;
        checkIn.version = 1;
        shown.hotel.run(checkIn);
        const auto status = [&] {
            const PlanBar *bar = shown.model().barAt(shown.at("101", today));
            return bar ? bar->status : booking::BookingStatus::Cancelled;
        };
        QTRY_COMPARE(status(), booking::BookingStatus::CheckedIn);
        QWidget *from = shown.view().viewport();
        const QPoint tray =
            from->mapFromGlobal(shown.tray().mapToGlobal(shown.tray().rect().center()));
        mouse(from, QEvent::MouseButtonPress, shown.middleOf("101", today), Qt::LeftButton);
        mouse(from, QEvent::MouseMove, shown.middleOf("102", today), Qt::LeftButton);
        QVERIFY(shown.view().barMove().isActive());
        const auto *drop = shown.find<QLabel>("drop");
        QVERIFY(!drop->isVisible());
        mouse(from, QEvent::MouseMove, tray, Qt::LeftButton);
        QVERIFY(drop->isVisible());
        QCOMPARE(drop->property("tone").toInt(), int(Tone::Bad));
        QVERIFY2(drop->text().contains(QStringLiteral("move the guest to another room")),
                 qPrintable(drop->text()));
        QCOMPARE(shown.find<QLabel>("said")->text(), drop->text());
        mouse(from, QEvent::MouseButtonRelease, tray, Qt::NoButton);
        QVERIFY(!drop->isVisible());
        tests::settle(shown.hotel.session());
        QVERIFY2(shown.said.empty(), "nothing is sent that would be refused");
        QCOMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("101")});
    }

    void thePlanScrollsUnderABarAtItsEdge()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STE", Stay(today, 2), QStringLiteral("Ana"));
        QTRY_COMPARE(shown.board().unassigned(), 1);
        shown.page->resize(1300, 330);  // not all rows fit
        QScrollBar *bar = shown.view().verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > kPlanRowHeight);
        const int trayBefore = shown.tray().list()->verticalScrollBar()->value();
        QWidget *from = shown.tray().list()->viewport();
        QWidget *plan = shown.view().viewport();
        const QPoint edge =
            from->mapFromGlobal(plan->mapToGlobal(QPoint(plan->width() / 2, plan->height() - 4)));
        mouse(from, QEvent::MouseButtonPress, shown.middleInTray(id), Qt::LeftButton);
        mouse(from, QEvent::MouseMove, edge, Qt::LeftButton);
        QTRY_COMPARE(bar->value(), bar->maximum());
        QCOMPARE(shown.tray().list()->verticalScrollBar()->value(), trayBefore);
        const QPoint room = from->mapFromGlobal(plan->mapToGlobal(shown.middleOf("201", today)));
        mouse(from, QEvent::MouseMove, room, Qt::LeftButton);
        mouse(from, QEvent::MouseButtonRelease, room, Qt::NoButton);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("201")});
    }

    void theHeadingOfARoomTypeStaysAtTheTop()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        for (int i = 0; i < 8; ++i)
            shown.hotel.book("STD", Stay(today + 2 * (i / 3), 1), QStringLiteral("S%1").arg(i));
        shown.hotel.book("STE", Stay(today, 2), QStringLiteral("Ana"));
        QTRY_COMPARE(shown.board().unassigned(), 9);
        shown.page->resize(1300, 330);  // not all rows fit
        QTreeView *list = shown.tray().list();
        QScrollBar *bar = list->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 2 * kPlanRowHeight);
        const auto *heading = shown.find<StickyHeading>("stickyHeading");
        bar->setValue(0);
        QVERIFY(!heading->isVisible());
        bar->setValue(2 * kPlanRowHeight);
        QVERIFY(heading->isVisible());
        QCOMPARE(heading->heading().data().toString(), QStringLiteral("Standard"));
        QCOMPARE(heading->y(), list->viewport()->y());
        // A row that becomes current by keyboard is not under it.
        const QModelIndex standard = list->model()->index(0, 0);
        list->setCurrentIndex(list->model()->index(3, 0, standard));
        shown.pressInTray(Qt::Key_Up);
        shown.pressInTray(Qt::Key_Up);
        const QRect row = list->visualRect(list->currentIndex());
        QVERIFY(row.top() >= (heading->isVisible() ? heading->height() : 0));
        // A click folds the room type, like one on its own row.
        bar->setValue(2 * kPlanRowHeight);
        QTest::mouseClick(shown.find<StickyHeading>("stickyHeading"), Qt::LeftButton);
        QVERIFY(!list->isExpanded(standard));
        QVERIFY(!heading->isVisible());
    }

    void theTrayGroupsStaysByRoomType()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const QString longName = QString(60, QLatin1Char('W'));
        shown.hotel.book("STE", Stay(today, 2), QStringLiteral("Ana"));
        const BookingId bela = shown.hotel.book("STD", Stay(today, 2), longName);
        QTRY_COMPARE(shown.board().unassigned(), 2);
        QTreeView *list = shown.tray().list();
        const QAbstractItemModel *model = list->model();
        QCOMPARE(model->rowCount(), 2);
        const QModelIndex first = model->index(0, 0), second = model->index(1, 0);
        QCOMPARE(first.data().toString(), QStringLiteral("Standard"));
        QCOMPARE(second.data().toString(), QStringLiteral("Suite"));
        QCOMPARE(model->rowCount(first), 1);
        QVERIFY(list->isExpanded(first));
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QLatin1Char('1')));
        // The whole name is in the tool tip: the row cuts it.
        QVERIFY(shown.tray().choose(bela));
        const QString tip = list->currentIndex().data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(longName), qPrintable(tip));
        // A collapsed room type stays collapsed when the tray changes.
        list->setCurrentIndex(second);
        shown.pressInTray(Qt::Key_Return);
        QVERIFY(!list->isExpanded(second));
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Caro"));
        QTRY_COMPARE(shown.board().unassigned(), 3);
        QVERIFY(!list->isExpanded(model->index(1, 0)));
        QVERIFY(list->isExpanded(model->index(0, 0)));
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestStayTray)
#include "test_stay_tray.moc"
