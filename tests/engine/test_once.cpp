// SPDX-License-Identifier: GPL-3.0-or-later
// Requests with a key: one effect and one answer, however many run concurrently, after a restart
// too, on a file and on a server.
#include "engine/engine_hotel.h"
#include "storage/store.h"
#include "support/hotel_place.h"

#include <QTest>

#include <atomic>
#include <future>
#include <thread>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using engine::Engine;

namespace {

constexpr int kCallers = 64;
constexpr RatePlanId kPrepaid{2};

/// The answer as an API server would render it.
std::optional<ClaimAnswer> render(const std::vector<Result<Answer>> &answers)
{
    const auto &a = answers.front();
    if (a && a->pending && !a->duplicate) return ClaimAnswer{};
    if (a) return ClaimAnswer{201, "booked " + QByteArray::number(a->booking.value)};
    if (a.error().code == ErrorCode::Busy) return std::nullopt;
    return ClaimAnswer{409, a.error().text().toUtf8()};
}

struct EngineInPlace {
    HotelPlace place;
    core::ManualClock clock{kNoon};
    std::unique_ptr<Engine> engine;
    PropertyId property;

    void open()
    {
        engine.reset();
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = Engine::open(place.place(), clock, options);
        if (!opened) qFatal("%s", qPrintable(opened.error().text()));
        engine = std::move(*opened);
    }
    void make(int rooms)
    {
        open();
        engine::HotelSetup setup = hotelSetup(1, rooms);
        pricing::RatePlan prepaid = setup.plans.front();
        prepaid.id = kPrepaid;
        prepaid.code = prepaid.name = QStringLiteral("PRE");
        prepaid.parent = RatePlanId{1};
        prepaid.prepayment = pricing::Prepayment::All;
        setup.plans.push_back(prepaid);
        const auto saved = engine->saveHotel(setup);
        if (!saved) qFatal("%s", qPrintable(saved.error().text()));
        property = *saved;
    }
    RequestBooking request(const QString &name, RatePlanId plan = RatePlanId{1}) const
    {
        const auto now = engine->snapshot(property);
        RequestBooking c;
        c.caller = {property, ActorId{200}, {}, {}};
        c.what = TakeHold{};
        c.what->caller = c.caller;
        c.what->roomType = (*now)->catalogue.roomTypes.front().id;
        c.what->stay = Stay(kToday + 1, 2);
        c.what->adults = 1;
        c.what->plan = plan;
        c.guest.name = name;
        c.guest.email = QStringLiteral("guest@example.org");
        c.sagaKey = "saga-key-1";
        c.method = "pm_card_visa";
        return c;
    }
    Result<engine::Once> once(const QByteArray &key, const QByteArray &body,
                              const RequestBooking &request) const
    {
        std::promise<Result<engine::Once>> promise;
        auto answer = promise.get_future();
        RequestBooking c = request;
        c.claim = {ActorId{7}, key, claimHash("POST /v1/bookings", body)};
        engine->once(c.claim, {c}, render,
                     [&](Result<engine::Once> &&o) { promise.set_value(std::move(o)); });
        return answer.get();
    }
    /// With a key of its own.
    Result<engine::Once> cancel(const QByteArray &key, BookingId booking) const
    {
        std::promise<Result<engine::Once>> promise;
        auto answer = promise.get_future();
        CancelBooking c{{property, ActorId{200}, {}, {}}, booking};
        c.claim = {ActorId{7}, key, claimHash("POST /v1/bookings/cancel", "{}")};
        engine->once(c.claim, {c}, render,
                     [&](Result<engine::Once> &&o) { promise.set_value(std::move(o)); });
        return answer.get();
    }
    QString wrongInFile() const
    {
        engine->flush();
        const auto report = storage::verify(place.place());
        if (!report) return report.error().text();
        return report->findings.empty() ? QString() : report->findings.front().what;
    }
    int left(int night) const
    {
        const auto s = engine->snapshot(property);
        return (*s)->ledger.left(0, kToday + night);
    }
    /// A prepaid booking of two nights from tomorrow whose payment is complete.
    Answer paid(SagaState &state) const
    {
        const auto first = once("a", "{}", request(QStringLiteral("Maria Silva"), kPrepaid));
        const Caller worker{property, kEngineActor, {}, {}};
        state = (*engine->snapshot(property))->sagas.front().state;
        state.stage = SagaStage::Paying;
        const bool pinned =
            engine->run(AdvanceSaga{worker, first->saga, state, HoldWrite::Pin, {}}).has_value();
        state.stage = SagaStage::Done;
        state.end = SagaEnd::Booked;
        state.payment = "pi_1";
        const auto sold = engine->run(
            AdvanceSaga{worker, first->saga, state, HoldWrite::Sell, ClaimAnswer{201, "paid"}});
        return pinned && sold ? *sold : Answer{};
    }
    /// Concurrently, each in a thread of its own.
    std::vector<Result<engine::Once>> together(
        int callers, const std::function<Result<engine::Once>(int)> &ask) const
    {
        std::vector<Result<engine::Once>> answers(size_t(callers), engine::Once{});
        std::atomic<bool> go{false};
        std::vector<std::thread> threads;
        for (int i = 0; i < callers; ++i) {
            threads.emplace_back([&, i] {
                while (!go) std::this_thread::yield();
                answers[size_t(i)] = ask(i);
            });
        }
        go = true;
        for (std::thread &t : threads) t.join();
        return answers;
    }
};

}  // namespace

