// SPDX-License-Identifier: GPL-3.0-or-later
// A refund that succeeded and that the bank returns days later: the saga's steps, its stored text,
// and what House keeps of it. For the gateway see tests/reservations/test_returned_refunds.cpp.
#include "booking/request_house.h"
#include "booking/saga/saga_text.h"
#include "booking/saga_play.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using roomrack::tests::kMaria;
using roomrack::tests::kPrepaid;
using roomrack::tests::Play;
using roomrack::tests::Requests;

namespace {

using Is = PaymentStanding::Is;
using Kind = PaymentAnswer::Kind;
using Next = SagaStep::Next;
using What = SagaPersonSays::What;

const QString kWhy = QStringLiteral("the card has expired");

PaymentAnswer answerOf(const Play &p, bool seen, int failed)
{
    PaymentAnswer a;
    a.kind = Kind::Done;
    a.standing = {Is::Captured, "pi_1", p.state.amount, p.state.amount.minor, 0};
    a.standing.refundSeen = seen;
    a.standing.refundsFailed = failed;
    if (failed > 0) a.standing.refundFailure = kWhy;
    return a;
}

/// A refund of a booking's payment that the gateway has reported as succeeded.
Play refunded()
{
    Play p;
    p.state.purpose = SagaPurpose::Refund;
    p.state.payment = "pi_1";
    p.send(SagaBegin{});
    p.answer(answerOf(p, true, 0));
    return p;
}

void ask(Play &p, bool seen, int failed)
{
    p.send(SagaRefundAsked{answerOf(p, seen, failed)});
}

/// The same, returned by the bank after three days.
Play returned()
{
    Play p = refunded();
    p.now = p.now + 3 * kDay;
    ask(p, false, 1);
    return p;
}

Result<Answer> store(Requests &h, SagaId saga, const SagaState &state)
{
    return h(AdvanceSaga{{tests::kHotel, kEngineActor, {}, {}}, saga, state, HoldWrite::None, {}});
}

SagaState ended(SagaState s, Instant now)
{
    s.stage = SagaStage::Done;
    s.end = SagaEnd::Refunded;
    s.task = SagaTask::None;
    s.watchedUntil = now + kRefundReturns;
    return s;
}

}  // namespace

class TestReturnedRefunds : public QObject {
    Q_OBJECT

private slots:
    void aRefundIsWatchedForThirtyDays();
    void whatChangesNothingIsIgnored();
    void aReturnedRefundIsATask();
    void aRetryIsAnotherRefundAndIsWatchedToo();
    void whatAUserHasPaidIsNotWatched();
    void theRefundOfARequestIsWatchedToo();
    void theStateKeepsItsText();
    void refundsOfEarlierVersionsAreWatched();
    void houseTakesAWatchedRefundBack();
    void houseKnowsWatchedRefundsOfTheFile();
    void aChangeIsPaidWhileAnEarlierRefundWaits();
};

void TestReturnedRefunds::aRefundIsWatchedForThirtyDays()
{
    const Play p = refunded();
    QCOMPARE(p.state.end, SagaEnd::Refunded);
    QVERIFY(isSettled(p.state));
    QVERIFY(isWatched(p.state, p.now));
    QVERIFY(isWatched(p.state, p.now + (kRefundReturns - 1)));
    QVERIFY(!isWatched(p.state, p.now + kRefundReturns));
    const PaymentRequest question = refundQuestion(p.state);
    QCOMPARE(question.call, PaymentCall::Ask);
    QCOMPARE(question.payment, QByteArray("pi_1"));
    QCOMPARE(question.reference, QByteArray("k1"));
    // A user had retried it before it was known to have succeeded.
    Play twice = p;
    twice.state.round = 1;
    ask(twice, false, 1);
    QCOMPARE(twice.state.task, SagaTask::RefundByHand);
    // A payment that was not refunded is not watched.
    Play booked = Play().capturing();
    booked.stands(Is::Captured);
    QVERIFY(isOver(booked.state) && !isWatched(booked.state, booked.now));
}

void TestReturnedRefunds::whatChangesNothingIsIgnored()
{
    Play p = refunded();
    const SagaState before = p.state;
    const auto changes = [&](const PaymentAnswer &a) {
        p.send(SagaRefundAsked{a});
        return p.last.next != Next::Ignored || p.state != before;
    };
    QVERIFY(!changes(answerOf(p, true, 0)));
    QVERIFY(!changes(answerOf(p, true, 1)));   // another copy of it failed
    QVERIFY(!changes(answerOf(p, false, 0)));  // not listed
    PaymentAnswer a = answerOf(p, false, 1);
    a.standing.refundPending = true;
    QVERIFY(!changes(a));
    a = answerOf(p, false, 1);
    a.standing.payment = "pi_2";
    QVERIFY(!changes(a));
    a.standing = {};
    QVERIFY(!changes(a));
    for (const Kind kind : {Kind::Unknown, Kind::TryLater, Kind::Refused}) {
        a = answerOf(p, false, 1);
        a.kind = kind;
        QVERIFY(!changes(a));
    }
    p.now = p.now + kRefundReturns;
    QVERIFY(!changes(answerOf(p, false, 1)));
    // Not over: the saga has its own questions.
    Play open = returned();
    ask(open, false, 1);
    QCOMPARE(open.last.next, Next::Ignored);
}

