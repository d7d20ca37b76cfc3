// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/writer.h"

#include "engine/publisher.h"
#include "engine/recovery.h"
#include "engine/repair.h"

#include <chrono>
#include <future>

namespace roomrack::engine {

using namespace std::chrono_literals;

namespace {
using Phase = EngineState::Phase;
constexpr auto kTickEvery = 1s;
/// After this quiet time the batch is closed.
constexpr auto kLull = 20us;
}  // namespace

Result<void> CommitWriter::start()
{
    std::promise<Result<void>> opened;
    auto ready = opened.get_future();
    thread_ = std::thread([this, &opened] {
        Result<void> ok;
        {
            const std::lock_guard held(state_.lock);
            ok = PropertyLoader(state_, completion_).openStore();
            if (!ok)
                state_.phase = Phase::Stopping;
            else
                state_.interrupted = state_.store->state().interrupted;
        }
        const bool good = ok.has_value();
        opened.set_value(std::move(ok));
        if (good) run();
        state_.setStore(nullptr);
    });
    return ready.get();
}

void CommitWriter::stop()
{
    {
        const std::lock_guard held(state_.lock);
        state_.phase = Phase::Stopping;
        state_.down = Error{ErrorCode::Busy, {}, ErrorText::tr("the hotel is being closed"), -1};
        state_.wake.notify_all();
    }
    if (thread_.joinable()) thread_.join();
}

void CommitWriter::flush()
{
    std::unique_lock held(state_.lock);
    const qint64 goal = state_.lastSeq;
    const qint64 epoch = state_.epoch;
    state_.wakeWriter();
    state_.settled.wait(held, [&] {
        const bool told = state_.answered >= goal || !state_.telling;
        return (state_.committed.load() >= goal && told) || state_.epoch != epoch
               || state_.phase != Phase::Running;
    });
}

void CommitWriter::run()
{
    std::unique_lock held(state_.lock);
    auto nextTick = std::chrono::steady_clock::now() + kTickEvery;
    for (;;) {
        if (state_.open.isEmpty() && state_.jobs.empty()) {
            state_.settled.notify_all();
            if (state_.phase == Phase::Stopping) return;
            state_.writerIdle = true;
            state_.wake.wait_until(held, nextTick, [&] {
                return !state_.writerIdle || state_.phase == Phase::Stopping;
            });
            state_.writerIdle = false;
        }
        if (std::chrono::steady_clock::now() >= nextTick) {
            renewLease(held);
            if (state_.options.ticks) ticker_.tick();
            nextTick = std::chrono::steady_clock::now() + kTickEvery;
        }
        if (!state_.open.isEmpty()) {
            gather(held);
            commitOpenBatch(held);
        } else if (!state_.jobs.empty()) {
            runJobs();
            afterJobs(held);
        }
    }
}

/// Renews the lease. If it expired and another engine holds it, this call or the next commit fails.
void CommitWriter::renewLease(HeldLock &held)
{
    held.unlock();
    const auto kept = state_.store ? state_.store->renew() : Result<void>();
    held.lock();
    if (!kept) recover(kept.error(), held);
}

/// Callers answered together tend to return together: while they keep coming, wait for as many as
/// the last batch had, so that they share one sync.
void CommitWriter::gather(HeldLock &held)
{
    size_t seen = state_.open.waiters.size();
    auto quietSince = std::chrono::steady_clock::now();
    while (state_.open.waiters.size() < lastBatchSize_ && state_.phase == Phase::Running) {
        held.unlock();
        std::this_thread::yield();
        held.lock();
        const auto at = std::chrono::steady_clock::now();
        if (state_.open.waiters.size() != seen) {
            seen = state_.open.waiters.size();
            quietSince = at;
        } else if (at - quietSince > kLull) {
            break;
        }
    }
}

void CommitWriter::recover(const Error &why, HeldLock &held)
{
    Recovery(state_, completion_).recover(why, held);
    lastBatchSize_ = 0;
}

void CommitWriter::commitOpenBatch(HeldLock &held)
{
    std::swap(state_.sent, state_.open);
    state_.sent.lastSeq = state_.lastSeq;
    state_.sent.batch.oldestHold = state_.oldestHold();
    Publisher(state_).seal(state_.sent);
    // A job needs everything committed. Under constant load that happens only if no command is
    // decided meanwhile.
    const bool jobsWait = !state_.jobs.empty();
    if (!state_.sent.batch.isEmpty()) {
        if (!jobsWait) held.unlock();
        const auto ok = state_.store->commit(state_.sent.batch);
        if (!jobsWait) held.lock();
        if (!ok) {
            const auto repaired =
                state_.store->isGood() ? BatchRepair(state_, completion_).repair() : ok;
            if (!repaired) {
                recover(repaired.error(), held);
                return;
            }
        }
    }
    if (jobsWait) runJobs();
    finishSentBatch(held);
    if (jobsWait) {
        afterJobs(held);
        return;
    }
    held.unlock();
    state_.store->checkpoint();
    held.lock();
}

void CommitWriter::finishSentBatch(HeldLock &held)
{
    const qint64 seq = state_.sent.lastSeq;
    state_.telling = true;
    state_.committed = std::max(state_.committed.load(), state_.sent.lastSeq);
    told_.swap(state_.sent.waiters);  // both keep their capacity
    const auto sets = std::move(state_.sent.sets);
    // What a listener that came since read from the file may be older than this batch.
    const bool late = state_.sent.unheard && state_.listeners.any();
    state_.sent.clear();
    lastBatchSize_ = told_.size();
    state_.settled.notify_all();
    held.unlock();
    for (Waiter &w : told_) w.deliver(std::move(w.answer));
    told_.clear();
    state_.listeners.tell(sets);
    if (late) Publisher(state_).reloadAll();
    Publisher(state_).reloadWithdrawn();
    held.lock();
    state_.telling = false;
    state_.answered = std::max(state_.answered, seq);
    state_.settled.notify_all();
}

/// Called with the lock held and everything committed.
void CommitWriter::runJobs()
{
    state_.committed = std::max(state_.committed.load(), state_.lastSeq);
    for (const auto &job : std::exchange(state_.jobs, {})) job();
}

void CommitWriter::afterJobs(HeldLock &held)
{
    if (const auto why = std::exchange(state_.jobFailed, std::nullopt)) {
        recover(*why, held);
        return;
    }
    held.unlock();
    Publisher(state_).reloadAll();
    held.lock();
}

}  // namespace roomrack::engine
