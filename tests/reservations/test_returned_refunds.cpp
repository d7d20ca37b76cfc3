// SPDX-License-Identifier: GPL-3.0-or-later
// Refunds that the bank returns days after they succeeded, from the gateway's record to the task of
// a user: in virtual time, on a real file, over restarts.
#include "reservations/notices/guest_letter.h"
#include "reservations/reception.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr qint64 kPrice = 20'000;
using What = SagaPersonSays::What;

/// The gateway's bank returns refunds after this time.
void returnRefunds(Reception &hotel, qint64 micros)
{
    simulator::GatewayBehavior behavior;
    behavior.refundReturns = 1;
    behavior.processingMicros = micros;
    hotel.gateway().setBehavior(behavior);
}

/// A prepaid booking that was cancelled free of charge and refunded.
BookingId refunded(Reception &hotel)
{
    const auto heard = hotel.book("original", hotel.input(QStringLiteral("Ana Prova"), 2));
    hotel.settle();
    const BookingId id = heard->outcome.answer.booking;
    hotel.cancel("cancel", id);
    hotel.run(30 * kSecond);
    return id;
}

std::vector<SagaRow> payments(Reception &hotel, BookingId id)
{
    hotel.engine().flush();
    return storage::Reader::open(hotel.engine().file())
        .value()
        ->ask(storage::SagasOf{hotel.property(), id})
        .value();
}

SagaRow refundOf(Reception &hotel, BookingId id)
{
    for (const SagaRow &row : payments(hotel, id))
        if (row.state.purpose == SagaPurpose::Refund) return row;
    return {};
}

/// What the window counts as open.
size_t openWork(Reception &hotel)
{
    return hotel.engine().snapshot(hotel.property()).value()->sagas.size();
}

void say(Reception &hotel, BookingId id, What what)
{
    hotel.sagas().handleEvent(refundOf(hotel, id).id, id, SagaPersonSays{what});
    hotel.settle();
}

}  // namespace

class TestReturnedRefunds : public QObject {
    Q_OBJECT

private slots:
    void aWatchedRefundIsNoOpenWork();
    void aReturnedRefundIsATaskWithTheReason();
    void aRefundIsWatchedAfterARestart();
    void whatAUserHasPaidStaysPaid();
    void newsOfTheGatewayIsAskedAboutAtOnce();
    void lettersSayWhatIsStillOwed();
};

void TestReturnedRefunds::aWatchedRefundIsNoOpenWork()
{
    Reception hotel;
    const BookingId id = refunded(hotel);
    const SagaRow before = refundOf(hotel, id);
    QCOMPARE(before.state.end, SagaEnd::Refunded);
    QCOMPARE(hotel.kept(id), qint64(0));
    QCOMPARE(openWork(hotel), size_t(0));
    QCOMPARE(hotel.sagas().running(), 0);
    QCOMPARE(hotel.sagas().watched(), 1);
    // Asking about it writes nothing.
    hotel.run(10 * kDay);
    QCOMPARE(refundOf(hotel, id), before);
    QCOMPARE(hotel.sagas().watched(), 1);
    hotel.run(21 * kDay);
    QCOMPARE(refundOf(hotel, id), before);
    QCOMPARE(hotel.sagas().watched(), 0);
}

