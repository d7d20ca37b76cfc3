// SPDX-License-Identifier: GPL-3.0-or-later
// What stays at a channel after its settings changed, until a user has removed it there: as
// sentences, beside the channel's state and in its log, as in the file.
#pragma once

#include "channels/controller/controller_state.h"
#include "storage/channel_questions.h"

namespace roomrack::channels {

/// `what` of the log's entries about that: no message was sent.
inline constexpr QLatin1String kLeftoversEntry("settings");

class Leftovers {
public:
    explicit Leftovers(ControllerState &state) : state_(state) {}

    /// Read from the file once: afterwards this is newer. Entries of channels that are no longer
    /// in `setups` are removed.
    void read(const std::vector<storage::ChannelSetup> &setups);
    /// What cannot be reset from here.
    void add(ChannelId channel, const QStringList &words);
    /// A user confirms that the leftovers of former settings were removed at the channel.
    void settle(ChannelId channel);
    /// Empty: nothing.
    QString of(ChannelId channel) const;

private:
    booking::ChannelMessageRow entry(ChannelId channel, booking::MessageOutcome outcome,
                                     const QString &said) const;

    ControllerState &state_;
    std::map<ChannelId, QStringList> left_;
    bool read_ = false;
};

}  // namespace roomrack::channels
