// SPDX-License-Identifier: GPL-3.0-or-later
// Letters to guests name taxes and fees line by line, and what of them is paid where.
#include "reservations/notices/guest_letter.h"

#include <QTest>

using namespace roomrack;
using pricing::CollectedBy;
using pricing::TaxLine;
using pricing::TaxLineKind;
using pricing::VatId;
using reservations::LetterFacts;

namespace {

/// Room with breakfast at 6 and 13 %, a city tax at the desk.
LetterFacts taxedStay()
{
    LetterFacts facts;
    facts.property.name = QStringLiteral("Hotel Prova");
    facts.booking.id = BookingId{77};
    facts.booking.stay = Stay(Night::of(2026, 3, 12), 2);
    facts.booking.total = 25'000;
    facts.guest.name = QStringLiteral("Ana Prova");
    facts.guest.email = QStringLiteral("ana@example.org");
    facts.roomType = QStringLiteral("Twin");
    TaxLine room{TaxLineKind::Room, 0, {}, VatId{1}, QStringLiteral("VAT on rooms"), 600};
    room.net = 19'056;
    room.tax = 1'144;
    room.included = 20'200;
    TaxLine meal{TaxLineKind::Meal,     2,    QStringLiteral("Breakfast"), VatId{3},
                 QStringLiteral("VAT"), 1'350};
    meal.net = 4'229;
    meal.tax = 571;
    meal.included = 4'800;
    TaxLine city{TaxLineKind::CityTax, 4, QStringLiteral("City tax"), {}, {}, 0, 0, 800};
    city.collectedBy = CollectedBy::Property;
    facts.taxes.lines = {room, meal, city};
    return facts;
}

/// The displayed text: amounts contain a non-breaking space.
QString textOf(const LetterFacts &facts)
{
    reservations::MailSetup setup;
    setup.fromAddress = QStringLiteral("desk@hotel.example");
    const auto mail = guestLetter(facts, setup, "key", Instant{1});
    return mail ? QString(mail->text).replace(QChar::Nbsp, u' ') : mail.error().text();
}

}  // namespace

class TestTaxLetters : public QObject {
    Q_OBJECT

private slots:
    void linesAreNamed()
    {
        const QString text = textOf(taxedStay());
        for (const char *line :
             {"Price: EUR 250.00", "– Room: EUR 202.00, including EUR 11.44 VAT on rooms (6 %)",
              "– Breakfast: EUR 48.00, including EUR 5.71 VAT (13.50 %)",
              "– City tax: EUR 8.00; to pay at the hotel", "Total with taxes and fees: EUR 258.00",
              "Taxes and fees to pay at the hotel: EUR 8.00"})
            QVERIFY2(text.contains(QString::fromUtf8(line)), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("taxes included")));
    }

    void includedTaxesAreNoFurtherAmount()
    {
        LetterFacts facts = taxedStay();
        facts.taxes.lines.pop_back();
        const QString text = textOf(facts);
        QVERIFY2(text.contains(QStringLiteral("Total, taxes included: EUR 250.00")),
                 qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("Total with taxes")));
        QVERIFY(!text.contains(QStringLiteral("to pay at the hotel")));
    }

    void channelMayCollectThemToo()
    {
        LetterFacts facts = taxedStay();
        facts.taxes.lines.back().collectedBy = CollectedBy::Channel;
        const QString text = textOf(facts);
        QVERIFY2(text.contains(QStringLiteral("City tax: EUR 8.00; to pay where you booked")),
                 qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("Taxes and fees to pay at the hotel")));
    }

    /// 10 % on top of 250.00: 275.00 are charged and are what a fee is a part of; the city tax is
    /// left to pay.
    void vatOnTopIsPaidWithThePrice()
    {
        LetterFacts facts = taxedStay();
        facts.booking.vatOnTop = 25'00;
        facts.taxes.lines.resize(1);
        facts.taxes.lines[0].included = facts.taxes.lines[0].net = 250'00;
        facts.taxes.lines[0].tax = 25'00;
        facts.taxes.lines.push_back(taxedStay().taxes.lines.back());
        facts.charged = {Money{275'00, facts.property.currency}};
        pricing::PlanTerms terms;
        terms.cancellation = {14, 1080, 50, 0};
        facts.terms = terms;
        const QString text = textOf(facts);
        for (const char *line :
             {"Price: EUR 250.00", "EUR 25.00 is added to the price",
              "Total with taxes and fees: EUR 283.00", "Charged to your card: EUR 275.00",
              "fee is EUR 137.50", "Taxes and fees to pay at the hotel: EUR 8.00"})
            QVERIFY2(text.contains(QLatin1String(line)), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("Due at the hotel")), qPrintable(text));
    }

    void cancelledStayHasNone()
    {
        LetterFacts facts = taxedStay();
        facts.kind = booking::NoticeKind::Cancelled;
        QVERIFY(!textOf(facts).contains(QStringLiteral("City tax")));
    }
};

QTEST_GUILESS_MAIN(TestTaxLetters)
#include "test_tax_letters.moc"
