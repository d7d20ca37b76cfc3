// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox_tokens.h"

#include <algorithm>

namespace roomrack::channels {

using booking::OutboxTokenRow;

void OutboxTokens::restore(const std::vector<OutboxTokenRow> &rows)
{
    for (const OutboxTokenRow &t : rows) {
        if (t.used != Instant()) givenUp_.try_emplace(t.token, t.used);
    }
}

OutboxTokenRow OutboxTokens::row(const QString &token, Instant used, bool gone) const
{
    return {hotel_.property().id, channel_, token, used, gone};
}

OutboxTokenRow OutboxTokens::giveUp(booking::OutboxRow &out, Instant now, bool mayExist)
{
    const OutboxTokenRow row = this->row(out.token, now, !mayExist);
    if (mayExist) givenUp_[row.token] = row.used;
    out.token.clear();
    out.stage = booking::OutboxStage::Idle;
    return row;
}

void OutboxTokens::keep(const QString &token, Instant until)
{
    givenUp_[token] = until;
    notBefore_ = until;
}

std::pair<QString, Instant> OutboxTokens::next(qint64 wait) const
{
    const auto oldest =
        *std::min_element(givenUp_.begin(), givenUp_.end(),
                          [](const auto &a, const auto &b) { return a.second < b.second; });
    return {oldest.first, std::max(oldest.second + wait, notBefore_)};
}

}  // namespace roomrack::channels
