// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox_books.h"

#include "channels/inbound/reservation_plan.h"

#include <limits>
#include <map>

namespace roomrack::channels {

namespace {

constexpr int kFarAhead = 4'000;  ///< nights: no stay is later

using Stays = std::map<BookingId, booking::Booking>;

/// Stays that are, or may be, to be sent; a channel that is sent only its own skips those of
/// others.
Result<Stays> staysFrom(storage::Reader &reader, const OutboxQuestion &q, Night today)
{
    storage::BookingQuery query;
    query.property = q.property;
    query.overlaps = Stay(today - 1, kFarAhead);
    if (q.soldThere)
        query.channels = {q.channel};
    else
        query.statuses = {booking::BookingStatus::Confirmed, booking::BookingStatus::CheckedIn};
    const auto page = reader.ask(storage::Bookings{query, 0, std::numeric_limits<qint32>::max()});
    if (!page) return tl::unexpected(page.error());
    Stays stays;
    for (const storage::BookingRow &row : page->rows) stays[row.booking.id] = row.booking;
    return stays;
}

Result<void> addSoldThere(storage::Reader &reader, const OutboxQuestion &q, OutboxKnown &known)
{
    const QString number = known.row.guest.reference;
    if (number.isEmpty()) return {};
    const auto ids =
        reader.ask(storage::BookingsOf{q.property, q.channel, reservationDigest(number)});
    if (!ids) return tl::unexpected(ids.error());
    for (const BookingId id : *ids) {
        auto part = reader.ask(storage::OneBooking{q.property, id});
        if (!part) return tl::unexpected(part.error());
        known.parts.push_back(std::move(*part));
    }
    const auto messages = reader.ask(storage::MessagesAbout{q.property, q.channel, number});
    if (!messages) return tl::unexpected(messages.error());
    for (const booking::InboxRow &row : *messages) {
        if (row.state == booking::InboxState::Understood) known.lastTold = row.body;
    }
    return {};
}

}  // namespace

Result<std::vector<Untold>> untoldTo(storage::Reader &reader, const OutboxQuestion &q, Night today)
{
    const auto ids = reader.ask(storage::Untold{q.property, q.channel, today});
    if (!ids) return tl::unexpected(ids.error());
    auto stays = staysFrom(reader, q, today);
    if (!stays) return tl::unexpected(stays.error());
    const auto rows = reader.ask(storage::Outboxes{q.property, q.channel});
    if (!rows) return tl::unexpected(rows.error());
    std::map<BookingId, const booking::OutboxRow *> told;
    for (const booking::OutboxRow &row : *rows) told[row.booking] = &row;
    std::vector<Untold> all;
    for (const BookingId id : *ids) {
        const auto stay = stays->find(id);
        const bool known = stay != stays->end();
        if (known || !q.soldThere || told.contains(id))
            all.push_back({id, known ? stay->second.stay.checkIn() : today, false});
        if (known) stays->erase(stay);
    }
    for (const auto &[id, b] : *stays) {
        const auto out = told.find(id);
        const bool any = out != told.end();
        const bool refused =
            any && out->second->told < b.version && out->second->refused >= b.version;
        // Those cancelled before they had a number here are its own, too.
        const bool never = q.soldThere && !any;
        if (refused || never) all.push_back({id, b.stay.checkIn(), refused});
    }
    return all;
}

Result<OutboxKnown> outboxKnown(storage::Reader &reader, const OutboxQuestion &q)
{
    auto row = reader.ask(storage::OneBooking{q.property, q.booking});
    if (!row) return tl::unexpected(row.error());
    auto out = reader.ask(storage::OutboxOf{q.property, q.channel, q.booking});
    if (!out) return tl::unexpected(out.error());
    OutboxKnown known{std::move(*row), std::move(*out), {}, {}};
    if (q.soldThere) {
        if (const auto ok = addSoldThere(reader, q, known); !ok) return tl::unexpected(ok.error());
    }
    return known;
}

}  // namespace roomrack::channels
