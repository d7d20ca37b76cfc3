// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/history.h"

#include "api/v1/change_json.h"

#include <algorithm>

namespace roomrack::api::v1 {

namespace {

/// Approximate memory use, including its JSON.
qint64 sizeOf(const engine::ChangeSet &change)
{
    constexpr qint64 kEach = 400;
    const size_t things = change.types.size() + change.scopes.size() + change.pools.size()
                          + change.rates.size() + change.holdsTaken.size() + change.roomsHeld.size()
                          + change.holdsGone.size() + change.booked.size() + change.records.size();
    return kEach * (2 + qint64(things));
}

}  // namespace

History::History(qint64 epoch, qint64 commitNumber, qint64 seq, Currency currency, size_t most,
                 qint64 bytes)
    : most_(most), mostBytes_(bytes), currency_(currency), epoch_(epoch),
      commitNumber_(commitNumber), seq_(seq), lost_(commitNumber)
{}

void History::add(const engine::ChangeSetPtr &change)
{
    epoch_ = change->epoch;
    commitNumber_ = change->commitNumber;
    seq_ = change->seq;
    kept_.push_back({change, {}, sizeOf(*change)});
    bytes_ += kept_.back().bytes;
    while (kept_.size() > most_ || (bytes_ > mostBytes_ && kept_.size() > 1)) {
        lost_ = kept_.front().change->commitNumber;
        bytes_ -= kept_.front().bytes;
        kept_.pop_front();
    }
}

std::optional<std::pair<qint64, QByteArray>> History::after(qint64 commitNumber)
{
    const auto at =
        std::upper_bound(kept_.begin(), kept_.end(), commitNumber,
                         [](qint64 w, const Kept &kept) { return w < kept.change->commitNumber; });
    if (at == kept_.end()) return std::nullopt;
    if (at->json.isEmpty()) at->json = changeJson(*at->change, currency_);
    return std::pair{at->change->commitNumber, at->json};
}

}  // namespace roomrack::api::v1
