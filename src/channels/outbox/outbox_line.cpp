// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox_line.h"

#include "channels/connection/kept.h"

#include <algorithm>

namespace roomrack::channels {

using Kind = Verdict::Kind;

void OutboxLine::exchange(const Request &request, std::function<Verdict(const Reply &)> read,
                          std::function<void()> then)
{
    ++messages_;
    const Instant at = scheduler_.now();
    transport_->send(request, alive_.only([this, request, at, read = std::move(read),
                                           then = std::move(then)](const Reply &reply) {
        const Verdict verdict = read(reply);
        const Instant now = scheduler_.now();
        said_ = keptWords(verdict.said);
        switch (verdict.kind) {
        case Kind::Done:
        case Kind::Refused:
            breaker_.succeeded();
            putOff_ = 0;
            break;
        case Kind::NotAllowed: notBefore_ = now + backoff_.most; break;
        case Kind::TryLater:
        case Kind::Unknown:
            if (verdict.kind == Kind::Unknown || reply.came == Reply::Came::NotReached)
                breaker_.failed();
            ++putOff_;
            notBefore_ =
                now
                + (verdict.retryAfterSeconds > 0
                       ? verdict.retryAfterSeconds * kSecond
                       : backoff_.after(std::max(putOff_, breaker_.failures()), scheduler_.random));
        }
        // Successful token requests are not worth a log entry.
        if (verdict.kind == Kind::Done && request.body.isEmpty()) {
            then();
            return;
        }
        booking::ChannelRows rows;
        rows.messages.push_back(log_(at, request, reply, verdict));
        books_.write(std::move(rows), alive_.only([then](const Result<void> &) { then(); }));
    }));
}

}  // namespace roomrack::channels
