// SPDX-License-Identifier: GPL-3.0-or-later
// The door of a hotel that is open in a window: for channels that push and for monitors, where the
// settings of this machine want it. Kept as long as the hotel is open, and never waited for.
#pragma once

#include "api/door_settings.h"
#include "desktop/channels/hotel_channels.h"

class QSettings;

namespace roomrack::desktop {

class WindowDoor final : public QObject {
    Q_OBJECT

public:
    enum class State : quint8 { Closed, Opening, Open, Failed };

    /// Puts itself into the actions, which it belongs to; all of them must outlive it.
    WindowDoor(HotelSession &session, HotelChannels &channels, DeskActions &actions,
               QSettings &settings);

    bool isWanted() const { return wanted_; }
    const api::DoorSettings &settings() const { return now_; }
    /// Remembers it on this machine, and opens the door like that or closes it.
    void set(bool wanted, const api::DoorSettings &settings);

    State state() const { return state_; }
    /// Of Failed: about which setting, and what would be right.
    const Error &trouble() const { return trouble_; }
    /// Of Open: "http://127.0.0.1:8470".
    QString address() const;
    /// Where a channel is to push to; empty while the door is not open.
    QString addressOf(ChannelId channel) const;

signals:
    /// Another state, or other settings.
    void changed();

private:
    void load();
    void open();
    void listen(const api::DoorOptions &options);
    api::v1::Host apiHost();
    void opened(const Result<quint16> &port);
    void failed(const Error &why);
    void settle();
    void tell();

    HotelSession &session_;
    HotelChannels &channels_;
    DeskActions &actions_;
    QSettings &stored_;
    bool wanted_ = false;
    api::DoorSettings now_;
    State state_ = State::Closed;
    Error trouble_;
    quint16 port_ = 0;
    int round_ = 0;  ///< of opening; answers to earlier ones are of no interest
    std::unique_ptr<api::Door> door_;
    QTimer soon_;   ///< news for the door, gathered
    QTimer again_;  ///< a port may be free later
};

}  // namespace roomrack::desktop
