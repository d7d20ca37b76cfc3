// SPDX-License-Identifier: GPL-3.0-or-later
// WSSE UsernameToken (OASIS WS-Security UsernameToken Profile 1.0): a password as text, or as a
// digest of nonce, time and password. Nonce and time are arguments.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace roomrack::protocols::opentravel {

struct Security {
    QString username;
    QString password;  ///< or its digest, in Base64
    bool digest = false;
    QByteArray nonce;  ///< decoded
    QString created;   ///< as it was written: the digest is over these characters
    friend bool operator==(const Security &, const Security &) = default;
};

Security textSecurity(const QString &username, const QString &password);
/// Password = Base64(SHA-1(nonce + created + password)); use every nonce once.
Security digestSecurity(const QString &username, const QString &password, const QByteArray &nonce,
                        Instant created);

/// Whether it is this user with this password, compared in constant time. A digest must have been
/// created within `window` microseconds of `now`; that its nonce was not used before is for the
/// caller to know. Forbidden otherwise, without saying which part was wrong.
Result<void> verify(const Security &security, const QString &username, const QString &password,
                    Instant now, qint64 window = 300 * kSecond);

}  // namespace roomrack::protocols::opentravel
