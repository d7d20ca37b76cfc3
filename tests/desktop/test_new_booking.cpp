// SPDX-License-Identifier: GPL-3.0-or-later
// The new booking, operated as a user does: on a real engine and a real file.
#include "desktop/first_start/hotel_draft.h"
#include "desktop/new_booking/confirm_hold_dialog.h"
#include "desktop/new_booking/guest_form.h"
#include "desktop/new_booking/offers_model.h"
#include "desktop/theme/theme.h"
#include "settled.h"
#include "shown_booking.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::SmallHotel;
using Shown = roomrack::tests::ShownBooking;
using Stage = BookingDraft::Stage;

namespace {

BookingPreset preset(SmallHotel &hotel, const char *code, int nights = 3)
{
    return {hotel.type(code), Stay(hotel.today() + 8, nights)};
}

}  // namespace

class TestNewBooking : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void aBookingIsMadeByKeyboardAlone()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        QSignalSpy booked(shown.dialog, &NewBookingDialog::booked);
        QTest::keyClick(shown.find<QTableView>("offers"), Qt::Key_Return);
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(hotel.liveHolds(), 1);
        QCOMPARE(shown.find<QLabel>("countdown")->text(), QStringLiteral("5:00"));
        shown.type("name", QStringLiteral("A. Example"));
        for (const char *next : {"email", "phone", "country", "reference", "next"}) {
            QTest::keyClick(shown.dialog->focusWidget(), Qt::Key_Return);
            QCOMPARE(shown.dialog->focusWidget()->objectName(), QString::fromLatin1(next));
        }
        QCOMPARE(booked.size(), 0);
        QTest::keyClick(shown.find<QPushButton>("next"), Qt::Key_Return);
        QTRY_COMPARE(booked.size(), 1);
        QCOMPARE(booked[0][1].toString(), QStringLiteral("A. Example"));
        const auto row = hotel.read(booked[0][0].value<BookingId>());
        QCOMPARE(row.guest.name, QStringLiteral("A. Example"));
        QCOMPARE(row.booking.stay, Stay(hotel.today() + 8, 3));
        QCOMPARE(row.booking.total, 300'00);
        QCOMPARE(hotel.liveHolds(), 0);
    }

    void aPlanWithACodeIsHeldWhenTheGuestNamesIt()
    {
        SmallHotel hotel;
        QVERIFY(Shown(hotel, *theme_).find<QLineEdit>("code")->isHidden());
        pricing::RatePlan plan = hotel.session().view().rates().plans().front();
        plan.conditions.code = QStringLiteral("ACME 26");
        hotel.run(booking::EditDescription{hotel.desk(), {{}, {}, {}, {plan}}, {}, false, {}});
        QTRY_VERIFY(!hotel.session().view().rates().plans().front().conditions.code.isEmpty());
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        auto *code = shown.find<QLineEdit>("code");
        QVERIFY(code->isVisible());
        // It says so before a hold is tried.
        auto *obstacle = shown.find<QLabel>("obstacle");
        QVERIFY(obstacle->isVisible() && obstacle->text().contains(plan.name));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Refused);
        QVERIFY(code->property("wrong").toBool());
        QVERIFY(shown.find<QLabel>("problem")->text().contains(QLatin1String("code")));
        shown.type("code", QStringLiteral(" acme 26"));
        QVERIFY(!obstacle->isVisible());
        QVERIFY(!code->property("wrong").toBool());
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
    }

    /// Prices and keys may still arrive until the dialog is deleted.
    void aClosedDialogAnswersNothing()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        shown.dialog->reject();
        QTRY_VERIFY(!shown.dialog->draft());
        shown.type("agreed", QStringLiteral("7"));
        for (const char *button : {"next", "back", "help"})
            QMetaObject::invokeMethod(shown.find<QPushButton>(button), "clicked");
        QVERIFY(!shown.dialog->draft());
    }

    void escapeHalfWayReleasesTheHold()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(hotel.liveHolds(), 1);
        QTest::keyClick(shown.dialog, Qt::Key_Escape);
        QTRY_COMPARE(hotel.liveHolds(), 0);
        QCOMPARE(hotel.bookings(), 0);
    }

    void escapeWhileTheHoldIsOnItsWayReleasesItToo()
    {
        SmallHotel hotel;
        std::vector<booking::RecordKind> kinds;
        connect(&hotel.session().changes(), &HotelChanges::happened, this,
                [&kinds](const auto &records) {
                    for (const booking::Record &r : records) kinds.push_back(r.kind);
                });
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.click("next");
        QCOMPARE(shown.stage(), Stage::Taking);
        QTest::keyClick(shown.dialog, Qt::Key_Escape);
        const std::vector whole{booking::RecordKind::HoldTaken, booking::RecordKind::HoldReleased};
        QTRY_COMPARE(kinds, whole);
        QCOMPARE(hotel.liveHolds(), 0);
    }

    void backReleasesAndTheNextStepHoldsAgain()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STE"));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        shown.click("back");
        QTRY_COMPARE(hotel.liveHolds(), 0);
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(hotel.liveHolds(), 1);
    }

    void anExpiredHoldCanBeTakenAgain()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        hotel.pass(1801);
        QTRY_COMPARE(shown.stage(), Stage::Expired);
        QVERIFY(!shown.find<QPushButton>("next")->isEnabled());
        QVERIFY(shown.find<QPushButton>("help")->isVisible());
        shown.type("name", QStringLiteral("A. Example"));
        shown.click("help");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(shown.find<QLineEdit>("name")->text(), QStringLiteral("A. Example"));
        shown.click("next");
        QTRY_COMPARE(hotel.bookings(), 1);
    }

    void heartbeatsKeepTheHoldWhileTheDialogIsUsed()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        const Instant deadline = shown.dialog->draft()->answer().deadline;
        hotel.clock.advance(200 * kSecond);
        QTRY_COMPARE(shown.dialog->draft()->answer().deadline, deadline + 200 * kSecond);
        QCOMPARE(shown.stage(), Stage::Held);
    }

    void soldOutSaysHowManyAreLeftAndOffersThem()
    {
        SmallHotel hotel;
        hotel.book("STD", Stay(hotel.today() + 9, 1), QStringLiteral("Early bird"));
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.find<QSpinBox>("rooms")->setValue(3);
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Refused);
        QVERIFY(shown.find<QLabel>("problem")->text().contains(QLatin1Char('2')));
        QVERIFY(shown.find<QPushButton>("help")->isVisible());
        shown.click("help");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(shown.dialog->draft()->choice().rooms, 2);
    }

    void doubleClickOnConfirmBooksOnce()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        QSignalSpy booked(shown.dialog, &NewBookingDialog::booked);
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        shown.type("name", QStringLiteral("A. Example"));
        auto *confirm = shown.find<QPushButton>("next");
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTest::mouseDClick(confirm, Qt::LeftButton);
        QTRY_COMPARE(booked.size(), 1);
        tests::settle(hotel.session());
        QCOMPARE(hotel.bookings(), 1);
        QCOMPARE(booked.size(), 1);
    }

    void withoutANameNothingIsBooked()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        shown.click("next");
        QCOMPARE(shown.stage(), Stage::Held);
        QVERIFY(shown.find<QLabel>("nameProblem")->isVisible());
        shown.type("name", QStringLiteral("A"));
        QVERIFY(!shown.find<QLabel>("nameProblem")->isVisible());
    }

    void anEmailThatCannotBeRightIsMarkedAfterTyping()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        auto *problem = shown.find<QLabel>("emailProblem");
        for (const char *wrong :
             {"anna", "anna@", "anna@mail", "anna@mail.", "an na@mail.example"}) {
            shown.find<QLineEdit>("email")->clear();
            shown.type("email", QString::fromLatin1(wrong));
            QVERIFY(!problem->isVisible());
            shown.find<QLineEdit>("phone")->setFocus();
            QVERIFY2(problem->isVisible(), wrong);
        }
        shown.find<QLineEdit>("email")->clear();
        shown.type("email", QStringLiteral("anna@mail.example"));
        shown.find<QLineEdit>("phone")->setFocus();
        QVERIFY(!problem->isVisible());
    }

    void aPhoneNumberWithoutDigitsIsRefused()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        shown.type("name", QStringLiteral("Ana"));
        shown.type("phone", QStringLiteral("abc"));
        const auto *problem = shown.find<QLabel>("phoneProblem");
        QVERIFY(!problem->isVisible());
        shown.click("next");
        QVERIFY(problem->isVisible());
        QCOMPARE(shown.stage(), Stage::Held);
        QCOMPARE(shown.dialog->focusWidget(), shown.find<QLineEdit>("phone"));
        // A number in an unusual form is one.
        shown.find<QLineEdit>("phone")->clear();
        shown.type("phone", QStringLiteral("112 ask for Rui"));
        QVERIFY(!problem->isVisible());
        shown.click("next");
        QTRY_COMPARE(hotel.bookings(), 1);
    }

    void theOddPhoneNumberOfAChannelIsKept()
    {
        GuestForm form;
        booking::Guest guest;
        guest.name = QStringLiteral("Ana");
        guest.phone = QStringLiteral("see portal");
        form.setGuest(guest);
        QVERIFY(form.check());
        form.findChild<QLineEdit *>(QStringLiteral("phone"))->setText(QStringLiteral("abc"));
        QVERIFY(!form.check());
    }

    void anAgreedPriceIsTheBookingsPrice()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, preset(hotel, "STD"));
        shown.type("agreed", QStringLiteral("cheap"));
        QVERIFY(!shown.find<QPushButton>("next")->isEnabled());
        shown.find<QLineEdit>("agreed")->clear();
        shown.type("agreed", QStringLiteral("250"));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(shown.dialog->draft()->answer().total, 250'00);
    }

    void theCheapestThatFitsIsHeld()
    {
        SmallHotel hotel;
        hotel.book("STD", Stay(hotel.today() + 8, 3), QStringLiteral("Full"), 3);
        Shown shown(hotel, *theme_, {std::nullopt, Stay(hotel.today() + 8, 3)});
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(shown.dialog->draft()->answer().roomType, hotel.type("STE"));
    }

    void aRestrictionCanBeIgnoredByTheDesk()
    {
        SmallHotel hotel;
        booking::EditCells stop;
        stop.caller = hotel.desk();
        stop.field = booking::CellField::StopSell;
        stop.roomTypes = {hotel.type("STE")};
        stop.ranges = {{hotel.today() + 9, 1}};
        stop.value = 1;
        hotel.run(booking::EditBlock(stop));
        Shown shown(hotel, *theme_, preset(hotel, "STE"));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Refused);
        QCOMPARE(shown.dialog->draft()->problem()->code, ErrorCode::Restricted);
        shown.click("help");
        QTRY_COMPARE(shown.stage(), Stage::Held);
    }

    void pricesAndRoomsAreOffered()
    {
        SmallHotel hotel;
        hotel.book("STE", Stay(hotel.today() + 8, 1), QStringLiteral("Early bird"));
        QTRY_COMPARE(hotel.session().view().ledger().available(2, Stay(hotel.today() + 8, 1)), 0);
        OffersModel model(hotel.session().view(), QLocale::c());
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        StayChoice choice;
        choice.stay = Stay(hotel.today() + 8, 3);
        const auto quotes =
            hotel.session().engine().quotesLater(hotel.session().property(), choice.stay, 1, 2);
        model.setChoice(choice, *QFuture(quotes).result());
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.columnCount(), 4);
        QCOMPARE(*model.totalAt(model.index(1, OffersModel::FirstPlan)), 300'00);
        QCOMPARE(*model.totalAt(model.index(1, OffersModel::FirstPlan + 1)), 270'00);
        QVERIFY(model.index(1, 0).data(OffersModel::kPossibleRole).toBool());
        QVERIFY(!model.index(3, 0).data(OffersModel::kPossibleRole).toBool());
        QCOMPARE(*model.totalAt(model.index(0, OffersModel::FirstPlan)), 300'00);
        choice.stay = Stay(hotel.today() + 2000, 3);
        model.setChoice(choice, {});
        QVERIFY(!model.index(0, 0).data(OffersModel::kPossibleRole).toBool());
    }

    void theRoomsLeftAreNamedOnce()
    {
        SmallHotel hotel;
        const Stay stay(hotel.today() + 8, 1);
        OffersModel model(hotel.session().view(), QLocale::c());
        StayChoice choice;
        choice.stay = stay;
        const auto left = [&](int row, int rooms) {
            choice.rooms = rooms;
            model.setChoice(choice, {});
            return model.index(row, OffersModel::Left).data().toString();
        };
        QCOMPARE(left(1, 3), QStringLiteral("3"));
        QCOMPARE(left(1, 4), QStringLiteral("Only 3 room(s) left"));
        booking::EditCells stop;
        stop.caller = hotel.desk();
        stop.field = booking::CellField::StopSell;
        stop.roomTypes = {hotel.type("STD")};
        stop.ranges = {{stay.checkIn(), 1}};
        stop.value = 1;
        hotel.run(booking::EditBlock(stop));
        QTRY_VERIFY(left(1, 3).startsWith(QStringLiteral("3 · Stop sell")));
    }

    void aHoldOfAnotherUserCanBeConfirmed()
    {
        SmallHotel hotel;
        const HoldId hold = hotel.hold("STD", Stay(hotel.today() + 1, 2));
        QTRY_VERIFY(hotel.session().view().hold(hold));
        auto *dialog = new ConfirmHoldDialog(hotel.session(), hold);
        QSignalSpy booked(dialog, &ConfirmHoldDialog::booked);
        dialog->open();
        auto *confirm = dialog->findChild<QPushButton *>(QStringLiteral("confirm"));
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("name"));
        QTest::mouseClick(confirm, Qt::LeftButton);
        QCOMPARE(hotel.bookings(), 0);
        QTest::keyClicks(name, QStringLiteral("A. Example"));
        confirm->click();
        confirm->click();
        QTRY_COMPARE(booked.size(), 1);
        QCOMPARE(hotel.bookings(), 1);
    }

    void aHoldThatRanOutCannotBeConfirmed()
    {
        SmallHotel hotel;
        const HoldId hold = hotel.hold("STD", Stay(hotel.today() + 1, 2));
        QTRY_VERIFY(hotel.session().view().hold(hold));
        ConfirmHoldDialog *dialog = new ConfirmHoldDialog(hotel.session(), hold);
        dialog->open();
        hotel.pass(400);
        auto *confirm = dialog->findChild<QPushButton *>(QStringLiteral("confirm"));
        QTRY_VERIFY(!confirm->isEnabled());
        delete dialog;
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestNewBooking)
#include "test_new_booking.moc"
