// SPDX-License-Identifier: GPL-3.0-or-later
// Base of all channels of a simulator (shops, PMSs, payment gateways): configuration, events,
// connection faults, and pushes to the hotel.
#pragma once

#include "simulator/control/channel_plan.h"
#include "simulator/control/kept_peer.h"
#include "simulator/control/pusher.h"

namespace roomrack::simulator {

class MockServer;
class SimChannel;
class SimGateway;
class SimPms;

/// Faults by name, with their probability, 0 to 1.
using NamedFaults = std::vector<std::pair<QString, double>>;

class SimPart : public QObject {
    Q_OBJECT

public:
    using IsStored = std::function<bool(const WireReply &)>;
    /// `pushed`: whether a response to a push confirms that the hotel stored it; `pushSeed`: for
    /// the order of pushes; `token`: requests for message tokens, null if unsupported.
    SimPart(ChannelPlan plan, const core::Clock &clock, KeptPeer::Keep keep, IsStored pushed,
            quint64 pushSeed, TokenRequest token);

    const ChannelPlan &plan() const { return plan_; }
    /// Listens on the plan's ports; the plan then contains the actual ones.
    virtual Result<void> listen() = 0;
    /// Applies it without journalling: it is replayed, or was just journalled. False if not
    /// possible.
    virtual bool apply(const Act &act) = 0;
    void setPushTo(const QString &address);
    /// Starts pushing queued and future messages.
    void startPushing() { pusher_.start(); }

    /// All supported faults, including those with probability 0.
    virtual NamedFaults faults() const = 0;
    /// Faults not named stay unchanged; `holdMicros`: timeout of unanswered requests.
    virtual void setFaults(const NamedFaults &faults, qint64 holdMicros) = 0;
    virtual qint64 holdMicros() const = 0;

    virtual qint64 requests() const = 0;
    virtual qint64 reservations() const = 0;
    /// Number of versions that the hotel has not acknowledged or stored.
    virtual int untold() const { return pusher_.waiting(); }
    qint64 pushes() const { return pusher_.pushes(); }
    qint64 pushFailures() const { return pusher_.failures(); }
    /// The concrete part; the others return null.
    virtual SimChannel *shop() { return nullptr; }
    virtual SimPms *house() { return nullptr; }
    virtual SimGateway *gateway() { return nullptr; }

protected:
    /// Stops pushing, including queued messages.
    virtual void pushesNoMore() {}
    /// Sets the named faults of its server.
    static FaultRates setServerFaults(MockServer &server, const NamedFaults &faults,
                                      qint64 holdMicros);
    /// True if the act concerns pushes: a stored version is not pushed again.
    bool applyToPusher(const Act &act);

    ChannelPlan plan_;
    const core::Clock &clock_;
    const KeptPeer::Keep keep_;
    Pusher pusher_;

private:
    Pusher::Rules pushRules(IsStored pushed, TokenRequest token);
};

/// From a struct of rates.
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
