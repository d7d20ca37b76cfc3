// SPDX-License-Identifier: GPL-3.0-or-later
// The people of a hotel who sign in at the desk. A hotel has users only if it wants to: where there
// are none, everything is done by "the desk".
#pragma once

#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QString>

namespace roomrack::booking {

/// What somebody may do; each role may also do what those before it may. Stored as numbers: never
/// renumber.
enum class Role : quint8 { Clerk = 1, Manager = 2, Administrator = 3 };
constexpr Role lastOf(Role)
{
    return Role::Administrator;
}

/// "clerk", "manager", "administrator", in the person's language.
QString roleName(Role role);

/// A user is never deleted, because the history names them; one who left is not active any more.
struct User {
    ActorId id;
    QString name;
    Role role = Role::Clerk;
    bool active = true;
    friend bool operator==(const User &, const User &) = default;
};

inline constexpr int kLongestUserName = 100;

/// The name as it is kept, without spaces around it. Invalid: nothing is left, it is too long, or
/// it has characters that are not text (line breaks, control characters).
Result<QString> userName(const QString &typed);

/// Seconds from the last of so many wrong attempts in a row until the next one is looked at: the
/// first two are slips, then 5, 10, 20 and so on up to a quarter of an hour. A PIN of four digits
/// then takes some hundred days to try.
int signInWaitSeconds(int wrongAttempts);

}  // namespace roomrack::booking
