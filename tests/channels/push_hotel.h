// SPDX-License-Identifier: GPL-3.0-or-later
// A property to which channels of every protocol push reservations, on a virtual clock. Nothing is
// sent to them.
#pragma once

#include "channels/controller/channel_controller.h"
#include "engine/engine_hotel.h"
#include "engine/scheduler/virtual_scheduler.h"

namespace roomrack::tests {

inline const ChannelId kJson{2}, kAlpine{3}, kGds{4};
inline const QString kHotelCode = QStringLiteral("H1");

class PushHotel {
public:
    PushHotel();
    ~PushHotel();

    /// Opens the channels, as after a start of the program.
    void open();
    void close();
    void run(qint64 seconds);
    void runUntil(Instant when);
    /// True when it is stored.
    bool push(ChannelId channel, const QByteArray &body);
    Result<engine::Answer> apply(const booking::Command &command);
    sync::ChannelSettings settings(ChannelId channel) const;
    void save(ChannelId channel, const std::optional<sync::ChannelSettings> &settings);

    /// All bookings of the reservation, by part number.
    std::vector<booking::Booking> bookings(ChannelId channel, const QString &reservation) const;
    /// Those of them that count as sold.
    std::vector<booking::Booking> sold(ChannelId channel, const QString &reservation) const;
    /// Why its messages wait for a user.
    QStringList waiting(const QString &reservation) const;
    std::unique_ptr<storage::Reader> reader() const;
    booking::Caller caller() const { return hotel.desk(); }

    EngineHotel hotel;
    std::unique_ptr<engine::VirtualScheduler> scheduler;
    std::unique_ptr<engine::AsyncReader> reading;
    std::unique_ptr<channels::ChannelController> controller;
};

/// A reservation of one guest and these rooms, one adult each.
protocols::Reservation reservationOf(const QString &id, protocols::ReservationStatus status,
                                     const std::vector<std::pair<QString, Stay>> &rooms);

/// One reservation as a channel pushes it.
QByteArray jsonBody(const protocols::Reservation &reservation);
QByteArray travelBody(const protocols::Reservation &reservation);
/// `withTimes`: version 2024-10, else 2020-10, which has no modification times.
QByteArray alpineBody(const protocols::Reservation &reservation, bool withTimes);

}  // namespace roomrack::tests
