// SPDX-License-Identifier: GPL-3.0-or-later
// The reservations that the channels of a property send, pushed or fetched.
#pragma once

#include "channels/controller/controller_state.h"
#include "channels/inbound/reception.h"
#include "channels/push/push_entry.h"

namespace roomrack::channels {

class Intake {
public:
    explicit Intake(ControllerState &state);

    /// A reservation that the channel pushed. `done` receives whether it is stored.
    void push(ChannelId channel, Received message, std::function<void(bool safe)> done);
    /// Those that a link fetched. Only stored messages are acknowledged; the channel sends the
    /// others again.
    void fetched(ChannelId channel, std::vector<Received> messages,
                 std::function<void(std::vector<Received>)> stored);
    /// Reads the waiting reservations again, after mapping.
    void replay(ChannelId channel);
    /// Logs a request to the API server for a channel that was not accepted. False: the channel is
    /// not connected.
    bool note(ChannelId channel, const PushEntry &entry, std::function<void()> written);
    /// A pushed body parsed by the channel's protocol; empty if it is not connected.
    std::optional<Received> understand(ChannelId channel, const QByteArray &body) const;
    bool isQuiet() const { return reception_.isQuiet(); }

private:
    void soldThere(ChannelId channel);

    ControllerState &state_;
    Reception reception_;
};

}  // namespace roomrack::channels
