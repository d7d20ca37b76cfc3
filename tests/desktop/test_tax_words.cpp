// SPDX-License-Identifier: GPL-3.0-or-later
// Taxes and fees of a booking in the window: a line each, the total with them, and what the desk
// collects.
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/booking_dialogs/paid_amounts.h"
#include "desktop/words/description_words.h"
#include "desktop/words/tax_words.h"
#include "support/widget_test.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using pricing::CollectedBy;
using pricing::TaxLine;
using pricing::TaxLineKind;
using pricing::VatId;

namespace {

/// 250.00 with 6 % VAT, and 8.00 of city tax at the desk.
storage::BookingRow taxedBooking()
{
    storage::BookingRow row;
    row.booking.id = BookingId{77};
    row.booking.total = 25'000;
    row.booking.stay = Stay(Night::of(2026, 3, 12), 2);
    TaxLine room{TaxLineKind::Room, 0, {}, VatId{1}, QStringLiteral("VAT"), 600};
    room.net = 23'585;
    room.tax = 1'415;
    room.included = 25'000;
    TaxLine city{TaxLineKind::CityTax, 4, QStringLiteral("City tax"), {}, {}, 0, 0, 800};
    city.collectedBy = CollectedBy::Property;
    row.taxes.lines = {room, city};
    return row;
}

QString plain(QString text)
{
    return text.replace(QChar::Nbsp, QLatin1Char(' '));
}

HotelView anyHotel()
{
    engine::Snapshot snapshot;
    snapshot.catalogue.channels = {
        {ChannelId{2}, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 900}};
    return HotelView(snapshot);
}

QString factOf(const storage::BookingRow &row, const QString &label)
{
    for (const Fact &fact : bookingFacts(row, anyHotel(), QLocale::c()))
        if (fact.label == label) return plain(fact.value);
    return {};
}

}  // namespace

