// SPDX-License-Identifier: GPL-3.0-or-later
// Webhook requests of channels: reservations and PMS messages to be stored, their tokens, and
// earlier messages about a reservation.
#pragma once

#include "channels/controller/intake.h"
#include "channels/inbound/message_tokens.h"
#include "channels/push/webhook_call.h"

namespace roomrack::channels {

class Webhooks {
public:
    using Answer = std::function<void(WebhookAnswer)>;
    Webhooks(ControllerState &state, Intake &intake)
        : state_(state), intake_(intake), tokens_(state.property, state.books, state.scheduler)
    {}

    /// If the channel is not connected, or is reconnected meanwhile, `done` may be dropped without
    /// an answer.
    void answer(ChannelId channel, WebhookCall call, Answer done);
    bool isQuiet() const { return tokens_.isQuiet(); }

private:
    void answerPush(ChannelId channel, const WebhookCall &call, const Answer &done);
    void answerFetch(ChannelId channel, const QString &token, const Answer &done);
    void find(ChannelId channel, const QString &reservation, Answer done);

    ControllerState &state_;
    Intake &intake_;
    MessageTokens tokens_;
    Alive alive_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels
