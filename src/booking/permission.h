// SPDX-License-Identifier: GPL-3.0-or-later
// The permissions of roles. House enforces them, and the window hides what would be refused.
#pragma once

#include "booking/commands.h"

namespace roomrack::booking {

enum class Act : quint8 {
    Book,      ///< holds, bookings and their changes
    SetFee,    ///< a cancellation fee other than the terms'
    RunDesk,   ///< arrivals, departures, rooms, housekeeping, walks, reinstating, the night audit
    SignIn,    ///< needs no role
    SetRates,  ///< also rates derived by rate plans
    SetRestrictions,  ///< stop-sell, closed to arrival or departure, length of stay
    SetForSale,       ///< availability
    SetOutOfOrder,    ///< by number of rooms; for single rooms see RunDesk
    SetPolicy,        ///< overbooking
    SaveTemplates,    ///< of bulk updates
    SetFx,            ///< exchange rates
    SetChannels,      ///< channel settings, pausing and full sync
    Import,           ///< bookings from a file
    DescribeHotel,    ///< hotel settings
    ManageUsers,      ///< and API tokens
    MovePayments,     ///< a saga's steps, which the engine drives
    Restore           ///< restoring a backup
};

/// The lowest role with the permission.
Role roleFor(Act act);
inline bool may(Role role, Act act)
{
    return role >= roleFor(act);
}

/// The reason for a refusal: "Only a manager may close dates; Ana is at the desk as clerk".
QString whyNot(Act act, const User &user);

// The act of each command. There is no default: a new command does not compile without an overload.
constexpr Act actOf(const SaveTemplate &)
{
    return Act::SaveTemplates;
}
constexpr Act actOf(const SaveFxRates &)
{
    return Act::SetFx;
}
constexpr Act actOf(const SaveChannelSetup &)
{
    return Act::SetChannels;
}
constexpr Act actOf(const TakeHold &)
{
    return Act::Book;
}
constexpr Act actOf(const TakeCheapest &)
{
    return Act::Book;
}
constexpr Act actOf(const ExtendHold &)
{
    return Act::Book;
}
constexpr Act actOf(const ReleaseHold &)
{
    return Act::Book;
}
constexpr Act actOf(const ConfirmHold &)
{
    return Act::Book;
}
constexpr Act actOf(const HoldAndConfirm &)
{
    return Act::Book;
}
/// Imported history has an effective time; a channel's own booking happens now.
constexpr Act actOf(const RecordReservation &c)
{
    return c.caller.effective.micros != 0 ? Act::Import : Act::Book;
}
constexpr Act actOf(const ChangeBooking &)
{
    return Act::Book;
}
constexpr Act actOf(const CancelBooking &c)
{
    return c.fee || c.guestFee ? Act::SetFee : Act::Book;
}
constexpr Act actOf(const ReinstateBooking &)
{
    return Act::RunDesk;
}
constexpr Act actOf(const CheckIn &)
{
    return Act::RunDesk;
}
constexpr Act actOf(const CheckOut &)
{
    return Act::RunDesk;
}
constexpr Act actOf(const MarkNoShow &)
{
    return Act::RunDesk;
}
constexpr Act actOf(const WalkBooking &)
{
    return Act::RunDesk;
}
constexpr Act actOf(const AssignRooms &)
{
    return Act::RunDesk;
}
constexpr Act actOf(const SetRoomOutOfOrder &)
{
    return Act::RunDesk;
}
constexpr Act actOf(const SetHousekeeping &)
{
    return Act::RunDesk;
}
/// The act of its first row: all rows of a block need the same role.
Act actOf(const EditBlock &c);
/// The act of the step; one whose content is not loaded yet needs no permission.
Act actOf(const UndoStep &c);
constexpr Act actOf(const SetPolicy &)
{
    return Act::SetPolicy;
}
constexpr Act actOf(const CloseDay &)
{
    return Act::RunDesk;
}
constexpr Act actOf(const MoveBusinessDate &)
{
    return Act::Import;
}
constexpr Act actOf(const SaveUser &)
{
    return Act::ManageUsers;
}
constexpr Act actOf(const NoteSignIn &)
{
    return Act::SignIn;
}
constexpr Act actOf(const RequestBooking &)
{
    return Act::Book;
}
constexpr Act actOf(const AdvanceSaga &)
{
    return Act::MovePayments;
}
inline Act actOf(const DecideDuplicate &c)
{
    return c.question.isEmpty() ? Act::RunDesk : Act::Book;
}
constexpr Act actOf(const SaveToken &)
{
    return Act::ManageUsers;
}
constexpr Act actOf(const NoteRequests &)
{
    return Act::MovePayments;
}
constexpr Act actOf(const SaveHotelSetup &)
{
    return Act::DescribeHotel;
}
Act actOf(const Command &command);
Act actOf(CellField field);

/// A new PIN or password for the caller's own user and nothing else: needs no role.
bool isOwnSecret(const SaveUser &c);

/// The command's caller.
const Caller &callerOf(const Command &command);

}  // namespace roomrack::booking
