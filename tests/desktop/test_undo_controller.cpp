// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo in the real window: on any page, after a restart, and after concurrent changes of
// the cells.
#include "desktop/inventory/grid_edits.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/top_bar.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/shell/undo_dialog.h"
#include "settled.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtGui/QAction>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;
using roomrack::tests::RealWindow;

namespace {

constexpr int kTwin = 1;

}  // namespace

class TestUndoController : public tests::WindowTest {
    Q_OBJECT

private slots:
    void nothingDoneIsNothingToUndo()
    {
        // Before the steps are read nothing is offered, whatever they are.
        tests::passAnswers(real_->session());
        QVERIFY(!undo()->isEnabled());
        QVERIFY(!redo()->isEnabled());
        QVERIFY(!topBar()->undoButton()->isEnabled());
        QCOMPARE(undo()->text(), QStringLiteral("Undo"));
    }

    void lastEditIsNamedAndTakenBackOnAnotherPage()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        QVERIFY(real_->window().showPage(QStringLiteral("reports")));
        QVERIFY(topBar()->undoButton()->isVisible());
        QCOMPARE(topBar()->undoButton()->accessibleName(), undo()->text());
        QTest::keyClick(&real_->window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
        QCOMPARE(typed(2), inventory::kForSaleByDefault);
        QTRY_VERIFY(redo()->text().contains(QStringLiteral("Seven")));
        QTest::mouseClick(topBar()->redoButton(), Qt::LeftButton);
        QTRY_COMPARE(typed(2), 7);
    }

    void aStepWithoutALabelIsNamedByItsCells()
    {
        set(3, 3);
        QTRY_VERIFY(undo()->isEnabled());
        const QString named = QStringLiteral("Rooms to sell · Standard Twin · ");
        QTRY_VERIFY2(undo()->text().contains(named), qPrintable(undo()->text()));
        undo()->trigger();
        QTRY_VERIFY2(redo()->text().contains(named), qPrintable(redo()->text()));
        QTRY_VERIFY(notices().newest().contains(named));
    }

