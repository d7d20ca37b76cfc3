// SPDX-License-Identifier: GPL-3.0-or-later
// Changing a booking: what cannot be sold says so before it is saved, a refusal stands beside its
// field, and nothing moves for it.
#include "desktop/widgets/date_field.h"
#include "kept_places.h"
#include "shown_change.h"
#include "small_hotel.h"
#include "themed_test.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using Change = tests::ShownChange;
using tests::setConditions;
using tests::SmallHotel;

namespace {

pricing::PlanConditions atLeast(int nights)
{
    pricing::PlanConditions conditions;
    conditions.minNights = nights;
    return conditions;
}

ChannelId addSource(SmallHotel &hotel, const char *name)
{
    const auto read = hotel.session().engine().snapshot(hotel.session().property());
    engine::HotelSetup setup = engine::settingsOf(**read, hotel.desk().actor);
    inventory::Channel added = *setup.catalogue.channel(inventory::ChannelKind::Desk);
    added.id = ChannelId{-1};
    added.name = QString::fromLatin1(name);
    const auto count = setup.catalogue.channels.size() + 1;
    setup.catalogue.channels.push_back(added);
    if (!hotel.session().engine().saveHotel(std::move(setup))) qFatal("the source is refused");
    const auto &channels = hotel.session().view().catalogue().channels;
    if (!tests::waitFor([&] { return channels.size() == count; })) qFatal("no source");
    return channels.back().id;
}

}  // namespace

