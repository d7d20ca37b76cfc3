// SPDX-License-Identifier: GPL-3.0-or-later
// Simultaneous and late events: a late original request revives nothing, a repeated cancellation
// gets the first answer, and money and rooms agree whichever event came first.
#include "reservations/reception.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using reservations::Reply;
using Is = reservations::Reply::Is;

class TestRaces : public QObject {
    Q_OBJECT

private slots:
    void sixtyFourUnderOneKeyAreOne();
    void twoOfOneAreAlwaysCaught_data();
    void twoOfOneAreAlwaysCaught();
    void lateOriginalRevivesNothing();
    void aSecondCancellationGetsTheFirstAnswer();
    void cancellationOfAnotherVersionChangesNothing();
    void dearerStayIsChargedAndCheaperGivenBack();
    void declinedChangeLeavesTheBookingAsItWas();
    void changeAgainstCancellation_data();
    void changeAgainstCancellation();
    void cancellationAgainstCapture_data();
    void cancellationAgainstCapture();
    void aKeyThatIsNotTheirsCancelsNothing_data();
    void aKeyThatIsNotTheirsCancelsNothing();
    void aCancellationThatWasCutOffIsAnsweredLater();
    void aCancellationThatTakesLongIsAnsweredLater();
    void aRefundThatFailsLaterIsATask();
    void confirmationAgainstExpiry_data();
    void confirmationAgainstExpiry();
    void anotherBodyUnderAKeyIsAnError();
    void answersAreKeptOverARestart();

private:
    BookingId booked(Reception &hotel, const QByteArray &key, int plan, int in = 10);
};

BookingId TestRaces::booked(Reception &hotel, const QByteArray &key, int plan, int in)
{
    const auto heard = hotel.book(key, hotel.input(QStringLiteral("Ana Prova"), plan, in));
    hotel.settle();
    if (heard->is != Is::Answered || heard->outcome.refused) return {};
    return heard->outcome.answer.booking;
}

void TestRaces::sixtyFourUnderOneKeyAreOne()
{
    Reception hotel;
    std::vector<Reception::Heard> all;
    for (int i = 0; i < 64; ++i)
        all.push_back(hotel.book("same", hotel.input(QStringLiteral("Ana Prova"), 2)));
    hotel.settle();
    QVERIFY(all.front()->answer.body.size() > 2);
    for (const auto &heard : all) {
        QCOMPARE(heard->is, Is::Answered);
        QCOMPARE(heard->answer, all.front()->answer);
    }
    QCOMPARE(hotel.charges(), 1);
    QCOMPARE(hotel.engine().snapshot(hotel.property()).value()->bookings.size(), size_t(1));
}

void TestRaces::twoOfOneAreAlwaysCaught_data()
{
    QTest::addColumn<int>("plan");
    QTest::addColumn<int>("apart");
    for (const int plan : {1, 2}) {
        for (const int apart : {0, 1, 5, 30})
            QTest::addRow("plan %d, %d ms", plan, apart) << plan << apart;
    }
}

