// SPDX-License-Identifier: GPL-3.0-or-later
// Events that come in the same moment, late, twice or not at all: a saga queries before it repeats,
// and one of two competing events wins.
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

class TestSagaRaces : public QObject {
    Q_OBJECT

private slots:
    void whatWasNotAnsweredIsAskedAbout();
    void refusedCaptureIsAskedAboutBeforeItIsUndone();
    void guestWhoCancelsDuringTheCaptureGetsTheMoneyBack();
    void cancellationThatComesFirstStopsTheCapture();
    void captureThatWasQuickerThanGivingUpIsABooking();
    void lateAndDoubleAnswersChangeNothing();
    void afterACrashItAsksWhateverItWasDoing();
};

void TestSagaRaces::whatWasNotAnsweredIsAskedAbout()
{
    Play p = Play().paying();
    const QByteArray key = p.last.request.key;
    p.nothing();
    QCOMPARE(p.last.next, Next::Wait);
    QVERIFY(p.last.wake > p.now);
    p.due();
    QVERIFY(p.calls(PaymentCall::Ask));
    p.nothing();
    p.due();
    QVERIFY(p.calls(PaymentCall::Ask));
    p.stands(Is::Prepared);
    QVERIFY(p.calls(PaymentCall::Authorise));
    QCOMPARE(p.last.request.key, key);
    p.nothing();
    p.due();
    p.stands(Is::Authorised);
    QVERIFY(p.calls(PaymentCall::Capture));
}

void TestSagaRaces::refusedCaptureIsAskedAboutBeforeItIsUndone()
{
    Play p = Play().capturing();
    p.nothing(Kind::Refused);
    QVERIFY(p.calls(PaymentCall::Ask));
    p.stands(Is::Authorised);
    QCOMPARE(p.state.stage, SagaStage::Cancelling);
    QVERIFY(p.calls(PaymentCall::Cancel));
    QCOMPARE(p.last.hold, HoldWrite::None);  // still pinned
    p.stands(Is::Cancelled);
    QCOMPARE(p.state.end, SagaEnd::GatewayRefused);
    QCOMPARE(p.last.hold, HoldWrite::Release);

    Play done = Play().capturing();
    done.nothing(Kind::Refused);
    done.stands(Is::Captured);
    QCOMPARE(done.state.end, SagaEnd::Booked);
}

void TestSagaRaces::guestWhoCancelsDuringTheCaptureGetsTheMoneyBack()
{
    Play p = Play().capturing();
    p.send(SagaCancelAsked{});
    QCOMPARE(p.last.next, Next::Nothing);  // the answer decides
    p.stands(Is::Captured);
    QVERIFY(p.calls(PaymentCall::Refund));
    QCOMPARE(p.state.end, SagaEnd::Cancelled);
    // Not before its result is known: no refund of a capture that is under way.
    Play unknown = Play().capturing();
    unknown.send(SagaCancelAsked{});
    unknown.nothing();
    unknown.due();
    QVERIFY(unknown.calls(PaymentCall::Ask));
    unknown.stands(Is::Authorised);
    QVERIFY(unknown.calls(PaymentCall::Cancel));
    unknown.stands(Is::Cancelled);
    QCOMPARE(unknown.state.end, SagaEnd::Cancelled);
}

void TestSagaRaces::cancellationThatComesFirstStopsTheCapture()
{
    Play held;
    held.send(SagaCancelAsked{});
    QCOMPARE(held.state.end, SagaEnd::Cancelled);
    QCOMPARE(held.last.hold, HoldWrite::Release);
    held.send(SagaBegin{});
    QCOMPARE(held.last.next, Next::Ignored);

    Play p = Play().paying();
    p.send(SagaCancelAsked{});
    p.stands(Is::Authorised);
    QVERIFY(p.calls(PaymentCall::Cancel));
    QCOMPARE(p.state.stage, SagaStage::Cancelling);
    p.send(SagaCancelAsked{});
    QCOMPARE(p.last.next, Next::Ignored);  // a repeat has no effect
}

void TestSagaRaces::captureThatWasQuickerThanGivingUpIsABooking()
{
    Play p = Play().capturing();
    p.now = p.now + 4 * kMinute;
    p.nothing();
    p.due();
    p.stands(Is::Authorised);
    QVERIFY(p.calls(PaymentCall::Cancel));
    p.nothing(Kind::Refused);
    QVERIFY(p.calls(PaymentCall::Ask));
    p.stands(Is::Captured);
    QCOMPARE(p.state.end, SagaEnd::Booked);
    QCOMPARE(p.last.hold, HoldWrite::Sell);
}

void TestSagaRaces::lateAndDoubleAnswersChangeNothing()
{
    Play p = Play().paying();
    const qint32 attempt = p.state.attempt;
    p.stands(Is::Authorised);
    PaymentAnswer declined;
    declined.kind = Kind::Declined;
    for (const qint32 of : {attempt, attempt - 1, 0}) {
        p.send(SagaAnswered{of, declined});
        QCOMPARE(p.last.next, Next::Ignored);
    }
    p.send(SagaDue{});  // a webhook, while an answer is under way
    QCOMPARE(p.last.next, Next::Ignored);
    p.stands(Is::Captured);
    const SagaState end = p.state;
    p.send(SagaAnswered{p.state.attempt, declined});
    p.send(SagaCancelAsked{});
    p.send(SagaBegin{});
    p.send(SagaDue{});
    p.send(SagaPersonSays{SagaPersonSays::What::NotCharged});
    p.send(SagaResumed{});
    QCOMPARE(p.last.next, Next::Finish);
    QCOMPARE(p.last.hold, HoldWrite::None);
    QCOMPARE(p.state, end);
}

void TestSagaRaces::afterACrashItAsksWhateverItWasDoing()
{
    for (const Play &p : {Play().paying(), Play().capturing()}) {
        Play again = p;
        again.send(SagaResumed{});
        QVERIFY(again.calls(PaymentCall::Ask));
        QCOMPARE(again.state.stage, p.state.stage);
    }
    // If not even the number is known, by our own key.
    Play p;
    p.send(SagaBegin{});
    p.send(SagaResumed{});
    QVERIFY(p.calls(PaymentCall::Ask));
    QVERIFY(p.last.request.payment.isEmpty());
    p.stands(Is::None);
    QVERIFY(p.calls(PaymentCall::Prepare));
    Play held;
    held.send(SagaResumed{});
    QVERIFY(held.calls(PaymentCall::Prepare));
    QCOMPARE(held.last.hold, HoldWrite::Pin);
}

QTEST_GUILESS_MAIN(TestSagaRaces)
#include "test_saga_races.moc"
