// SPDX-License-Identifier: GPL-3.0-or-later
// A mock PMS that is served: its house, the FIAS line on which it says who comes and leaves, the
// address at which it is told of reservations, and messages about rooms that are out of order.
#pragma once

#include "simulator/channels/mock_server.h"
#include "simulator/channels/pms_server.h"
#include "simulator/control/house_life.h"
#include "simulator/control/sim_part.h"

namespace roomrack::simulator {

class SimPms final : public SimPart {
    Q_OBJECT

public:
    SimPms(ChannelPlan plan, const core::Clock &clock, quint64 seed, KeptPeer::Keep keep);
    ~SimPms() override;

    const House &sees() const { return house_; }
    bool isConnected() const { return line_.isConnected(); }
    int connections() const { return line_.connections(); }
    /// Cuts the line, as if somebody had pulled the plug.
    void cut() { line_.cut(); }
    /// What happened by itself since the last time, done one by one by `act`.
    void live(qint64 passedMicros, const HouseHabits &habits,
              const std::function<void(const HouseDeed &)> &act);

    Result<void> listen() override;
    bool apply(const Act &act) override;
    /// Those of the line begin with "line_".
    NamedFaults faults() const override;
    void setFaults(const NamedFaults &faults, qint64 holdMicros) override;
    qint64 holdMicros() const override { return server_.holdMicros(); }
    qint64 requests() const override { return server_.requests(); }
    qint64 reservations() const override { return qint64(house_.told().reservations().size()); }
    SimPms *house() override { return this; }

private:
    void tellOutOfOrder(const HouseDeed &deed, Night until, const Act &act);

    House house_;
    KeptPeer kept_;
    MockServer server_;
    PmsServer line_;
    HouseLife life_;
    int messages_ = 0;  ///< about rooms out of order, so far
};

}  // namespace roomrack::simulator
