// SPDX-License-Identifier: GPL-3.0-or-later
// A booking that a later request replaces: it is given up when the request becomes a booking, not
// before.
#include "booking/request_house.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

class Replacing : public Requests {
public:
    using Requests::Requests;

    Answer booked() { return (*this)(request(maria)).value(); }
    Answer paid(int in = 0) { return (*this)(request(maria, in, kPrepaid)).value(); }
    Answer unpaid(int in = 0) { return (*this)(request(maria, in)).value(); }
    Result<Answer> replace(const Answer &request)
    {
        return decide(request.duplicate, DuplicateDecision::Replace);
    }
    Result<Answer> complete(SagaId saga)
    {
        return move(saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell);
    }
    Result<Answer> decline(SagaId saga)
    {
        return move(saga, SagaStage::Failed, SagaEnd::Declined, HoldWrite::Release);
    }
    bool isBooked(const Answer &a) const { return house.state().bookings.contains(a.booking); }
    const RequestBook &book() const { return house.state().requests; }
    const DuplicateRow &last() const { return batch.requests.duplicates.back(); }
    void arrive(const Answer &a)
    {
        const auto in = (*this)(CheckIn{desk(), a.booking, 0, {}, {RoomId{1}}, false});
        QVERIFY2(in, in ? "" : qPrintable(in.error().text()));
    }
    const Guest maria = guest(QStringLiteral("Maria Silva"));
};

}  // namespace

class TestReplacing : public QObject {
    Q_OBJECT

private slots:
    void theFirstIsKeptUntilThePaymentIsComplete();
    void aDeclinedPaymentKeepsTheFirst();
    void aRequestPaidAtThePropertyReplacesAtOnce();
    void aCancelledPaymentKeepsTheFirst();
    void theFirstMayEndDuringThePayment();
    void aGuestWhoArrivedDuringThePaymentIsAskedAbout();
    void theReplacementOutlivesARestart();
    void whatWasBookedSinceIsAskedAbout();
    void theFirstIsReplacedAfterASecondQuestion_data();
    void theFirstIsReplacedAfterASecondQuestion();
    void aGuestIsNotAskedTwice();
};

void TestReplacing::theFirstIsKeptUntilThePaymentIsComplete()
{
    Replacing h;
    const Answer first = h.booked();
    const Answer second = h.paid();
    const auto said = h.replace(second);
    QVERIFY2(said, said ? "" : qPrintable(said.error().text()));
    QVERIFY(said->pending);
    QVERIFY(h.isBooked(first));
    QCOMPARE(h.last().outcome, DuplicateOutcome::Replacing);
    QVERIFY(h.book().undecided.isEmpty());
    QVERIFY(h.complete(second.saga));
    QVERIFY(!h.isBooked(first) && h.isBooked(second));
    QCOMPARE(h.rowsOf(DuplicateOutcome::Replaced), 1);
    QVERIFY(h.book().replacing.isEmpty());
}

void TestReplacing::aDeclinedPaymentKeepsTheFirst()
{
    Replacing h;
    const Answer first = h.booked();
    const Answer second = h.paid();
    QVERIFY(h.replace(second));
    QVERIFY(h.decline(second.saga));
    QVERIFY(h.isBooked(first) && !h.isBooked(second));
    QCOMPARE(h.last().outcome, DuplicateOutcome::Ended);
    QVERIFY(h.book().replacing.isEmpty());
}

void TestReplacing::aRequestPaidAtThePropertyReplacesAtOnce()
{
    Replacing h;
    const Answer first = h.booked();
    const Answer second = h.unpaid();
    const auto said = h.replace(second);
    QVERIFY(said && !said->pending);
    QVERIFY(!h.isBooked(first) && h.isBooked(second));
    QCOMPARE(h.last().outcome, DuplicateOutcome::Replaced);
}

void TestReplacing::aCancelledPaymentKeepsTheFirst()
{
    Replacing h;
    const Answer first = h.booked();
    const Answer second = h.paid();
    QVERIFY(h.replace(second));
    CancelBooking cancel{h.desk(200), second.booking};
    cancel.claim = {ActorId{7}, "cancel", claimHash("DELETE", {})};
    QVERIFY(h(cancel));
    QVERIFY(h.decline(second.saga));
    QVERIFY(h.isBooked(first));
    QVERIFY(h.book().replacing.isEmpty());
}

void TestReplacing::theFirstMayEndDuringThePayment()
{
    Replacing h;
    const Answer first = h.booked();
    const Answer second = h.paid();
    QVERIFY(h.replace(second));
    QVERIFY(h(CancelBooking{h.desk(), first.booking}));
    QVERIFY(h.book().replacing.isEmpty());
    QVERIFY(h.complete(second.saga));
    QVERIFY(!h.isBooked(first) && h.isBooked(second));
}