class TestTaxWords : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void linesSayWhatIsIncluded()
    {
        storage::BookingRow row = taxedBooking();
        const auto lines = taxLineTexts(row.taxes, {}, QLocale::c());
        QCOMPARE(lines.size(), 2);
        QCOMPARE(plain(lines[0]),
                 QStringLiteral("Room: EUR 250.00, including EUR 14.15 VAT (6 %)"));
        QCOMPARE(plain(lines[1]), QStringLiteral("City tax: EUR 8.00, to pay at the hotel"));
        QCOMPARE(plain(onTopText(row.taxes, {}, QLocale::c())),
                 QStringLiteral("Plus EUR 8.00 taxes and fees: EUR 258.00 in total."));
        row.taxes.lines.pop_back();
        QVERIFY(onTopText(row.taxes, {}, QLocale::c()).isEmpty());
        QVERIFY(taxLineTexts({}, {}, QLocale::c()).isEmpty());
    }

    void detailsHaveALineForEach()
    {
        const storage::BookingRow row = taxedBooking();
        QCOMPARE(factOf(row, QStringLiteral("Taxes and fees")).count(QLatin1Char('\n')), 1);
        QCOMPARE(factOf(row, QStringLiteral("Total")), QStringLiteral("EUR 258.00"));
        storage::BookingRow without = row;
        without.taxes = {};
        QVERIFY(factOf(without, QStringLiteral("Taxes and fees")).isEmpty());
        QVERIFY(factOf(without, QStringLiteral("Total")).isEmpty());
    }

    void deskCollectsWhatTheChannelDoesNot()
    {
        storage::BookingRow row = taxedBooking();
        QCOMPARE(plain(toCollectText(row, anyHotel(), QLocale::c())),
                 QStringLiteral("Taxes and fees to collect: EUR 8.00."));
        row.booking.channel = ChannelId{2};
        row.booking.channelCollects = 25'000;
        QVERIFY(plain(toCollectText(row, anyHotel(), QLocale::c()))
                    .startsWith(QStringLiteral("To collect: EUR 8.00.")));
        row.taxes.lines.back().collectedBy = CollectedBy::Channel;
        QVERIFY(toCollectText(row, anyHotel(), QLocale::c())
                    .startsWith(QStringLiteral("Nothing to collect")));
    }

    void whatIsPaidAndDueIsSaid()
    {
        storage::BookingRow row = taxedBooking();
        const auto due = [&row](const PaidAmounts &paid) {
            return plain(dueText(paid, row, anyHotel(), QLocale::c()));
        };
        const Currency euro = anyHotel().property().currency;
        QCOMPARE(
            due({}),
            QStringLiteral("Total with taxes and fees: EUR 258.00. Due at the hotel: EUR 258.00."));
        QCOMPARE(due({euro, 10'000, 10'000, 0}),
                 QStringLiteral("Total with taxes and fees: EUR 258.00. Paid: EUR 100.00. "
                                "Due at the hotel: EUR 158.00."));
        QVERIFY(due({euro, 25'800, 25'800, 0})
                    .endsWith(QStringLiteral("Nothing is due at the hotel.")));
        row.taxes = {};
        QCOMPARE(due({}), QStringLiteral("Due at the hotel: EUR 250.00."));
        QVERIFY(
            due({euro, 25'000, 5'000, 0}).startsWith(QStringLiteral("Total: EUR 250.00. Paid: ")));
        row.booking.channelCollects = 25'000;
        QVERIFY(due({}).isEmpty());
        row.booking.channelCollects.reset();
        row.booking.status = booking::BookingStatus::Cancelled;
        QVERIFY(due({euro, 10'000, 10'000, 0}).isEmpty());
    }

    void theDetailsSayWhatIsDueUnlessAChannelCollects()
    {
        storage::BookingRow row = taxedBooking();
        const auto payment = [&row](const QString &due) {
            for (const Fact &fact : bookingFacts(row, anyHotel(), QLocale::c(), due))
                if (fact.label == QStringLiteral("Payment")) return fact.value;
            return QString();
        };
        QCOMPARE(payment(QStringLiteral("Due")), QStringLiteral("Due"));
        QCOMPARE(payment({}), QString());
        row.booking.channel = ChannelId{2};
        row.booking.channelCollects = row.booking.total;
        QVERIFY(payment(QStringLiteral("Due")).contains(QStringLiteral("ollected by")));
    }

    void nothingIsCollectedForAStayThatDoesNotTakePlace()
    {
        for (const auto status : {booking::BookingStatus::Cancelled, booking::BookingStatus::NoShow,
                                  booking::BookingStatus::Walked}) {
            storage::BookingRow row = taxedBooking();
            row.booking.status = status;
            QVERIFY(toCollectText(row, anyHotel(), QLocale::c()).isEmpty());
            row.booking.channel = ChannelId{2};
            row.booking.channelCollects = 20'000;
            QVERIFY(toCollectText(row, anyHotel(), QLocale::c()).isEmpty());
            const QString part = plain(collectedText(row, anyHotel(), QLocale::c()));
            QVERIFY2(part.startsWith(QStringLiteral("EUR 200.00 collected by")), qPrintable(part));
            QVERIFY2(!part.contains(QStringLiteral("due")), qPrintable(part));
            row.booking.channelCollects = row.booking.total;
            QVERIFY(collectedText(row, anyHotel(), QLocale::c())
                        .startsWith(QStringLiteral("Collected by")));
        }
    }

    void damagedLinesAreNamed()
    {
        storage::BookingRow row = taxedBooking();
        row.taxes = {};
        row.taxesAreDamaged = true;
        QVERIFY(factOf(row, QStringLiteral("Taxes and fees"))
                    .startsWith(QStringLiteral("Damaged in the file")));
    }

    void editsAreToldWithTheName()
    {
        pricing::TaxRules taxes;
        taxes.fees.resize(1);
        taxes.fees[0].id = pricing::FeeId{7};
        taxes.fees[0].name = QStringLiteral("Cleaning");
        booking::Record record;
        record.kind = booking::RecordKind::FeeDescribed;
        record.subject = 7;
        record.value = 1;
        QCOMPARE(taxItemName(taxes, record), QStringLiteral("Cleaning"));
        QCOMPARE(descriptionHeadline(record), QStringLiteral("Fee added"));
        record.kind = booking::RecordKind::RatePlanDescribed;
        QVERIFY(taxItemName(taxes, record).isEmpty());
    }
};

QTEST_MAIN(TestTaxWords)
#include "test_tax_words.moc"
