// SPDX-License-Identifier: GPL-3.0-or-later
// State besides the rows, after a batch of which the database refused rows: hold time stays where a
// clock set it, and so must the deadlines of holds; the log names the user who confirmed it; what
// is closed, undone or answered stays so.
#include "engine/held_writer.h"
#include "storage/reader.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

const QString kPoison = QStringLiteral("Poison");
constexpr qint64 kThreeDays = 3 * 86'400 * kSecond;
constexpr qint64 kFiveYears = 5 * 365 * 86'400LL * kSecond;

}  // namespace

class TestRepair : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        h_ = std::make_unique<HotelsInOnePlace>();
        QVERIFY(h_->make(2));
        h_->engine->flush();
        epoch_ = h_->epoch();
    }
    void cleanup()
    {
        QCOMPARE(h_->findings(), QString());
        h_.reset();
    }
    void holdsLiveOnWhereACorrectionIsRepaired();
    void holdsThatWereSpentBeforeItComeBackWithTheirTime();
    void aConfirmedClockIsInTheLogOfARepairedHotel();
    void whatTheLogRefusesIsNotConfirmed();
    void whatIsCancelledAgainIsKnownToBeOver();
    void aStepIsUndoneOnce();
    void aHoldKeepsTheTermsThatItWasTakenUnder();
    void aKeyIsAnsweredAsTheFirstTime();

