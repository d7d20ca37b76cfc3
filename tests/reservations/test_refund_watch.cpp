// SPDX-License-Identifier: GPL-3.0-or-later
// Refunds that succeeded are asked about once a day and after a start, one at a time and slowly:
// many of them never exceed the gateway's rate limits, and one without an answer delays no other.
#include "engine/scheduler/virtual_scheduler.h"
#include "reservations/sagas/refund_watch.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using reservations::RefundWatch;

namespace {

using Kind = PaymentAnswer::Kind;
using First = RefundWatch::First;

/// Answers every question after a second, in the given way.
class DatedPort final : public PaymentPort {
public:
    explicit DatedPort(engine::Scheduler &scheduler) : scheduler_(scheduler) {}
    void call(const PaymentRequest &request, std::function<void(PaymentAnswer)> done) override
    {
        asked.push_back({scheduler_.now(), request});
        ++open;
        most = std::max(most, open);
        if (silent) return;
        scheduler_.later(kSecond, [this, done, answer = answerOf(request)] {
            --open;
            done(answer);
        });
    }
    int times(const QByteArray &payment) const
    {
        return int(std::count_if(asked.begin(), asked.end(),
                                 [&](const auto &one) { return one.second.payment == payment; }));
    }

    std::vector<std::pair<Instant, PaymentRequest>> asked;
    std::map<QByteArray, PaymentAnswer> others;  ///< by payment
    bool silent = false;
    int open = 0, most = 0;

private:
    PaymentAnswer answerOf(const PaymentRequest &request) const
    {
        if (const auto other = others.find(request.payment); other != others.end())
            return other->second;
        PaymentAnswer answer;
        answer.kind = Kind::Done;
        answer.standing.payment = request.payment;
        return answer;
    }
    engine::Scheduler &scheduler_;
};

}  // namespace

class TestRefundWatch : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void eachIsAskedAboutOnceADay();
    void manyAreAskedAboutOneByOne();
    void whatIsNotWatchedIsNotAskedAbout();
    void newsIsAskedAboutNext();
    void aRateLimitPausesAll();
    void oneWithoutAnAnswerDelaysNoOther();
    void anotherGatewayIsAskedInstead();

private:
    SagaRow refund(int number, qint64 watchedFor = 30 * kDay) const;
    void run(qint64 micros) { scheduler_->runUntil(scheduler_->now() + micros); }

    std::unique_ptr<core::ManualClock> clock_;
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    std::unique_ptr<DatedPort> port_;
    std::unique_ptr<RefundWatch> watch_;
    std::vector<SagaId> answered_;
    const SagaTimes times_;
};

