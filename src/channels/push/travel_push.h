// SPDX-License-Identifier: GPL-3.0-or-later
// OpenTravel pushes: OTA_HotelResNotifRQ and OTA_PingRQ in SOAP 1.1, with a WSSE token or basic
// authentication as the channel's own user and password.
#pragma once

#include "channels/push/push_reader.h"
#include "channels/push/seen.h"
#include "protocols/opentravel/codec.h"

namespace roomrack::channels {

class TravelPush final : public PushReader {
public:
    TravelPush(sync::ChannelSettings settings, QByteArray secret);
    PushStep read(const http::Request &request, Instant now) override;

private:
    using Decoded = protocols::opentravel::Decoded;
    bool isAllowed(const http::Request &request, const Decoded &decoded, Instant now);
    PushStep take(const http::Request &request, const Decoded &decoded, Instant now) const;

    sync::ChannelSettings settings_;
    QString secret_;
    Seen nonces_;  ///< of digests, with what they were used for
};

}  // namespace roomrack::channels
