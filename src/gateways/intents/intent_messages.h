// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to a gateway of payment intents with manual capture, and what its answers mean. Pure:
// forms out, JSON in. Nothing here ever has a card in it; the secret goes into one header.
#pragma once

#include "booking/payment.h"
#include "http/transport.h"

namespace roomrack::gateways {

struct GatewaySettings {
    QString address;    ///< "https://api.gateway.example"; plain http only to this machine
    QByteArray secret;  ///< the key of our account there; never logged
    int timeoutSeconds = 30;
};
Result<void> validate(const GatewaySettings &settings);

/// The request as it goes out; an error where it cannot be one (amount, token, number).
Result<http::Outgoing> write(const booking::PaymentRequest &request,
                             const GatewaySettings &settings);

/// What came of it:
/// - 402 and card errors: Declined;
/// - 429, or not reached: TryLater;
/// - other 4xx: Refused, but 409, where an earlier copy is being worked on: Unknown;
/// - 5xx, no answer, or one that cannot be read: Unknown.
booking::PaymentAnswer read(const booking::PaymentRequest &request, const http::Reply &reply);

/// Letters, digits, '-' and '_', 1 to 255: what goes into paths and queries.
bool isGatewayId(const QByteArray &id);

/// A form as it may be kept: without the token of the payment method.
QByteArray maskedForm(const QByteArray &form);

}  // namespace roomrack::gateways
