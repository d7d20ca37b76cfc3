// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/access_rules.h"

#include <algorithm>

namespace roomrack::booking {

const UserRow *AccessRules::user(ActorId id) const
{
    const auto at = std::find_if(state_.users.begin(), state_.users.end(),
                                 [&](const UserRow &row) { return row.user.id == id; });
    return at == state_.users.end() ? nullptr : &*at;
}

bool AccessRules::wantsSignIn() const
{
    return std::any_of(state_.users.begin(), state_.users.end(),
                       [](const UserRow &row) { return row.user.active; });
}

bool AccessRules::isFree(const Caller &caller) const
{
    return caller.actor == kEngineActor || (!isToken(caller.actor) && !wantsSignIn());
}

Result<void> AccessRules::allow(ActorId actor, Act act) const
{
    if (isToken(actor)) return allowToken(actor, act);
    if (!wantsSignIn() || actor == kEngineActor || act == Act::SignIn) return {};
    if (actor > kFirstChannelActor && actor < kFirstUser) {
        const ChannelId id{actor.value - kFirstChannelActor.value};
        const inventory::Channel *channel = state_.catalogue.channel(id);
        const bool runsTheHouse = channel && channel->kind == inventory::ChannelKind::Pms;
        if (act == Act::Book) return {};
        if (runsTheHouse && (act == Act::RunDesk || act == Act::SetOutOfOrder)) return {};
    }
    const UserRow *row = user(actor);
    if (!row || !row->user.active) {
        return fail(ErrorCode::Forbidden, {},
                    ErrorText::tr("No user is signed in to %1. Sign in first")
                        .arg(state_.catalogue.property.name));
    }
    if (may(row->user.role, act)) return {};
    return fail(ErrorCode::Forbidden, {}, whyNot(act, row->user));
}

/// Only what is listed here is permitted.
Result<void> AccessRules::allowToken(ActorId actor, Act act) const
{
    const Token *token = state_.requests.token(actor);
    const auto forbidden = [](const QString &why) { return fail(ErrorCode::Forbidden, {}, why); };
    if (!token || !token->active)
        return forbidden(ErrorText::tr("the token is unknown or revoked"));
    bool allowed = false;
    switch (token->role) {
    case TokenRole::Read: break;
    case TokenRole::Channel: allowed = act == Act::Book; break;
    case TokenRole::Desk: allowed = may(Role::Clerk, act) && act != Act::SignIn; break;
    case TokenRole::Manager: allowed = may(Role::Manager, act) && act != Act::SignIn; break;
    }
    if (allowed) return {};
    return forbidden(
        ErrorText::tr("the token's role (%1) does not allow this").arg(tokenRoleCode(token->role)));
}

Result<void> AccessRules::mayCall(const Caller &caller, Act act) const
{
    const Token *token = isToken(caller.actor) ? state_.requests.token(caller.actor) : nullptr;
    if (token && token->channel && caller.channel != token->channel)
        return fail(ErrorCode::Forbidden, QStringLiteral("channel"),
                    ErrorText::tr("the token belongs to another channel"));
    return allow(caller.actor, act);
}

}  // namespace roomrack::booking
