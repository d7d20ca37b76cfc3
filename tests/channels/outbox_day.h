// SPDX-License-Identifier: GPL-3.0-or-later
// A day of bookings sent to a PMS, on a virtual clock, with faults at the given rates. In the end
// both sides are compared.
#pragma once

#include "channels/channel_day.h"
#include "simulator/channels/pms_reservations.h"

namespace roomrack::tests {

struct OutboxOptions {
    quint64 seed = 1;
    double faults = 0.1;
    bool tokens = true;    ///< else a system that is queried before a retry
    bool crashes = false;  ///< memory is dropped and the file opened again, at any step
    QStringList rooms{QStringLiteral("R1"), QStringLiteral("R2"), QStringLiteral("R3")};
    int acts = 100;  ///< by clerks: bookings, changes, cancellations
    qint64 length = 2 * 3'600 * kSecond;
    Heard heard = {};
    /// Receives the messages instead of the mock; must outlive the day.
    simulator::MockPeer *peer = nullptr;
    /// Used with it: returns the errors there in the end, given the rows of the books.
    std::function<QStringList(const std::vector<storage::BookingRow> &)> compare = {};
};

/// Credentials shared by the property and the PMS.
inline const QString kOutboxAccount = QStringLiteral("roomrack");
inline const QByteArray kOutboxSecret = "a secret that must not be seen";

class OutboxDay {
public:
    explicit OutboxDay(OutboxOptions options);
    ~OutboxDay();
    /// Plays the day, settles without faults, and continues for an hour. Returns the errors in the
    /// end; empty: none.
    QStringList play();
    QString summary() const;

    simulator::PmsReservations &pms() { return pms_; }
    void run(qint64 micros);
    BookingId book(int type = 0);
    void apply(const booking::Command &command);
    void cancel(BookingId id);
    void setFaults(const simulator::FaultRates &faults) { faults_ = faults; }
    void tryNow() { controller_->tryNow(ChannelId{3}); }
    Instant now() const { return scheduler_->now(); }
    channels::ConnectionStatus status() const { return controller_->status().front().link; }
    std::unique_ptr<storage::Reader> reader() const;
    PropertyId property() const { return property_; }
    void crash();

private:
    void open();
    void act();
    void change(BookingId id);
    void settle();
    QStringList compare();
    QStringList compareWithMock(const std::vector<storage::BookingRow> &rows) const;
    QStringList compareOne(const storage::BookingRow &row) const;

    OutboxOptions options_;
    QTemporaryDir folder_{scratchTemplate()};
    core::ManualClock clock_;
    core::Random random_;
    simulator::FaultRates faults_;
    simulator::PmsReservations pms_;
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<channels::ChannelController> controller_;
    PropertyId property_;
    std::vector<BookingId> open_;
    std::map<QString, qint64> counts_;
    qint64 events_ = 0, crashAt_ = 0;
};

}  // namespace roomrack::tests
