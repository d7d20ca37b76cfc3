// SPDX-License-Identifier: GPL-3.0-or-later
// Where reservations of all channels of a hotel come in: one after the other they are looked up,
// planned and written, the raw message in the same commit as its bookings.
#pragma once

#include "channels/inbound/reservation_plan.h"
#include "channels/link/alive.h"
#include "channels/link/books.h"

#include <deque>

namespace roomrack::channels {

/// What became of a message.
enum class Taken : quint8 {
    No,      ///< it may not be acknowledged
    Stored,  ///< understood or parked
    Known    ///< it was stored before, and is counted in the log of duplicates
};
constexpr bool isSafe(Taken taken)
{
    return taken != Taken::No;
}

class Reception {
public:
    /// What a message's channel has agreed, as of now; none: it is not linked any more.
    using Settings = std::function<const sync::ChannelSettings *(ChannelId)>;
    /// What the channel shows of nights that a message touched is not known any more: the rows that
    /// say so, and the same done to its board. Both are asked in the channels' thread.
    struct Doubts {
        std::function<booking::ChannelRows(ChannelId, const ReservationPlan &)> rows;
        std::function<booking::ChannelRows(ChannelId, const ReservationPlan &)> apply;
    };
    /// A stored message of a channel once more; none: it is not linked.
    using Understand = std::function<std::optional<Received>(ChannelId, const QByteArray &body)>;
    Reception(const engine::HotelView &hotel, const std::vector<pricing::FxRate> &fx, Books &books,
              World &world, Settings settings, Doubts doubts, Understand understand);

    /// Stores a message and does what it says, or parks it with the reason. Only what is safe may
    /// be acknowledged.
    void take(ChannelId channel, Received message, std::function<void(Taken)> done);
    /// Every message of a channel that waits is read and tried again ("map now"). `read` makes a
    /// stored body into a message.
    void replay(ChannelId channel, std::function<Received(const QByteArray &)> read);

    bool isQuiet() const { return !busy_ && queue_.empty(); }

private:
    struct Entry {
        ChannelId channel;
        Received message;
        std::function<void(Taken)> done;
        int tries = 0;
        QString refusal{};  ///< why the database does not take what it says
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
    World &world_;
    Settings settings_;
    Doubts doubts_;
    Understand understand_;
    std::deque<Entry> queue_;
    bool busy_ = false;
    Alive alive_;  ///< the last member: its end is the first
};

}  // namespace roomrack::channels
