// SPDX-License-Identifier: GPL-3.0-or-later
// A request cancelled during its payment: the cancellation is stored in the commit of its own key,
// whatever drives the payment, and the commit that ends the payment answers all keys.
#include "booking/request_house.h"
#include "booking/rules/claim_rules.h"
#include "booking/saga_play.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using Is = ClaimTable::Is;

namespace {

const ActorId kProgram{7};

Claim claimOf(const QByteArray &key)
{
    return {kProgram, key, claimHash("POST /v1/bookings", key)};
}

/// A prepaid request whose key is "book", with its hold pinned.
class Paying : public Requests {
public:
    explicit Paying(HouseInput in = hotelWithPrepaid()) : Requests(std::move(in)) {}
    Answer asked()
    {
        RequestBooking c = request(kMaria, 0, kPrepaid);
        c.claim = claimOf("book");
        const Answer answer = (*this)(c).value();
        keep("book", answer.saga, {});
        return answer;
    }
    /// As Engine::once does.
    void keep(const QByteArray &key, SagaId saga, const ClaimAnswer &answer)
    {
        booking::Decision d{now, lastSeq, &batch, &changes};
        ClaimRules(house.state()).keep(claimOf(key), saga, answer, d);
        lastSeq = d.lastSeq;
    }
    Result<Answer> cancel(const QByteArray &key, BookingId id)
    {
        CancelBooking c{desk(200), id};
        c.claim = claimOf(key);
        auto answer = (*this)(c);
        if (answer && answer->pending) keep(key, answer->saga, {});
        return answer;
    }
    Result<Answer> end(SagaId saga, SagaStage stage, SagaEnd end, HoldWrite hold)
    {
        AdvanceSaga c{{kHotel, kEngineActor, {}, {}}, saga, state(saga), hold, {}};
        c.state.stage = stage;
        c.state.end = end;
        c.state.why = SagaEnd::Open;  // the driver has not received the cancellation yet
        c.answer = ClaimAnswer{409, "not booked"};
        c.cancelled = ClaimAnswer{200, "cancelled"};
        return (*this)(c);
    }
    SagaState state(SagaId saga) const { return house.requests().sagas.value(saga).state; }
    ClaimTable::Found found(const QByteArray &key) const
    {
        return house.requests().claims.find(claimOf(key));
    }
};

}  // namespace

class TestCancelledRequests : public QObject {
    Q_OBJECT

private slots:
    void itIsNeverSoldAndAllKeysAreAnswered();
    void whatIsWrittenWithoutHavingHeardDoesNotForgetIt();
    void oneThatAPersonIsAskedAboutEndsAtOnce();
    void aSagaThatWasCancelledAsksNothingOfTheGateway();
    void aSaleThatWasRefusedBecauseOfItIsGivenBack();
    void aLaterKeyGetsTheFirstAnswer();
    void aLaterKeyGetsTheFirstAnswerOfWhatFailedOtherwise();
    void whatFailedUncancelledIsNotFound();
    void whatIsKnownFromTheFileIsAnsweredFromIt();
    void keysThatWillNotBeAnsweredGo();
    void aPaymentThatAnOlderProgramLeftIsTakenBack();
};

