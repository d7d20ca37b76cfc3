// SPDX-License-Identifier: GPL-3.0-or-later
// The notice after a change offers its undo as long as the change is not undone.
#include "desktop/session/undo_notice.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/notice_card.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/words/stay_words.h"
#include "settled.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <tuple>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;

namespace {

constexpr int kTwin = 1;

}  // namespace

class TestUndoNotices : public tests::WindowTest {
    Q_OBJECT

private slots:
    void theOfferEndsWhenTheKeyUndoesTheStep()
    {
        change();
        QTRY_VERIFY(offer());
        QTRY_VERIFY(undo()->isEnabled());
        undo()->trigger();
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
        QTRY_VERIFY(!offer());
        QTRY_VERIFY(real_->window().notices().newest().startsWith(QStringLiteral("Undone")));
    }

    void theOfferEndsWhenAnotherDeskUndoesTheStep()
    {
        const qint64 step = change();
        QTRY_VERIFY(offer());
        booking::UndoStep other{real_->session().desk(), step, false, {}};
        other.caller.actor = ActorId{7};
        QVERIFY(real_->session().engine().run(other));
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
        QTRY_VERIFY(!offer());
    }

    /// Not only after its seconds.
    void theOfferEndsWhenAnotherDeskClosesTheBooking()
    {
        const BookingId booked = book();
        const Result<booking::Answer> changed = changeTotal(booked, 10'000);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("BK-")));
        sayChanged(real_->session(), *real_->window().actions(), &real_->window(), changed,
                   QStringLiteral("Change"), QStringLiteral("Booking changed."));
        QTRY_VERIFY(offer());
        cancel(booked, ActorId{7});
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("because the booking is closed")));
        QVERIFY(!offer());
    }

    /// The window is not told of them by records: it loads the hotel anew.
    void aChangeOfTheSettingsIsNotSkippedSilently()
    {
        change();
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Rooms to sell")));
        HotelSession &session = real_->session();
        engine::HotelSetup setup = engine::settingsOf(
            **session.engine().snapshot(session.property()), session.desk().actor);
        setup.catalogue.property.city = QStringLiteral("Porto");
        QVERIFY(session.engine().saveHotel(setup));
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("change them in Settings")));
        pressUndo();
        QTRY_VERIFY2(newest().contains(QStringLiteral("change them in Settings")),
                     qPrintable(newest()));
        QCOMPARE(typed(), 7);
        pressUndo();
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
    }

    void theOfferOfAnotherStepStays()
    {
        const qint64 first = change();
        booking::UndoStep undo{real_->session().desk(), first, false, {}};
        change(5, 3);
        QTRY_VERIFY(offer());
        QVERIFY(real_->session().engine().run(undo));
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
        QTRY_VERIFY(offer());
        QTest::keyClick(offer(), Qt::Key_Space);
        QTRY_COMPARE(typed(3), inventory::kForSaleByDefault);
    }

    /// Undoing it is refused, and it must not stand in the way of what was changed before.
    void aChangeOfABookingThatIsClosedIsNotOffered()
    {
        change();
        const BookingId booked = changedBooking();
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("BK-")));
        cancel(booked, real_->session().desk().actor);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Standard Twin")));
        pressUndo();
        QTRY_VERIFY(newest().contains(QStringLiteral("Last change: ")));
        QVERIFY2(newest().contains(QStringLiteral("because the booking is closed")),
                 qPrintable(newest()));
        QVERIFY2(newest().contains(QStringLiteral("the change before it: Rooms to sell")),
                 qPrintable(newest()));
        QCOMPARE(typed(), 7);
        pressUndo();
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
        QTRY_VERIFY(newest().startsWith(QStringLiteral("Undone")));
    }

    void aChangeOfABookingThatAnotherDeskClosedIsNotSkippedSilently()
    {
        change();
        const BookingId booked = changedBooking();
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("BK-")));
        cancel(booked, ActorId{7});
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("because the booking is closed")));
        pressUndo();
        QTRY_VERIFY(newest().startsWith(QStringLiteral("The change of BK-")));
        QCOMPARE(typed(), 7);
        pressUndo();
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
    }

    void nothingIsOfferedIfThereIsOnlyTheChangeOfAClosedBooking()
    {
        const BookingId booked = changedBooking();
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("BK-")));
        cancel(booked, ActorId{7});
        QTRY_COMPARE(undo()->text(), QStringLiteral("Undo"));
        for (int times = 0; times < 2; ++times) {
            pressUndo();
            QTRY_VERIFY(newest().contains(QStringLiteral("because the booking is closed")));
            QVERIFY(!newest().contains(QStringLiteral("again")));
        }
    }

    void roomsAssignedBeforeAClosedBookingAreNotSkipped()
    {
        change();
        const BookingId other = book();
        const RoomId room = real_->session().view().catalogue().rooms.front().id;
        booking::AssignRooms assign{real_->session().desk(), {{other, {}, room, {}}}};
        QVERIFY(real_->session().engine().run(assign));
        cancel(changedBooking(), ActorId{7});
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("because the booking is closed")));
        QTRY_VERIFY(undo()->text().contains(QStringLiteral(" assigned to ")));
        pressUndo();
        QTRY_VERIFY(newest().startsWith(QStringLiteral("The change of BK-")));
        QVERIFY2(newest().contains(QStringLiteral("the change before it: Room ")),
                 qPrintable(newest()));
        pressUndo();
        QTRY_VERIFY(newest().startsWith(QStringLiteral("Undone: Room ")));
        QVERIFY(rooms(other).isEmpty());
        QCOMPARE(typed(), 7);
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("last change is undone")));
        pressUndo();
        QTRY_VERIFY(newest().contains(QStringLiteral("the change before it: Rooms to sell")));
        QVERIFY(!newest().contains(QStringLiteral("because the booking is closed")));
        pressUndo();
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
    }

    void aNewChangeNamesTheClosedBookingAgain()
    {
        change();
        change(5);
        cancel(changedBooking(), ActorId{7});
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("because the booking is closed")));
        pressUndo();
        QTRY_VERIFY(newest().startsWith(QStringLiteral("The change of BK-")));
        pressUndo();
        QTRY_COMPARE(typed(), 7);
        change(4);
        QTRY_COMPARE(typed(), 4);
        QTRY_VERIFY(!undo()->toolTip().contains(QStringLiteral("because the booking is closed")));
        pressUndo();
        QTRY_COMPARE(typed(), 7);
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("because the booking is closed")));
        pressUndo();
        QTRY_VERIFY(newest().startsWith(QStringLiteral("The change of BK-")));
        QCOMPARE(typed(), 7);
    }

    void eachClosedBookingBetweenChangesIsNamed()
    {
        change();
        const BookingId older = changedBooking();
        change(5);
        const BookingId newer = changedBooking();
        cancel(older, ActorId{7});
        cancel(newer, ActorId{7});
        for (const auto &[closed, before, now] :
             {std::tuple(newer, 5, 7), std::tuple(older, 7, int(inventory::kForSaleByDefault))}) {
            const QString named =
                QStringLiteral("The change of %1 cannot").arg(bookingNumber(closed));
            QTRY_VERIFY(undo()->toolTip().startsWith(named));
            pressUndo();
            QTRY_VERIFY(newest().startsWith(named));
            QCOMPARE(typed(), before);
            pressUndo();
            QTRY_COMPARE(typed(), now);
        }
    }

    void severalClosedBookingsAreNamedAtOnce()
    {
        change();
        const BookingId older = changedBooking();
        const BookingId newer = changedBooking();
        cancel(older, ActorId{7});
        cancel(newer, ActorId{7});
        const QString named = QStringLiteral("Changes of closed bookings cannot be undone: %1, %2.")
                                  .arg(bookingNumber(newer), bookingNumber(older));
        QTRY_VERIFY(undo()->toolTip().startsWith(named));
        pressUndo();
        QTRY_VERIFY(newest().startsWith(named));
        QCOMPARE(typed(), 7);
        pressUndo();
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
    }

    void whatAClosedNoticeAskedIsAskedAgain_data()
    {
        QTest::addColumn<bool>("closes");
        QTest::newRow("closed") << true;
        QTest::newRow("another page") << false;
    }
    void whatAClosedNoticeAskedIsAskedAgain()
    {
        QFETCH(bool, closes);
        change();
        const BookingId booked = changedBooking();
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("BK-")));
        cancel(booked, ActorId{7});
        const QString named = QStringLiteral("The change of BK-");
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("because the booking is closed")));
        pressUndo();
        QTRY_VERIFY(newest().startsWith(named));
        if (closes) {
            const auto cards = real_->window().findChildren<NoticeCard *>();
            const auto asks = std::find_if(cards.begin(), cards.end(), [&](NoticeCard *card) {
                return card->isVisible() && card->notice().text.startsWith(named);
            });
            QVERIFY(asks != cards.end());
            QTest::mouseClick((*asks)->findChild<QToolButton *>(), Qt::LeftButton);
        } else {
            const QString before = real_->window().pageIds().front();
            QVERIFY(real_->window().showPage(real_->window().pageIds().back()));
            QVERIFY(real_->window().showPage(before));
        }
        QTRY_VERIFY(!newest().startsWith(named));
        pressUndo();
        QTRY_VERIFY(newest().startsWith(named));
        QCOMPARE(typed(), 7);
        pressUndo();
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
    }

    void ofManyClosedBookingsTheNewestAreNamed()
    {
        const qint64 step = change();
        QStringList numbers;
        std::vector<BookingId> booked;
        for (int times = 0; times < 5; ++times) {
            booked.push_back(changedBooking());
            numbers.prepend(bookingNumber(booked.back()));
        }
        for (const BookingId one : booked) cancel(one, ActorId{7});
        const QString named =
            QStringLiteral("Changes of closed bookings cannot be undone: %1 and 2 more.")
                .arg(numbers.mid(0, 3).join(QStringLiteral(", ")));
        QTRY_VERIFY2(undo()->toolTip().startsWith(named), qPrintable(undo()->toolTip()));

        tests::passSubmitted(real_->session());
        const auto reader = storage::Reader::open(real_->session().file());
        storage::UndoSteps question{real_->session().property(), real_->session().desk().actor};
        question.limit = 1;
        question.closedLimit = 2;
        const auto stack = (*reader)->ask(question);
        QVERIFY(stack);
        QCOMPARE(stack->undo.size(), size_t(1));
        QCOMPARE(stack->undo.front().id, step);
        QCOMPARE(stack->undoClosed.size(), size_t(2));
        QCOMPARE(stack->undoClosed.front().booking, booked.back());
    }

    void changesBehindManyOfAClosedBookingAreFound()
    {
        change();
        const BookingId booked = book();
        for (int times = 0; times < 25; ++times) changeTotal(booked, 10'000 + times);
        cancel(booked, ActorId{7});
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("Changes of closed bookings")));
        QVERIFY2(undo()->text().contains(QStringLiteral("Standard Twin")),
                 qPrintable(undo()->text()));
    }

    void redoNamesTheClosedBookingThatItSkips()
    {
        const BookingId booked = changedBooking();
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("BK-")));
        change();
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("Standard Twin")));
        pressUndo();
        QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
        QTRY_VERIFY(undo()->text().contains(QStringLiteral("BK-")));
        pressUndo();
        QTRY_VERIFY(redo()->text().contains(QStringLiteral("BK-")));
        cancel(booked, ActorId{7});
        QTRY_VERIFY(redo()->toolTip().contains(QStringLiteral("cannot be redone")));
        redo()->trigger();
        QTRY_VERIFY(newest().startsWith(QStringLiteral("The change of BK-")));
        QVERIFY2(newest().contains(QStringLiteral("the change after it: Rooms to sell")),
                 qPrintable(newest()));
        QCOMPARE(typed(), inventory::kForSaleByDefault);
        redo()->trigger();
        QTRY_COMPARE(typed(), 7);
    }

    void aRefusedUndoSaysSoOnce()
    {
        const Notice notice = Notice::error({ErrorCode::WrongState, QStringLiteral("undo"),
                                             QStringLiteral("the change is already undone"), -1},
                                            QStringLiteral("Undo failed"));
        QCOMPARE(notice.text, QStringLiteral("Undo failed. The change is already undone"));
    }

