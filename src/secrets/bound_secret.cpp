// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/bound_secret.h"

#include <QtCore/QList>

namespace roomrack::secrets {

namespace {

/// Separates secret and address; it cannot be typed into a field.
constexpr char kMark = '\x1f';
/// Precedes each of several entries.
constexpr char kNext = '\x1e';

}  // namespace

QByteArray toStored(const BoundSecret &bound)
{
    if (bound.address.isEmpty() || bound.secret.isEmpty()) return bound.secret;
    return kMark + bound.address.toUtf8() + kMark + bound.secret;
}

QByteArray toStored(const std::vector<BoundSecret> &all)
{
    if (all.empty()) return {};
    if (all.size() == 1) return toStored(all.front());
    QByteArray stored;
    for (const BoundSecret &bound : all)
        stored += kNext + bound.address.toUtf8().toBase64() + kMark + bound.secret.toBase64();
    return stored;
}

namespace {

std::vector<BoundSecret> severalFrom(const QByteArray &stored)
{
    std::vector<BoundSecret> all;
    for (const QByteArray &one : stored.mid(1).split(kNext)) {
        const qsizetype mark = one.indexOf(kMark);
        if (mark < 0) continue;
        all.push_back({QByteArray::fromBase64(one.mid(mark + 1)),
                       QString::fromUtf8(QByteArray::fromBase64(one.left(mark)))});
    }
    return all;
}

}  // namespace

std::vector<BoundSecret> fromStored(const QByteArray &stored)
{
    if (stored.isEmpty()) return {};
    if (stored.startsWith(kNext)) return severalFrom(stored);
    const qsizetype end = stored.indexOf(kMark, 1);
    if (!stored.startsWith(kMark) || end < 0) return {{stored, {}}};
    return {{stored.mid(end + 1), QString::fromUtf8(stored.mid(1, end - 1))}};
}

}  // namespace roomrack::secrets
