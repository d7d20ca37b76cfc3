// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/chain.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QtEndian>

namespace roomrack::storage {

QByteArray Chain::next(std::span<const booking::Record> records)
{
    buffer_.clear();
    for (const booking::Record &r : records) {
        buffer_.insert(buffer_.end(),
                       {r.seq, r.property.value, qint64(r.kind), r.at.micros, r.effective.micros,
                        r.actor.value, r.channel.value, r.cause, r.subject, r.roomType.value,
                        r.night.day(), r.nights, r.rooms, r.plan.value, r.adults, r.children,
                        r.value, r.amount});
    }
    if constexpr (Q_BYTE_ORDER == Q_BIG_ENDIAN) {
        for (qint64 &v : buffer_) v = qToLittleEndian(v);
    }
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    hash.addData(head_);
    hash.addData(QByteArrayView(reinterpret_cast<const char *>(buffer_.data()),
                                static_cast<qsizetype>(buffer_.size() * sizeof(qint64))));
    return hash.result();
}

}  // namespace roomrack::storage
