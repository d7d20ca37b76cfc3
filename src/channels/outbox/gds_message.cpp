// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/gds_message.h"

#include "channels/inbound/reservation_prices.h"
#include "channels/outbox/outbox_rules.h"
#include "sync/codes.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace roomrack::channels {

using protocols::Reservation;
using protocols::ReservationStatus;
using protocols::RoomStay;

namespace {

using Line = std::tuple<QString, qint32, int, int>;

std::vector<Line> linesOf(const Reservation &r)
{
    std::vector<Line> lines;
    for (const RoomStay &s : r.stays)
        lines.emplace_back(s.roomTypeCode, s.stay.checkIn().day(), s.stay.nights(), s.rooms);
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// Read like incoming reservations (pricesOf()). Empty: nothing has a price.
std::optional<qint64> paidFor(const Reservation &r)
{
    const bool priced =
        r.total.paid() || std::any_of(r.stays.begin(), r.stays.end(), [](const RoomStay &s) {
            return s.total.paid() || !s.rates.empty();
        });
    if (!priced) return std::nullopt;
    const std::vector<qint64> prices = pricesOf(r);
    return std::accumulate(prices.begin(), prices.end(), qint64(0));
}

protocols::Amounts amountsOf(qint64 amount, bool isAfterTax)
{
    if (isAfterTax) return {amount, std::nullopt};
    return {std::nullopt, amount};
}

bool isInTheTotal(const storage::BookingRow &part)
{
    return !isTakenBack(part.booking.status);
}

/// Before tax only if all rooms are.
protocols::Amounts totalOf(const std::vector<storage::BookingRow> &parts)
{
    const bool isAfterTax =
        std::any_of(parts.begin(), parts.end(), [](const storage::BookingRow &part) {
            return isInTheTotal(part) && part.booking.isAfterTax;
        });
    qint64 total = 0;
    for (const storage::BookingRow &part : parts)
        if (isInTheTotal(part)) total += isAfterTax ? totalAfterTax(part) : part.booking.total;
    return amountsOf(total, isAfterTax);
}

}  // namespace

Result<Reservation> soldThere(const std::vector<storage::BookingRow> &parts,
                              const Reservation &theirs, const engine::HotelView &hotel,
                              const sync::ChannelSettings &settings)
{
    const Currency ours = hotel.property().currency;
    const bool priced = !theirs.currency || *theirs.currency == ours;
    Reservation r;
    r.status = ReservationStatus::Cancelled;
    r.id = theirs.id;
    r.idContext = theirs.idContext;
    r.hotelId = QString::number(parts.front().booking.id.value);
    r.hotelCode = settings.hotelCode;
    r.hotelName = hotel.property().name;
    r.created = parts.front().booking.created;
    int changes = 0;
    for (const storage::BookingRow &part : parts) {
        const booking::Booking &b = part.booking;
        changes += b.version;
        if (!isInTheTotal(part)) continue;
        // An upgrade at the front desk is not reported to the seller of the room.
        const QString room = sync::roomCode(settings, b.reserved);
        if (room.isEmpty()) return withoutCode(hotel.typeName(b.reserved));
        r.status = ReservationStatus::Modified;
        r.stays.push_back(stayOf(part, room, sync::rateCode(settings, b.reserved, b.plan)));
        // In the seller's terms for each room (isAfterTax()), so that both can be compared.
        const qint64 amount = b.isAfterTax ? totalAfterTax(part) : b.total;
        r.stays.back().total = priced ? amountsOf(amount, b.isAfterTax) : protocols::Amounts();
    }
    if (r.status == ReservationStatus::Cancelled) {
        r.stays = theirs.stays;
        r.currency = theirs.currency;
        r.cancellationId = r.hotelId + u'-' + QString::number(changes);
    } else if (priced) {
        r.currency = ours;
        r.total = totalOf(parts);
    }
    const booking::Guest &guest = parts.front().guest;
    if (!guest.isEmpty()) r.guests = {personOf(guest)};
    return r;
}

bool isTheSame(const Reservation &a, const Reservation &b)
{
    const bool cancelled = a.status == ReservationStatus::Cancelled;
    if (cancelled != (b.status == ReservationStatus::Cancelled)) return false;
    if (cancelled) return true;
    if (linesOf(a) != linesOf(b)) return false;
    const auto mine = paidFor(a), yours = paidFor(b);
    const bool comparable = mine && yours && a.currency == b.currency;
    return !comparable || *mine == *yours;
}

}  // namespace roomrack::channels
