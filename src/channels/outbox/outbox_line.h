// SPDX-License-Identifier: GPL-3.0-or-later
// An outbox's requests to the other system: one at a time, each logged with its answer, with pauses
// after failures.
#pragma once

#include "channels/connection/books.h"
#include "channels/connection/link_figures.h"
#include "channels/connection/link_retry.h"

namespace roomrack::channels {

class OutboxLine {
public:
    /// The log entry of a request sent at `at`, and its answer.
    using Log = std::function<booking::ChannelMessageRow(Instant at, const Request &request,
                                                         const Reply &reply, const Verdict &)>;
    OutboxLine(std::unique_ptr<Transport> transport, Books &books, Scheduler &scheduler,
               LinkFigures &figures, Log log)
        : transport_(std::move(transport)), books_(books), scheduler_(scheduler), figures_(figures),
          log_(std::move(log)), retry_(scheduler)
    {}

    /// One request and its answer, written to the log; `then` is called when that is done.
    void exchange(const Request &request, std::function<Verdict(const Reply &)> read,
                  std::function<void()> then);
    void tryNow() { retry_.tryNow(); }
    /// Something other than a request failed.
    void setSaid(const QString &said) { retry_.setSaid(said); }

    int failures() const { return retry_.failures(); }
    Instant notBefore() const { return retry_.notBefore(); }
    /// The longest pause.
    qint64 longPause() const { return retry_.longPause(); }
    /// When to repeat a request after this answer, at the earliest: one that was refused would be
    /// refused again.
    Instant repeatAfter(const Verdict &verdict) const
    {
        const bool refused = verdict.kind == Verdict::Kind::Refused;
        return scheduler_.now() + (refused ? longPause() : 0);
    }
    const QString &said() const { return retry_.said(); }

private:
    const std::unique_ptr<Transport> transport_;
    Books &books_;
    Scheduler &scheduler_;
    LinkFigures &figures_;
    const Log log_;
    LinkRetry retry_;
    Alive alive_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels
