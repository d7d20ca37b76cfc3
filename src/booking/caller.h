// SPDX-License-Identifier: GPL-3.0-or-later
// Who sends a command, and to which property.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/ids.h"

namespace roomrack::booking {

/// The actor and the property; every command starts with it.
struct Caller {
    PropertyId property;
    ActorId actor = kDeskActor;
    ChannelId channel;    ///< a channel of the catalogue
    Instant effective{};  ///< when it happened at the property (imports); zero: now
    qint64 session = 0;   ///< owner of the holds that are taken and used; 0: the actor is

    bool isHistory() const { return effective.micros != 0; }
    Instant at(Instant now) const { return isHistory() ? effective : now; }
};

}  // namespace roomrack::booking
