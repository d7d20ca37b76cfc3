// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pending_requests.h"

namespace roomrack::engine {

PendingRequests::PendingRequests(const Snapshot &snapshot)
{
    for (const booking::SagaRow &row : snapshot.sagas) keep(row);
    for (const booking::DuplicateRow &row : snapshot.undecided) undecided_.emplace(row.id, row);
}

const booking::SagaRow *PendingRequests::sagaOf(HoldId hold) const
{
    const auto it = sagas_.find(booking::SagaId{hold.value});
    return it == sagas_.end() ? nullptr : &it->second;
}

void PendingRequests::keep(const booking::SagaRow &row)
{
    if (booking::isSettled(row.state))
        sagas_.erase(row.id);
    else
        sagas_.insert_or_assign(row.id, row);
}

void PendingRequests::apply(const ChangeSet &change)
{
    for (const booking::SagaRow &row : change.sagas) keep(row);
    for (const booking::DuplicateRow &row : change.duplicates) {
        if (booking::isUndecided(row.outcome))
            undecided_.insert_or_assign(row.id, row);
        else
            undecided_.erase(row.id);
    }
}

}  // namespace roomrack::engine
