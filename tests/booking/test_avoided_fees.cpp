// SPDX-License-Identifier: GPL-3.0-or-later
// A paid guest gets back by a change only what a cancellation would give back, and a fixed price
// that is due is not shortened, unless the user may override fees.
#include "booking/paid_bookings.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr int kNextWeek = 7;
constexpr RatePlanId kFixed{3};

/// Two nights cost 100.00 EUR, all of which is the fee if the plan is not refundable.
HouseInput prepaidHotel(bool refundable)
{
    HouseInput in = hotelWithPrepaid();
    in.plans.back().terms.refundable = refundable;
    return in;
}

/// Half of the price from two weeks before the arrival.
HouseInput hotelThatKeepsHalf()
{
    HouseInput in = hotelWithPrepaid();
    in.plans.back().terms = {14, 1080, 50, 0};
    return in;
}

/// With a second prepaid plan, which is not refundable.
HouseInput hotelWithFixed()
{
    HouseInput in = prepaidHotel(true);
    pricing::RatePlan fixed = in.plans.back();
    fixed.id = kFixed;
    fixed.code = fixed.name = QStringLiteral("FIX");
    fixed.terms.refundable = false;
    in.plans.push_back(fixed);
    return in;
}

UndoStep undoOfLast(const Requests &h, qint64 actor)
{
    const StepRow &row = h.batch.steps.back();
    auto content = std::make_shared<StepContent>();
    content->step = row.step;
    content->before = *row.before;
    content->after = *row.after;
    return {h.desk(actor), row.step.id, false, std::move(content)};
}

ChangeBooking change(const Requests &h, BookingId booking, qint64 actor, int in, int nights)
{
    ChangeBooking c;
    c.caller = h.desk(actor);
    c.booking = booking;
    c.version = h.house.booking(booking)->version;
    c.stay = Stay(kToday + in, nights);
    return c;
}

}  // namespace

class TestAvoidedFees : public QObject {
    Q_OBJECT

private slots:
    void init() { start(prepaidHotel(false)); }

