// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox_line.h"

#include "channels/connection/kept.h"

namespace roomrack::channels {

void OutboxLine::exchange(const Request &request, std::function<Verdict(const Reply &)> read,
                          std::function<void()> then)
{
    ++figures_.messages;
    const Instant at = scheduler_.now();
    transport_->send(request, alive_.only([this, request, at, read = std::move(read),
                                           then = std::move(then)](const Reply &reply) {
        Verdict verdict = read(reply);
        verdict.said = keptWords(verdict.said);
        retry_.after(request.what, verdict, reply.came != Reply::Came::NotReached);
        // Successful token requests are not worth a log entry.
        if (verdict.kind == Verdict::Kind::Done && request.body.isEmpty()) {
            then();
            return;
        }
        booking::ChannelRows rows;
        rows.messages.push_back(log_(at, request, reply, verdict));
        books_.write(std::move(rows), alive_.only([then](const Result<void> &) { then(); }));
    }));
}

}  // namespace roomrack::channels
