// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/sagas/saga_runner.h"

#include "booking/version_place.h"

namespace roomrack::reservations {

using namespace booking;

namespace {

/// Retry delay after a failure of the store.
const sync::Backoff kStorePause{kSecond, 30 * kSecond};

PaymentAnswer noGateway()
{
    PaymentAnswer answer;
    answer.kind = PaymentAnswer::Kind::TryLater;
    answer.said = ErrorText::tr("no payment gateway is set up");
    return answer;
}

}  // namespace

bool isRefusal(const Error &why)
{
    // A finished saga is no longer open: its end was stored before.
    if (why.code == ErrorCode::NotFound && why.field == u"payment") return false;
    switch (why.code) {
    case ErrorCode::Busy:
    case ErrorCode::Locked:
    case ErrorCode::ReadOnly:
    case ErrorCode::Corrupt:
    case ErrorCode::Newer:
    case ErrorCode::DiskFull:
    case ErrorCode::NotSaved:
    case ErrorCode::Unknown:
    case ErrorCode::Internal: return false;
    default: return true;
    }
}

SagaRunner::SagaRunner(engine::Scheduler &scheduler, SagaStore &store, Asks asks, SagaTimes times)
    : scheduler_(scheduler), store_(store), asks_(std::move(asks)), times_(times),
      watch_(scheduler, times_,
             [this](const SagaRow &row, const PaymentAnswer &answer) { refundAsked(row, answer); })
{}

const SagaRow *SagaRunner::row(SagaId id) const
{
    const auto it = running_.find(id);
    return it == running_.end() ? nullptr : &it->second.row;
}

SagaStep SagaRunner::step(const SagaState &state, const SagaEvent &event)
{
    return advance(state, event, scheduler_.now(), scheduler_.random, times_);
}

void SagaRunner::setPort(PaymentPort *port)
{
    port_ = port;
    watch_.setPort(port);
    for (auto &[id, running] : running_) {
        if (!std::exchange(running.called, false)) continue;
        // The previous port does not answer any more.
        PaymentAnswer lost;
        lost.said = ErrorText::tr("the payment gateway settings were changed in the meantime");
        scheduler_.later(
            0, alive_.only([this, sagaId = id, attempt = running.row.state.attempt, lost] {
                handle(sagaId, SagaAnswered{attempt, lost});
            }));
    }
}

void SagaRunner::open()
{
    store_.open(alive_.only([this](const Result<SagaStore::Rows> &rows) {
        if (rows) {
            failures_ = 0;
            trouble_.clear();
            for (const SagaRow &row : *rows) {
                if (isOver(row.state))
                    watch_.keep(row, RefundWatch::First::Soon);
                else
                    add(row, true);
            }
            return;
        }
        trouble_ = rows.error().text();
        scheduler_.later(kStorePause.after(++failures_, scheduler_.random),
                         alive_.only([this] { open(); }));
    }));
}

void SagaRunner::add(const SagaRow &row, bool resumed)
{
    const auto [it, isNew] = running_.try_emplace(row.id);
    if (!isNew) return;
    it->second.row = row;
    // A duplicate review is pending: no payment starts before it is decided.
    if (row.waits) return;
    const SagaId id = row.id;
    if (resumed || row.state.stage != SagaStage::Held)
        handle(id, SagaResumed{});
    else
        handle(id, SagaBegin{});
}

void SagaRunner::look(const SagaRow &row)
{
    const auto known = running_.find(row.id);
    if (known == running_.end()) {
        if (!isOver(row.state)) add(row, false);
        return;
    }
    if (!known->second.row.waits) {
        // The state here is newer than the row, except that a cancellation can be known only from
        // the row.
        if (row.state.why == SagaEnd::Cancelled) handle(row.id, SagaCancelAsked{});
        return;
    }
    if (known->second.busy || row.waits) return;
    known->second.row = row;
    if (asks_.stored) asks_.stored(row, {});
    if (isOver(row.state))
        running_.erase(row.id);
    else
        handle(row.id, row.state.stage == SagaStage::Held ? SagaEvent(SagaBegin{}) : SagaResumed{});
}

void SagaRunner::handleEvent(SagaId id, BookingId booking, SagaEvent event,
                             std::function<void(const Result<void> &)> done)
{
    if (running_.contains(id)) {
        handle(id, std::move(event));
        if (done) done({});
        return;
    }
    // A finished saga can still accept a user's decision.
    store_.read(id, booking,
                alive_.only([this, id, event = std::move(event),
                             done = std::move(done)](const Result<SagaRow> &row) {
                    if (row && isOver(row->state))
                        running_[id].row = *row;
                    else if (row)
                        add(*row, true);
                    if (row) {
                        handle(id, event);
                        workOff(id);
                    }
                    if (done) done(row ? Result<void>() : tl::unexpected(row.error()));
                }));
}

void SagaRunner::news(const QByteArray &payment)
{
    if (payment.isEmpty()) return;
    watch_.news(payment);
    std::vector<SagaId> about;
    for (const auto &[id, running] : running_)
        if (running.row.state.payment == payment) about.push_back(id);
    for (const SagaId id : about) handle(id, SagaDue{});
}

void SagaRunner::handle(SagaId id, SagaEvent event)
{
    const auto it = running_.find(id);
    if (it == running_.end()) return;
    Running &running = it->second;
    // The saga itself ignores repeated answers and answers to another attempt.
    if (const auto *answered = std::get_if<SagaAnswered>(&event);
        answered && answered->attempt == running.row.state.attempt)
        running.called = false;
    if (running.busy) {
        running.waiting.push_back(std::move(event));
        return;
    }
    take(id, step(running.row.state, event));
}

void SagaRunner::take(SagaId id, const SagaStep &step)
{
    if (step.next == SagaStep::Next::Ignored) return;
    Running &running = running_.at(id);
    running.busy = true;
    SagaRow row = running.row;
    const bool ends = row.state.end == SagaEnd::Open && step.state.end != SagaEnd::Open;
    row.state = step.state;
    row.moved = scheduler_.now();
    Answers answers;
    if (ends && row.state.purpose == SagaPurpose::Book) answers = asks_.render(row);
    store_.write(row, step.hold, answers,
                 alive_.only([this, id, step, answers](const Result<qint32> &version) {
                     written(id, step, answers, version);
                 }));
}

void SagaRunner::written(SagaId id, const SagaStep &step, const Answers &answers,
                         const Result<qint32> &version)
{
    if (version) {
        Answers told = answers;
        if (told)
            told = EndAnswers{withVersion(told->asker, *version),
                              withVersion(told->canceller, *version), *version};
        stored(id, step, told);
        return;
    }
    trouble_ = version.error().text();
    if (!isRefusal(version.error())) {
        readAgain(id);
        return;
    }
    const SagaStep instead = this->step(step.state, SagaWriteRefused{version.error()});
    if (instead.next == SagaStep::Next::Ignored)
        readAgain(id);
    else
        take(id, instead);
}

void SagaRunner::stored(SagaId id, const SagaStep &step, const Answers &answers)
{
    Running &running = running_.at(id);
    running.failures = 0;
    running.row.state = step.state;
    running.row.moved = scheduler_.now();
    trouble_.clear();
    watch_.keep(running.row, RefundWatch::First::InADay);
    // Still busy: events that these two calls cause are queued.
    if (asks_.stored) asks_.stored(SagaRow(running.row), answers);
    next(id, step);
    running.busy = false;
    workOff(id);
}

/// Handles the queued events, then removes the saga if it is over.
void SagaRunner::workOff(SagaId id)
{
    for (;;) {
        const auto it = running_.find(id);
        if (it == running_.end() || it->second.busy) return;
        if (it->second.waiting.empty()) {
            if (isOver(it->second.row.state)) running_.erase(it);
            return;
        }
        const SagaEvent event = std::move(it->second.waiting.front());
        it->second.waiting.pop_front();
        handle(id, event);
    }
}

/// The stored state is unknown and must be read; the saga stays busy until then.
void SagaRunner::readAgain(SagaId id)
{
    Running &running = running_.at(id);
    scheduler_.later(kStorePause.after(++running.failures, scheduler_.random),
                     alive_.only([this, id] { readNow(id); }));
}

void SagaRunner::readNow(SagaId id)
{
    const BookingId booking = running_.at(id).row.booking;
    store_.read(id, booking, alive_.only([this, id](const Result<SagaRow> &row) {
        const auto it = running_.find(id);
        if (it == running_.end()) return;
        if (!row) {
            trouble_ = row.error().text();
            // The row no longer exists: its hotel was restored from a backup.
            if (row.error().code == ErrorCode::NotFound)
                running_.erase(it);
            else
                readAgain(id);
            return;
        }
        it->second.row = *row;
        it->second.busy = false;
        it->second.called = false;
        if (isOver(row->state)) {
            running_.erase(it);
            watch_.keep(*row, RefundWatch::First::InADay);
            if (asks_.stored) asks_.stored(*row, {});
            return;
        }
        // Queued answers and timers refer to a state that is not stored; users' decisions stay
        // queued.
        std::erase_if(it->second.waiting, [](const SagaEvent &e) {
            return std::holds_alternative<SagaAnswered>(e) || std::holds_alternative<SagaDue>(e);
        });
        if (asks_.stored) asks_.stored(*row, {});
        if (!row->waits) handle(id, SagaResumed{});
        workOff(id);
    }));
}

void SagaRunner::next(SagaId id, const SagaStep &step)
{
    switch (step.next) {
    case SagaStep::Next::Call: call(id, step); return;
    case SagaStep::Next::Wait: wake(id, step.wake); return;
    case SagaStep::Next::Finish:
    case SagaStep::Next::Nothing:
    case SagaStep::Next::Ignored: return;
    }
}

void SagaRunner::call(SagaId id, const SagaStep &step)
{
    const std::function<void(const PaymentAnswer &)> answered =
        alive_.only([this, id, attempt = step.state.attempt](const PaymentAnswer &answer) {
            handle(id, SagaAnswered{attempt, answer});
        });
    if (!port_) {
        scheduler_.later(0, [answered] { answered(noGateway()); });
        return;
    }
    running_.at(id).called = true;
    port_->call(step.request, answered);
}

/// Most answers change nothing; one that does is for the state as stored.
void SagaRunner::refundAsked(const SagaRow &row, const PaymentAnswer &answer)
{
    const SagaRefundAsked event{answer};
    if (step(row.state, event).next == SagaStep::Next::Ignored) return;
    handleEvent(row.id, row.booking, event);
}

void SagaRunner::wake(SagaId id, Instant at)
{
    const qint64 timer = running_.at(id).timer = ++timers_;
    scheduler_.later(std::max<qint64>(0, at - scheduler_.now()), alive_.only([this, id, timer] {
        const auto it = running_.find(id);
        if (it != running_.end() && it->second.timer == timer) handle(id, SagaDue{});
    }));
}

}  // namespace roomrack::reservations
