// SPDX-License-Identifier: GPL-3.0-or-later
// SagaRunner takes no action before its commit, serialises the events of a saga, and reads the
// stored state where it is unknown.
#include "engine/scheduler/virtual_scheduler.h"
#include "reservations/sagas/saga_runner.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using reservations::EndAnswers;
using reservations::SagaRunner;
using reservations::SagaStore;

namespace {

const BookingId kBooking{7};
const SagaId kSaga{7};

/// Stores rows; results are set by the test.
class MemoryStore final : public SagaStore {
public:
    explicit MemoryStore(engine::Scheduler &scheduler) : scheduler_(scheduler) {}

    void open(Got<Rows> done) override
    {
        if (unreadable > 0) {
            --unreadable;
            done(fail(ErrorCode::Busy, {}, QStringLiteral("not now")));
            return;
        }
        Rows open;
        for (const auto &[id, row] : rows)
            if (!isSettled(row.state) || row.state.watchedUntil.micros != 0) open.push_back(row);
        done(open);
    }
    void read(SagaId id, BookingId, Got<SagaRow> done) override
    {
        ++reads;
        const auto at = rows.find(id);
        if (at == rows.end())
            done(fail(ErrorCode::NotFound, QStringLiteral("payment"), QStringLiteral("none")));
        else
            done(at->second);
    }
    void write(const SagaRow &row, HoldWrite hold, std::optional<EndAnswers> answer,
               Got<qint32> done) override
    {
        std::optional<Error> why;
        if (!failures.empty()) {
            why = failures.front();
            failures.pop_front();
        }
        // Unknown: the row may have been stored.
        if (!why || why->code == ErrorCode::Unknown) {
            rows[row.id] = row;
            history += QByteArray::number(int(row.state.stage)) + '/'
                       + QByteArray::number(int(row.state.calling)) + ' ';
            holds.push_back(hold);
            if (answer) answers.push_back(*answer);
        }
        scheduler_.later(1'000, [done, why] {
            done(why ? Result<qint32>(tl::unexpected(*why)) : Result<qint32>(1));
        });
    }

    std::map<SagaId, SagaRow> rows;
    std::deque<std::optional<Error>> failures;  ///< results of the next writes
    std::vector<HoldWrite> holds;
    std::vector<EndAnswers> answers;
    QByteArray history;
    int unreadable = 0, reads = 0;

private:
    engine::Scheduler &scheduler_;
};

/// A gateway that accepts everything, unless set to be silent.
class KindPort final : public PaymentPort {
public:
    explicit KindPort(engine::Scheduler &scheduler) : scheduler_(scheduler) {}
    void call(const PaymentRequest &request, std::function<void(PaymentAnswer)> done) override
    {
        asked.push_back(request);
        if (silent) return;
        PaymentAnswer answer;
        answer.kind = PaymentAnswer::Kind::Done;
        answer.standing = {is(request.call),
                           "pi_1",
                           request.amount,
                           is_ == PaymentStanding::Is::Captured ? request.amount.minor : 0,
                           0,
                           request.call == PaymentCall::Refund};
        if (atOnce)
            done(answer);
        else
            scheduler_.later(10'000, [done, answer] { done(answer); });
    }

    std::vector<PaymentRequest> asked;
    bool silent = false, atOnce = false, thinks = false;

private:
    PaymentStanding::Is is(PaymentCall call)
    {
        using Is = PaymentStanding::Is;
        const bool decides = call == PaymentCall::Authorise || call == PaymentCall::Ask;
        if (thinks && decides && is_ == Is::Prepared) {
            decides_ = true;
            return Is::Processing;
        }
        if (std::exchange(decides_, false)) return is_ = Is::Authorised;
        switch (call) {
        case PaymentCall::Prepare: is_ = Is::Prepared; break;
        case PaymentCall::Authorise: is_ = Is::Authorised; break;
        case PaymentCall::Capture:
        case PaymentCall::Refund: is_ = Is::Captured; break;
        case PaymentCall::Cancel: is_ = Is::Cancelled; break;
        case PaymentCall::Ask:
        case PaymentCall::None: break;
        }
        return is_;
    }
    engine::Scheduler &scheduler_;
    PaymentStanding::Is is_ = PaymentStanding::Is::None;
    bool decides_ = false;  ///< the authorisation is still being processed
};

}  // namespace

