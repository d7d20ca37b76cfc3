// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/repair.h"

#include "booking/rules/hold_rules.h"
#include "engine/publisher.h"

namespace roomrack::engine {

namespace {

Error refused(const Error &why)
{
    return {ErrorCode::Internal, why.field,
            ErrorText::tr("nothing was changed: %1").arg(why.reason), -1};
}

bool bySeq(const booking::Record &a, const booking::Record &b)
{
    return a.seq < b.seq;
}

}  // namespace

/// Properties whose rows are kept or refused together: a walked guest is booked at the sister hotel
/// in the same commit.
std::vector<std::vector<size_t>> BatchRepair::parts() const
{
    std::vector<std::vector<size_t>> parts;
    for (size_t i = 0; i < state_.hotels.size(); ++i) parts.push_back({i});
    const auto partOf = [&](size_t house) {
        return std::find_if(parts.begin(), parts.end(), [house](const auto &part) {
            return std::find(part.begin(), part.end(), house) != part.end();
        });
    };
    for (const booking::WalkRow &walk : all_.batch.walks) {
        const size_t here = state_.houseAt(walk.property), there = state_.houseAt(walk.sister);
        if (!walk.sisterBooking || here == parts.size() || partOf(here) == partOf(there)) continue;
        std::vector<size_t> more = std::exchange(*partOf(there), {});
        partOf(here)->insert(partOf(here)->end(), more.begin(), more.end());
    }
    return parts;
}

Result<void> BatchRepair::writeTogether(const std::vector<size_t> &houses)
{
    std::vector<booking::Batch> own;
    booking::Batch whole;
    for (const size_t house : houses) {
        own.push_back(all_.batch.take(state_.hotels[house]));
        whole.append(booking::Batch(own.back()));
    }
    if (whole.isEmpty()) return {};
    std::sort(whole.records.begin(), whole.records.end(), bySeq);
    const auto ok = state_.store->writePart(whole);
    if (!ok && !state_.store->isGood()) return ok;
    if (ok) {
        whole_.batch.append(std::move(whole));
        return {};
    }
    hit_.insert(hit_.end(), houses.begin(), houses.end());
    std::move(own.begin(), own.end(), std::back_inserter(lost_));
    return {};
}

/// Properties with a refused part are collected.
Result<void> BatchRepair::writeOthers()
{
    for (const std::vector<size_t> &part : parts()) {
        if (const auto ok = writeTogether(part); !ok) return ok;
    }
    if (all_.batch.isEmpty()) return {};
    const auto rest = state_.store->writePart(all_.batch);  // of a property that is not loaded
    return state_.store->isGood() ? Result<void>() : rest;
}

void BatchRepair::withdraw(const std::vector<booking::Record> &records)
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
        withdrawn_.push_back(none);
    }
}

/// The log has no gaps: the numbers of withdrawn records get records that mark them so.
Result<void> BatchRepair::writeWithdrawn()
{
    if (withdrawn_.empty()) return {};
    booking::Batch lines;
    lines.records = withdrawn_;
    whole_.batch.records.insert(whole_.batch.records.end(), withdrawn_.begin(), withdrawn_.end());
    return state_.store->writePart(lines);
}

/// Reloads the property from the open transaction, which lacks these rows. Time continues where a
/// correction left it (`moved`), so the deadlines in the file are moved once more, into
/// state_.open; those of volatile holds stay as they are.
Result<void> BatchRepair::rebuild(size_t house, const booking::Batch &without, qint64 moved)
{
    auto fresh = loader_.read(state_.hotels[house]);
    if (!fresh) return tl::unexpected(fresh.error());
    if (moved != 0) {
        booking::Decision d = state_.decisionFor(house);
        booking::HoldRules((*fresh)->state()).moveDeadlines(moved, d);
        state_.lastSeq = d.lastSeq;
    }
    const bool none = without.records.empty();
    const booking::House::Lost first{none ? state_.lastSeq + 1 : without.records.front().seq,
                                     since_};
    told_.note(state_.houses[house]->state(), without.spent);
    (*fresh)->adoptAfterLoss(*state_.houses[house], without.spent, first);
    state_.houses[house] = std::move(*fresh);
    rebuilt_.insert(house);
    return {};
}

/// Runs before any command is decided again: those run at the present time. If the database refuses
/// even this, these holds expire.
Result<void> BatchRepair::moveDeadlines(size_t house, const booking::Batch &without)
{
    state_.open.clear();
    if (const auto ok = rebuild(house, without, timeMoved_); !ok) return ok;
    CommitBatch deadlines = std::move(state_.open);
    state_.open.clear();
    return keep(std::move(deadlines), house);
}

