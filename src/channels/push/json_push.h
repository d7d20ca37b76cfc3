// SPDX-License-Identifier: GPL-3.0-or-later
// Webhooks of OTAs that speak JSON: signed by HMAC over time stamp and body.
#pragma once

#include "channels/push/push_reader.h"
#include "channels/push/seen.h"

namespace roomrack::channels {

class JsonPush final : public PushReader {
public:
    explicit JsonPush(QByteArray secret);
    PushStep read(const http::Request &request, Instant now) override;

private:
    QByteArray secret_;
    /// Signatures whose reservation is stored. Shared with answers that are still to come.
    std::shared_ptr<Seen> seen_;
};

}  // namespace roomrack::channels