class TestOnce : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void underOneKeyThereIsOneEffect();
    void underManyKeysThereIsOneBooking();
    void aRefusalIsRepeatedToo();
    void anotherBodyIsAnError();
    void whatIsBusyIsNotKept();
    void afterARestartTheAnswerIsTheSame();
    void anAnswerThatCannotBeReadIsAskedForAgain();
    void aPaymentUnderWayIsWaitedFor();
    void aCancellationIsAnsweredWithTheEndOfThePayment();
    void aKeyThatWillNotBeAnsweredIsClosed();
    void whatWasPaidGoesBackAfterARestart();
    void whatWasPaidIsGivenBackAfterARestart();
    void duplicatesAreFoundAfterARestart();
};

void TestOnce::underOneKeyThereIsOneEffect()
{
    EngineInPlace place;
    place.make(kCallers);
    const RequestBooking request = place.request(QStringLiteral("Maria Silva"));
    const auto answers =
        place.together(kCallers, [&](int) { return place.once("key", "{}", request); });
    int first = 0;
    for (const auto &a : answers) {
        QVERIFY(a.has_value());
        QCOMPARE(a->answer.status, 201);
        QCOMPARE(a->answer.body, answers.front()->answer.body);
        first += !a->repeated;
    }
    QCOMPARE(first, 1);
    QCOMPARE(place.left(1), kCallers - 1);
}

void TestOnce::underManyKeysThereIsOneBooking()
{
    EngineInPlace place;
    place.make(kCallers);
    const RequestBooking request = place.request(QStringLiteral("Maria Silva"));
    const auto answers = place.together(
        kCallers, [&](int i) { return place.once("key" + QByteArray::number(i), "{}", request); });
    const auto booked = std::count_if(answers.begin(), answers.end(),
                                      [](const auto &a) { return a && a->answer.status == 201; });
    const auto refused = std::count_if(answers.begin(), answers.end(),
                                       [](const auto &a) { return a && a->answer.status == 409; });
    QCOMPARE(booked, 1);
    QCOMPARE(refused, kCallers - 1);
    QCOMPARE(place.left(1), kCallers - 1);
}

void TestOnce::aRefusalIsRepeatedToo()
{
    EngineInPlace place;
    place.make(1);
    QVERIFY(place.once("a", "{}", place.request(QStringLiteral("Maria Silva"))));
    const RequestBooking late = place.request(QStringLiteral("Rui Costa"));
    const auto refused = place.once("b", "{}", late);
    QCOMPARE(refused->answer.status, 409);
    // Even if rooms are available by then.
    const auto now = place.engine->snapshot(place.property);
    QVERIFY(place.engine->run(
        CancelBooking{{place.property, kDeskActor, {}, {}}, (*now)->bookings.front().id, 0}));
    const auto again = place.once("b", "{}", late);
    QVERIFY(again && again->repeated);
    QVERIFY(again->answer == refused->answer);
    QCOMPARE(place.once("c", "{}", late)->answer.status, 201);
}

