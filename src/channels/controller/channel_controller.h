// SPDX-License-Identifier: GPL-3.0-or-later
// All channels of a property: keeps their boards up to date, runs their links, and passes their
// reservations on. Lives in one thread, the scheduler's.
#pragma once

#include "channels/connection/channel_connection.h"
#include "channels/controller/announced.h"
#include "channels/controller/leaving.h"
#include "channels/inbound/message_tokens.h"
#include "channels/inbound/reception.h"
#include "channels/outbox/outbox.h"
#include "channels/pms/pms_connections.h"
#include "channels/push/push_entry.h"
#include "channels/push/webhook_call.h"
#include "storage/channel_questions.h"

#include <map>

namespace roomrack::channels {

/// The state of a connected channel for a page.
struct ChannelStatus {
    ChannelId channel;
    sync::ChannelSettings settings;
    ConnectionStatus link;
    QString wrong;          ///< why it cannot be connected; then the rest has no meaning
    bool hasPrices = true;  ///< an exchange rate for its currency exists
    /// Leftovers of these settings at the channel, to be removed there by a user; empty: nothing.
    QString left{};
    friend bool operator==(const ChannelStatus &, const ChannelStatus &) = default;
};

class ChannelController {
public:
    /// What a link needs: a dialect and its transport, or a wire to a PMS. Without either there is
    /// no link, and `wrong` has the reason. `telling`: by which bookings are reported to a GDS or a
    /// PMS.
    struct Equipment {
        std::unique_ptr<Dialect> dialect;
        std::unique_ptr<Transport> transport;
        QByteArray secret;
        QString wrong;
        std::unique_ptr<Wire> wire{};
        std::unique_ptr<Transport> telling{};
    };
    using Equip = std::function<Equipment(ChannelId, const sync::ChannelSettings &)>;

    ChannelController(engine::Engine &engine, engine::AsyncReader &reading, PropertyId property,
                      Scheduler &scheduler, Books::Pace pace, Equip equip);
    ~ChannelController();

    /// Reads the property's current state and connects its channels. Error: no such property.
    Result<void> start();
    /// Whether the channels are connected with their saved settings.
    bool isLoaded() const { return loaded_; }

    const engine::HotelView &hotel() const { return hotel_; }
    std::vector<ChannelStatus> status() const;
    /// Null if it is not connected.
    const ChannelConnection *link(ChannelId channel) const;
    /// Which messages each channel would be sent if these edits were made.
    std::vector<Announced> announced(const std::vector<booking::CellRun> &cells) const;
    /// Whether every reachable channel is in sync and nothing is under way.
    bool isQuiet() const;

