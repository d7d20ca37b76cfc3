// SPDX-License-Identifier: GPL-3.0-or-later
// A saga step by step: an event, then what is stored and requested. Random faults are in
// tests/gateways/test_saga_simulation.cpp.
#include "booking/saga/saga_text.h"
#include "booking/saga_play.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using roomrack::tests::Play;

namespace {

using Is = PaymentStanding::Is;
using Kind = PaymentAnswer::Kind;
using Next = SagaStep::Next;

}  // namespace

class TestSaga : public QObject {
    Q_OBJECT

private slots:
    void prepaidBookingIsPaidStepByStep();
    void paidAtTheHotelItNeedsNoGateway();
    void whyItWasRejectedIsKept();
    void holdThatRanOutIsNotPaidFor();
    void declinedCardFreesTheRooms();
    void whatNeverGotThereIsRepeatedUnderItsKey();
    void whatAnswersAnEarlierCallSaysNothingAboutTheLater();
    void chargeThatCannotBeBookedGoesBackAndAPersonIsTold();
    void afterFifteenMinutesAPersonHasItAndTheHoldStaysPinned();
    void refundThatIsRefusedWaitsForAPerson();
    void personTriesARefundAnewUnderANewKey();
    void refundThatIsPendingIsNotDone();
    void refundThatFailsLaterIsATask();
    void refundThatIsPendingForTooLongIsATask();
    void otherAmountIsNeverTakenForOurs();
    void tokensAreNoCardNumbers();
    void whatCannotBeASagaIsRefused();
};