void TestOnce::anotherBodyIsAnError()
{
    EngineInPlace place;
    place.make(2);
    const RequestBooking request = place.request(QStringLiteral("Maria Silva"));
    QVERIFY(place.once("a", "{}", request));
    const auto other = place.once("a", "{ }", request);
    QVERIFY(!other && other.error().code == ErrorCode::Duplicate);
    QCOMPARE(other.error().field, QStringLiteral("Idempotency-Key"));
    const auto none = place.once({}, "{}", request);
    QVERIFY(!none && none.error().code == ErrorCode::Invalid);
    QCOMPARE(place.left(1), 1);
}

void TestOnce::whatIsBusyIsNotKept()
{
    EngineInPlace place;
    place.make(2);
    RequestBooking request = place.request(QStringLiteral("Maria Silva"));
    const Claim claim{ActorId{7}, "a", claimHash("POST", "{}")};
    std::promise<bool> promise;
    place.engine->once(
        claim, {request}, [](const auto &) { return std::optional<ClaimAnswer>(); },
        [&](Result<engine::Once> &&o) { promise.set_value(o.has_value()); });
    QVERIFY(!promise.get_future().get());
    const auto kept = place.engine->snapshot(place.property);
    QVERIFY(kept.has_value());
}

void TestOnce::afterARestartTheAnswerIsTheSame()
{
    EngineInPlace place;
    place.make(2);
    const RequestBooking request = place.request(QStringLiteral("Maria Silva"));
    const auto first = place.once("a", "{}", request);
    place.open();
    const auto again = place.once("a", "{}", request);
    QVERIFY(again && again->repeated);
    QVERIFY(again->answer == first->answer);
    QVERIFY(!place.once("a", "[]", request));
    QCOMPARE(place.left(1), 1);
}

/// Not returned as an answer without a status, and not executed a second time.
void TestOnce::anAnswerThatCannotBeReadIsAskedForAgain()
{
    EngineInPlace place;
    place.make(4);
    const RequestBooking request = place.request(QStringLiteral("Maria Silva"));
    QVERIFY(place.once("key", "{}", request).has_value());
    place.open();
    place.place.tamper(QStringLiteral("UPDATE claim SET claim_key = 'moved'"));
    const auto lost = place.once("key", "{}", request);
    QVERIFY(!lost);
    QCOMPARE(lost.error().code, ErrorCode::Busy);
    QCOMPARE(place.left(1), 3);
    place.place.tamper(QStringLiteral("UPDATE claim SET claim_key = 'key'"));
    const auto found = place.once("key", "{}", request);
    QVERIFY(found && found->repeated);
    QCOMPARE(found->answer.status, 201);
}

