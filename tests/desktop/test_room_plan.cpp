// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan by keyboard and mouse, on a real engine and a real file.
#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"
#include "settled.h"
#include "shown_plan.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollBar>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::BookingStatus;
using tests::mouse;
using tests::ShownPlan;

class TestRoomPlan : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void theKeyboardGivesMovesAndTakesBack()
    {
        ShownPlan shown(*theme_);
        QAbstractItemModelTester tester(shown.view().model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        QVERIFY(shown.goTo(id));
        shown.pressInTray(Qt::Key_G);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("101")});
        QTRY_COMPARE(shown.taker("101", today), id.value);
        QVERIFY2(shown.view().currentBar() && shown.view().currentBar()->booking == id,
                 "the current cell follows the stay");
        shown.press(Qt::Key_M);
        QVERIFY(shown.view().barMove().isActive());
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Return);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("103")});
        QTRY_COMPARE(shown.taker("103", today), id.value);
        QTRY_COMPARE(shown.taker("101", today), qint64(0));
        shown.press(Qt::Key_T);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList());
        QTRY_VERIFY(shown.tray().currentBar() && shown.tray().currentBar()->booking == id);
    }

    void headingsHaveTheNamesOfTheRoomTypes()
    {
        ShownPlan shown(*theme_);
        const int row = shown.rowOf("101") - 1;
        QCOMPARE(shown.model().row(row).kind, PlanRow::Kind::Pool);
        const QString title = shown.model().row(row).title;
        QVERIFY(title.contains(QStringLiteral("Standard")));
        QVERIFY(title.contains(QStringLiteral("Twin")));
        const QVariant tip = shown.model().headerData(row, Qt::Vertical, Qt::ToolTipRole);
        QCOMPARE(tip.toString(), title);
        const QFontMetrics metrics(Theme::font(TextSize::Body, QFont::DemiBold));
        QVERIFY2(shown.view().verticalHeader()->width() > metrics.horizontalAdvance(title),
                 "the heading is not cut");
    }

    void theLastRowIsNotUnderTheScrollBarIfAllRowsJustFit()
    {
        ShownPlan shown(*theme_);
        PlanView &view = shown.view();
        const int bar = view.horizontalScrollBar()->sizeHint().height();
        const int rows = view.verticalHeader()->length();
        shown.page->resize(1300, shown.page->height() - view.viewport()->height() + rows + bar / 2);
        QTRY_COMPARE(view.viewport()->height(), rows + bar / 2);
        QVERIFY(!view.verticalScrollBar()->isVisible());
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
        const int last = shown.model().rowCount() - 1;
        QVERIFY(view.rowViewportPosition(last) + view.rowHeight(last)
                <= view.viewport()->height() - bar);
    }

    void escapeHalfWayLeavesAllAsItWas()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "101");
        QVERIFY(shown.goTo(id));
        QTRY_COMPARE(shown.taker("101", today), id.value);
        QVERIFY(shown.goTo(id));
        const QModelIndex before = shown.view().currentIndex();
        shown.press(Qt::Key_M);
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Escape);
        QVERIFY(!shown.view().barMove().isActive());
        QCOMPARE(shown.view().currentIndex(), before);
        // By mouse: Escape while the button is down cancels the drag; releasing it drops nothing.
        QWidget *to = shown.view().viewport();
        mouse(to, QEvent::MouseButtonPress, shown.middleOf("101", today), Qt::LeftButton);
        mouse(to, QEvent::MouseMove, shown.middleOf("103", today), Qt::LeftButton);
        QVERIFY(shown.view().barMove().isActive());
        shown.press(Qt::Key_Escape);
        mouse(to, QEvent::MouseMove, shown.middleOf("102", today), Qt::LeftButton);
        mouse(to, QEvent::MouseButtonRelease, shown.middleOf("102", today), Qt::NoButton);
        QCOMPARE(shown.view().currentIndex(), before);
        QCOMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("101")});
        QVERIFY(shown.said.empty());
    }

    void draggingMovesAStay()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "101");
        QVERIFY(shown.goTo(id));
        QTRY_COMPARE(shown.taker("101", today), id.value);
        QWidget *to = shown.view().viewport();
        mouse(to, QEvent::MouseButtonPress, shown.middleOf("101", today), Qt::LeftButton);
        mouse(to, QEvent::MouseMove, shown.middleOf("102", today), Qt::LeftButton);
        mouse(to, QEvent::MouseMove, shown.middleOf("103", today), Qt::LeftButton);
        mouse(to, QEvent::MouseButtonRelease, shown.middleOf("103", today), Qt::NoButton);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("103")});
        QTRY_COMPARE(shown.taker("103", today + 1), id.value);
        QCOMPARE(shown.said.size(), size_t(1));
        QCOMPARE(shown.said.front().tone, Tone::Good);
    }

    void aTakenRoomIsRefusedAndTheTwoMaySwap()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId ana = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        const BookingId bela = shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Bela"));
        shown.give(ana, "101");
        shown.give(bela, "102");
        QTRY_COMPARE(shown.taker("102", today + 1), bela.value);
        QVERIFY(shown.goTo(ana));
        shown.press(Qt::Key_M);
        shown.press(Qt::Key_Down);
        const auto *said = shown.find<QLabel>("said");
        QVERIFY2(said->text().contains(QStringLiteral("not available")), qPrintable(said->text()));
        shown.press(Qt::Key_Return);
        QTRY_COMPARE(shown.said.size(), size_t(1));
        QCOMPARE(shown.hotel.read(ana).rooms, QStringList{QStringLiteral("101")});
        QVERIFY(shown.said.front().action);
        shown.said.front().action();
        QTRY_COMPARE(shown.hotel.read(ana).rooms, QStringList{QStringLiteral("102")});
        QCOMPARE(shown.hotel.read(bela).rooms, QStringList{QStringLiteral("101")});
        QTRY_COMPARE(shown.taker("101", today + 2), bela.value);
    }

    void aRoomOfAnotherKindIsRefused()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "103");
        QTRY_COMPARE(shown.taker("103", today), id.value);
        QVERIFY(shown.goTo(id));
        shown.press(Qt::Key_M);
        shown.press(Qt::Key_Down);  // the suites' heading
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.view().currentIndex().row(), shown.rowOf("201"));
        QVERIFY(shown.find<QLabel>("said")->text().contains(QStringLiteral("different type")));
        shown.press(Qt::Key_Return);
        QTRY_COMPARE(shown.said.size(), size_t(1));
        QVERIFY(shown.said.front().tone != Tone::Good);
        QCOMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("103")});
    }

    void aRoomThatIsDueOutIsAssignedToAnArrival()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId leaves = shown.hotel.book("STD", Stay(today, 1), QStringLiteral("Ana"));
        shown.give(leaves, "101");
        shown.hotel.run(booking::CheckIn{shown.hotel.desk(), leaves, 0, {}, {}, false});
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today});
        const BookingId comes = shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Bela"));
        QTRY_COMPARE(shown.board().today(), today + 1);
        QVERIFY(shown.goTo(comes));
        QTRY_VERIFY(shown.board().occupant(shown.model().row(shown.rowOf("101")).room));
        shown.pressInTray(Qt::Key_Return);
        QCOMPARE(shown.view().currentIndex().row(), shown.rowOf("102"));  // a vacant one
        shown.press(Qt::Key_Up);
        const QString said = shown.find<QLabel>("said")->text();
        QVERIFY2(said.contains(QStringLiteral("due out"))
                     && said.contains(QString::number(leaves.value)),
                 qPrintable(said));
        shown.press(Qt::Key_Return);
        QTRY_COMPARE(shown.hotel.read(comes).rooms, QStringList{QStringLiteral("101")});
        QTRY_COMPARE(shown.taker("101", today + 1), comes.value);
        // Overdue: the reason is the one that the engine gives.
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), false, today + 1});
        const BookingId next = shown.hotel.book("STD", Stay(today + 2, 2), QStringLiteral("Carl"));
        shown.hotel.run(booking::AssignRooms{
            shown.hotel.desk(), {{comes, shown.model().row(shown.rowOf("101")).room, {}, {}}}});
        QVERIFY(shown.goTo(next));
        QTRY_COMPARE(shown.model().row(shown.rowOf("101")).detail, QStringLiteral("Overdue"));
        shown.pressInTray(Qt::Key_Return);
        shown.press(Qt::Key_Up);
        const QString why = shown.find<QLabel>("said")->text();
        shown.press(Qt::Key_Return);
        QTRY_VERIFY(!shown.said.empty() && shown.said.back().tone == Tone::Bad);
        QCOMPARE(shown.said.back().text, why);
        QCOMPARE(shown.hotel.read(next).rooms, QStringList());
    }

    void whatFitsNoSingleRoomIsShownAndCanBeSplit()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const char *rooms[] = {"101", "102", "103"};
        for (int i = 0; i < 3; ++i) {
            const BookingId id =
                shown.hotel.book("STD", Stay(today + i, 1), QStringLiteral("Short %1").arg(i));
            shown.give(id, rooms[i]);
        }
        const BookingId lost = shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Lost"));
        QVERIFY(shown.goTo(lost));
        QVERIFY(!shown.tray().currentBar()->fits);
        QVERIFY(!shown.button("Assign room")->isEnabled());
        shown.pressInTray(Qt::Key_P);
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_S, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(lost).rooms.size(), 2);
        QTRY_COMPARE(shown.board().unassigned(), 0);
    }

    void allThatWaitGetRoomsInOneStep()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        std::vector<BookingId> all;
        for (int i = 0; i < 3; ++i)
            all.push_back(
                shown.hotel.book("STD", Stay(today + i, 4), QStringLiteral("G%1").arg(i)));
        QTRY_COMPARE(shown.board().unassigned(), 3);
        shown.press(Qt::Key_G, Qt::ShiftModifier);
        QTRY_COMPARE(shown.board().unassigned(), 0);
        QStringList rooms;
        for (const BookingId id : all) rooms << shown.hotel.read(id).rooms;
        rooms.removeDuplicates();
        QCOMPARE(rooms.size(), 3);
    }

    void autoAssignmentLeavesAGuestInHouseInTonightsRoom()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "101");
        shown.hotel.run(booking::CheckIn{shown.hotel.desk(), id, 0, {}, {}, false});
        booking::ChangeBooking change;
        change.caller = shown.hotel.desk();
        change.booking = id;
        change.roomType = shown.hotel.session().view().catalogue().roomTypes.back().id;
        change.total = 10'000;
        shown.hotel.run(change);
        QTRY_COMPARE(shown.board().unassignedOn(today + 1), 1);
        QCOMPARE(shown.board().unassignedOn(today), 0);
        shown.press(Qt::Key_G, Qt::ShiftModifier);
        QTRY_COMPARE(shown.board().unassigned(), 0);
        QCOMPARE(shown.hotel.read(id).roomsNow, QStringList{QStringLiteral("101")});
        QCOMPARE(shown.hotel.read(id).rooms.size(), 2);
        QTRY_COMPARE(shown.said.size(), size_t(1));
        QCOMPARE(shown.said.back().text,
                 QStringLiteral("Booking %1 assigned to room %2.")
                     .arg(bookingNumber(id), shown.hotel.read(id).rooms[1]));
    }

    void roomOutOfServiceIsAssignedOnlyToAStayThatAUserChooses()
    {
        ShownPlan shown(*theme_);
        std::vector<RoomId> rooms;
        for (const inventory::Room &room : shown.hotel.session().view().catalogue().rooms)
            rooms.push_back(room.id);
        shown.hotel.run(booking::SetHousekeeping{
            shown.hotel.desk(), rooms, booking::HousekeepingStatus::OutOfService, {}});
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        QVERIFY(shown.goTo(id));
        QTRY_COMPARE(shown.board().fit(shown.board().waiting().front(), rooms.front()),
                     PlanFit::OutOfService);
        shown.press(Qt::Key_G, Qt::ShiftModifier);
        QTRY_COMPARE(shown.said.size(), size_t(1));
        QCOMPARE(shown.hotel.read(id).rooms, QStringList());
        QVERIFY(shown.goTo(id));
        shown.pressInTray(Qt::Key_G);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("101")});
        QTRY_COMPARE(shown.said.size(), size_t(2));
        QVERIFY2(shown.said.back().text.endsWith(QStringLiteral("The room is out of service.")),
                 qPrintable(shown.said.back().text));
        // The text above the plan says it before the stay is dropped.
        QTRY_COMPARE(shown.taker("101", shown.hotel.today()), id.value);
        shown.press(Qt::Key_M);
        QVERIFY(shown.view().barMove().isActive());
        shown.press(Qt::Key_Down);
        const auto *text = shown.page->plan().findChild<QLabel *>(QStringLiteral("said"));
        QVERIFY2(text->text().contains(QStringLiteral("out of service")), qPrintable(text->text()));
    }

    void aRoomIsOutOfOrderAndInOrderAgain()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        shown.view().setFocus();
        shown.view().setCurrentIndex(shown.at("102", today + 1));
        shown.press(Qt::Key_O, Qt::ShiftModifier);
        const auto out = [&](Night n) { return shown.board().isOutOfOrder(shown.rowOf("102"), n); };
        QTRY_VERIFY(out(today + 7));
        QVERIFY(!out(today));
        QVERIFY(!out(today + 8));
        QTRY_COMPARE(shown.hotel.session().view().ledger().available(0, Stay(today + 1, 7)), 2);
        shown.view().setCurrentIndex(shown.at("102", today + 3));
        shown.press(Qt::Key_O);
        QTRY_VERIFY(!out(today + 1) && !out(today + 7));
    }

    void checksInAndOutFromThePlan()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "102");
        QTRY_COMPARE(shown.taker("102", today), id.value);
        QVERIFY(shown.goTo(id));
        shown.press(Qt::Key_I);
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_I, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::CheckedIn);
        QCOMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("102")});
        QTRY_VERIFY(shown.view().currentBar()
                    && shown.view().currentBar()->status == BookingStatus::CheckedIn);
        QTRY_VERIFY(shown.button("Check out")->isEnabled());
        shown.press(Qt::Key_K);
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_O, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::CheckedOut);
        QTRY_VERIFY(shown.board().find(id)
                    && shown.board().find(id)->second.status == BookingStatus::CheckedOut);
    }

    void tonightsRoomOfAGuestInHouseIsNotUnassigned()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "101");
        QVERIFY(shown.goTo(id));
        auto *unassign = shown.find<QPushButton>("takeBack");
        QTRY_COMPARE(shown.taker("101", today), id.value);
        QVERIFY(shown.goTo(id));
        QVERIFY(unassign->isEnabled());
        booking::CheckIn checkIn;
        checkIn.caller = shown.hotel.desk();
        checkIn.booking = id;
        checkIn.version = 1;
        shown.hotel.run(checkIn);
        const QString why = QStringLiteral("is in house; move the guest to another room");
        QTRY_VERIFY(!unassign->isEnabled());
        QVERIFY2(unassign->toolTip().contains(why), qPrintable(unassign->toolTip()));
        QVERIFY(shown.find<QPushButton>("grab")->isEnabled());
        // The row of the unassigned stays gives the reason too, and takes no bar.
        const QModelIndex before = shown.view().currentIndex();
        shown.press(Qt::Key_M);
        while (shown.view().currentIndex().row() > 0) shown.press(Qt::Key_Up);
        QVERIFY(shown.find<QLabel>("said")->text().contains(why));
        shown.press(Qt::Key_Return);
        QVERIFY(!shown.view().barMove().isActive());
        QCOMPARE(shown.view().currentIndex(), before);
        tests::settle(shown.hotel.session());
        QVERIFY(shown.said.empty());
        QCOMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("101")});
    }

    void whatOthersDoMeanwhileWaitsForTheHand()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "101");
        QTRY_COMPARE(shown.taker("101", today), id.value);
        QVERIFY(shown.goTo(id));
        shown.press(Qt::Key_M);
        QSignalSpy heard(&shown.hotel.session().changes(), &HotelChanges::bookingsChanged);
        const BookingId other = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Bela"));
        QTRY_VERIFY(!heard.isEmpty());
        tests::settle(shown.hotel.session());
        QVERIFY2(shown.view().barMove().isActive(), "the stay stays in the hand");
        QVERIFY(!shown.board().find(other));
        shown.press(Qt::Key_Escape);
        QTRY_VERIFY(shown.board().find(other));
    }

    void rightToLeftRunsTheNightsFromTheRight()
    {
        qApp->setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { qApp->setLayoutDirection(Qt::LeftToRight); });
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Ana"));
        shown.give(id, "101");
        QTRY_COMPARE(shown.taker("101", today), id.value);
        QVERIFY(shown.goTo(id));
        QVERIFY(shown.middleOf("101", today).x() > shown.middleOf("101", today + 1).x());
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.view().currentNight(), today + 1);
        // The middle of the first night is inside the bar's fill.
        const QImage picture = shown.view().viewport()->grab().toImage();
        const QPoint in = shown.view().visualRect(shown.at("101", today)).topLeft() + QPoint(20, 7);
        QCOMPARE(picture.pixelColor(in), Colors::light().tone(Tone::Good).fill);
        shown.press(Qt::Key_M);
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Return);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("102")});
    }

    void everyCellSaysWhatItIs()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.give(id, "101");
        QTRY_COMPARE(shown.taker("101", today), id.value);
        const auto words = [&](const char *room, Night night) {
            return shown.at(room, night).data(Qt::AccessibleTextRole).toString();
        };
        QVERIFY(words("101", today).contains(QStringLiteral("Ana")));
        QVERIFY(words("101", today).contains(QStringLiteral("Confirmed")));
        QVERIFY(words("102", today).contains(QStringLiteral("available")));
        QVERIFY(words("102", today).contains(QStringLiteral("10 Jul 2026")));
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestRoomPlan)
#include "test_room_plan.moc"