void TestReturnedRefunds::aReturnedRefundIsATask()
{
    Play p = returned();
    QCOMPARE(p.state.stage, SagaStage::Refunding);
    QCOMPARE(p.state.end, SagaEnd::Open);
    QCOMPARE(p.state.task, SagaTask::RefundByHand);
    QVERIFY(p.state.returned && isRefundOwed(p.state));
    QVERIFY(!isWatched(p.state, p.now));
    const QString said = QStringLiteral("the bank returned the refund: ") + kWhy;
    QCOMPARE(p.state.said, said);
    QCOMPARE(p.last.next, Next::Wait);
    // Like a pending one that failed: the gateway is queried, and nothing is repeated.
    p.due();
    QVERIFY(p.calls(PaymentCall::Ask));
    p.answer(answerOf(p, false, 1));
    QCOMPARE(p.last.next, Next::Wait);
    QCOMPARE(p.state.task, SagaTask::RefundByHand);
    QCOMPARE(p.state.said, said);
    // Also after a restart.
    p.send(SagaResumed{});
    QVERIFY(p.calls(PaymentCall::Ask));
    p.answer(answerOf(p, false, 1));
    QCOMPARE(p.state.task, SagaTask::RefundByHand);
}

void TestReturnedRefunds::aRetryIsAnotherRefundAndIsWatchedToo()
{
    Play p = returned();
    p.send(SagaPersonSays{What::Retry});
    QVERIFY(p.calls(PaymentCall::Ask));
    p.answer(answerOf(p, false, 1));
    QVERIFY(p.calls(PaymentCall::Refund));
    QCOMPARE(p.last.request.key, QByteArray("k1-refund-1"));
    QVERIFY(!p.state.returned);
    p.answer(answerOf(p, true, 0));
    QCOMPARE(p.state.end, SagaEnd::Refunded);
    QVERIFY(isWatched(p.state, p.now + 29 * kDay));
    // The first one stays failed; only the second counts.
    ask(p, true, 1);
    QCOMPARE(p.last.next, Next::Ignored);
    p.now = p.now + 5 * kDay;
    ask(p, false, 2);
    QCOMPARE(p.state.task, SagaTask::RefundByHand);
}

void TestReturnedRefunds::whatAUserHasPaidIsNotWatched()
{
    Play p = returned();
    p.send(SagaPersonSays{What::NotCharged});
    QCOMPARE(p.state.end, SagaEnd::Refunded);
    QCOMPARE(p.state.task, SagaTask::None);
    QVERIFY(!isWatched(p.state, p.now) && !p.state.returned);
    ask(p, false, 1);
    QCOMPARE(p.last.next, Next::Ignored);
    // Nor is it taken for one of an earlier version.
    QCOMPARE(*sagaStateFrom(toText(p.state)), p.state);
}

/// Paid, but the rooms were gone: refunded by the payment's own saga.
void TestReturnedRefunds::theRefundOfARequestIsWatchedToo()
{
    Play p = Play().capturing();
    p.stands(Is::Captured);
    p.send(SagaWriteRefused{{ErrorCode::Expired, {}, QStringLiteral("it ran out")}});
    QVERIFY(p.calls(PaymentCall::Refund));
    p.answer(answerOf(p, true, 0));
    QCOMPARE(p.state.task, SagaTask::NotBooked);
    // Refunded on the gateway's website after ours failed.
    PaymentAnswer whole = answerOf(p, false, 1);
    whole.standing.refunded = p.state.amount.minor;
    p.send(SagaRefundAsked{whole});
    QCOMPARE(p.last.next, Next::Ignored);
    ask(p, false, 1);
    QCOMPARE(p.state.stage, SagaStage::Refunding);
    QCOMPARE(p.state.end, SagaEnd::NotBooked);  // as the caller was told
    QCOMPARE(p.state.task, SagaTask::RefundByHand);
    QCOMPARE(p.last.hold, HoldWrite::None);
    p.send(SagaPersonSays{What::NotCharged});
    QCOMPARE(p.state.stage, SagaStage::Failed);
    QCOMPARE(p.state.task, SagaTask::NotBooked);
}

