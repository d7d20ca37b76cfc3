// SPDX-License-Identifier: GPL-3.0-or-later
// Compares both sides: what each channel shows and has sold, and what the property has stored.
#include "channels/channel_day.h"

namespace roomrack::tests {

using protocols::ReservationStatus;

namespace {

constexpr int kMostSaid = 6;

}  // namespace

/// At the channel and here.
bool ChannelDay::isCancelled(ChannelId channel, const QString &reservation) const
{
    auto reader = storage::Reader::open(engine_->file()).value();
    for (const DayMock &mock : mocks_) {
        const auto &all = mock.mock->shop().reservations();
        const auto there = all.find(reservation);
        if (mock.channel != channel || there == all.end()) continue;
        const auto ids = reader->ask(
            storage::BookingsOf{property_, channel, channels::reservationDigest(reservation)});
        return there->second.status == ReservationStatus::Cancelled && !ids->empty();
    }
    return false;
}

QStringList ChannelDay::compare()
{
    QStringList wrong;
    for (const DayMock &mock : mocks_) {
        wrong += compareShown(mock);
        wrong += compareReservations(mock);
        if (mock.mock->untold() > 0)
            wrong += QStringLiteral("%1 revisions were never fetched").arg(mock.mock->untold());
    }
    const auto waiting =
        storage::Reader::open(engine_->file()).value()->ask(storage::WaitingMessages{property_});
    for (const booking::InboxRow &row : *waiting) {
        // Guest and clerk changed it at the same time: a user must check, and it does no harm.
        if (isCancelled(row.channel, row.reservation)) continue;
        wrong += QStringLiteral("%1 waits: %2").arg(row.reservation, row.reason);
    }
    return wrong.size() <= 2 * kMostSaid
               ? wrong
               : wrong.mid(0, kMostSaid) + wrong.mid(wrong.size() - kMostSaid);
}

QStringList ChannelDay::compareShown(const DayMock &mock)
{
    QStringList wrong;
    const channels::ChannelConnection *link = controller_->link(mock.channel);
    if (!link) return {QStringLiteral("channel %1 is not linked").arg(mock.channel.value)};
    const sync::Board &board = link->board();
    simulator::Shop &shop = mock.mock->shop();
    for (int row = 0; row < board.rows(); ++row) {
        const sync::RowKey &key = board.row(row).key();
        QString code;
        for (const sync::RoomMapping &m : mock.settings.rooms) {
            if (key.kind == sync::RowKind::Rooms && m.roomType == key.roomType) code = m.code;
        }
        for (const sync::RateMapping &m : mock.settings.rates) {
            if (m.roomType == key.roomType && m.plan == key.plan) code = mock.rateCode(m);
        }
        for (Night n = board.first(); n < board.end(); ++n) {
            const sync::CellState cell = board.row(row).at(n);
            if (cell.wanted == sync::kNothing) continue;
            qint64 shown = 0;
            switch (key.kind) {
            case sync::RowKind::Rooms: shown = shop.rooms(code, n); break;
            case sync::RowKind::Rate: shown = shop.price(code, n, key.guests); break;
            case sync::RowKind::Limits: shown = shop.limits(code, n).packed(); break;
            }
            // AlpineBits omits a price to remove it.
            if (key.kind == sync::RowKind::Rate && cell.wanted == 0 && shown < 0) shown = 0;
            if (shown == cell.wanted && cell.published == cell.wanted && !cell.unknown) continue;
            wrong += QStringLiteral("%1 %2 kind %3: shows %4, wanted %5, published %6%7")
                         .arg(code, n.iso())
                         .arg(int(key.kind))
                         .arg(shown)
                         .arg(cell.wanted)
                         .arg(cell.published)
                         .arg(cell.unknown ? QStringLiteral(", unknown") : QString());
        }
    }
    return wrong;
}

/// Its rooms may be one booking or several.
QStringList ChannelDay::compareOne(const QString &id, const protocols::Reservation &reservation,
                                   const std::vector<BookingId> &ids, storage::Reader &reader) const
{
    const bool cancelled = reservation.status == ReservationStatus::Cancelled;
    const protocols::RoomStay &stay = reservation.stays.front();
    qint64 total = 0;
    int rooms = 0;
    for (const BookingId number : ids) {
        const booking::Booking b = reader.ask(storage::OneBooking{property_, number})->booking;
        if ((b.status == booking::BookingStatus::Cancelled) != cancelled)
            return {QStringLiteral("%1 is in state %2").arg(id).arg(int(b.status))};
        if (!cancelled && b.stay != stay.stay)
            return {QStringLiteral("%1 has another stay").arg(id)};
        rooms += b.rooms;
        total += b.total;
    }
    if (cancelled || (rooms == stay.rooms && total == stay.total.paid().value_or(-1))) return {};
    return {QStringLiteral("%1 has %2 rooms for %3 instead of %4 for %5")
                .arg(id)
                .arg(rooms)
                .arg(total)
                .arg(stay.rooms)
                .arg(stay.total.paid().value_or(-1))};
}

/// Each of the channel's reservations is stored once, with its current content.
QStringList ChannelDay::compareReservations(const DayMock &mock)
{
    QStringList wrong;
    auto reader = storage::Reader::open(engine_->file()).value();
    qint64 expected = 0;
    for (const auto &[id, reservation] : mock.mock->shop().reservations()) {
        const auto ids = reader->ask(
            storage::BookingsOf{property_, mock.channel, channels::reservationDigest(id)});
        const bool cancelled = reservation.status == ReservationStatus::Cancelled;
        // One that was cancelled before it was received has no booking.
        if (ids->empty() && cancelled) continue;
        expected += std::ssize(*ids);
        wrong += compareOne(id, reservation, *ids, *reader);
    }
    storage::BookingQuery query;
    query.property = property_;
    query.channels = {mock.channel};
    const auto page = reader->ask(storage::Bookings{query, 0, 1});
    if (page->total != expected)
        wrong += QStringLiteral("%1 bookings for %2 reservations").arg(page->total).arg(expected);
    return wrong;
}

}  // namespace roomrack::tests
