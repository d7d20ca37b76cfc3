// SPDX-License-Identifier: GPL-3.0-or-later
// A property with a PMS on a virtual connection: bytes sent at one end arrive at the other when the
// scheduler advances.
#pragma once

#include "channels/controller/channel_controller.h"
#include "engine/engine_hotel.h"
#include "engine/scheduler/virtual_scheduler.h"
#include "simulator/channels/fias_pms.h"

namespace roomrack::tests {

inline const ChannelId kPms{3}, kOta{2};

/// The other end of every wire that was opened, one at a time.
class FakeConnection {
public:
    FakeConnection(channels::Scheduler &scheduler, simulator::FiasPms &pms)
        : scheduler_(scheduler), pms_(pms)
    {}
    /// Bytes from the PMS, or from a fault. Lost if there is no connection.
    void say(const QByteArray &bytes);
    void cut();
    bool isConnected() const { return ear_.opened != nullptr; }
    int opened() const { return opened_; }
    bool away = false;  ///< connections are refused

private:
    friend class FakeWire;
    channels::Scheduler &scheduler_;
    simulator::FiasPms &pms_;
    channels::Wire::Callbacks ear_;
    int opened_ = 0;
};

class PmsHotel {
public:
    explicit PmsHotel(int types = 3, int roomsEach = 4);
    ~PmsHotel();

    /// Opens the channels, as after a start of the program.
    void open();
    void close();
    void run(qint64 seconds);
    /// A booking at the front desk; with `number`, one of the OTA.
    BookingId book(int type, int in, int nights, int rooms = 1, const QString &number = {});
    booking::Booking booking(BookingId id);
    /// Numbers of the rooms assigned to it tonight.
    QStringList rooms(BookingId id);
    QStringList waiting();
    std::vector<booking::ChannelMessageRow> messages();
    void moveDate();
    void apply(const booking::Command &command);
    protocols::fias::Guest guest(const QString &number, const QString &room) const;
    channels::ConnectionStatus status() const;
    sync::ChannelSettings settings() const;

    EngineHotel hotel;
    std::unique_ptr<engine::VirtualScheduler> scheduler;
    simulator::FiasPms pms;
    std::unique_ptr<FakeConnection> line;
    std::unique_ptr<engine::AsyncReader> reading;
    std::unique_ptr<channels::ChannelController> controller;

private:
    std::unique_ptr<storage::Reader> reader() const;
};

}  // namespace roomrack::tests
