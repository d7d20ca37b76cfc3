// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/reservation_poll.h"

#include <algorithm>

namespace roomrack::channels {

namespace {

constexpr qint64 kFetchEvery = 5 * kSecond;

}  // namespace

void ReservationPoll::pump()
{
    if (link_.settings.pollSeconds <= 0 && !fetch_) return;
    if (link_.scheduler.now() < next_)
        link_.alarm.at(next_);
    else
        send();
}

void ReservationPoll::soon()
{
    const Instant at = std::max(link_.scheduler.now(), polledAt_ + kFetchEvery);
    const bool planned = fetch_ || link_.settings.pollSeconds > 0;
    next_ = planned ? std::min(next_, at) : at;
    fetch_ = true;
}

void ReservationPoll::send()
{
    auto request = link_.dialect->poll(link_.stamp());
    next_ = link_.scheduler.now() + link_.settings.pollSeconds * kSecond;
    if (!request) return;
    link_.busy = asked_ = true;
    fetch_ = false;
    polledAt_ = link_.scheduler.now();
    request->timeoutSeconds = link_.settings.timeoutSeconds;
    const Instant at = link_.scheduler.now();
    link_.transport.send(*request, alive_.only([this, request = *request, at](const Reply &reply) {
        Polled result = link_.dialect->readPoll(reply);
        result.verdict = link_.log().kept(std::move(result.verdict));
        link_.after(result.verdict, reply.came != Reply::Came::NotReached);
        if (result.verdict.kind != Verdict::Kind::Done) askAgain(result.verdict);
        // A poll without news is not worth a log entry.
        if (result.verdict.kind == Verdict::Kind::Done && result.received.empty()
            && result.verdict.sendAllAgain == 0) {
            link_.quiet();
            return;
        }
        booking::ChannelRows rows = link_.cells.doubtAll(result.verdict.sendAllAgain);
        rows.messages.push_back(link_.log().message(request, at, reply, result.verdict,
                                                    static_cast<int>(result.received.size())));
        link_.books.write(std::move(rows),
                          alive_.only([this, result](const Result<void> &) { polled(result); }));
    }));
}

/// As soon as the link may send again, not at the next interval; a refusal would only be repeated.
void ReservationPoll::askAgain(const Verdict &verdict)
{
    const bool refused = verdict.kind == Verdict::Kind::Refused;
    const qint64 wait = std::max(link_.settings.pollSeconds * kSecond, kFetchEvery);
    next_ = link_.scheduler.now() + (refused ? wait : 0);
    fetch_ = fetch_ || !refused;
}

/// Stored first, then acknowledged: a repeat is recognized.
void ReservationPoll::polled(const Polled &polled)
{
    if (polled.received.empty()) {
        link_.quiet();
        return;
    }
    const bool more = polled.more;
    store_(polled.received,
           alive_.only([this, more, count = polled.received.size()](std::vector<Received> stored) {
               // What could not be stored would only come again at once.
               if (more && stored.size() == count) {
                   next_ = link_.scheduler.now();
                   fetch_ = true;
               }
               acknowledge(std::move(stored));
           }));
}

void ReservationPoll::acknowledge(std::vector<Received> stored)
{
    size_t count = stored.size();
    const auto request =
        stored.empty() ? std::nullopt : link_.dialect->acknowledge(stored, count, link_.stamp());
    if (!request) {
        link_.quiet();
        return;
    }
    const Instant at = link_.scheduler.now();
    link_.transport.send(
        *request, alive_.only([this, request = *request, at, stored = std::move(stored),
                               count](const Reply &reply) mutable {
            const Verdict verdict = link_.log().kept(link_.dialect->readAcknowledged(reply));
            link_.after(verdict, reply.came != Reply::Came::NotReached);
            booking::ChannelRows rows = link_.cells.doubtAll(verdict.sendAllAgain);
            rows.messages.push_back(
                link_.log().message(request, at, reply, verdict, static_cast<int>(count)));
            // What is not acknowledged comes again with the next poll.
            if (verdict.kind != Verdict::Kind::Done) askAgain(verdict);
            const bool on =
                verdict.kind == Verdict::Kind::Done || verdict.kind == Verdict::Kind::Refused;
            stored.erase(stored.begin(), on ? stored.begin() + qptrdiff(count) : stored.end());
            link_.books.write(std::move(rows),
                              alive_.only([this, stored = std::move(stored)](const Result<void> &) {
                                  acknowledge(stored);
                              }));
        }));
}

}  // namespace roomrack::channels
