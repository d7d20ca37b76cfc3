// SPDX-License-Identifier: GPL-3.0-or-later
// A day of a hotel and its channels on a clock that needs no time: guests book at the channels and
// at the desk, the manager changes what is for sale, and everything between them goes wrong as
// often as is asked. In the end both worlds are compared.
#pragma once

#include "channels/day_mocks.h"
#include "channels/desk/channel_desk.h"
#include "engine/world/virtual_world.h"
#include "simulator/channels/faults.h"
#include "support/scratch.h"

#include <QStringList>
#include <QTemporaryDir>

namespace roomrack::tests {

/// Told of every request that arrives somewhere, and of its answer.
using Heard = std::function<void(const channels::Request &, const simulator::WireReply &)>;

/// Carries requests to a mock, and what goes wrong with them.
class MockTransport final : public channels::Transport {
public:
    /// `heard` is told also when this is gone.
    MockTransport(channels::World &world, simulator::MockPeer &mock,
                  const simulator::FaultRates &faults, Heard heard);
    void send(const channels::Request &request, std::function<void(channels::Reply)> done) override;

private:
    channels::World &world_;
    simulator::MockPeer &mock_;
    const simulator::FaultRates &faults_;
    const Heard heard_;
    /// Requests that the next one goes before; they arrive also when this is gone.
    const std::shared_ptr<std::vector<std::function<void()>>> overtaken_ =
        std::make_shared<std::vector<std::function<void()>>>();
    channels::Alive alive_;
};

struct DayOptions {
    quint64 seed = 1;
    double faults = 0.1;
    int reservations = 5'000;  ///< that guests make at the channels
    int edits = 400;           ///< of the desk
    qint64 length = 24 * 3'600 * kSecond;
    /// After so many events memory is dropped and the file opened again; 0: never.
    qint64 crashEvery = 0;
    Heard heard = {};
};

class ChannelDay {
public:
    explicit ChannelDay(DayOptions options);
    ~ChannelDay();

    /// Plays the day, then lets things settle without faults and guests, and goes on for an hour.
    /// What is wrong in the end, in words; empty: nothing.
    QStringList play();

    /// A hash of every message and answer: the same seed gives the same history.
    QByteArray history() const;
    QString summary() const;
    /// That guests made.
    qint64 reservations() const;

private:
    void makeHotel();
    void makeMocks();
    void heard(const channels::Request &request, const simulator::WireReply &reply);
    void open();
    void close();
    void crash();
    void run(Instant until);
    void planGuests();
    void guest(DayMock &mock);
    void desk();
    void edit();
    void changeSoldThere();
    void settle();
    QStringList compare();
    bool isCancelled(ChannelId channel, const QString &reservation) const;
    QStringList compareShown(const DayMock &mock);
    QStringList compareOne(const QString &id, const protocols::Reservation &reservation,
                           const std::vector<BookingId> &ids, storage::Reader &reader) const;
    QStringList compareReservations(const DayMock &mock);

    DayOptions options_;
    QTemporaryDir folder_{scratchTemplate()};
    core::ManualClock clock_;
    core::Random random_;
    simulator::FaultRates faults_;
    std::unique_ptr<engine::VirtualWorld> world_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<engine::ReadDesk> reading_;
    std::unique_ptr<channels::ChannelDesk> desk_;
    PropertyId property_;
    std::vector<DayMock> mocks_;
    std::map<QString, qint64> counts_;
    QByteArray history_;
    qint64 events_ = 0;
    qint64 sent_ = 0;
};

}  // namespace roomrack::tests
