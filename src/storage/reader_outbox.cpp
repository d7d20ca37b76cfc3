// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings sent to another system, those being sent, and message tokens.
#include "storage/answers.h"

namespace roomrack::storage {

namespace {

const QByteArray kOutbox =
    QByteArrayLiteral("SELECT booking, told, refused, known, stage, sent, token, at, keep_until,"
                      " number, reason FROM outbox WHERE property = ?1 AND channel = ?2");

booking::OutboxRow outboxRow(const Statement &row, PropertyId property, ChannelId channel)
{
    return {property,
            channel,
            BookingId{row.integer(0)},
            row.small(1),
            row.small(2),
            row.integer(3) != 0,
            row.value<booking::OutboxStage>(4),
            row.small(5),
            row.text(6),
            Instant{row.integer(7)},
            Night(row.small(8)),
            row.text(9),
            row.text(10)};
}

}  // namespace

Result<std::vector<BookingId>> answer(ReadSession &session, const Untold &q)
{
    return readAll<BookingId>(
        *session.connection,
        "SELECT b.id FROM booking b LEFT JOIN outbox o ON o.property = b.property"
        " AND o.booking = b.id AND o.channel = ?2 WHERE b.property = ?1"
        " AND (coalesce(o.stage, 0) > 0 OR (b.check_in + b.nights >= ?3"
        " AND (b.status IN (2, 5) OR o.booking IS NOT NULL)"
        " AND b.version > coalesce(o.told, 0) AND b.version > coalesce(o.refused, 0)))"
        " ORDER BY b.id",
        {q.property.value, q.channel.value, q.today.day()},
        [&](const Statement &row) { return BookingId{row.integer(0)}; });
}

Result<std::optional<booking::OutboxRow>> answer(ReadSession &session, const OutboxOf &q)
{
    return readOne<booking::OutboxRow>(
        *session.connection, kOutbox + " AND booking = ?3",
        {q.property.value, q.channel.value, q.booking.value},
        [&](const Statement &row) { return outboxRow(row, q.property, q.channel); });
}

Result<std::vector<booking::OutboxRow>> answer(ReadSession &session, const Outboxes &q)
{
    return readAll<booking::OutboxRow>(
        *session.connection, kOutbox, {q.property.value, q.channel.value},
        [&](const Statement &row) { return outboxRow(row, q.property, q.channel); });
}

Result<std::optional<BookingId>> answer(ReadSession &session, const BookingNumbered &q)
{
    return readOne<BookingId>(
        *session.connection,
        "SELECT booking FROM outbox WHERE property = ? AND channel = ? AND number = ?",
        {q.property.value, q.channel.value, q.number},
        [](const Statement &row) { return BookingId{row.integer(0)}; });
}

Result<std::vector<booking::OutboxTokenRow>> answer(ReadSession &session, const OutboxTokens &q)
{
    return readAll<booking::OutboxTokenRow>(
        *session.connection,
        "SELECT token, used FROM outbox_token WHERE property = ?1"
        " AND channel = ?2 ORDER BY token",
        {q.property.value, q.channel.value}, [&](const Statement &row) {
            return booking::OutboxTokenRow{q.property, q.channel, row.text(0),
                                           Instant{row.integer(1)}, false};
        });
}

Result<std::vector<booking::MessageTokenRow>> answer(ReadSession &session, const MessageTokens &q)
{
    return readAll<booking::MessageTokenRow>(
        *session.connection,
        "SELECT token, made FROM message_token WHERE property = ?1"
        " AND channel = ?2 ORDER BY token",
        {q.property.value, q.channel.value}, [&](const Statement &row) {
            return booking::MessageTokenRow{q.property, q.channel, row.text(0),
                                            Instant{row.integer(1)}, false};
        });
}

}  // namespace roomrack::storage
