// SPDX-License-Identifier: GPL-3.0-or-later
// A served mock channel: the mock, its server with injected faults, and the reservations still to
// be pushed.
#pragma once

#include "simulator/channels/mock_server.h"
#include "simulator/control/sim_part.h"

namespace roomrack::simulator {

class SimChannel final : public SimPart {
    Q_OBJECT

public:
    SimChannel(const ChannelPlan &plan, const core::Clock &clock, quint64 seed,
               KeptPeer::Keep keep);
    ~SimChannel() override;

    /// Their names in `Shop`.
    const std::vector<Offer> &offers() const { return mock_->shop().offers(); }
    const Shop &sells() const { return mock_->shop(); }
    /// The reservation that resulted from a guest's action; nullopt if not possible.
    std::optional<Told> perform(const Act &act);

    Result<void> listen() override;
    bool apply(const Act &act) override;
    NamedFaults faults() const override;
    void setFaults(const NamedFaults &faults, qint64 holdMicros) override;
    qint64 holdMicros() const override { return server_->holdMicros(); }
    qint64 requests() const override { return server_->requests(); }
    qint64 reservations() const override { return qint64(sells().reservations().size()); }
    int untold() const override
    {
        return mock_->untold() + (plan_.pushNames ? 0 : int(toPush_.size()));
    }
    SimChannel *shop() override { return this; }

private:
    void pushesNoMore() override;
    void tell(const Told &told);

    const ChannelKind &kind_;
    std::unique_ptr<MockChannel> mock_;
    KeptPeer kept_;
    std::unique_ptr<MockServer> server_;
    std::deque<Told> toPush_;
};

}  // namespace roomrack::simulator
