// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/house.h"

#include "booking/check_command.h"
#include "booking/clean_texts.h"
#include "booking/rules/access_rules.h"
#include "booking/rules/booking_rules.h"
#include "booking/rules/change_rules.h"
#include "booking/rules/cheapest_rules.h"
#include "booking/rules/description_rules.h"
#include "booking/rules/duplicate_decision_rules.h"
#include "booking/rules/edit_rules.h"
#include "booking/rules/ending_rules.h"
#include "booking/rules/erasure_rules.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/housekeeping_rules.h"
#include "booking/rules/night_audit_rules.h"
#include "booking/rules/notice_rules.h"
#include "booking/rules/out_of_order_rules.h"
#include "booking/rules/policy_rules.h"
#include "booking/rules/reinstatement_rules.h"
#include "booking/rules/request_rules.h"
#include "booking/rules/room_rules.h"
#include "booking/rules/saga_rules.h"
#include "booking/rules/settings_rules.h"
#include "booking/rules/sister_rules.h"
#include "booking/rules/stay_rules.h"
#include "booking/rules/step_fitting.h"
#include "booking/rules/token_rules.h"
#include "booking/rules/undo_rules.h"
#include "booking/rules/user_rules.h"

namespace roomrack::booking {

namespace {

template <typename Rules, typename C>
concept Decides = requires(Rules rules, const C &command, Decision &d)
{
    rules.on(command, d);
};

/// Decides by the one rule class of the list that has `on(const C &, Decision &)`.
template <typename Rules, typename... Others, typename C>
Result<Answer> decideBy(PropertyState &state, const C &command, Decision &d)
{
    if constexpr (Decides<Rules, C>) {
        static_assert(!(Decides<Others, C> || ...), "two rule classes decide this command");
        return Rules(state).on(command, d);
    } else {
        static_assert(sizeof...(Others) > 0, "no rule class decides this command");
        return decideBy<Others...>(state, command, d);
    }
}

/// All rule classes that decide commands.
template <typename C>
Result<Answer> decideByRules(PropertyState &state, const C &command, Decision &d)
{
    return decideBy<HoldRules, CheapestRules, BookingRules, ChangeRules, EndingRules, StayRules,
                    RoomRules, OutOfOrderRules, HousekeepingRules, ReinstatementRules, EditRules,
                    UndoRules, PolicyRules, NightAuditRules, UserRules, TokenRules, SettingsRules,
                    RequestRules, SagaRules, DuplicateDecisionRules, NoticeRules, DescriptionRules,
                    ErasureRules>(state, command, d);
}

template <typename C>
Result<Answer> decideHold(const C &command, PropertyState &state, Decision &d)
{
    const AccessRules access(state);
    const auto ok = access.isFree(command.caller) ? Result<void>()
                                                  : access.mayCall(command.caller, actOf(command));
    if (!ok) {
        d.restsOn = state.memory.usersChanged;
        return tl::unexpected(ok.error());
    }
    if (const auto right = check(command); !right) return tl::unexpected(right.error());
    return HoldRules(state).on(command, d);
}

}  // namespace

void House::adoptVolatile(House &before)
{
    Adoption(state_).adoptVolatile(before.state_);
}

void House::adoptAfterLoss(House &before, const std::vector<SpentHold> &spent, const Lost &lost)
{
    Adoption(state_).adoptAfterLoss(before.state_, spent, lost);
}

Result<Answer> House::decide(const TakeHold &command, Decision &d)
{
    return decideHold(command, state_, d);
}

Result<Answer> House::decide(const ReleaseHold &command, Decision &d)
{
    return decideHold(command, state_, d);
}

Result<std::optional<Command>> House::admit(const Command &command, Decision &d) const
{
    const AccessRules access(state_);
    if (access.wantsSignIn() || isToken(callerOf(command).actor)) {
        const auto *save = std::get_if<SaveUser>(&command);
        const Act act = save && isOwnSecret(*save) ? Act::Book : actOf(command);
        if (const auto ok = access.mayCall(callerOf(command), act); !ok) {
            d.restsOn = state_.memory.usersChanged;
            return tl::unexpected(ok.error());
        }
    }
    std::optional<Command> clean = cleanTexts(command);
    if (const auto ok = check(clean ? *clean : command); !ok) return tl::unexpected(ok.error());
    return clean;
}

Result<Answer> House::decide(const Command &command, Decision &d)
{
    const auto clean = admit(command, d);
    if (!clean) return tl::unexpected(clean.error());
    return std::visit([&](const auto &c) { return decideByRules(state_, c, d); },
                      *clean ? **clean : command);
}

Result<bool> House::wouldWalk(const WalkBooking &command, Decision &d)
{
    const auto clean = admit(command, d);
    if (!clean) return tl::unexpected(clean.error());
    const WalkBooking &walk = *clean ? std::get<WalkBooking>(**clean) : command;
    const auto found = EndingRules(state_).walkable(walk, d);
    if (!found) return tl::unexpected(found.error());
    return found->has_value();
}

Result<Answer> House::bookWalked(const SisterStay &stay, const Booking &walked, const QString &from,
                                 Decision &d)
{
    auto command = SisterRules(state_).commandFor(stay, walked, from, d);
    Result<Answer> answer = command ? decide(Command(std::move(*command)), d)
                                    : Result<Answer>(tl::unexpected(command.error()));
    if (!answer) {
        Error &error = answer.error();
        error.reason = ErrorText::tr("%1 (in %2)", "a reason and the hotel that refuses")
                           .arg(error.reason, catalogue().property.name);
    }
    return answer;
}

Result<void> House::allow(ActorId actor, Act act) const
{
    return AccessRules(state_).allow(actor, act);
}

std::vector<User> House::users() const
{
    std::vector<User> all;
    for (const UserRow &row : state_.users) all.push_back(row.user);
    return all;
}

const UserRow *House::user(ActorId id) const
{
    return AccessRules(state_).user(id);
}

StepFit House::fit(const StepContent &content) const
{
    return StepFitting(state_).fit(content);
}

void House::expireHolds(Decision &d)
{
    HoldRules(state_).expire(d);
}

BookingId House::forgotten(const Command &command) const
{
    // Messages of its channel after the cancellation are in the file only.
    if (const auto *reinstate = std::get_if<ReinstateBooking>(&command)) {
        const BookingId id = reinstate->booking;
        return id.value > 0 && !state_.bookings.contains(id) ? id : BookingId{};
    }
    const auto about = [&](const auto &c) -> BookingId {
        if constexpr (requires { c.booking; }) {
            return c.booking;
        } else if constexpr (requires { c.key; }) {
            if (c.key.digest.isEmpty()) return {};
            return state_.keys.value({c.caller.channel.value, c.key.digest, c.key.occurrence});
        } else {
            return {};
        }
    };
    const BookingId id = std::visit(about, command);
    if (state_.memory.cancelled.contains(id)) return {};
    return id.value > 0 && !booking(id) ? id : BookingId{};
}

}  // namespace roomrack::booking