void TestCancelledRequests::itIsNeverSoldAndAllKeysAreAnswered()
{
    Paying h;
    const Answer asked = h.asked();
    QVERIFY(h.move(asked.saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    for (const char *key : {"one", "two"}) {
        const auto cancelled = h.cancel(key, asked.booking);
        QVERIFY(cancelled && cancelled->pending);
        QCOMPARE(cancelled->saga, asked.saga);
        QVERIFY(h.found(key).is == Is::Open);
    }
    QCOMPARE(h.batch.requests.sagas.back().state.why, SagaEnd::Cancelled);
    QVERIFY(refused(h.end(asked.saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell),
                    ErrorCode::Cancelled));
    QVERIFY(!h.house.booking(asked.booking));
    QVERIFY(h.found("one").is == Is::Open);
    // The refund is under way; no call waits for it.
    QVERIFY(h.end(asked.saga, SagaStage::Refunding, SagaEnd::Cancelled, HoldWrite::Release));
    QCOMPARE(h.found("book").answer.body, QByteArray("not booked"));
    for (const char *key : {"one", "two"}) {
        QVERIFY(h.found(key).is == Is::Answered);
        QCOMPARE(h.found(key).answer.body, QByteArray("cancelled"));
    }
    QVERIFY(h.house.requests().claims.openFor(asked.saga).empty());
    QCOMPARE(h.left(kTwin, 0), 3);
}

void TestCancelledRequests::whatIsWrittenWithoutHavingHeardDoesNotForgetIt()
{
    Paying h;
    const Answer asked = h.asked();
    QVERIFY(h.cancel("one", asked.booking));
    QVERIFY(h.end(asked.saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QCOMPARE(h.state(asked.saga).why, SagaEnd::Cancelled);
    QCOMPARE(h.batch.requests.sagas.back().state.why, SagaEnd::Cancelled);
    QVERIFY(h.found("one").is == Is::Open);
}

void TestCancelledRequests::oneThatAPersonIsAskedAboutEndsAtOnce()
{
    Paying h;
    QVERIFY(h(h.request(guest(QStringLiteral("Maria Silva")))));
    const auto asked = h(h.request(guest(QStringLiteral("Maria Silva")), 0, kPrepaid));
    QVERIFY(asked && asked->duplicate);
    const auto cancelled = h.cancel("one", asked->booking);
    QVERIFY(cancelled && !cancelled->pending && !cancelled->saga);
    QCOMPARE(cancelled->booking, asked->booking);
    QCOMPARE(h.batch.requests.sagas.back().state.end, SagaEnd::Cancelled);
    QVERIFY(h.house.requests().sagas.isEmpty() && h.house.requests().undecided.isEmpty());
    QCOMPARE(h.left(kTwin, 0), 2);
}

void TestCancelledRequests::aSagaThatWasCancelledAsksNothingOfTheGateway()
{
    Play p;
    p.state.why = SagaEnd::Cancelled;
    p.send(SagaResumed{});
    QCOMPARE(p.last.next, SagaStep::Next::Finish);
    QCOMPARE(p.last.hold, HoldWrite::Release);
    QCOMPARE(p.state.end, SagaEnd::Cancelled);
}

void TestCancelledRequests::aSaleThatWasRefusedBecauseOfItIsGivenBack()
{
    for (const qint64 amount : {0, 24'000}) {
        Play p(amount);
        if (amount > 0)
            p.capturing().stands(PaymentStanding::Is::Captured);
        else
            p.send(SagaBegin{});
        QCOMPARE(p.last.hold, HoldWrite::Sell);
        p.send(SagaWriteRefused{Error{ErrorCode::Cancelled, {}, {}, -1}});
        QCOMPARE(p.state.end, SagaEnd::Cancelled);
        QCOMPARE(p.last.hold, HoldWrite::Release);
        QCOMPARE(p.state.stage, amount > 0 ? SagaStage::Refunding : SagaStage::Failed);
        QCOMPARE(p.state.task, SagaTask::None);  // as requested
    }
}

/// While the refund is under way, and after it.
void TestCancelledRequests::aLaterKeyGetsTheFirstAnswer()
{
    Paying h;
    const Answer asked = h.asked();
    QVERIFY(h.move(asked.saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.cancel("one", asked.booking)->pending);
    for (const SagaStage stage : {SagaStage::Refunding, SagaStage::Failed}) {
        const bool ends = stage == SagaStage::Refunding;
        QVERIFY(h.end(asked.saga, stage, SagaEnd::Cancelled,
                      ends ? HoldWrite::Release : HoldWrite::None));
        const auto later = h.cancel(ends ? "two" : "three", asked.booking);
        QVERIFY2(later, later ? "" : qPrintable(later.error().text()));
        QVERIFY(later->repeated && !later->pending && !later->saga);
        QCOMPARE(later->booking, asked.booking);
        QCOMPARE(later->total, asked.total);
        QCOMPARE(later->fee, 0);
    }
    QVERIFY(h.house.requests().sagas.isEmpty());
}

/// The first cancellation was answered with "cancelled", whatever ended the request.
void TestCancelledRequests::aLaterKeyGetsTheFirstAnswerOfWhatFailedOtherwise()
{
    Paying h;
    const Answer asked = h.asked();
    QVERIFY(h.cancel("one", asked.booking));
    QVERIFY(h.end(asked.saga, SagaStage::Failed, SagaEnd::Declined, HoldWrite::Release));
    QCOMPARE(h.found("one").answer.body, QByteArray("cancelled"));
    const auto later = h.cancel("two", asked.booking);
    QVERIFY2(later, later ? "" : qPrintable(later.error().text()));
    QVERIFY(later->repeated);
    // Another command finds no booking.
    QVERIFY(refused(h(ReinstateBooking{h.desk(), asked.booking}), ErrorCode::NotFound));
    // Without a key it is the desk's, which has no request.
    QVERIFY(refused(h(CancelBooking{h.desk(), asked.booking}), ErrorCode::NotFound));
}

void TestCancelledRequests::whatFailedUncancelledIsNotFound()
{
    Paying h;
    const Answer asked = h.asked();
    QVERIFY(h.end(asked.saga, SagaStage::Failed, SagaEnd::Declined, HoldWrite::Release));
    QVERIFY(refused(h.cancel("one", asked.booking), ErrorCode::NotFound));
}

void TestCancelledRequests::whatIsKnownFromTheFileIsAnsweredFromIt()
{
    Paying h;
    CancelBooking c{h.desk(200), BookingId{77}};
    c.claim = claimOf("two");
    QCOMPARE(h.house.forgotten(Command(c)), c.booking);
    const QHash<BookingId, CancelledRequest> known{{c.booking, {c.booking, 24'000}}};
    booking::Decision d{h.now, h.lastSeq, &h.batch, &h.changes};
    d.cancelled = &known;
    const auto later = h.house.decide(Command(c), d);
    QVERIFY2(later, later ? "" : qPrintable(later.error().text()));
    QVERIFY(later->repeated);
    QCOMPARE(later->total, 24'000);
    QCOMPARE(d.lastSeq, h.lastSeq);
}

void TestCancelledRequests::keysThatWillNotBeAnsweredGo()
{
    HouseInput in = hotelWithPrepaid();
    in.claims = {{kHotel, claimOf("cut off"), kStart, 77, {-1, {}}}};
    Paying h(std::move(in));
    QVERIFY(h.found("cut off").is == Is::New);
    QVERIFY(h.batch.requests.claims.empty());
    booking::Decision d{h.now, h.lastSeq, &h.batch, &h.changes};
    ClaimRules(h.house.state()).forget(d);
    QCOMPARE(h.batch.requests.claims.size(), size_t(1));
    const ClaimRow &gone = h.batch.requests.claims.front();
    QCOMPARE(gone.claim.key, QByteArray("cut off"));
    QVERIFY(gone.claim.body.isEmpty());
    QCOMPARE(gone.answer.status, 0);
    ClaimRules(h.house.state()).forget(d);
    QCOMPARE(h.batch.requests.claims.size(), size_t(1));
}

void TestCancelledRequests::aPaymentThatAnOlderProgramLeftIsTakenBack()
{
    SagaRow row;
    {
        Paying before;
        const Answer asked = before.asked();
        row = before.batch.requests.sagas.back();
        QCOMPARE(row.id, asked.saga);
    }
    HouseInput in = hotelWithPrepaid();
    in.sagas = {row};
    in.claims = {{kHotel, claimOf("book"), kStart, row.id.value, {}},
                 {kHotel, claimOf("cancel"), kStart, row.id.value, {}}};
    Paying h(std::move(in));
    QCOMPARE(h.state(row.id).why, SagaEnd::Cancelled);
    QVERIFY(refused(h.end(row.id, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell),
                    ErrorCode::Cancelled));
    QVERIFY(h.end(row.id, SagaStage::Failed, SagaEnd::Cancelled, HoldWrite::Release));
    QCOMPARE(h.found("book").answer.body, QByteArray("not booked"));
    QCOMPARE(h.found("cancel").answer.body, QByteArray("cancelled"));
}

QTEST_GUILESS_MAIN(TestCancelledRequests)
#include "test_cancelled_requests.moc"