class TestSagaRunner : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingIsAskedThatIsNotStored();
    void endIsAnsweredOnceAndWithItsCommit();
    void unknownCommitIsReadAndAskedAbout();
    void unknownEndIsNotWrittenAgain();
    void refusedSaleIsGivenBack();
    void answersAtOnceAreTakenInTheirTurn();
    void gatewayThatIsTakenAwayIsAskedAbout();
    void withoutAGatewayItWaits();
    void openingIsTriedUntilItWorks();
    void aRequestUnderReviewIsNotCharged();
    void whatACommitHasCancelledIsTakenBack();
    void taskOfWhatIsOverCanBeSeen();
    void whatIsOverIsNotWrittenAtTheStart();
    void newsIsOnlyAReasonToAsk();
    void newsOfAPaymentSettlesItSooner();

private:
    SagaRow begun(qint64 amount = 10'000);
    void make();
    void run(qint64 seconds) { scheduler_->runUntil(scheduler_->now() + seconds * kSecond); }
    const SagaState &state() const { return store_->rows.at(kSaga).state; }

    std::unique_ptr<core::ManualClock> clock_;
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    std::unique_ptr<MemoryStore> store_;
    std::unique_ptr<KindPort> port_;
    std::unique_ptr<SagaRunner> runner_;
    std::vector<SagaRow> stored_;
};

