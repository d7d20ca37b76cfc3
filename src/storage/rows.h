// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the large tables as values.
#pragma once

#include "booking/booking.h"
#include "storage/connection.h"
#include "storage/statement.h"

#include <initializer_list>

namespace roomrack::storage {

/// Columns in the order that bookingFrom() and recordFrom() read them.
inline constexpr char kBookingColumns[] =
    "id, property, status, version, channel, reserved, counted, check_in, nights, rooms, adults,"
    " children, plan, total, created";
inline constexpr char kRecordColumns[] =
    "seq, property, kind, at, effective, actor, channel, cause, subject, room_type, night, nights,"
    " rooms, plan, adults, children, value, amount";

booking::Booking bookingFrom(const Statement &row);
booking::Record recordFrom(const Statement &row);

/// Calls `each(row)` for every row of the statement with these parameters; `each` must not ask
/// the connection anything.
template <typename Each>
Result<void> forEachRow(const Connection &connection, const QByteArray &sql,
                        std::initializer_list<qint64> parameters, Each each)
{
    Statement statement = connection.statement(sql);
    statement.readOneByOne();
    int i = 0;
    for (const qint64 v : parameters) statement.bind(++i, v);
    int rc = statement.step();
    for (; rc == kRow; rc = statement.step()) each(std::as_const(statement));
    if (rc != kDone) return tl::unexpected(connection.error(rc));
    return {};
}

}  // namespace roomrack::storage