/// Writes a batch into the transaction. If that is refused, only its waiters and the cells whose
/// version was given out are kept. On error its waiters are back in `all`.
Result<void> BatchRepair::keep(CommitBatch one, size_t house)
{
    const auto ok = one.batch.isEmpty() ? Result<void>() : state_.store->writePart(one.batch);
    if (ok) {
        whole_.append(std::move(one));
        return {};
    }
    if (!state_.store->isGood()) {
        std::move(one.waiters.begin(), one.waiters.end(), std::back_inserter(all_.waiters));
        return ok;
    }
    withdraw(one.batch.records);
    for (Waiter &w : one.waiters) {
        const LanguageScope::Activation speaking(w.language);
        w.answer = tl::unexpected(refused(ok.error()));
    }
    booking::Batch without = std::exchange(one.batch, {});
    whole_.append(std::move(one));
    for (size_t i = 0; i < state_.hotels.size(); ++i) {
        const booking::Batch its = without.take(state_.hotels[i]);
        if (i != house && its.isEmpty()) continue;
        if (const auto built = rebuild(i, its, 0); !built) return built;
    }
    return {};
}

/// Decides into state_.open and writes that into the transaction; rolls back if it is refused.
Result<void> BatchRepair::decideOne(Waiter &waiter, size_t house)
{
    const LanguageScope::Activation speaking(waiter.language);
    state_.open.clear();
    Engine::Done done = waiter.done;
    Result<Answer> answer = waiter.again(done);
    told_.applyTo(state_.houses[house]->state());
    if (done) state_.open.waiters.push_back({std::move(done), std::move(answer), {}, {}});
    CommitBatch one = std::move(state_.open);
    state_.open.clear();
    return keep(std::move(one), house);
}

/// Decides the property's commands of the batch again, without the refused one.
Result<void> BatchRepair::decideAnew(size_t house)
{
    std::vector<Waiter> waiters;
    std::vector<Waiter> others;
    for (Waiter &w : all_.waiters) {
        const bool its = w.again && w.property == state_.hotels[house];
        (its ? waiters : others).push_back(std::move(w));
    }
    all_.waiters = std::move(others);
    Result<void> ok;
    for (Waiter &w : waiters) {
        if (ok)
            ok = decideOne(w, house);
        else
            all_.waiters.push_back(std::move(w));
    }
    return ok;
}

/// The sealed batch was not published yet: it is published with later decisions, in its final
/// state.
void BatchRepair::unseal(CommitBatch &commitBatch)
{
    for (const auto &set : std::exchange(commitBatch.sets, {})) {
        for (size_t i = 0; i < commitBatch.changes.size(); ++i) {
            if (state_.hotels[i] != set->property) continue;
            commitBatch.changes[i].holdsTaken = std::move(set->holdsTaken);
            commitBatch.changes[i].roomsHeld = std::move(set->roomsHeld);
            commitBatch.changes[i].holdsGone = std::move(set->holdsGone);
        }
    }
}

/// Of withdrawn changes only the cells are published, with their actual state, because their
/// version number was given out; of holds, those that exist and those that do not.
void BatchRepair::tellTruth(CommitBatch &commitBatch)
{
    for (const size_t house : rebuilt_) {
        if (house >= commitBatch.changes.size()) continue;
        booking::Changes &changes = commitBatch.changes[house];
        const booking::HoldTable &holds = state_.houses[house]->holds();
        std::erase_if(changes.holdsTaken, [&](booking::Hold &hold) {
            const booking::Hold *now = holds.find(hold.id);
            if (now) hold = *now;
            return !now;
        });
        std::erase_if(changes.roomsHeld, [&](const auto &held) { return !holds.find(held.hold); });
        std::erase_if(changes.holdsGone, [&](HoldId id) { return holds.find(id) != nullptr; });
    }
}

Instant BatchRepair::sinceOf(const booking::Batch &lost) const
{
    return lost.records.empty() ? state_.now() : lost.records.front().at;
}

Result<void> BatchRepair::run()
{
    timeMoved_ = std::exchange(all_.timeMoved, 0);
    if (const auto begun = state_.store->beginParts(); !begun) return begun;
    if (const auto ok = writeOthers(); !ok) return ok;
    // All are rebuilt before a command is decided again that concerns two of them.
    for (size_t n = 0; n < hit_.size(); ++n) {
        since_ = sinceOf(lost_[n]);
        withdraw(lost_[n].records);
        const PropertyId property = state_.hotels[hit_[n]];
        if (state_.looked.value(property.value) > state_.committed.load())
            state_.toReload.push_back(property);
        if (const auto ok = moveDeadlines(hit_[n], lost_[n]); !ok) return ok;
    }
    for (size_t n = 0; n < hit_.size(); ++n) {
        since_ = sinceOf(lost_[n]);
        if (const auto ok = decideAnew(hit_[n]); !ok) return ok;
    }
    if (const auto ok = writeWithdrawn(); !ok) return ok;
    return state_.store->commitParts(state_.oldestHold());
}

Result<void> BatchRepair::repair()
{
    CommitBatch &sent = state_.sent;
    CommitBatch &open = state_.open;
    unseal(sent);
    all_ = std::move(sent);
    all_.append(std::move(open));
    sent.clear();
    open.clear();
    state_.repairing = true;
    const auto done = run();
    state_.repairing = false;
    whole_.append(std::move(all_));
    sent = std::move(whole_);
    sent.timeMoved = timeMoved_;
    auto &records = sent.batch.records;
    std::sort(records.begin(), records.end(), bySeq);
    sent.lastSeq = state_.lastSeq;
    open.clear();
    if (!done) return done;
    tellTruth(sent);
    Publisher(state_).seal(sent);
    return {};
}

}  // namespace roomrack::engine
