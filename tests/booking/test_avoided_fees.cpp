// SPDX-License-Identifier: GPL-3.0-or-later
// A paid guest gets back by a change only what a cancellation would give back, unless the user may
// override fees.
#include "booking/paid_bookings.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr int kNextWeek = 7;

/// Two nights cost 100.00 EUR, all of which is the fee if the plan is not refundable.
HouseInput prepaidHotel(bool refundable)
{
    HouseInput in = hotelWithPrepaid();
    in.plans.back().terms.refundable = refundable;
    return in;
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
    void init()
    {
        h_ = std::make_unique<Requests>(prepaidHotel(false));
        paid_ = paidIn(*h_, {}, 0, 0, kNextWeek);
        addUsers();
    }

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

    void whatIsFreeToCancelIsFreeToShorten()
    {
        h_ = std::make_unique<Requests>(prepaidHotel(true));
        paid_ = paidIn(*h_, {}, 0, 0, kNextWeek);
        addUsers();
        const auto shorter = (*h_)(change(*h_, paid_, clerk_, kNextWeek, 1));
        QVERIFY(shorter);
        QCOMPARE(refundOf(*h_, shorter), qint64(50'00));
    }

private:
    void addUsers()
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