class TestChangeDialog : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aPlanThatIsNotSoldSaysWhyAndCannotBeChosen()
    {
        SmallHotel hotel;
        setConditions(hotel, 1, atLeast(7));
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        const QString name = hotel.session().view().rates().plans()[1].name;
        QVERIFY(!change.offers(1));
        QCOMPARE(change.plans()->itemText(1),
                 name + QStringLiteral(" requires at least 7 night(s)"));
        change.plans()->setFocus();
        QTest::keyClick(change.plans(), Qt::Key_Down);
        QCOMPARE(change.plans()->currentIndex(), 0);
        QCOMPARE(change.obstacle(), QString());
        change.setNights(7);
        QVERIFY(change.offers(1));
        QCOMPARE(change.plans()->itemText(1), name);
        QTest::keyClick(change.plans(), Qt::Key_Down);
        QCOMPARE(change.plans()->currentIndex(), 1);
        // Once it is chosen it stays, with the reason, when the stay becomes shorter again.
        change.setNights(2);
        QCOMPARE(change.plans()->currentText(), name);
        QVERIFY(change.obstacle().contains(QStringLiteral("at least 7 night(s)")));
    }

    /// Also one that the booking had before, if it was edited since.
    void aPlanWithOtherTermsSaysSo()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const std::vector<pricing::RatePlan> plans = hotel.session().view().rates().plans();
        QVERIFY(plans[0].terms.refundable && !plans[1].terms.refundable);
        {
            const Change change(hotel, id);
            const auto *note = change.find<QLabel>("priceNote");
            const QString line = QStringLiteral("New terms: Non-refundable");
            QVERIFY(!note->text().contains(line));
            change.plans()->setCurrentIndex(1);
            QTRY_VERIFY2(note->text().endsWith(line), qPrintable(note->text()));
            change.plans()->setCurrentIndex(0);
            QTRY_VERIFY(!note->text().contains(line));
        }
        booking::ChangeBooking away;
        away.caller = hotel.desk();
        away.booking = id;
        away.plan = plans[1].id;
        hotel.run(away);
        const Change back(hotel, id);
        back.plans()->setCurrentIndex(0);
        const auto *note = back.find<QLabel>("priceNote");
        QTRY_VERIFY2(note->text().contains(QStringLiteral("New terms: Free until")),
                     qPrintable(note->text()));
        pricing::RatePlan edited = plans[0];
        edited.terms = plans[1].terms;
        edited.prepayment = plans[1].prepayment;
        edited.prepaidPercent = plans[1].prepaidPercent;
        edited.guarantee = plans[1].guarantee;
        hotel.run(booking::EditDescription{hotel.desk(), {{}, {}, {}, {edited}}, {}, false, {}});
        QTRY_VERIFY(!hotel.session().view().rates().plans()[0].terms.refundable);
        const Change same(hotel, id);
        same.plans()->setCurrentIndex(0);
        QTRY_VERIFY(same.find<QPushButton>("confirm")->isEnabled());
        QVERIFY(!same.find<QLabel>("priceNote")->text().contains(QStringLiteral("New terms")));
    }

    void aRetiredPlanIsNotOffered()
    {
        SmallHotel hotel;
        const Night today = hotel.today();
        const BookingId id = hotel.book("STD", Stay(today + 3, 3), QStringLiteral("Ana"));
        pricing::RatePlan retired = hotel.session().view().rates().plans()[1];
        retired.retiredFrom = today + 2;
        hotel.run(booking::EditDescription{hotel.desk(), {{}, {}, {}, {retired}}, {}, false, {}});
        QTRY_VERIFY(hotel.session().view().rates().plans()[1].retiredFrom);
        const Change change(hotel, id);
        QVERIFY(!change.offers(1));
        change.find<QCheckBox>("ignore")->setChecked(true);
        QVERIFY(!change.offers(1));
    }

    void thePlanOfTheBookingStaysAndIsNotAskedForItsCodeAgain()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        pricing::PlanConditions conditions = atLeast(3);
        conditions.code = QStringLiteral("ACME");
        conditions.channelKinds = 1 << int(inventory::ChannelKind::Ota);
        setConditions(hotel, 0, conditions);
        Change change(hotel, id);
        QVERIFY(change.offers(0));
        QCOMPARE(change.obstacle(), QString());
        change.setNights(2);
        QVERIFY(change.offers(0));
        const QString name = hotel.session().view().rates().plans()[0].name;
        QCOMPARE(change.obstacle(), name + QStringLiteral(" requires at least 3 night(s)"));
        const tests::Places before = tests::placesOf(*change.dialog);
        change.save();
        QTRY_VERIFY(change.plans()->property("wrong").toBool());
        QCOMPARE(change.find<QLabel>("obstacle")->property("tone").toInt(), int(Tone::Bad));
        QVERIFY(!change.find<QLabel>("problem")->isVisible());
        QCOMPARE(change.dialog->focusWidget(), static_cast<QWidget *>(change.plans()));
        QCOMPARE(tests::movedSince(before, *change.dialog), QString());
        change.find<QCheckBox>("ignore")->setChecked(true);
        QCOMPARE(change.obstacle(), QString());
        QVERIFY(!change.plans()->property("wrong").toBool());
        change.save();
        QTRY_COMPARE(change.changed.size(), 1);
    }

    void aPlanWithACodeIsChosenWhenTheGuestNamesIt()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        QVERIFY(!Change(hotel, id).find<QLineEdit>("code")->isVisible());
        pricing::PlanConditions conditions;
        conditions.code = QStringLiteral("ACME 26");
        setConditions(hotel, 1, conditions);
        Change change(hotel, id);
        auto *code = change.find<QLineEdit>("code");
        QVERIFY(code->isVisible());
        QVERIFY(!change.offers(1));
        code->setFocus();
        QTest::keyClicks(code, QStringLiteral(" acme 26"));
        QVERIFY(change.offers(1));
        change.plans()->setCurrentIndex(1);
        QCOMPARE(change.obstacle(), QString());
        // What is not the code any more is refused beside the field.
        QTest::keyClicks(code, QStringLiteral("0"));
        const QString name = hotel.session().view().rates().plans()[1].name;
        QVERIFY2(change.obstacle().contains(name), qPrintable(change.obstacle()));
        const tests::Places before = tests::placesOf(*change.dialog);
        change.save();
        QTRY_VERIFY(code->property("wrong").toBool());
        QVERIFY(!change.plans()->property("wrong").toBool());
        QCOMPARE(change.dialog->focusWidget(), static_cast<QWidget *>(code));
        QCOMPARE(tests::movedSince(before, *change.dialog), QString());
        QTest::keyClick(code, Qt::Key_Backspace);
        QVERIFY(!code->property("wrong").toBool());
        change.save();
        QTRY_COMPARE(change.changed.size(), 1);
        QCOMPARE(hotel.read(id).booking.plan, hotel.session().view().rates().plans()[1].id);
    }

    /// Pressed twice: keys with two meanings go from one field to the other.
    void theCodeHasAKeyOfItsOwn()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        pricing::PlanConditions conditions;
        conditions.code = QStringLiteral("ACME 26");
        setConditions(hotel, 1, conditions);
        Change change(hotel, id);
        auto *code = change.find<QLineEdit>("code");
        QCOMPARE(change.find<QLabel>("codeLabel")->text().remove(u'&'),
                 QStringLiteral("Promotion code"));
        for (int times = 0; times < 2; ++times) {
            QTest::keyClick(change.dialog->focusWidget(), Qt::Key_I, Qt::AltModifier);
            QCOMPARE(change.dialog->focusWidget(), static_cast<QWidget *>(code));
        }
    }

    /// Its code was named when it was booked, and other dates do not ask for it again.
    void aBookingOnAPlanWithACodeIsChangedWithoutIt()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        pricing::PlanConditions conditions;
        conditions.code = QStringLiteral("ACME 26");
        setConditions(hotel, 0, conditions);
        Change change(hotel, id);
        change.setNights(4);
        QCOMPARE(change.obstacle(), QString());
        change.save();
        QTRY_COMPARE(change.changed.size(), 1);
        QCOMPARE(hotel.read(id).booking.stay.nights(), 4);
    }

    void plansInAnotherOrderKeepTheirPricesAndConditions()
    {
        SmallHotel hotel;
        setConditions(hotel, 1, atLeast(7));
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        std::vector<pricing::RatePlan> plans = hotel.session().view().rates().plans();
        plans[0].position = plans[1].position + 1;
        const RatePlanId first = plans[1].id;
        hotel.run(booking::EditDescription{hotel.desk(), {{}, {}, {}, {plans[0]}}, {}, false, {}});
        QTRY_COMPARE(hotel.session().view().rates().plans().front().id, first);
        change.setNights(5);
        QCOMPARE(change.obstacle(), QString());
        QTRY_COMPARE(change.find<QLineEdit>("price")->text(), QStringLiteral("500.00"));
        QCOMPARE(change.plans()->currentData().toLongLong(), plans[0].id.value);
    }

    void theConditionsOfTheBookingsOwnSourceCount()
    {
        SmallHotel hotel;
        const ChannelId phone = addSource(hotel, "Telephone");
        pricing::PlanConditions conditions;
        conditions.channels = {phone};
        setConditions(hotel, 1, conditions);
        const Stay stay(hotel.today() + 3, 3);
        const BookingId atDesk = hotel.book("STD", stay, QStringLiteral("Ana"));
        booking::HoldAndConfirm book;
        book.what.caller = hotel.desk();
        book.what.caller.channel = phone;
        book.what.roomType = hotel.type("STD");
        book.what.stay = stay;
        book.what.plan = hotel.session().view().rates().plans().front().id;
        book.guest.name = QStringLiteral("Bela");
        const BookingId byPhone = hotel.run(book).booking;
        QVERIFY(!Change(hotel, atDesk).offers(1));
        const Change change(hotel, byPhone);
        QVERIFY(change.offers(1));
        change.plans()->setCurrentIndex(1);
        change.save();
        QTRY_COMPARE(hotel.read(byPhone).booking.plan,
                     hotel.session().view().rates().plans()[1].id);
    }

    void aRestrictedArrivalAndASmallRoomAreNamedBefore()
    {
        SmallHotel hotel;
        booking::EditCells stop;
        stop.caller = hotel.desk();
        stop.field = booking::CellField::StopSell;
        stop.roomTypes = {hotel.type("STD")};
        stop.ranges = {{hotel.today() + 6, 1}};
        stop.value = 1;
        hotel.run(booking::EditBlock(stop));
        const auto &ledger = hotel.session().view().ledger();
        QTRY_VERIFY(inventory::restrictionAgainst(ledger, 0, Stay(hotel.today() + 3, 4), {}));
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        QCOMPARE(change.obstacle(), QString());
        change.setNights(4);
        QVERIFY2(change.obstacle().startsWith(QStringLiteral("Stop sell on")),
                 qPrintable(change.obstacle()));
        change.setNights(3);
        change.find<QSpinBox>("adults")->setValue(3);
        QCOMPARE(change.obstacle(), QStringLiteral("Max 2 guest(s) per room"));
    }

    void aRefusalStandsBesideItsField()
    {
        SmallHotel hotel;
        const Stay stay(hotel.today() + 3, 3);
        const BookingId id = hotel.book("STD", stay, QStringLiteral("Ana"));
        hotel.book("STD", stay, QStringLiteral("Bela"));
        const Change change(hotel, id);
        auto *rooms = change.find<QSpinBox>("rooms");
        rooms->setValue(3);
        const tests::Places before = tests::placesOf(*change.dialog);
        change.save();
        QTRY_VERIFY(rooms->property("wrong").toBool());
        QCOMPARE(change.dialog->focusWidget(), static_cast<QWidget *>(rooms));
        const auto *line = change.find<QLabel>("dateProblem");
        QVERIFY2(line->isVisible() && line->text().contains(QStringLiteral("only 2 room(s)")),
                 qPrintable(line->text()));
        QVERIFY(!change.find<QLabel>("problem")->isVisible());
        QCOMPARE(tests::movedSince(before, *change.dialog), QString());
        rooms->setValue(2);
        QVERIFY(!line->isVisible());
        QVERIFY(!rooms->property("wrong").toBool());
    }

    void theButtonHasTheFocusAgainAfterARefusalWithoutAField()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        booking::ChangeBooking other;
        other.caller = hotel.desk();
        other.booking = id;
        other.version = 1;
        other.adults = 1;
        hotel.run(other);
        change.setNights(2);
        auto *confirm = change.find<QPushButton>("confirm");
        QTRY_VERIFY(confirm->isEnabled());
        confirm->setFocus();
        QTest::keyClick(confirm, Qt::Key_Space);
        QTRY_VERIFY(change.find<QLabel>("problem")->isVisible());
        QTRY_COMPARE(change.dialog->focusWidget(), static_cast<QWidget *>(confirm));
    }

    void nothingMovesForTheLinesOfPricesAndMessages()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        const tests::Places before = tests::placesOf(*change.dialog);
        change.setNights(5);
        QCOMPARE(tests::movedSince(before, *change.dialog), QString());
        auto *price = change.find<QLineEdit>("price");
        QTRY_COMPARE(price->text(), QStringLiteral("500.00"));
        price->setFocus();
        price->selectAll();
        QTest::keyClicks(price, QStringLiteral("dear"));
        QVERIFY(price->property("wrong").toBool());
        auto *useRate = change.find<QPushButton>("useRate");
        QVERIFY(useRate->isVisible());
        QCOMPARE(tests::movedSince(before, *change.dialog), QString());
        useRate->setFocus();
        QTest::keyClick(useRate, Qt::Key_Space);
        QVERIFY(!useRate->isVisible());
        QCOMPARE(change.dialog->focusWidget(), static_cast<QWidget *>(price));
        auto *arrival = change.find<QLineEdit>("checkIn");
        arrival->setFocus();
        arrival->selectAll();
        QTest::keyClicks(arrival, QStringLiteral("soon"));
        change.find<QLineEdit>("name")->clear();
        QTest::mouseClick(change.find<QPushButton>("confirm"), Qt::LeftButton);
        QVERIFY(change.find<QLabel>("dateProblem")->isVisible());
        QCOMPARE(change.dialog->focusWidget(), static_cast<QWidget *>(arrival));
        QCOMPARE(tests::movedSince(before, *change.dialog), QString());
        arrival->selectAll();
        QTest::keyClicks(arrival, QStringLiteral("13.7."));
        change.save();
        QVERIFY(change.find<QLabel>("nameProblem")->isVisible());
        QCOMPARE(tests::movedSince(before, *change.dialog), QString());
    }

    void aRefusedDateStaysWhileTheOthersChange()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        auto *arrival = change.find<QLineEdit>("checkIn");
        arrival->setFocus();
        arrival->selectAll();
        QTest::keyClicks(arrival, QStringLiteral("31 Nov 2026"));
        change.find<QLineEdit>("checkOut")->setFocus();
        QVERIFY(change.find<QLabel>("dateProblem")->isVisible());
        change.setNights(5);
        QCOMPARE(arrival->text(), QStringLiteral("31 Nov 2026"));
        QVERIFY(change.find<QLabel>("dateProblem")->isVisible());
        QVERIFY(!change.find<QPushButton>("confirm")->isEnabled());
    }

    /// What is shown is what is booked, whichever way a refused departure ends.
    void aRefusedDateEndsWithOneStay_data()
    {
        QTest::addColumn<bool>("typed");
        QTest::addColumn<int>("nights");
        QTest::newRow("Escape takes the nights since") << false << 5;
        QTest::newRow("the former date takes its nights back") << true << 3;
    }

    void aRefusedDateEndsWithOneStay()
    {
        QFETCH(const bool, typed);
        QFETCH(const int, nights);
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        auto *departure = change.find<DateField>("checkOut");
        const QString former = departure->text();
        departure->setFocus();
        departure->selectAll();
        QTest::keyClicks(departure, QStringLiteral("31 Nov 2026"));
        change.find<QLineEdit>("checkIn")->setFocus();
        change.setNights(5);
        departure->setFocus();
        if (typed) {
            departure->selectAll();
            QTest::keyClicks(departure, former);
            QTest::keyClick(departure, Qt::Key_Return);
        } else {
            QTest::keyClick(departure, Qt::Key_Escape);
        }
        QVERIFY(departure->problem().isEmpty());
        QCOMPARE(departure->night(), hotel.today() + 3 + nights);
        QCOMPARE(change.find<QSpinBox>("nights")->value(), nights);
    }

    /// On the screen of a small laptop, with a bar at its edge.
    void theDialogFitsASmallScreen()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const Change change(hotel, id);
        QVERIFY2(change.dialog->height() <= 720,
                 qPrintable(QString::number(change.dialog->height())));
    }
};

QTEST_MAIN(TestChangeDialog)
#include "test_change_dialog.moc"
