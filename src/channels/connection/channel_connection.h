// SPDX-License-Identifier: GPL-3.0-or-later
// The link to one channel: sends pending cells (cell_sender.h) and fetches reservations
// (reservation_poll.h) in turns. One request at a time; within the channel's rate limit; slower
// after failures, with a probe now and then while the channel is offline.
#pragma once

#include "channels/connection/cell_sender.h"
#include "channels/connection/reservation_poll.h"

namespace roomrack::channels {

class ChannelConnection {
public:
    ChannelConnection(ConnectionIdentity identity, sync::ChannelSettings settings,
                      std::unique_ptr<Dialect> dialect, Transport &transport, Books &books,
                      Scheduler &scheduler, LinkFigures &figures, sync::Board board,
                      StoreReceived reception);

    ChannelId channel() const { return link_.identity.channel; }
    const sync::ChannelSettings &settings() const { return link_.settings; }
    LinkBoard &cells() { return link_.cells; }
    const LinkBoard &cells() const { return link_.cells; }
    sync::Board &board() { return link_.cells.board(); }
    const sync::Board &board() const { return link_.cells.board(); }
    const Dialect &dialect() const { return *link_.dialect; }
    ConnectionStatus status() const;
    /// As given at construction, with the last unanswered request advanced since.
    const ConnectionIdentity &identity() const { return link_.identity; }
    /// For requests that another component sends on its behalf.
    LinkLog log() const { return link_.log(); }

    /// The board's wanted values may have changed. Sends after the batching window.
    void changed();
    /// The property was described again: what must be sent to the channel in full because of it is
    /// sent.
    void describe(const HotelFacts &facts);
    /// Stores that these nights are pending (all rows if `row` is -1), then sends them again.
    void resync(int row, Night first, Night last);
    /// Retries at once, without waiting for the back-off.
    void tryNow();
    void pollNow();
    /// The channel reports reservations to be fetched: they are requested at once, but at most
    /// every few seconds.
    void fetchSoon();
    /// Logs a message that the channel pushed, secrets masked; `written` is called when it is
    /// stored.
    void note(const QString &what, booking::MessageOutcome outcome, const QString &said,
              const QByteArray &body, std::function<void()> written = {});
    /// Whether nothing is under way: settings and rows may be changed.
    bool isQuiet() const { return !link_.busy; }
    /// Calls `what` when it is quiet, before anything else is sent.
    void whenQuiet(std::function<void()> what);
    /// Calls `what` once, when nothing is under way and all is in sync.
    void whenInSync(std::function<void()> what) { whenInSync_ = std::move(what); }
    /// Calls `what` once, when the channel has reported its capabilities, before anything else is
    /// sent.
    void whenGreeted(std::function<void()> what) { whenGreeted_ = std::move(what); }

private:
    void pump();
    void sendHello();
    void becomeQuiet();

    LinkContext link_;
    LateRequests late_;
    CellSender sender_;
    ReservationPoll poll_;
    std::vector<std::function<void()>> whenQuiet_;
    std::function<void()> whenInSync_, whenGreeted_;
    Alive alive_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels
