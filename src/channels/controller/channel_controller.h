// SPDX-License-Identifier: GPL-3.0-or-later
// All channels of a property: keeps their boards up to date, and has the parts that connect them
// (linking.h), take their reservations (intake.h) and answer their requests (webhooks.h). Lives in
// one thread, the scheduler's.
#pragma once

#include "channels/controller/announced.h"
#include "channels/controller/linking.h"
#include "channels/controller/webhooks.h"

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
    using Equipment = LinkEquipment;

    /// `figures` are those of an earlier controller of the same channels, if there was one.
    ChannelController(engine::Engine &engine, engine::AsyncReader &reading, PropertyId property,
                      Scheduler &scheduler, Books::Pace pace, Equip equip,
                      std::shared_ptr<ChannelFigures> figures = std::make_shared<ChannelFigures>());
    ~ChannelController();

    /// Reads the property's current state and connects its channels. Error: no such property.
    Result<void> start();
    /// Whether the channels are connected with their saved settings.
    bool isLoaded() const { return linking_.isLoaded(); }

    const engine::HotelView &hotel() const { return state_.hotel; }
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
    Intake &intake() { return intake_; }
    Webhooks &webhooks() { return webhooks_; }
    Leftovers &leftovers() { return leftovers_; }

private:
    Result<void> takeSnapshot();
    void onChange(const engine::ChangeSetPtr &change);
    void onCells(const std::vector<engine::CellSpan> &spans);
    void onDay();
    void lookAtTheDate();

    ControllerState state_;
    Intake intake_{state_};
    Webhooks webhooks_{state_, intake_};
    Leftovers leftovers_{state_};
    Linking linking_{state_, intake_, leftovers_};
    Night businessDate_;
    Night firstNight_;  ///< the first night sent to channels
    int listening_ = 0;
    Alive alive_;
};

}  // namespace roomrack::channels