void TestReturnedRefunds::aReturnedRefundIsATaskWithTheReason()
{
    Reception hotel;
    returnRefunds(hotel, 3 * kDay);
    const BookingId id = refunded(hotel);
    QCOMPARE(refundOf(hotel, id).state.end, SagaEnd::Refunded);
    hotel.run(2 * kDay);
    QCOMPARE(openWork(hotel), size_t(0));
    hotel.run(2 * kDay);
    QCOMPARE(hotel.kept(id), kPrice);
    const SagaState returned = refundOf(hotel, id).state;
    QCOMPARE(returned.task, SagaTask::RefundByHand);
    QCOMPARE(returned.end, SagaEnd::Open);
    QCOMPARE(returned.said, QStringLiteral("the bank returned the refund: the card has expired, "
                                           "or its account is closed"));
    QCOMPARE(openWork(hotel), size_t(1));
    QCOMPARE(hotel.sagas().running(), 1);
    QCOMPARE(hotel.sagas().watched(), 0);
    // A user retries it; now the bank accepts it.
    hotel.gateway().setBehavior({});
    say(hotel, id, What::Retry);
    QCOMPARE(hotel.kept(id), qint64(0));
    QCOMPARE(refundOf(hotel, id).state.end, SagaEnd::Refunded);
    QCOMPARE(openWork(hotel), size_t(0));
    QCOMPARE(hotel.sagas().watched(), 1);
}

void TestReturnedRefunds::aRefundIsWatchedAfterARestart()
{
    Reception hotel;
    returnRefunds(hotel, 3 * kDay);
    const BookingId id = refunded(hotel);
    hotel.run(kDay / 2);
    hotel.startAgain();
    hotel.run(60 * kSecond);
    QCOMPARE(hotel.sagas().watched(), 1);
    QCOMPARE(hotel.sagas().running(), 0);
    QCOMPARE(openWork(hotel), size_t(0));
    hotel.run(4 * kDay);
    QCOMPARE(refundOf(hotel, id).state.task, SagaTask::RefundByHand);
    hotel.startAgain();
    hotel.run(60 * kSecond);
    QCOMPARE(openWork(hotel), size_t(1));
    QVERIFY(refundOf(hotel, id).state.returned);
}

void TestReturnedRefunds::whatAUserHasPaidStaysPaid()
{
    Reception hotel;
    returnRefunds(hotel, kDay);
    const BookingId id = refunded(hotel);
    hotel.run(3 * kDay);
    QCOMPARE(refundOf(hotel, id).state.task, SagaTask::RefundByHand);
    say(hotel, id, What::NotCharged);
    const SagaRow paid = refundOf(hotel, id);
    QCOMPARE(paid.state.end, SagaEnd::Refunded);
    for (int start = 0; start < 2; ++start) {
        QCOMPARE(openWork(hotel), size_t(0));
        QCOMPARE(hotel.sagas().watched(), 0);
        hotel.run(3 * kDay);
        QCOMPARE(refundOf(hotel, id), paid);
        hotel.startAgain();
        hotel.run(60 * kSecond);
    }
}

void TestReturnedRefunds::newsOfTheGatewayIsAskedAboutAtOnce()
{
    Reception hotel;
    returnRefunds(hotel, 3'600 * kSecond);
    const BookingId id = refunded(hotel);
    hotel.run(3'600 * kSecond);
    QCOMPARE(refundOf(hotel, id).state.end, SagaEnd::Refunded);
    const auto news = hotel.gateway().news(hotel.scheduler().now());
    QCOMPARE(news.size(), size_t(1));
    hotel.sagas().news(news.front().id);
    hotel.run(60 * kSecond);
    QCOMPARE(refundOf(hotel, id).state.task, SagaTask::RefundByHand);
}

void TestReturnedRefunds::lettersSayWhatIsStillOwed()
{
    Reception hotel;
    returnRefunds(hotel, kDay);
    const BookingId id = refunded(hotel);
    const std::vector<Money> all{{kPrice, Currency()}};
    reservations::LetterFacts facts;
    addPayments(payments(hotel, id), facts);
    QVERIFY(facts.givenBack == all && facts.owed.empty());
    hotel.run(3 * kDay);
    facts = {};
    addPayments(payments(hotel, id), facts);
    QVERIFY(facts.owed == all && facts.givenBack.empty());
    say(hotel, id, What::NotCharged);
    facts = {};
    addPayments(payments(hotel, id), facts);
    QVERIFY(facts.givenBack == all && facts.owed.empty());
}

QTEST_GUILESS_MAIN(TestReturnedRefunds)
#include "test_returned_refunds.moc"
