// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/channel_day.h"
#include "channels/peer_transport.h"

#include <utility>

namespace roomrack::tests {

using channels::Reply;
using simulator::Fault;
using simulator::WireReply;

namespace {

constexpr int kRetryAfter = 20;  ///< seconds

Reply noAnswer(Reply::Came came)
{
    Reply r;
    r.came = came;
    r.trouble = QStringLiteral("no answer");
    return r;
}

/// Delivers what the previous request was to overtake.
void letIn(std::vector<std::function<void()>> &overtaken)
{
    for (const auto &comesIn : std::exchange(overtaken, {})) comesIn();
}

}  // namespace

MockTransport::MockTransport(channels::Scheduler &scheduler, simulator::MockPeer &mock,
                             const simulator::FaultRates &faults, Heard heard)
    : scheduler_(scheduler), mock_(mock), faults_(faults), heard_(std::move(heard))
{}

void MockTransport::send(const channels::Request &request, std::function<void(Reply)> done)
{
    const simulator::Trip trip = nextTrip(faults_, scheduler_.random);
    const qint64 timeout = request.timeoutSeconds * kSecond;
    // Captures nothing of this object: it may be gone when that runs.
    const auto later = [&scheduler = scheduler_](qint64 micros, std::function<void()> what) {
        scheduler.later(micros, std::move(what));
    };
    const auto tell = [later, done = alive_.only(std::move(done))](qint64 micros,
                                                                   const Reply &reply) {
        later(micros, [done, reply]() mutable { done(reply); });
    };
    // The mock outlives a link: requests under way arrive, whichever link sent them.
    const auto apply = [&mock = mock_, &scheduler = scheduler_, heard = heard_, request,
                        overtaken = overtaken_] {
        const WireReply reply = ask(mock, request, scheduler.now());
        heard(request, reply);
        letIn(*overtaken);
        return reply;
    };
    const auto arrives = [later, trip](std::function<void()> what) {
        later(trip.micros, std::move(what));
    };
    switch (trip.fault) {
    case Fault::Unreachable: tell(trip.micros, noAnswer(Reply::Came::NotReached)); return;
    case Fault::ErrorBefore: tell(2 * trip.micros, replyOf(mock_.failure())); return;
    case Fault::TooMany: tell(2 * trip.micros, replyOf(mock_.tooMany(kRetryAfter))); return;
    case Fault::LostRequest: tell(timeout, noAnswer(Reply::Came::Nothing)); return;
    case Fault::TimeoutAfter:
        arrives([apply] { apply(); });
        tell(timeout, noAnswer(Reply::Came::Nothing));
        return;
    case Fault::AppliedLate:
        later(timeout + timeout / 2, [apply] { apply(); });
        tell(timeout, noAnswer(Reply::Came::Nothing));
        return;
    case Fault::Reordered: {
        const auto answered = std::make_shared<bool>(false);
        overtaken_->emplace_back([apply, tell, answered] {
            const WireReply reply = apply();
            if (!std::exchange(*answered, true)) tell(0, replyOf(reply));
        });
        later(timeout, [tell, answered] {
            if (!std::exchange(*answered, true)) tell(0, noAnswer(Reply::Came::Nothing));
        });
        later(timeout + timeout / 2, [overtaken = overtaken_] { letIn(*overtaken); });
        return;
    }
    case Fault::ErrorAfter:
        arrives([&mock = mock_, apply, tell, trip] {
            apply();
            tell(trip.micros, replyOf(mock.failure()));
        });
        return;
    case Fault::Twice:
    case Fault::None:
        arrives([apply, tell, trip] {
            if (trip.fault == Fault::Twice) apply();
            tell(trip.micros, replyOf(apply()));
        });
    }
}

}  // namespace roomrack::tests
