// SPDX-License-Identifier: GPL-3.0-or-later
// An engine whose answers and clock the test controls.
#pragma once

#include "booking/commands.h"
#include "core/clock.h"

#include <QtCore/QFuture>
#include <QtCore/QPromise>

#include <deque>
#include <memory>

namespace roomrack::tests {

class FakeEngine {
public:
    using Reply = Result<booking::Answer>;
    struct Asked {
        booking::Command command;
        std::shared_ptr<QPromise<Reply>> promise;
    };

    QFuture<Reply> submit(booking::Command command)
    {
        auto promise = std::make_shared<QPromise<Reply>>();
        promise->start();
        const auto future = promise->future();
        ++count;
        open.push_back({std::move(command), std::move(promise)});
        return future;
    }

    /// The oldest unanswered command; null if it is of another kind.
    template <typename Command>
    const Command *first() const
    {
        return open.empty() ? nullptr : std::get_if<Command>(&open.front().command);
    }
    void answer(const Reply &reply)
    {
        const Asked asked = open.front();
        open.pop_front();
        asked.promise->addResult(reply);
        asked.promise->finish();
    }
    /// Answers with a hold of this number that expires after `seconds`.
    void answerHold(qint64 hold, int seconds)
    {
        booking::Answer a;
        a.hold = HoldId{hold};
        a.deadline = clock.wall() + seconds * kSecond;
        a.total = 44700;
        a.roomType = RoomTypeId{7};
        answer(a);
    }
    void refuse(ErrorCode code, int left = -1)
    {
        answer(tl::unexpected(Error{code, QStringLiteral("rooms"), QStringLiteral("no"), left}));
    }

    ManualClock clock{Instant{1'800'000'000 * kSecond}};
    std::deque<Asked> open;
    int count = 0;
};

}  // namespace roomrack::tests
