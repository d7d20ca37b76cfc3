// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/leftovers.h"

#include <algorithm>

namespace roomrack::channels {

void Leftovers::read(const std::vector<storage::ChannelSetup> &setups)
{
    if (!std::exchange(read_, true)) {
        for (const storage::ChannelSetup &setup : setups) {
            if (!setup.left.isEmpty()) left_[setup.channel] = setup.left.split(u'\n');
        }
    }
    booking::ChannelRows rows;
    for (const auto &[channel, words] : left_) {
        const bool linked =
            std::any_of(setups.begin(), setups.end(),
                        [id = channel](const storage::ChannelSetup &s) { return s.channel == id; });
        if (!linked) rows.left.push_back({state_.property, channel, {}});
    }
    for (const booking::ChannelLeftRow &row : rows.left) left_.erase(row.channel);
    if (!rows.isEmpty()) state_.write(std::move(rows));
}

void Leftovers::add(ChannelId channel, const QStringList &words)
{
    QStringList &left = left_[channel];
    booking::ChannelRows rows;
    for (const QString &one : words) {
        if (left.contains(one)) continue;
        left += one;
        rows.messages.push_back(entry(channel, booking::MessageOutcome::Partly, one));
    }
    if (left.isEmpty()) left_.erase(channel);
    if (rows.isEmpty()) return;
    rows.left.push_back({state_.property, channel, left.join(u'\n')});
    state_.write(std::move(rows));
}

void Leftovers::settle(ChannelId channel)
{
    if (left_.erase(channel) == 0) return;
    booking::ChannelRows rows;
    rows.left.push_back({state_.property, channel, {}});
    rows.messages.push_back(
        entry(channel, booking::MessageOutcome::Done,
              ErrorText::tr("a user confirmed that the channel needs no more cleanup")));
    state_.write(std::move(rows));
}

booking::ChannelMessageRow Leftovers::entry(ChannelId channel, booking::MessageOutcome outcome,
                                            const QString &said) const
{
    booking::ChannelMessageRow row;
    row.property = state_.property;
    row.channel = channel;
    row.at = state_.scheduler.now();
    row.outcome = outcome;
    row.what = kLeftoversEntry;
    row.said = said;
    return row;
}

QString Leftovers::of(ChannelId channel) const
{
    const auto left = left_.find(channel);
    return left == left_.end() ? QString() : left->second.join(QStringLiteral("; "));
}

}  // namespace roomrack::channels
