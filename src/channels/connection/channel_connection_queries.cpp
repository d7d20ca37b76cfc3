// SPDX-License-Identifier: GPL-3.0-or-later
// A link's queries: whether the channel is reachable, and what was reserved.
#include "channels/connection/channel_connection.h"

#include <algorithm>

namespace roomrack::channels {

namespace {

constexpr qint64 kFetchEvery = 5 * kSecond;

}  // namespace

void ChannelConnection::sendHello()
{
    busy_ = true;
    const Instant at = scheduler_.now();
    Request request = dialect_->hello(stamp());
    request.timeoutSeconds = settings_.timeoutSeconds;
    transport_.send(request, alive_.only([this, request, at](const Reply &reply) {
        const Verdict verdict = kept(dialect_->readHello(reply));
        // A channel that answers, even with a refusal, is reachable.
        after(verdict, reply.came != Reply::Came::NotReached);
        if (verdict.kind == Verdict::Kind::Refused) notBefore_ = scheduler_.now() + backoff_.most;
        if (verdict.nextAtOnce) notBefore_ = scheduler_.now();
        booking::ChannelRows rows = doubtAll(verdict.sendAllAgain);
        rows.messages.push_back(message(request, at, reply, verdict, 0));
        books_.write(std::move(rows), alive_.only([this](const Result<void> &) { becomeQuiet(); }));
    }));
}

void ChannelConnection::fetchSoon()
{
    const Instant at = std::max(scheduler_.now(), polledAt_ + kFetchEvery);
    const bool planned = fetch_ || settings_.pollSeconds > 0;
    nextPoll_ = planned ? std::min(nextPoll_, at) : at;
    fetch_ = true;
    pump();
}

void ChannelConnection::sendPoll()
{
    auto request = dialect_->poll(stamp());
    nextPoll_ = scheduler_.now() + settings_.pollSeconds * kSecond;
    if (!request) return;
    busy_ = asked_ = true;
    fetch_ = false;
    polledAt_ = scheduler_.now();
    request->timeoutSeconds = settings_.timeoutSeconds;
    const Instant at = scheduler_.now();
    transport_.send(*request, alive_.only([this, request = *request, at](const Reply &reply) {
        Polled result = dialect_->readPoll(reply);
        result.verdict = kept(std::move(result.verdict));
        after(result.verdict, reply.came != Reply::Came::NotReached);
        if (result.verdict.kind != Verdict::Kind::Done) askAgain(result.verdict);
        // A poll without news is not worth a log entry.
        if (result.verdict.kind == Verdict::Kind::Done && result.received.empty()
            && result.verdict.sendAllAgain == 0) {
            becomeQuiet();
            return;
        }
        booking::ChannelRows rows = doubtAll(result.verdict.sendAllAgain);
        rows.messages.push_back(
            message(request, at, reply, result.verdict, static_cast<int>(result.received.size())));
        books_.write(std::move(rows),
                     alive_.only([this, result](const Result<void> &) { polled(result); }));
    }));
}

/// As soon as the link may send again, not at the next interval; a refusal would only be repeated.
void ChannelConnection::askAgain(const Verdict &verdict)
{
    const bool refused = verdict.kind == Verdict::Kind::Refused;
    const qint64 wait = std::max(settings_.pollSeconds * kSecond, kFetchEvery);
    nextPoll_ = scheduler_.now() + (refused ? wait : 0);
    fetch_ = fetch_ || !refused;
}

/// Stored first, then acknowledged: a repeat is recognized.
void ChannelConnection::polled(const Polled &polled)
{
    if (polled.received.empty()) {
        becomeQuiet();
        return;
    }
    const bool more = polled.more;
    reception_(polled.received, alive_.only([this, more, count = polled.received.size()](
                                                std::vector<Received> stored) {
        // What could not be stored would only come again at once.
        if (more && stored.size() == count) {
            nextPoll_ = scheduler_.now();
            fetch_ = true;
        }
        acknowledge(std::move(stored));
    }));
}

void ChannelConnection::acknowledge(std::vector<Received> stored)
{
    size_t count = stored.size();
    const auto request =
        stored.empty() ? std::nullopt : dialect_->acknowledge(stored, count, stamp());
    if (!request) {
        becomeQuiet();
        return;
    }
    const Instant at = scheduler_.now();
    transport_.send(*request, alive_.only([this, request = *request, at, stored = std::move(stored),
                                           count](const Reply &reply) mutable {
        const Verdict verdict = kept(dialect_->readAcknowledged(reply));
        after(verdict, reply.came != Reply::Came::NotReached);
        booking::ChannelRows rows = doubtAll(verdict.sendAllAgain);
        rows.messages.push_back(message(request, at, reply, verdict, static_cast<int>(count)));
        // What is not acknowledged comes again with the next poll.
        if (verdict.kind != Verdict::Kind::Done) askAgain(verdict);
        const bool on =
            verdict.kind == Verdict::Kind::Done || verdict.kind == Verdict::Kind::Refused;
        stored.erase(stored.begin(), on ? stored.begin() + qptrdiff(count) : stored.end());
        books_.write(std::move(rows),
                     alive_.only([this, stored = std::move(stored)](const Result<void> &) {
                         acknowledge(stored);
                     }));
    }));
}

}  // namespace roomrack::channels
