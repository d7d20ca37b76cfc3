// SPDX-License-Identifier: GPL-3.0-or-later
// What a role may do. One list for the house, which refuses, and for the window, which does not
// offer what would be refused.
#pragma once

#include "booking/commands.h"

namespace roomrack::booking {

enum class Act : quint8 {
    Book,             ///< holds, bookings and their changes
    SetFee,           ///< another cancellation fee than the terms say
    RunDesk,          ///< arrivals, departures, numbered rooms, walks, the night audit
    SignIn,           ///< nobody needs a role for that
    SetRates,         ///< and what rate plans derive
    SetRestrictions,  ///< stop-sell, closed to arrival or departure, length of stay
    SetForSale,       ///< rooms for sale
    SetOutOfOrder,    ///< by number of rooms; single rooms are the desk's
    SetPolicy,        ///< overbooking
    SaveTemplates,    ///< of bulk updates
    SetFx,            ///< rates of exchange
    SetChannels,      ///< what is agreed with a channel, pausing and sending again
    Import,           ///< bookings from a file
    DescribeHotel,    ///< hotel settings
    ManageUsers,      ///< and tokens
    MovePayments,     ///< what a saga does; whoever drives it is the engine
    Restore           ///< go back to a backup
};

/// The lowest role that may.
Role roleFor(Act act);
inline bool may(Role role, Act act)
{
    return role >= roleFor(act);
}

/// Why somebody may not: "Only a manager may close dates; Ana is at the desk as clerk".
QString whyNot(Act act, const User &user);

// What a command is. There is no default: a new command does not compile without a decision.
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
constexpr Act actOf(const BookAtDesk &)
{
    return Act::Book;
}
/// History that is brought in says when it happened; a channel's own booking happens now.
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
    return c.fee ? Act::SetFee : Act::Book;
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
/// What its first row is about: all rows of a block need the same role.
Act actOf(const EditBlock &c);
/// What the step was; one whose content is not known yet is nothing to guard.
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

/// A new PIN or password of whoever asks, and nothing else: that needs no role.
bool isOwnSecret(const SaveUser &c);

/// Who asks.
const Caller &callerOf(const Command &command);

}  // namespace roomrack::booking
