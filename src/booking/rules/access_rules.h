// SPDX-License-Identifier: GPL-3.0-or-later
// Which user or token may do what.
#pragma once

#include "booking/permission.h"
#include "booking/property_state.h"

namespace roomrack::booking {

class AccessRules {
public:
    explicit AccessRules(const PropertyState &state) : state_(state) {}

    /// Null: unknown.
    const UserRow *user(ActorId id) const;
    /// Whether any user may sign in; if none, no sign-in is required.
    bool wantsSignIn() const;
    /// Whether the caller may do everything: the engine, or any caller of a property without users.
    bool isFree(const Caller &caller) const;
    /// Whether the actor's role permits it; Forbidden has the reason. A property without users
    /// permits everything, and so is the engine itself permitted.
    Result<void> allow(ActorId actor, Act act) const;
    /// As above; and a channel's token may act for that channel only.
    Result<void> mayCall(const Caller &caller, Act act) const;

private:
    Result<void> allowToken(ActorId actor, Act act) const;

    const PropertyState &state_;
};

}  // namespace roomrack::booking
