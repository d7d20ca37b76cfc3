// SPDX-License-Identifier: GPL-3.0-or-later
// Tax lines of bookings that a channel told: its total is after tax, its nights have their own
// prices, and it may know the ages of children.
#include "booking/small_hotel.h"
#include "pricing/tax_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using pricing::StayTaxes;

namespace {

/// 10 % VAT on top, and a city tax of 2.00 a person and night.
HouseInput hotelWithVatOnTop()
{
    HouseInput in = smallHotel();
    in.taxes.vats = {roomVat(1, always(1'000), false)};
    in.taxes.cityTaxes = {cityTax(2, 200)};
    return in;
}

struct ToldHouse : TestHouse {
    explicit ToldHouse(HouseInput in = hotelWithVatOnTop()) : TestHouse(std::move(in)) {}
    /// Two adults and two nights from Monday on.
    RecordReservation told(qint64 total) const
    {
        RecordReservation c;
        c.caller = desk();
        c.roomType = kTwin;
        c.stay = Stay(kToday + 7, 2);
        c.plan = kBar;
        c.total = total;
        return c;
    }
    ChangeBooking change(BookingId id) const
    {
        ChangeBooking c;
        c.caller = desk();
        c.booking = id;
        return c;
    }
    const Booking &kept(BookingId id) const { return *house.state().booking(id); }
};

}  // namespace

class TestToldTaxes : public QObject {
    Q_OBJECT

private slots:
    void totalContainsItsVat()
    {
        ToldHouse h;
        const auto booked = h(h.told(11'000));
        QVERIFY(booked);
        QCOMPARE(booked->total, qint64(11'000));
        const StayTaxes &taxes = booked->taxes;
        QCOMPARE(taxes.lines[0].net, qint64(10'000));
        QCOMPARE(taxes.lines[0].tax, qint64(1'000));
        QCOMPARE(taxes.price(), qint64(11'000));
        QCOMPARE(taxes.vatOnTop(), qint64(0));
        QCOMPARE(taxes.onTop(), qint64(800));
        // Another number of guests is no other price.
        ChangeBooking change = h.change(booked->booking);
        change.adults = 1;
        const auto fewer = h(change);
        QVERIFY(fewer);
        QCOMPARE(fewer->taxes.price(), qint64(11'000));
        QCOMPARE(fewer->taxes.onTop(), qint64(400));
    }

    void aStayThatIsQuotedAgainIsAfterTaxToo()
    {
        ToldHouse h;
        const auto booked = h(h.told(11'000));
        QVERIFY(booked);
        ChangeBooking change = h.change(booked->booking);
        change.stay = Stay(kToday + 7, 3);
        change.expectedTotal = 16'500;
        const auto changed = h(change);
        QVERIFY2(changed, changed ? "" : qPrintable(changed.error().text()));
        QCOMPARE(changed->total, qint64(16'500));
        QCOMPARE(changed->taxes.lines[0].tax, qint64(1'500));
        QCOMPARE(changed->taxes.vatOnTop(), qint64(0));
        // Nights of different prices keep adding up to the total.
        change.stay = Stay(kToday + 10, 3);
        change.expectedTotal = 18'700;
        QVERIFY(h(change));
        QCOMPARE(h.batch.nightPrices.back().nights, (std::vector<qint64>{5'500, 6'600, 6'600}));
        // At the desk a price is agreed as the guest pays it.
        change = h.change(booked->booking);
        change.total = 12'100;
        const auto agreed = h(change);
        QVERIFY(agreed);
        QCOMPARE(agreed->taxes.lines[0].tax, qint64(1'100));
        QCOMPARE(agreed->taxes.price(), qint64(12'100));
    }

    void whatTheHotelQuotesIsBeforeTheVatOnTop()
    {
        ToldHouse h;
        TakeHold hold = h.hold(kTwin, 7, 2);
        hold.plan = kBar;
        const auto booked = h(HoldAndConfirm{hold, {}});
        QVERIFY(booked);
        QCOMPARE(booked->total, qint64(10'000));
        QCOMPARE(booked->taxes.vatOnTop(), qint64(1'000));
        QVERIFY(!h.kept(booked->booking).isAfterTax);
    }

    void totalBeforeTaxHasItsVatOnTop()
    {
        ToldHouse h;
        RecordReservation net = h.told(10'000);
        net.told.isAfterTax = false;
        const auto booked = h(net);
        QVERIFY(booked);
        QCOMPARE(booked->taxes.vatOnTop(), qint64(1'000));
        QVERIFY(!booked->channelCollects);
        net.channelCollects = true;
        QCOMPARE(h(net)->channelCollects, std::optional<qint64>(10'000));
        // The next version of the reservation has an amount after tax.
        ChangeBooking change = h.change(booked->booking);
        change.always = true;
        change.total = 11'000;
        change.told.emplace();
        const auto changed = h(change);
        QVERIFY(changed);
        QCOMPARE(changed->taxes.price(), qint64(11'000));
        QCOMPARE(changed->taxes.vatOnTop(), qint64(0));
        QVERIFY(h.kept(booked->booking).isAfterTax);
    }

    void nightsHaveThePricesThatWereTold()
    {
        HouseInput in = hotelWithVatOnTop();
        in.taxes.vats = {roomVat(1, {{std::nullopt, 0}, {kToday + 8, 1'000}})};
        ToldHouse h(std::move(in));
        RecordReservation told = h.told(9'000);
        told.told.nights = {3'000, 6'000};
        const auto booked = h(told);
        QVERIFY(booked);
        QCOMPARE(booked->taxes.lines[0].included, qint64(3'000));
        QCOMPARE(booked->taxes.lines[1].included, qint64(6'000));
        ChangeBooking change = h.change(booked->booking);
        change.always = true;
        change.total = 10'000;
        change.told = ToldStay{.nights = {1'000, 4'000}};
        const auto changed = h(change);
        QVERIFY(changed);
        QCOMPARE(changed->taxes.lines[0].included, qint64(2'000));
        // Prices of other nights say nothing.
        told.told.nights = {9'000};
        QCOMPARE(h(told)->taxes.lines[0].included, qint64(4'500));
    }

    /// An adult a room, as where such a booking is walked.
    void bookingsWithoutGuestsAreOfOneAdultARoom()
    {
        HouseInput in = hotelWithVatOnTop();
        in.taxes.cityTaxes.push_back(cityTax(3, 500, pricing::CityTaxBasis::NetRoomPrice));
        ToldHouse h(std::move(in));
        RecordReservation told = h.told(22'000);
        told.adults = 0;
        told.rooms = 2;
        const auto booked = h(told);
        QVERIFY(booked);
        QCOMPARE(booked->taxes.lines.size(), size_t(3));
        QCOMPARE(booked->taxes.lines[1].tax, qint64(800));
        QCOMPARE(booked->taxes.lines[2].tax, qint64(1'000));
        QCOMPARE(h.kept(booked->booking).adults, 0);
    }

    void anotherCommissionAloneKeepsAllElse()
    {
        HouseInput in = hotelWithVatOnTop();
        in.taxes.cityTaxes[0].ages = freeBelow(6);
        ToldHouse h(std::move(in));
        RecordReservation told = h.told(11'000);
        told.adults = 1;
        told.children = 1;
        told.told.isAfterTax = false;
        told.told.childAges = {3};
        const auto booked = h(told);
        QVERIFY(booked);
        ChangeBooking change = h.change(booked->booking);
        change.always = true;
        change.total = 11'000;
        change.told = ToldStay{.commission = 500, .isCommissionOnly = true};
        const qsizetype lines = std::ssize(h.batch.taxes);
        QVERIFY(h(change));
        const Booking &kept = h.kept(booked->booking);
        QCOMPARE(kept.commission, std::optional<qint64>(500));
        QCOMPARE(kept.childAges, std::vector<qint32>{3});
        QVERIFY(!kept.isAfterTax);
        QCOMPARE(std::ssize(h.batch.taxes), lines);
    }

    void childrenHaveTheirAges()
    {
        HouseInput in = hotelWithVatOnTop();
        in.taxes.cityTaxes[0].ages = freeBelow(6);
        ToldHouse h(std::move(in));
        RecordReservation told = h.told(11'000);
        told.adults = 1;
        told.children = 2;
        const auto unknown = h(told);
        QCOMPARE(unknown->taxes.onTop(), qint64(1'200));
        told.told.childAges = {3, 9};
        const auto known = h(told);
        QCOMPARE(known->taxes.onTop(), qint64(800));
        // A change of something else keeps them; of fewer children none is known.
        ChangeBooking change = h.change(known->booking);
        change.total = 12'000;
        QCOMPARE(h(change)->taxes.onTop(), qint64(800));
        change = h.change(known->booking);
        change.children = 1;
        QCOMPARE(h(change)->taxes.onTop(), qint64(800));
        // Its undo knows them again.
        change.children = 2;
        QCOMPARE(h(change)->taxes.onTop(), qint64(800));
        QCOMPARE(h.kept(known->booking).childAges, (std::vector<qint32>{3, 9}));
        change.children = 1;
        QVERIFY(h(change));
        change.always = true;
        change.total = 12'000;
        change.told = ToldStay{.childAges = {2}};
        QCOMPARE(h(change)->taxes.onTop(), qint64(400));
        // The next version has an older child, or one of unknown age.
        change.total = 13'000;
        change.told->childAges.clear();
        QCOMPARE(h(change)->taxes.onTop(), qint64(800));
        told.told.childAges = {3, 9, 10};
        QCOMPARE(h(told).error().field, QStringLiteral("guests"));
        told.told.childAges = {121};
        QCOMPARE(h(told).error().field, QStringLiteral("guests"));
    }
};

QTEST_GUILESS_MAIN(TestToldTaxes)
#include "test_told_taxes.moc"
