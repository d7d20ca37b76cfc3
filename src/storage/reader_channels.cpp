// SPDX-License-Identifier: GPL-3.0-or-later
// Channel data: settings, boards, messages in need of review, the message log.
#include "storage/answers.h"

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

Result<std::vector<ChannelSetup>> answer(ReadSession &session, const ChannelSetups &q)
{
    return readAll<ChannelSetup>(
        *session.connection,
        "SELECT s.channel, s.content, s.seq, COALESCE(l.content, ''),"
        " COALESCE(k.said, '') FROM channel_setup s"
        " LEFT JOIN channel_linked l ON l.property = s.property AND l.channel = s.channel"
        " LEFT JOIN channel_left k ON k.property = s.property AND k.channel = s.channel"
        " WHERE s.property = ?1 ORDER BY s.channel",
        {q.property.value}, [&](const Statement &row) {
            ChannelSetup setup{ChannelId{row.integer(0)}, {}, {}, row.integer(2), {}, row.text(4)};
            auto settings = sync::fromText(row.text(1).toUtf8());
            if (settings)
                setup.settings = std::move(*settings);
            else
                setup.wrong = settings.error().text();
            if (auto linked = sync::fromText(row.text(3).toUtf8()))
                setup.linked = std::move(*linked);
            return setup;
        });
}

Result<std::vector<booking::ChannelCellsRow>> answer(ReadSession &session, const ChannelCells &q)
{
    return readAll<booking::ChannelCellsRow>(
        *session.connection,
        "SELECT kind, room_type, plan, guests, chunk, cells FROM channel_cells"
        " WHERE property = ?1 AND channel = ?2",
        {q.property.value, q.channel.value}, [&](const Statement &row) {
            const sync::RowKey key{row.value<sync::RowKind>(0), RoomTypeId{row.integer(1)},
                                   RatePlanId{row.integer(2)}, row.small(3)};
            return booking::ChannelCellsRow{
                q.property, q.channel, {key, row.small(4)}, row.bytes(5)};
        });
}

Result<std::vector<booking::InboxRow>> answer(ReadSession &session, const WaitingMessages &q)
{
    return readAll<booking::InboxRow>(*session.connection,
                                      QByteArray("SELECT ") + kInboxColumns
                                          + " FROM inbox WHERE property = ?1 AND state = 1"
                                            " ORDER BY received, channel, reservation, revision",
                                      {q.property.value},
                                      [&](const Statement &row) { return inboxFrom(row); });
}

Result<std::vector<booking::InboxRow>> answer(ReadSession &session, const MessagesAbout &q)
{
    return readAll<booking::InboxRow>(*session.connection,
                                      QByteArray("SELECT ") + kInboxColumns
                                          + " FROM inbox WHERE property = ? AND channel = ?"
                                            " AND reservation = ? ORDER BY received, revision",
                                      {q.property.value, q.channel.value, q.reservation},
                                      [&](const Statement &row) { return inboxFrom(row); });
}

Result<std::optional<booking::ChannelReservationRow>> answer(ReadSession &session,
                                                             const ChannelReservation &q)
{
    return readOne<booking::ChannelReservationRow>(
        *session.connection,
        "SELECT stamp, cancelled, parts, keep_until FROM channel_reservation"
        " WHERE property = ? AND channel = ? AND reservation = ?",
        {q.property.value, q.channel.value, q.reservation}, [&](const Statement &row) {
            return booking::ChannelReservationRow{
                q.property,          q.channel,    q.reservation,      row.integer(0),
                row.integer(1) != 0, row.small(2), Night(row.small(3))};
        });
}

Result<std::vector<BookingId>> answer(ReadSession &session, const BookingsOf &q)
{
    return readAll<BookingId>(
        *session.connection,
        "SELECT booking FROM foreign_key WHERE property = ? AND channel = ? AND digest = ?"
        " ORDER BY occurrence",
        {q.property.value, q.channel.value, q.digest},
        [&](const Statement &row) { return BookingId{row.integer(0)}; });
}

Result<std::vector<booking::ChannelMessageRow>> answer(ReadSession &session,
                                                       const ChannelMessages &q)
{
    return readAll<booking::ChannelMessageRow>(
        *session.connection,
        "SELECT channel, number, at, micros, inbound, outcome, entries, what, said, request, answer"
        " FROM channel_message WHERE property = ?1 AND (?2 = 0 OR channel = ?2)"
        " AND (?3 = 0 OR outcome <> 1) ORDER BY at DESC, channel, number DESC LIMIT ?4 OFFSET ?5",
        {q.query.property.value, q.query.channel.value, qint64(q.query.onlyTrouble), q.limit,
         q.offset},
        [&](const Statement &row) {
            return booking::ChannelMessageRow{q.query.property,
                                              ChannelId{row.integer(0)},
                                              row.integer(1),
                                              Instant{row.integer(2)},
                                              row.integer(3),
                                              row.integer(4) != 0,
                                              row.value<booking::MessageOutcome>(5),
                                              row.small(6),
                                              row.text(7),
                                              row.text(8),
                                              row.bytes(9),
                                              row.bytes(10),
                                              0};
        });
}

Result<Instant> answer(ReadSession &session, const LastUnanswered &q)
{
    return readOne<Instant>(*session.connection,
                            "SELECT coalesce(max(at), 0) FROM channel_message"
                            " WHERE property = ?1 AND channel = ?2 AND outcome = 4",
                            {q.property.value, q.channel.value},
                            [](const Statement &row) { return Instant{row.integer(0)}; })
        .map([](auto last) { return last.value_or(Instant()); });
}

}  // namespace roomrack::storage
