// SPDX-License-Identifier: GPL-3.0-or-later
// A day of a property and its channels on a virtual clock: guests book at the channels and at the
// front desk, the manager changes availability, and faults occur between them at the given rates.
// In the end both sides are compared.
#pragma once

#include "channels/controller/channel_controller.h"
#include "channels/day_mocks.h"
#include "engine/scheduler/virtual_scheduler.h"
#include "simulator/channels/faults.h"
#include "support/scratch.h"

#include <QStringList>
#include <QTemporaryDir>

namespace roomrack::tests {

/// Called for every request that arrives, with its answer.
using Heard = std::function<void(const channels::Request &, const simulator::WireReply &)>;

/// Delivers requests to a mock, with faults.
class MockTransport final : public channels::Transport {
public:
    /// `heard` is called even after this object is destroyed.
    MockTransport(channels::Scheduler &scheduler, simulator::MockPeer &mock,
                  const simulator::FaultRates &faults, Heard heard);
    void send(const channels::Request &request, std::function<void(channels::Reply)> done) override;

private:
    channels::Scheduler &scheduler_;
    simulator::MockPeer &mock_;
    const simulator::FaultRates &faults_;
    const Heard heard_;
    /// Requests that the next one overtakes; they arrive even after this object is destroyed.
    const std::shared_ptr<std::vector<std::function<void()>>> overtaken_ =
        std::make_shared<std::vector<std::function<void()>>>();
    channels::Alive alive_;
};

struct DayOptions {
    quint64 seed = 1;
    double faults = 0.1;
    int reservations = 5'000;  ///< made by guests at the channels
    int edits = 400;           ///< by clerks
    qint64 length = 24 * 3'600 * kSecond;
    /// After this many events memory is dropped and the file opened again; 0: never.
    qint64 crashEvery = 0;
    Heard heard = {};
};

class ChannelDay {
public:
    explicit ChannelDay(DayOptions options);
    ~ChannelDay();

    /// Plays the day, then settles without faults and guests, and continues for an hour. Returns
    /// the errors in the end; empty: none.
    QStringList play();

    /// A hash of every message and answer: the same seed gives the same history.
    QByteArray history() const;
    QString summary() const;
    /// Made by guests.
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
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<channels::ChannelController> controller_;
    PropertyId property_;
    std::vector<DayMock> mocks_;
    std::map<QString, qint64> counts_;
    QByteArray history_;
    qint64 events_ = 0;
    qint64 sent_ = 0;
};

}  // namespace roomrack::tests
