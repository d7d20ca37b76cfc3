// SPDX-License-Identifier: GPL-3.0-or-later
// Common to all steps of an outbox: a request and its answer, and what is written about them.
#include "channels/outbox/outbox.h"

#include "channels/connection/kept.h"

#include <algorithm>

namespace roomrack::channels {

using booking::OutboxRow;
using booking::OutboxStage;
using booking::OutboxTokenRow;
using Kind = Verdict::Kind;

void noteTelling(const Outbox &outbox, ConnectionStatus &status)
{
    status.untold = outbox.untold();
    status.turnedDown = outbox.refused();
    status.messages += outbox.messages();
    if (status.said.isEmpty()) status.said = outbox.said();
    if (status.state != ConnectionState::InSync || status.untold == 0) return;
    status.state = outbox.failures() == 0 ? ConnectionState::Sending : ConnectionState::Retrying;
    status.failures = outbox.failures();
    status.nextTry = outbox.notBefore();
}

void Outbox::write(std::function<void()> then, std::vector<OutboxTokenRow> tokens)
{
    booking::ChannelRows rows;
    rows.outbox.push_back(task_->out);
    rows.tokens = std::move(tokens);
    books_.write(std::move(rows),
                 alive_.only([this, then = std::move(then)](const Result<void> &ok) {
                     if (ok)
                         then();
                     else
                         again(scheduler_.now() + kSecond);  // from the file
                 }));
}

/// Nothing is under way any more.
void Outbox::settled(std::vector<OutboxTokenRow> tokens)
{
    task_->out.stage = OutboxStage::Idle;
    task_->out.sent = 0;
    write(
        [this] {
            const OutboxRow &out = task_->out;
            const qint32 version = task_->known.row.booking.version;
            if (out.told >= version || out.refused < version) refused_.erase(out.booking);
            if (out.told >= version) retry_.erase(out.booking);
            const bool newest = version <= std::max(out.told, out.refused) && !changedMeanwhile_;
            if (newest)
                finish();
            else
                again(scheduler_.now());
        },
        std::move(tokens));
}

void Outbox::finish()
{
    if (task_ && !changedMeanwhile_) due_.erase(task_->out.booking);
    task_.reset();
    busy_ = false;
    pump();
}

void Outbox::again(Instant at)
{
    due_[task_->out.booking].at = at;
    task_.reset();
    busy_ = false;
    pump();
}

/// One request and its answer, written to the log; `then` is called when that is done.
void Outbox::exchange(const Request &request, std::function<Verdict(const Reply &)> read,
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
