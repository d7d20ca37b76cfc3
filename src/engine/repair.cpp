// SPDX-License-Identifier: GPL-3.0-or-later
// Repairs a batch of which the database refused rows (docs/decisions/0043): everything decided and
// not yet durable is written again, without the command that caused it. Rows of other properties
// stay as they were decided; the property concerned is reloaded from the store, and its commands
// are decided again, each as one part of the transaction.
#include "booking/rules/hold_rules.h"
#include "engine/engine_impl.h"

namespace roomrack::engine {

struct Engine::Impl::Repair {
    explicit Repair(Impl &impl) : e(impl) {}

    Result<void> run();
    Result<void> writeOthers();
    Result<void> decideAnew(size_t house);
    Result<void> decideOne(Waiter &waiter, size_t house);
    Result<void> rebuild(size_t house, const booking::Batch &without, qint64 moved);
    Result<void> moveDeadlines(size_t house, const booking::Batch &without);
    Result<void> keep(CommitBatch one, size_t house);
    Result<void> writeWithdrawn();
    void withdraw(const std::vector<booking::Record> &records);
    void unseal(CommitBatch &commitBatch);
    void tellTruth(CommitBatch &commitBatch);
    void tellOthers();

    Impl &e;
    CommitBatch all;                   ///< decided, not published yet
    CommitBatch whole;                 ///< being written
    std::vector<size_t> hit;           ///< properties of which rows were refused
    std::vector<booking::Batch> lost;  ///< their rows, in the same order
    std::vector<booking::Record> withdrawn;
    Instant since;         ///< first withdrawn decision of a property
    qint64 timeMoved = 0;  ///< CommitBatch::timeMoved
};

namespace {

Error refused(const Error &why)
{
    return {ErrorCode::Internal, why.field,
            ErrorText::tr("nothing was changed: %1").arg(why.reason), -1};
}

}  // namespace

/// Each property's rows form a part; properties with a refused part are collected.
Result<void> Engine::Impl::Repair::writeOthers()
{
    for (size_t i = 0; i < e.houses_.size(); ++i) {
        booking::Batch its = all.batch.take(e.hotels_[i]);
        if (its.isEmpty()) continue;
        const auto ok = e.store_->writePart(its);
        if (!ok && !e.store_->isGood()) return ok;
        if (ok) {
            whole.batch.append(std::move(its));
        } else {
            hit.push_back(i);
            lost.push_back(std::move(its));
        }
    }
    if (all.batch.isEmpty()) return {};
    const auto rest = e.store_->writePart(all.batch);  // of a property that is not loaded
    return e.store_->isGood() ? Result<void>() : rest;
}

void Engine::Impl::Repair::withdraw(const std::vector<booking::Record> &records)
{
    for (const booking::Record &r : records) {
        booking::Record none;
        none.seq = r.seq;
        none.property = r.property;
        none.kind = booking::RecordKind::Withdrawn;
        none.at = r.at;
        none.actor = r.actor;
        none.channel = r.channel;
        none.value = qint64(r.kind);
        withdrawn.push_back(none);
    }
}

/// The log has no gaps: the numbers of withdrawn records get records that mark them so.
Result<void> Engine::Impl::Repair::writeWithdrawn()
{
    if (withdrawn.empty()) return {};
    booking::Batch lines;
    lines.records = withdrawn;
    whole.batch.records.insert(whole.batch.records.end(), withdrawn.begin(), withdrawn.end());
    return e.store_->writePart(lines);
}

/// Reloads the property from the open transaction, which lacks these rows. Time continues where a
/// correction left it (`moved`), so the deadlines in the file are moved once more, into e.open_;
/// those of volatile holds stay as they are.
Result<void> Engine::Impl::Repair::rebuild(size_t house, const booking::Batch &without,
                                           qint64 moved)
{
    auto fresh = e.readHouse(e.hotels_[house]);
    if (!fresh) return tl::unexpected(fresh.error());
    if (moved != 0) {
        booking::Decision d = e.tickDecision(house);
        booking::HoldRules((*fresh)->state()).moveDeadlines(moved, d);
        e.lastSeq_ = d.lastSeq;
    }
    const bool none = without.records.empty();
    const booking::House::Lost first{none ? e.lastSeq_ + 1 : without.records.front().seq, since};
    (*fresh)->adoptAfterLoss(*e.houses_[house], without.spent, first);
    e.houses_[house] = std::move(*fresh);
    return {};
}

/// Runs before any command is decided again: those run at the present time. If the database refuses
/// even this, these holds expire.
Result<void> Engine::Impl::Repair::moveDeadlines(size_t house, const booking::Batch &without)
{
    e.open_.clear();
    if (const auto ok = rebuild(house, without, timeMoved); !ok) return ok;
    CommitBatch deadlines = std::move(e.open_);
    e.open_.clear();
    return keep(std::move(deadlines), house);
}

/// Writes a batch into the transaction. If that is refused, only its waiters and the cells whose
/// version was given out are kept. On error its waiters are back in `all`.
Result<void> Engine::Impl::Repair::keep(CommitBatch one, size_t house)
{
    const auto ok = one.batch.isEmpty() ? Result<void>() : e.store_->writePart(one.batch);
    if (ok) {
        whole.append(std::move(one));
        return {};
    }
    if (!e.store_->isGood()) {
        std::move(one.waiters.begin(), one.waiters.end(), std::back_inserter(all.waiters));
        return ok;
    }
    withdraw(one.batch.records);
    for (Waiter &w : one.waiters) w.answer = tl::unexpected(refused(ok.error()));
    const booking::Batch without = std::exchange(one.batch, {});
    whole.append(std::move(one));
    return rebuild(house, without, 0);
}

/// Decides into e.open_ and writes that into the transaction; rolls back if it is refused.
Result<void> Engine::Impl::Repair::decideOne(Waiter &waiter, size_t house)
{
    e.open_.clear();
    Done done = waiter.done;
    Result<Answer> answer = waiter.again(done);
    if (done) e.open_.waiters.push_back({std::move(done), std::move(answer), {}, {}});
    CommitBatch one = std::move(e.open_);
    e.open_.clear();
    return keep(std::move(one), house);
}

/// Decides the property's commands of the batch again, without the refused one.
Result<void> Engine::Impl::Repair::decideAnew(size_t house)
{
    std::vector<Waiter> waiters;
    std::vector<Waiter> others;
    for (Waiter &w : all.waiters) {
        const bool its = w.again && w.property == e.hotels_[house];
        (its ? waiters : others).push_back(std::move(w));
    }
    all.waiters = std::move(others);
    Result<void> ok;
    for (Waiter &w : waiters) {
        if (ok)
            ok = decideOne(w, house);
        else
            all.waiters.push_back(std::move(w));
    }
    return ok;
}

/// The sealed batch was not published yet: it is published with later decisions, in its final
/// state.
void Engine::Impl::Repair::unseal(CommitBatch &commitBatch)
{
    for (const auto &set : std::exchange(commitBatch.sets, {})) {
        for (size_t i = 0; i < commitBatch.changes.size(); ++i) {
            if (e.hotels_[i] != set->property) continue;
            commitBatch.changes[i].holdsTaken = std::move(set->holdsTaken);
            commitBatch.changes[i].holdsGone = std::move(set->holdsGone);
        }
    }
}

/// Of withdrawn changes only the cells are published, with their actual state, because their
/// version number was given out; of holds, those that exist and those that do not.
void Engine::Impl::Repair::tellTruth(CommitBatch &commitBatch)
{
    for (const size_t house : hit) {
        if (house >= commitBatch.changes.size()) continue;
        booking::Changes &changes = commitBatch.changes[house];
        const booking::HoldTable &holds = e.houses_[house]->holds();
        std::erase_if(changes.holdsTaken, [&](booking::Hold &hold) {
            const booking::Hold *now = holds.find(hold.id);
            if (now) hold = *now;
            return !now;
        });
        std::erase_if(changes.holdsGone, [&](HoldId id) { return holds.find(id) != nullptr; });
    }
}

Result<void> Engine::Impl::Repair::run()
{
    timeMoved = std::exchange(all.timeMoved, 0);
    if (const auto begun = e.store_->beginParts(); !begun) return begun;
    if (const auto ok = writeOthers(); !ok) return ok;
    for (size_t n = 0; n < hit.size(); ++n) {
        since = lost[n].records.empty() ? e.now() : lost[n].records.front().at;
        withdraw(lost[n].records);
        const PropertyId property = e.hotels_[hit[n]];
        if (e.looked_.value(property.value) > e.committed_.load()) e.toReload_.push_back(property);
        if (const auto ok = moveDeadlines(hit[n], lost[n]); !ok) return ok;
        if (const auto ok = decideAnew(hit[n]); !ok) return ok;
    }
    if (const auto ok = writeWithdrawn(); !ok) return ok;
    qint64 oldest = e.lastSeq_ + 1;
    for (const auto &h : e.houses_)
        oldest = std::min(oldest, h->state().holds.oldestDurable(oldest));
    return e.store_->commitParts(oldest);
}

/// With the lock held throughout, so nothing is decided meanwhile. On error the store must be
/// reopened, and all callers of the batch are still waiting.
Result<void> Engine::Impl::repair()
{
    Repair repair(*this);
    repair.unseal(sent_);
    repair.all = std::move(sent_);
    repair.all.append(std::move(open_));
    sent_.clear();
    open_.clear();
    repairing_ = true;
    const auto done = repair.run();
    repairing_ = false;
    repair.whole.append(std::move(repair.all));
    sent_ = std::move(repair.whole);
    sent_.timeMoved = repair.timeMoved;
    auto &records = sent_.batch.records;
    std::sort(records.begin(), records.end(),
              [](const auto &a, const auto &b) { return a.seq < b.seq; });
    sent_.lastSeq = lastSeq_;
    open_.clear();
    if (!done) return done;
    repair.tellTruth(sent_);
    seal(sent_);
    return {};
}

/// Sends a reload to listeners whose copies were taken while they showed withdrawn changes.
void Engine::Impl::tellReloads()
{
    for (const PropertyId property : std::exchange(toReload_, {})) publishReload(property);
}

}  // namespace roomrack::engine