void TestReturnedRefunds::theStateKeepsItsText()
{
    for (const Play &p : {refunded(), returned()}) {
        const auto read = sagaStateFrom(toText(p.state));
        QVERIFY(read);
        QCOMPARE(*read, p.state);
    }
}

void TestReturnedRefunds::refundsOfEarlierVersionsAreWatched()
{
    const QByteArray text =
        R"({"amount":100,"currency":"EUR","end":2,"key":"k-1","payment":"pi_1","purpose":2,)"
        R"("since":1700000000000000,"stage":6,"step":5})";
    const auto until = [](const QByteArray &stored) {
        return sagaStateFrom(stored).value().watchedUntil;
    };
    QCOMPARE(until(text), Instant{1'700'000'000'000'000} + kRefundReturns);
    // There was trouble, so that a user may have paid the guest in another way.
    for (const char *more : {R"("said":"HTTP 500",)", R"("failures":1,)", R"("refused":1,)"})
        QCOMPARE(until(QByteArray(text).replace("\"since\"", more + QByteArray("\"since\""))),
                 Instant());
    // A charge, and a refund under way.
    QCOMPARE(until(QByteArray(text).replace("\"step\":5", "\"step\":3")), Instant());
    QCOMPARE(until(QByteArray(text).replace("\"stage\":6", "\"stage\":5")), Instant());
}

void TestReturnedRefunds::houseTakesAWatchedRefundBack()
{
    Requests h;
    const auto asked = h(h.request(kMaria, 0, kPrepaid));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    const SagaId refund = h(CancelBooking{h.desk(), asked->booking, 1})->saga;
    const RequestBook &all = h.house.requests();
    const SagaState begun = all.sagas.value(refund).state;
    QVERIFY(store(h, refund, ended(begun, h.now)));
    QVERIFY(all.sagas.isEmpty() && all.watched.contains(refund));
    // Returned: open work again, stored for the window and the file.
    SagaState back = begun;
    back.stage = SagaStage::Refunding;
    back.task = SagaTask::RefundByHand;
    QVERIFY(store(h, refund, back));
    QVERIFY(all.sagas.contains(refund) && all.watched.isEmpty());
    QCOMPARE(h.batch.requests.sagas.back().state, back);
    QVERIFY(store(h, refund, ended(begun, h.now)));
    QVERIFY(all.watched.contains(refund));
    // It leaves the memory with the next payment after the thirty days.
    h.now = h.now + kRefundReturns;
    const auto other = h(h.request(tests::guest(QStringLiteral("Ana Prova")), 3, kPrepaid));
    QVERIFY(other && h.move(other->saga, SagaStage::Failed, SagaEnd::Declined, HoldWrite::Release));
    QVERIFY(all.sagas.isEmpty() && all.watched.isEmpty());
    QVERIFY(tests::refused(store(h, refund, back), ErrorCode::NotFound));
}

void TestReturnedRefunds::houseKnowsWatchedRefundsOfTheFile()
{
    HouseInput in = tests::hotelWithPrepaid();
    SagaRow row;
    row.property = tests::kHotel;
    row.id = SagaId{900};
    row.booking = BookingId{900};
    row.state = ended(refunded().state, Instant{1});
    in.sagas = {row};
    row.id = SagaId{901};
    row.state.watchedUntil = {};
    in.sagas.push_back(row);
    Requests h(in);
    QVERIFY(h.house.requests().sagas.isEmpty());
    QCOMPARE(h.house.requests().watched.size(), 1);
    QVERIFY(store(h, SagaId{900}, returned().state));
    QVERIFY(h.house.requests().sagas.contains(SagaId{900}));
}

/// Of an earlier change that did not fit any more, and that the bank returned.
void TestReturnedRefunds::aChangeIsPaidWhileAnEarlierRefundWaits()
{
    Requests h;
    const auto booked = h(h.request(kMaria, 0, kPrepaid));
    QVERIFY(h.move(booked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(booked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    ChangeBooking longer;
    longer.caller = h.desk(200);
    longer.booking = booked->booking;
    longer.version = 1;
    longer.stay = Stay(tests::kToday, 3);
    longer.sagaKey = "change-1";
    longer.method = "pm_card_visa";
    const auto first = h(longer);
    QVERIFY(first && first->pending);
    longer.sagaKey = "change-2";
    // Both payments could still become changes.
    QVERIFY(tests::refused(h(longer), ErrorCode::WrongState));
    QVERIFY(h.move(first->saga, SagaStage::Refunding, SagaEnd::NotBooked, HoldWrite::Release));
    const auto second = h(longer);
    QVERIFY(second && second->pending);
    QVERIFY(second->saga != first->saga);
    QVERIFY(h.move(second->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(second->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(h.booked(second)->stay, Stay(tests::kToday, 3));
}

QTEST_GUILESS_MAIN(TestReturnedRefunds)
#include "test_returned_refunds.moc"
