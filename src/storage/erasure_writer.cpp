// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/erasure_writer.h"

#include "storage/in_order.h"

namespace roomrack::storage {

namespace {

/// A new table or column with texts of guests belongs here; tests/engine/test_erasing.cpp searches
/// the whole file for them. The number of a reservation stays: by it a message that comes again is
/// known. A reservation loses its messages when its last booking is closed: until then they tell
/// what the channel believes.
constexpr const char *kOfBooking[] = {
    "UPDATE inbox SET reason = '', body = {no bytes} WHERE property = ?1 AND state <> 1"
    " AND (channel, reservation) IN (SELECT b.channel, t.reference FROM booking b"
    " JOIN booking_text t ON t.property = b.property AND t.booking = b.id"
    " WHERE b.property = ?1 AND b.id = ?2 AND t.reference <> ''"
    " AND NOT EXISTS (SELECT 1 FROM booking_text o JOIN booking c ON c.property = o.property"
    " AND c.id = o.booking WHERE o.property = ?1 AND o.reference = t.reference"
    " AND c.channel = b.channel AND c.status IN (1, 2, 5)))",
    "DELETE FROM booking_text WHERE property = ?1 AND booking = ?2 AND reference = ''",
    "UPDATE booking_text SET guest = '', email = '', phone = '', country = '', notes = ''"
    " WHERE property = ?1 AND booking = ?2",
    "DELETE FROM step_text WHERE property = ?1 AND booking = ?2",
    "DELETE FROM booking_reason WHERE property = ?1 AND booking = ?2",
    "DELETE FROM candidate WHERE property = ?1 AND booking = ?2 AND status = 2",
    "UPDATE step SET reason = '' WHERE property = ?1 AND booking = ?2",
    "UPDATE notice SET said = '' WHERE property = ?1 AND booking = ?2",
    "UPDATE outbox SET reason = '' WHERE property = ?1 AND booking = ?2",
    "UPDATE saga SET request = '{}' WHERE property = ?1 AND booking = ?2",
    // The other side of a pair is the other booking's.
    "UPDATE duplicate SET mine = '', request = '{}' WHERE property = ?1"
    " AND (booking = ?2 OR (booking = 0 AND other = ?2))",
    "UPDATE duplicate SET theirs = '' WHERE property = ?1 AND other = ?2",
};

}  // namespace

ErasureWriter::ErasureWriter(const Connection &c)
    : message_(c.direct("UPDATE channel_message SET said = '', request = {no bytes},"
                        " answer = {no bytes} WHERE property = ? AND channel = ? AND number = ?"))
{
    for (const char *sql : kOfBooking) ofBooking_.push_back(c.direct(sql));
}

int ErasureWriter::prepared() const
{
    int rc = preparedAll({&message_});
    for (const Statement &one : ofBooking_) {
        if (rc == kOk) rc = preparedAll({&one});
    }
    return rc;
}

int ErasureWriter::write(const std::vector<booking::GuestErasureRow> &rows)
{
    return writeInOrder([this](const auto &row) { return this->write(row); }, rows);
}

int ErasureWriter::write(const booking::GuestErasureRow &row)
{
    for (Statement &erase : ofBooking_) {
        const int rc = erase.run(row.property.value, row.booking.value);
        if (rc != kOk) return rc;
    }
    for (const booking::StoredMessage &m : row.messages) {
        const int rc = message_.run(row.property.value, m.channel.value, m.number);
        if (rc != kOk) return rc;
    }
    return kOk;
}

}  // namespace roomrack::storage
