// SPDX-License-Identifier: GPL-3.0-or-later
// Every path queries the shared duplicate store before it books, with the candidates that the
// command will create, and reports their outcome; without the store's answer nothing is decided,
// and no lock is held.
#include "engine/central_port.h"
#include "engine/engine_hotel.h"
#include "engine/group_calls.h"

#include <QTest>

#include <future>
#include <mutex>
#include <utility>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using engine::GroupCalls;

namespace {

/// Returns the configured answer, at once or when released.
class Store final : public engine::CentralPort {
public:
    void check(std::vector<dedup::Asked> request, Said done) override
    {
        asked.push_back(request);
        storage::CentralAnswer answer;
        answer.said = says;
        if (says == dedup::Central::Duplicate) {
            dedup::Candidate other = request.front().candidate;
            other.id = dedup::CandidateId{1};
            answer.matches = {dedup::matchOf(other)};
        }
        if (waits)
            waiting.push_back([answer, done] { done(answer); });
        else
            done(answer);
    }
    void decided(std::vector<dedup::Asked> request, dedup::Central said, bool stays) override
    {
        const std::lock_guard alone(lock);
        told.push_back({request.front().candidate.id, said, stays});
    }
    struct Told {
        dedup::CandidateId first;
        dedup::Central said;
        bool stays;
    };
    dedup::Central says = dedup::Central::Continue;
    bool waits = false;
    std::vector<std::vector<dedup::Asked>> asked;
    std::vector<std::function<void()>> waiting;
    std::mutex lock;
    std::vector<Told> told;
};

struct Hotel : EngineHotel {
    Hotel()
    {
        if (const auto ok = make(1, 8); !ok) qFatal("%s", qPrintable(ok.error().text()));
        engine->setCentral(property, store);
    }
    TakeHold hold() const
    {
        TakeHold what;
        what.caller = desk();
        what.roomType = RoomTypeId{1};
        what.stay = Stay(kToday + 1, 2);
        what.plan = RatePlanId{1};
        what.adults = 1;
        return what;
    }
    static Guest guest()
    {
        Guest g;
        g.name = QStringLiteral("Maria Silva");
        g.email = QStringLiteral("maria@example.org");
        return g;
    }
    RecordReservation told(int part) const
    {
        RecordReservation c;
        c.caller = desk();
        c.roomType = RoomTypeId{1};
        c.stay = Stay(kToday + 1, 2);
        c.guest = guest();
        c.key = {"R-1", part};
        return c;
    }
    std::shared_ptr<Store> store = std::make_shared<Store>();
};

using Way = std::function<Result<Answer>(Hotel &)>;

Result<Answer> confirmed(Hotel &h)
{
    const HoldId held = h.engine->run(h.hold())->hold;
    return h.engine->run(ConfirmHold{h.desk(), held, Hotel::guest(), true, {}});
}

Result<Answer> submitted(Hotel &h)
{
    return h.engine->submit(HoldAndConfirm{h.hold(), Hotel::guest(), true, {}}).result();
}

Result<Answer> delivered(Hotel &h)
{
    std::promise<Result<Answer>> promise;
    auto answer = promise.get_future();
    h.engine->groups().deliver({Command(h.told(1))}, {}, [&](Result<GroupCalls::Answers> &&all) {
        promise.set_value(all ? all->front() : Result<Answer>(tl::unexpected(all.error())));
    });
    return answer.get();
}

Result<Answer> calledWithOthers(Hotel &h)
{
    std::promise<Result<Answer>> promise;
    auto answer = promise.get_future();
    h.engine->groups().callAll({Command(HoldAndConfirm{h.hold(), Hotel::guest(), true, {}})},
                               [&](size_t, Result<Answer> a) { promise.set_value(std::move(a)); });
    return answer.get();
}

Result<Answer> requested(Hotel &h)
{
    RequestBooking c;
    c.caller = h.desk(200);
    c.what = h.hold();
    c.what->caller = c.caller;
    c.guest = Hotel::guest();
    c.sagaKey = "saga-key-1";
    c.claim = {ActorId{200}, "key-1", claimHash("POST /v1/bookings", "{}")};
    std::promise<Result<Answer>> promise;
    auto answer = promise.get_future();
    h.engine->once(
        c.claim, {Command(c)},
        [](const std::vector<Result<Answer>> &) {
            return std::optional(ClaimAnswer{201, "answered"});
        },
        [&](Result<engine::Once> &&once) { promise.set_value(once->answers.front()); });
    return answer.get();
}

}  // namespace

