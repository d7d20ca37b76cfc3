// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings sent to another system, those being sent, and message tokens.
#include "storage/reader_impl.h"

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

Result<std::vector<BookingId>> SqlReader::untold(PropertyId property, ChannelId channel,
                                                 Night today)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<BookingId> found;
    auto done =
        forEachRow(*impl_->connection,
                   "SELECT b.id FROM booking b LEFT JOIN outbox o ON o.property = b.property"
                   " AND o.booking = b.id AND o.channel = ?2 WHERE b.property = ?1"
                   " AND (coalesce(o.stage, 0) > 0 OR (b.check_in + b.nights >= ?3"
                   " AND (b.status IN (2, 5) OR o.booking IS NOT NULL)"
                   " AND b.version > coalesce(o.told, 0) AND b.version > coalesce(o.refused, 0)))"
                   " ORDER BY b.id",
                   {property.value, channel.value, today.day()},
                   [&](const Statement &row) { found.push_back(BookingId{row.integer(0)}); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::optional<booking::OutboxRow>> SqlReader::outbox(PropertyId property, ChannelId channel,
                                                            BookingId booking)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::optional<booking::OutboxRow> found;
    auto done =
        forEachRow(*impl_->connection, kOutbox + " AND booking = ?3",
                   {property.value, channel.value, booking.value},
                   [&](const Statement &row) { found = outboxRow(row, property, channel); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<booking::OutboxRow>> SqlReader::outboxes(PropertyId property, ChannelId channel)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<booking::OutboxRow> found;
    auto done = forEachRow(
        *impl_->connection, kOutbox, {property.value, channel.value},
        [&](const Statement &row) { found.push_back(outboxRow(row, property, channel)); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::optional<BookingId>> SqlReader::bookingNumbered(PropertyId property, ChannelId channel,
                                                            const QString &number)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::optional<BookingId> found;
    auto done = forEachRow(*impl_->connection,
                           "SELECT booking FROM outbox WHERE property = ? AND channel = ?"
                           " AND number = ?",
                           QVariantList{property.value, channel.value, number},
                           [&](const Statement &row) { found = BookingId{row.integer(0)}; });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<booking::OutboxTokenRow>> SqlReader::outboxTokens(PropertyId property,
                                                                     ChannelId channel)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<booking::OutboxTokenRow> found;
    auto done = forEachRow(
        *impl_->connection,
        "SELECT token, used FROM outbox_token WHERE property = ?1"
        " AND channel = ?2 ORDER BY token",
        {property.value, channel.value}, [&](const Statement &row) {
            found.push_back({property, channel, row.text(0), Instant{row.integer(1)}, false});
        });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<booking::MessageTokenRow>> SqlReader::messageTokens(PropertyId property,
                                                                       ChannelId channel)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<booking::MessageTokenRow> found;
    auto done = forEachRow(
        *impl_->connection,
        "SELECT token, made FROM message_token WHERE property = ?1"
        " AND channel = ?2 ORDER BY token",
        {property.value, channel.value}, [&](const Statement &row) {
            found.push_back({property, channel, row.text(0), Instant{row.integer(1)}, false});
        });
    if (!done) return tl::unexpected(done.error());
    return found;
}

}  // namespace roomrack::storage
