// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/permission.h"

#include <concepts>
#include <iterator>

namespace roomrack::booking {

namespace {

template <typename C>
const Caller &callerIn(const C &c)
{
    if constexpr (requires { c.caller; }) {
        return c.caller;
    } else if constexpr (requires { c.hold.caller; }) {
        return c.hold.caller;
    } else {
        return c.what.caller;
    }
}

/// In the order of the enum.
struct ActRow {
    Act act;
    Role role = Role::Clerk;        ///< the lowest with the permission
    const char *refusal = nullptr;  ///< null: every role has it
};
constexpr ActRow kActs[] = {
    {.act = Act::Book, .role = Role::Clerk},
    {.act = Act::SetFee,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Overriding a fee or refund requires the role manager; %1 is signed in as %2")},
    {.act = Act::RunDesk, .role = Role::Clerk},
    {.act = Act::SignIn, .role = Role::Clerk},
    {.act = Act::SetRates,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Changing rates requires the role manager; %1 is signed in as %2")},
    {.act = Act::SetRestrictions,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Changing restrictions requires the role manager; %1 is signed in as %2")},
    {.act = Act::SetForSale,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Changing rooms to sell requires the role manager; %1 is signed in as %2")},
    {.act = Act::SetOutOfOrder,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Changing out-of-order rooms requires the role manager; %1 is signed in as %2")},
    {.act = Act::SetPolicy,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error",
         "Changing the overbooking policy requires the role manager; %1 is signed in as %2")},
    {.act = Act::SaveTemplates,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Saving or deleting templates requires the role manager; %1 is signed in as %2")},
    {.act = Act::SetFx,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Saving exchange rates requires the role manager; %1 is signed in as %2")},
    {.act = Act::SetChannels,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Changing channel settings requires the role manager; %1 is signed in as %2")},
    {.act = Act::Import,
     .role = Role::Administrator,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Importing bookings requires the role administrator; %1 is signed in as %2")},
    {.act = Act::DescribeHotel,
     .role = Role::Administrator,
     .refusal = QT_TRANSLATE_NOOP(
         "Error",
         "Changing the hotel settings requires the role administrator; %1 is signed in as %2")},
    {.act = Act::ManageUsers,
     .role = Role::Administrator,
     .refusal = QT_TRANSLATE_NOOP(
         "Error",
         "Adding or changing users requires the role administrator; %1 is signed in as %2")},
    {.act = Act::MovePayments,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Reviewing payments requires the role manager; %1 is signed in as %2")},
    {.act = Act::Restore,
     .role = Role::Administrator,
     .refusal = QT_TRANSLATE_NOOP(
         "Error", "Restoring a backup requires the role administrator; %1 is signed in as %2")},
    {.act = Act::EditRooms,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error",
         "Changing rooms and rate plans requires the role manager; %1 is signed in as %2")},
    {.act = Act::EraseGuests,
     .role = Role::Manager,
     .refusal = QT_TRANSLATE_NOOP(
         "Error",
         "Exporting or erasing guest data requires the role manager; %1 is signed in as %2")},
};

constexpr const ActRow &actRow(Act act)
{
    return kActs[size_t(act)];
}
constexpr bool eachActHasItsRow()
{
    for (size_t i = 0; i < std::size(kActs); ++i) {
        if (kActs[i].act != Act(i) || (kActs[i].role == Role::Clerk) != !kActs[i].refusal)
            return false;
    }
    return std::size(kActs) == size_t(Act::EraseGuests) + 1;
}
static_assert(eachActHasItsRow());

}  // namespace

Role roleFor(Act act)
{
    return actRow(act).role;
}

QString whyNot(Act act, const User &user)
{
    const char *refusal = actRow(act).refusal;
    return refusal ? ErrorText::tr(refusal).arg(user.name, roleName(user.role)) : QString();
}

Act actOf(CellField field)
{
    switch (field) {
    case CellField::ForSale: return Act::SetForSale;
    case CellField::OutOfOrder: return Act::SetOutOfOrder;
    case CellField::Rate: return Act::SetRates;
    default: return Act::SetRestrictions;
    }
}

namespace {

/// All rows of a block need the same role.
Act actOfCells(const auto &cells)
{
    return cells.empty() ? Act::SetForSale : actOf(cells.front().row.field);
}

/// One whose content is not loaded yet needs no permission.
Act actOfStep(const UndoStep &c)
{
    if (!c.content) return Act::Book;
    switch (c.content->step.kind) {
    case StepKind::Cells: return actOfCells(c.content->cells);
    case StepKind::Policy: return Act::SetPolicy;
    case StepKind::Booking: return Act::Book;
    case StepKind::Housekeeping: return Act::RunDesk;
    case StepKind::Description: return Act::EditRooms;
    }
    return Act::SetPolicy;
}

/// No default: a command that is in no overload does not compile.
template <typename C, typename... Of>
concept OneOf = (std::same_as<C, Of> || ...);

struct ActOf {
    Act operator()(const OneOf<TakeHold, TakeCheapest, ExtendHold, ReleaseHold, ConfirmHold,
                               HoldAndConfirm, ChangeBooking, RequestBooking> auto &) const
    {
        return Act::Book;
    }
    Act operator()(
        const OneOf<ReinstateBooking, CheckIn, CheckOut, MarkNoShow, WalkBooking, AssignRooms,
                    SetRoomOutOfOrder, SetHousekeeping, CloseDay> auto &) const
    {
        return Act::RunDesk;
    }
    Act operator()(const OneOf<SaveUser, SaveToken> auto &) const { return Act::ManageUsers; }
    Act operator()(const OneOf<AdvanceSaga, NoteRequests> auto &) const
    {
        return Act::MovePayments;
    }
    Act operator()(const NoteSignIn &) const { return Act::SignIn; }
    Act operator()(const SaveTemplate &) const { return Act::SaveTemplates; }
    Act operator()(const SaveFxRates &) const { return Act::SetFx; }
    Act operator()(const SaveChannelSetup &) const { return Act::SetChannels; }
    Act operator()(const SaveHotelSetup &) const { return Act::DescribeHotel; }
    Act operator()(const booking::SetPolicy &) const { return Act::SetPolicy; }
    Act operator()(const EditDescription &) const { return Act::EditRooms; }
    Act operator()(const booking::EraseGuests &) const { return Act::EraseGuests; }
    Act operator()(const MoveBusinessDate &) const { return Act::Import; }
    /// Imported history has an effective time; a channel's own booking happens now.
    Act operator()(const RecordReservation &c) const
    {
        return c.caller.effective.micros != 0 ? Act::Import : Act::Book;
    }
    Act operator()(const CancelBooking &c) const
    {
        return c.fee || c.guestFee ? Act::SetFee : Act::Book;
    }
    Act operator()(const DecideDuplicate &c) const
    {
        return c.question.isEmpty() ? Act::RunDesk : Act::Book;
    }
    Act operator()(const EditBlock &c) const { return actOfCells(c.cells); }
    Act operator()(const UndoStep &c) const { return actOfStep(c); }
};

}  // namespace

Act actOf(const Command &command)
{
    return std::visit(ActOf(), command);
}

bool isOwnSecret(const SaveUser &c)
{
    return c.user && c.user == c.caller.actor && c.secretHash && !c.name && !c.role && !c.active;
}

const Caller &callerOf(const Command &command)
{
    return std::visit([](const auto &c) -> const Caller & { return callerIn(c); }, command);
}

}  // namespace roomrack::booking
