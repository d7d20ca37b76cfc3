// SPDX-License-Identifier: GPL-3.0-or-later
// All channels of a simulator, their guests, and the journal. Lives in one thread with an event
// loop.
#pragma once

#include "simulator/control/journal.h"
#include "simulator/control/pms_activity.h"
#include "simulator/control/sim_guests.h"
#include "simulator/control/sim_part.h"

#include <QtCore/QTimer>

#include <map>

namespace roomrack::simulator {

class Simulation final : public QObject {
    Q_OBJECT

public:
    /// The clock must outlive this object.
    Simulation(const core::Clock &clock, quint64 seed);
    ~Simulation() override;

    /// Replays a journal and continues it. Must be called first.
    Result<void> openJournal(const QString &file);
    /// Listens on its own port; an error if its id or port is in use.
    Result<SimPart *> add(ChannelPlan plan);
    Result<void> remove(int id);
    SimPart *channel(int id);
    const std::map<int, std::unique_ptr<SimPart>> &channels() const { return channels_; }

    /// Applies a guest's action now. SoldOut: not available; NotSaved: the journal cannot be
    /// written.
    Result<Told> act(SimChannel &channel, const MockAction &mockAction);
    /// Applies a PMS action now. WrongState: not possible.
    Result<void> act(SimPms &house, const PmsAction &mockAction);
    Result<void> setPushTo(int channel, const QString &address);
    void setHabits(const GuestHabits &habits) { guests_.habits = habits; }
    const GuestHabits &habits() const { return guests_.habits; }
    void setPmsHabits(const PmsHabits &habits) { pmsHabits_ = habits; }
    const PmsHabits &pmsHabits() const { return pmsHabits_; }
    const SimCounts &counts() const { return counts_; }
    /// Channels drop received data and sales; guests restart from a seed.
    Result<void> reset(quint64 seed);
    quint64 seed() const { return seed_; }
    Night today() const;

private:
    Result<void> readLine(const QByteArray &line);
    Result<void> place(ChannelPlan plan);
    bool keepPlan(const ChannelPlan &plan);
    void step();
    void live(qint64 passedMicros);
    void count(const MockAction &mockAction, bool done);

    const core::Clock &clock_;
    quint64 seed_;
    std::unique_ptr<Journal> journal_;
    std::map<int, std::unique_ptr<SimPart>> channels_;
    SimGuests guests_;
    PmsHabits pmsHabits_;
    SimCounts counts_;
    QTimer steps_;
    qint64 last_ = 0;
    qint64 lines_ = 0;  ///< lines read from the journal
};

}  // namespace roomrack::simulator
