// SPDX-License-Identifier: GPL-3.0-or-later
// Webhooks of OTAs with JSON. Signed by HMAC over time stamp and body, a webhook may contain a
// revision. One that only names it, or sends the secret instead of a signature (some senders
// support only a custom header), triggers a poll of the feed, and nothing else.
#pragma once

#include "channels/push/push_reader.h"
#include "channels/push/seen.h"
#include "protocols/ota_json/signature.h"

namespace roomrack::channels {

class JsonPush final : public PushReader {
public:
    explicit JsonPush(QByteArray secret);
    PushStep read(const http::Request &request, Instant now) override;
    /// Signed like a webhook, over method, space and token.
    PushStep readToken(const http::Request &request, const QByteArray &token, Instant now) override;

private:
    std::optional<PushStep> refused(const http::Request &request, Instant now, bool shown) const;
    static PushStep refuseSignature(const protocols::ota_json::Signature &signature,
                                    const Error &wrong);
    PushStep fetch(const QByteArray &mark, Instant now) const;

    QByteArray secret_;
    /// Signatures whose reservation is stored, or fetched. Shared with pending answers.
    std::shared_ptr<Seen> seen_;
};

}  // namespace roomrack::channels
