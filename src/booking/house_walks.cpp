// SPDX-License-Identifier: GPL-3.0-or-later
// Walks: the rooms of an oversold night are freed, the guest goes to another hotel. The cost and
// the hotel are stored; a walk cannot be undone, as the guest is notified.
#include "booking/house.h"
#include "booking/limits.h"
#include "core/error_values.h"

namespace roomrack::booking {

Result<Answer> House::on(const WalkBooking &c, Decision &d)
{
    if (const auto again = repeated(c.booking, BookingStatus::Walked, d)) return *again;
    const auto invalid = [](QString field, QString reason) {
        return fail(ErrorCode::Invalid, std::move(field), std::move(reason));
    };
    const QString hotel = c.hotel.simplified();
    if (hotel.isEmpty() || hotel.size() > kMostHotelName) {
        return invalid(QStringLiteral("hotel"),
                       ErrorText::tr("enter the name of the other hotel, at most %1 characters")
                           .arg(kMostHotelName));
    }
    if (c.cost < 0 || c.cost > kMostMoney) {
        const Currency currency = catalogue_.property.currency;
        return invalid(QStringLiteral("cost"),
                       ErrorText::tr("must be between %1 and %2")
                           .arg(errorAmount({0, currency}), errorAmount({kMostMoney, currency})));
    }
    const bool known =
        !d.hotels || std::find(d.hotels->begin(), d.hotels->end(), c.sister) != d.hotels->end();
    if (c.sister && (c.sister.value < 0 || c.sister == catalogue_.property.id || !known)) {
        return fail(ErrorCode::NotFound, QStringLiteral("hotel"),
                    ErrorText::tr("is not a hotel in Roomrack; enter only its name"));
    }
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking b = **found;
    if (b.status != BookingStatus::Confirmed) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is in house and cannot be walked"), d);
    }
    if (!c.caller.isHistory() && b.stay.checkIn() < catalogue_.property.businessDate) {
        return refuse(
            ErrorCode::WrongState, QStringLiteral("booking"),
            ErrorText::tr("the guest was due on %1 and has not arrived; mark the booking as a "
                          "no-show instead")
                .arg(errorDate(b.stay.checkIn())),
            d);
    }
    d.batch->walks.push_back({b.property, b.id, c.sister, hotel});
    // The guest does not stay, so the whole payment is refunded.
    return endBooking(b, {BookingStatus::Walked, RecordKind::BookingWalked, c.cost, 0}, c.caller,
                      d);
}

}  // namespace roomrack::booking
