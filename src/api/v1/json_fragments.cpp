// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/json_fragments.h"

#include "api/v1/segment_form.h"
#include "api/v1/tax_json.h"
#include "api/v1/terms_json.h"
#include "booking/commission.h"
#include "booking/owed.h"

#include <chrono>

namespace roomrack::api::v1 {

namespace {

/// Writes `number` with `digits` digits at `at`.
void put(char *at, int digits, qint64 number)
{
    for (int i = digits - 1; i >= 0; --i, number /= 10)
        at[i] = static_cast<char>('0' + number % 10);
}

template <typename Thing>
void writeNamed(Writer &w, const Thing *thing)
{
    if (!thing) return w.null();
    w.beginObject();
    w.key("id").number(thing->id.value);
    w.key("code").text(thing->code);
    w.endObject();
}

}  // namespace

/// Formatted by hand: Qt takes longer for this than for the rest of a response.
void writeNumber(Writer &w, qint64 number)
{
    if (number == 0)
        w.null();
    else
        w.number(number);
}

void writeInstant(Writer &w, Instant at)
{
    if (at.micros <= 0) return w.null();
    constexpr qint64 kDay = 86'400'000;
    const qint64 millis = at.micros / 1'000;
    const std::chrono::year_month_day date(std::chrono::sys_days(std::chrono::days(millis / kDay)));
    const qint64 rest = millis % kDay;
    char text[] = "\"0000-00-00T00:00:00.000Z\"";
    put(text + 1, 4, int(date.year()));
    put(text + 6, 2, unsigned(date.month()));
    put(text + 9, 2, unsigned(date.day()));
    put(text + 12, 2, rest / 3'600'000);
    put(text + 15, 2, rest / 60'000 % 60);
    put(text + 18, 2, rest / 1'000 % 60);
    put(text + 21, 3, rest % 1'000);
    w.raw(QByteArray(text, sizeof text - 1));
}

void writeMoney(Writer &w, qint64 minor, Currency currency)
{
    w.beginObject();
    w.key("amount").amount({minor, currency});
    w.key("currency").text(currency.code());
    w.endObject();
}

void writeCharged(Writer &w, const std::optional<Money> &charged)
{
    if (charged)
        writeMoney(w, charged->minor, charged->currency);
    else
        w.null();
}

void writeRoomType(Writer &w, const engine::HotelView &hotel, RoomTypeId id)
{
    writeNamed(w, hotel.catalogue().roomType(id));
}

void writePlan(Writer &w, const engine::HotelView &hotel, RatePlanId id)
{
    writeNamed(w, hotel.rates().plan(id));
}

void writePlace(Writer &w, qint64 epoch, qint64 commitNumber, qint64 seq)
{
    w.beginObject();
    w.key("epoch").number(epoch);
    w.key("commit").number(commitNumber);
    w.key("seq").number(seq);
    w.endObject();
}

void writeStay(Writer &w, Stay stay)
{
    w.key("check_in").night(stay.checkIn());
    w.key("check_out").night(stay.checkOut());
}

void writeGuest(Writer &w, const booking::Guest &guest)
{
    w.beginObject();
    w.key("name").text(guest.name);
    w.key("email").text(guest.email);
    w.key("phone").text(guest.phone);
    w.key("country").text(guest.country);
    w.key("notes").text(guest.notes);
    w.endObject();
}

const char *statusName(booking::BookingStatus status)
{
    switch (status) {
    case booking::BookingStatus::Pending: return "pending";
    case booking::BookingStatus::Confirmed: return "confirmed";
    case booking::BookingStatus::Cancelled: return "cancelled";
    case booking::BookingStatus::Failed: return "failed";
    case booking::BookingStatus::CheckedIn: return "checked_in";
    case booking::BookingStatus::CheckedOut: return "checked_out";
    case booking::BookingStatus::NoShow: return "no_show";
    case booking::BookingStatus::Walked: return "walked";
    }
    return "confirmed";
}

void writeBookingFields(Writer &w, const engine::HotelView &hotel, const storage::BookingRow &row)
{
    const booking::Booking &b = row.booking;
    const Currency currency = hotel.property().currency;
    w.key("booking").number(b.id.value);
    w.key("status").text(QString::fromLatin1(statusName(b.status)));
    w.key("version").number(b.version);
    w.key("channel").text(hotel.channelName(b.channel));
    w.key("segment");
    writeSegment(w, hotel, b.segment);
    w.key("reference").text(row.guest.reference);
    writeBooked(w, hotel, b.reserved, b);
    w.key("charged");
    writeCharged(w, row.charge ? std::optional(row.charge->amount) : std::nullopt);
    w.key("fee");
    writeMoney(w, row.fee, currency);
    w.key("fee_charged");
    writeCharged(w, booking::feeCharged(b.status, row.fee, currency, row.charge));
    w.key("collected_by_channel");
    writeCharged(w, b.channelCollects ? std::optional(Money{*b.channelCollects, currency})
                                      : std::nullopt);
    const std::optional<qint64> commission = booking::commissionOwed(b, row.fee);
    w.key("commission");
    writeCharged(w, commission ? std::optional(Money{*commission, currency}) : std::nullopt);
    w.key("taxes");
    writeStayTaxes(w, row.taxes, booking::taxesAtProperty(b, row.taxes), currency);
    w.key("terms");
    writeKeptTerms(w, hotel, b);
    w.key("created");
    writeInstant(w, b.created);
    w.key("guest");
    writeGuest(w, row.guest);
    w.key("room_numbers").beginArray();
    for (const QString &number : row.rooms) w.text(number);
    w.endArray();
}

void writeBooking(Writer &w, const engine::HotelView &hotel, const storage::BookingRow &row)
{
    w.beginObject();
    writeBookingFields(w, hotel, row);
    w.key("request").null();
    w.endObject();
}

}  // namespace roomrack::api::v1
