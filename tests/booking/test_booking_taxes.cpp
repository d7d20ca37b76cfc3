// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings keep the tax lines of the time when they were made or changed, whatever becomes of the
// rules.
#include "booking/description_house.h"
#include "pricing/tax_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using pricing::StayTaxes;

namespace {

/// 6 % VAT included, and a city tax of 2.00 a person and night.
HouseInput taxedHotel()
{
    HouseInput in = smallHotel();
    in.taxes.vats = {roomVat(1, always(600))};
    in.taxes.cityTaxes = {cityTax(2, 200)};
    return in;
}

/// The city tax has an exemption; another one is half for children; pets are 15.00 on request.
HouseInput hotelWithExtras()
{
    HouseInput in = taxedHotel();
    in.taxes.cityTaxes[0].exemptions = {QStringLiteral("business")};
    in.taxes.cityTaxes.push_back(cityTax(3, 300));
    in.taxes.cityTaxes[1].ages = {{0, 9, 5'000}, {10, std::nullopt, pricing::kWholeShare}};
    in.taxes.fees = {fee(4, pricing::FeeBasis::Stay, 1'500)};
    in.taxes.fees[0].isMandatory = false;
    return in;
}

struct TaxedHouse : DescriptionHouse {
    explicit TaxedHouse(HouseInput in = taxedHotel()) : DescriptionHouse(std::move(in)) {}
    TakeHold twoNights(int in = 7) const
    {
        TakeHold c = hold(kTwin, in, 2);
        c.plan = kBar;
        return c;
    }
    /// The lines that would be stored now; of a row that is deleted none.
    StayTaxes stored(BookingId booking) const
    {
        StayTaxes lines;
        for (const BookingTaxRow &row : batch.taxes) {
            if (row.booking == booking) lines = row.taxes;
        }
        return lines;
    }
    /// Of the last change, before which the booking had these lines.
    std::shared_ptr<StepContent> lastStep(const StayTaxes &before) const
    {
        const StepRow &row = batch.steps.back();
        auto content = std::make_shared<StepContent>();
        content->step = row.step;
        content->before = *row.before;
        content->after = *row.after;
        content->taxesBefore = before;
        return content;
    }
    void raiseVat()
    {
        DescriptionItems items;
        items.vats = house.rates().taxes().vats;
        items.vats[0].rates = always(1'000);
        QVERIFY((*this)(edit(items)));
    }
};

}  // namespace

class TestBookingTaxes : public QObject {
    Q_OBJECT

private slots:
    void bookingKeepsItsLines()
    {
        TaxedHouse h;
        const auto answer = h(HoldAndConfirm{h.twoNights(), {}});
        QVERIFY(answer);
        const StayTaxes lines = h.stored(answer->booking);
        QVERIFY(answer->taxes == lines);
        QCOMPARE(lines.lines.size(), size_t(2));
        QCOMPARE(lines.price(), answer->total);
        QCOMPARE(lines.lines[0].rate, 600);
        QCOMPARE(lines.onTop(pricing::CollectedBy::Property), qint64(400));
        h.raiseVat();
        QVERIFY(h.stored(answer->booking) == lines);
    }

    void heldStayIsQuotedWithItsLines()
    {
        TaxedHouse h;
        const auto held = h(h.twoNights());
        QVERIFY(held);
        QCOMPARE(held->taxes.lines.size(), size_t(2));
        QVERIFY(h.batch.taxes.empty());
        const auto booked = h(ConfirmHold{h.desk(), held->hold, {}});
        QVERIFY(booked);
        QVERIFY(booked->taxes == held->taxes);
        QVERIFY(h.stored(booked->booking) == held->taxes);
    }

    void quotedLinesAreThoseOfTheBooking_data()
    {
        QTest::addColumn<bool>("isDurable");
        QTest::newRow("in the file") << true;
        QTest::newRow("in memory") << false;
    }
    void quotedLinesAreThoseOfTheBooking()
    {
        QFETCH(bool, isDurable);
        TaxedHouse h;
        TakeHold hold = h.twoNights();
        if (!isDurable) hold.durability = Durability::Volatile;
        const auto held = h(hold);
        QVERIFY(held);
        h.raiseVat();
        const auto booked = h(ConfirmHold{h.desk(), held->hold, {}});
        QVERIFY(booked);
        QCOMPARE(booked->taxes.lines[0].rate, 600);
        QVERIFY(booked->taxes == held->taxes);
        QVERIFY(h.stored(booked->booking) == held->taxes);
        QVERIFY(h.house.state().memory.heldTaxes.isEmpty());
        // So are those of a hold that ends without a booking.
        const auto other = h(h.twoNights());
        QCOMPARE(h.house.state().memory.heldTaxes.size(), 1);
        QVERIFY(h(ReleaseHold{h.desk(), other->hold}));
        QVERIFY(h.house.state().memory.heldTaxes.isEmpty());
    }

    void holdsFromBeforeTheRulesAreSoldWithoutLines_data()
    {
        quotedLinesAreThoseOfTheBooking_data();
    }
    void holdsFromBeforeTheRulesAreSoldWithoutLines()
    {
        QFETCH(bool, isDurable);
        DescriptionHouse h;
        TakeHold hold = h.hold(kTwin, 7, 2);
        hold.plan = kBar;
        if (!isDurable) hold.durability = Durability::Volatile;
        const auto held = h(hold);
        QVERIFY(held);
        QVERIFY(held->taxes.lines.empty());
        DescriptionItems items;
        items.cityTaxes = {cityTax(0, 200)};
        QVERIFY(h(h.edit(items)));
        const auto booked = h(ConfirmHold{h.desk(), held->hold, {}});
        QVERIFY(booked);
        QVERIFY(booked->taxes.lines.empty());
        QVERIFY(h.batch.taxes.empty());
        QVERIFY(h.house.state().memory.heldTaxes.isEmpty());
    }

    void changeOfTheStayHasTheLinesOfToday()
    {
        TaxedHouse h;
        const auto answer = h(HoldAndConfirm{h.twoNights(), {}});
        const StayTaxes before = h.stored(answer->booking);
        h.raiseVat();
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = answer->booking;
        change.stay = Stay(kToday + 7, 3);
        const auto changed = h(change);
        QVERIFY(changed);
        const StayTaxes after = h.stored(answer->booking);
        QVERIFY(changed->taxes == after);
        QCOMPARE(after.price(), changed->total);
        QCOMPARE(after.lines[0].rate, 1'000);
        QCOMPARE(after.onTop(), qint64(600));
        QCOMPARE(h.batch.taxes.back().step, changed->step);

        // Its undo restores the price with the lines that it had.
        const auto content = h.lastStep(before);
        QVERIFY(h(UndoStep{h.desk(), changed->step, false, content}));
        QVERIFY(h.stored(answer->booking) == before);
    }

    /// The guests were changed after the price: its undo is of other guests than its lines.
    void undoOfAPriceHasTheLinesOfTheGuestsOfToday()
    {
        TaxedHouse h;
        const auto booked = h(HoldAndConfirm{h.twoNights(), {}});
        QVERIFY(booked);
        const StayTaxes before = h.stored(booked->booking);
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = booked->booking;
        change.total = 9'000;
        const auto changed = h(change);
        QVERIFY(changed);
        const auto content = h.lastStep(before);
        change.total.reset();
        change.adults = 2;
        QVERIFY(h(change));
        QVERIFY(h(UndoStep{h.desk(), changed->step, true, content}));
        const StayTaxes after = h.stored(booked->booking);
        QCOMPARE(after.price(), before.price());
        QCOMPARE(before.onTop(), qint64(400));
        QCOMPARE(after.onTop(), qint64(800));
    }

    /// A commission is in no tax line, so one that was told since neither forbids the undo nor
    /// taxes the restored price anew.
    void undoHasTheLinesWhateverTheCommissionIs()
    {
        TaxedHouse h;
        const auto booked = h(HoldAndConfirm{h.twoNights(), {}});
        QVERIFY(booked);
        const StayTaxes before = h.stored(booked->booking);
        h.raiseVat();
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = booked->booking;
        change.total = 9'000;
        const auto changed = h(change);
        QVERIFY(changed);
        const auto content = h.lastStep(before);
        change.always = true;
        change.told = ToldStay{.commission = 1'000, .isCommissionOnly = true};
        QVERIFY(h(change));
        const auto undone = h(UndoStep{h.desk(), changed->step, false, content});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
        QVERIFY(h.stored(booked->booking) == before);
    }

    void anotherRoomTypeIsTaxedAnew()
    {
        TaxedHouse h;
        const auto booked = h(HoldAndConfirm{h.twoNights(), {}});
        QVERIFY(booked);
        h.raiseVat();
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = booked->booking;
        change.roomType = kDouble;
        change.total = booked->total;
        const auto changed = h(change);
        QVERIFY(changed);
        QCOMPARE(changed->total, booked->total);
        QCOMPARE(h.stored(booked->booking).lines[0].rate, 1'000);
    }

    /// 6 % until the second night of a guest in house, then 10 %.
    void eachNightHasItsVatWhenAGuestInHouseExtends()
    {
        TaxedHouse h;
        const auto booked = h(HoldAndConfirm{h.twoNights(0), {}});
        QVERIFY(booked);
        QVERIFY(h(CheckIn{h.desk(), booked->booking, 0, {}, {}}));
        DescriptionItems items;
        items.vats = h.house.rates().taxes().vats;
        items.vats[0].retiredFrom = kToday + 1;
        items.vats.push_back(roomVat(0, {{kToday + 1, 1'000}}));
        items.vats[1].name = QStringLiteral("New VAT");
        QVERIFY(h(h.edit(items)));
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = booked->booking;
        change.stay = Stay(kToday, 3);
        const auto changed = h(change);
        QVERIFY(changed);
        QCOMPARE(changed->total, qint64(15'000));
        QCOMPARE(changed->taxes.lines.size(), size_t(3));
        const auto &lines = changed->taxes.lines;
        QCOMPARE(lines[0].vatName, QStringLiteral("VAT 1"));
        QCOMPARE(lines[0].included, qint64(5'000));
        QCOMPARE(lines[0].tax, qint64(283));
        QCOMPARE(lines[1].vatName, QStringLiteral("New VAT"));
        QCOMPARE(lines[1].included, qint64(10'000));
        QCOMPARE(lines[1].tax, qint64(909));
    }

    void anEarlyDepartureIsTaxedForTheNightsStayed()
    {
        TaxedHouse h;
        TakeHold hold = h.twoNights(0);
        hold.stay = Stay(kToday, 4);
        const auto booked = h(HoldAndConfirm{hold, {}});
        QVERIFY(booked);
        QCOMPARE(booked->taxes.onTop(), qint64(800));
        QVERIFY(h(CheckIn{h.desk(), booked->booking, 0, {}, {}}));
        QVERIFY(h(CheckOut{h.desk(), booked->booking, 0, kToday + 1}));
        QVERIFY(h.batch.taxes.back().earlyDeparture);
        const StayTaxes left =
            pricing::afterEarlyDeparture(booked->taxes, *h.batch.taxes.back().earlyDeparture);
        QCOMPARE(left.price(), booked->total);
        QCOMPARE(left.onTop(), qint64(200));
        // A departure as booked changes nothing.
        hold.stay = Stay(kToday, 1);
        const auto other = h(HoldAndConfirm{hold, {}});
        QVERIFY(h(CheckIn{h.desk(), other->booking, 0, {}, {}}));
        const size_t rows = h.batch.taxes.size();
        QVERIFY(h(CheckOut{h.desk(), other->booking, 0, kToday + 1}));
        QCOMPARE(h.batch.taxes.size(), rows);
    }

    void otherChangesKeepTheLines()
    {
        TaxedHouse h;
        const auto answer = h(HoldAndConfirm{h.twoNights(), {}});
        h.raiseVat();
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = answer->booking;
        change.guest = Guest{};
        change.guest->name = QStringLiteral("Ana Lima");
        const size_t rows = h.batch.taxes.size();
        QVERIFY(h(change));
        QCOMPARE(h.batch.taxes.size(), rows);
        // Damaged lines are computed again by any change.
        change.taxAnew = true;
        change.guest->name = QStringLiteral("Ana Lima Costa");
        const auto repaired = h(change);
        QVERIFY(repaired);
        QCOMPARE(h.batch.taxes.size(), rows + 1);
        QCOMPARE(repaired->taxes.lines[0].rate, 1'000);
        QCOMPARE(repaired->taxes.price(), answer->total);
    }

    void feesOnRequestAndExemptionsAreThoseOfTheBooking_data()
    {
        QTest::addColumn<bool>("isHeldFirst");
        QTest::newRow("held first") << true;
        QTest::newRow("at once") << false;
    }
    void feesOnRequestAndExemptionsAreThoseOfTheBooking()
    {
        QFETCH(bool, isHeldFirst);
        TaxedHouse h(hotelWithExtras());
        TakeHold hold = h.twoNights();
        hold.adults = 1;
        hold.children = 1;
        hold.childAges = {4};
        hold.extras = {{{pricing::FeeId{4}, 1}}, {{QStringLiteral("Business"), 0}}};
        const auto held = isHeldFirst ? h(hold) : Result<Answer>();
        QVERIFY(held);
        const auto booked =
            isHeldFirst ? h(ConfirmHold{h.desk(), held->hold, {}}) : h(HoldAndConfirm{hold, {}});
        QVERIFY(booked);
        // The pets, and of the other tax half of 3.00 a night for the child of 4.
        QCOMPARE(booked->taxes.onTop(), qint64(1'500 + 2 * (300 + 150)));
        const Booking &b = *h.house.state().bookings.constFind(booked->booking);
        QCOMPARE(b.childAges, hold.childAges);
        QVERIFY(b.extras == hold.extras);
    }

    void undoOfOtherExtrasRestoresThem()
    {
        TaxedHouse h(hotelWithExtras());
        TakeHold hold = h.twoNights();
        hold.extras = {{{pricing::FeeId{4}, 1}}, {}};
        const auto booked = h(HoldAndConfirm{hold, {}});
        QVERIFY(booked);
        const StayTaxes before = h.stored(booked->booking);
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = booked->booking;
        change.extras = pricing::StayExtras{{}, {{QStringLiteral("Business"), 0}}};
        change.children = 1;
        change.childAges = std::vector<qint32>{4};
        const auto changed = h(change);
        QVERIFY(changed);
        QCOMPARE(changed->total, booked->total);
        // No pets and no first tax any more.
        const qint64 onTop =
            2 * (qint64(h.house.state().bookings[booked->booking].adults) * 300 + 150);
        QCOMPARE(h.stored(booked->booking).onTop(), onTop);
        const auto content = h.lastStep(before);
        QVERIFY(h(UndoStep{h.desk(), changed->step, false, content}));
        QVERIFY(h.stored(booked->booking) == before);
        const Booking &b = *h.house.state().bookings.constFind(booked->booking);
        QVERIFY(b.extras == hold.extras);
        QVERIFY(b.childAges.empty());
    }

    void extrasThatTheRulesDoNotHaveAreRefused()
    {
        TaxedHouse h(hotelWithExtras());
        TakeHold hold = h.twoNights();
        hold.extras.fees = {{pricing::FeeId{99}, 1}};
        QCOMPARE(h(hold).error().field, QStringLiteral("fee"));
        hold.extras = {{}, {{QStringLiteral("Pilgrim"), 0}}};
        QCOMPARE(h(HoldAndConfirm{hold, {}}).error().field, QStringLiteral("exemption"));
        hold.extras = {};
        hold.childAges = {4};
        QCOMPARE(h(hold).error().field, QStringLiteral("guests"));
        // Those that a booking has and the rules lost do not cost it its lines.
        hold.childAges = {};
        hold.extras = {{{pricing::FeeId{4}, 1}}, {{QStringLiteral("Business"), 0}}};
        const auto booked = h(HoldAndConfirm{hold, {}});
        DescriptionItems items;
        items.cityTaxes = h.house.rates().taxes().cityTaxes;
        items.cityTaxes[0].exemptions.clear();
        QVERIFY(h(h.edit(items)));
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = booked->booking;
        change.stay = Stay(kToday + 7, 3);
        const auto changed = h(change);
        QVERIFY(changed);
        QVERIFY(!changed->taxes.lines.empty());
    }

    void hotelWithoutRulesWritesNothing()
    {
        DescriptionHouse h;
        const BookingId booking = h.book(kTwin, 3, 2);
        QVERIFY(booking);
        QVERIFY(h.batch.taxes.empty());
    }
};

QTEST_GUILESS_MAIN(TestBookingTaxes)
#include "test_booking_taxes.moc"
