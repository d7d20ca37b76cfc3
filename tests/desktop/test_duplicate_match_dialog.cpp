// SPDX-License-Identifier: GPL-3.0-or-later
// At the desk: the check for an existing booking before it is booked again; holds that depend on a
// payment or a user's decision; and a booking's payments step by step.
#include "by_keyboard.h"
#include "desktop/bookings/booking_details.h"
#include "desktop/bookings/booking_page.h"
#include "desktop/bookings/payment_timeline.h"
#include "desktop/compare/compare_grid.h"
#include "desktop/compare/duplicate_match_dialog.h"
#include "desktop/holds/hold_page.h"
#include "desktop/holds/hold_table_model.h"
#include "desktop/inventory/holds_panel.h"
#include "desktop/new_booking/confirm_hold_dialog.h"
#include "desktop/new_booking/new_booking_dialog.h"
#include "request_scene.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::SagaPersonSays;
using booking::SagaStage;
using booking::SagaState;
using tests::advance;
using tests::maria;
using tests::prepaid;
using tests::press;
using tests::send;
using tests::SmallHotel;

namespace {

/// A guest booked at the desk, with details as typed there.
BookingId bookMaria(SmallHotel &hotel)
{
    booking::HoldAndConfirm book;
    book.what = *tests::request(hotel, maria(), Stay(hotel.today() + 8, 3)).what;
    book.guest = maria();
    const BookingId id = hotel.run(book).booking;
    hotel.session().engine().flush();
    return id;
}

void typeGuest(const QWidget &dialog, const booking::Guest &guest)
{
    const std::pair<const char *, QString> fields[] = {
        {"name", guest.name}, {"email", guest.email}, {"phone", guest.phone}};
    for (const auto &[name, text] : fields) {
        auto *edit = dialog.findChild<QLineEdit *>(QString::fromLatin1(name));
        QVERIFY(edit);
        edit->setFocus();
        edit->insert(text);  // QTest's keys have no accents
    }
}

/// A hold on nights that are booked already, about to be confirmed.
ConfirmHoldDialog *confirming(SmallHotel &hotel)
{
    const HoldId hold = hotel.hold("STD", Stay(hotel.today() + 8, 3));
    if (!tests::waitFor([&] { return hotel.session().view().hold(hold) != nullptr; }))
        qFatal("the window does not know of the hold");
    return new ConfirmHoldDialog(hotel.session(), hold);
}

/// Maria is booked; then a guest is typed for a hold on the same nights, and confirmed.
struct Confirming {
    explicit Confirming(const booking::Guest &guest)
    {
        dialog->open();
        typeGuest(*dialog, guest);
        press(dialog->findChild<QPushButton *>(QStringLiteral("confirm")));
    }
    SmallHotel hotel;
    const BookingId first = bookMaria(hotel);
    QPointer<ConfirmHoldDialog> dialog{confirming(hotel)};
    QSignalSpy booked{dialog, &ConfirmHoldDialog::booked};
};

/// A request with a payment under way, for which its hold waits.
booking::Answer beingPaid(SmallHotel &hotel)
{
    const auto begun = send(hotel, prepaid(hotel, maria(), Stay(hotel.today() + 5, 2)));
    if (!begun || !begun->pending) qFatal("it is not paid for");
    advance(
        hotel, begun->saga, [](SagaState &s) { s.stage = SagaStage::Paying; },
        booking::HoldWrite::Pin);
    return *begun;
}

DuplicateMatchDialog *match()
{
    return qobject_cast<DuplicateMatchDialog *>(QApplication::activeModalWidget());
}

}  // namespace

