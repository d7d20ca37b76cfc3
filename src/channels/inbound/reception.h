// SPDX-License-Identifier: GPL-3.0-or-later
// The reservations of all channels of a property: looked up, planned and written one after the
// other, the raw message in the same commit as its bookings.
#pragma once

#include "channels/connection/alive.h"
#include "channels/connection/books.h"
#include "channels/inbound/reservation_plan.h"

#include <deque>

namespace roomrack::channels {

/// The outcome of a message.
enum class Taken : quint8 {
    No,      ///< it must not be acknowledged
    Stored,  ///< processed or parked
    Known    ///< stored before; counted in the duplicates log
};
constexpr bool isSafe(Taken taken)
{
    return taken != Taken::No;
}

class Reception {
public:
    /// A channel's agreed settings as of now; null: it is no longer connected.
    using Settings = std::function<const sync::ChannelSettings *(ChannelId)>;
    /// What the channel shows for nights that a message touched is unknown: the rows that store
    /// this, and the same change to its board. Both are called in the channels' thread.
    struct Doubts {
        std::function<booking::ChannelRows(ChannelId, const ReservationPlan &)> rows;
        std::function<booking::ChannelRows(ChannelId, const ReservationPlan &)> apply;
    };
    /// Parses a stored message of a channel again; empty: it is not connected.
    using Understand = std::function<std::optional<Received>(ChannelId, const QByteArray &body)>;
    Reception(const engine::HotelView &hotel, const std::vector<pricing::FxRate> &fx, Books &books,
              Scheduler &scheduler, Settings settings, Doubts doubts, Understand understand);

    /// Stores a message and applies it, or parks it with the reason. Only stored messages may be
    /// acknowledged.
    void take(ChannelId channel, Received message, std::function<void(Taken)> done);
    /// Reads every waiting message of a channel and tries it again ("map now"). `read` parses a
    /// stored body.
    void replay(ChannelId channel, std::function<Received(const QByteArray &)> read);

    bool isQuiet() const { return !busy_ && queue_.empty(); }

private:
    struct Entry {
        ChannelId channel;
        Received message;
        std::function<void(Taken)> done;
        int tries = 0;
        QString refusal{};  ///< why the database refuses its content
        qint32 taken = 0;   ///< as in KnownReservation
    };
    void next();
    void lookUp();
    void write(const KnownReservation &known);
    std::optional<booking::MessageTokenRow> tokenRow(const Entry &entry) const;
    void countRepeat(const KnownReservation &known);
    void stored(ChannelId channel, const ReservationPlan &plan);
    void written(Taken taken);

    const engine::HotelView &hotel_;
    const std::vector<pricing::FxRate> &fx_;
    Books &books_;
    Scheduler &scheduler_;
    Settings settings_;
    Doubts doubts_;
    Understand understand_;
    std::deque<Entry> queue_;
    bool busy_ = false;
    Alive alive_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels
