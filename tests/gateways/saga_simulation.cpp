// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/saga_simulation.h"

#include "gateways/payment_simulations.h"

namespace roomrack::tests {

using namespace booking;

namespace {

constexpr qint64 kHoldTime = 5 * kMinute;

simulator::GatewayBehavior mannersOf(const SagaSimulationOptions &options)
{
    simulator::GatewayBehavior behavior = mannersFor(options.faults);
    if (!options.onlyHalves)
        behavior.refundPends = behavior.refundFails = behavior.refundReturns = options.faults / 4;
    if (options.gatewayForgets) behavior.forgetsKeys = 0.3;
    return behavior;
}

simulator::FaultRates faultsOf(const SagaSimulationOptions &options)
{
    auto faults = simulator::FaultRates::all(options.faults);
    if (options.gatewayForgets) faults.appliedLate = faults.twice = faults.reordered = 0;
    return faults;
}

}  // namespace

/// State that is lost in a crash.
struct SagaSimulation::Memory {
    Memory(SagaSimulation &w)
        : transport(w.scheduler_, w.gateway_, w.faults_, [](const auto &, const auto &) {}),
          port({QStringLiteral("https://gateway.example"), kGatewaySecret, 30}, transport,
               [&w](const gateways::GatewayMessage &m) {
                   w.log_ += m.what.toUtf8() + m.key + m.request + m.answer + m.said.toUtf8();
               })
    {}
    Alive alive;
    std::map<size_t, Running> running;
    MockTransport transport;
    gateways::IntentGateway port;
};

template <typename F>
auto SagaSimulation::inMemory(F f)
{
    return memory_->alive.only(std::move(f));
}

SagaSimulation::SagaSimulation(SagaSimulationOptions options)
    : options_(std::move(options)), clock_(Instant{1'750'000'000 * kSecond}),
      scheduler_(clock_, options_.seed), faults_(faultsOf(options_)),
      gateway_(kGatewaySecret, options_.seed + 1, mannersOf(options_))
{}

SagaSimulation::~SagaSimulation() = default;

QStringList SagaSimulation::play()
{
    memory_ = std::make_unique<Memory>(*this);
    stored_.reserve(1'000);
    for (int i = 0; i < options_.sagas; ++i)
        scheduler_.later(random().below(int(10 * 60)) * kSecond,
                         [this] { add(size_t(random().next() % 1'000)); });
    everySoOften(7 * kSecond, [this] { sweep(); });
    everySoOften(kHour, [this] { person(); });
    everySoOften(3 * kHour, [this] { askAllWatched(); });
    const Instant start = scheduler_.now();
    scheduler_.runUntil(start + 2 * kHour);
    // No new faults from here on; pending work must settle.
    calm_ = true;
    faults_ = {};
    gateway_.setBehavior({});
    scheduler_.runUntil(start + 72 * kHour);
    compare();
    return wrong_;
}

void SagaSimulation::everySoOften(qint64 micros, std::function<void()> what)
{
    // Without faults there are few events, so pauses are longer.
    const qint64 pause = calm_ ? std::max(micros, 10 * kMinute) : micros;
    scheduler_.later(pause, [this, micros, what] {
        what();
        everySoOften(micros, what);
    });
}

void SagaSimulation::add(size_t n)
{
    Stored s;
    SagaOrder order;
    order.key = "saga-" + QByteArray::number(stored_.size()) + "-" + QByteArray::number(n);
    const Currency currency = currencyOfSimulation(n);
    const bool atHotel = options_.method.isEmpty() && n % 7 == 0;
    order.amount = {atHotel ? 0 : qint64(100 + 10 * n), currency};
    order.method = options_.method.isEmpty() ? paymentMethod(n / 4) : options_.method;
    order.description = QStringLiteral("Two nights; card 4111 1111 1111 1111");
    s.saga = makeSaga(order).value();
    s.deadline = scheduler_.now() + kHoldTime;
    stored_.push_back(s);
    tried_.emplace_back();
    const size_t id = stored_.size() - 1;
    // A few start when the hold expires, in the same microsecond or just before.
    const qint64 pause = n % 11 == 0 ? kHoldTime - qint64(n % 2) : random().below(1'000);
    scheduler_.later(pause, [this, id] {
        if (memory_) handle(id, SagaBegin{});
    });
    if (options_.cancels && n % 5 == 0) {
        scheduler_.later(random().below(n % 2 ? 2'000'000 : 90'000'000), [this, id] {
            if (memory_) handle(id, SagaCancelAsked{});
        });
    }
}

/// Part of the remaining payment, all of it, or all but a small fee.
qint64 SagaSimulation::partToGiveBack(size_t of)
{
    constexpr qint64 kFee = 10;  // a KWD amount has two decimals on the wire
    qint64 left = stored_[of].saga.amount.minor;
    if (options_.onlyHalves) return left / (2 * kFee) * kFee;
    for (const Stored &other : stored_)
        if (other.saga.purpose == SagaPurpose::Refund && other.of == of)
            left -= other.saga.amount.minor;
    const qint64 parts[] = {left / (2 * kFee) * kFee, left, left - kFee};
    return parts[size_t(random().below(int(std::size(parts))))];
}

void SagaSimulation::addRefund(size_t of)
{
    const qint64 part = partToGiveBack(of);
    if (part <= 0) return;
    Stored s;
    SagaOrder order;
    order.purpose = SagaPurpose::Refund;
    order.key = "refund-" + QByteArray::number(stored_.size());
    order.amount = {part, stored_[of].saga.amount.currency};
    order.payment = stored_[of].saga.payment;
    s.saga = makeSaga(order).value();
    s.hold = HoldIs::None;
    s.of = of;
    stored_.push_back(s);
    tried_.emplace_back();
    handle(stored_.size() - 1, SagaBegin{});
}

void SagaSimulation::begin()
{
    memory_ = std::make_unique<Memory>(*this);
    for (size_t id = 0; id < stored_.size(); ++id)
        if (!isOver(stored_[id].saga)) handle(id, SagaResumed{});
    askAllWatched();
}

void SagaSimulation::crash()
{
    ++crashes_;
    memory_.reset();
    for (Tried &t : tried_) t.unanswered = t.unanswered || !t.answered;
    // Starting takes longer than anything in transit.
    scheduler_.later(5 * kSecond, [this] { begin(); });
}

/// Called between two writes; true: a crash occurred and the memory is lost.
bool SagaSimulation::maybeCrash()
{
    const int moment = moments_++;
    const bool now = (random().chance(options_.crashes) && !calm_) || moment == options_.crashAt;
    if (now) crash();
    return now;
}

void SagaSimulation::handle(size_t id, SagaEvent event)
{
    Running &running = memory_->running[id];
    if (running.writing) {
        running.waiting.push_back(std::move(event));
        return;
    }
    take(id, advance(stored_[id].saga, event, scheduler_.now(), random()));
}

void SagaSimulation::take(size_t id, const SagaStep &step)
{
    if (step.next == SagaStep::Next::Ignored) return;
    memory_->running[id].writing = true;
    if (options_.mutation == SagaMutation::ActsBeforeWriting && step.next == SagaStep::Next::Call)
        callGateway(id, step.request, step.state.attempt);
    scheduler_.later(random().between(500, 4'000), inMemory([this, id, step] {
                         if (!maybeCrash()) write(id, step);
                     }));
}

void SagaSimulation::write(size_t id, const SagaStep &step)
{
    if (!writeHold(stored_[id], step.hold)) {
        const SagaWriteRefused refused{{ErrorCode::Expired, {}, QStringLiteral("it ran out")}};
        take(id, advance(step.state, refused, scheduler_.now(), random()));
        return;
    }
    store(id, step);
    if (maybeCrash()) return;
    // The answer of a commit was lost: the stored state counts.
    Running &running = memory_->running[id];
    running.writing = false;
    if (random().chance(options_.lostAnswers) && !calm_) {
        tried_[id].unanswered = tried_[id].unanswered || !tried_[id].answered;
        running.waiting.clear();
        handle(id, SagaResumed{});
        return;
    }
    next(id, step);
    if (!memory_) return;
    Running &now = memory_->running[id];
    if (now.waiting.empty() || now.writing) return;
    const SagaEvent event = now.waiting.front();
    now.waiting.pop_front();
    handle(id, event);
}

bool SagaSimulation::writeHold(Stored &stored, HoldWrite write)
{
    const bool there = stored.hold == HoldIs::Held && scheduler_.now() < stored.deadline;
    switch (write) {
    case HoldWrite::None: return true;
    case HoldWrite::Pin:
        if (!there) return false;
        stored.hold = HoldIs::Pinned;
        return true;
    case HoldWrite::Sell:
        if (!there && stored.hold != HoldIs::Pinned) return false;
        if (random().chance(options_.faults) && !calm_) return false;
        stored.hold = HoldIs::Sold;
        return true;
    case HoldWrite::Release:
        if (options_.mutation == SagaMutation::DropsRelease) return true;
        if (stored.hold != HoldIs::Expired) stored.hold = HoldIs::Released;
        return true;
    }
    return true;
}

void SagaSimulation::store(size_t id, const SagaStep &step)
{
    Stored &s = stored_[id];
    const SagaEnd before = s.saga.end;
    s.saga = step.state;
    const bool open = s.saga.returned && s.saga.end == SagaEnd::Open;
    if (before != SagaEnd::Open && s.saga.end != before && !open)
        wrong(id, QStringLiteral("the answer changed"));
    history_ += QByteArray::number(id) + ':' + QByteArray::number(int(s.saga.stage)) + '/'
                + QByteArray::number(int(s.saga.calling)) + ' ';
}

void SagaSimulation::next(size_t id, const SagaStep &step)
{
    switch (step.next) {
    case SagaStep::Next::Call:
        if (options_.mutation != SagaMutation::ActsBeforeWriting)
            callGateway(id, step.request, step.state.attempt);
        maybeCrash();
        return;
    case SagaStep::Next::Wait:
        scheduler_.later(step.wake - scheduler_.now(),
                         inMemory([this, id] { handle(id, SagaDue{}); }));
        return;
    case SagaStep::Next::Finish:
        if (step.state.end == SagaEnd::Booked && step.state.amount.minor > 0 && !calm_
            && random().chance(0.4))
            addRefund(id);
        // The remainder may follow once the first part is refunded.
        if (!options_.onlyHalves && step.state.end == SagaEnd::Refunded && !calm_
            && random().chance(0.3))
            addRefund(stored_[id].of);
        return;
    case SagaStep::Next::Nothing:
    case SagaStep::Next::Ignored: return;
    }
}

void SagaSimulation::callGateway(size_t id, PaymentRequest request, qint32 attempt)
{
    Tried &t = tried_[id];
    const bool asks = request.call == PaymentCall::Ask;
    if (!asks && t.unanswered) wrong(id, QStringLiteral("repeated without asking"));
    t.attempt = attempt;
    if (mutated(id, request, attempt)) return;
    if (!asks) t.last = request;
    t.answered = asks;
    memory_->port.call(request, inMemory([this, id, attempt](const PaymentAnswer &answer) {
                           answered(id, attempt, answer);
                           // Some answers are delivered twice.
                           if (memory_ && random().chance(0.1))
                               scheduler_.later(1'000, inMemory([this, id, attempt, answer] {
                                                    handle(id, SagaAnswered{attempt, answer});
                                                }));
                       }));
}

void SagaSimulation::answered(size_t id, qint32 attempt, const PaymentAnswer &answer)
{
    Tried &t = tried_[id];
    using Kind = PaymentAnswer::Kind;
    if (attempt == t.attempt) {
        t.answered = true;
        if (answer.kind == Kind::Unknown || answer.kind == Kind::Refused)
            t.unanswered = true;
        else if (answer.kind == Kind::Done)
            t.unanswered = false;
    }
    if (!maybeCrash()) handle(id, SagaAnswered{attempt, answer});
}

/// True: the mutation dropped the request.
bool SagaSimulation::mutated(size_t id, PaymentRequest &request, qint32 attempt)
{
    const auto pretend = [&](PaymentStanding::Is is) {
        PaymentAnswer answer;
        answer.kind = PaymentAnswer::Kind::Done;
        answer.standing = {is, request.payment, request.amount, request.amount.minor, 0, true};
        tried_[id].answered = true;
        scheduler_.later(1,
                         inMemory([this, id, attempt, answer] { answered(id, attempt, answer); }));
        return true;
    };
    switch (options_.mutation) {
    case SagaMutation::SkipsTheQuestion:
        if (request.call == PaymentCall::Ask && !tried_[id].last.key.isEmpty())
            request = tried_[id].last;
        return false;
    case SagaMutation::FreshKeys: request.key += "-" + QByteArray::number(attempt); return false;
    case SagaMutation::DropsCancel:
        return request.call == PaymentCall::Cancel && pretend(PaymentStanding::Is::Cancelled);
    case SagaMutation::DropsRefund:
        return request.call == PaymentCall::Refund && pretend(PaymentStanding::Is::Captured);
    default: return false;
    }
}

/// Expires holds, and notifies sagas of payments that the gateway has decided.
void SagaSimulation::sweep()
{
    for (Stored &s : stored_)
        if (s.hold == HoldIs::Held && scheduler_.now() >= s.deadline) s.hold = HoldIs::Expired;
    const auto news = gateway_.news(scheduler_.now());
    for (size_t id = 0; memory_ && id < stored_.size(); ++id)
        for (const simulator::MockPayment &p : news) {
            if (p.id != stored_[id].saga.payment) continue;
            handle(id, SagaDue{});
            askWatched(id);
        }
}

/// Asks about a refund that succeeded; the bank may have returned it.
void SagaSimulation::askWatched(size_t id)
{
    const bool watched = isWatched(stored_[id].saga, scheduler_.now());
    const bool never = options_.onlyHalves || options_.mutation == SagaMutation::NoWatch;
    if (!memory_ || !watched || never) return;
    memory_->port.call(
        refundQuestion(stored_[id].saga),
        inMemory([this, id](const PaymentAnswer &answer) { handle(id, SagaRefundAsked{answer}); }));
}

void SagaSimulation::askAllWatched()
{
    for (size_t id = 0; id < stored_.size(); ++id) askWatched(id);
}

/// Simulates a user: retries open tasks; amounts that cannot be refunded there are refunded in
/// cash.
void SagaSimulation::person()
{
    using What = SagaPersonSays::What;
    for (size_t id = 0; memory_ && id < stored_.size(); ++id) {
        Stored &s = stored_[id];
        if (isOver(s.saga) || s.saga.task == SagaTask::None) continue;
        const bool refund = s.saga.stage == SagaStage::Refunding;
        const bool back = s.saga.refused || s.saga.returned;
        if (refund && back && ++s.retries > 2 && !memory_->running[id].writing
            && s.saga.calling == PaymentCall::None) {
            s.byHand = s.saga.amount.minor;
            handle(id, SagaPersonSays{What::NotCharged});
        } else {
            handle(id, SagaPersonSays{What::Retry});
        }
    }
}

}  // namespace roomrack::tests
