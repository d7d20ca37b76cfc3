// SPDX-License-Identifier: GPL-3.0-or-later
// What a payment gateway tells a hotel's door by webhook: that a payment changed. Whoever drives
// payments is woken and asks the gateway; what it says here moves nothing (docs/decisions/0028).
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
        QString trouble;           ///< why it was refused, for the log; empty: it was not
        bool wrongSecret = false;  ///< because of the signature that came with it
    };
    /// Wakes whoever has a payment of this number; false: nobody is there who could be woken.
    using Wake = std::function<bool(const QByteArray &payment)>;

    /// A request of the gateway of this hotel. An event wakes once, however often it is told.
    Heard hear(const http::Request &request, PropertyId property, const QByteArray &secret,
               Instant now, const Wake &wake);

private:
    std::map<PropertyId, channels::Seen> seen_;  ///< events, by number
};

}  // namespace roomrack::api