void TestRefundWatch::init()
{
    answered_.clear();
    clock_ = std::make_unique<core::ManualClock>(Instant{1'750'000'000 * kSecond});
    scheduler_ = std::make_unique<engine::VirtualScheduler>(*clock_, 1);
    port_ = std::make_unique<DatedPort>(*scheduler_);
    watch_ = std::make_unique<RefundWatch>(
        *scheduler_, times_,
        [this](const SagaRow &row, const PaymentAnswer &) { answered_.push_back(row.id); });
    watch_->setPort(port_.get());
}

void TestRefundWatch::cleanup()
{
    watch_.reset();
}

SagaRow TestRefundWatch::refund(int number, qint64 watchedFor) const
{
    SagaRow row;
    row.id = SagaId{number};
    row.state.purpose = SagaPurpose::Refund;
    row.state.stage = SagaStage::Done;
    row.state.end = SagaEnd::Refunded;
    row.state.key = "refund-" + QByteArray::number(number);
    row.state.payment = "pi_" + QByteArray::number(number);
    row.state.watchedUntil = scheduler_->now() + watchedFor;
    return row;
}

void TestRefundWatch::eachIsAskedAboutOnceADay()
{
    watch_->keep(refund(1), First::InADay);
    watch_->keep(refund(2), First::Soon);
    run(kHour);
    QCOMPARE(port_->asked.size(), size_t(1));
    QCOMPARE(port_->asked.front().second.call, PaymentCall::Ask);
    QCOMPARE(port_->asked.front().second.reference, QByteArray("refund-2"));
    QCOMPARE(answered_, (std::vector<SagaId>{SagaId{2}}));
    run(30 * kDay);
    QCOMPARE(port_->times("pi_1"), 29);  // after 1, 2, ... 29 days
    QCOMPARE(port_->times("pi_2"), 30);
    QCOMPARE(watch_->size(), 0);
    const size_t asked = port_->asked.size();
    run(10 * kDay);
    QCOMPARE(port_->asked.size(), asked);
}

void TestRefundWatch::manyAreAskedAboutOneByOne()
{
    constexpr int kMany = 500;
    for (int i = 1; i <= kMany; ++i) watch_->keep(refund(i), First::Soon);
    run(kDay / 2);
    QCOMPARE(port_->asked.size(), size_t(kMany));
    QCOMPARE(port_->most, 1);
    for (size_t i = 1; i < port_->asked.size(); ++i)
        QVERIFY(port_->asked[i].first - port_->asked[i - 1].first >= times_.watchPause);
    for (int i = 1; i <= kMany; ++i) QCOMPARE(port_->times("pi_" + QByteArray::number(i)), 1);
}

void TestRefundWatch::whatIsNotWatchedIsNotAskedAbout()
{
    SagaRow open = refund(1);
    open.state.stage = SagaStage::Refunding;
    watch_->keep(open, First::Soon);
    watch_->keep(refund(2, 0), First::Soon);
    QCOMPARE(watch_->size(), 0);
    // One that a user has taken up again.
    watch_->keep(refund(3), First::InADay);
    QCOMPARE(watch_->size(), 1);
    SagaRow again = refund(3);
    again.state.stage = SagaStage::Refunding;
    watch_->keep(again, First::InADay);
    QCOMPARE(watch_->size(), 0);
    run(3 * kDay);
    QVERIFY(port_->asked.empty());
}

void TestRefundWatch::newsIsAskedAboutNext()
{
    watch_->keep(refund(1), First::InADay);
    watch_->keep(refund(2), First::InADay);
    watch_->news("pi_of_others");
    run(kHour);
    QVERIFY(port_->asked.empty());
    watch_->news("pi_2");
    watch_->news("pi_2");
    run(kHour);
    QCOMPARE(port_->asked.size(), size_t(1));
    QCOMPARE(port_->asked.front().second.payment, QByteArray("pi_2"));
}

void TestRefundWatch::aRateLimitPausesAll()
{
    PaymentAnswer later;
    later.kind = Kind::TryLater;
    later.retryAfterSeconds = 1'200;
    for (int i = 1; i <= 3; ++i) {
        port_->others["pi_" + QByteArray::number(i)] = later;
        watch_->keep(refund(i), First::Soon);
    }
    run(1'200 * kSecond);
    QCOMPARE(port_->asked.size(), size_t(1));
    port_->others.clear();
    run(kDay / 2);
    for (int i = 1; i <= 3; ++i) QVERIFY(port_->times("pi_" + QByteArray::number(i)) <= 2);
    QCOMPARE(answered_.size(), size_t(3));
}

void TestRefundWatch::oneWithoutAnAnswerDelaysNoOther()
{
    port_->others["pi_1"] = PaymentAnswer();  // unknown
    for (int i = 1; i <= 3; ++i) watch_->keep(refund(i), First::Soon);
    run(kHour);
    QCOMPARE(answered_, (std::vector<SagaId>{SagaId{2}, SagaId{3}}));
    port_->others.clear();
    run(3 * kHour);
    QCOMPARE(answered_, (std::vector<SagaId>{SagaId{2}, SagaId{3}, SagaId{1}}));
}

void TestRefundWatch::anotherGatewayIsAskedInstead()
{
    port_->silent = true;
    watch_->keep(refund(1), First::Soon);
    watch_->keep(refund(2), First::Soon);
    run(kHour);
    QCOMPARE(port_->asked.size(), size_t(1));  // no answer yet
    watch_->setPort(nullptr);
    run(kDay);
    QCOMPARE(port_->asked.size(), size_t(1));
    DatedPort other(*scheduler_);
    watch_->setPort(&other);
    run(kHour);
    QCOMPARE(other.asked.size(), size_t(2));
    QCOMPARE(answered_.size(), size_t(2));
    watch_->setPort(nullptr);
}

QTEST_GUILESS_MAIN(TestRefundWatch)
#include "test_refund_watch.moc"