    void stepsOutliveTheProgram()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->isEnabled());
        real_->restart();
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        undo()->trigger();
        QTRY_COMPARE(typed(1), inventory::kForSaleByDefault);
        QTRY_VERIFY(redo()->isEnabled());
        real_->restart();
        QTRY_VERIFY(redo()->isEnabled());
        redo()->trigger();
        QTRY_COMPARE(typed(1), 7);
    }

    void newEditEndsWhatCouldBeDoneAgain()
    {
        set(7, 1);
        QTRY_VERIFY(undo()->isEnabled());
        undo()->trigger();
        QTRY_VERIFY(redo()->isEnabled());
        set(3, 1);
        QTRY_VERIFY(!redo()->isEnabled());
    }

    void stepThatNoLongerFitsSaysWhatChangedAndOffersTheRest()
    {
        UndoDialog *dialog = misfit();
        QVERIFY(dialog);
        QAbstractItemModelTester tester(dialog->table()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto cell = [dialog](int column) {
            return dialog->table()->model()->index(0, column).data().toString();
        };
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Undo only a part of “Seven twins”?"));
        QCOMPARE(dialog->table()->model()->rowCount(), 1);
        QVERIFY(cell(MisfitModel::Where).contains(QStringLiteral("Standard Twin")));
        QCOMPARE(cell(MisfitModel::Had), QStringLiteral("7"));
        QCOMPARE(cell(MisfitModel::Now), QStringLiteral("2"));
        QVERIFY2(cell(MisfitModel::Who).contains(QStringLiteral("Wayfarer OTA")),
                 qPrintable(cell(MisfitModel::Who)));
        QVERIFY(dialog->applyButton()->text().contains(u'2'));
        QCOMPARE(typed(0), 7);

        QTest::keyClick(dialog->applyButton(), Qt::Key_Space);
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
        QCOMPARE(typed(1), 2);
        QCOMPARE(typed(2), inventory::kForSaleByDefault);
        QTRY_COMPARE(notices().newest(),
                     QStringLiteral("Partly undone: Seven twins. 2 cell(s) restored, 1 cell(s) "
                                    "left as changed since."));
    }

    void leavingItChangesNothing()
    {
        QPointer<UndoDialog> dialog = misfit();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
        QCOMPARE(real_->cell(kTwin, kJulyTenth).typed, 7);
        QVERIFY(undo()->isEnabled());
    }

    void aCancelledBookingIsNotSkippedSilently()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        cancelABooking();
        QVERIFY(undo()->text().contains(QStringLiteral("Seven")));
        QTest::keyClick(&real_->window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(notices().newest().contains(QStringLiteral("cancelled")));
        const QString said = notices().newest();
        QVERIFY2(said.contains(QStringLiteral("reinstate the booking")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("again to undo the change before it: Seven")),
                 qPrintable(said));
        QCOMPARE(real_->cell(kTwin, kJulyTenth).typed, 7);

        QTest::keyClick(&real_->window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
        QTRY_VERIFY(notices().newest().startsWith(QStringLiteral("Undone")));
        QTRY_COMPARE(undo()->text(), QStringLiteral("Undo"));
    }

    void theNoticeUndoesTheChangeBefore()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        cancelABooking();
        undo()->trigger();
        QTRY_VERIFY(undoBeforeButton());
        QTest::keyClick(undoBeforeButton(), Qt::Key_Space);
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
    }

    void theButtonOfTheNoticeIsNeverElided()
    {
        set(6, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Six")));
        cancelABooking();
        undo()->trigger();
        const QString again = QStringLiteral("again to undo the change before it: Six twins for");
        QTRY_VERIFY(notices().newest().contains(again));
        const auto *button = notices().findChild<QPushButton *>();
        QCOMPARE(button->text(), QStringLiteral("Undo"));
    }

    void whoGoesBehindItIsAskedOnce()
    {
        for (const int rooms : {7, 5, 4}) set(rooms, 3);
        cancelABooking();
        pressUndo();
        QTRY_VERIFY(notices().newest().contains(QStringLiteral("cancelled")));
        for (const int now : {5, 7, int(inventory::kForSaleByDefault)}) {
            pressUndo();
            QTRY_COMPARE(typed(0), now);
        }
        set(7, 3);
        cancelABooking();
        pressUndo();
        QTRY_VERIFY(notices().newest().contains(QStringLiteral("cancelled")));
        QCOMPARE(real_->cell(kTwin, kJulyTenth).typed, 7);
    }

    void withNothingBeforeItOnlyTheReasonIsGiven()
    {
        cancelABooking();
        QCOMPARE(undo()->text(), QStringLiteral("Undo"));
        QVERIFY(undo()->isEnabled());
        for (int times = 0; times < 2; ++times) {
            QTest::keyClick(&real_->window(), Qt::Key_Z, Qt::ControlModifier);
            QTRY_VERIFY(notices().newest().contains(QStringLiteral("cancelled")));
            QVERIFY(!notices().newest().contains(QStringLiteral("again")));
            QVERIFY(!undoBeforeButton());
        }
    }

    void anEditAfterItIsUndoneAtOnce()
    {
        cancelABooking();
        undo()->trigger();
        QTRY_VERIFY(notices().newest().contains(QStringLiteral("cancelled")));
        set(7, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        QTRY_VERIFY(!undo()->toolTip().contains(QStringLiteral("cancelled")));
        QTRY_VERIFY(!notices().newest().contains(QStringLiteral("cancelled")));
        undo()->trigger();
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
    }

    void anotherChangeAsksAnew()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        cancelABooking();
        undo()->trigger();
        QTRY_VERIFY(undoBeforeButton());
        booking::TakeHold take;
        take.caller = real_->session().desk();
        take.roomType = real_->session().view().catalogue().roomTypes[kTwin].id;
        take.stay = Stay(kJulyTenth + 2, 2);
        take.plan = real_->session().view().rates().plans().front().id;
        QVERIFY(real_->session().engine().run(take));
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("Hold")));
        undo()->trigger();
        QTRY_VERIFY(notices().newest().contains(QStringLiteral("release it")));
        QCOMPARE(real_->cell(kTwin, kJulyTenth).typed, 7);
    }

    void anUnassignedRoomIsRestoredAndOlderChangesAreNamedFirst()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        const BookingId booked = book();
        const RoomId room = real_->session().view().catalogue().rooms.front().id;
        moveRoom(booked, {}, room);
        moveRoom(booked, room, {});
        QTRY_VERIFY(undo()->text().contains(QStringLiteral(" unassigned from ")));
        QVERIFY(rooms(booked).isEmpty());
        pressUndo();
        QTRY_COMPARE(rooms(booked).size(), 1);
        QTRY_VERIFY(notices().newest().contains(QStringLiteral(" unassigned from ")));
        for (int times = 0; times < 2; ++times) {
            QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("last change is undone")));
            QCOMPARE(typed(0), times == 0 ? 7 : inventory::kForSaleByDefault);
            pressUndo();
            QTRY_VERIFY(notices().newest().contains(QStringLiteral("last change is undone")));
            QCOMPARE(notices().newest().contains(QStringLiteral("before it: Seven")), times == 0);
            pressUndo();
            QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
            QTRY_VERIFY(undo()->text() == QStringLiteral("Undo"));
        }
        QCOMPARE(rooms(booked).size(), 1);
    }

    /// Another user has checked the guest in since.
    void theRoomOfAGuestInHouseIsNotUnassignedAndTheChangeBeforeIsOffered()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        const BookingId booked = book();
        moveRoom(booked, {}, real_->session().view().catalogue().rooms.front().id);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral(" assigned to ")));
        booking::CheckIn checkIn;
        checkIn.caller = real_->session().desk();
        checkIn.caller.actor = kEngineActor;
        checkIn.booking = booked;
        checkIn.version = 1;
        const auto done = real_->session().engine().run(checkIn);
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
        pressUndo();
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("is in house; move the guest")));
        QVERIFY(!undo()->toolTip().contains(QStringLiteral("Unassign room")));
        QCOMPARE(rooms(booked).size(), 1);
        pressUndo();
        QTRY_VERIFY(notices().newest().contains(QStringLiteral("before it: Seven")));
        pressUndo();
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
        QCOMPARE(rooms(booked).size(), 1);
    }

    void anAssignedRoomIsUnassigned()
    {
        const BookingId booked = book();
        moveRoom(booked, {}, real_->session().view().catalogue().rooms.front().id);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral(" assigned to ")));
        pressUndo();
        QTRY_VERIFY(rooms(booked).isEmpty());
        QTRY_VERIFY(redo()->text().contains(QStringLiteral(" assigned to ")));
        redo()->trigger();
        QTRY_COMPARE(rooms(booked).size(), 1);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral(" assigned to ")));
        pressUndo();
        QTRY_VERIFY(rooms(booked).isEmpty());
    }

    void anEditBeforeThatActIsNotSkippedToEither()
    {
        set(7, 3);
        cancelABooking();
        set(3, 3);
        QTRY_VERIFY(!undo()->toolTip().contains(QStringLiteral("cancelled")));
        pressUndo();
        QTRY_COMPARE(typed(0), 7);
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("cancelled")));
        pressUndo();
        QTRY_VERIFY(notices().newest().contains(QStringLiteral("cancelled")));
        QCOMPARE(real_->cell(kTwin, kJulyTenth).typed, 7);
    }

    void changesBeforeTheSessionAreNamedFirst()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->isEnabled());
        real_->restart();
        set(3, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Rooms to sell")));
        pressUndo();
        QTRY_COMPARE(typed(0), 7);
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("of this session")));
        pressUndo();
        QTRY_VERIFY(notices().newest().contains(QStringLiteral("before it: Seven")));
        QCOMPARE(real_->cell(kTwin, kJulyTenth).typed, 7);
        pressUndo();
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
    }

    void whatAnotherUserDidIsNoReason()
    {
        set(7, 3);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
        QSignalSpy happened(&real_->session().changes(), &HotelChanges::happened);
        book(ActorId{7});
        QTRY_VERIFY(!happened.isEmpty());
        undo()->trigger();
        QTRY_COMPARE(typed(0), inventory::kForSaleByDefault);
    }

    void closingTheHotelClosesTheDialog()
    {
        QPointer<UndoDialog> dialog = misfit();
        QVERIFY(dialog);
        real_->window().setSession(nullptr);
        QVERIFY(!dialog);
    }

