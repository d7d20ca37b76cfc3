// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of PropertyState's tables of oversold flags and of channels' reservations.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QHash>

namespace roomrack::booking {

struct FlagKey {
    qint32 pool, type, night;  ///< type -1: the pool itself
    friend bool operator==(const FlagKey &, const FlagKey &) = default;
    friend size_t qHash(const FlagKey &k, size_t seed)
    {
        return qHashMulti(seed, k.pool, k.type, k.night);
    }
};

struct SourceKey {
    qint64 channel;
    QByteArray digest;
    qint32 occurrence;
    friend bool operator==(const SourceKey &, const SourceKey &) = default;
    friend size_t qHash(const SourceKey &k, size_t seed)
    {
        return qHashMulti(seed, k.channel, k.digest, k.occurrence);
    }
};

}  // namespace roomrack::booking