void TestSaga::prepaidBookingIsPaidStepByStep()
{
    Play p;
    p.send(SagaBegin{});
    QVERIFY(p.calls(PaymentCall::Prepare));
    QCOMPARE(p.last.hold, HoldWrite::Pin);
    QCOMPARE(p.state.calling, PaymentCall::Prepare);  // stored before it is sent
    p.stands(Is::Prepared);
    QVERIFY(p.calls(PaymentCall::Authorise));
    QCOMPARE(p.last.request.payment, QByteArray("pi_1"));
    QCOMPARE(p.last.request.method, QByteArray("pm_good"));
    p.stands(Is::Authorised);
    QCOMPARE(p.state.stage, SagaStage::Capturing);
    QVERIFY(p.calls(PaymentCall::Capture));
    QCOMPARE(p.last.request.amount.minor, qint64(24'000));
    QVERIFY(p.last.request.method.isEmpty());
    p.stands(Is::Captured);
    QCOMPARE(p.last.hold, HoldWrite::Sell);
    QCOMPARE(p.last.next, Next::Finish);
    QCOMPARE(p.state.end, SagaEnd::Booked);
}

void TestSaga::paidAtTheHotelItNeedsNoGateway()
{
    Play p(0);
    p.send(SagaBegin{});
    QCOMPARE(p.last.hold, HoldWrite::Sell);
    QCOMPARE(p.state.end, SagaEnd::Booked);
    // The hold expired in the same millisecond: no caller has been told that it is booked.
    p.send(SagaWriteRefused{{ErrorCode::Expired, {}, QStringLiteral("it ran out")}});
    QCOMPARE(p.state.end, SagaEnd::NotBooked);
    QCOMPARE(p.state.stage, SagaStage::Failed);
    QCOMPARE(p.last.hold, HoldWrite::Release);
}

/// Whatever the gateway answers to the refund.
void TestSaga::whyItWasRejectedIsKept()
{
    Play p;
    p.capturing().stands(Is::Captured);
    QCOMPARE(p.last.hold, HoldWrite::Sell);
    p.send(SagaWriteRefused{{ErrorCode::SoldOut, {}, QStringLiteral("it is full")}});
    QCOMPARE(p.state.stage, SagaStage::Refunding);
    p.nothing();
    QCOMPARE(p.state.said, QStringLiteral("as the gateway said"));
    QCOMPARE(p.state.reason, QStringLiteral("it is full"));
    QCOMPARE(sagaStateFrom(toText(p.state))->reason, p.state.reason);
}

void TestSaga::holdThatRanOutIsNotPaidFor()
{
    Play p;
    const SagaStep step = p.send(SagaBegin{});
    p.send(SagaWriteRefused{{ErrorCode::Expired, {}, QStringLiteral("it ran out")}});
    QCOMPARE(p.last.next, Next::Finish);
    QCOMPARE(p.state.end, SagaEnd::NotBooked);
    QCOMPARE(step.state.stage, SagaStage::Paying);
}

void TestSaga::declinedCardFreesTheRooms()
{
    Play p = Play().paying();
    p.nothing(Kind::Declined);
    QCOMPARE(p.state.end, SagaEnd::Declined);
    QCOMPARE(p.last.hold, HoldWrite::Release);
    QCOMPARE(p.state.said, QStringLiteral("as the gateway said"));
}

void TestSaga::whatNeverGotThereIsRepeatedUnderItsKey()
{
    Play p;
    p.send(SagaBegin{});
    const QByteArray key = p.last.request.key;
    PaymentAnswer later;
    later.kind = Kind::TryLater;
    later.retryAfterSeconds = 30;
    p.answer(later);
    QCOMPARE(p.last.wake - p.now, 30 * kSecond);
    p.due();
    QVERIFY(p.calls(PaymentCall::Prepare));
    QCOMPARE(p.last.request.key, key);
    // It does not wait for ever: nothing was ever authorised.
    p.now = p.now + 3 * kMinute;
    p.answer(later);
    QCOMPARE(p.state.end, SagaEnd::GatewayAway);
    QCOMPARE(p.last.hold, HoldWrite::Release);
}

/// A commit whose answer was lost while a capture was under way: the saga queries it and repeats it
/// under its key, and the first one's answer comes last.
void TestSaga::whatAnswersAnEarlierCallSaysNothingAboutTheLater()
{
    Play p = Play().capturing();
    const qint32 first = p.state.attempt;
    const QByteArray key = p.last.request.key;
    p.send(SagaResumed{});
    QVERIFY(p.calls(PaymentCall::Ask));
    p.stands(Is::Authorised);
    QVERIFY(p.calls(PaymentCall::Capture));
    QCOMPARE(p.last.request.key, key);
    PaymentAnswer unknown;
    QCOMPARE(p.send(SagaAnswered{first, unknown}).next, Next::Ignored);
    PaymentAnswer later;
    later.kind = Kind::TryLater;
    p.answer(later);
    QVERIFY(!p.state.doubt);
    p.due();
    QVERIFY(p.calls(PaymentCall::Capture));
    QCOMPARE(p.last.request.key, key);
}

void TestSaga::chargeThatCannotBeBookedGoesBackAndAPersonIsTold()
{
    Play p = Play().capturing();
    p.stands(Is::Captured);
    p.send(SagaWriteRefused{{ErrorCode::NotFound, {}, QStringLiteral("no such hold")}});
    QVERIFY(p.calls(PaymentCall::Refund));
    QCOMPARE(p.last.hold, HoldWrite::Release);
    QCOMPARE(p.state.end, SagaEnd::NotBooked);
    QCOMPARE(p.state.task, SagaTask::NotBooked);
    QCOMPARE(p.last.request.reference, QByteArray("k1"));
    PaymentAnswer back;
    back.kind = Kind::Done;
    back.standing = {Is::Captured, "pi_1", p.state.amount, 24'000, 24'000, true};
    p.answer(back);
    QCOMPARE(p.state.stage, SagaStage::Failed);
    QCOMPARE(p.state.task, SagaTask::NotBooked);
    p.send(SagaPersonSays{SagaPersonSays::What::Seen});
    QCOMPARE(p.state.task, SagaTask::None);
}

void TestSaga::afterFifteenMinutesAPersonHasItAndTheHoldStaysPinned()
{
    Play p = Play().capturing();
    const Instant began = p.now;
    p.nothing();
    while (p.state.task == SagaTask::None) {
        QVERIFY(p.now - began < 17 * kMinute);
        p.due();
        QVERIFY(p.calls(PaymentCall::Ask));
        p.nothing();
    }
    QVERIFY(p.now - began >= 15 * kMinute);
    QCOMPARE(p.state.task, SagaTask::AskTheBank);
    QCOMPARE(p.last.hold, HoldWrite::None);
    QVERIFY(p.last.wake - p.now >= 150 * kSecond);  // it keeps querying, slowly

    Play bank = p;
    bank.send(SagaPersonSays{SagaPersonSays::What::Charged});
    QCOMPARE(bank.last.hold, HoldWrite::Sell);
    bank = p;
    bank.send(SagaPersonSays{SagaPersonSays::What::NotCharged});
    QCOMPARE(bank.last.hold, HoldWrite::Release);
    QCOMPARE(bank.state.end, SagaEnd::ByPerson);
    // The gateway is available again.
    p.due();
    p.stands(Is::Captured);
    QCOMPARE(p.state.end, SagaEnd::Booked);
    QCOMPARE(p.state.task, SagaTask::None);
}

void TestSaga::refundThatIsRefusedWaitsForAPerson()
{
    Play p;
    p.state.purpose = SagaPurpose::Refund;
    p.state.payment = "pi_1";
    p.send(SagaBegin{});
    QVERIFY(p.calls(PaymentCall::Refund));
    QCOMPARE(p.last.hold, HoldWrite::None);
    p.nothing(Kind::Refused);
    QVERIFY(p.calls(PaymentCall::Ask));
    p.stands(Is::Captured);
    QCOMPARE(p.state.task, SagaTask::RefundByHand);
    p.due();
    p.stands(Is::Captured);
    QCOMPARE(p.last.next, Next::Wait);  // queries, but does not refund by itself
    p.send(SagaPersonSays{SagaPersonSays::What::NotCharged});
    QCOMPARE(p.state.end, SagaEnd::Refunded);
    QCOMPARE(p.state.stage, SagaStage::Done);
}

void TestSaga::personTriesARefundAnewUnderANewKey()
{
    Play p;
    p.state.purpose = SagaPurpose::Refund;
    p.state.payment = "pi_1";
    p.send(SagaBegin{});
    const QByteArray key = p.last.request.key;
    p.nothing(Kind::Refused);
    p.stands(Is::Captured);
    // At once: a copy of the request could still be under way.
    p.send(SagaPersonSays{SagaPersonSays::What::Retry});
    QVERIFY(p.calls(PaymentCall::Ask));
    p.stands(Is::Captured);
    QCOMPARE(p.last.next, Next::Wait);
    p.now = p.now + 10 * kMinute;
    p.send(SagaPersonSays{SagaPersonSays::What::Retry});
    p.stands(Is::Captured);
    QVERIFY(p.calls(PaymentCall::Refund));
    QVERIFY(p.last.request.key != key);
    QCOMPARE(p.last.request.reference, QByteArray("k1"));
}

namespace {

/// A refund accepted by the gateway, with its result still pending.
Play pendingRefund()
{
    Play p;
    p.state.purpose = SagaPurpose::Refund;
    p.state.payment = "pi_1";
    p.send(SagaBegin{});
    PaymentAnswer a;
    a.kind = Kind::Done;
    a.standing = {Is::Captured, "pi_1", p.state.amount, p.state.amount.minor, 0};
    a.standing.refundPending = true;
    p.answer(a);
    return p;
}

/// The gateway's answer to a query about the refund.
void refundStands(Play &p, bool seen, bool pending, int failed)
{
    PaymentAnswer a;
    a.kind = Kind::Done;
    a.standing = {Is::Captured, "pi_1", p.state.amount, p.state.amount.minor, 0};
    a.standing.refundSeen = seen;
    a.standing.refundPending = pending;
    a.standing.refundsFailed = failed;
    p.answer(a);
}

}  // namespace

void TestSaga::refundThatIsPendingIsNotDone()
{
    Play p = pendingRefund();
    QCOMPARE(p.state.end, SagaEnd::Open);
    QCOMPARE(p.last.next, Next::Wait);
    // For days, with state lost, and with a gateway that is offline: nothing is repeated, and no
    // manual refund is requested in addition.
    for (int day = 0; day < 10; ++day) {
        p.now = p.now + 24 * 60 * kMinute;
        if (day % 2 == 0)
            p.send(SagaResumed{});
        else
            p.due();
        QVERIFY(p.calls(PaymentCall::Ask));
        if (day % 3 == 0)
            p.nothing();
        else
            refundStands(p, false, true, 0);
        QCOMPARE(p.last.next, Next::Wait);
        QCOMPARE(p.state.task, SagaTask::None);
    }
    p.due();
    refundStands(p, true, false, 0);
    QCOMPARE(p.state.end, SagaEnd::Refunded);
    QCOMPARE(p.state.stage, SagaStage::Done);
    QVERIFY(!p.state.pending);
}

void TestSaga::refundThatFailsLaterIsATask()
{
    Play p = pendingRefund();
    const QByteArray key = p.state.key + "-refund";
    p.due();
    refundStands(p, false, false, 1);
    QCOMPARE(p.state.task, SagaTask::RefundByHand);
    QCOMPARE(p.state.end, SagaEnd::Open);
    p.due();
    refundStands(p, false, false, 1);
    QCOMPARE(p.last.next, Next::Wait);  // no automatic refund
    // A user retries it; that fails, too, and then it is paid by hand.
    p.now = p.now + 24 * 60 * kMinute;
    p.send(SagaPersonSays{SagaPersonSays::What::Retry});
    refundStands(p, false, false, 1);
    QVERIFY(p.calls(PaymentCall::Refund));
    QVERIFY(p.last.request.key != key);
    refundStands(p, false, true, 0);
    QCOMPARE(p.state.task, SagaTask::None);
    p.due();
    refundStands(p, false, false, 2);
    QCOMPARE(p.state.task, SagaTask::RefundByHand);
    p.send(SagaPersonSays{SagaPersonSays::What::NotCharged});
    QCOMPARE(p.state.end, SagaEnd::Refunded);
    QCOMPARE(p.state.task, SagaTask::None);
}

void TestSaga::refundThatIsPendingForTooLongIsATask()
{
    Play p = pendingRefund();
    p.now = p.now + 14 * 24 * 60 * kMinute;
    p.due();
    refundStands(p, false, true, 0);
    QCOMPARE(p.state.task, SagaTask::AskTheBank);
    p.due();
    refundStands(p, true, false, 0);
    QCOMPARE(p.state.task, SagaTask::None);
    QCOMPARE(p.state.end, SagaEnd::Refunded);
}

void TestSaga::otherAmountIsNeverTakenForOurs()
{
    const auto told = [](Money amount, const QByteArray &payment) {
        Play p = Play().capturing();
        PaymentAnswer a;
        a.kind = Kind::Done;
        a.standing = {Is::Captured, payment, amount, amount.minor, 0, false};
        p.answer(a);
        return p.last.next == Next::Wait && p.state.doubt && p.state.end == SagaEnd::Open;
    };
    const Currency yen = Currency::make(QStringLiteral("JPY")).value();
    QVERIFY(told({23'999, Currency()}, "pi_1"));
    QVERIFY(told({24'000, yen}, "pi_1"));
    QVERIFY(told({24'000, Currency()}, "pi_2"));
    QVERIFY(!told({24'000, Currency()}, "pi_1"));
}

void TestSaga::tokensAreNoCardNumbers()
{
    QVERIFY(checkPaymentMethod("pm_1MtwBwLkdIwHu7ix28a3tqPa"));
    QVERIFY(checkPaymentMethod("tok-visa"));
    for (const char *bad :
         {"", "pm", "4242424242424242", "x4242424242424242", "pm_4242-4242-4242-4242",
          "pm_4242_4242_4242_4242", "pm 1234", "pm_1\r\nX: y", "1pm_abc", "pm_\xc3\xa4"})
        QVERIFY2(!checkPaymentMethod(bad), bad);
    QVERIFY(!checkPaymentMethod(QByteArray(256, 'a')));
}

void TestSaga::whatCannotBeASagaIsRefused()
{
    SagaOrder order;
    order.key = "k1";
    order.amount = {100, Currency()};
    order.method = "pm_good";
    order.description = QStringLiteral("card 4111 1111 1111 1111");
    QCOMPARE(makeSaga(order)->description, QStringLiteral("card **** **** **** 1111"));
    const auto wrongField = [order](auto change) {
        SagaOrder other = order;
        change(other);
        const auto made = makeSaga(other);
        return made ? QString() : made.error().field;
    };
    QCOMPARE(wrongField([](SagaOrder &o) { o.key.clear(); }), QStringLiteral("key"));
    QCOMPARE(wrongField([](SagaOrder &o) { o.key = "a b"; }), QStringLiteral("key"));
    QCOMPARE(wrongField([](SagaOrder &o) { o.amount.minor = -1; }), QStringLiteral("amount"));
    QCOMPARE(wrongField([](SagaOrder &o) { o.method = "4111111111111111"; }),
             QStringLiteral("payment method"));
    QCOMPARE(wrongField([](SagaOrder &o) { o.purpose = SagaPurpose::Refund; }),
             QStringLiteral("payment"));
    // A payment at the hotel stores no token, whatever the request contained.
    order.amount.minor = 0;
    order.method = "4111111111111111";
    QVERIFY(makeSaga(order)->method.isEmpty());
}

QTEST_GUILESS_MAIN(TestSaga)
#include "test_saga.moc"
