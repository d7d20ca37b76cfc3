// SPDX-License-Identifier: GPL-3.0-or-later
// What every channel of a simulator has, whether it sells rooms, is a house or takes payments: what
// was agreed, what happens to it, what goes wrong on its lines, and what it pushes to its hotel.
#pragma once

#include "simulator/control/channel_plan.h"
#include "simulator/control/kept_peer.h"
#include "simulator/control/pusher.h"

namespace roomrack::simulator {

class MockServer;
class SimChannel;
class SimGateway;
class SimPms;

/// A fault by name, and how often it happens, 0 to 1.
using NamedFaults = std::vector<std::pair<QString, double>>;

class SimPart : public QObject {
    Q_OBJECT

public:
    using IsStored = std::function<bool(const WireReply &)>;
    /// `pushed`: whether an answer to what is pushed says that the hotel has it; `pushSeed`: of the
    /// order in which that is done; `token`: asks about message tokens, null where there are none.
    SimPart(ChannelPlan plan, const core::Clock &clock, KeptPeer::Keep keep, IsStored pushed,
            quint64 pushSeed, TokenRequest token);

    const ChannelPlan &plan() const { return plan_; }
    /// On the plan's ports; the plan then says which.
    virtual Result<void> listen() = 0;
    /// Does it without keeping it: it happened before, or was just kept. False where that was not
    /// possible.
    virtual bool apply(const Act &act) = 0;
    void setPushTo(const QString &address);
    /// Pushes what is to be pushed, from now on.
    void startPushing() { pusher_.start(); }

    /// All that it can do, those too that do not happen.
    virtual NamedFaults faults() const = 0;
    /// Those that are not named stay; `holdMicros`: how long nothing is answered.
    virtual void setFaults(const NamedFaults &faults, qint64 holdMicros) = 0;
    virtual qint64 holdMicros() const = 0;

    virtual qint64 requests() const = 0;
    virtual qint64 reservations() const = 0;
    /// Versions that the hotel has not acknowledged, or stored.
    virtual int untold() const { return pusher_.waiting(); }
    qint64 pushes() const { return pusher_.pushes(); }
    qint64 pushFailures() const { return pusher_.failures(); }
    /// Which of the three it is; the others are null.
    virtual SimChannel *shop() { return nullptr; }
    virtual SimPms *house() { return nullptr; }
    virtual SimGateway *gateway() { return nullptr; }

protected:
    /// Nothing is pushed any more, and what waits is not either.
    virtual void pushesNoMore() {}
    /// Those of its server that are named.
    static FaultRates setServerFaults(MockServer &server, const NamedFaults &faults,
                                      qint64 holdMicros);
    /// Whether it is about what is pushed: what is stored is not pushed any more.
    bool applyToPusher(const Act &act);

    ChannelPlan plan_;
    const core::Clock &clock_;
    const KeptPeer::Keep keep_;
    Pusher pusher_;

private:
    Pusher::Rules pushRules(IsStored pushed, TokenRequest token);
};

/// Of a struct of rates.
template <typename Rates>
NamedFaults namedFaults(std::span<const FaultName<Rates>> names, const Rates &rates)
{
    NamedFaults faults;
    for (const auto &[name, rate] : names)
        faults.emplace_back(QString::fromLatin1(name), rates.*rate);
    return faults;
}
template <typename Rates>
void setNamed(std::span<const FaultName<Rates>> names, const NamedFaults &faults, Rates &rates)
{
    for (const auto &[name, rate] : names) {
        for (const auto &[fault, share] : faults) {
            if (fault == QLatin1String(name)) rates.*rate = share;
        }
    }
}

}  // namespace roomrack::simulator
