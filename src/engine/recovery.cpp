// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recovery.h"

#include "engine/publisher.h"

#include <chrono>

namespace roomrack::engine {

namespace {
using RecoveryPhase = EngineState::Phase;
constexpr std::chrono::milliseconds kRetryEvery{500};

Error absent(const Error &why)
{
    return {ErrorCode::NotSaved, why.field,
            ErrorText::tr("nothing was changed: %1").arg(why.reason), -1};
}

Error unknown(const Error &why)
{
    return {ErrorCode::Unknown, why.field,
            ErrorText::tr("saving could not be confirmed: %1. Check whether the change was saved "
                          "before you try again")
                .arg(why.reason),
            -1};
}
}  // namespace

void Recovery::recover(const Error &why, HeldLock &held)
{
    const bool stopping = state_.phase == RecoveryPhase::Stopping;
    state_.phase = RecoveryPhase::Recovering;
    state_.down =
        Error{ErrorCode::Busy,
              {},
              ErrorText::tr("saving failed (%1); reloading the saved data").arg(why.reason),
              -1};
    CommitBatch sent = std::move(state_.sent), open = std::move(state_.open);
    state_.sent.clear();
    state_.open.clear();
    const storage::CommitMark tried =
        state_.store ? state_.store->lastTried() : storage::CommitMark();
    state_.setStore(nullptr);
    PropertyLoader loader(state_, completion_);
    auto reopened = loader.openStore();
    const Fate fate = fateOf(sent, tried, reopened.has_value());
    takeTimeBack(open.timeMoved + (fate == Fate::Absent ? sent.timeMoved : 0));
    held.unlock();
    answer(why, fate, sent, open);
    held.lock();
    while (!reopened && !stopping && state_.phase != RecoveryPhase::Stopping) {
        state_.down = Error{
            ErrorCode::NotSaved, reopened.error().field,
            ErrorText::tr("changes cannot be saved at the moment: %1").arg(reopened.error().reason),
            -1};
        state_.settled.notify_all();
        for (const auto &job : std::exchange(state_.jobs, {})) job();
        state_.wake.wait_for(held, kRetryEvery);
        state_.setStore(nullptr);
        reopened = loader.openStore();
    }
    if (state_.phase != RecoveryPhase::Stopping)
        state_.phase = stopping ? RecoveryPhase::Stopping : RecoveryPhase::Running;
    state_.settled.notify_all();
    if (!reopened) return;
    if (fate == Fate::Unclear && fateOf(sent, tried, true) != Fate::There)
        takeTimeBack(sent.timeMoved);
    held.unlock();
    Publisher(state_).reloadAll();
    held.lock();
}

/// Whether the batch under way was committed. Numbers alone do not show that: in a shared database
/// another engine may have continued them since.
Recovery::Fate Recovery::fateOf(const CommitBatch &sent, const storage::CommitMark &tried,
                                bool reopened) const
{
    if (sent.batch.records.empty()) return Fate::Unclear;  // the log has no line for it
    if (tried.seq != sent.lastSeq) return Fate::Absent;    // failed before its last row was written
    const auto there =
        reopened ? state_.store->hasCommit(tried) : storage::wasCommitted(state_.file, tried);
    if (!there) return Fate::Unclear;
    return *there ? Fate::There : Fate::Absent;
}

/// A correction of hold time that is lost with its batch: the deadlines in the file did not move,
/// and no record tells of it. The wall clock is followed, or must be confirmed, once more.
void Recovery::takeTimeBack(qint64 moved)
{
    if (moved == 0) return;
    state_.time.takeBack(moved, state_.store ? state_.store->state().lastAt : Instant{0});
}

/// Each caller's text is in its language; the reason was found by the writer, for all of them.
void Recovery::answer(const Error &why, Fate fate, CommitBatch &sent, CommitBatch &open)
{
    const auto refuse = [&why](const Waiter &w, Fate its) {
        const LanguageScope::Activation speaking(w.language);
        if (its == Fate::Absent) return w.deliver(tl::unexpected(absent(why)));
        w.deliver(tl::unexpected(unknown(why)));
    };
    for (Waiter &w : sent.waiters) {
        if (fate == Fate::There)
            w.deliver(std::move(w.answer));
        else
            refuse(w, fate);
    }
    for (const Waiter &w : open.waiters) refuse(w, Fate::Absent);
}

}  // namespace roomrack::engine
