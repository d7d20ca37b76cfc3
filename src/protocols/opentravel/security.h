// SPDX-License-Identifier: GPL-3.0-or-later
// WSSE UsernameToken (OASIS WS-Security UsernameToken Profile 1.0): a password as text, or as a
// digest of nonce, time and password. Nonce and time are passed in.
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
    QString created;   ///< as written: the digest covers these characters
    friend bool operator==(const Security &, const Security &) = default;
};

Security textSecurity(const QString &username, const QString &password);
/// Password = Base64(SHA-1(nonce + created + password)); use each nonce once.
Security digestSecurity(const QString &username, const QString &password, const QByteArray &nonce,
                        Instant created);

/// Checks user name and password in constant time. A digest must have been created within `window`
/// microseconds of `now`; the caller checks that its nonce is unused. Otherwise Forbidden, without
/// revealing which part was wrong.
Result<void> verify(const Security &security, const QString &username, const QString &password,
                    Instant now, qint64 window = 300 * kSecond);

}  // namespace roomrack::protocols::opentravel
