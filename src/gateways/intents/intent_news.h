// SPDX-License-Identifier: GPL-3.0-or-later
// What a gateway of payment intents tells by itself: signed events. They are only a reason to ask
// it; nothing that stands in one is believed, but which payment it is about. Pure.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <QtCore/QByteArray>

namespace roomrack::gateways {

/// "t=1468483200,v1=5257a869...": whole seconds since 1970 UTC, and the hexadecimal HMAC-SHA-256 of
/// them, a full stop and the body. There may be several v1, while one secret follows another; other
/// schemes are passed over (https://docs.stripe.com/webhooks/signatures).
inline constexpr char kNewsHeader[] = "Stripe-Signature";
/// Bytes of a body.
inline constexpr qsizetype kLongestNews = 256 << 10;

struct GatewayNews {
    QByteArray event;    ///< its number: told again, an event has the same
    QByteArray payment;  ///< empty: it is about something else
};

/// `signature` is the value of kNewsHeader. Forbidden: it was not signed with the secret, or not
/// within five minutes of `now`; the field says which header. Invalid: the body is no such event.
/// Compared in constant time; an empty secret lets nobody in.
Result<GatewayNews> readNews(const QByteArray &signature, const QByteArray &body,
                             const QByteArray &secret, Instant now);

}  // namespace roomrack::gateways