private:
    QAction *undo() { return real_->window().undoController()->undoAction(); }
    QAction *redo() { return real_->window().undoController()->redoAction(); }
    void pressUndo() { QTest::keyClick(&real_->window(), Qt::Key_Z, Qt::ControlModifier); }
    TopBar *topBar() { return real_->window().findChild<TopBar *>(); }
    qint32 typed(int day)
    {
        return real_->session().view().ledger().type(kTwin, kJulyTenth + day).typed;
    }

    /// Availability of the twins, from today on; set by a channel if one is given.
    void set(int rooms, int nights, int from = 0, int channel = 0, ActorId actor = kDeskActor)
    {
        const inventory::Catalogue &catalogue = real_->session().view().catalogue();
        booking::EditCells edit;
        edit.caller = real_->session().desk();
        edit.caller.channel = catalogue.channels[size_t(channel)].id;
        edit.caller.actor = actor;
        edit.roomTypes = {catalogue.roomTypes[kTwin].id};
        edit.ranges = {{kJulyTenth + from, nights}};
        edit.value = rooms;
        if (rooms == 7) edit.text.label = QStringLiteral("Seven twins");
        if (rooms == 6) edit.text.label = QStringLiteral("Six twins for the congress in July");
        const auto answer = real_->session().engine().run(booking::EditBlock(edit));
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
        QTRY_COMPARE(typed(from), rooms);
    }

    NoticeBar &notices() { return real_->window().notices(); }
    QPushButton *undoBeforeButton()
    {
        for (QPushButton *button : real_->window().findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == QStringLiteral("Undo: Seven twins"))
                return button;
        }
        return nullptr;
    }
    BookingId book(ActorId actor = kDeskActor)
    {
        booking::HoldAndConfirm book;
        book.what.caller = real_->session().desk();
        book.what.caller.actor = actor;
        book.what.roomType = real_->session().view().catalogue().roomTypes[0].id;
        book.what.stay = Stay(kJulyTenth, 1);
        book.what.agreedTotal = 10'000;
        book.guest.name = QStringLiteral("Inês Costa");
        const auto answer = real_->session().engine().run(book);
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return answer->booking;
    }
    /// As an act of its own.
    void moveRoom(BookingId booked, RoomId from, RoomId to)
    {
        real_->clock().advance(core::kSecond);
        booking::AssignRooms assign{real_->session().desk(), {{booked, from, to, {}}}};
        const auto done = real_->session().engine().run(assign);
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
    }
    /// The numbers of the booking's rooms in the file.
    QStringList rooms(BookingId booked)
    {
        tests::passSubmitted(real_->session());
        const auto reader = storage::Reader::open(real_->session().file());
        const auto row = (*reader)->ask(storage::OneBooking{real_->session().property(), booked});
        return row ? row->rooms : QStringList();
    }
    void cancelABooking()
    {
        booking::CancelBooking cancel;
        cancel.caller = real_->session().desk();
        cancel.booking = book();
        const auto answer = real_->session().engine().run(cancel);
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
        // Before the steps are read again, the tool tip may still be about another one.
        tests::passCommits(real_->session());
        tests::passAnswers(real_->session());
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("cancelled")));
    }

    /// Undoes an edit of three nights, of which another user has changed the second since.
    UndoDialog *misfit()
    {
        set(7, 3);
        const ChannelId ota = real_->session().view().catalogue().channels[1].id;
        set(2, 1, 1, 1, channelActor(ota));
        const auto find = [this] { return real_->window().findChild<UndoDialog *>(); };
        if (!tests::waitFor([this] { return undo()->text().contains(QStringLiteral("Seven")); }))
            return nullptr;
        undo()->trigger();
        return tests::waitFor([&] { return find() != nullptr; }) ? find() : nullptr;
    }
};

QTEST_MAIN(TestUndoController)
#include "test_undo_controller.moc"