void TestSagaRunner::init()
{
    stored_.clear();
    clock_ = std::make_unique<core::ManualClock>(Instant{1'750'000'000 * kSecond});
    scheduler_ = std::make_unique<engine::VirtualScheduler>(*clock_, 1);
    store_ = std::make_unique<MemoryStore>(*scheduler_);
    port_ = std::make_unique<KindPort>(*scheduler_);
    make();
}

void TestSagaRunner::cleanup()
{
    runner_.reset();
}

/// Creates a runner with empty memory.
void TestSagaRunner::make()
{
    SagaRunner::Asks asks;
    asks.render = [](const SagaRow &row) {
        const QByteArray end = QByteArray::number(int(row.state.end));
        return EndAnswers{{200, end}, {200, "cancelled " + end}};
    };
    asks.stored = [this](const SagaRow &row, const auto &) { stored_.push_back(row); };
    runner_ = std::make_unique<SagaRunner>(*scheduler_, *store_, asks);
    runner_->setPort(port_.get());
}

SagaRow TestSagaRunner::begun(qint64 amount)
{
    SagaRow row;
    row.id = kSaga;
    row.booking = kBooking;
    row.key = "key";
    row.state =
        makeSaga({SagaPurpose::Book, "saga-1", {amount, Currency()}, "pm_good", {}, {}}).value();
    store_->rows[row.id] = row;
    return row;
}

void TestSagaRunner::nothingIsAskedThatIsNotStored()
{
    runner_->look(begun());
    QVERIFY(port_->asked.empty());
    QCOMPARE(store_->history, QByteArray("2/1 "));  // written, not executed yet
    run(1);
    QCOMPARE(store_->history, QByteArray("2/1 2/2 3/3 6/0 "));
    QCOMPARE(port_->asked.size(), size_t(3));
    QCOMPARE(store_->holds, (std::vector<HoldWrite>{HoldWrite::Pin, HoldWrite::None,
                                                    HoldWrite::None, HoldWrite::Sell}));
    QCOMPARE(runner_->running(), 0);
}

void TestSagaRunner::endIsAnsweredOnceAndWithItsCommit()
{
    runner_->look(begun());
    run(60);
    QCOMPARE(store_->answers, (std::vector<EndAnswers>{{{200, "1"}, {200, "cancelled 1"}}}));
    // A finished saga does not restart, even when reported as new.
    runner_->look(store_->rows.at(kSaga));
    run(60);
    QCOMPARE(port_->asked.size(), size_t(3));
    QCOMPARE(store_->answers.size(), size_t(1));
}

void TestSagaRunner::unknownCommitIsReadAndAskedAbout()
{
    store_->failures = {std::nullopt, Error{ErrorCode::Unknown, {}, {}, -1}};
    runner_->look(begun());
    run(120);
    QCOMPARE(state().end, SagaEnd::Booked);
    // The authorisation was stored with an unknown result: the gateway was queried before the call.
    QCOMPARE(port_->asked[1].call, PaymentCall::Ask);
    QCOMPARE(store_->reads, 1);
    int authorised = 0;
    for (const PaymentRequest &r : port_->asked) authorised += r.call == PaymentCall::Authorise;
    QCOMPARE(authorised, 1);
}

void TestSagaRunner::unknownEndIsNotWrittenAgain()
{
    const Error unknown{ErrorCode::Unknown, {}, {}, -1};
    store_->failures = {std::nullopt, std::nullopt, std::nullopt, unknown};
    runner_->look(begun());
    run(120);
    QCOMPARE(state().end, SagaEnd::Booked);
    QCOMPARE(store_->history, QByteArray("2/1 2/2 3/3 6/0 "));
    QCOMPARE(store_->answers.size(), size_t(1));
    QCOMPARE(runner_->running(), 0);
    QCOMPARE(stored_.back().state.end, SagaEnd::Booked);
}

void TestSagaRunner::refusedSaleIsGivenBack()
{
    store_->failures = {std::nullopt, std::nullopt, std::nullopt,
                        Error{ErrorCode::Expired, QStringLiteral("hold"), {}, -1}};
    runner_->look(begun());
    run(120);
    QCOMPARE(state().end, SagaEnd::NotBooked);
    QCOMPARE(state().stage, SagaStage::Failed);
    QCOMPARE(port_->asked.back().call, PaymentCall::Refund);
    QCOMPARE(store_->answers, (std::vector<EndAnswers>{{{200, "4"}, {200, "cancelled 4"}}}));
}

void TestSagaRunner::answersAtOnceAreTakenInTheirTurn()
{
    port_->atOnce = true;
    runner_->look(begun());
    run(10);
    QCOMPARE(store_->history, QByteArray("2/1 2/2 3/3 6/0 "));
    QCOMPARE(state().end, SagaEnd::Booked);
}

void TestSagaRunner::gatewayThatIsTakenAwayIsAskedAbout()
{
    port_->silent = true;
    runner_->look(begun());
    run(5);
    QCOMPARE(port_->asked.size(), size_t(1));
    port_->silent = false;
    runner_->setPort(port_.get());
    run(120);
    QCOMPARE(port_->asked[1].call, PaymentCall::Ask);
    QCOMPARE(state().end, SagaEnd::Booked);
}

void TestSagaRunner::withoutAGatewayItWaits()
{
    runner_->setPort(nullptr);
    runner_->look(begun());
    run(30);
    QCOMPARE(state().end, SagaEnd::Open);
    QVERIFY(!state().said.isEmpty());
    runner_->setPort(port_.get());
    run(90);
    QCOMPARE(state().end, SagaEnd::Booked);
    // But not forever: its rooms are released.
    init();
    runner_->setPort(nullptr);
    runner_->look(begun());
    run(600);
    QCOMPARE(state().end, SagaEnd::GatewayAway);
    QCOMPARE(store_->holds.back(), HoldWrite::Release);
}

void TestSagaRunner::openingIsTriedUntilItWorks()
{
    begun();
    store_->unreadable = 3;
    runner_->open();
    QVERIFY(!runner_->trouble().isEmpty());
    run(120);
    QCOMPARE(state().end, SagaEnd::Booked);
    QVERIFY(runner_->trouble().isEmpty());
}

void TestSagaRunner::aRequestUnderReviewIsNotCharged()
{
    SagaRow row = begun();
    row.waits = true;
    store_->rows[row.id] = row;
    runner_->look(row);
    run(60);
    QVERIFY(port_->asked.empty() && store_->history.isEmpty());
    row.waits = false;
    store_->rows[row.id] = row;
    runner_->look(row);
    run(60);
    QCOMPARE(state().end, SagaEnd::Booked);
    // A saga that the engine has ended meanwhile is only reported.
    init();
    row = begun();
    row.waits = true;
    runner_->look(row);
    row.waits = false;
    row.state.stage = SagaStage::Failed;
    row.state.end = SagaEnd::NotBooked;
    runner_->look(row);
    run(60);
    QVERIFY(store_->history.isEmpty());
    QCOMPARE(stored_.size(), size_t(1));
    QCOMPARE(runner_->running(), 0);
}

void TestSagaRunner::whatACommitHasCancelledIsTakenBack()
{
    const SagaRow row = begun();
    runner_->look(row);
    SagaRow cancelled = row;
    cancelled.state.why = SagaEnd::Cancelled;
    runner_->look(cancelled);
    run(60);
    QCOMPARE(state().end, SagaEnd::Cancelled);
    QCOMPARE(store_->answers, (std::vector<EndAnswers>{{{200, "7"}, {200, "cancelled 7"}}}));
    for (const PaymentRequest &r : port_->asked) QVERIFY(r.call != PaymentCall::Capture);
}

void TestSagaRunner::taskOfWhatIsOverCanBeSeen()
{
    SagaRow row = begun();
    row.state.stage = SagaStage::Failed;
    row.state.end = SagaEnd::NotBooked;
    row.state.task = SagaTask::NotBooked;
    store_->rows[row.id] = row;
    std::optional<Result<void>> heard;
    runner_->handleEvent(kSaga, kBooking, SagaPersonSays{SagaPersonSays::What::Seen},
                         [&](const Result<void> &ok) { heard = ok; });
    run(5);
    QVERIFY(heard && *heard);
    QCOMPARE(state().task, SagaTask::None);
    QCOMPARE(runner_->running(), 0);
    runner_->handleEvent(SagaId{8}, kBooking, SagaPersonSays{},
                         [&](const Result<void> &ok) { heard = ok; });
    QCOMPARE(heard->error().code, ErrorCode::NotFound);
}

void TestSagaRunner::whatIsOverIsNotWrittenAtTheStart()
{
    SagaRow row = begun();
    row.state.stage = SagaStage::Failed;
    row.state.end = SagaEnd::NotBooked;
    row.state.task = SagaTask::NotBooked;
    row.state.watchedUntil = scheduler_->now() + kRefundReturns;
    store_->rows[row.id] = row;
    runner_->open();
    run(60);
    QVERIFY(store_->history.isEmpty());
    QCOMPARE(runner_->running(), 0);
    QCOMPARE(runner_->watched(), 1);
    QCOMPARE(port_->asked.size(), size_t(1));
    QCOMPARE(port_->asked.front().call, PaymentCall::Ask);
}

void TestSagaRunner::newsIsOnlyAReasonToAsk()
{
    runner_->look(begun());
    run(0);
    runner_->news("pi_1");  // its payment is not known yet
    run(60);
    QCOMPARE(port_->asked.size(), size_t(3));
    QCOMPARE(state().end, SagaEnd::Booked);
}

/// News from the gateway replaces waiting for the next query.
void TestSagaRunner::newsOfAPaymentSettlesItSooner()
{
    port_->thinks = true;
    runner_->look(begun());
    run(60);
    QCOMPARE(state().end, SagaEnd::Open);
    const size_t asked = port_->asked.size();
    port_->thinks = false;
    run(1);
    runner_->news("pi_of_others");
    run(1);
    QCOMPARE(port_->asked.size(), asked);
    runner_->news("pi_1");
    runner_->news("pi_1");
    run(1);
    QCOMPARE(state().end, SagaEnd::Booked);
    // One query for both notifications, then the capture.
    QCOMPARE(port_->asked.size(), asked + 2);
    runner_->news("pi_1");
    run(1);
    QCOMPARE(port_->asked.size(), asked + 2);
}

QTEST_GUILESS_MAIN(TestSagaRunner)
#include "test_saga_runner.moc"
