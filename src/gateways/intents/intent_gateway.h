// SPDX-License-Identifier: GPL-3.0-or-later
// The payment port over HTTP, to a gateway of payment intents. Holds nothing but settings: what was
// asked for is known to the saga, and what became of it to the gateway.
#pragma once

#include "core/alive.h"
#include "gateways/intents/intent_messages.h"

namespace roomrack::gateways {

/// A request and its answer as they may be kept: no secret, no token and no card in them.
struct GatewayMessage {
    QString what;
    QByteArray key;
    QByteArray request, answer;
    int status = 0;  ///< of HTTP; 0: no answer came
    booking::PaymentAnswer::Kind kind = booking::PaymentAnswer::Kind::Unknown;
    QString said;
};

class IntentGateway final : public booking::PaymentPort {
public:
    using Log = std::function<void(const GatewayMessage &)>;
    /// `settings` are valid; `transport` goes to their address, and must outlive this.
    IntentGateway(GatewaySettings settings, http::Transport &transport, Log log = {});

    /// What cannot be a request is refused at once, before this returns.
    void call(const booking::PaymentRequest &request,
              std::function<void(booking::PaymentAnswer)> done) override;

private:
    void note(const booking::PaymentRequest &request, const http::Outgoing &sent,
              const http::Reply &reply, const booking::PaymentAnswer &answer) const;
    QByteArray withoutSecret(QByteArray bytes) const;

    const GatewaySettings settings_;
    http::Transport &transport_;
    const Log log_;
    Alive alive_;
};

}  // namespace roomrack::gateways
