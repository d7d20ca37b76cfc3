// SPDX-License-Identifier: GPL-3.0-or-later
// A booking keeps the terms that it was made under when those of its rate plan change: its fees,
// deadlines and the part that is prepaid.
#include "booking/paid_bookings.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using pricing::Prepayment;

namespace {

/// Two nights are 100.00 EUR. BAR costs one night from 18:00 of the day before; PRE is prepaid.
class Terms : public Requests {
public:
    using Requests::Requests;

    void edit(RatePlanId plan, const std::function<void(pricing::RatePlan &)> &change)
    {
        pricing::RatePlan edited = *house.rates().plan(plan);
        change(edited);
        const auto saved = (*this)(EditDescription{desk(), {{}, {}, {}, {edited}}, {}, false, {}});
        if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    }
    /// From now on the whole price is due from the start.
    void makeNonRefundable(RatePlanId plan = kBar)
    {
        edit(plan, [](pricing::RatePlan &p) { p.terms.refundable = false; });
    }
    BookingId book(int in = 0, int rooms = 1)
    {
        TakeHold what = hold(kTwin, in, 2, rooms);
        what.plan = kBar;
        const auto answer = (*this)(HoldAndConfirm{what, kMaria});
        return answer ? answer->booking : BookingId{};
    }
    ChangeBooking change(BookingId booking) const
    {
        ChangeBooking c;
        c.caller = desk();
        c.booking = booking;
        return c;
    }
    qint64 feeOfCancelling(BookingId booking)
    {
        const auto over = (*this)(CancelBooking{desk(), booking});
        return over ? over->fee : -1;
    }
    qint32 termsOf(BookingId booking) const { return house.booking(booking)->termsSeq; }
    /// As the engine reads it from the file.
    UndoStep undoOfLast() const
    {
        const StepRow &row = batch.steps.back();
        auto content = std::make_shared<StepContent>();
        content->step = row.step;
        content->before = row.before.value_or(BookingVersion());
        content->after = row.after.value_or(BookingVersion());
        return {desk(), row.step.id, false, content, {}};
    }
};

}  // namespace

class TestKeptTerms : public QObject {
    Q_OBJECT

private slots:
    void aCancellationCostsWhatItDidWhenBooked();
    void aNoShowCostsWhatItDidWhenBooked();
    void deadlinesAreThoseOfTheBooking();
    void aChangeWithinThePlanKeepsThem();
    void anotherPlanBringsItsPresentOnes();
    void anUndoRestoresThem();
    void aHoldKeepsThoseThatItWasQuotedWith();
    void aPaidRequestKeepsThem();
    void aPaymentKeepsThemWhenTheStateIsReadAgain();
    void aPaidChangeTakesThoseThatTheGuestWasTold();
    void groupsAndReservationsOfChannelsKeepThem();
    void aWalkedOrReinstatedBookingKeepsThem();
    void equalTermsHaveOneNumber();
    void aStateThatIsReadAgainHasTheSame();
    void aHoldWhoseTermsWereLostHasThePresentOnes();
};

