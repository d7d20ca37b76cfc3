// SPDX-License-Identifier: GPL-3.0-or-later
// Users who sign in at the desk. They are optional: in a property without users the actor of every
// command is "the desk".
#pragma once

#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QString>

namespace roomrack::booking {

/// A user's permissions; each role includes those before it. Stored as numbers: never renumber.
enum class Role : quint8 { Clerk = 1, Manager = 2, Administrator = 3 };
constexpr Role lastOf(Role)
{
    return Role::Administrator;
}

/// "clerk", "manager", "administrator", in the user's language.
QString roleName(Role role);
/// "Clerk", where the role stands alone.
QString roleLabel(Role role);

/// A user is never deleted, because records name them; one who left is deactivated.
struct User {
    ActorId id;
    QString name;
    Role role = Role::Clerk;
    bool active = true;
    friend bool operator==(const User &, const User &) = default;
};

inline constexpr int kLongestUserName = 100;

/// The name as stored, without spaces around it. Invalid: it is empty, too long, or has characters
/// that are not text (line breaks, control characters).
Result<QString> userName(const QString &typed);

/// Seconds to wait after so many failed attempts in a row: none after the first two, then 5, 10, 20
/// and so on up to a quarter of an hour. Trying all PINs of four digits then takes some hundred
/// days.
int signInWaitSeconds(int wrongAttempts);

}  // namespace roomrack::booking
