// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings: read, created from a soft block or directly, changed, cancelled and reinstated.
// Requests that may involve a payment or a review go through reservations/ and are awaited there.
#include "api/v1/api.h"
#include "api/v1/extras_form.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/segment_form.h"
#include "api/v1/soft_block_form.h"
#include "api/v1/stay_form.h"
#include "api/v1/topics.h"
#include "api/v1/unbooked.h"
#include "booking/booking_of.h"
#include "booking/limits.h"

namespace roomrack::api::v1 {

namespace {

constexpr int kLongestMethod = 255, kLongestReference = 64;
/// Booking and soft block numbers have fewer digits than card numbers. A longer one is never sent
/// to the database, whose server may log queries.
constexpr qint64 kMostNumber = 999'999'999'999;

Problem noSuchBooking()
{
    return {404, "not-found", ErrorText::tr("booking not found"), QStringLiteral("id")};
}

/// A channel does not see bookings and requests of others.
bool isTheirs(const Call &call, ChannelId seller)
{
    return !call.visitor.channel || seller == call.visitor.channel;
}

void answerWith(const Call &call, const engine::HotelView &hotel, const BookingOrRequest &found)
{
    Writer w;
    if (found.booking && isTheirs(call, found.booking->booking.channel))
        writeBooking(w, hotel, *found.booking);
    else if (found.request && isTheirs(call, found.request->taken.channel))
        writeUnbooked(w, hotel, *found.request, call.visitor.channel);
    else
        return Api::refuse(call, noSuchBooking());
    Api::answer(call, 200, w.take());
}

/// The booking in the path; none if the number is impossible.
BookingId namedBy(const Call &call)
{
    return BookingId{call.id <= kMostNumber ? call.id : 0};
}

/// Continues with the booking in the path, hidden if the caller may not see it: the engine then
/// refuses and stores the refusal with the key. A request that is not a booking, or never
/// became one, has the number of its hold.
void withTheirs(Api &api, const Call &call, const std::function<void(BookingId)> &proceed)
{
    const BookingId id = namedBy(call);
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    const booking::Hold *hold = hotel->hold(HoldId{call.id});
    if (!call.visitor.channel || (hold && hold->channel == call.visitor.channel))
        return proceed(id);
    api.ask([property = call.visitor.property,
             id](storage::Reader &reader) { return sellerOf(reader, property, id); },
            [call, proceed, id](const Result<ChannelId> &seller) {
                if (!seller) return Api::refuse(call, seller.error());
                proceed(*seller == call.visitor.channel ? id : booking::hidden(id));
            });
}

/// Reads the accepted terms and the payment method.
void readTerms(Form &form, const engine::HotelView &hotel, reservations::BookingInput &input)
{
    input.guest = form.guest();
    input.guest.reference = form.text("reference", kLongestReference);
    input.method = form.text("payment_method", kLongestMethod).toUtf8();
    if (!form.has("total")) return;
    const Money agreed = form.money(form["total"]);
    if (agreed.currency == hotel.property().currency)
        input.expectedTotal = agreed.minor;
    else
        input.expectedCharge = agreed;
}

/// Requests a booking: `read` reads what to book, and by which session, the form provides the rest.
template <typename Read>
void book(Api &api, const Call &call, Read read)
{
    qint64 session = 0;
    withBooker(
        api, call,
        [&](Form &form, const engine::HotelView &hotel) {
            reservations::BookingInput input = read(form, hotel, session);
            readTerms(form, hotel, input);
            return input;
        },
        [&](const Booker &booker, reservations::Request request, reservations::BookingInput input) {
            if (input.what) request.caller = input.what->caller;
            request.caller.session = session;
            booker.book(std::move(request), std::move(input), api.replied(call));
        });
}

/// Completes a form with what the property requires.
template <typename What>
void complete(Api &, const Call &, const What &what,
              const std::function<void(const What &)> &proceed)
{
    proceed(what);
}

/// Whether the body has one date of the stay, and leaves the other one as it is.
bool hasOneDate(const Form &form)
{
    return form.has("check_in") != form.has("check_out");
}

/// That of no booking: the engine refuses the change, or repeats the answer that its key had.
constexpr qint32 kNoVersion = std::numeric_limits<qint32>::max();

/// One night, until the date that is kept is known (complete()).
Stay stayWithOneDate(Form &form)
{
    if (form.has("check_in")) return Stay(form.take(form["check_in"].night()), 1);
    return Stay(form.take(form["check_out"].night()) - 1, 1);
}

/// Whether the body has one list of extras, and leaves the other one as it is.
bool hasOneExtra(const Form &form)
{
    return (form["fees"].kind() == Kind::Missing) != (form["exemptions"].kind() == Kind::Missing);
}

/// The list that the body does not have is the booking's.
void keepOtherExtra(const Form &form, const pricing::StayExtras &kept, booking::ChangeBooking &to)
{
    if (form["fees"].kind() == Kind::Missing)
        to.extras->fees = kept.fees;
    else
        to.extras->exemptions = kept.exemptions;
}

/// A change keeps the booking's reference at the channel that sold it, because later messages of
/// the channel are matched by it, and so are notifications to the channel. It also keeps the date
/// and the extras that the body does not have, if the booking is as the caller has seen it.
void complete(Api &api, const Call &call, const booking::ChangeBooking &change,
              const std::function<void(const booking::ChangeBooking &)> &proceed)
{
    const bool oneDate = hasOneDate(Form(call)), oneExtra = hasOneExtra(Form(call));
    if (!change.guest && !oneDate && !oneExtra) return proceed(change);
    api.ask(storage::OneBooking{call.visitor.property, change.booking},
            [call, change, proceed, oneDate, oneExtra](const Result<storage::BookingRow> &row) {
                if (!row && row.error().code != ErrorCode::NotFound)
                    return Api::refuse(call, row.error());
                booking::ChangeBooking whole = change;
                if (row && change.guest) whole.guest->reference = row->guest.reference;
                const bool isSeen = row && row->booking.version == change.version;
                if (oneExtra && isSeen)
                    keepOtherExtra(Form(call), row->booking.extras, whole);
                else if (oneExtra)
                    whole.version = kNoVersion;
                if (oneDate && isSeen) {
                    Form form(call);
                    whole.stay = form.stay(row->booking.stay);
                    if (!form.ok()) return refuseForm(call, form);
                } else if (oneDate) {
                    whole.version = kNoVersion;  // it may be that of the booking by then
                }
                proceed(whole);
            });
}

QByteArray reinstated(const booking::Answer &answer, Currency currency)
{
    Writer w;
    w.beginObject();
    w.key("booking").number(answer.booking.value);
    w.key("status").text(QStringLiteral("confirmed"));
    w.key("version").number(answer.version);
    w.key("total");
    writeMoney(w, answer.total, currency);
    w.key("charged");
    writeCharged(w, answer.charged);
    w.key("due");
    writeCharged(w, answer.due);
    w.endObject();
    return w.take();
}

/// Requests an action on the booking in the path, as `read` takes it from the form.
template <typename What, typename Read>
void askOfTheirs(Api &api, const Call &call, Read read,
                 std::function<void(reservations::Request, What, Booker::Replied)> Booker::*ask)
{
    withBooker(api, call, read,
               [&](const Booker &booker, const reservations::Request &request, What what) {
                   withTheirs(api, call, [=, &api, &booker](BookingId id) mutable {
                       what.booking = id;
                       complete(
                           api, call, what,
                           std::function<void(const What &)>([=, &api, &booker](const What &whole) {
                               (booker.*ask)(request, whole, api.replied(call));
                           }));
                   });
               });
}

}  // namespace

void serveBooking(Api &api, const Call &call)
{
    if (!api.hotel(call)) return;
    const BookingId id = namedBy(call);
    if (!id) return Api::refuse(call, noSuchBooking());
    api.ask([property = call.visitor.property,
             id](storage::Reader &reader) { return bookingOrRequest(reader, property, id); },
            [&api, call](const Result<BookingOrRequest> &found) {
                const engine::HotelView *hotel = api.hotel(call);
                if (!hotel) return;
                if (!found) return Api::refuse(call, found.error());
                answerWith(call, *hotel, *found);
            });
}

void serveConfirm(Api &api, const Call &call)
{
    book(api, call, [&](Form &form, const engine::HotelView &hotel, qint64 &session) {
        reservations::BookingInput input;
        input.hold = softBlockIn(form);
        session = sessionOf(form, call);
        if (form.has("segment")) input.segment = segmentIn(form, form["segment"], hotel);
        return input;
    });
}

void serveBook(Api &api, const Call &call)
{
    book(api, call, [&](Form &form, const engine::HotelView &hotel, qint64 &) {
        reservations::BookingInput input;
        input.what = holdOf(form, api, call, hotel);
        return input;
    });
}

void serveChange(Api &api, const Call &call)
{
    const auto read = [&call](Form &form, const engine::HotelView &hotel) {
        booking::ChangeBooking change;
        change.version = form.count("version", 1, std::numeric_limits<qint32>::max());
        if (form.has("room_type")) change.roomType = form.roomType(form["room_type"], hotel);
        if (form.has("check_in") && form.has("check_out")) change.stay = form.stay();
        if (hasOneDate(form)) change.stay = stayWithOneDate(form);
        if (form.has("rooms")) change.rooms = form.count("rooms", 1, booking::kMostRooms);
        if (form.has("adults")) change.adults = form.count("adults", 1, booking::kMostGuests);
        if (form.has("children")) change.children = form.count("children", 0, booking::kMostGuests);
        if (form.has("plan")) change.plan = form.plan(form["plan"], hotel);
        if (form.has("code")) change.code = form.take(form["code"].text(pricing::kMostCode));
        if (form["segment"].kind() != Kind::Missing)
            change.segment = segmentIn(form, form["segment"], hotel);
        if (form["child_ages"].kind() != Kind::Missing) change.childAges = childAgesIn(form);
        if (hasExtras(form)) change.extras = extrasIn(form, call, hotel);
        if (form.has("guest")) change.guest = form.guest();
        if (form.has("total"))
            change.expectedTotal = form.money(form["total"], hotel.property().currency);
        change.method = form.text("payment_method", kLongestMethod).toUtf8();
        return change;
    };
    askOfTheirs(api, call, read, &Booker::change);
}

void serveCancel(Api &api, const Call &call)
{
    const auto read = [](Form &form, const engine::HotelView &) {
        booking::CancelBooking cancel;
        cancel.version = form.count("version", 1, std::numeric_limits<qint32>::max());
        cancel.reason = form.text("reason", int(booking::kMostLine));
        if (form.has("fee")) cancel.guestFee = form.money(form["fee"]);
        return cancel;
    };
    askOfTheirs(api, call, read, &Booker::cancel);
}

/// Charges nothing, so it is decided at once.
void serveReinstate(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    const booking::ReinstateBooking reinstate{
        api.caller(call, *hotel), namedBy(call),
        form.count("version", 1, std::numeric_limits<qint32>::max()),
        form.text("reason", int(booking::kMostLine))};
    if (!form.ok()) return refuseForm(call, form);
    api.once(call, reinstate,
             [currency = hotel->property().currency](const booking::Answer &answer) {
                 return booking::ClaimAnswer{200, reinstated(answer, currency)};
             });
}

}  // namespace roomrack::api::v1
