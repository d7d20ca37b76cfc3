// SPDX-License-Identifier: GPL-3.0-or-later
// Tax lines of what is paid first: the guest is told them when the payment begins, and the booking
// has those, whatever becomes of the rules until it is paid.
#include "booking/paid_bookings.h"
#include "booking/rules/tax_pins.h"
#include "pricing/tax_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using pricing::StayTaxes;

namespace {

/// 6 % VAT included, and a city tax of 2.00 a person and night.
HouseInput taxedPrepaidHotel()
{
    HouseInput in = hotelWithPrepaid();
    in.taxes.vats = {roomVat(1, always(600))};
    in.taxes.cityTaxes = {cityTax(2, 200)};
    return in;
}

struct PaidHouse : Requests {
    PaidHouse() : Requests(taxedPrepaidHotel()) {}
    void raiseTaxes()
    {
        DescriptionItems items;
        items.vats = house.rates().taxes().vats;
        items.vats[0].rates = always(1'000);
        items.cityTaxes = house.rates().taxes().cityTaxes;
        items.cityTaxes[0].tariffs[0].value = 300;
        QVERIFY((*this)(EditDescription{desk(), items, {}, false, {}}));
    }
    /// From the pinned hold to the booking or its change.
    void pay(SagaId saga)
    {
        QVERIFY(move(saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
        QVERIFY(move(saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    }
    StayTaxes stored(BookingId booking) const
    {
        StayTaxes lines;
        for (const BookingTaxRow &row : batch.taxes)
            if (row.booking == booking) lines = row.taxes;
        return lines;
    }
    /// One night more, for which the guest pays first.
    ChangeBooking longer(BookingId booking) const
    {
        ChangeBooking c;
        c.caller = desk();
        c.booking = booking;
        c.stay = Stay(kToday, 3);
        c.sagaKey = "key-change";
        c.method = "pm_card_visa";
        return c;
    }
};

/// 10 % VAT on top, a city tax, and half of the price as the fee from two weeks before the arrival.
HouseInput hotelWithVatOnTop()
{
    HouseInput in = hotelWithPrepaid();
    in.taxes.vats = {roomVat(1, always(1'000), false)};
    in.taxes.cityTaxes = {cityTax(2, 200)};
    in.plans.back().terms = {14, 1080, 50, 0};
    return in;
}

}  // namespace

class TestPaidTaxes : public QObject {
    Q_OBJECT

private slots:
    /// Two nights cost 100.00, with VAT 110.00: that is charged, and half of it is the fee. The
    /// city tax is paid at the hotel.
    void vatOnTopIsChargedWithThePrice_data()
    {
        QTest::addColumn<QString>("currency");
        QTest::addColumn<qint64>("times");
        QTest::newRow("the hotel's") << QString() << qint64(1);
        QTest::newRow("the guest's") << QStringLiteral("USD") << qint64(2);
    }
    void vatOnTopIsChargedWithThePrice()
    {
        QFETCH(QString, currency);
        QFETCH(qint64, times);
        Requests h(hotelWithVatOnTop());
        const BookingId id = paidIn(h, currency, times, 0, 7);
        const Booking booked = *h.house.booking(id);
        QCOMPARE(booked.total, qint64(100'00));
        QCOMPARE(booked.vatOnTop, qint64(10'00));
        QCOMPARE(paidNow(h, id), 110'00 * times);
        const auto cancelled = h(CancelBooking{h.desk(), id});
        QVERIFY(cancelled);
        QCOMPARE(cancelled->fee, qint64(55'00));
        QCOMPARE(refundOf(h, cancelled), 55'00 * times);
        if (!currency.isEmpty()) QCOMPARE(cancelled->feeCharged->minor, 55'00 * times);
        const auto again = h(ReinstateBooking{h.desk(), id, 0, {}, {}});
        QVERIFY(again);
        QCOMPARE(again->due->minor, 55'00 * times);
    }

    void vatOnTopIsAPartOfWhatChangesCost()
    {
        Requests h(hotelWithVatOnTop());
        const BookingId id = paidIn(h, {}, 0, 0, 20);
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = id;
        change.stay = Stay(kToday + 20, 3);
        change.sagaKey = "key-change";
        change.method = "pm_card_visa";
        const auto longer = h(change);
        QVERIFY(longer && longer->pending);
        QCOMPARE(h.house.requests().sagas.value(longer->saga).state.amount.minor, qint64(55'00));
        QVERIFY(h.move(longer->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
        QVERIFY(h.move(longer->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
        QCOMPARE(paidNow(h, id), qint64(165'00));
        QCOMPARE(h.house.booking(id)->vatOnTop, qint64(15'00));
        change.stay = Stay(kToday + 20, 1);
        change.sagaKey = change.method = {};
        const auto shorter = h(change);
        QVERIFY(shorter);
        // Of both payments.
        QCOMPARE(paidNow(h, id), qint64(55'00));
    }

    /// What was paid for them was without the VAT on top, also after an undo.
    void bookingsOfBeforeStaySettledByTheirTotal()
    {
        pricing::TaxLine room;
        room.net = room.included = 100'00;
        room.tax = 10'00;
        const StayTaxes lines{{room}};
        Booking was;
        was.total = 100'00;
        QCOMPARE(TaxPins::vatOnTopAfter(was, lines), qint64(0));
        was.vatOnTop = 5'00;
        QCOMPARE(TaxPins::vatOnTopAfter(was, lines), qint64(10'00));
        was.total = was.vatOnTop = 0;  // it was free, and now has a price
        QCOMPARE(TaxPins::vatOnTopAfter(was, lines), qint64(10'00));
    }

    void aFirstNightIsPrepaidWithItsVat()
    {
        HouseInput in = hotelWithVatOnTop();
        in.plans.back().prepayment = pricing::Prepayment::FirstNight;
        Requests h(in);
        QCOMPARE(paidNow(h, paidIn(h, {}, 0, 0, 20)), qint64(55'00));
    }

    void bookingHasTheLinesOfItsRequest_data()
    {
        QTest::addColumn<bool>("isRestarted");
        QTest::newRow("at once") << false;
        QTest::newRow("after a restart") << true;
    }
    void bookingHasTheLinesOfItsRequest()
    {
        QFETCH(bool, isRestarted);
        PaidHouse h;
        const auto asked = h(h.request(kMaria, 0, kPrepaid));
        QVERIFY(asked && asked->pending);
        const StayTaxes told = asked->taxes;
        QCOMPARE(told.price(), asked->total);
        QCOMPARE(told.onTop(), qint64(400));
        QVERIFY(h.house.requests().sagas.value(asked->saga).request.taxes == told);
        h.raiseTaxes();
        if (isRestarted) h.house.state().memory.heldTaxes.clear();
        h.pay(asked->saga);
        QVERIFY(h.stored(asked->booking) == told);
    }

    /// None are due without rules, whatever rules there are when it is paid.
    void requestsFromBeforeTheRulesHaveNoLines_data() { bookingHasTheLinesOfItsRequest_data(); }
    void requestsFromBeforeTheRulesHaveNoLines()
    {
        QFETCH(bool, isRestarted);
        Requests h;
        const auto asked = h(h.request(kMaria, 0, kPrepaid));
        QVERIFY(asked && asked->pending);
        DescriptionItems items;
        items.cityTaxes = {cityTax(0, 200)};
        QVERIFY(h(EditDescription{h.desk(), items, {}, false, {}}));
        if (isRestarted) h.house.state().memory.heldTaxes.clear();
        QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
        QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
        QVERIFY(h.house.booking(asked->booking));
        QVERIFY(h.batch.taxes.empty());
    }

    void changeHasTheLinesOfItsRequest()
    {
        PaidHouse h;
        const BookingId id = paidIn(h, {}, 0, 0);
        h.raiseTaxes();
        const auto asked = h(h.longer(id));
        QVERIFY2(asked, asked ? "" : qPrintable(asked.error().text()));
        QVERIFY(asked->pending);
        const StayTaxes told = asked->taxes;
        QCOMPARE(told.price(), asked->total);
        QCOMPARE(told.lines[0].rate, 1'000);
        QCOMPARE(told.onTop(), qint64(900));
        DescriptionItems items;
        items.vats = h.house.rates().taxes().vats;
        items.vats[0].rates = always(2'000);
        QVERIFY(h(EditDescription{h.desk(), items, {}, false, {}}));
        h.pay(asked->saga);
        QVERIFY(h.stored(id) == told);
        QCOMPARE(h.house.booking(id)->stay.nights(), 3);
    }

    void guestsThatComeMeanwhileAreTaxed()
    {
        PaidHouse h;
        const BookingId id = paidIn(h, {}, 0, 0);
        const auto asked = h(h.longer(id));
        QVERIFY(asked && asked->pending);
        ChangeBooking more;
        more.caller = h.desk();
        more.booking = id;
        more.adults = 2;
        QVERIFY(h(more));
        const StayTaxes told = *h.house.requests().sagas.value(asked->saga).request.taxes;
        QCOMPARE(told.price(), asked->total);
        QCOMPARE(told.onTop(), qint64(1'200));
        h.pay(asked->saga);
        QVERIFY(h.stored(id) == told);
    }
};

QTEST_GUILESS_MAIN(TestPaidTaxes)
#include "test_paid_taxes.moc"
