// SPDX-License-Identifier: GPL-3.0-or-later
// PINs and passwords: kept as Argon2id (RFC 9106) of libsodium, with a salt of its own in each
// hash. Both functions take about a tenth of a second and 64 MiB, on purpose; not for the GUI
// thread, nor with a lock held.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::engine {

inline constexpr int kShortestSecret = 4;
inline constexpr int kLongestSecret = 128;

/// Text to be stored ("$argon2id$v=19$m=65536,t=2,p=1$salt$hash"). Invalid: too short or too long;
/// Internal: there is not enough memory.
Result<QByteArray> hashSecret(const QString &secret);
/// In a time that does not depend on where they differ. However the letters were typed: é in one
/// piece or in two is the same.
bool matchesSecret(const QByteArray &hash, const QString &secret);

}  // namespace roomrack::engine
