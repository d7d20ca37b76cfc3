// SPDX-License-Identifier: GPL-3.0-or-later
// Implements the payment port over HTTP for a payment intent gateway. Holds settings only: the saga
// stores the requests, the gateway stores their results.
#pragma once

#include "core/alive.h"
#include "gateways/intents/intent_messages.h"

namespace roomrack::gateways {

/// A request and its response in loggable form: without secrets, tokens or card data.
struct GatewayMessage {
    QString what;
    QByteArray key;
    QByteArray request, answer;
    int status = 0;  ///< HTTP status; 0: no response
    booking::PaymentAnswer::Kind kind = booking::PaymentAnswer::Kind::Unknown;
    QString said;
};

class IntentGateway final : public booking::PaymentPort {
public:
    using Log = std::function<void(const GatewayMessage &)>;
    /// `settings` must be valid. `transport` sends to their address and must outlive this object.
    IntentGateway(GatewaySettings settings, http::Transport &transport, Log log = {});

    /// A request that cannot be encoded is refused synchronously, before this returns.
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
