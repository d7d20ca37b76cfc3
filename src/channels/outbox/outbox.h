// SPDX-License-Identifier: GPL-3.0-or-later
// Sends bookings to another system, each version once, whatever is lost, repeated or reordered:
// what to send is derived from the bookings; what may be under way is stored before it is sent, and
// its outcome is resolved before anything is sent again (docs/decisions/0025, 0029).
#pragma once

#include "channels/connection/alarm.h"
#include "channels/connection/link_context.h"
#include "channels/outbox/outbox_content.h"
#include "channels/outbox/outbox_dialect.h"
#include "channels/outbox/outbox_line.h"
#include "channels/outbox/outbox_tokens.h"

#include <algorithm>
#include <map>
#include <set>

namespace roomrack::channels {

/// A booking that an outbox has to look at.
struct OutboxDue {
    Instant at;     ///< not earlier
    Night arrival;  ///< the soonest goes first
};

struct OutboxPending {
    int untold = 0;   ///< bookings whose newest version may not be delivered
    int refused = 0;  ///< those whose newest version was refused
    /// When the next booking is looked at, if all of them wait: after a refusal, until a code is
    /// mapped, or for an earlier message to take effect. Zero: none waits.
    Instant waitsUntil;
};

class Outbox {
public:
    /// All references must outlive this object. Starts at once, with what is pending in the file. A
    /// PMS is sent every booking, a GDS those that it sold.
    Outbox(ChannelId channel, const sync::ChannelSettings &settings, const QByteArray &secret,
           std::unique_ptr<Transport> transport, const engine::HotelView &hotel, Books &books,
           Scheduler &scheduler, LinkFigures &figures, OutboxLine::Log log);

    /// Bookings that have changed.
    void changed(const std::vector<booking::Booking> &bookings);
    /// Looks up pending bookings again.
    void load();
    /// Retries everything that waits, and what was refused.
    void tryNow();

    OutboxPending pending() const
    {
        OutboxPending all{static_cast<int>(due_.size()), static_cast<int>(refused_.size()), {}};
        if (busy_ || due_.empty()) return all;
        const auto first =
            std::min_element(due_.begin(), due_.end(), [](const auto &a, const auto &b) {
                return a.second.at < b.second.at;
            });
        const Instant until = std::max(first->second.at, line_.notBefore());
        if (until > scheduler_.now()) all.waitsUntil = until;
        return all;
    }
    /// Whether nothing is to be sent, and no tokens are to be cleaned up.
    bool isQuiet() const { return loaded_ && !busy_ && due_.empty() && givenUp_.isEmpty(); }
    const OutboxLine &line() const { return line_; }

private:
    struct Todo {
        std::vector<Untold> bookings;
        std::vector<booking::OutboxTokenRow> tokens;
    };
    void pump();
    void refuse(const QString &why);
    bool cleanUp();
    void lookUp(BookingId id);
    void decide();
    void registerToken();
    void makeToken();
    void sendFirst();
    void send();
    void told(const OutboxDialect::Told &told);
    void resolve();
    void revoke();
    void ask();
    void found(const std::optional<protocols::Reservation> &there);

    /// Writes the state of the task, then calls `then`.
    void write(std::function<void()> then, std::vector<booking::OutboxTokenRow> tokens = {});
    void settled(std::vector<booking::OutboxTokenRow> tokens = {});
    /// Ends the task: done, or to be looked at again at that time.
    void finish();
    void again(Instant at);

    const ChannelId channel_;
    const sync::ChannelSettings &settings_;
    const OutboxDialect dialect_;
    OutboxLine line_;
    const OutboxContent content_;
    const engine::HotelView &hotel_;
    Books &books_;
    Scheduler &scheduler_;
    const bool tokens_;                    ///< messages have tokens
    std::map<BookingId, OutboxDue> due_;   ///< bookings to be looked at
    std::set<BookingId> refused_, retry_;  ///< of those: refused, and to be sent again
    OutboxTokens givenUp_;
    std::unique_ptr<OutboxTask> task_;
    bool loaded_ = false;
    bool busy_ = false;
    bool changedMeanwhile_ = false;  ///< the current booking
    Alarm alarm_{scheduler_, [this] { pump(); }};
    Alive alive_;  ///< last member: destroyed first
};

/// Adds the outbox's pending and failed messages to a link's status.
inline void noteTelling(const Outbox &outbox, ConnectionStatus &status)
{
    const OutboxLine &line = outbox.line();
    const OutboxPending pending = outbox.pending();
    status.untold = pending.untold;
    status.turnedDown = pending.refused;
    if (status.said.isEmpty()) status.said = line.said();
    if (status.state != ConnectionState::InSync || status.untold == 0) return;
    const bool sends = line.failures() == 0 && pending.waitsUntil.micros == 0;
    status.state = sends ? ConnectionState::Sending : ConnectionState::Retrying;
    status.failures = line.failures();
    status.nextTry = pending.waitsUntil;
}

}  // namespace roomrack::channels
