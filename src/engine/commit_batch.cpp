// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/commit_batch.h"

namespace roomrack::engine {

bool CommitBatch::isEmpty() const
{
    return batch.isEmpty() && waiters.empty()
           && std::all_of(changes.begin(), changes.end(),
                          [](const auto &c) { return c.isEmpty(); });
}

void CommitBatch::append(CommitBatch &&more)
{
    const auto move = [](auto &to, auto &from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()),
                  std::make_move_iterator(from.end()));
    };
    if (more.timeMoved != 0) {  // time used before the correction did not move with it
        for (booking::SpentHold &spent : batch.spent) {
            spent.hold.deadline = spent.hold.deadline + more.timeMoved;
            spent.hold.ceiling = spent.hold.ceiling + more.timeMoved;
        }
        timeMoved += more.timeMoved;
    }
    batch.append(std::move(more.batch));
    move(waiters, more.waiters);
    move(sets, more.sets);
    changes.resize(std::max(changes.size(), more.changes.size()));
    for (size_t i = 0; i < more.changes.size(); ++i) {
        move(changes[i].touches, more.changes[i].touches);
        move(changes[i].rates, more.changes[i].rates);
        move(changes[i].scopes, more.changes[i].scopes);
        move(changes[i].holdsTaken, more.changes[i].holdsTaken);
        move(changes[i].roomsHeld, more.changes[i].roomsHeld);
        move(changes[i].holdsGone, more.changes[i].holdsGone);
        changes[i].longer = changes[i].longer || more.changes[i].longer;
    }
    lastSeq = std::max(lastSeq, more.lastSeq);
    unheard = unheard || more.unheard;
}

void CommitBatch::clear()
{
    batch.clear();
    changes.clear();
    waiters.clear();
    sets.clear();
    unheard = false;
    lastSeq = 0;
    timeMoved = 0;
}

}  // namespace roomrack::engine
