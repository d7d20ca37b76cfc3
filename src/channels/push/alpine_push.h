// SPDX-License-Identifier: GPL-3.0-or-later
// AlpineBits pushes: the property is the server of a handshake and of guest requests, with basic
// authentication by the channel's own user and password.
#pragma once

#include "channels/push/push_reader.h"
#include "protocols/alpinebits/handshake.h"

namespace roomrack::channels {

class AlpinePush final : public PushReader {
public:
    AlpinePush(sync::ChannelSettings settings, QByteArray secret);
    PushStep read(const http::Request &request, Instant now) override;
    PushStep readToken(const http::Request &request, const QByteArray &token, Instant now) override;

    /// The capabilities of this server.
    static protocols::alpinebits::Capabilities capabilities();

private:
    PushStep take(const QByteArray &xml, protocols::alpinebits::Version version) const;

    sync::ChannelSettings settings_;
    QString secret_;
};

}  // namespace roomrack::channels