private:
    using OnceSaid = std::future<Result<engine::Once>>;
    OnceSaid once(const QByteArray &key, const QString &guest) const
    {
        const auto promise = std::make_shared<std::promise<Result<engine::Once>>>();
        h_->engine->once(
            {ActorId{7}, key, claimHash("POST", "{}")}, {h_->book(0, guest, 9)},
            [](const std::vector<Result<Answer>> &a) {
                return std::optional(ClaimAnswer{a.front() ? 201 : 409, "said"});
            },
            [promise](Result<engine::Once> &&said) { promise->set_value(std::move(said)); });
        return promise->get_future();
    }
    Result<Answer> take(size_t hotel, Durability durability, int in = 1) const
    {
        TakeHold c = h_->book(hotel, {}, in).what;
        c.caller.channel = {};  // with a ceiling of half an hour
        c.ttlSeconds = 3600;
        c.durability = durability;
        return h_->engine->run(Command(c));
    }
    qint64 secondsLeft(size_t hotel, HoldId id) const
    {
        const auto s = *h_->engine->snapshot(h_->hotels[hotel]);
        for (const Hold &hold : s->holds) {
            if (hold.id == id) return (hold.deadline - s->engineNow) / kSecond;
        }
        return -1;
    }
    /// Until the engine follows a clock that was set forward.
    void passTwelveMinutes() const
    {
        for (int i = 0; i < 12 * 6; ++i) {
            h_->clock.advance(10 * kSecond);
            h_->engine->tick();
        }
        QCOMPARE(h_->engine->now(), h_->clock.wall());
    }
    int confirmations(size_t hotel) const
    {
        const auto reader = storage::Reader::open(h_->place.place());
        const auto records = (*reader)->ask(storage::RecentRecords{h_->hotels[hotel], 1'000});
        int count = 0;
        for (const Record &r : *records) count += r.kind == RecordKind::ClockConfirmed;
        return count;
    }
    std::future<Result<Answer>> confirmed(const HeldWriter &) const
    {
        h_->clock.jump(kFiveYears);
        auto answer = h_->engine->confirmClockLater(h_->desk(0), h_->clock.wall());
        const bool moved = waitFor([this] { return h_->engine->now() == h_->clock.wall(); });
        [&] { QVERIFY(moved); }();
        return std::async(std::launch::deferred,
                          [answer]() mutable { return answer.takeResult(); });
    }

    std::unique_ptr<HotelsInOnePlace> h_;
    qint64 epoch_ = 0;
};

void TestRepair::holdsLiveOnWhereACorrectionIsRepaired()
{
    h_->refuseGuest(kPoison);
    const auto durable = take(0, Durability::Durable), other = take(1, Durability::Durable);
    const auto fleeting = take(0, Durability::Volatile), sold = take(0, Durability::Durable);
    QVERIFY(durable && other && fleeting && sold);
    HeldWriter held(*h_);
    auto before = held.call(ConfirmHold{h_->desk(0), sold->hold, {}});
    h_->clock.jump(kThreeDays);
    passTwelveMinutes();
    auto refused = held.call(h_->book(0, kPoison, 9));
    auto fine = held.call(h_->book(0, QStringLiteral("A"), 9));
    held.release();
    QCOMPARE(refused.get().error().code, ErrorCode::Internal);
    QVERIFY(before.get());
    QVERIFY(fine.get());
    h_->engine->flush();
    QCOMPARE(h_->epoch(), epoch_);
    constexpr qint64 kLeft = 3600 - 12 * 60;
    QCOMPARE(secondsLeft(0, durable->hold), kLeft);
    QCOMPARE(secondsLeft(1, other->hold), kLeft);
    QCOMPARE(secondsLeft(0, fleeting->hold), kLeft);
    h_->engine->tick();
    QVERIFY(h_->engine->run(ConfirmHold{h_->desk(0), fleeting->hold, {}}));
    h_->engine.reset();
    QVERIFY(h_->open());
    QCOMPARE(secondsLeft(0, durable->hold), kLeft);
    QVERIFY(h_->engine->run(ConfirmHold{h_->desk(0), durable->hold, {}}));
}

void TestRepair::holdsThatWereSpentBeforeItComeBackWithTheirTime()
{
    h_->refuseGuest(kPoison);
    const auto spent = take(0, Durability::Volatile), late = take(0, Durability::Volatile);
    QVERIFY(spent && late);
    ConfirmHold poison{h_->desk(0), spent->hold, {}};
    poison.guest.name = kPoison;
    HeldWriter held(*h_);
    auto first = held.call(poison);
    h_->clock.jump(kThreeDays);
    passTwelveMinutes();
    poison.hold = late->hold;
    auto second = held.call(poison);
    held.release();
    QCOMPARE(first.get().error().code, ErrorCode::Internal);
    QCOMPARE(second.get().error().code, ErrorCode::Internal);
    QCOMPARE(secondsLeft(0, spent->hold), 3600 - 12 * 60);
    QCOMPARE(secondsLeft(0, late->hold), 3600 - 12 * 60);
    QVERIFY(h_->engine->run(ConfirmHold{h_->desk(0), spent->hold, {}}));
}

void TestRepair::aConfirmedClockIsInTheLogOfARepairedHotel()
{
    h_->refuseGuest(kPoison);
    const auto hold = take(0, Durability::Durable);
    {
        HeldWriter held(*h_);
        auto answer = confirmed(held);
        auto one = held.call(h_->book(0, kPoison, 9)), other = held.call(h_->book(1, kPoison, 9));
        held.release();
        QVERIFY(!one.get() && !other.get());
        QVERIFY(answer.get());
    }
    h_->engine->flush();
    QCOMPARE(confirmations(0), 1);
    QCOMPARE(confirmations(1), 1);
    QCOMPARE(secondsLeft(0, hold->hold), 3600);
    h_->engine.reset();
    QVERIFY(h_->open());
    QVERIFY(!h_->engine->clockDoubt());
    QCOMPARE(secondsLeft(0, hold->hold), 3600);
}

/// The confirming user gets the error that it is not in the log; the next start requires
/// confirmation again.
void TestRepair::whatTheLogRefusesIsNotConfirmed()
{
    if (h_->place.onServer()) QSKIP("rigged in a file");
    const auto hold = take(0, Durability::Durable);
    h_->place.tamper(QStringLiteral("CREATE TRIGGER rigged BEFORE INSERT ON event"
                                    " WHEN new.kind = %1 AND new.property = %2"
                                    " BEGIN SELECT raise(ABORT, 'rigged'); END")
                         .arg(int(RecordKind::ClockConfirmed))
                         .arg(h_->hotels[0].value));
    {
        HeldWriter held(*h_);
        auto answer = confirmed(held);
        held.release();
        QCOMPARE(answer.get().error().code, ErrorCode::Internal);
    }
    h_->engine->flush();
    QCOMPARE(confirmations(0), 0);
    QCOMPARE(confirmations(1), 1);
    QCOMPARE(secondsLeft(0, hold->hold), 3600);
}

/// With commands refused between the two, and after the first.
void TestRepair::whatIsCancelledAgainIsKnownToBeOver()
{
    h_->refuseGuest(kPoison);
    const auto booked = h_->engine->run(Command(h_->book(0, QStringLiteral("A"))));
    const CancelBooking cancel{h_->desk(0), booked->booking};
    const auto answers = h_->together({h_->book(0, kPoison, 5), cancel, h_->book(0, kPoison, 7),
                                       cancel, h_->book(0, kPoison, 9)});
    for (const size_t poison : {0, 2, 4})
        QCOMPARE(answers[poison].error().code, ErrorCode::Internal);
    QVERIFY(answers[1] && !answers[1]->repeated);
    QVERIFY2(answers[3], answers[3] ? "" : qPrintable(answers[3].error().text()));
    QVERIFY(answers[3]->repeated);
    const auto later = h_->engine->run(Command(cancel));
    QVERIFY(later && later->repeated);
    // A booking that the refused command took and cancelled never existed.
    const auto none =
        h_->together({h_->book(0, kPoison, 5), CancelBooking{h_->desk(0), BookingId{-1}}});
    QVERIFY(!none[0]);
    QCOMPARE(none[1].error().code, ErrorCode::NotFound);
    QCOMPARE(h_->epoch(), epoch_);
}

/// An undo may have read the step before it was withdrawn.
void TestRepair::aStepIsUndoneOnce()
{
    h_->refuseGuest(kPoison);
    EditCells cells;
    cells.caller = h_->desk(0);
    cells.field = CellField::MinStay;
    cells.roomTypes = {h_->type(0)};
    cells.ranges = {{kToday + 3, 2}};
    cells.value = 2;
    const auto step = h_->engine->run(EditBlock(cells));
    QVERIFY(step && step->step > 0);
    const UndoStep undo{h_->desk(0), step->step, false, {}};
    HeldWriter held(*h_);
    auto first = held.call(undo);
    auto refused = held.call(h_->book(0, kPoison, 9));
    auto second = held.call(undo);
    held.release();
    QVERIFY(!refused.get());
    QVERIFY(first.get());
    QCOMPARE(second.get().error().code, ErrorCode::WrongState);
    QCOMPARE(h_->epoch(), epoch_);
}

/// The plan's new terms are rolled back and come again with the edit that is decided anew.
void TestRepair::aHoldKeepsTheTermsThatItWasTakenUnder()
{
    h_->refuseGuest(kPoison);
    pricing::RatePlan plan = (*h_->engine->snapshot(h_->hotels[0]))->plans.front();
    plan.terms.refundable = false;
    HeldWriter held(*h_);
    auto edited = held.call(EditDescription{h_->desk(0), {{}, {}, {}, {plan}}, {}, false, {}});
    TakeHold what = h_->book(0, {}).what;
    what.durability = Durability::Volatile;
    auto taken = held.call(what);
    auto refused = held.call(h_->book(0, kPoison, 9));
    held.release();
    QVERIFY(!refused.get());
    QVERIFY(edited.get());
    const auto hold = taken.get();
    QVERIFY(hold);
    h_->engine->flush();
    const auto s = *h_->engine->snapshot(h_->hotels[0]);
    QCOMPARE(s->holds.size(), size_t(1));
    QCOMPARE(s->holds.front().id, hold->hold);
    QCOMPARE(s->holds.front().termsSeq, 2);
    QCOMPARE(h_->epoch(), epoch_);
}

void TestRepair::aKeyIsAnsweredAsTheFirstTime()
{
    h_->refuseGuest(kPoison);
    HeldWriter held(*h_);
    auto first = once("key", QStringLiteral("A"));
    auto refused = held.call(h_->book(0, kPoison, 5));
    auto again = once("key", QStringLiteral("A"));
    held.release();
    QVERIFY(!refused.get());
    const auto said = first.get(), repeated = again.get();
    QVERIFY(said && !said->repeated);
    QVERIFY2(repeated, repeated ? "" : qPrintable(repeated.error().text()));
    QVERIFY(repeated->repeated);
    QCOMPARE(repeated->answer, said->answer);
    QCOMPARE(h_->epoch(), epoch_);
}

QTEST_GUILESS_MAIN(TestRepair)
#include "test_repair.moc"
