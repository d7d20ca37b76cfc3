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
    Restore,          ///< restoring a backup
    EditRooms,        ///< rooms, room types and rate plans
    EraseGuests       ///< also exporting what is stored about a guest
};

/// The lowest role with the permission.
Role roleFor(Act act);
inline bool may(Role role, Act act)
{
    return role >= roleFor(act);
}

/// The reason for a refusal: "Only a manager may close dates; Ana is at the desk as clerk".
QString whyNot(Act act, const User &user);

/// Each command has one; which, is decided in permission.cpp.
Act actOf(const Command &command);
Act actOf(CellField field);

/// A new PIN or password for the caller's own user and nothing else: needs no role.
bool isOwnSecret(const SaveUser &c);

/// The command's caller.
const Caller &callerOf(const Command &command);

}  // namespace roomrack::booking
