// SPDX-License-Identifier: GPL-3.0-or-later
// Webhook events of a payment intent gateway, signed. An event only triggers a query to the
// gateway; of its content only the payment's id is used. Pure.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <QtCore/QByteArray>

namespace roomrack::gateways {

/// "t=1468483200,v1=5257a869...": seconds since 1970 UTC, and the hexadecimal HMAC-SHA-256 of
/// timestamp, full stop and body. Several v1 entries are possible while a secret is rotated; other
/// schemes are ignored (https://docs.stripe.com/webhooks/signatures).
inline constexpr char kNewsHeader[] = "Stripe-Signature";
/// Maximum body size in bytes.
inline constexpr qsizetype kLongestNews = 256 << 10;

struct GatewayNews {
    QByteArray event;    ///< event id; the same when redelivered
    QByteArray payment;  ///< empty: the event concerns something else
};

/// `signature` is the value of kNewsHeader. Forbidden: not signed with the secret, or the timestamp
/// is more than five minutes from `now`; the field names the header. Invalid: the body is not such
/// an event. Compares in constant time; an empty secret rejects every event.
Result<GatewayNews> readNews(const QByteArray &signature, const QByteArray &body,
                             const QByteArray &secret, Instant now);

}  // namespace roomrack::gateways
