// SPDX-License-Identifier: GPL-3.0-or-later
// All channels of a simulator, their guests, and the journal of what happened. Lives in one thread
// with an event loop.
#pragma once

#include "simulator/control/journal.h"
#include "simulator/control/sim_channel.h"
#include "simulator/control/sim_guests.h"

#include <map>

namespace roomrack::simulator {

class SimWorld final : public QObject {
    Q_OBJECT

public:
    /// The clock must outlive it.
    SimWorld(const core::Clock &clock, quint64 seed);
    ~SimWorld() override;

    /// Goes on where a journal ends, and keeps everything in it. Before anything else.
    Result<void> remember(const QString &file);
    /// Listens on a port of its own; an error where its id or port is taken.
    Result<SimChannel *> add(ChannelPlan plan);
    Result<void> remove(int id);
    SimChannel *channel(int id);
    const std::map<int, std::unique_ptr<SimChannel>> &channels() const { return channels_; }

    /// Does what somebody asks for, now. NotFound: no such channel; SoldOut: the guest cannot have
    /// that; NotSaved: the journal cannot be written.
    Result<std::optional<Told>> act(int channel, const Deed &deed);
    Result<void> setPushTo(int channel, const QString &address);
    void setHabits(const GuestHabits &habits) { guests_.habits = habits; }
    const GuestHabits &habits() const { return guests_.habits; }
    const SimCounts &counts() const { return counts_; }
    /// Channels forget what they were told and sold; guests begin anew from a seed.
    Result<void> reset(quint64 seed);
    quint64 seed() const { return seed_; }
    Night today() const;

private:
    Result<void> readLine(const QByteArray &line);
    Result<void> place(ChannelPlan plan);
    bool keepPlan(const ChannelPlan &plan);
    void step();
    void count(const Deed &deed, bool done);

    const core::Clock &clock_;
    quint64 seed_;
    std::unique_ptr<Journal> journal_;
    std::map<int, std::unique_ptr<SimChannel>> channels_;
    SimGuests guests_;
    SimCounts counts_;
    QTimer steps_;
    qint64 last_ = 0;
    qint64 lines_ = 0;  ///< read from the journal
};

}  // namespace roomrack::simulator
