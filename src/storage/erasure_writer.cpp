// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/erasure_writer.h"

#include "storage/in_order.h"

#include <algorithm>

namespace roomrack::storage {

namespace {

/// A new table or column with texts of guests belongs here; tests/engine/test_erasing.cpp searches
/// the whole file for them.
constexpr const char *kOfBooking[] = {
    "DELETE FROM booking_text WHERE property = ?1 AND booking = ?2",
    "DELETE FROM step_text WHERE property = ?1 AND booking = ?2",
    "DELETE FROM booking_reason WHERE property = ?1 AND booking = ?2",
    "DELETE FROM candidate WHERE property = ?1 AND booking = ?2 AND status = 2",
    "UPDATE step SET reason = '' WHERE property = ?1 AND booking = ?2",
    "UPDATE notice SET said = '' WHERE property = ?1 AND booking = ?2",
    "UPDATE outbox SET reason = '' WHERE property = ?1 AND booking = ?2",
    "UPDATE saga SET request = '{}' WHERE property = ?1 AND booking = ?2",
    "UPDATE duplicate SET mine = '', theirs = '', request = '{}'"
    " WHERE property = ?1 AND (booking = ?2 OR other = ?2)",
};

/// A message that waits for a user is kept until it is read.
constexpr char kErasedInbox[] = "UPDATE inbox SET reason = '', body = ?5 WHERE property = ?1"
                          " AND state <> 1 AND {find}(body, ?2) > 0 AND {find}(body, ?3) > 0"
                          " AND {find}(body, ?4) > 0";

/// Names may be in the request and an address in the answer, but each is about the same guest.
constexpr char kErasedMessages[] =
    "UPDATE channel_message SET said = '', request = ?5, answer = ?5 WHERE property = ?1"
    " AND (({find}(request, ?2) > 0 AND {find}(request, ?3) > 0 AND {find}(request, ?4) > 0)"
    " OR ({find}(answer, ?2) > 0 AND {find}(answer, ?3) > 0 AND {find}(answer, ?4) > 0))";

}  // namespace

ErasureWriter::ErasureWriter(const Connection &c)
    : inbox_(c.direct(kErasedInbox)), messages_(c.direct(kErasedMessages))
{
    for (const char *sql : kOfBooking) ofBooking_.push_back(c.direct(sql));
}

int ErasureWriter::prepared() const
{
    int rc = preparedAll({&inbox_, &messages_});
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
    for (const std::vector<QByteArray> &marks : row.marks) {
        const int rc = eraseMessages(row.property, marks);
        if (rc != kOk) return rc;
    }
    return kOk;
}

int ErasureWriter::eraseMessages(PropertyId property, const std::vector<QByteArray> &marks)
{
    const auto mark = [&marks](size_t n) { return marks[std::min(n, marks.size() - 1)]; };
    for (Statement *erase : {&inbox_, &messages_}) {
        const int rc =
            erase->run(property.value, mark(0), mark(1), mark(2), QByteArray("", qsizetype(0)));
        if (rc != kOk) return rc;
    }
    return kOk;
}

}  // namespace roomrack::storage
