// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan by keyboard and mouse, on a real engine and a real file.
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/theme/look.h"
#include "settled.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::BookingStatus;

namespace {

/// The page with its room plan, and helpers of the tests.
class ShownPlan : public tests::ShownPage<FrontDeskPage> {
public:
    explicit ShownPlan(Theme &theme) : ShownPage(theme)
    {
        actions.notify = [this](const Notice &notice) { said.push_back(notice); };
        page->choose(kDayLists);
        if (!tests::waitFor([this] { return model().rowCount() > 0; })) qFatal("no plan");
    }
    PlanView &view() const { return page->plan().view(); }
    const PlanModel &model() const { return page->plan().model(); }
    const PlanBoard &board() const { return model().board(); }
    int rowOf(const char *room) const
    {
        for (int row = 0; row < model().rowCount(); ++row) {
            if (model().row(row).title == QLatin1String(room)) return row;
        }
        return -1;
    }
    /// The holder of the room that night, as the plan shows it; 0: none.
    qint64 taker(const char *room, Night night) const
    {
        const PlanBar *bar = model().barAt(at(room, night));
        return bar ? bar->booking.value : 0;
    }
    QModelIndex at(const char *room, Night night) const
    {
        return model().index(rowOf(room), model().columnOf(night));
    }
    /// Moves the current cell to a booking once the plan shows it.
    bool goTo(BookingId id)
    {
        if (!tests::waitFor([&] { return board().find(id).has_value(); })) return false;
        view().setFocus();
        view().showBooking(id);
        return view().currentBar() && view().currentBar()->booking == id;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        view().setFocus();
        type(key, modifiers);
    }
    void give(BookingId id, const char *room)
    {
        RoomId number;
        for (const inventory::Room &r : hotel.session().view().catalogue().rooms) {
            if (r.number == QLatin1String(room)) number = r.id;
        }
        hotel.run(booking::AssignRooms{hotel.desk(), {{id, {}, number, {}}}});
    }
    QPoint middleOf(const char *room, Night night) const
    {
        return view().visualRect(at(room, night)).center();
    }

    std::vector<Notice> said;
};

void mouse(QWidget *to, QEvent::Type type, QPoint where, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, where, to->mapToGlobal(where), Qt::LeftButton, buttons, Qt::NoModifier);
    QApplication::sendEvent(to, &event);
}

}  // namespace

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
        shown.press(Qt::Key_G);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("101")});
        QTRY_COMPARE(shown.taker("101", today), id.value);
        QVERIFY2(shown.view().currentBar() && shown.view().currentBar()->booking == id,
                 "the current cell follows the stay");
        shown.press(Qt::Key_M);
        QVERIFY(shown.view().isGrabbing());
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Return);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList{QStringLiteral("103")});
        QTRY_COMPARE(shown.taker("103", today), id.value);
        QTRY_COMPARE(shown.taker("101", today), qint64(0));
        shown.press(Qt::Key_T);
        QTRY_COMPARE(shown.hotel.read(id).rooms, QStringList());
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
        QVERIFY(!shown.view().isGrabbing());
        QCOMPARE(shown.view().currentIndex(), before);
        // By mouse: Escape while the button is down cancels the drag; releasing it drops nothing.
        QWidget *to = shown.view().viewport();
        mouse(to, QEvent::MouseButtonPress, shown.middleOf("101", today), Qt::LeftButton);
        mouse(to, QEvent::MouseMove, shown.middleOf("103", today), Qt::LeftButton);
        QVERIFY(shown.view().isGrabbing());
        shown.press(Qt::Key_Escape);
        mouse(to, QEvent::MouseMove, shown.middleOf("102", today), Qt::LeftButton);
        mouse(to, QEvent::MouseButtonRelease, shown.middleOf("102", today), Qt::NoButton);
        QCOMPARE(shown.view().currentIndex(), before);
        shown.hotel.session().engine().flush();
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
        QVERIFY(!shown.view().currentBar()->fits);
        QVERIFY(!shown.button("Assign room")->isEnabled());
        shown.press(Qt::Key_P);
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

    void aRoomIsOutOfOrderAndInOrderAgain()
    {
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        shown.view().setFocus();
        shown.view().setCurrentIndex(shown.at("102", today + 1));
        shown.press(Qt::Key_O, Qt::ShiftModifier);
        const auto out = [&](Night n) {
            return shown.board().isOutOfOrder(shown.model().boardRow(shown.rowOf("102")), n);
        };
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
        shown.type(Qt::Key_Return);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::CheckedOut);
        QTRY_VERIFY(shown.board().find(id)
                    && shown.board().find(id)->second.status == BookingStatus::CheckedOut);
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
        QSignalSpy heard(&shown.hotel.session(), &HotelSession::bookingsChanged);
        const BookingId other = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Bela"));
        QTRY_VERIFY(!heard.isEmpty());
        tests::settle(shown.hotel.session());
        QVERIFY2(shown.view().isGrabbing(), "the stay stays in the hand");
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
