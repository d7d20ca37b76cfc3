// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/unbooked.h"

#include "api/v1/problem.h"
#include "reservations/requests/request_service.h"

#include <algorithm>

namespace roomrack::api::v1 {

namespace {

using booking::DuplicateOutcome;
using booking::SagaEnd;
using booking::SagaRow;

/// What became of a request, and the booking status that says the same with fewer words.
struct RequestState {
    const char *name;
    booking::BookingStatus status;
};

bool isOfNewBooking(const SagaRow &row)
{
    return row.state.purpose == booking::SagaPurpose::Book && row.booking.value == row.id.value;
}

RequestState requestState(const Unbooked &request)
{
    using Status = booking::BookingStatus;
    const SagaRow &saga = request.saga;
    if (saga.state.end == SagaEnd::Open)
        return {saga.waits ? "review" : "payment", Status::Pending};
    if (request.review && request.review->outcome == DuplicateOutcome::IsOne)
        return {"duplicate", Status::Cancelled};
    if (booking::wasCancelled(saga)) return {"cancelled", Status::Cancelled};
    switch (saga.state.end) {
    case SagaEnd::Declined: return {"declined", Status::Failed};
    case SagaEnd::NotBooked: return {"expired", Status::Failed};
    default: return {"failed", Status::Failed};
    }
}

/// The latest review. The first is stored with the request, at the same time; another one follows
/// if the guest has booked alike since, while the rooms are held.
Result<std::optional<booking::DuplicateRow>> reviewOf(storage::Reader &reader, const SagaRow &saga)
{
    constexpr qint64 kHeldFor = 3600 * kSecond;  // at most, and to spare
    storage::Duplicates latest{saga.property, {}, 1};
    latest.filter.from = saga.begun;
    latest.filter.to = saga.begun + kHeldFor;
    latest.filter.booking = saga.booking;
    const auto rows = reader.ask(latest);
    if (!rows) return tl::unexpected(rows.error());
    if (rows->empty()) return std::optional<booking::DuplicateRow>();
    return std::optional(rows->front());
}

Result<std::optional<storage::BookingRow>> bookingOf(storage::Reader &reader, PropertyId property,
                                                     BookingId id)
{
    auto row = reader.ask(storage::OneBooking{property, id});
    if (row) return std::optional(std::move(*row));
    if (row.error().code != ErrorCode::NotFound) return tl::unexpected(row.error());
    return std::optional<storage::BookingRow>();
}

Result<std::optional<Unbooked>> requestOf(storage::Reader &reader, PropertyId property,
                                          BookingId id)
{
    const auto sagas = reader.ask(storage::SagasOf{property, id});
    if (!sagas) return tl::unexpected(sagas.error());
    const auto saga = std::find_if(sagas->begin(), sagas->end(), isOfNewBooking);
    if (saga == sagas->end()) return std::optional<Unbooked>();
    Unbooked request{*saga, {}, {}, {}};
    const auto taken = reader.ask(storage::AuditRecord{property, id.value});
    if (!taken) return tl::unexpected(taken.error());
    request.taken = taken->record;
    auto review = reviewOf(reader, *saga);
    if (!review) return tl::unexpected(review.error());
    request.review = std::move(*review);
    if (request.review && request.review->other) {
        const auto channel = sellerOf(reader, property, request.review->other);
        if (!channel) return tl::unexpected(channel.error());
        request.othersChannel = *channel;
    }
    return std::optional(std::move(request));
}

storage::BookingRow rowOf(const Unbooked &request, booking::BookingStatus status)
{
    const booking::Record &taken = request.taken;
    storage::BookingRow row;
    booking::Booking &b = row.booking;
    b.id = request.saga.booking;
    b.property = request.saga.property;
    b.channel = taken.channel;
    b.reserved = b.counted = taken.roomType;
    b.stay = taken.stay();
    b.rooms = taken.rooms;
    b.adults = taken.adults;
    b.children = taken.children;
    b.plan = taken.plan;
    b.termsSeq = request.saga.request.termsSeq;
    b.segment = request.saga.request.segment.value_or(SegmentId());
    b.status = status;
    b.version = 1;
    b.total = request.saga.request.total;
    b.created = request.saga.begun;
    row.guest = request.saga.request.guest;
    // Nothing is converted with it: no fee is due.
    if (const auto &charged = request.saga.request.charged)
        row.charge = booking::Charge{*charged, {}, {}, {}};
    return row;
}

void writeReason(Writer &w, const Unbooked &request, booking::BookingStatus status)
{
    const auto outcome = reservations::RequestService::outcomeOf(request.saga);
    if (status == booking::BookingStatus::Failed && outcome.refused)
        w.text(outcome.refused->reason);
    else
        w.null();
}

/// When the rooms of a request that is reviewed return to sale. Those of a payment are held until
/// it ends.
void writeUntil(Writer &w, const engine::HotelView &hotel, const SagaRow &saga)
{
    const bool reviewed = saga.state.end == SagaEnd::Open && saga.waits;
    const booking::Hold *hold = reviewed ? hotel.hold(HoldId{saga.id.value}) : nullptr;
    writeInstant(w, hold ? hold->deadline : Instant());
}

}  // namespace

Result<ChannelId> sellerOf(storage::Reader &reader, PropertyId property, BookingId id)
{
    const auto booking = bookingOf(reader, property, id);
    if (!booking) return tl::unexpected(booking.error());
    if (*booking) return (*booking)->booking.channel;
    const auto taken = reader.ask(storage::AuditRecord{property, id.value});
    if (taken && taken->record.kind == booking::RecordKind::HoldTaken) return taken->record.channel;
    if (!taken && taken.error().code != ErrorCode::NotFound) return tl::unexpected(taken.error());
    return ChannelId();
}

Result<BookingOrRequest> bookingOrRequest(storage::Reader &reader, PropertyId property,
                                          BookingId id)
{
    BookingOrRequest found;
    auto booking = bookingOf(reader, property, id);
    if (booking && !*booking) {
        auto request = requestOf(reader, property, id);
        if (!request) return tl::unexpected(request.error());
        if (*request && (*request)->saga.state.end == SagaEnd::Booked)
            booking = bookingOf(reader, property, id);  // it became one between the two queries
        else
            found.request = std::move(*request);
    }
    if (!booking) return tl::unexpected(booking.error());
    found.booking = std::move(*booking);
    return found;
}

void writeUnbooked(Writer &w, const engine::HotelView &hotel, const Unbooked &request,
                   ChannelId reader)
{
    const RequestState state = requestState(request);
    const auto &review = request.review;
    const bool named = review && (!reader || request.othersChannel == reader);
    w.beginObject();
    writeBookingFields(w, hotel, rowOf(request, state.status));
    w.key("request").beginObject();
    w.key("state").text(QString::fromLatin1(state.name));
    w.key("until");
    writeUntil(w, hotel, request.saga);
    w.key("reason");
    writeReason(w, request, state.status);
    w.key("duplicate");
    writeNumber(w, review ? review->id.value : 0);
    w.key("other_booking");
    writeNumber(w, named ? review->other.value : 0);
    w.endObject();
    w.endObject();
}

}  // namespace roomrack::api::v1
