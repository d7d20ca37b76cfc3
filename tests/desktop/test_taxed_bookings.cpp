// SPDX-License-Identifier: GPL-3.0-or-later
// New booking and Change booking say what taxes and fees add to the price.
#include "desktop/booking_dialogs/booking_facts.h"
#include "pricing/tax_hotel.h"
#include "shown_booking.h"
#include "shown_change.h"
#include "themed_test.h"

#include <QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::SmallHotel;
using Shown = roomrack::tests::ShownBooking;
using Stage = BookingDraft::Stage;

namespace {

/// A city tax of 2.00 a person and night. Waits until the window knows it.
void addCityTax(SmallHotel &hotel)
{
    booking::DescriptionItems items;
    items.cityTaxes = {roomrack::tests::cityTax(-1, 200)};
    hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
    QTRY_VERIFY(!hotel.session().view().rates().taxes().cityTaxes.empty());
}

/// Pets for 15.00 on request, and a city tax of 2.00 that children up to 9 do not pay, and business
/// travellers. Returns the fee.
pricing::FeeId addExtras(SmallHotel &hotel)
{
    booking::DescriptionItems items;
    items.cityTaxes = {roomrack::tests::cityTax(-1, 200)};
    items.cityTaxes[0].ages = roomrack::tests::freeBelow(10);
    items.cityTaxes[0].exemptions = {QStringLiteral("Business")};
    items.fees = {roomrack::tests::fee(-2, pricing::FeeBasis::Stay, 1'500)};
    items.fees[0].isMandatory = false;
    items.cityTaxes[0].position = items.fees[0].position = 1;
    hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
    const pricing::TaxRules &rules = hotel.session().view().rates().taxes();
    if (!roomrack::tests::waitFor([&] { return !rules.fees.empty(); })) qFatal("no fee");
    return rules.fees.front().id;
}

QString textsOfLabels(const QWidget &dialog)
{
    QStringList texts;
    for (const QLabel *label : dialog.findChildren<QLabel *>()) texts << label->text();
    return texts.join(u'\n').replace(QChar::Nbsp, u' ');
}

}  // namespace

class TestTaxedBookings : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void newBookingSaysWhatIsAdded()
    {
        SmallHotel hotel;
        addCityTax(hotel);
        Shown shown(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)});
        // Two adults for three nights: 12.00.
        QTRY_VERIFY(
            shown.find<QLabel>("choice")->text().contains(QStringLiteral("with taxes and fees")));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QTRY_VERIFY2(textsOfLabels(*shown.dialog).contains(QStringLiteral("12.00 taxes and fees")),
                     qPrintable(textsOfLabels(*shown.dialog)));
    }

    /// Pets are on request, and the city tax has an exemption and ages.
    void newBookingHasAgesFeesAndExemptions()
    {
        SmallHotel hotel;
        const pricing::FeeId pets = addExtras(hotel);
        Shown shown(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 2)});
        auto *fee = shown.find<QCheckBox>(qPrintable(QStringLiteral("fee%1").arg(pets.value)));
        auto *exempt = shown.find<QCheckBox>("exemption1");
        QVERIFY(fee && exempt && !fee->isChecked());
        QVERIFY(shown.find<QSpinBox>("age1")->isHidden());
        shown.find<QSpinBox>("adults")->setValue(1);
        shown.find<QSpinBox>("children")->setValue(1);
        QVERIFY(!shown.find<QSpinBox>("age1")->isHidden());
        QVERIFY(shown.find<QSpinBox>("age2")->isHidden());
        shown.find<QSpinBox>("age1")->setValue(4);
        fee->setChecked(true);
        // The pets are 15.00, the tax is 2.00 a night for the adult and nothing for the child.
        const auto *choice = shown.find<QLabel>("choice");
        QTRY_VERIFY2(choice->text().contains(QStringLiteral("219.00")), qPrintable(choice->text()));
        QVERIFY(choice->toolTip().contains(QStringLiteral("Fee -2")));
        exempt->setChecked(true);
        QTRY_VERIFY2(choice->text().contains(QStringLiteral("215.00")), qPrintable(choice->text()));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QSignalSpy booked(shown.dialog, &NewBookingDialog::booked);
        shown.type("name", QStringLiteral("Ana Lima"));
        shown.click("next");
        QTRY_COMPARE(booked.size(), 1);
        const auto row = hotel.read(booked[0][0].value<BookingId>());
        QCOMPARE(row.taxes.onTop(), qint64(1'500));
        QCOMPARE(row.booking.childAges, std::vector<qint32>{4});
        QCOMPARE(row.booking.extras.fees.size(), size_t(1));
        QCOMPARE(row.booking.extras.exemptions.front().name, QStringLiteral("Business"));
    }

    void changeHasAgesFeesAndExemptionsAndIsUndone()
    {
        SmallHotel hotel;
        const pricing::FeeId pets = addExtras(hotel);
        const BookingId id =
            hotel.book("STD", Stay(hotel.today() + 9, 2), QStringLiteral("Ana Lima"));
        const storage::BookingRow before = hotel.read(id);
        {
            const tests::ShownChange shown(hotel, id);
            shown.find<QCheckBox>(qPrintable(QStringLiteral("fee%1").arg(pets.value)))
                ->setChecked(true);
            shown.find<QCheckBox>("exemption1")->setChecked(true);
            QTRY_VERIFY(shown.find<QLabel>("priceNote")->text().contains(QStringLiteral("15.00")));
            shown.save();
            QTRY_COMPARE(shown.changed.count(), 1);
        }
        const storage::BookingRow after = hotel.read(id);
        QCOMPARE(after.booking.total, before.booking.total);
        QCOMPARE(after.taxes.onTop(), qint64(1'500));
        {
            const tests::ShownChange again(hotel, id);
            QVERIFY(again.find<QCheckBox>("exemption1")->isChecked());
        }
        booking::ChangeBooking away;
        away.caller = hotel.desk();
        away.booking = id;
        away.extras = pricing::StayExtras();
        away.childAges = std::vector<qint32>();
        const qint64 step = hotel.run(away).step;
        QVERIFY(hotel.read(id).booking.extras.isEmpty());
        QVERIFY(hotel.read(id).taxes == before.taxes);
        hotel.run(booking::UndoStep{hotel.desk(), step, false, {}});
        QVERIFY(hotel.read(id).booking.extras == after.booking.extras);
        QVERIFY(hotel.read(id).taxes == after.taxes);
    }

    void changeSaysWhatIsAdded()
    {
        SmallHotel hotel;
        addCityTax(hotel);
        const BookingId id =
            hotel.book("STD", Stay(hotel.today() + 9, 2), QStringLiteral("Ana Lima"));
        const tests::ShownChange shown(hotel, id);
        shown.setNights(4);
        QTRY_VERIFY2(
            shown.find<QLabel>("priceNote")->text().contains(QStringLiteral("taxes and fees")),
            qPrintable(shown.find<QLabel>("priceNote")->text()));
        QVERIFY(!shown.find<QLabel>("priceNote")->toolTip().isEmpty());
    }

    /// Half of 200.00 and of the 10 % on top of it.
    void theFeeIsOfThePriceWithVat()
    {
        SmallHotel hotel;
        booking::DescriptionItems items;
        items.vats = {roomrack::tests::roomVat(-1, roomrack::tests::always(1'000), false)};
        items.plans = {hotel.session().view().rates().plans().front()};
        items.plans[0].terms = {14, 1080, 50, 0};
        hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
        QTRY_VERIFY(!hotel.session().view().rates().taxes().vats.empty());
        const BookingId id =
            hotel.book("STD", Stay(hotel.today() + 3, 2), QStringLiteral("Ana Lima"));
        const booking::Booking booked = hotel.read(id).booking;
        QCOMPARE(booked.vatOnTop, qint64(20'00));
        QCOMPARE(feeAt(booked, hotel.session().view(), hotel.session().now()), qint64(110'00));
        QVERIFY(termsText(booked, hotel.session().view(), QLocale())
                    .contains(QStringLiteral("110.00")));
        booking::CancelBooking cancel;
        cancel.caller = hotel.desk();
        cancel.booking = id;
        QCOMPARE(hotel.run(cancel).fee, qint64(110'00));
    }

    /// Its total is after tax, so what it costs for other nights is, too.
    void bookingsOfChannelsAreQuotedAfterTax()
    {
        SmallHotel hotel;
        booking::DescriptionItems items;
        items.vats = {roomrack::tests::roomVat(-1, roomrack::tests::always(1'000), false)};
        hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
        QTRY_VERIFY(!hotel.session().view().rates().taxes().vats.empty());
        booking::RecordReservation told;
        told.caller = hotel.desk();
        told.roomType = hotel.type("STD");
        told.stay = Stay(hotel.today() + 9, 2);
        told.plan = hotel.session().view().rates().plans().front().id;
        told.total = 220'00;
        told.guest.name = QStringLiteral("Ana Lima");
        const BookingId id = hotel.run(told).booking;
        const tests::ShownChange shown(hotel, id);
        shown.setNights(4);
        QTRY_COMPARE(shown.find<QLineEdit>("price")->text(), QStringLiteral("440.00"));
        QVERIFY(!shown.find<QLabel>("priceNote")->text().contains(QStringLiteral("taxes")));
        shown.save();
        QTRY_COMPARE(shown.changed.size(), 1);
        const storage::BookingRow row = hotel.read(id);
        QCOMPARE(row.booking.total, qint64(440'00));
        QCOMPARE(row.taxes.price(), qint64(440'00));
        QCOMPARE(row.taxes.onTop(), qint64(0));
    }

    void nothingIsSaidWithoutTaxes()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)});
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QVERIFY(!textsOfLabels(*shown.dialog).contains(QStringLiteral("taxes and fees")));
    }
};

QTEST_MAIN(TestTaxedBookings)
#include "test_taxed_bookings.moc"
