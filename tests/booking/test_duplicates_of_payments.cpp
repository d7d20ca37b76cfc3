// SPDX-License-Identifier: GPL-3.0-or-later
// Possible duplicates of a request that is still being paid: what can be decided meanwhile, and
// what becomes of the question when the payment fails.
#include "booking/request_house.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// A prepaid request by a guest of whom only the name is known, and what comes after it.
class Paying : public Requests {
public:
    Answer paid() { return (*this)(request(maria, 0, kPrepaid)).value(); }
    Answer waiting() { return (*this)(request(maria)).value(); }
    /// A reservation that a channel has sold.
    Answer sold()
    {
        RecordReservation told;
        told.caller = desk(101);
        told.roomType = kTwin;
        told.stay = Stay(kToday, 2);
        told.guest = maria;
        told.key = {"R-1", 1};
        told.guestProbe = guestProbe(maria);
        return (*this)(told).value();
    }
    const DuplicateRow &question() const { return batch.requests.duplicates.back(); }
    bool isOpen(const Answer &a) const { return house.state().bookings.contains(a.booking); }
    Result<Answer> fail(SagaId saga, SagaStage stage = SagaStage::Failed,
                        HoldWrite hold = HoldWrite::Release)
    {
        return move(saga, stage, SagaEnd::Declined, hold);
    }
    const Guest maria = guest(QStringLiteral("Maria Silva"));
};

}  // namespace

class TestDuplicatesOfPayments : public QObject {
    Q_OBJECT

private slots:
    void aWaitingRequestIsADuplicateOfOneBeingPaid();
    void notOfOneThatIsCancelled();
    void aBookingIsNotGivenUpForAPayment();
    void theFirstIsNotReplacedWhileItIsPaid();
    void aFailedPaymentClosesTheQuestion_data();
    void aFailedPaymentClosesTheQuestion();
    void aWaitingRequestStillNeedsItsAnswer();
};

void TestDuplicatesOfPayments::aWaitingRequestIsADuplicateOfOneBeingPaid()
{
    Paying h;
    const Answer first = h.paid();
    const Answer second = h.waiting();
    QVERIFY(second.duplicate);
    QCOMPARE(h.question().other, first.booking);
    QCOMPARE(h.left(kTwin, 0), 1);
    const auto said = h.decide(second.duplicate, DuplicateDecision::IsOne);
    QVERIFY2(said, said ? "" : qPrintable(said.error().text()));
    QCOMPARE(h.left(kTwin, 0), 2);
    QVERIFY(h.house.requests().sagas.contains(first.saga));
    QVERIFY(!h.house.requests().sagas.contains(second.saga));
    QVERIFY(h.move(first.saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QVERIFY(h.isOpen(first) && !h.isOpen(second));
}

/// It does not become a booking, so the second one would be lost too.
void TestDuplicatesOfPayments::notOfOneThatIsCancelled()
{
    Paying h;
    const Answer first = h.paid();
    const Answer second = h.waiting();
    CancelBooking cancel{h.desk(200), first.booking};
    cancel.claim = {ActorId{7}, "cancel", claimHash("DELETE", {})};
    QVERIFY(h(cancel));
    QVERIFY(refused(h.decide(second.duplicate, DuplicateDecision::IsOne), ErrorCode::WrongState));
    QVERIFY(h.decide(second.duplicate, DuplicateDecision::KeepBoth));
    QVERIFY(h.isOpen(second));
}

void TestDuplicatesOfPayments::aBookingIsNotGivenUpForAPayment()
{
    Paying h;
    const Answer first = h.paid();
    const Answer sold = h.sold();
    const DuplicateRow question = h.question();
    QCOMPARE(question.other, first.booking);
    const auto early = h.decide(question.id, DuplicateDecision::IsOne);
    QVERIFY(refused(early, ErrorCode::WrongState));
    QVERIFY2(early.error().reason.startsWith(QStringLiteral("payment for booking")),
             qPrintable(early.error().reason));
    QVERIFY(h.isOpen(sold));
    QVERIFY(h.move(first.saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QVERIFY(h.decide(question.id, DuplicateDecision::IsOne));
    QVERIFY(h.isOpen(first) && !h.isOpen(sold));
}

void TestDuplicatesOfPayments::theFirstIsNotReplacedWhileItIsPaid()
{
    Paying h;
    const Answer first = h.paid();
    const Answer second = h.waiting();
    const auto early = h.decide(second.duplicate, DuplicateDecision::Replace);
    QVERIFY(refused(early, ErrorCode::WrongState));
    QVERIFY2(early.error().reason.startsWith(QStringLiteral("payment for booking")),
             qPrintable(early.error().reason));
    QVERIFY(h.move(first.saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QVERIFY(h.decide(second.duplicate, DuplicateDecision::Replace));
    QVERIFY(!h.isOpen(first) && h.isOpen(second));
}

void TestDuplicatesOfPayments::aFailedPaymentClosesTheQuestion_data()
{
    QTest::addColumn<SagaStage>("stage");
    QTest::addColumn<HoldWrite>("hold");
    QTest::newRow("rooms released") << SagaStage::Failed << HoldWrite::Release;
    QTest::newRow("rooms released, refund follows") << SagaStage::Refunding << HoldWrite::Release;
    QTest::newRow("rooms expired before") << SagaStage::Failed << HoldWrite::None;
}

void TestDuplicatesOfPayments::aFailedPaymentClosesTheQuestion()
{
    QFETCH(SagaStage, stage);
    QFETCH(HoldWrite, hold);
    Paying h;
    const Answer first = h.paid();
    const Answer sold = h.sold();
    QCOMPARE(h.house.requests().undecided.size(), 1);
    QCOMPARE(h.question().other, first.booking);
    QVERIFY(h.fail(first.saga, stage, hold));
    QVERIFY(h.house.requests().undecided.isEmpty());
    QVERIFY(h.question().outcome == DuplicateOutcome::Ended);
    QVERIFY(h.question().decidedBy == kEngineActor);
    QVERIFY(h.isOpen(sold));
    QCOMPARE(h.rowsOf(DuplicateOutcome::Ended), 1);
}

void TestDuplicatesOfPayments::aWaitingRequestStillNeedsItsAnswer()
{
    Paying h;
    const Answer first = h.paid();
    const Answer second = h.waiting();
    QVERIFY(h.fail(first.saga));
    QVERIFY(h.house.requests().undecided.contains(second.duplicate));
    QVERIFY(refused(h.decide(second.duplicate, DuplicateDecision::IsOne), ErrorCode::WrongState));
    QVERIFY(h.decide(second.duplicate, DuplicateDecision::KeepBoth));
    QVERIFY(h.isOpen(second));
}

QTEST_GUILESS_MAIN(TestDuplicatesOfPayments)
#include "test_duplicates_of_payments.moc"
