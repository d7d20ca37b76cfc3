// SPDX-License-Identifier: GPL-3.0-or-later
// Encodes requests to a payment intent gateway with manual capture and decodes its responses. Pure:
// forms out, JSON in. No card data passes through here; the secret is sent in one header only.
#pragma once

#include "booking/payment.h"
#include "http/transport.h"

namespace roomrack::gateways {

struct GatewaySettings {
    QString address;    ///< "https://api.gateway.example"; plain http on localhost only
    QByteArray secret;  ///< API key of our account; never logged
    int timeoutSeconds = 30;
};
Result<void> validate(const GatewaySettings &settings);

/// Encodes the HTTP request; an invalid amount, token or number is an error.
Result<http::Outgoing> write(const booking::PaymentRequest &request,
                             const GatewaySettings &settings);

/// Maps the reply to a result:
/// - 402 and card errors: Declined;
/// - 429, or connection failed: TryLater;
/// - other 4xx: Refused, except 409 (an earlier copy is being processed): Unknown;
/// - 5xx, no reply, or an unreadable one: Unknown.
booking::PaymentAnswer read(const booking::PaymentRequest &request, const http::Reply &reply);

/// 1 to 255 letters, digits, '-' and '_': allowed in paths and queries.
bool isGatewayId(const QByteArray &id);

/// The form in loggable form: without the payment method's token.
QByteArray maskedForm(const QByteArray &form);

}  // namespace roomrack::gateways
