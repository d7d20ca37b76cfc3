// SPDX-License-Identifier: GPL-3.0-or-later
// PINs and passwords: stored as Argon2id (RFC 9106) of libsodium, each hash with its own salt. Both
// functions take about a tenth of a second and 64 MiB, on purpose; not for the GUI thread, nor with
// a lock held.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::engine {

inline constexpr int kShortestSecret = 4;
inline constexpr int kLongestSecret = 128;

/// Returns the text to store ("$argon2id$v=19$m=65536,t=2,p=1$salt$hash"). Invalid: too short or
/// too long; Internal: not enough memory.
Result<QByteArray> hashSecret(const QString &secret);
/// Compares in constant time, after Unicode normalization: composed and decomposed é are equal.
bool matchesSecret(const QByteArray &hash, const QString &secret);

}  // namespace roomrack::engine
