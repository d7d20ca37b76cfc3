// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel whose channel is agreed with anew: mocks of several protocols at addresses of their own,
// a secret that is known for some addresses only, and time that passes at once.
#pragma once

#include "channels/desk/channel_desk.h"
#include "engine/engine_hotel.h"
#include "engine/world/virtual_world.h"
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

    /// One room type with one rate plan, under codes that the mocks know.
    static sync::ChannelSettings settings(sync::Protocol protocol, const QString &code = kOld,
                                          const QString &address = kFirst);
    /// Answers at that address from now on.
    simulator::MockChannel &serve(sync::Protocol protocol, const QString &address = kFirst);
    simulator::Shop &shop(const QString &address = kFirst) { return mocks_.at(address)->shop(); }
    /// What its shop calls the rate of a room.
    static QString rate(sync::Protocol protocol, const QString &code);
    /// Begins, or begins anew as after a restart.
    void start();
    void stop() { desk_.reset(); }
    /// As a person saves them, and time for all that follows.
    void save(const sync::ChannelSettings &settings, int seconds = 300);
    /// Where the secret may be sent; empty: anywhere.
    void typeSecretFor(const sync::ChannelSettings &settings);
    void edit(booking::CellField field, qint64 value, Night night = kNight);
    void run(int seconds = 300);
    channels::ChannelStatus status() const;
    /// What stands in the channel's log of settings that left something behind.
    QStringList told() const;
    /// As the file has them.
    storage::ChannelSetup stored() const;

    std::unique_ptr<EngineHotel> hotel_;
    std::unique_ptr<engine::VirtualWorld> world_;
    std::unique_ptr<engine::ReadDesk> reading_;
    std::unique_ptr<channels::ChannelDesk> desk_;
    std::map<QString, std::unique_ptr<simulator::MockChannel>> mocks_;
    std::set<QString> secretFor_;
    /// Messages with these words are refused.
    QByteArray refused_;
    bool away_ = false;      ///< nobody answers
    bool takesSets_ = true;  ///< of AlpineBits: complete sets of rooms
    int sent_ = 0;
};

}  // namespace roomrack::tests
