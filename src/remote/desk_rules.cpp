// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_rules.h"

namespace roomrack::remote {

namespace {

using namespace booking;

template <typename C, typename... Known>
inline constexpr bool kOneOf = (std::is_same_v<C, Known> || ...);

/// What a window sends. What is not here is refused.
template <typename C>
inline constexpr bool kDeskMay =
    kOneOf<C, TakeHold, TakeCheapest, ExtendHold, ReleaseHold, ConfirmHold, BookAtDesk,
           ChangeBooking, CancelBooking, CheckIn, CheckOut, MarkNoShow, WalkBooking, AssignRooms,
           SetRoomOutOfOrder, EditBlock, UndoStep, SetPolicy, CloseDay, SaveUser, SaveTemplate,
           SaveFxRates>;

Caller &callerIn(TakeHold &c)
{
    return c.caller;
}
template <typename C>
Caller &callerIn(C &c)
{
    if constexpr (requires { c.caller; })
        return c.caller;
    else if constexpr (requires { c.what; })
        return callerIn(c.what);
    else
        return callerIn(c.hold);
}

void identify(Caller &caller, ActorId person)
{
    caller.actor = person ? person : kDeskActor;
    caller.effective = {};
}

}  // namespace

Result<void> permits(const DeskPermit &permit, ActorId person, Act act)
{
    const Role most = !permit.manager ? Role::Clerk : person ? Role::Administrator : Role::Manager;
    if (may(most, act)) return {};
    return fail(ErrorCode::Forbidden, {},
                permit.manager
                    ? ErrorText::tr("only somebody who has signed in may do that from a connected "
                                    "desk")
                    : ErrorText::tr("the token of this desk is for what a clerk does"));
}

Result<Command> atDesk(Command command, const DeskPermit &permit, ActorId person)
{
    const bool known = std::visit(
        [&](auto &c) {
            using C = std::remove_cvref_t<decltype(c)>;
            if constexpr (kDeskMay<C>) identify(callerIn(c), person);
            if constexpr (std::is_same_v<C, ChangeBooking>) c.always = false;
            if constexpr (std::is_same_v<C, SaveUser>) return !c.secretHash;
            return kDeskMay<C>;
        },
        command);
    if (!known) {
        return fail(ErrorCode::Forbidden, {},
                    ErrorText::tr("that is not for a connected desk to say"));
    }
    if (const auto ok = permits(permit, person, actOf(command)); !ok)
        return tl::unexpected(ok.error());
    return command;
}

Result<SaveUser> atDesk(SaveUser save, const DeskPermit &permit, ActorId person)
{
    identify(save.caller, person);
    save.secretHash.reset();
    if (const auto ok = permits(permit, person, actOf(save)); !ok)
        return tl::unexpected(ok.error());
    return save;
}

}  // namespace roomrack::remote
