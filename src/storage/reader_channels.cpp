// SPDX-License-Identifier: GPL-3.0-or-later
// Channel data: settings, boards, messages in need of review, the message log.
#include "storage/reader_impl.h"

namespace roomrack::storage {

namespace {

constexpr char kInboxColumns[] =
    "property, channel, reservation, revision, received, state, keep_until, reason, body";

booking::InboxRow inboxFrom(const Statement &row)
{
    return {PropertyId{row.integer(0)},
            ChannelId{row.integer(1)},
            row.text(2),
            row.text(3),
            Instant{row.integer(4)},
            row.value<booking::InboxState>(5),
            Night(row.small(6)),
            row.text(7),
            row.bytes(8)};
}

}  // namespace

Result<std::vector<ChannelSetup>> SqlReader::channelSetups(PropertyId property)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<ChannelSetup> found;
    auto done = forEachRow(
        *impl_->connection,
        "SELECT s.channel, s.content, s.seq, COALESCE(l.content, ''),"
        " COALESCE(k.said, '') FROM channel_setup s"
        " LEFT JOIN channel_linked l ON l.property = s.property AND l.channel = s.channel"
        " LEFT JOIN channel_left k ON k.property = s.property AND k.channel = s.channel"
        " WHERE s.property = ?1 ORDER BY s.channel",
        {property.value}, [&](const Statement &row) {
            ChannelSetup setup{ChannelId{row.integer(0)}, {}, {}, row.integer(2), {}, row.text(4)};
            auto settings = sync::fromText(row.text(1).toUtf8());
            if (settings)
                setup.settings = std::move(*settings);
            else
                setup.wrong = settings.error().text();
            if (auto linked = sync::fromText(row.text(3).toUtf8()))
                setup.linked = std::move(*linked);
            found.push_back(std::move(setup));
        });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<booking::ChannelCellsRow>> SqlReader::channelCells(PropertyId property,
                                                                      ChannelId channel)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<booking::ChannelCellsRow> found;
    auto done = forEachRow(
        *impl_->connection,
        "SELECT kind, room_type, plan, guests, chunk, cells FROM channel_cells"
        " WHERE property = ?1 AND channel = ?2",
        {property.value, channel.value}, [&](const Statement &row) {
            const sync::RowKey key{row.value<sync::RowKind>(0), RoomTypeId{row.integer(1)},
                                   RatePlanId{row.integer(2)}, row.small(3)};
            found.push_back({property, channel, {key, row.small(4)}, row.bytes(5)});
        });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<booking::InboxRow>> SqlReader::waitingMessages(PropertyId property)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<booking::InboxRow> found;
    auto done = forEachRow(*impl_->connection,
                           QByteArray("SELECT ") + kInboxColumns
                               + " FROM inbox WHERE property = ?1 AND state = 1"
                                 " ORDER BY received, channel, reservation, revision",
                           {property.value},
                           [&](const Statement &row) { found.push_back(inboxFrom(row)); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<booking::InboxRow>> SqlReader::messagesAbout(PropertyId property,
                                                                ChannelId channel,
                                                                const QString &reservation)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<booking::InboxRow> found;
    auto done = forEachRow(*impl_->connection,
                           QByteArray("SELECT ") + kInboxColumns
                               + " FROM inbox WHERE property = ? AND channel = ?"
                                 " AND reservation = ? ORDER BY received, revision",
                           QVariantList{property.value, channel.value, reservation},
                           [&](const Statement &row) { found.push_back(inboxFrom(row)); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::optional<booking::ChannelReservationRow>> SqlReader::channelReservation(
    PropertyId property, ChannelId channel, const QString &reservation)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::optional<booking::ChannelReservationRow> found;
    auto done = forEachRow(*impl_->connection,
                           "SELECT stamp, cancelled, parts, keep_until FROM channel_reservation"
                           " WHERE property = ? AND channel = ? AND reservation = ?",
                           QVariantList{property.value, channel.value, reservation},
                           [&](const Statement &row) {
                               found = booking::ChannelReservationRow{property,
                                                                      channel,
                                                                      reservation,
                                                                      row.integer(0),
                                                                      row.integer(1) != 0,
                                                                      row.small(2),
                                                                      Night(row.small(3))};
                           });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<BookingId>> SqlReader::bookingsOf(PropertyId property, ChannelId channel,
                                                     const QByteArray &digest)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<BookingId> found;
    auto done = forEachRow(
        *impl_->connection,
        "SELECT booking FROM foreign_key WHERE property = ? AND channel = ? AND digest = ?"
        " ORDER BY occurrence",
        QVariantList{property.value, channel.value, digest},
        [&](const Statement &row) { found.push_back(BookingId{row.integer(0)}); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<booking::ChannelMessageRow>> SqlReader::channelMessages(
    const ChannelMessageQuery &query, qint64 offset, qint64 limit)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<booking::ChannelMessageRow> found;
    auto done = forEachRow(
        *impl_->connection,
        "SELECT channel, number, at, micros, inbound, outcome, entries, what, said, request, answer"
        " FROM channel_message WHERE property = ?1 AND (?2 = 0 OR channel = ?2)"
        " AND (?3 = 0 OR outcome <> 1) ORDER BY at DESC, channel, number DESC LIMIT ?4 OFFSET ?5",
        {query.property.value, query.channel.value, qint64(query.onlyTrouble), limit, offset},
        [&](const Statement &row) {
            found.push_back({query.property, ChannelId{row.integer(0)}, row.integer(1),
                             Instant{row.integer(2)}, row.integer(3), row.integer(4) != 0,
                             row.value<booking::MessageOutcome>(5), row.small(6), row.text(7),
                             row.text(8), row.bytes(9), row.bytes(10), 0});
        });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<Instant> SqlReader::lastUnanswered(PropertyId property, ChannelId channel)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    Instant last;
    auto done = forEachRow(*impl_->connection,
                           "SELECT coalesce(max(at), 0) FROM channel_message"
                           " WHERE property = ?1 AND channel = ?2 AND outcome = 4",
                           {property.value, channel.value},
                           [&](const Statement &row) { last = Instant{row.integer(0)}; });
    if (!done) return tl::unexpected(done.error());
    return last;
}

}  // namespace roomrack::storage
