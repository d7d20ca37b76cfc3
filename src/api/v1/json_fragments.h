// SPDX-License-Identifier: GPL-3.0-or-later
// JSON fragments that several responses of /v1 share.
#pragma once

#include "booking/request_rows.h"
#include "core/named.h"
#include "engine/hotel_view.h"
#include "protocols/json/writer.h"
#include "storage/reader.h"

namespace roomrack::api::v1 {

using protocols::json::Writer;

/// "2026-07-10T13:00:00.250Z"; null if unset.
void writeInstant(Writer &w, Instant at);
/// 0: null.
void writeNumber(Writer &w, qint64 number);
/// {"amount": "441.00", "currency": "EUR"}
void writeMoney(Writer &w, qint64 minor, Currency currency);
/// Null if the guest is charged in the property's currency.
void writeCharged(Writer &w, const std::optional<Money> &charged);
/// {"id": 2, "code": "DBL"}; null if there is none.
void writeRoomType(Writer &w, const engine::HotelView &hotel, RoomTypeId id);
void writePlan(Writer &w, const engine::HotelView &hotel, RatePlanId id);
/// {"epoch": 3, "commit": 120, "seq": 4711}: the position of a copy.
void writePlace(Writer &w, qint64 epoch, qint64 commitNumber, qint64 seq);
void writeStay(Writer &w, Stay stay);
void writeGuest(Writer &w, const booking::Guest &guest);
/// "room_type" to "total" of a booking or of a request for one.
template <typename Booked>
void writeBooked(Writer &w, const engine::HotelView &hotel, RoomTypeId type, const Booked &booked)
{
    w.key("room_type");
    writeRoomType(w, hotel, type);
    writeStay(w, booked.stay);
    w.key("rooms").number(booked.rooms);
    w.key("adults").number(booked.adults);
    w.key("children").number(booked.children);
    w.key("plan");
    writePlan(w, hotel, booked.plan);
    w.key("total");
    writeMoney(w, booked.total, hotel.property().currency);
}
/// The members of a booking's object but for "request", with the guest.
void writeBookingFields(Writer &w, const engine::HotelView &hotel, const storage::BookingRow &row);
void writeBooking(Writer &w, const engine::HotelView &hotel, const storage::BookingRow &row);

inline constexpr core::Names<booking::HousekeepingStatus, 4> kHousekeepingNames{
    {{booking::HousekeepingStatus::Dirty, "dirty"},
     {booking::HousekeepingStatus::Clean, "clean"},
     {booking::HousekeepingStatus::Inspected, "inspected"},
     {booking::HousekeepingStatus::OutOfService, "out_of_service"}}};

/// "checked_in"
const char *statusName(booking::BookingStatus status);

}  // namespace roomrack::api::v1
