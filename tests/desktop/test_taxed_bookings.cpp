// SPDX-License-Identifier: GPL-3.0-or-later
// New booking and Change booking say what taxes and fees add to the price.
#include "pricing/tax_hotel.h"
#include "shown_booking.h"
#include "shown_change.h"
#include "themed_test.h"

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
