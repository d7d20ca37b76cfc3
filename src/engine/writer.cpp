// SPDX-License-Identifier: GPL-3.0-or-later
// The writer's thread: takes the open batch, commits it, delivers the answers, and restarts from
// the file when a commit fails.
#include "booking/limits.h"
#include "booking/rules/claim_rules.h"
#include "engine/engine_impl.h"

#include <chrono>
#include <limits>

namespace roomrack::engine {

using namespace std::chrono_literals;

namespace {
constexpr auto kTickEvery = 1s;
constexpr auto kRetryEvery = 500ms;
constexpr qint64 kForgetEvery = 3600 * kSecond;
/// After this quiet time the batch is closed.
constexpr auto kLull = 20us;
constexpr Night kEverything{std::numeric_limits<qint32>::min() / 2};
}  // namespace

void Engine::Impl::setStore(std::unique_ptr<storage::Store> store)
{
    const std::lock_guard alone(storeLock_);
    store_ = std::move(store);
}

/// Called with the lock held. On error both the store and the property states are gone.
Result<void> Engine::Impl::openStore()
{
    const auto ok = openEverything();
    if (!ok) {
        houses_.clear();
        hotels_.clear();
        setStore(nullptr);
    }
    return ok;
}

Result<void> Engine::Impl::openEverything()
{
    auto opened =
        storage::Store::open(file_, {options_.synchronousFull, owner_, options_.leaseSeconds});
    if (!opened) return tl::unexpected(opened.error());
    setStore(std::move(*opened));
    const storage::StoreState &state = store_->state();
    epoch_ = state.epoch;
    lastSeq_ = state.lastSeq;
    committed_ = state.lastSeq;
    timeOffset_ = startOfTime(state.lastAt).micros - clock_.steadyMicros();
    houses_.clear();
    hotels_.clear();
    for (const PropertyId property : store_->properties()) {
        if (const auto ok = loadHouse(property); !ok) return ok;
    }
    return {};
}

Result<std::unique_ptr<booking::House>> Engine::Impl::readHouse(PropertyId property)
{
    auto loaded = store_->load(property, kEverything);
    if (!loaded) return tl::unexpected(loaded.error());
    auto fresh = std::make_unique<booking::House>(std::move(*loaded));
    dedup::Register &candidates = fresh->state().requests.candidates;
    const auto known = store_->loadCandidates(
        property, [&](dedup::Candidate c) { candidates.insert(dedup::asked(std::move(c))); });
    if (!known) return tl::unexpected(known.error());
    fresh->setEpoch(epoch_);
    return fresh;
}

Result<void> Engine::Impl::loadHouse(PropertyId property)
{
    auto read = readHouse(property);
    if (!read) return tl::unexpected(read.error());
    auto fresh = std::move(*read);
    {
        const std::lock_guard alone(numbersLock_);
        homes_.remove(property.value);  // its time zone may have changed
    }
    for (auto &h : houses_) {
        if (h->catalogue().property.id == property) {
            fresh->adoptVolatile(*h);
            h = std::move(fresh);
            return {};
        }
    }
    houses_.push_back(std::move(fresh));
    hotels_.push_back(property);
    return {};
}

void Engine::Impl::writerLoop()
{
    std::unique_lock held(lock_);
    auto nextTick = std::chrono::steady_clock::now() + kTickEvery;
    for (;;) {
        if (open_.isEmpty() && jobs_.empty()) {
            settled_.notify_all();
            if (state_ == State::Stopping) return;
            writerIdle_ = true;
            wake_.wait_until(held, nextTick,
                             [&] { return !writerIdle_ || state_ == State::Stopping; });
            writerIdle_ = false;
        }
        if (std::chrono::steady_clock::now() >= nextTick) {
            renewLease(held);
            if (options_.ticks) tick();
            nextTick = std::chrono::steady_clock::now() + kTickEvery;
        }
        if (!open_.isEmpty()) {
            gather(held);
            commitOpenBatch(held);
        } else if (!jobs_.empty()) {
            runJobs(held);
        }
    }
}

/// Renews the lease. If it expired and another engine holds it, this call or the next commit fails.
void Engine::Impl::renewLease(std::unique_lock<Lock> &held)
{
    held.unlock();
    const auto kept = store_ ? store_->renew() : Result<void>();
    held.lock();
    if (!kept) recover(kept.error(), held);
}

/// Callers answered together tend to return together: while they keep coming, wait for as many as
/// the last batch had, so that they share one sync.
void Engine::Impl::gather(std::unique_lock<Lock> &held)
{
    size_t seen = open_.waiters.size();
    auto quietSince = std::chrono::steady_clock::now();
    while (open_.waiters.size() < lastBatchSize_ && state_ == State::Running) {
        held.unlock();
        std::this_thread::yield();
        held.lock();
        const auto at = std::chrono::steady_clock::now();
        if (open_.waiters.size() != seen) {
            seen = open_.waiters.size();
            quietSince = at;
        } else if (at - quietSince > kLull) {
            break;
        }
    }
}

void Engine::Impl::commitOpenBatch(std::unique_lock<Lock> &held)
{
    std::swap(sent_, open_);
    sent_.lastSeq = lastSeq_;
    qint64 oldest = lastSeq_ + 1;
    for (const auto &h : houses_) oldest = std::min(oldest, h->state().holds.oldestDurable(oldest));
    sent_.batch.oldestHold = oldest;
    seal(sent_);
    // A job needs everything committed. Under constant load that happens only if no command is
    // decided meanwhile.
    const bool jobsWait = !jobs_.empty();
    if (!sent_.batch.isEmpty()) {
        if (!jobsWait) held.unlock();
        const auto ok = store_->commit(sent_.batch);
        if (!jobsWait) held.lock();
        if (!ok) {
            const auto repaired = store_->isGood() ? repair() : ok;
            if (!repaired) {
                recover(repaired.error(), held);
                return;
            }
        }
    }
    if (jobsWait) doJobs();
    finishSentBatch(held);
    if (jobsWait) {
        afterJobs(held);
        return;
    }
    held.unlock();
    store_->checkpoint();
    held.lock();
}

void Engine::Impl::finishSentBatch(std::unique_lock<Lock> &held)
{
    const qint64 seq = sent_.lastSeq;
    telling_ = true;
    committed_ = std::max(committed_.load(), sent_.lastSeq);
    told_.swap(sent_.waiters);  // both keep their capacity
    const auto sets = std::move(sent_.sets);
    // What a listener that came since read from the file may be older than this batch.
    const bool late = sent_.unheard && listened_.load();
    sent_.clear();
    lastBatchSize_ = told_.size();
    settled_.notify_all();
    held.unlock();
    for (Waiter &w : told_) w.deliver(std::move(w.answer));
    told_.clear();
    publish(sets);
    if (late) {
        for (const auto &h : houses_) publishReload(h->catalogue().property.id);
    }
    tellReloads();
    held.lock();
    telling_ = false;
    answered_ = std::max(answered_, seq);
    settled_.notify_all();
}

/// A failed commit discards its batch and every decision made after it. The store is reopened and
/// shows what is durable; callers get their answers from it.
void Engine::Impl::recover(const Error &why, std::unique_lock<Lock> &held)
{
    const bool stopping = state_ == State::Stopping;
    state_ = State::Recovering;
    down_ = Error{ErrorCode::Busy,
                  {},
                  ErrorText::tr("saving failed (%1); reloading the saved data").arg(why.reason),
                  -1};
    CommitBatch sent = std::move(sent_), open = std::move(open_);
    sent_.clear();
    open_.clear();
    const storage::CommitMark tried = store_ ? store_->lastTried() : storage::CommitMark();
    setStore(nullptr);
    auto reopened = openStore();
    const Fate fate = fateOf(sent, tried, reopened.has_value());
    held.unlock();
    answerAfterRecovery(why, fate, sent, open);
    held.lock();
    while (!reopened && !stopping && state_ != State::Stopping) {
        down_ = Error{
            ErrorCode::NotSaved, reopened.error().field,
            ErrorText::tr("changes cannot be saved at the moment: %1").arg(reopened.error().reason),
            -1};
        settled_.notify_all();
        for (Job &job : std::exchange(jobs_, {})) job.run();
        wake_.wait_for(held, kRetryEvery);
        setStore(nullptr);
        reopened = openStore();
    }
    if (state_ != State::Stopping) state_ = stopping ? State::Stopping : State::Running;
    settled_.notify_all();
    lastBatchSize_ = 0;
    if (!reopened) return;
    held.unlock();
    for (const auto &h : houses_) publishReload(h->catalogue().property.id);
    held.lock();
}

/// Whether the batch under way was committed. Numbers alone do not show that: in a shared database
/// another engine may have continued them since.
Engine::Impl::Fate Engine::Impl::fateOf(const CommitBatch &sent, const storage::CommitMark &tried,
                                        bool reopened) const
{
    if (sent.batch.records.empty()) return Fate::Unclear;  // the log has no line for it
    if (tried.seq != sent.lastSeq) return Fate::Absent;    // failed before its last row was written
    const auto there = reopened ? store_->hasCommit(tried) : storage::wasCommitted(file_, tried);
    if (!there) return Fate::Unclear;
    return *there ? Fate::There : Fate::Absent;
}

void Engine::Impl::answerAfterRecovery(const Error &why, Fate fate, CommitBatch &sent,
                                       CommitBatch &open)
{
    const Error absent{ErrorCode::NotSaved, why.field,
                       ErrorText::tr("nothing was changed: %1").arg(why.reason), -1};
    const Error unknown{
        ErrorCode::Unknown, why.field,
        ErrorText::tr("saving could not be confirmed: %1. Check whether the change was "
                      "saved before you try again")
            .arg(why.reason),
        -1};
    for (Waiter &w : sent.waiters) {
        if (fate == Fate::There) {
            w.deliver(std::move(w.answer));
        } else {
            w.deliver(tl::unexpected(fate == Fate::Absent ? absent : unknown));
        }
    }
    for (Waiter &w : open.waiters) w.deliver(tl::unexpected(absent));
}

void Engine::Impl::runJobs(std::unique_lock<Lock> &held)
{
    doJobs();
    afterJobs(held);
}

/// Called with the lock held and everything committed.
void Engine::Impl::doJobs()
{
    committed_ = std::max(committed_.load(), lastSeq_);
    for (Job &job : std::exchange(jobs_, {})) job.run();
}

void Engine::Impl::afterJobs(std::unique_lock<Lock> &held)
{
    if (const auto why = std::exchange(jobFailed_, std::nullopt)) {
        recover(*why, held);
        return;
    }
    held.unlock();
    for (const auto &h : houses_) publishReload(h->catalogue().property.id);
    held.lock();
}

booking::Decision Engine::Impl::tickDecision(size_t house)
{
    booking::Decision d;
    d.now = now();
    d.lastSeq = lastSeq_;
    d.batch = &open_.batch;
    if (listened_.load()) {
        open_.changes.resize(houses_.size());
        d.changes = &open_.changes[house];
    }
    return d;
}

/// Called with the lock held, in any thread.
void Engine::Impl::tick()
{
    if (state_ != State::Running) return;
    correctTime();
    const bool doubtful = clockDoubt().has_value();
    for (size_t i = 0; i < houses_.size(); ++i) {
        booking::House &h = *houses_[i];
        booking::Decision d = tickDecision(i);
        h.expireHolds(d);
        if (now() >= nextForget_) booking::ClaimRules(h.state()).forget(d);
        const inventory::Property &p = h.catalogue().property;
        if (p.audit == inventory::AuditMode::OnTime && !doubtful) {
            const auto zone = core::timeZone(p.timeZone);
            const Night due =
                core::businessDateAt(zone.value_or(QTimeZone::utc()), p.auditTime(), d.now);
            const booking::Caller engine{p.id, kEngineActor, {}, {}};
            // After a long pause the remaining days follow with the next ticks.
            const Night to = std::min(due, p.businessDate + booking::kMostDaysAtOnce);
            if (to > p.businessDate)
                static_cast<void>(h.decide(Command(booking::MoveBusinessDate{engine, to}), d));
        }
        lastSeq_ = d.lastSeq;
    }
    if (now() >= nextForget_) nextForget_ = now() + kForgetEvery;
    wakeWriter();
}

bool Engine::wasInterrupted() const
{
    return impl_->interrupted_;
}

}  // namespace roomrack::engine
