// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel that processes requests in virtual time, with a gateway without faults unless set
// otherwise: for tests of simultaneous events.
#pragma once

#include "reservations/hotel_simulation.h"
#include "support/scratch.h"

namespace roomrack::tests {

class Reception {
public:
    Reception();
    ~Reception();

    engine::Engine &engine() { return *engine_; }
    reservations::RequestService &desk() { return *desk_; }
    reservations::SagaRunner &sagas() { return *sagas_; }
    simulator::MockGateway &gateway() { return gateway_; }
    engine::VirtualScheduler &scheduler() { return *scheduler_; }
    PropertyId property() const { return property_; }
    /// Restarts with empty memory.
    void startAgain();

    reservations::Request request(const QByteArray &key) const;
    /// A booking request of a guest with this name; plans as in prepaidHotel().
    reservations::BookingInput input(const QString &name, int plan, int in = 10,
                                     int nights = 2) const;
    /// The reply received so far; not Answered: none.
    using Heard = std::shared_ptr<reservations::Reply>;
    Heard book(const QByteArray &key, const reservations::BookingInput &input);
    Heard cancel(const QByteArray &key, BookingId booking, qint32 version = 0);
    Heard change(const QByteArray &key, BookingId booking, Stay stay,
                 const QByteArray &method = "pm_good",
                 const std::optional<booking::Guest> &guest = {});
    void run(qint64 micros);
    void settle() { run(3'600 * kSecond); }

    storage::BookingRow booking(BookingId id) const;
    /// Amount that the hotel keeps of the guest's payments, in the gateway's minor units.
    qint64 kept(BookingId id) const;
    int charges() const;

private:
    void open();
    void close();
    QTemporaryDir folder_;
    core::ManualClock clock_;
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    simulator::FaultRates faults_;
    simulator::MockGateway gateway_;
    PropertyId property_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<reservations::EngineAccess> access_;
    std::unique_ptr<reservations::HotelCopy> hotel_;
    std::unique_ptr<reservations::EngineSagas> store_;
    std::unique_ptr<reservations::SagaRunner> sagas_;
    std::unique_ptr<reservations::RequestService> desk_;
    std::unique_ptr<MockTransport> transport_;
    std::unique_ptr<gateways::IntentGateway> port_;
};

}  // namespace roomrack::tests
