// SPDX-License-Identifier: GPL-3.0-or-later
// Converts rows of the large tables to values.
#pragma once

#include "booking/booking.h"
#include "booking/user.h"
#include "inventory/policy.h"
#include "storage/connection.h"
#include "storage/statement.h"

#include <initializer_list>
#include <span>

namespace roomrack::storage {

/// Columns in the order that bookingFrom() and recordFrom() read them.
inline constexpr char kBookingColumns[] =
    "id, property, status, version, channel, reserved, counted, check_in, nights, rooms, adults,"
    " children, plan, total, created, channel_collects, after_tax, child_ages, terms_seq,"
    " commission, commission_points, segment, extras, vat_on_top, commission_told,"
    " commission_of";
/// The number of those columns: the first one after them in a query.
inline constexpr int kAfterBooking = 26;
inline constexpr char kRecordColumns[] =
    "seq, property, kind, at, effective, actor, channel, cause, subject, room_type, night, nights,"
    " rooms, plan, adults, children, value, amount";
/// Columns in the order of ruleFrom() and bindRule().
inline constexpr char kRuleColumns[] =
    "id, scope, subject, unit, amount, ceiling, weekdays, first_night, last_night, min_lead,"
    " max_lead";
/// Measured: eight rows per statement take a fifth less processor time than one, sixteen no less.
inline constexpr int kRowsAtOnce = 8;

/// "b.id, b.property, ..." of a list of columns.
QByteArray columnsOf(const char *table, const char *columns);
/// Outer join for bookings as b: f, the fee at their end, and c, their charge.
inline constexpr char kEndTables[] =
    " LEFT JOIN booking_fee f ON f.property = b.property AND f.booking = b.id"
    " LEFT JOIN booking_charge c ON c.property = b.property AND c.booking = b.id";

/// Ages of children, as columns have them.
QString agesText(const std::vector<qint32> &ages);
std::vector<qint32> agesFrom(const QString &text);

booking::Booking bookingFrom(const Statement &row);
booking::Record recordFrom(const Statement &row);
/// As stored, whatever its kind: for verifying the log.
booking::Record rawRecordFrom(const Statement &row);
/// `first`: the column of its id.
inventory::OverbookingRule ruleFrom(const Statement &row, int first = 0);
/// Binds the parameters after number `last`.
void bindRule(Statement &statement, int last, const inventory::OverbookingRule &rule);

/// "INSERT INTO table ..." for that many rows of that many columns.
QByteArray insertRows(const QByteArray &into, int columns, int rows);

/// Inserts a row, or changes the one with the same key. Parameters are bound in the order of `key`,
/// then `others`; a row that exists keeps what is not in `updated` (by default all others). A key
/// may begin with {property}, see dialect.h.
QByteArray upsert(const QByteArray &table, const QByteArray &key, const QByteArray &others,
                  const QByteArray &updated = {});

/// Writes all rows: kRowsAtOnce with `many`, the rest with `one`, both made by insertRows().
/// `bind(statement, n, row)` binds the parameters after number n.
template <typename Row, typename Bind>
int writeRows(std::span<const Row> rows, int columns, Statement &many, Statement &one, Bind bind)
{
    size_t i = 0;
    for (; i + kRowsAtOnce <= rows.size(); i += kRowsAtOnce) {
        for (int row = 0; row < kRowsAtOnce; ++row)
            bind(many, row * columns, rows[i + size_t(row)]);
        if (const int rc = many.finish(); rc != kOk) return rc;
    }
    for (; i < rows.size(); ++i) {
        bind(one, 0, rows[i]);
        if (const int rc = one.finish(); rc != kOk) return rc;
    }
    return kOk;
}
/// From the columns id, name, role, active.
booking::User userFrom(const Statement &row);

/// Error for a row with an invalid enum number (Statement::value); none: the row is valid.
Result<void> notStrange(const Statement &row);

/// Calls `each(row)` for every row of the statement with these parameters; `each` must not use the
/// connection. Corrupt: a row has a number that is no value of its enum.
template <typename Parameters, typename Each>
Result<void> forEachRowOf(const Connection &connection, Statement statement,
                          const Parameters &parameters, Each each)
{
    statement.readOneByOne();
    int i = 0;
    for (const auto &v : parameters) statement.bind(++i, v);
    int rc = statement.step();
    for (; rc == kRow; rc = statement.step()) each(std::as_const(statement));
    if (rc != kDone) return tl::unexpected(connection.error(rc));
    return notStrange(statement);
}
template <typename Each>
Result<void> forEachRow(const Connection &connection, const QByteArray &sql,
                        std::initializer_list<qint64> parameters, Each each)
{
    return forEachRowOf(connection, connection.statement(sql), parameters, std::move(each));
}
/// The same with texts or bytes among the parameters.
template <typename Each>
Result<void> forEachRow(const Connection &connection, const QByteArray &sql,
                        const QVariantList &parameters, Each each)
{
    return forEachRowOf(connection, connection.statement(sql), parameters, std::move(each));
}
/// forEachRow() past Qt SQL, for tens of thousands of rows with little to do for each.
template <typename Each>
Result<void> forAllRows(const Connection &connection, const QByteArray &sql,
                        std::initializer_list<qint64> parameters, Each each)
{
    return forEachRowOf(connection, connection.direct(sql), parameters, std::move(each));
}

}  // namespace roomrack::storage
