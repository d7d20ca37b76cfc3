// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel that takes requests on a clock that needs no time, with a gateway where nothing goes
// wrong unless it is told to: for what happens at the same moment.
#pragma once

#include "reservations/hotel_world.h"
#include "support/scratch.h"

namespace roomrack::tests {

class Reception {
public:
    Reception();
    ~Reception();

    engine::Engine &engine() { return *engine_; }
    reservations::RequestDesk &desk() { return *desk_; }
    reservations::SagaRunner &sagas() { return *sagas_; }
    simulator::MockGateway &gateway() { return gateway_; }
    engine::VirtualWorld &world() { return *world_; }
    PropertyId property() const { return property_; }
    /// Everything in memory is new.
    void startAgain();

    reservations::Request request(const QByteArray &key) const;
    /// Somebody of this name; plans as prepaidHotel() has them.
    reservations::BookingWish wish(const QString &name, int plan, int in = 10,
                                   int nights = 2) const;
    /// What was heard by now; not Answered: nothing.
    using Heard = std::shared_ptr<reservations::Reply>;
    Heard book(const QByteArray &key, const reservations::BookingWish &wish);
    Heard cancel(const QByteArray &key, BookingId booking, qint32 version = 0);
    Heard change(const QByteArray &key, BookingId booking, Stay stay,
                 const QByteArray &method = "pm_good");
    void run(qint64 micros);
    void settle() { run(3'600 * kSecond); }

    storage::BookingRow booking(BookingId id) const;
    /// What the hotel has of the guest's money, minor units of the gateway.
    qint64 kept(BookingId id) const;
    int charges() const;

private:
    void open();
    void close();
    QTemporaryDir folder_;
    core::ManualClock clock_;
    std::unique_ptr<engine::VirtualWorld> world_;
    simulator::FaultRates faults_;
    simulator::MockGateway gateway_;
    PropertyId property_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<engine::ReadDesk> reading_;
    std::unique_ptr<reservations::EngineLine> line_;
    std::unique_ptr<reservations::HotelCopy> hotel_;
    std::unique_ptr<reservations::EngineSagas> store_;
    std::unique_ptr<reservations::SagaRunner> sagas_;
    std::unique_ptr<reservations::RequestDesk> desk_;
    std::unique_ptr<MockTransport> transport_;
    std::unique_ptr<gateways::IntentGateway> port_;
};

}  // namespace roomrack::tests
