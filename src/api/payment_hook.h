// SPDX-License-Identifier: GPL-3.0-or-later
// Payment gateway webhooks: a payment changed. The event only wakes the payment processing, which
// queries the gateway; the event's content itself has no effect (docs/decisions/0028).
#pragma once

#include "channels/push/seen.h"
#include "core/ids.h"
#include "http/message.h"

#include <QtCore/QString>

#include <functional>
#include <map>

namespace roomrack::api {

class PaymentHook {
public:
    struct Heard {
        http::Response answer;
        QString trouble;           ///< reason of a refusal, for the log; empty: accepted
        bool wrongSecret = false;  ///< refused because of its signature
    };
    /// Wakes the processing of the payment with this number; false if it is not running.
    using Wake = std::function<bool(const QByteArray &payment)>;

    /// Handles a request of this property's gateway. An event wakes once, even if repeated.
    Heard hear(const http::Request &request, PropertyId property, const QByteArray &secret,
               Instant now, const Wake &wake);

private:
    std::map<PropertyId, channels::Seen> seen_;  ///< events, by ID
};

}  // namespace roomrack::api