private:
    QAction *undo() { return real_->window().undoController()->undoAction(); }
    QAction *redo() { return real_->window().undoController()->redoAction(); }
    void pressUndo() { QTest::keyClick(&real_->window(), Qt::Key_Z, Qt::ControlModifier); }
    QString newest() { return real_->window().notices().newest(); }
    qint32 typed(int day = 0)
    {
        return real_->session().view().ledger().type(kTwin, kJulyTenth + day).typed;
    }
    /// Sets the availability of a night, with the notice of a page. Returns the step.
    qint64 change(int rooms = 7, int day = 0)
    {
        booking::EditCells edit;
        edit.caller = real_->session().desk();
        edit.roomTypes = {real_->session().view().catalogue().roomTypes[kTwin].id};
        edit.ranges = {{kJulyTenth + day, 1}};
        edit.value = rooms;
        const auto answer = real_->session().engine().run(booking::EditBlock(edit));
        sayChanged(real_->session(), *real_->window().actions(), &real_->window(), answer,
                   QStringLiteral("Change"), QStringLiteral("Night %1 changed.").arg(day));
        return answer ? answer->step : 0;
    }
    /// A booking of another desk.
    BookingId book()
    {
        booking::HoldAndConfirm book;
        book.what.caller = real_->session().desk();
        book.what.caller.actor = ActorId{7};
        book.what.roomType = real_->session().view().catalogue().roomTypes[0].id;
        book.what.stay = Stay(kJulyTenth, 2);
        book.what.agreedTotal = 20'000;
        book.guest.name = QStringLiteral("Inês Costa");
        const auto booked = real_->session().engine().run(book);
        if (!booked) qFatal("%s", qPrintable(booked.error().text()));
        return booked->booking;
    }
    Result<booking::Answer> changeTotal(BookingId booked, qint64 total)
    {
        booking::ChangeBooking change;
        change.caller = real_->session().desk();
        change.booking = booked;
        change.stay = Stay(kJulyTenth, 1);
        change.total = total;
        auto changed = real_->session().engine().run(change);
        if (!changed) qFatal("%s", qPrintable(changed.error().text()));
        return changed;
    }
    /// One that this desk has changed.
    BookingId changedBooking()
    {
        const BookingId booked = book();
        changeTotal(booked, 10'000);
        return booked;
    }
    /// The numbers of the booking's rooms in the file.
    QStringList rooms(BookingId booked)
    {
        tests::passSubmitted(real_->session());
        const auto reader = storage::Reader::open(real_->session().file());
        const auto row = (*reader)->ask(storage::OneBooking{real_->session().property(), booked});
        return row ? row->rooms : QStringList();
    }
    void cancel(BookingId booked, ActorId actor)
    {
        booking::CancelBooking cancel;
        cancel.caller = real_->session().desk();
        cancel.caller.actor = actor;
        cancel.booking = booked;
        const auto answer = real_->session().engine().run(cancel);
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
    }
    /// The newest one that is shown.
    QPushButton *offer()
    {
        QPushButton *found = nullptr;
        for (QPushButton *button : real_->window().notices().findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == QStringLiteral("Undo")) found = button;
        }
        return found;
    }
};

QTEST_MAIN(TestUndoNotices)
#include "test_undo_notices.moc"
