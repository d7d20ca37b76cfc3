// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_part.h"

namespace roomrack::simulator {

SimPart::SimPart(ChannelPlan plan, const core::Clock &clock, KeptPeer::Keep keep)
    : plan_(std::move(plan)), clock_(clock), keep_(std::move(keep))
{}

}  // namespace roomrack::simulator

#include "moc_sim_part.cpp"
