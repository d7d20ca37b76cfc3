// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings: what they are, made of a soft block or at once, changed and cancelled. What may take a
// payment, or a person, goes through reservations/ and is waited for there.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/parts.h"
#include "api/v1/stay_form.h"
#include "api/v1/topics.h"
#include "booking/limits.h"

namespace roomrack::api::v1 {

namespace {

constexpr int kLongestMethod = 255, kLongestReference = 64;
/// Numbers of bookings and soft blocks have fewer digits than a card's. One that has as many is not
/// asked of the database, whose server may log what it was asked.
constexpr qint64 kMostNumber = 999'999'999'999;

Problem noSuchBooking()
{
    return {404, "not-found", ErrorText::tr("there is no such booking"), QStringLiteral("id")};
}

/// To a channel the bookings of others are not there.
bool isThere(const Call &call, const storage::BookingRow &row)
{
    return !call.visitor.channel || row.booking.channel == call.visitor.channel;
}

/// The booking that is named; none where there can be none of that number.
BookingId namedBy(const Call &call)
{
    return BookingId{call.id <= kMostNumber ? call.id : 0};
}

/// Goes on with the booking that is named, or with none where to the caller it is not there: the
/// engine refuses that, and keeps the refusal under the key. A request that is being paid is a
/// hold.
void withTheirs(Api &api, const Call &call, const std::function<void(BookingId)> &goOn)
{
    const BookingId id = namedBy(call);
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    const booking::Hold *hold = hotel->hold(HoldId{call.id});
    if (!call.visitor.channel || (hold && hold->channel == call.visitor.channel)) return goOn(id);
    api.ask([property = call.visitor.property,
             id](storage::Reader &reader) { return reader.booking(property, id); },
            [call, goOn, id](const Result<storage::BookingRow> &row) {
                if (!row && row.error().code != ErrorCode::NotFound)
                    return Api::refuse(call, row.error());
                goOn(row && isThere(call, *row) ? id : BookingId());
            });
}

/// What whoever books agrees to, and how it is paid.
void readTerms(Form &form, const engine::HotelView &hotel, reservations::BookingWish &wish)
{
    wish.guest = form.guest();
    wish.guest.reference = form.text("reference", kLongestReference);
    wish.method = form.text("payment_method", kLongestMethod).toUtf8();
    if (!form.has("total")) return;
    const Money agreed = form.money(form["total"]);
    if (agreed.currency == hotel.property().currency)
        wish.expectedTotal = agreed.minor;
    else
        wish.expectedCharge = agreed;
}

/// Asks for a booking: `read` says of what, the form the rest.
template <typename Read>
void book(Api &api, const Call &call, Read read)
{
    withBooker(
        api, call,
        [&](Form &form, const engine::HotelView &hotel) {
            reservations::BookingWish wish = read(form, hotel);
            readTerms(form, hotel, wish);
            return wish;
        },
        [&](const Booker &booker, reservations::Request request, reservations::BookingWish wish) {
            if (wish.what) request.caller = wish.what->caller;
            booker.book(std::move(request), std::move(wish), api.replied(call));
        });
}

/// A change says nothing of the booking's number at the channel that sold it: by that a channel's
/// later messages find it, and it is told of what becomes of the booking.
void keepReference(Api &api, const Call &call, booking::ChangeBooking change,
                   const std::function<void(const booking::ChangeBooking &)> &goOn)
{
    if (!change.guest) return goOn(change);
    api.ask([property = call.visitor.property,
             id = change.booking](storage::Reader &reader) { return reader.booking(property, id); },
            [call, change, goOn](const Result<storage::BookingRow> &row) {
                if (!row && row.error().code != ErrorCode::NotFound)
                    return Api::refuse(call, row.error());
                booking::ChangeBooking whole = change;
                if (row) whole.guest->reference = row->guest.reference;
                goOn(whole);
            });
}

}  // namespace

void serveBooking(Api &api, const Call &call)
{
    if (!api.hotel(call)) return;
    const PropertyId property = call.visitor.property;
    const BookingId id = namedBy(call);
    if (!id) return Api::refuse(call, noSuchBooking());
    api.ask([property, id](storage::Reader &reader) { return reader.booking(property, id); },
            [&api, call](const Result<storage::BookingRow> &row) {
                const engine::HotelView *hotel = api.hotel(call);
                if (!hotel) return;
                if (!row && row.error().code != ErrorCode::NotFound)
                    return Api::refuse(call, row.error());
                if (!row || !isThere(call, *row)) return Api::refuse(call, noSuchBooking());
                Writer w;
                writeBooking(w, *hotel, *row);
                Api::answer(call, 200, w.take());
            });
}

void serveConfirm(Api &api, const Call &call)
{
    book(api, call, [](Form &form, const engine::HotelView &) {
        reservations::BookingWish wish;
        wish.hold = HoldId{form.take(form["soft_block"].integer(1, kMostNumber), qint64(1))};
        return wish;
    });
}

void serveBook(Api &api, const Call &call)
{
    book(api, call, [&](Form &form, const engine::HotelView &hotel) {
        reservations::BookingWish wish;
        wish.what = holdOf(form, api, call, hotel);
        return wish;
    });
}

void serveChange(Api &api, const Call &call)
{
    const auto read = [](Form &form, const engine::HotelView &hotel) {
        booking::ChangeBooking change;
        change.version = form.count("version", 1, std::numeric_limits<qint32>::max());
        if (form.has("room_type")) change.roomType = form.roomType(form["room_type"], hotel);
        if (form.has("check_in") || form.has("check_out")) change.stay = form.stay();
        if (form.has("rooms")) change.rooms = form.count("rooms", 1, booking::kMostRooms);
        if (form.has("adults")) change.adults = form.count("adults", 1, booking::kMostGuests);
        if (form.has("children")) change.children = form.count("children", 0, booking::kMostGuests);
        if (form.has("plan")) change.plan = form.plan(form["plan"], hotel);
        if (form.has("guest")) change.guest = form.guest();
        if (form.has("total"))
            change.expectedTotal = form.money(form["total"], hotel.property().currency);
        change.method = form.text("payment_method", kLongestMethod).toUtf8();
        return change;
    };
    withBooker(api, call, read,
               [&](const Booker &booker, const reservations::Request &request,
                   booking::ChangeBooking change) {
                   withTheirs(api, call, [=, &api, &booker](BookingId id) mutable {
                       change.booking = id;
                       keepReference(api, call, change, [=, &api, &booker](const auto &whole) {
                           booker.change(request, whole, api.replied(call));
                       });
                   });
               });
}

void serveCancel(Api &api, const Call &call)
{
    const auto read = [](Form &form, const engine::HotelView &) {
        booking::CancelBooking cancel;
        cancel.version = form.count("version", 1, std::numeric_limits<qint32>::max());
        return cancel;
    };
    withBooker(api, call, read,
               [&](const Booker &booker, const reservations::Request &request,
                   booking::CancelBooking cancel) {
                   withTheirs(api, call, [=, &api, &booker](BookingId id) mutable {
                       cancel.booking = id;
                       booker.cancel(request, cancel, api.replied(call));
                   });
               });
}

}  // namespace roomrack::api::v1
