// SPDX-License-Identifier: GPL-3.0-or-later
// All channels of a hotel: keeps their boards up with the hotel, their lines going, and lets their
// reservations in. Lives in one thread, the world's.
#pragma once

#include "channels/desk/announced.h"
#include "channels/desk/leaving.h"
#include "channels/inbound/message_tokens.h"
#include "channels/inbound/reception.h"
#include "channels/link/link.h"
#include "channels/outbox/outbox.h"
#include "channels/pms/pms_desk.h"
#include "channels/push/push_entry.h"
#include "channels/push/webhook_call.h"
#include "storage/channel_reader.h"

#include <map>

namespace roomrack::channels {

/// A linked channel as a page shows it.
struct ChannelStatus {
    ChannelId channel;
    sync::ChannelSettings settings;
    LinkStatus link;
    QString wrong;          ///< why it cannot be linked at all; then the rest says nothing
    bool hasPrices = true;  ///< there is a rate of exchange for its currency
    /// What these settings left behind at the channel, to be taken away there by a person; empty:
    /// nothing.
    QString left{};
    friend bool operator==(const ChannelStatus &, const ChannelStatus &) = default;
};

class ChannelDesk {
public:
    /// What a line needs: a dialect and its transport, or a wire to a PMS. Without either there is
    /// no line, and `wrong` says why. `telling`: by which a GDS or a PMS is told of bookings.
    struct Equipment {
        std::unique_ptr<Dialect> dialect;
        std::unique_ptr<Transport> transport;
        QByteArray secret;
        QString wrong;
        std::unique_ptr<Wire> wire{};
        std::unique_ptr<Transport> telling{};
    };
    using Equip = std::function<Equipment(ChannelId, const sync::ChannelSettings &)>;

    ChannelDesk(engine::Engine &engine, engine::ReadDesk &reading, PropertyId property,
                World &world, Books::Pace pace, Equip equip);
    ~ChannelDesk();

    /// Takes the hotel as it is and links its channels. An error: there is no such hotel.
    Result<void> start();
    /// Whether the channels are linked as they were saved.
    bool isLoaded() const { return loaded_; }

    const engine::HotelView &hotel() const { return hotel_; }
    std::vector<ChannelStatus> status() const;
    /// Null where it is not linked.
    const Link *link(ChannelId channel) const;
    /// Which messages each channel would be sent because of these edits, if somebody made them.
    std::vector<Announced> announced(const std::vector<booking::CellRun> &cells) const;
    /// Whether every channel that answers shows what it should, and nothing is under way.
    bool isQuiet() const;

    /// Sends nights of a room type again (none: all rooms), to one channel or to all.
    void resync(ChannelId channel, RoomTypeId type, Night first, Night last);
    void tryNow(ChannelId channel);
    void pollNow(ChannelId channel);
    /// The channel says that it has reservations to be fetched; false: it is not linked.
    bool fetchSoon(ChannelId channel);
    /// Reads again what waits for a person, after mapping.
    void replay(ChannelId channel);
    /// A reservation that the channel pushed. `done` hears whether it is safe.
    void push(ChannelId channel, Received message, std::function<void(bool safe)> done);
    /// What the channel asks by its webhook. Where it is not linked, or is linked anew meanwhile,
    /// `done` may be dropped without an answer.
    void answer(ChannelId channel, WebhookCall call, std::function<void(WebhookAnswer)> done);
    /// What came to the door for a channel and was not taken goes into its log. False: it is not
    /// linked.
    bool note(ChannelId channel, const PushEntry &entry, std::function<void()> written);
    /// A pushed body as the channel's protocol reads it; none where it is not linked.
    std::optional<Received> understand(ChannelId channel, const QByteArray &body) const;

private:
    struct Line {
        std::unique_ptr<Transport> transport;
        std::unique_ptr<Link> link;
        Shown shown;
        sync::ChannelSettings settings;  ///< as they were agreed, also while it is closing
        bool closing = false;            ///< says what goes, under its old names
        bool clearing = false;           ///< takes back what is not sent any more, beside the rest
        /// Tells a GDS of what it sold; null: nobody asked for that.
        std::unique_ptr<Outbox> outbox{};
    };
    /// What the file has about a channel.
    struct Stored {
        storage::ChannelSetup setup;
        std::vector<booking::ChannelCellsRow> cells;
        Instant unanswered;     ///< when a message left that was never answered
        bool complete = false;  ///< cells were read: nobody had a board when it was asked
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
    void replace(Line &line, const Stored &stored);
    void begin(const Stored &stored, sync::Board board);
    enum class Closing : quint8 { Nothing, UnderWay, NotPossible };
    Closing closeFirst(const Stored &stored, const sync::Board &board);
    sync::ChannelSettings spokenBy(const Stored &stored, const sync::Board &board) const;
    void leaveWholes(Line &line);
    void whenTakenBack(Line &line);
    void tellLeft(ChannelId channel, const sync::ChannelSettings &agreed, const QStringList &words);
    booking::ChannelRows linkedRows(const Stored &stored, const sync::ChannelSettings &spoken,
                                    sync::Board &board) const;
    std::optional<Equipment> equip(ChannelId channel, const sync::ChannelSettings &spoken);
    Line &connect(const Stored &stored, const sync::ChannelSettings &spoken, Equipment equipment,
                  sync::Board board, bool closing);
    void beginTelling(ChannelId channel, Line &line, Equipment &equipment);
    void onChange(const engine::ChangeSetPtr &change);
    void onCells(const std::vector<engine::CellSpan> &spans);
    void onDay();
    void lookAtTheDate();
    /// The wall clock; hold time while the two are so far apart that a person must look at the
    /// clock (docs/decisions/0049). Else a wrong clock would take every night from the channels.
    Instant trustedWall() const;
    void workAll(Line &line);
    void heard(ChannelId channel);
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
    World &world_;
    Books books_;
    const Equip equip_;
    engine::HotelView hotel_;
    SoldThere sold_;
    std::vector<pricing::FxRate> fx_;
    std::unique_ptr<Reception> reception_;
    MessageTokens tokens_;
    PmsDesk pms_;
    std::map<ChannelId, Line> lines_;
    std::map<ChannelId, QString> wrong_;
    std::map<ChannelId, sync::ChannelSettings> closed_;  ///< what went is closed before these begin
    std::map<ChannelId, sync::ChannelSettings> cleared_;  ///< the same of what is not sent any more
    /// What settings left behind at a channel.
    struct Left {
        sync::ChannelSettings settings;
        QStringList words;
    };
    std::map<ChannelId, Left> left_;
    Night businessDate_;
    Night firstNight_;  ///< the first that channels are sent
    bool loaded_ = false;
    bool loadAgain_ = false;
    int listening_ = 0;
    Alive alive_;
};

}  // namespace roomrack::channels