    /// Sends nights of a room type again (no id: all room types), to one channel or to all.
    void resync(ChannelId channel, RoomTypeId type, Night first, Night last);
    void tryNow(ChannelId channel);
    void pollNow(ChannelId channel);
    /// The channel reports reservations to be fetched; false: it is not connected.
    bool fetchSoon(ChannelId channel);
    /// A user confirms that the leftovers of former settings were removed at the channel.
    void settleLeft(ChannelId channel);
    /// Reads the waiting reservations again, after mapping.
    void replay(ChannelId channel);
    /// A reservation that the channel pushed. `done` receives whether it is stored.
    void push(ChannelId channel, Received message, std::function<void(bool safe)> done);
    /// A channel's webhook request. If the channel is not connected, or is reconnected meanwhile,
    /// `done` may be dropped without an answer.
    void answer(ChannelId channel, WebhookCall call, std::function<void(WebhookAnswer)> done);
    /// Logs a request to the API server for a channel that was not accepted. False: the channel is
    /// not connected.
    bool note(ChannelId channel, const PushEntry &entry, std::function<void()> written);
    /// A pushed body parsed by the channel's protocol; empty if it is not connected.
    std::optional<Received> understand(ChannelId channel, const QByteArray &body) const;

private:
    struct Connected {
        std::unique_ptr<Transport> transport;
        std::unique_ptr<ChannelConnection> link;
        Shown shown;
        sync::ChannelSettings settings;  ///< as agreed, also while it is closing
        bool closing = false;            ///< closes removed codes, under their old names
        bool clearing = false;           ///< also resets what is no longer sent
        /// Reports to a GDS what it sold; null: not configured.
        std::unique_ptr<Outbox> outbox{};
    };
    /// What the property's file has about a channel.
    struct Stored {
        storage::ChannelSetup setup;
        std::vector<booking::ChannelCellsRow> cells;
        Instant unanswered;     ///< when the last unanswered message was sent
        bool complete = false;  ///< cells were read: no link had the board at that time
    };
    struct Loaded {
        std::vector<Stored> channels;
        std::vector<pricing::FxRate> fx;
    };
    Result<void> takeSnapshot();
    void load();
    void link(Loaded loaded);
    void linkOne(Stored stored);
    void linkPms(const Stored &stored);
    void replace(Connected &connected, const Stored &stored);
    void begin(const Stored &stored, sync::Board board);
    enum class Closing : quint8 { Nothing, UnderWay, NotPossible };
    Closing closeFirst(const Stored &stored, const sync::Board &board);
    sync::ChannelSettings spokenBy(const Stored &stored, const sync::Board &board) const;
    void leaveWholes(Connected &connected);
    void whenTakenBack(Connected &connected);
    void readLeft(const std::vector<Stored> &channels);
    void tellLeft(ChannelId channel, const QStringList &words);
    booking::ChannelMessageRow settingsEntry(ChannelId channel, booking::MessageOutcome outcome,
                                             const QString &said) const;
    booking::ChannelRows linkedRows(const Stored &stored, const sync::ChannelSettings &spoken,
                                    sync::Board &board) const;
    std::optional<Equipment> equip(ChannelId channel, const sync::ChannelSettings &spoken);
    Connected &connect(const Stored &stored, const sync::ChannelSettings &spoken,
                       Equipment equipment, sync::Board board, bool closing);
    void beginTelling(ChannelId channel, Connected &connected, Equipment &equipment);
    void onChange(const engine::ChangeSetPtr &change);
    void onCells(const std::vector<engine::CellSpan> &spans);
    void onDay();
    void lookAtTheDate();
    /// The wall clock; hold time while the two differ so much that a user must check the clock
    /// (docs/decisions/0049). Else a wrong clock would remove every night from the channels.
    Instant trustedWall() const;
    void workAll(Connected &connected);
    void capabilitiesReported(ChannelId channel);
    void answerPush(ChannelId channel, const WebhookCall &call,
                    const std::function<void(WebhookAnswer)> &done);
    void answerFetch(ChannelId channel, const QString &token,
                     const std::function<void(WebhookAnswer)> &done);
    void find(ChannelId channel, const QString &reservation,
              std::function<void(WebhookAnswer)> done);
    void received(ChannelId channel, std::vector<Received> messages,
                  std::function<void(std::vector<Received>)> stored);

    engine::Engine &engine_;
    const PropertyId property_;
    Scheduler &scheduler_;
    Books books_;
    const Equip equip_;
    engine::HotelView hotel_;
    SoldThere sold_;
    std::vector<pricing::FxRate> fx_;
    std::unique_ptr<Reception> reception_;
    MessageTokens tokens_;
    PmsConnections pms_;
    std::map<ChannelId, Connected> connected_;
    std::map<ChannelId, QString> wrong_;
    /// removed codes are closed before these begin
    std::map<ChannelId, sync::ChannelSettings> closed_;
    std::map<ChannelId, sync::ChannelSettings> cleared_;  ///< the same for what is no longer sent
    /// What stays at a channel after its settings changed, as sentences, as in the file.
    std::map<ChannelId, QStringList> left_;
    bool leftRead_ = false;
    Night businessDate_;
    Night firstNight_;  ///< the first night sent to channels
    bool loaded_ = false;
    bool loadAgain_ = false;
    int listening_ = 0;
    Alive alive_;
};

}  // namespace roomrack::channels
