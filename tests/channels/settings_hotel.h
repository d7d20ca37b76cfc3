// SPDX-License-Identifier: GPL-3.0-or-later
// A property whose channel gets other settings: mocks of several protocols at their own addresses,
// a secret valid for some addresses only, on a virtual clock.
#pragma once

#include "channels/controller/channel_controller.h"
#include "engine/engine_hotel.h"
#include "engine/scheduler/virtual_scheduler.h"
#include "simulator/channels/mock_channel.h"

#include <map>
#include <set>

namespace roomrack::tests {

class SettingsHotel {
protected:
    static inline const ChannelId kOta{2};
    static inline const RoomTypeId kType{1};
    static inline const QString kOld = QStringLiteral("OLD"), kNew = QStringLiteral("NEW");
    static inline const QString kFirst = QStringLiteral("https://first.example");
    static inline const QString kSecond = QStringLiteral("https://second.example");
    static inline const Night kNight = kToday + 3;

    SettingsHotel();
    ~SettingsHotel();

    /// One room type with one rate plan, under codes that the mocks have.
    static sync::ChannelSettings settings(sync::Protocol protocol, const QString &code = kOld,
                                          const QString &address = kFirst);
    /// Serves this address from now on.
    simulator::MockChannel &serve(sync::Protocol protocol, const QString &address = kFirst);
    simulator::Shop &shop(const QString &address = kFirst) { return mocks_.at(address)->shop(); }
    /// The shop's name of a room's rate.
    static QString rate(sync::Protocol protocol, const QString &code);
    /// Starts, or restarts as after an end of the program.
    void start();
    void stop() { controller_.reset(); }
    /// Saves them like a user, and runs the clock for all that follows.
    void save(const sync::ChannelSettings &settings, int seconds = 300);
    /// Where the secret may be sent; empty: anywhere.
    void typeSecretFor(const sync::ChannelSettings &settings);
    void edit(booking::CellField field, qint64 value, Night night = kNight, int seconds = 300);
    void run(int seconds = 300);
    channels::ChannelStatus status() const;
    /// Entries of the channel's log about leftovers of former settings.
    QStringList told() const;
    /// As stored in the file.
    storage::ChannelSetup stored() const;

    std::unique_ptr<EngineHotel> hotel_;
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<channels::ChannelController> controller_;
    std::map<QString, std::unique_ptr<simulator::MockChannel>> mocks_;
    std::set<QString> secretFor_;
    /// Messages that contain this text are refused.
    QByteArray refused_;
    bool away_ = false;      ///< no answers
    bool takesSets_ = true;  ///< AlpineBits: supports complete sets of rooms
    int sent_ = 0;
};

}  // namespace roomrack::tests