void TestRaces::twoOfOneAreAlwaysCaught()
{
    QFETCH(int, plan);
    QFETCH(int, apart);
    Reception hotel;
    const auto input = hotel.input(QStringLiteral("Ana Prova"), plan);
    const auto first = hotel.book("one", input);
    hotel.run(apart * 1'000);
    const auto second = hotel.book("two", input);
    hotel.settle();
    QVERIFY(!first->outcome.refused);
    QVERIFY(second->outcome.refused);
    QCOMPARE(second->outcome.refused->code, ErrorCode::Duplicate);
    QCOMPARE(hotel.charges(), plan == 1 ? 0 : 1);
    QCOMPARE(hotel.engine().snapshot(hotel.property()).value()->bookings.size(), size_t(1));
}

void TestRaces::lateOriginalRevivesNothing()
{
    Reception hotel;
    const BookingId id = booked(hotel, "original", 2);
    QVERIFY(id);
    const auto first = hotel.book("original", hotel.input(QStringLiteral("Ana Prova"), 2));
    const auto cancelled = hotel.cancel("cancel", id);
    hotel.settle();
    QCOMPARE(cancelled->is, Is::Answered);
    QCOMPARE(hotel.kept(id), qint64(0));
    const auto late = hotel.book("original", hotel.input(QStringLiteral("Ana Prova"), 2));
    hotel.settle();
    QVERIFY(late->repeated);
    QCOMPARE(late->answer, first->answer);
    QCOMPARE(hotel.booking(id).booking.status, BookingStatus::Cancelled);
    QCOMPARE(hotel.charges(), 1);
    QCOMPARE(hotel.kept(id), qint64(0));
    // A guest who wants to come after all makes a new booking.
    QVERIFY(booked(hotel, "anew", 2));
}

void TestRaces::aSecondCancellationGetsTheFirstAnswer()
{
    Reception hotel;
    const BookingId id = booked(hotel, "original", 3);
    const auto one = hotel.cancel("cancel-1", id);
    const auto other = hotel.cancel("cancel-2", id);
    const auto again = hotel.cancel("cancel-1", id);
    hotel.settle();
    QVERIFY2(one->is == Is::Answered, one->error ? qPrintable(one->error->text()) : "in progress");
    QCOMPARE(one->answer.body, QByteArray::number(id.value) + " 10000");
    QCOMPARE(other->answer, one->answer);
    QCOMPARE(again->answer, one->answer);
    QVERIFY(again->repeated);
    // One night's price was kept; the rest was refunded, once.
    QCOMPARE(hotel.kept(id), qint64(10'000));
    QCOMPARE(hotel.gateway().refunds().size(), size_t(1));
}

void TestRaces::cancellationOfAnotherVersionChangesNothing()
{
    Reception hotel;
    const BookingId id = booked(hotel, "original", 2);
    const auto stale = hotel.cancel("cancel", id, 7);
    hotel.settle();
    QVERIFY(stale->outcome.refused);
    QCOMPARE(stale->outcome.refused->code, ErrorCode::Stale);
    QCOMPARE(hotel.booking(id).booking.status, BookingStatus::Confirmed);
    QCOMPARE(hotel.kept(id), qint64(20'000));
}

void TestRaces::dearerStayIsChargedAndCheaperGivenBack()
{
    Reception hotel;
    const BookingId id = booked(hotel, "original", 2);
    const Stay was = hotel.booking(id).booking.stay;
    const auto longer = hotel.change("longer", id, Stay(was.checkIn(), 5));
    hotel.settle();
    QCOMPARE(longer->is, Is::Answered);
    QVERIFY2(!longer->outcome.refused, longer->answer.body.constData());
    QCOMPARE(hotel.booking(id).booking.stay.nights(), 5);
    QCOMPARE(hotel.kept(id), qint64(50'000));
    QCOMPARE(hotel.charges(), 2);
    const auto shorter = hotel.change("shorter", id, Stay(was.checkIn(), 1));
    hotel.settle();
    QVERIFY2(!shorter->outcome.refused, shorter->answer.body.constData());
    QCOMPARE(hotel.booking(id).booking.total, qint64(10'000));
    QCOMPARE(hotel.kept(id), qint64(10'000));
    const auto again = hotel.change("longer", id, Stay(was.checkIn(), 5));
    hotel.settle();
    QVERIFY(again->repeated);
    QCOMPARE(again->answer, longer->answer);
    QCOMPARE(hotel.kept(id), qint64(10'000));
}

void TestRaces::declinedChangeLeavesTheBookingAsItWas()
{
    Reception hotel;
    const BookingId id = booked(hotel, "original", 2);
    const auto before = hotel.booking(id).booking;
    const auto longer = hotel.change("longer", id, Stay(before.stay.checkIn(), 5), "pm_declined");
    hotel.settle();
    QVERIFY(longer->outcome.refused);
    QCOMPARE(longer->outcome.end, SagaEnd::Declined);
    QCOMPARE(hotel.booking(id).booking, before);
    QCOMPARE(hotel.kept(id), qint64(20'000));
    // The booking still counts for a duplicate request.
    const auto twin = hotel.book("twin", hotel.input(QStringLiteral("Ana Prova"), 2));
    hotel.settle();
    QVERIFY(twin->outcome.refused && twin->outcome.refused->code == ErrorCode::Duplicate);
}

void TestRaces::changeAgainstCancellation_data()
{
    QTest::addColumn<int>("apart");
    for (const int apart : {-50, -1, 0, 1, 20, 40, 60, 80, 100, 120, 140, 500})
        QTest::addRow("%d ms", apart) << apart;
}

/// Whichever comes first, the booking ends cancelled, and no more than the cancellation fee is
/// kept.
void TestRaces::changeAgainstCancellation()
{
    QFETCH(int, apart);
    Reception hotel;
    const BookingId id = booked(hotel, "original", 3);
    const Stay longer(hotel.booking(id).booking.stay.checkIn(), 5);
    Reception::Heard change, cancel;
    if (apart < 0) {
        cancel = hotel.cancel("cancel", id);
        hotel.run(-apart * 1'000);
        change = hotel.change("change", id, longer);
    } else {
        change = hotel.change("change", id, longer);
        hotel.run(apart * 1'000);
        cancel = hotel.cancel("cancel", id);
    }
    hotel.settle();
    QCOMPARE(change->is, Is::Answered);
    QCOMPARE(cancel->is, Is::Answered);
    QVERIFY(!cancel->outcome.refused);
    const auto row = hotel.booking(id);
    QCOMPARE(row.booking.status, BookingStatus::Cancelled);
    QCOMPARE(row.fee, qint64(10'000));
    QCOMPARE(hotel.kept(id), row.fee);
    QVERIFY(hotel.engine().snapshot(hotel.property()).value()->holds.empty());
}

void TestRaces::cancellationAgainstCapture_data()
{
    QTest::addColumn<int>("after");
    for (int after = 0; after <= 150; after += 5) QTest::addRow("%d ms", after) << after;
}

/// A request in payment is cancelled at any moment: no booking and no charge is left.
void TestRaces::cancellationAgainstCapture()
{
    QFETCH(int, after);
    Reception hotel;
    const auto heard = hotel.book("original", hotel.input(QStringLiteral("Ana Prova"), 2));
    hotel.run(after * 1'000);
    // A booking gets the number of its hold.
    const auto before = hotel.engine().snapshot(hotel.property()).value();
    const BookingId id = before->holds.empty() ? before->bookings.front().id
                                               : BookingId{before->holds.front().id.value};
    const auto cancel = hotel.cancel("cancel", id);
    hotel.settle();
    QCOMPARE(heard->is, Is::Answered);
    QCOMPARE(cancel->is, Is::Answered);
    QVERIFY2(!cancel->outcome.refused, cancel->answer.body.constData());
    QCOMPARE(hotel.kept(id), qint64(0));
    const auto snapshot = hotel.engine().snapshot(hotel.property()).value();
    QVERIFY(snapshot->holds.empty());
    for (const Booking &b : snapshot->bookings) QVERIFY(b.status != BookingStatus::Confirmed);
    for (const auto &[number, p] : hotel.gateway().payments())
        QVERIFY(p.status != simulator::MockPayment::Status::NeedsCapture);
    const auto again = hotel.cancel("cancel", id);
    hotel.settle();
    QCOMPARE(again->answer, cancel->answer);
}

void TestRaces::aKeyThatIsNotTheirsCancelsNothing_data()
{
    QTest::addColumn<int>("after");
    for (int after = 0; after <= 150; after += 15) QTest::addRow("%d ms", after) << after;
}

/// The key belongs to another request: nothing is cancelled, at any stage of the payment.
void TestRaces::aKeyThatIsNotTheirsCancelsNothing()
{
    QFETCH(int, after);
    Reception hotel;
    QVERIFY(booked(hotel, "taken", 1, 20));
    const auto heard = hotel.book("original", hotel.input(QStringLiteral("Bea Prova"), 2));
    hotel.run(after * 1'000);
    const auto before = hotel.engine().snapshot(hotel.property()).value();
    const BookingId id = before->holds.empty() ? heard->outcome.answer.booking
                                               : BookingId{before->holds.front().id.value};
    auto reply = std::make_shared<Reply>();
    auto other = hotel.request("taken");
    other.way = "POST /v1/test/cancel";
    CancelBooking cancel;
    cancel.booking = id;
    hotel.desk().cancel(other, cancel, [reply](const Reply &said) { *reply = said; });
    hotel.settle();
    QCOMPARE(reply->is, Is::NotTaken);
    QVERIFY(reply->error);
    QCOMPARE(reply->error->field, QStringLiteral("Idempotency-Key"));
    QVERIFY(!heard->outcome.refused);
    QCOMPARE(hotel.booking(heard->outcome.answer.booking).booking.status, BookingStatus::Confirmed);
    QCOMPARE(hotel.kept(id), qint64(20'000));
}

/// Memory is lost while the payment is being reversed: a repeated request is answered, once, and
/// nothing is kept.
void TestRaces::aCancellationThatWasCutOffIsAnsweredLater()
{
    for (int pause = 0; pause <= 200; pause += 10) {
        Reception hotel;
        const auto heard = hotel.book("original", hotel.input(QStringLiteral("Ana Prova"), 2));
        hotel.run(40'000);
        const auto before = hotel.engine().snapshot(hotel.property()).value();
        const BookingId id{before->holds.front().id.value};
        const auto lost = hotel.cancel("cancel", id);
        hotel.run(pause * 1'000);
        hotel.startAgain();
        hotel.settle();
        const auto again = hotel.cancel("cancel", id);
        hotel.settle();
        QCOMPARE(again->is, Is::Answered);
        QCOMPARE(again->answer.status, 200);
        QCOMPARE(hotel.kept(id), qint64(0));
        const auto once = hotel.cancel("cancel", id);
        hotel.settle();
        QCOMPARE(once->answer, again->answer);
        QVERIFY(once->repeated);
        const auto after = hotel.engine().snapshot(hotel.property()).value();
        for (const Booking &b : after->bookings) QVERIFY(b.status != BookingStatus::Confirmed);
    }
}

/// No caller waits any more when the payment ends; its key has the answer all the same.
void TestRaces::aCancellationThatTakesLongIsAnsweredLater()
{
    Reception hotel;
    auto input = hotel.input(QStringLiteral("Ana Prova"), 2);
    input.method = "pm_processing";
    const auto heard = hotel.book("original", input);
    hotel.run(1 * kSecond);
    const auto before = hotel.engine().snapshot(hotel.property()).value();
    const BookingId id{before->holds.front().id.value};
    const auto cancel = hotel.cancel("cancel", id);
    hotel.run(25 * kSecond);
    QCOMPARE(cancel->is, Is::InProgress);
    hotel.settle();
    const auto again = hotel.cancel("cancel", id);
    hotel.settle();
    QCOMPARE(again->is, Is::Answered);
    QVERIFY(again->repeated);
    QCOMPARE(again->answer.status, 200);
    QCOMPARE(hotel.kept(id), qint64(0));
}

/// The gateway accepted the refund, which failed days later.
void TestRaces::aRefundThatFailsLaterIsATask()
{
    Reception hotel;
    simulator::GatewayBehavior behavior;
    behavior.refundFails = 1;
    behavior.processingMicros = 3 * 24 * 3'600 * kSecond;
    hotel.gateway().setBehavior(behavior);
    const BookingId id = booked(hotel, "original", 2);
    hotel.cancel("cancel", id);
    hotel.settle();
    const auto task = [&] {
        const auto now = hotel.engine().snapshot(hotel.property()).value();
        for (const SagaRow &saga : now->sagas)
            if (saga.booking == id) return saga.state;
        return SagaState();
    };
    QCOMPARE(task().end, SagaEnd::Open);
    QCOMPARE(task().task, SagaTask::None);
    hotel.startAgain();
    hotel.run(4 * 24 * 3'600 * kSecond);
    QCOMPARE(task().task, SagaTask::RefundByHand);
    QCOMPARE(hotel.kept(id), qint64(20'000));
    // A user retries it when the faults have ended.
    hotel.gateway().setBehavior({});
    const auto open = hotel.engine().snapshot(hotel.property()).value();
    for (const SagaRow &saga : open->sagas)
        hotel.sagas().handleEvent(saga.id, id, SagaPersonSays{SagaPersonSays::What::Retry});
    hotel.settle();
    QCOMPARE(hotel.kept(id), qint64(0));
    QCOMPARE(hotel.engine().snapshot(hotel.property()).value()->sagas.size(), size_t(0));
}

void TestRaces::confirmationAgainstExpiry_data()
{
    QTest::addColumn<int>("micros");
    for (const int micros : {-1'000, -1, 0, 1, 1'000}) QTest::addRow("%d us", micros) << micros;
}

/// A hold that is confirmed at its expiry: booked and charged, or neither.
void TestRaces::confirmationAgainstExpiry()
{
    QFETCH(int, micros);
    Reception hotel;
    TakeHold take = *hotel.input(QStringLiteral("Ana Prova"), 2).what;
    take.caller = hotel.request({}).caller;
    const auto held = hotel.engine().run(Command(take));
    QVERIFY(held);
    hotel.engine().flush();
    auto input = hotel.input(QStringLiteral("Ana Prova"), 2);
    input.what.reset();
    input.hold = held->hold;
    hotel.run(held->deadline - hotel.scheduler().now() + micros);
    const auto heard = hotel.book("late", input);
    hotel.settle();
    QCOMPARE(heard->is, Is::Answered);
    const bool booked = !heard->outcome.refused;
    QCOMPARE(booked, micros < 0);
    QCOMPARE(hotel.charges(), booked ? 1 : 0);
    const auto snapshot = hotel.engine().snapshot(hotel.property()).value();
    QCOMPARE(snapshot->bookings.size(), size_t(booked ? 1 : 0));
    QVERIFY(snapshot->holds.empty());
}

void TestRaces::anotherBodyUnderAKeyIsAnError()
{
    Reception hotel;
    QVERIFY(booked(hotel, "original", 1));
    auto heard = std::make_shared<Reply>();
    auto other = hotel.request("original");
    other.body = "{\"rooms\":2}";
    hotel.desk().book(other, hotel.input(QStringLiteral("Bea Prova"), 1),
                      [heard](const Reply &reply) { *heard = reply; });
    hotel.settle();
    QCOMPARE(heard->is, Is::NotTaken);
    QCOMPARE(heard->error->field, QStringLiteral("Idempotency-Key"));
    other.key = "no good: \n";
    hotel.desk().book(other, hotel.input(QStringLiteral("Bea Prova"), 1),
                      [heard](const Reply &reply) { *heard = reply; });
    QCOMPARE(heard->is, Is::NotTaken);
    QCOMPARE(hotel.engine().snapshot(hotel.property()).value()->bookings.size(), size_t(1));
}

void TestRaces::answersAreKeptOverARestart()
{
    Reception hotel;
    const auto paid = hotel.book("paid", hotel.input(QStringLiteral("Ana Prova"), 2));
    hotel.settle();
    const auto open = hotel.book("open", hotel.input(QStringLiteral("Bea Prova"), 2, 20));
    hotel.run(30'000);
    hotel.startAgain();
    hotel.settle();
    QCOMPARE(open->is, Is::NotTaken);  // no reply received
    const auto again = hotel.book("paid", hotel.input(QStringLiteral("Ana Prova"), 2));
    const auto late = hotel.book("open", hotel.input(QStringLiteral("Bea Prova"), 2, 20));
    hotel.settle();
    QVERIFY(again->repeated && late->repeated);
    QCOMPARE(again->answer, paid->answer);
    QCOMPARE(late->answer.status, 200);
    QCOMPARE(hotel.charges(), 2);
}

QTEST_GUILESS_MAIN(TestRaces)
#include "test_races.moc"
