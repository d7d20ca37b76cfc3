// SPDX-License-Identifier: GPL-3.0-or-later
// A mock payment gateway that is served: what it was asked and how it decided is in the journal, so
// that no charge is ever forgotten, and it tells the hotel by webhook when it has made up its mind.
#pragma once

#include "simulator/channels/mock_server.h"
#include "simulator/control/pusher.h"
#include "simulator/control/sim_part.h"
#include "simulator/gateway/mock_gateway.h"

namespace roomrack::simulator {

class SimGateway final : public SimPart {
    Q_OBJECT

public:
    /// `seed` is that of the faults on its lines; what it decides comes from the plan's.
    SimGateway(ChannelPlan plan, const core::Clock &clock, quint64 seed, KeptPeer::Keep keep);
    ~SimGateway() override;

    const MockGateway &knows() const { return gateway_; }
    /// Decides what is due by now.
    void look();

    Result<void> listen() override;
    bool apply(const Act &act) override;
    void setPushTo(const QString &address) override;
    void startPushing() override { pusher_.start(); }
    /// Those on its lines, and how it behaves.
    NamedFaults faults() const override;
    void setFaults(const NamedFaults &faults, qint64 holdMicros) override;
    qint64 holdMicros() const override { return server_.holdMicros(); }
    qint64 requests() const override { return server_.requests(); }
    /// Payments that were charged.
    qint64 reservations() const override;
    int untold() const override { return pusher_.waiting(); }
    qint64 pushes() const override { return pusher_.pushes(); }
    qint64 pushFailures() const override { return pusher_.failures(); }
    SimGateway *gateway() override { return this; }

private:
    MockGateway gateway_;
    KeptPeer kept_;
    MockServer server_;
    Pusher pusher_;
};

}  // namespace roomrack::simulator