class TestDuplicateMatchDialog : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void theDeskIsAskedAndBooksAllTheSame()
    {
        booking::Guest again = maria();
        again.name = QStringLiteral("Silva, María");
        Confirming at(again);
        QTRY_VERIFY(match());
        auto *grid = match()->findChild<CompareGrid *>();
        QTRY_VERIFY(!grid->lines().empty());
        QCOMPARE(grid->lines().front().word, QStringLiteral("same after normalisation"));
        QVERIFY(tests::namelessControls(*match()).isEmpty());
        QCOMPARE(at.hotel.bookings(), 1);
        // Enter alone books nothing: going back is the default.
        QTest::keyClick(match(), Qt::Key_Return);
        QTRY_VERIFY(!match());
        QCOMPARE(at.hotel.bookings(), 1);
        QVERIFY(press(at.dialog->findChild<QPushButton *>(QStringLiteral("confirm"))));
        QTRY_VERIFY(match());
        QVERIFY(press(match()->findChild<QPushButton *>(QStringLiteral("twin.book"))));
        QTRY_COMPARE(at.booked.size(), 1);
        QTRY_COMPARE(at.hotel.bookings(), 2);
    }

    void theOtherOneIsOpenedAndTheHoldGivenBack()
    {
        SmallHotel hotel;
        const BookingId first = bookMaria(hotel);
        QPointer<NewBookingDialog> dialog(new NewBookingDialog(
            hotel.session(), *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)}));
        QSignalSpy wanted(dialog, &NewBookingDialog::openWanted);
        dialog->open();
        auto *next = dialog->findChild<QPushButton *>(QStringLiteral("next"));
        QTRY_VERIFY(next->isEnabled());
        QTest::mouseClick(next, Qt::LeftButton);
        QTRY_COMPARE(hotel.liveHolds(), 1);
        QTRY_VERIFY(dialog->draft()->stage() == BookingDraft::Stage::Held);
        typeGuest(*dialog, maria());
        QTest::mouseClick(next, Qt::LeftButton);
        QTRY_VERIFY(match());
        auto *open = match()->findChild<QPushButton *>(QStringLiteral("twin.open"));
        QTRY_VERIFY(open->isVisible());
        QVERIFY(press(open));
        QTRY_COMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().value<BookingId>(), first);
        QTRY_COMPARE(hotel.liveHolds(), 0);
        QCOMPARE(hotel.bookings(), 1);
        QTRY_VERIFY(!dialog);
    }

    void anotherGuestIsBookedWithoutAQuestion()
    {
        booking::Guest other;
        other.name = QStringLiteral("John Smith");
        other.email = QStringLiteral("john@example.com");
        Confirming at(other);
        QTRY_COMPARE(at.booked.size(), 1);
    }

    void aHoldThatIsBeingPaidHasNoCountdownAndLeadsToItsPayment()
    {
        tests::ShownPage<HoldPage> shown(*theme_);
        BookingId opened;
        shown.actions.openBooking = [&opened](BookingId id) { opened = id; };
        const booking::Answer begun = beingPaid(shown.hotel);
        auto *table = shown.find<QTableView>("holds");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_COMPARE(table->model()->index(0, HoldTableModel::Left).data().toString(),
                     QStringLiteral("Payment pending"));
        QTest::keyClick(table, Qt::Key_Delete);
        QVERIFY(!shown.dialog());
        QVERIFY(!shown.button("Release")->isEnabled());
        QVERIFY(!shown.button("Extend")->isEnabled());
        QVERIFY2(!shown.button("Confirm"), "its payment does that");
        QVERIFY(shown.button("Show payment")->isEnabled());
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(opened, begun.booking);
    }

    void theGridsPanelLeadsToWhereItIsDecided()
    {
        SmallHotel hotel;
        PageActions actions;
        BookingId paid;
        actions.openBooking = [&paid](BookingId id) { paid = id; };
        actions.confirmHold = [](HoldId) {};
        HoldsPanel panel(hotel.session(), actions, *theme_);
        panel.resize(300, 400);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel, tests::kTryForMs));
        const booking::Answer begun = beingPaid(hotel);
        QTRY_COMPARE(panel.model().rowCount(), 1);
        QTRY_COMPARE(panel.model().state(0), QStringLiteral("Payment pending"));
        panel.list()->setFocus();
        panel.list()->setCurrentIndex(panel.model().index(0));
        QStringList shown;
        for (const auto *button : panel.findChildren<QPushButton *>())
            if (button->isVisible() && button != panel.foldButton()) shown << button->text();
        QCOMPARE(shown, QStringList{QStringLiteral("Show payment")});
        QTest::keyClick(panel.list(), Qt::Key_Delete);
        QCOMPARE(hotel.liveHolds(), 1);
        QTest::keyClick(panel.list(), Qt::Key_Return);
        QCOMPARE(paid, begun.booking);
    }

    void aHoldThatWaitsForADecisionLeadsToIt()
    {
        tests::ShownPage<HoldPage> shown(*theme_);
        dedup::CandidateId opened;
        shown.actions.openDuplicate = [&opened](dedup::CandidateId id) { opened = id; };
        const booking::Answer asked = tests::askAbout(shown.hotel);
        auto *table = shown.find<QTableView>("holds");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_COMPARE(table->model()->index(0, 0).data(HoldTableModel::StateRole).toString(),
                     QStringLiteral("Needs review"));
        QTRY_VERIFY(shown.button("Review duplicate"));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(opened, asked.duplicate);
    }

    void aBookingThatIsStillBeingPaidIsShownWithItsPayment()
    {
        tests::ShownPage<BookingPage> shown(*theme_);
        const booking::Answer begun = beingPaid(shown.hotel);
        shown.page->showBooking(begun.booking);
        const auto *details = shown.page->findChild<BookingDetails *>();
        const auto says = [details](const char *text) {
            for (const auto *label : details->findChildren<QLabel *>())
                if (label->isVisible() && label->text().startsWith(QString::fromUtf8(text)))
                    return true;
            return false;
        };
        const auto *timeline = details->findChild<PaymentTimeline *>();
        QTRY_VERIFY(timeline->isVisible());
        QTRY_VERIFY(says("Pending") && says("Maria Silva") && says("Payment pending."));
        QVERIFY(says("15–17 Jul 2026, 2"));
        QVERIFY2(!shown.button("Cancel") && !shown.button("Change"), "there is no booking yet");
        advance(
            shown.hotel, begun.saga,
            [](SagaState &s) {
                s.stage = SagaStage::Failed;
                s.end = booking::SagaEnd::Declined;
            },
            booking::HoldWrite::Release);
        QTRY_VERIFY(says("Failed"));
        QVERIFY(says("No booking was created.") && says("Maria Silva"));
        QVERIFY(says("Declined by the bank"));
        // An unknown number is a different case.
        shown.page->showBooking(BookingId{999'999});
        QTRY_VERIFY(!timeline->isVisible());
        QTRY_VERIFY(!says("Failed"));
    }

    void aPaymentIsToldStepByStep()
    {
        SmallHotel hotel;
        const booking::Answer begun = beingPaid(hotel);
        for (int i = 0; i < 2; ++i) {
            advance(hotel, begun.saga, [](SagaState &s) {
                s.calling = booking::PaymentCall::Ask;
                s.said = QStringLiteral("504 gateway timed out");
            });
        }
        PageActions actions;
        std::optional<SagaPersonSays::What> said;
        actions.tellPayment = [&](booking::SagaId, BookingId, SagaPersonSays::What what, QObject *,
                                  std::function<void(const Result<void> &)>) { said = what; };
        PaymentTimeline timeline(hotel.session(), actions);
        const auto stories = [&] {
            return hotel.session()
                .reads()
                .ask([id = begun.booking, property = hotel.session().property()](
                         storage::Reader &reader) -> Result<std::vector<PaymentStory>> {
                    return paymentStories(*reader.ask(storage::SagasOf{property, id}),
                                          *reader.ask(storage::BookingHistory{property, id}));
                })
                .result();
        }();
        QVERIFY(stories && stories->size() == 1);
        const auto &steps = stories->front().steps;
        QCOMPARE(steps.size(), size_t(3));
        QCOMPARE(steps.front().text, QStringLiteral("Payment started"));
        QCOMPARE(steps.back().times, 2);
        timeline.show(*stories);
        timeline.show();
        timeline.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&timeline, tests::kTryForMs));
        QVERIFY(press(timeline.findChild<QPushButton *>(QStringLiteral("payment.retry"))));
        QVERIFY(said && *said == SagaPersonSays::What::Retry);
        QVERIFY(timeline.findChild<QPushButton *>(QStringLiteral("payment.giveBack")));
        // A finished one has no task.
        booking::SagaRow over = stories->front().row;
        over.state.stage = SagaStage::Done;
        QVERIFY(!canRetry(over) && !canGiveBack(over));
    }
};

QTEST_MAIN(TestDuplicateMatchDialog)
#include "test_duplicate_match_dialog.moc"
