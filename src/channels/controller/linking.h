// SPDX-License-Identifier: GPL-3.0-or-later
// How channels are connected: what the file has about them, and what changes with their settings.
#pragma once

#include "channels/controller/intake.h"
#include "channels/controller/leftovers.h"

namespace roomrack::channels {

class Linking {
public:
    Linking(ControllerState &state, Intake &intake, Leftovers &leftovers)
        : state_(state), intake_(intake), leftovers_(leftovers)
    {}

    /// Reads the saved state of all channels, and connects them when it arrives.
    void load();
    /// Whether the channels are connected with their saved settings.
    bool isLoaded() const { return loaded_; }

private:
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
    booking::ChannelRows linkedRows(const Stored &stored, const sync::ChannelSettings &spoken,
                                    sync::Board &board) const;
    std::optional<LinkEquipment> equip(ChannelId channel, const sync::ChannelSettings &spoken);
    Connected &connect(const Stored &stored, const sync::ChannelSettings &spoken,
                       LinkEquipment equipment, sync::Board board, bool closing);
    void beginTelling(ChannelId channel, Connected &connected, LinkEquipment &equipment);

    ControllerState &state_;
    Intake &intake_;
    Leftovers &leftovers_;
    /// removed codes are closed before these begin
    std::map<ChannelId, sync::ChannelSettings> closed_;
    std::map<ChannelId, sync::ChannelSettings> cleared_;  ///< the same for what is no longer sent
    bool loaded_ = false;
    bool loadAgain_ = false;
};

}  // namespace roomrack::channels
