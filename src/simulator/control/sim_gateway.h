// SPDX-License-Identifier: GPL-3.0-or-later
// A mock payment gateway that is served: what it was asked and how it decided is in the journal, so
// that no charge is ever forgotten, and it tells the hotel by webhook when it has made up its mind.
#pragma once

#include "simulator/channels/mock_server.h"
#include "simulator/control/sim_part.h"
#include "simulator/gateway/mock_gateway.h"

#include <vector>

namespace roomrack::simulator {

/// How often each happens to an event that it tells, 0 to 1.
struct NewsFaults {
    double lost = 0;   ///< it is never told
    double twice = 0;  ///< told again, when it was heard
    double late = 0;   ///< half a minute later, behind what happens meanwhile
};

class SimGateway final : public SimPart {
    Q_OBJECT

public:
    /// `seed` is that of the faults on its lines; what it decides comes from the plan's.
    SimGateway(ChannelPlan plan, const core::Clock &clock, quint64 seed, KeptPeer::Keep keep);
    ~SimGateway() override;

    const MockGateway &knows() const { return gateway_; }
    /// Decides what is due by now, and tells what it is late with.
    void look();

    Result<void> listen() override;
    bool apply(const Act &act) override;
    /// Those on its lines, how it behaves, and what becomes of what it tells.
    NamedFaults faults() const override;
    void setFaults(const NamedFaults &faults, qint64 holdMicros) override;
    qint64 holdMicros() const override { return server_.holdMicros(); }
    qint64 requests() const override { return server_.requests(); }
    /// Payments that were charged.
    qint64 reservations() const override;
    int untold() const override { return pusher_.waiting() + int(late_.size()); }
    SimGateway *gateway() override { return this; }

protected:
    void pushesNoMore() override;

private:
    struct Late {
        Instant due;
        Pusher::Item item;
    };
    void tell(const MockPayment &payment, Instant now);

    MockGateway gateway_;
    KeptPeer kept_;
    MockServer server_;
    NewsFaults newsFaults_;
    core::Random chance_;
    std::vector<Late> late_;
};

}  // namespace roomrack::simulator
