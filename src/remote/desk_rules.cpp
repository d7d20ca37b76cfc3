// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_rules.h"

namespace roomrack::remote {

namespace {

using namespace booking;

template <typename C>
auto &callerIn(C &c)
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
    caller.session = 0;
}

}  // namespace

Result<void> permits(const DeskPermit &permit, ActorId person, Act act)
{
    const Role most = !permit.manager ? Role::Clerk : person ? Role::Administrator : Role::Manager;
    if (may(most, act)) return {};
    return fail(ErrorCode::Forbidden, {},
                permit.manager
                    ? ErrorText::tr(
                        "this action on a connected desk requires a signed-in administrator; in a "
                        "hotel without users, do it on the server")
                    : ErrorText::tr("the token of this desk has clerk permissions only"));
}

PropertyId propertyOf(const DeskCommand &command)
{
    return std::visit([](const auto &c) { return callerIn(c).property; }, command);
}

Command atDesk(DeskCommand command, ActorId person)
{
    return std::visit(
        [&](auto &c) {
            using C = std::remove_cvref_t<decltype(c)>;
            identify(callerIn(c), person);
            if constexpr (requires { c.paid; }) c.paid.clear();
            if constexpr (requires { c.claim; }) c.claim = {};
            if constexpr (requires { c.sagaKey; }) c.sagaKey.clear();
            if constexpr (std::is_same_v<C, DecideDuplicate>) c.numbers.clear();
            if constexpr (std::is_same_v<C, DecideDuplicate>) c.question.clear();
            if constexpr (std::is_same_v<C, ChangeBooking>) c.always = false;
            if constexpr (std::is_same_v<C, SaveApiSetup>)
                return Command(SaveHotelSetup{c.caller, SetupKind::Api, toText(c.setup)});
            else
                return Command(std::move(c));
        },
        command);
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
