// SPDX-License-Identifier: GPL-3.0-or-later
// OpenTravel pushes in SOAP 1.1, with a WSSE token or basic authentication by the channel's own
// user and password: OTA_HotelResNotifRQ of a GDS, OTA_HotelInvCountNotifRQ of a PMS, and pings.
#pragma once

#include "channels/push/push_reader.h"
#include "channels/push/seen.h"
#include "protocols/opentravel/codec.h"

namespace roomrack::channels {

class TravelPush final : public PushReader {
public:
    TravelPush(sync::ChannelSettings settings, QByteArray secret);
    PushStep read(const http::Request &request, Instant now) override;
    PushStep readToken(const http::Request &request, const QByteArray &token, Instant now) override;

private:
    using Decoded = protocols::opentravel::Decoded;
    /// Why it is refused, for the log; the answer does not name the wrong part. Empty: it is
    /// allowed.
    QString whyNot(const http::Request &request, const Decoded &decoded, Instant now);
    PushStep take(const http::Request &request, const Decoded &decoded, Instant now) const;
    std::vector<protocols::opentravel::Problem> problemsOf(const Decoded &decoded) const;
    PushStep stored(const http::Request &request, const Decoded &decoded, Instant now) const;
    PushStep asked(const protocols::opentravel::Read &read, bool soap, Instant now) const;

    sync::ChannelSettings settings_;
    bool pms_;
    QString secret_;
    Seen nonces_;  ///< of digests, with what they were used for
};

}  // namespace roomrack::channels