class TestConsult : public QObject {
    Q_OBJECT

private slots:
    void everyEntryPointAsksBeforeItBooks_data();
    void everyEntryPointAsksBeforeItBooks();
    void nothingIsHeldWhileTheStoreIsAsked();
    void roomsOfOneMessageAreOneRequest();
    void whatBooksNothingIsNotAskedAbout();
};

void TestConsult::everyEntryPointAsksBeforeItBooks_data()
{
    QTest::addColumn<Way>("way");
    QTest::addColumn<bool>("taken");  // whatever the store answers
    QTest::newRow("hold confirmed") << Way(confirmed) << false;
    QTest::newRow("desk") << Way(submitted) << false;
    QTest::newRow("channel") << Way(delivered) << true;
    QTest::newRow("several at once") << Way(calledWithOthers) << false;
    QTest::newRow("request") << Way(requested) << false;
}

void TestConsult::everyEntryPointAsksBeforeItBooks()
{
    QFETCH(Way, way);
    QFETCH(bool, taken);
    using dedup::Central;
    Hotel fine;
    QVERIFY(way(fine));
    QCOMPARE(fine.store->asked.size(), size_t(1));
    const dedup::Candidate asked = fine.store->asked.front().front().candidate;
    fine.engine->flush();
    QCOMPARE(fine.store->told.size(), size_t(1));
    QCOMPARE(fine.store->told.front().first, asked.id);
    QVERIFY(fine.store->told.front().stays);

    Hotel twice;
    twice.store->says = Central::Duplicate;
    const auto answer = way(twice);
    QCOMPARE(answer.has_value(), taken);
    if (!taken) QCOMPARE(answer.error().code, ErrorCode::Duplicate);
    if (taken)
        QCOMPARE(twice.engine->snapshot(twice.property).value()->undecided.size(), size_t(1));
    twice.engine->flush();
    QCOMPARE(twice.store->told.front().stays, taken);

    for (const Central away : {Central::Away, Central::Late}) {
        Hotel alone;
        alone.store->says = away;
        QVERIFY(way(alone));
    }
}

/// Other calls are answered meanwhile.
void TestConsult::nothingIsHeldWhileTheStoreIsAsked()
{
    Hotel h;
    h.store->waits = true;
    std::promise<Result<Answer>> promise;
    auto answer = promise.get_future();
    h.engine->call(Command(HoldAndConfirm{h.hold(), Hotel::guest(), true, {}}),
                   [&](Result<Answer> &&a) { promise.set_value(std::move(a)); });
    QCOMPARE(h.store->waiting.size(), size_t(1));
    const auto held = h.engine->run(h.hold());
    QVERIFY(held.has_value());
    QVERIFY(h.engine->run(ReleaseHold{h.desk(), held->hold}));
    QVERIFY(h.engine->snapshot(h.property).value()->bookings.empty());
    // Answered and forgotten: what asks keeps the store.
    std::exchange(h.store->waiting, {}).front()();
    QVERIFY(answer.get());
    QCOMPARE(h.engine->snapshot(h.property).value()->bookings.size(), size_t(1));
}

void TestConsult::roomsOfOneMessageAreOneRequest()
{
    Hotel h;
    std::promise<bool> promise;
    auto fine = promise.get_future();
    h.engine->groups().deliver(
        {Command(h.told(1)), Command(h.told(2))}, {},
        [&](Result<GroupCalls::Answers> &&all) { promise.set_value(all.has_value()); });
    QVERIFY(fine.get());
    QCOMPARE(h.store->asked.size(), size_t(1));
    QCOMPARE(h.store->asked.front().size(), size_t(2));
    QCOMPARE(h.store->asked.front()[0].candidate.ordinal, 1);
    QCOMPARE(h.store->asked.front()[1].candidate.ordinal, 2);
    QVERIFY(h.engine->snapshot(h.property).value()->undecided.empty());
}

void TestConsult::whatBooksNothingIsNotAskedAbout()
{
    Hotel h;
    const auto booked = h.engine->run(HoldAndConfirm{h.hold(), Hotel::guest(), true, {}});
    QVERIFY(h.engine->run(h.hold()));
    QVERIFY(h.engine->run(HoldAndConfirm{h.hold(), {}, true, {}}));  // no guest known
    QVERIFY(h.engine->run(CancelBooking{h.desk(), booked->booking}));
    QCOMPARE(h.store->asked.size(), size_t(1));
    h.engine->setCentral(h.property, nullptr);
    QVERIFY(h.engine->run(HoldAndConfirm{h.hold(), Hotel::guest(), true, {}}));
    QCOMPARE(h.store->asked.size(), size_t(1));
}

QTEST_GUILESS_MAIN(TestConsult)
#include "test_consult.moc"
