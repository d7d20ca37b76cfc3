// SPDX-License-Identifier: GPL-3.0-or-later
// Unused tokens: each is removed from the other system's store.
#include "channels/outbox/outbox.h"

#include <algorithm>

namespace roomrack::channels {

using booking::OutboxStage;
using booking::OutboxTokenRow;
using Kind = Verdict::Kind;

OutboxTokenRow Outbox::token(Instant used, bool gone) const
{
    return {hotel_.property().id, channel_, task_->out.token, used, gone};
}

/// The task continues without its token. One that may exist is deleted when no request can create
/// it any more.
OutboxTokenRow Outbox::giveUpToken(bool mayExist)
{
    const OutboxTokenRow row = token(scheduler_.now(), !mayExist);
    if (mayExist) givenUp_[row.token] = row.used;
    task_->out.token.clear();
    task_->out.stage = OutboxStage::Idle;
    return row;
}

bool Outbox::cleanUp()
{
    const auto oldest =
        std::min_element(givenUp_.begin(), givenUp_.end(),
                         [](const auto &a, const auto &b) { return a.second < b.second; });
    if (oldest == givenUp_.end()) return false;
    const Instant at = oldest->second + longestWay();
    if (scheduler_.now() < at) {
        alarm_.at(at);
        return false;
    }
    busy_ = true;
    const auto dropped = std::make_shared<Verdict>();
    exchange(
        dialect_.dropToken(oldest->first),
        [dropped](const Reply &reply) {
            return *dropped = OutboxDialect::readToken(reply).verdict;
        },
        [this, dropped, name = oldest->first] {
            if (dropped->kind != Kind::Done) {
                finish();
                return;
            }
            booking::ChannelRows rows;
            rows.tokens.push_back({hotel_.property().id, channel_, name, {}, true});
            books_.write(std::move(rows), alive_.only([this, name](const Result<void> &ok) {
                if (ok) givenUp_.erase(name);
                finish();
            }));
        });
    return true;
}

}  // namespace roomrack::channels