void TestKeptTerms::aCancellationCostsWhatItDidWhenBooked()
{
    Terms h;
    const BookingId before = h.book();
    h.makeNonRefundable();
    const BookingId after = h.book();
    QCOMPARE(h.termsOf(before), 1);
    QCOMPARE(h.termsOf(after), 2);
    QCOMPARE(h.feeOfCancelling(before), qint64(50'00));
    QCOMPARE(h.feeOfCancelling(after), qint64(100'00));
}

void TestKeptTerms::aNoShowCostsWhatItDidWhenBooked()
{
    Terms h;
    const BookingId marked = h.book(), audited = h.book();
    h.edit(kBar, [](pricing::RatePlan &p) { p.terms.noShow = pricing::CancellationFee{100, 0}; });
    const BookingId after = h.book();
    QCOMPARE(h(MarkNoShow{h.desk(), marked})->fee, qint64(50'00));
    QVERIFY(h(CloseDay{h.desk()}));
    QHash<BookingId, qint64> fees;
    for (const FeeRow &row : h.batch.fees) fees.insert(row.booking, row.amount);
    QCOMPARE(fees.value(audited), qint64(50'00));
    QCOMPARE(fees.value(after), qint64(100'00));
}

/// 18:00 on the day before the arrival is in the summer time of the hotel, one hour before UTC's.
void TestKeptTerms::deadlinesAreThoseOfTheBooking()
{
    constexpr int kIn = 28;
    const Instant deadline = kStart + (kIn - 1) * kDay + 5 * kHour;
    for (const bool late : {false, true}) {
        Terms h;
        TakeHold what = h.hold(kTwin, kIn, 1);
        what.plan = kBar;
        const auto before = h(HoldAndConfirm{what, {}});
        QVERIFY(before);
        h.edit(kBar, [](pricing::RatePlan &p) { p.terms.freeUntilDays = 7; });
        const auto after = h(HoldAndConfirm{what, {}});
        QVERIFY(after);
        h.now = deadline + (late ? 0 : -1);
        QCOMPARE(h.feeOfCancelling(before->booking), late ? before->total : 0);
        QCOMPARE(h.feeOfCancelling(after->booking), after->total);
    }
}

void TestKeptTerms::aChangeWithinThePlanKeepsThem()
{
    Terms h;
    const BookingId id = h.book();
    h.makeNonRefundable();
    ChangeBooking longer = h.change(id);
    longer.stay = Stay(kToday, 3);
    QVERIFY(h(longer));
    ChangeBooking dearer = h.change(id);
    dearer.plan = kBar;
    dearer.total = 240'00;
    QVERIFY(h(dearer));
    QCOMPARE(h.termsOf(id), 1);
    QCOMPARE(h.feeOfCancelling(id), qint64(80'00));
}

void TestKeptTerms::anotherPlanBringsItsPresentOnes()
{
    Terms h;
    const BookingId id = h.book();
    h.makeNonRefundable(kPrepaid);
    h.makeNonRefundable();
    ChangeBooking other = h.change(id);
    other.plan = kPrepaid;
    QVERIFY(h(other));
    QCOMPARE(h.termsOf(id), 2);
    other.plan = kBar;
    QVERIFY(h(other));
    QCOMPARE(h.termsOf(id), 2);
    QCOMPARE(h.feeOfCancelling(id), qint64(100'00));
}

void TestKeptTerms::anUndoRestoresThem()
{
    Terms h;
    const BookingId id = h.book();
    h.makeNonRefundable();
    ChangeBooking other = h.change(id);
    other.plan = kPrepaid;
    QVERIFY(h(other));
    QCOMPARE(h.termsOf(id), 1);
    const UndoStep undo = h.undoOfLast();
    h.makeNonRefundable(kPrepaid);
    QVERIFY(h(undo));
    QCOMPARE(h.house.booking(id)->plan, kBar);
    QCOMPARE(h.termsOf(id), 1);
    const UndoStep redo = h.undoOfLast();
    QVERIFY(h(redo));
    QCOMPARE(h.house.booking(id)->plan, kPrepaid);
    QCOMPARE(h.termsOf(id), 1);
    QVERIFY(h(h.undoOfLast()));
    QCOMPARE(h.feeOfCancelling(id), qint64(50'00));
}

void TestKeptTerms::aHoldKeepsThoseThatItWasQuotedWith()
{
    for (const Durability durability : {Durability::Durable, Durability::Volatile}) {
        Terms h;
        TakeHold what = h.hold(kTwin, 0, 2);
        what.plan = kBar;
        what.durability = durability;
        const auto held = h(what);
        QVERIFY(held);
        h.makeNonRefundable();
        const auto booked = h(ConfirmHold{h.desk(), held->hold, kMaria});
        QVERIFY(booked);
        QCOMPARE(h.termsOf(booked->booking), 1);
        QCOMPARE(h.feeOfCancelling(booked->booking), qint64(50'00));
    }
}

/// What is prepaid is the part that the hold was quoted with.
void TestKeptTerms::aPaidRequestKeepsThem()
{
    Terms h;
    TakeHold what = h.hold(kTwin, 0, 2);
    what.caller = h.desk(200);
    what.plan = kPrepaid;
    const auto held = h(what);
    QVERIFY(held);
    h.edit(kPrepaid, [](pricing::RatePlan &p) {
        p.prepayment = Prepayment::None;
        p.terms.refundable = false;
    });
    RequestBooking request = h.request(kMaria, 0, kPrepaid);
    request.what.reset();
    request.hold = held->hold;
    const auto asked = h(request);
    QVERIFY(asked && asked->pending);
    QCOMPARE(h.house.requests().sagas.value(asked->saga).state.amount.minor, qint64(100'00));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(h.termsOf(asked->booking), 1);
    QCOMPARE(h.feeOfCancelling(asked->booking), qint64(50'00));
}

/// The file has no terms of holds, but those of a payment.
void TestKeptTerms::aPaymentKeepsThemWhenTheStateIsReadAgain()
{
    Terms h;
    const auto asked = h(h.request(kMaria, 0, kPrepaid));
    QVERIFY(asked && asked->pending);
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    h.makeNonRefundable(kPrepaid);
    HouseInput in = hotelWithPrepaid();
    in.plans = h.house.rates().plans();
    in.planTerms = h.house.rates().terms().all();
    in.holds = {*h.house.holds().find(HoldId{asked->booking.value})};
    in.holds.front().termsSeq = 0;
    in.sagas = {h.house.requests().sagas.value(asked->saga)};
    Terms again(std::move(in));
    again.lastSeq = h.lastSeq;
    QVERIFY(again.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(again.termsOf(asked->booking), 1);
}

void TestKeptTerms::aPaidChangeTakesThoseThatTheGuestWasTold()
{
    constexpr RatePlanId kDearer{3};
    HouseInput in = hotelWithPrepaid();
    pricing::RatePlan dearer = in.plans.back();
    dearer.id = kDearer;
    dearer.code = dearer.name = QStringLiteral("DEARER");
    dearer.percentBasisPoints = 2000;
    in.plans.push_back(dearer);
    Terms h(std::move(in));
    const BookingId id = paidIn(h, {}, 0, 0);
    ChangeBooking c = h.change(id);
    c.caller = h.desk(200);
    c.plan = kDearer;
    c.sagaKey = "change-1";
    c.method = "pm_card_visa";
    const auto asked = h(c);
    QVERIFY(asked && asked->pending);
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    h.edit(kDearer, [](pricing::RatePlan &p) {
        p.prepayment = Prepayment::FirstNight;
        p.terms.refundable = false;
    });
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(h.house.booking(id)->plan, kDearer);
    QCOMPARE(h.termsOf(id), 1);
    QCOMPARE(paidNow(h, id), qint64(120'00));
    QCOMPARE(h.feeOfCancelling(id), qint64(60'00));
}

void TestKeptTerms::groupsAndReservationsOfChannelsKeepThem()
{
    Terms h;
    const BookingId group = h.book(0, 2);
    RecordReservation told;
    told.caller = h.desk(101);
    told.roomType = kSuite;
    told.stay = Stay(kToday, 2);
    told.plan = kBar;
    told.total = 300'00;
    told.key = {"r1", 0};
    const BookingId ofChannel = h(told)->booking;
    h.makeNonRefundable();
    ChangeBooking modified = h.change(ofChannel);
    modified.caller = told.caller;
    modified.always = true;
    modified.total = 320'00;
    QVERIFY(h(modified));
    QCOMPARE(h.feeOfCancelling(group), qint64(100'00));
    QCOMPARE(h.feeOfCancelling(ofChannel), qint64(160'00));
}

void TestKeptTerms::aWalkedOrReinstatedBookingKeepsThem()
{
    Terms h;
    const BookingId walked = h.book(), cancelled = h.book();
    QVERIFY(h(CancelBooking{h.desk(), cancelled}));
    h.makeNonRefundable();
    WalkBooking walk;
    walk.caller = h.desk();
    walk.booking = walked;
    walk.hotel = QStringLiteral("Sea View");
    QVERIFY(h(walk));
    QCOMPARE(h.termsOf(walked), 1);
    QVERIFY(h(ReinstateBooking{h.desk(), cancelled, 0, {}, {}}));
    QCOMPARE(h.feeOfCancelling(cancelled), qint64(50'00));
}

/// Terms that a plan gets back have their first number, and are not written again.
void TestKeptTerms::equalTermsHaveOneNumber()
{
    Terms h;
    const pricing::PlanTerms first = pricing::termsOf(*h.house.rates().plan(kBar));
    h.makeNonRefundable();
    const auto &written = h.batch.descriptions.back().planTerms;
    QCOMPARE(written.size(), size_t(1));
    QCOMPARE(written.front().plan, kBar);
    QCOMPARE(written.front().seq, 2);
    h.edit(kBar, [](pricing::RatePlan &p) { p.name = QStringLiteral("Best"); });
    QVERIFY(h.batch.descriptions.back().planTerms.empty());
    h.edit(kBar, [](pricing::RatePlan &p) { p.terms.refundable = true; });
    QVERIFY(h.batch.descriptions.back().planTerms.empty());
    QCOMPARE(h.house.rates().terms().now(kBar), 1);
    QVERIFY(*h.house.rates().terms().of(kBar, 1) == first);
    QVERIFY(!h.house.rates().terms().of(kBar, 2)->cancellation.refundable);
    QVERIFY(!h.house.rates().terms().of(RatePlanId{99}, 1));
}

void TestKeptTerms::aStateThatIsReadAgainHasTheSame()
{
    Terms h;
    const BookingId id = h.book();
    h.makeNonRefundable();
    HouseInput in = hotelWithPrepaid();
    in.plans = h.house.rates().plans();
    in.planTerms = h.house.rates().terms().all();
    in.bookings = {*h.house.booking(id)};
    Terms again(std::move(in));
    again.lastSeq = h.lastSeq;
    QCOMPARE(again.house.rates().terms().now(kBar), 2);
    QCOMPARE(again.feeOfCancelling(id), qint64(50'00));
}

/// The edit was not written: its number may become that of other terms.
void TestKeptTerms::aHoldWhoseTermsWereLostHasThePresentOnes()
{
    for (const bool lost : {false, true}) {
        Terms h;
        h.makeNonRefundable();
        TakeHold what = h.hold(kTwin, 0, 2);
        what.plan = kBar;
        what.durability = Durability::Volatile;
        const auto held = h(what);
        QVERIFY(held);
        HouseInput in = hotelWithPrepaid();
        if (!lost) in.planTerms = h.house.rates().terms().all();
        Terms again(std::move(in));
        again.house.adoptVolatile(h.house);
        const Hold *hold = again.house.holds().find(held->hold);
        QVERIFY(hold);
        QCOMPARE(hold->termsSeq, lost ? 1 : 2);
    }
}

QTEST_GUILESS_MAIN(TestKeptTerms)
#include "test_kept_terms.moc"
