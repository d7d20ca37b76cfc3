// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/channel_writer.h"

#include "storage/in_order.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

const QByteArray kCells =
    upsert("channel_cells", "property, channel, kind, room_type, plan, guests, chunk", "cells");

const QByteArray kLinked = upsert("channel_linked", "property, channel", "content");

const QByteArray kLeft = upsert("channel_left", "property, channel", "said");

const QByteArray kInbox =
    upsert("inbox", "property, channel, reservation, revision",
           "received, state, keep_until, reason, body", "state, keep_until, reason, body");

const QByteArray kReservation = upsert("channel_reservation", "property, channel, reservation",
                                       "stamp, cancelled, parts, keep_until");

// Numbered by the database: a number counted in memory may be taken by the time it is written, and
// a log row must never fail the commit that brings a reservation.
constexpr char kMessage[] =
    "INSERT INTO channel_message (property, channel, number, at, micros, inbound, outcome,"
    " entries, what, said, request, answer) VALUES (?1, ?2, (SELECT coalesce(max(number), 0) + 1"
    " FROM channel_message WHERE property = ?1 AND channel = ?2), ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,"
    " ?11)";

constexpr char kOldMessages[] =
    "DELETE FROM channel_message WHERE property = ?1 AND channel = ?2 AND number <= (SELECT"
    " max(number) FROM channel_message WHERE property = ?1 AND channel = ?2) - ?3";

const QByteArray kOutboxRow =
    upsert("outbox", "property, channel, booking",
           "told, refused, known, stage, sent, token, at, keep_until, number, reason");

const QByteArray kToken = upsert("outbox_token", "property, channel, token", "used");

// A token written again keeps its age.
constexpr char kMessageToken[] =
    "INSERT INTO message_token (property, channel, token, made) VALUES (?,?,?,?)"
    " ON CONFLICT (property, channel, token) DO NOTHING";

}  // namespace

ChannelWriter::ChannelWriter(const Connection &c)
    : cells_(c.direct(kCells)),
      noCells_(c.direct("DELETE FROM channel_cells WHERE property = ? AND channel = ?"
                        " AND kind = ? AND room_type = ? AND plan = ? AND guests = ?"
                        " AND chunk = ?")),
      linked_(c.direct(kLinked)), left_(c.direct(kLeft)),
      noLeft_(c.direct("DELETE FROM channel_left WHERE property = ? AND channel = ?")),
      inbox_(c.direct(kInbox)), reservation_(c.direct(kReservation)), message_(c.direct(kMessage)),
      oldMessages_(c.direct(kOldMessages)),
      forgetInbox_(c.direct("DELETE FROM inbox WHERE property = ? AND keep_until < ?"
                            " AND state <> 1")),
      forgetReservations_(c.direct("DELETE FROM channel_reservation WHERE property = ?"
                                   " AND keep_until < ?")),
      forgetOutbox_(c.direct("DELETE FROM outbox WHERE property = ? AND keep_until < ?"
                             " AND stage = 0")),
      outbox_(c.direct(kOutboxRow)), token_(c.direct(kToken)),
      noToken_(c.direct("DELETE FROM outbox_token WHERE property = ? AND channel = ?"
                        " AND token = ?")),
      messageToken_(c.direct(kMessageToken)),
      noMessageToken_(c.direct("DELETE FROM message_token WHERE property = ? AND channel = ?"
                               " AND token = ?"))
{}

int ChannelWriter::prepared() const
{
    return preparedAll({&cells_, &noCells_, &linked_, &left_, &noLeft_, &inbox_, &reservation_,
                        &message_, &oldMessages_, &forgetInbox_, &forgetReservations_,
                        &forgetOutbox_, &outbox_, &token_, &noToken_, &messageToken_,
                        &noMessageToken_});
}

int ChannelWriter::write(const booking::ChannelRows &rows)
{
    return writeInOrder([this](const auto &row) { return this->write(row); }, rows.cells,
                        rows.linked, rows.left, rows.inbox, rows.reservations, rows.messages,
                        rows.forget, rows.outbox, rows.tokens, rows.messageTokens);
}

int ChannelWriter::write(const booking::ChannelCellsRow &row)
{
    const sync::RowKey &k = row.chunk.row;
    if (row.cells.isEmpty()) {
        return noCells_.run(row.property.value, row.channel.value, qint64(k.kind), k.roomType.value,
                            k.plan.value, k.guests, row.chunk.number);
    }
    return cells_.run(row.property.value, row.channel.value, qint64(k.kind), k.roomType.value,
                      k.plan.value, k.guests, row.chunk.number, row.cells);
}

int ChannelWriter::write(const booking::ChannelLinkedRow &row)
{
    return linked_.run(row.property.value, row.channel.value, QString::fromUtf8(row.settings));
}

int ChannelWriter::write(const booking::ChannelLeftRow &row)
{
    if (row.said.isEmpty()) return noLeft_.run(row.property.value, row.channel.value);
    return left_.run(row.property.value, row.channel.value, row.said);
}

int ChannelWriter::write(const booking::InboxRow &row)
{
    return inbox_.run(row.property.value, row.channel.value, row.reservation, row.revision,
                      row.received.micros, qint64(row.state), row.keepUntil.day(), row.reason,
                      row.body);
}

int ChannelWriter::write(const booking::ChannelReservationRow &row)
{
    return reservation_.run(row.property.value, row.channel.value, row.reservation, row.stamp,
                            qint32(row.cancelled), row.parts, row.keepUntil.day());
}

int ChannelWriter::write(const booking::ChannelMessageRow &row)
{
    const int rc = message_.run(row.property.value, row.channel.value, row.at.micros, row.micros,
                                qint32(row.inbound), qint64(row.outcome), row.entries, row.what,
                                row.said, row.request, row.answer);
    if (rc != kOk || row.keep <= 0) return rc;
    return oldMessages_.run(row.property.value, row.channel.value, row.keep);
}

int ChannelWriter::write(const booking::ForgetStaysRow &row)
{
    for (Statement *forget : {&forgetInbox_, &forgetReservations_, &forgetOutbox_}) {
        const int rc = forget->run(row.property.value, row.before.day());
        if (rc != kOk) return rc;
    }
    return kOk;
}

int ChannelWriter::write(const booking::OutboxRow &row)
{
    return outbox_.run(row.property.value, row.channel.value, row.booking.value, row.told,
                       row.refused, qint32(row.known), qint64(row.stage), row.sent, row.token,
                       row.at.micros, row.keepUntil.day(), row.number, row.reason);
}

int ChannelWriter::write(const booking::OutboxTokenRow &row)
{
    if (row.gone) return noToken_.run(row.property.value, row.channel.value, row.token);
    return token_.run(row.property.value, row.channel.value, row.token, row.used.micros);
}

int ChannelWriter::write(const booking::MessageTokenRow &row)
{
    if (row.gone) return noMessageToken_.run(row.property.value, row.channel.value, row.token);
    return messageToken_.run(row.property.value, row.channel.value, row.token, row.made.micros);
}

}  // namespace roomrack::storage
