// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_part.h"

#include "simulator/channels/mock_server.h"

namespace roomrack::simulator {

SimPart::SimPart(ChannelPlan plan, const core::Clock &clock, KeptPeer::Keep keep, IsStored pushed,
                 quint64 pushSeed)
    : plan_(std::move(plan)), clock_(clock), keep_(std::move(keep)),
      pusher_({std::move(pushed),
               [this](const QString &revision) {
                   const Act stored{plan_.id, clock_.wall(), HotelStored{revision}};
                   return keep_(stored) && apply(stored);
               }},
              clock, pushSeed)
{
    pusher_.setAddress(plan_.pushTo);
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

bool SimPart::dropStored(const Act &act)
{
    const auto *stored = std::get_if<HotelStored>(&act.deed);
    if (stored) pusher_.drop(stored->revision);
    return stored != nullptr;
}

}  // namespace roomrack::simulator

#include "moc_sim_part.cpp"
