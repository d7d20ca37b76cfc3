// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox_books.h"

#include "channels/inbound/reservation_plan.h"

namespace roomrack::channels {

namespace {

Result<void> addSoldThere(storage::Reader &reader, const OutboxQuestion &q, OutboxKnown &known)
{
    const QString number = known.row.guest.reference;
    if (number.isEmpty()) return {};
    const auto ids = reader.bookingsOf(q.property, q.channel, reservationDigest(number));
    if (!ids) return tl::unexpected(ids.error());
    for (const BookingId id : *ids) {
        auto part = reader.booking(q.property, id);
        if (!part) return tl::unexpected(part.error());
        known.parts.push_back(std::move(*part));
    }
    const auto messages = reader.messagesAbout(q.property, q.channel, number);
    if (!messages) return tl::unexpected(messages.error());
    for (const booking::InboxRow &row : *messages) {
        if (row.state == booking::InboxState::Understood) known.lastTold = row.body;
    }
    return {};
}

}  // namespace

Result<OutboxKnown> outboxKnown(storage::Reader &reader, const OutboxQuestion &q)
{
    auto row = reader.booking(q.property, q.booking);
    if (!row) return tl::unexpected(row.error());
    auto out = reader.outbox(q.property, q.channel, q.booking);
    if (!out) return tl::unexpected(out.error());
    OutboxKnown known{std::move(*row), std::move(*out), {}, {}};
    if (q.soldThere) {
        if (const auto ok = addSoldThere(reader, q, known); !ok) return tl::unexpected(ok.error());
    }
    return known;
}

}  // namespace roomrack::channels
