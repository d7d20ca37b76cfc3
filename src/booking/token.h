// SPDX-License-Identifier: GPL-3.0-or-later
// Who may come through the door for other programs: a token with a role, given out by an
// administrator and shown once.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::booking {

/// What a token may do. Stored as numbers: never renumber.
enum class TokenRole : quint8 {
    Read = 1,     ///< look, and nothing else
    Channel = 2,  ///< hold, book, change and cancel as the channel that it is for
    Desk = 3,     ///< what a clerk may do
    Manager = 4   ///< what a manager may do
};
constexpr TokenRole lastOf(TokenRole)
{
    return TokenRole::Manager;
}
/// "read", "channel", "desk", "manager": as the API writes it.
QString tokenRoleCode(TokenRole role);

struct Token {
    ActorId id;  ///< kFirstToken or more: as that it acts
    QString name;
    TokenRole role = TokenRole::Read;
    ChannelId channel;  ///< of the role Channel, and only of that
    bool active = true;
    Instant created;
    QByteArray hash;  ///< BLAKE2b-256 of the token
    friend bool operator==(const Token &, const Token &) = default;
};

/// What is kept of a token: 32 bytes. It is as long and random as a key, so that this need not be
/// slow (unlike engine/secret.h).
QByteArray tokenHash(const QByteArray &token);

}  // namespace roomrack::booking
