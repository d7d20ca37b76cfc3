// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/bound_secret.h"

namespace roomrack::secrets {

namespace {

/// Before the address and behind it; nobody can type it into a field.
constexpr char kMark = '\x1f';

}  // namespace

QByteArray toStored(const BoundSecret &bound)
{
    if (bound.address.isEmpty() || bound.secret.isEmpty()) return bound.secret;
    return kMark + bound.address.toUtf8() + kMark + bound.secret;
}

BoundSecret fromStored(const QByteArray &stored)
{
    if (!stored.startsWith(kMark)) return {stored, {}};
    const qsizetype end = stored.indexOf(kMark, 1);
    if (end < 0) return {stored, {}};
    return {stored.mid(end + 1), QString::fromUtf8(stored.mid(1, end - 1))};
}

}  // namespace roomrack::secrets