/// A guest in house cannot be cancelled, so there are two bookings.
void TestReplacing::aGuestWhoArrivedDuringThePaymentIsAskedAbout()
{
    Replacing h;
    const Answer first = h.booked();
    const Answer second = h.paid();
    QVERIFY(h.replace(second));
    h.arrive(first);
    QVERIFY(h.complete(second.saga));
    QVERIFY(h.isBooked(first) && h.isBooked(second));
    QCOMPARE(h.last().outcome, DuplicateOutcome::Open);
    QVERIFY(h.book().undecided.contains(second.duplicate));
    QVERIFY(h.decide(second.duplicate, DuplicateDecision::KeepBoth));
}

void TestReplacing::theReplacementOutlivesARestart()
{
    Replacing h;
    h.booked();
    const Answer second = h.paid();
    QVERIFY(h.replace(second));
    HouseInput stored = hotelWithPrepaid();
    stored.undecided = {h.last()};
    Replacing restarted(stored);
    QCOMPARE(restarted.book().replacing.size(), 1);
    QVERIFY(restarted.book().undecided.isEmpty());
}

/// Two requests that wait for a decision about the same booking are not compared when they arrive.
void TestReplacing::whatWasBookedSinceIsAskedAbout()
{
    Replacing h;
    h.booked();
    const Answer second = h.unpaid();
    h.now = h.now + kSecond;
    const Answer third = h.unpaid();
    QVERIFY(second.duplicate && third.duplicate);
    h.now = h.now + kSecond;
    QVERIFY(!h.decide(second.duplicate, DuplicateDecision::KeepBoth)->pending);
    const auto said = h.decide(third.duplicate, DuplicateDecision::KeepBoth);
    QVERIFY2(said, said ? "" : qPrintable(said.error().text()));
    QVERIFY(said->pending && !h.isBooked(third));
    QVERIFY(said->duplicate && said->duplicate != third.duplicate);
    QCOMPARE(h.last().other, second.booking);
    QVERIFY(h.decide(said->duplicate, DuplicateDecision::KeepBoth));
    QVERIFY(h.isBooked(third));
}

void TestReplacing::theFirstIsReplacedAfterASecondQuestion_data()
{
    QTest::addColumn<bool>("prepaid");
    QTest::addColumn<DuplicateDecision>("then");
    for (const bool prepaid : {false, true}) {
        const char *how = prepaid ? "prepaid" : "paid at the property";
        QTest::addRow("%s, kept", how) << prepaid << DuplicateDecision::KeepBoth;
        QTest::addRow("%s, replaced too", how) << prepaid << DuplicateDecision::Replace;
        QTest::addRow("%s, rejected", how) << prepaid << DuplicateDecision::IsOne;
    }
}

void TestReplacing::theFirstIsReplacedAfterASecondQuestion()
{
    QFETCH(const bool, prepaid);
    QFETCH(const DuplicateDecision, then);
    Replacing h;
    const Answer first = h.booked();
    const Answer second = h.unpaid();
    const Answer third = prepaid ? h.paid() : h.unpaid();
    h.now = h.now + kSecond;
    QVERIFY(h.decide(second.duplicate, DuplicateDecision::KeepBoth));
    const auto asked = h.replace(third);
    QVERIFY(asked && asked->pending && asked->duplicate != third.duplicate);
    QVERIFY(h.isBooked(first));
    const auto said = h.decide(asked->duplicate, then);
    QVERIFY2(said, said ? "" : qPrintable(said.error().text()));
    if (prepaid && then != DuplicateDecision::IsOne) {
        QVERIFY(h.isBooked(first) && h.isBooked(second));
        QVERIFY(h.complete(third.saga));
    }
    const bool accepted = then != DuplicateDecision::IsOne;
    QCOMPARE(h.isBooked(third), accepted);
    QCOMPARE(h.isBooked(first), !accepted);
    QCOMPARE(h.isBooked(second), then != DuplicateDecision::Replace);
    QVERIFY(h.book().replacing.isEmpty() && h.book().undecided.isEmpty());
    QHash<dedup::CandidateId, DuplicateOutcome> stored;
    for (const DuplicateRow &row : h.batch.requests.duplicates) stored[row.id] = row.outcome;
    QVERIFY(!stored.values().contains(DuplicateOutcome::Replacing));
}

/// A guest has said that the request is another booking.
void TestReplacing::aGuestIsNotAskedTwice()
{
    Replacing h;
    h.booked();
    const Answer second = h.unpaid();
    const Answer third = h.unpaid();
    h.now = h.now + kSecond;
    QVERIFY(h.decide(second.duplicate, DuplicateDecision::KeepBoth));
    DecideDuplicate c{
        h.desk(200), third.duplicate, DuplicateDecision::KeepBoth, third.question, {}};
    dedup::CandidateNumbers numbers;
    for (int i = 0; i < 4; ++i) c.numbers.push_back(numbers.next(h.now, 2));
    const auto said = h(c);
    QVERIFY2(said, said ? "" : qPrintable(said.error().text()));
    QVERIFY(h.isBooked(third));
}

QTEST_GUILESS_MAIN(TestReplacing)
#include "test_replacing.moc"
