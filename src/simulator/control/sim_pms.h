// SPDX-License-Identifier: GPL-3.0-or-later
// A served mock PMS: its House, the FIAS link for check-ins and check-outs, the address that
// receives reservations, and messages about out-of-order rooms.
#pragma once

#include "simulator/channels/mock_server.h"
#include "simulator/channels/pms_server.h"
#include "simulator/control/pms_activity.h"
#include "simulator/control/sim_part.h"

namespace roomrack::simulator {

class SimPms final : public SimPart {
    Q_OBJECT

public:
    SimPms(ChannelPlan plan, const core::Clock &clock, quint64 seed, KeptPeer::Keep keep);
    ~SimPms() override;

    const MockProperty &sees() const { return house_; }
    bool isConnected() const { return line_.isConnected(); }
    int connections() const { return line_.connections(); }
    /// Closes the connection abruptly.
    void cut() { line_.cut(); }
    /// Random events since the last call, applied one by one through `act`.
    void live(qint64 passedMicros, const PmsHabits &habits,
              const std::function<void(const PmsAction &)> &act);

    Result<void> listen() override;
    bool apply(const Act &act) override;
    /// Faults of the FIAS link start with "line_".
    NamedFaults faults() const override;
    void setFaults(const NamedFaults &faults, qint64 holdMicros) override;
    qint64 holdMicros() const override { return server_.holdMicros(); }
    qint64 requests() const override { return server_.requests(); }
    qint64 reservations() const override { return qint64(house_.told().reservations().size()); }
    SimPms *house() override { return this; }

private:
    void tellOutOfOrder(const PmsAction &mockAction, Night until, const Act &act);

    MockProperty house_;
    KeptPeer kept_;
    MockServer server_;
    PmsServer line_;
    PmsActivity life_;
    int messages_ = 0;  ///< sent so far, about out-of-order rooms
};

}  // namespace roomrack::simulator
