// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_part.h"

#include "simulator/channels/mock_server.h"

namespace roomrack::simulator {

SimPart::SimPart(ChannelPlan plan, const core::Clock &clock, KeptPeer::Keep keep, IsStored pushed,
                 quint64 pushSeed, TokenRequest token)
    : plan_(std::move(plan)), clock_(clock), keep_(std::move(keep)),
      pusher_(pushRules(std::move(pushed), token), clock, pushSeed)
{
    pusher_.setAddress(plan_.pushTo);
}

Pusher::Rules SimPart::pushRules(IsStored pushed, TokenRequest token)
{
    Pusher::Rules rules;
    rules.isStored = std::move(pushed);
    rules.stored = [this](const QString &revision) {
        const Act stored{plan_.id, clock_.wall(), HotelStored{revision}};
        return keep_(stored) && apply(stored);
    };
    rules.sends = [this](const QString &revision, const QByteArray &with) {
        const Act sent{plan_.id, clock_.wall(), MessageSent{revision, with}};
        return keep_(sent) && apply(sent);
    };
    if (token) {
        rules.token = [this, token](const QByteArray &method, const QByteArray &with, Instant now) {
            return token(method, with, plan_.login, now);
        };
    }
    return rules;
}

void SimPart::setPushTo(const QString &address)
{
    plan_.pushTo = address;
    pusher_.setAddress(address);
    if (address.isEmpty()) {
        pusher_.clear();
        pushesNoMore();
    }
    startPushing();
}

FaultRates SimPart::setServerFaults(MockServer &server, const NamedFaults &faults,
                                    qint64 holdMicros)
{
    FaultRates rates = server.faults();
    setNamed(faultNames(), faults, rates);
    server.setFaults(rates, holdMicros);
    return rates;
}

bool SimPart::applyToPusher(const Act &act)
{
    const auto *stored = std::get_if<HotelStored>(&act.mockAction);
    const auto *sent = std::get_if<MessageSent>(&act.mockAction);
    if (stored) pusher_.drop(stored->revision);
    if (sent) pusher_.sends(sent->revision, sent->token);
    return stored || sent;
}

}  // namespace roomrack::simulator

#include "moc_sim_part.cpp"