    void aShorterStayOfAFixedPriceIsForManagers()
    {
        QVERIFY(refused((*h_)(change(*h_, paid_, clerk_, kNextWeek, 1)), ErrorCode::Forbidden));
        const auto shorter = (*h_)(change(*h_, paid_, manager_, kNextWeek, 1));
        QVERIFY(shorter);
        QCOMPARE(refundOf(*h_, shorter), qint64(50'00));
    }

    void milderTermsAreForManagers()
    {
        ChangeBooking milder = change(*h_, paid_, clerk_, kNextWeek, 2);
        milder.plan = kBar;
        QVERIFY(refused((*h_)(milder), ErrorCode::Forbidden));
        QCOMPARE(h_->house.booking(paid_)->plan, kPrepaid);
        milder.caller = h_->desk(manager_);
        QVERIFY((*h_)(milder));
        QCOMPARE(paidNow(*h_, paid_), qint64(100'00));
    }

    void otherDatesAtThatPriceAreForAll()
    {
        QVERIFY((*h_)(change(*h_, paid_, clerk_, kNextWeek + 7, 2)));
        QCOMPARE(paidNow(*h_, paid_), qint64(100'00));
    }

    /// Of 100.00 a cancellation keeps 50.00; of one night it would keep 25.00.
    void aFeeThatShrinksWithTheStayIsForManagers()
    {
        start(hotelThatKeepsHalf());
        QVERIFY(refused((*h_)(change(*h_, paid_, clerk_, kNextWeek, 1)), ErrorCode::Forbidden));
        QCOMPARE(h_->restsOn, h_->lastSeq);
        QVERIFY((*h_)(change(*h_, paid_, manager_, kNextWeek, 1)));
    }

    void datesBeforeTheDeadlineAreForManagers()
    {
        start(hotelThatKeepsHalf());
        const int later = kNextWeek + 14;
        QVERIFY(refused((*h_)(change(*h_, paid_, clerk_, later, 2)), ErrorCode::Forbidden));
        QVERIFY((*h_)(change(*h_, paid_, clerk_, kNextWeek + 1, 2)));
        QVERIFY((*h_)(change(*h_, paid_, manager_, later, 2)));
    }

    void milderTermsByUndoAreForManagersFromTheNextDay_data()
    {
        QTest::addColumn<int>("hours");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("the same day") << 11 << true;
        QTest::newRow("the next day") << 13 << false;
    }

    void milderTermsByUndoAreForManagersFromTheNextDay()
    {
        QFETCH(const int, hours);
        QFETCH(const bool, allowed);
        start(hotelWithFixed());
        ChangeBooking fixed = change(*h_, paid_, clerk_, kNextWeek, 2);
        fixed.plan = kFixed;
        QVERIFY((*h_)(fixed));
        h_->now = h_->now + hours * kHour;
        const auto undone = (*h_)(undoOfLast(*h_, clerk_));
        QCOMPARE(undone.has_value(), allowed);
        if (allowed) return;
        QCOMPARE(undone.error().code, ErrorCode::Forbidden);
        QVERIFY((*h_)(undoOfLast(*h_, manager_)));
        QCOMPARE(h_->house.booking(paid_)->plan, kPrepaid);
    }

    /// Nothing is paid yet: the price is due at the hotel.
    void aFixedPriceThatIsPaidAtTheHotelIsShortenedByManagers()
    {
        HouseInput hotel = prepaidHotel(false);
        hotel.plans.back().prepayment = pricing::Prepayment::None;
        h_ = std::make_unique<Requests>(std::move(hotel));
        TakeHold stay = h_->hold(kTwin, kNextWeek, 2);
        stay.plan = kPrepaid;
        const auto booked = (*h_)(HoldAndConfirm{stay, {}});
        QVERIFY(booked);
        addStaff();
        const BookingId id = booked->booking;
        QVERIFY(refused((*h_)(change(*h_, id, clerk_, kNextWeek, 1)), ErrorCode::Forbidden));
        ChangeBooking cheaper = change(*h_, id, clerk_, kNextWeek, 2);
        cheaper.stay.reset();
        cheaper.total = booked->total / 2;
        QVERIFY(refused((*h_)(cheaper), ErrorCode::Forbidden));
        QVERIFY((*h_)(change(*h_, id, clerk_, kNextWeek + 7, 2)));
        QVERIFY((*h_)(change(*h_, id, clerk_, kNextWeek + 7, 3)));
        QVERIFY((*h_)(change(*h_, id, manager_, kNextWeek + 7, 1)));
        QCOMPARE(h_->house.booking(id)->total, booked->total / 2);
    }

    void whatIsFreeToCancelIsFreeToShorten()
    {
        start(prepaidHotel(true));
        const auto shorter = (*h_)(change(*h_, paid_, clerk_, kNextWeek, 1));
        QVERIFY(shorter);
        QCOMPARE(refundOf(*h_, shorter), qint64(50'00));
    }

private:
    void start(HouseInput hotel)
    {
        h_ = std::make_unique<Requests>(std::move(hotel));
        paid_ = paidIn(*h_, {}, 0, 0, kNextWeek);
        addStaff();
    }
    void addStaff()
    {
        const auto ana = addUser(*h_, "Ana", Role::Administrator, kDeskActor.value);
        QVERIFY(ana);
        manager_ = ana->user.value;
        const auto cleo = addUser(*h_, "Cleo", Role::Clerk, manager_);
        QVERIFY(cleo);
        clerk_ = cleo->user.value;
    }

    std::unique_ptr<Requests> h_;
    BookingId paid_;
    qint64 manager_ = 0, clerk_ = 0;
};

QTEST_GUILESS_MAIN(TestAvoidedFees)
#include "test_avoided_fees.moc"
