// SPDX-License-Identifier: GPL-3.0-or-later
// Access to the API server for other programs: a token with a role, created by an administrator and
// shown once.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::booking {

/// The permissions of a token. Stored as numbers: never renumber.
enum class TokenRole : quint8 {
    Read = 1,     ///< read only
    Channel = 2,  ///< hold, book, change and cancel as its own channel
    Desk = 3,     ///< as a clerk
    Manager = 4   ///< as a manager
};
constexpr TokenRole lastOf(TokenRole)
{
    return TokenRole::Manager;
}
/// "read", "channel", "desk", "manager": as the API writes it.
QString tokenRoleCode(TokenRole role);

struct Token {
    ActorId id;  ///< kFirstToken or more: the actor of its commands
    QString name;
    TokenRole role = TokenRole::Read;
    ChannelId channel;  ///< of the role Channel only
    bool active = true;
    Instant created;
    QByteArray hash;  ///< BLAKE2b-256 of the token
    friend bool operator==(const Token &, const Token &) = default;
};

/// The stored hash of a token: 32 bytes. The token is as long and random as a key, so a fast hash
/// suffices (unlike engine/secret.h).
QByteArray tokenHash(const QByteArray &token);

constexpr bool isToken(ActorId actor)
{
    return actor >= kFirstToken;
}

}  // namespace roomrack::booking
