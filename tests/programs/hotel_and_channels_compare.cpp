// SPDX-License-Identifier: GPL-3.0-or-later
// Compares both sides: the values that each channel shows and the rooms it sold, with the hotel's
// records.
#include "programs/hotel_and_channels.h"

#include "channels/controller/shown.h"
#include "channels/inbound/reservation_plan.h"
#include "simulator/channels/alpine_server.h"
#include "storage/reader.h"

#include <QJsonArray>

namespace roomrack::tests {

namespace {

QJsonValue at(const QJsonObject &object, const char *name)
{
    return object.value(QLatin1String(name));
}

sync::Limits limitsAt(const QJsonObject &rate, int i)
{
    sync::Limits limits;
    limits.stopSell = at(rate, "stop_sell").toArray()[i].toBool();
    limits.closedToArrival = at(rate, "closed_to_arrival").toArray()[i].toBool();
    limits.closedToDeparture = at(rate, "closed_to_departure").toArray()[i].toBool();
    limits.minStay = quint16(at(rate, "min_stay").toArray()[i].toInt());
    limits.maxStay = quint16(at(rate, "max_stay").toArray()[i].toInt());
    return limits;
}

}  // namespace

QStringList HotelAndChannels::compare(const ChannelSide &line, engine::Engine &engine,
                                      const QJsonObject &shop, const QJsonObject &sold) const
{
    const auto hotel = engine.snapshot(property_);
    if (!hotel) return {hotel.error().text()};
    QStringList wrong = compareShown(line, **hotel, shop) + compareSold(line, sold);
    const auto waiting =
        storage::Reader::open(file()).value()->ask(storage::WaitingMessages{property_}).value();
    for (const booking::InboxRow &row : waiting)
        wrong += QStringLiteral("%1 waits: %2").arg(row.reservation, row.reason);
    return wrong.mid(0, 10);
}

/// Compares the hotel's target values, recomputed from scratch, with the values at the channel.
QStringList HotelAndChannels::compareShown(const ChannelSide &line,
                                           const engine::Snapshot &snapshot,
                                           const QJsonObject &shop) const
{
    const engine::HotelView hotel(snapshot);
    channels::SoldThere sold;
    sold.reset(snapshot.bookings);
    channels::Shown shown(line.channel, line.settings);
    sync::Board board(sync::rowsOf(line.settings), today_, int(at(shop, "nights").toInt()));
    shown.work(hotel, sold, {}, board.first(), board.end() - 1, board);
    QStringList wrong;
    for (int row = 0; row < board.rows(); ++row) {
        const sync::RowKey &key = board.row(row).key();
        const auto type = size_t(key.roomType.value - 1);
        const QString room = line.settings.rooms[type].code;
        QString rate = line.settings.rates[type].code;
        if (line.settings.protocol == sync::Protocol::AlpineBits)
            rate = simulator::AlpineServer::rateOf(rate, room);
        const QJsonObject said = at(shop, "rates").toObject().value(rate).toObject();
        for (Night n = board.first(); n < board.end(); ++n) {
            const int i = n - board.first();
            const qint64 wanted = board.row(row).at(n).wanted;
            qint64 there = 0;
            switch (key.kind) {
            case sync::RowKind::Rooms:
                there = at(shop, "rooms").toObject().value(room).toArray()[i].toInteger();
                break;
            case sync::RowKind::Rate: there = at(said, "price").toArray()[i].toInteger(); break;
            case sync::RowKind::Limits: there = limitsAt(said, i).packed(); break;
            }
            if (wanted == sync::kNothing || there == wanted) continue;
            wrong += QStringLiteral("channel %1 %2 %3 kind %4: shows %5, wanted %6")
                         .arg(line.channel.value)
                         .arg(room, n.iso())
                         .arg(int(key.kind))
                         .arg(there)
                         .arg(wanted);
        }
    }
    return wrong;
}

/// Checks that each of the channel's reservations exists once, with the same content.
QStringList HotelAndChannels::compareSold(const ChannelSide &line, const QJsonObject &sold) const
{
    QStringList wrong;
    auto reader = storage::Reader::open(file()).value();
    qint64 expected = 0;
    const QJsonArray reservations = at(sold, "reservations").toArray();
    for (const auto &each : reservations) {
        const QJsonObject there = each.toObject();
        const QString id = at(there, "id").toString();
        const bool cancelled = at(there, "status").toString() == u"cancelled";
        const auto ids = reader->ask(
            storage::BookingsOf{property_, line.channel, channels::reservationDigest(id)});
        // A reservation cancelled before it was received has no booking.
        if (ids->empty() && cancelled) continue;
        expected += std::ssize(*ids);
        const Stay stay(*Night::parse(at(there, "check_in").toString()),
                        at(there, "nights").toInt());
        // Its rooms can be one booking or several.
        int rooms = 0;
        bool same = true;
        for (const BookingId number : *ids) {
            const booking::Booking b = reader->ask(storage::OneBooking{property_, number})->booking;
            same = same && (b.status == booking::BookingStatus::Cancelled) == cancelled
                   && (cancelled || b.stay == stay);
            rooms += b.rooms;
        }
        same = same && (cancelled || rooms == at(there, "rooms").toInt());
        if (!same) wrong += QStringLiteral("%1 stands otherwise").arg(id);
    }
    storage::BookingQuery query;
    query.property = property_;
    query.channels = {line.channel};
    const auto page = reader->ask(storage::Bookings{query, 0, 1});
    if (page->total != expected) {
        wrong += QStringLiteral("channel %1: %2 bookings for %3 reservations")
                     .arg(line.channel.value)
                     .arg(page->total)
                     .arg(expected);
    }
    if (reservations.isEmpty())
        wrong += QStringLiteral("channel %1 sold nothing").arg(line.channel.value);
    return wrong;
}

}  // namespace roomrack::tests
