// SPDX-License-Identifier: GPL-3.0-or-later
// A served mock payment gateway: requests and decisions are journalled, so that no charge is lost,
// and it sends a webhook when a payment is decided.
#pragma once

#include "simulator/channels/mock_server.h"
#include "simulator/control/sim_part.h"
#include "simulator/gateway/mock_gateway.h"

#include <vector>

namespace roomrack::simulator {

/// Probability of each fault per event, 0 to 1.
struct NewsFaults {
    double lost = 0;   ///< never sent
    double twice = 0;  ///< sent again after it was received
    double late = 0;   ///< half a minute late, after other events
};

class SimGateway final : public SimPart {
    Q_OBJECT

public:
    /// `seed` is for the connection faults; decisions use the plan's seed.
    SimGateway(ChannelPlan plan, const core::Clock &clock, quint64 seed, KeptPeer::Keep keep);
    ~SimGateway() override;

    const MockGateway &knows() const { return gateway_; }
    /// Decides payments that are due, and sends delayed events.
    void look();

    Result<void> listen() override;
    bool apply(const Act &act) override;
    /// Faults of connections, behaviour and events.
    NamedFaults faults() const override;
    void setFaults(const NamedFaults &faults, qint64 holdMicros) override;
    qint64 holdMicros() const override { return server_.holdMicros(); }
    qint64 requests() const override { return server_.requests(); }
    /// Number of charged payments.
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