void TestOnce::aPaymentUnderWayIsWaitedFor()
{
    EngineInPlace place;
    place.make(2);
    const RequestBooking request = place.request(QStringLiteral("Maria Silva"), kPrepaid);
    const auto first = place.once("a", "{}", request);
    QVERIFY(first && first->saga && first->answer.status == 0);
    place.open();
    auto open = place.engine->snapshot(place.property);
    QCOMPARE((*open)->sagas.size(), size_t(1));
    const SagaRow row = (*open)->sagas.front();
    QCOMPARE(row.id, first->saga);
    QCOMPARE(row.key, QByteArray("a"));
    QVERIFY(place.once("a", "{}", request)->saga == first->saga);

    const Caller engine{place.property, kEngineActor, {}, {}};
    SagaState s = row.state;
    s.stage = SagaStage::Paying;
    QVERIFY(place.engine->run(AdvanceSaga{engine, row.id, s, HoldWrite::Pin, {}}));
    place.clock.advance(10'000 * kSecond);
    place.open();  // its hold is pinned, whatever the clock
    s.stage = SagaStage::Done;
    s.end = SagaEnd::Booked;
    s.payment = "pi_1";
    const auto sold = place.engine->run(
        AdvanceSaga{engine, row.id, s, HoldWrite::Sell, ClaimAnswer{201, "paid"}});
    QVERIFY(sold.has_value());
    for (int i = 0; i < 2; ++i) {
        const auto told = place.once("a", "{}", request);
        QVERIFY(told && told->repeated);
        QCOMPARE(told->answer.body, QByteArray("paid"));
        place.open();
    }
    QCOMPARE(place.left(1), 1);
}

/// The file contains the cancellation from the commit of its key on.
void TestOnce::aCancellationIsAnsweredWithTheEndOfThePayment()
{
    EngineInPlace place;
    place.make(2);
    const auto first =
        place.once("a", "{}", place.request(QStringLiteral("Maria Silva"), kPrepaid));
    const BookingId id{first->saga.value};
    const auto cancelled = place.cancel("b", id);
    QVERIFY(cancelled && cancelled->answer.status == 0);
    QCOMPARE(cancelled->saga, first->saga);
    place.open();
    SagaState s = (*place.engine->snapshot(place.property))->sagas.front().state;
    QCOMPARE(s.why, SagaEnd::Cancelled);
    QCOMPARE(place.cancel("b", id)->saga, first->saga);
    QCOMPARE(place.wrongInFile(), QString());
    const Caller engine{place.property, kEngineActor, {}, {}};
    s.stage = SagaStage::Failed;
    s.end = SagaEnd::Cancelled;
    AdvanceSaga end{engine, first->saga, s, HoldWrite::Release, ClaimAnswer{409, "not booked"}};
    end.cancelled = ClaimAnswer{200, "cancelled"};
    QVERIFY(place.engine->run(end));
    QCOMPARE(place.wrongInFile(), QString());
    for (int i = 0; i < 2; ++i) {
        const auto told = place.cancel("b", id);
        QVERIFY(told && told->repeated);
        QCOMPARE(told->answer.body, QByteArray("cancelled"));
        QCOMPARE(place.once("a", "{}", place.request(QStringLiteral("Maria Silva"), kPrepaid))
                     ->answer.body,
                 QByteArray("not booked"));
        place.open();
    }
    QCOMPARE(place.left(1), 2);
}

/// As left by earlier versions if a cancellation was interrupted.
void TestOnce::aKeyThatWillNotBeAnsweredIsClosed()
{
    for (const bool again : {false, true}) {
        EngineInPlace place;
        place.make(2);
        SagaState state;
        const BookingId id = place.paid(state).booking;
        QVERIFY(place.cancel("b", BookingId{4711}));
        place.engine.reset();
        place.place.tamper(
            QStringLiteral("UPDATE claim SET status = 0, saga = %1 WHERE claim_key = 'b'")
                .arg(id.value));
        place.open();
        QVERIFY(!place.wrongInFile().isEmpty());
        // A repeat of the key is decided by the booking's current state; else it is closed
        // automatically.
        if (again)
            QCOMPARE(place.cancel("b", id)->answer.status, 201);
        else
            place.engine->tick();
        place.open();  // accepted changes are in the file by then
        QCOMPARE(place.wrongInFile(), QString());
        QCOMPARE(place.left(1), again ? 2 : 1);
        if (again) QVERIFY(place.cancel("b", id)->repeated);
    }
}

void TestOnce::whatWasPaidGoesBackAfterARestart()
{
    EngineInPlace place;
    place.make(2);
    SagaState s;
    const Answer sold = place.paid(s);
    QVERIFY(sold.booking);
    place.open();
    const auto over =
        place.engine->run(CancelBooking{{place.property, kDeskActor, {}, {}}, sold.booking, 1});
    QVERIFY(over && over->saga);
    place.open();
    const auto left = place.engine->snapshot(place.property);
    QCOMPARE((*left)->sagas.size(), size_t(1));
    QCOMPARE((*left)->sagas.front().state.amount.minor, s.amount.minor - over->fee);
    QCOMPARE((*left)->sagas.front().state.payment, QByteArray("pi_1"));
}

void TestOnce::whatWasPaidIsGivenBackAfterARestart()
{
    EngineInPlace place;
    place.make(2);
    SagaState s;
    const Answer sold = place.paid(s);
    place.open();
    const CancelBooking cancel{{place.property, kDeskActor, {}, {}}, sold.booking, 1};
    const auto over = place.engine->run(cancel);
    QVERIFY(over && over->saga);
    // Once: a closed booking has no balance left.
    place.open();
    const auto again = place.engine->run(cancel);
    QVERIFY(again && again->repeated && !again->saga);
}

void TestOnce::duplicatesAreFoundAfterARestart()
{
    EngineInPlace place;
    place.make(4);
    QVERIFY(place.once("a", "{}", place.request(QStringLiteral("Maria Silva"))));
    place.open();
    const auto again = place.once("b", "{}", place.request(QStringLiteral("SILVA MARIA")));
    QCOMPARE(again->answer.status, 409);
    QCOMPARE(place.left(1), 3);
}

QTEST_GUILESS_MAIN(TestOnce)
#include "test_once.moc"
