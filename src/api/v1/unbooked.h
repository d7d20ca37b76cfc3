// SPDX-License-Identifier: GPL-3.0-or-later
// A request to book that is not a booking, or not yet: it is reviewed as a possible duplicate, it
// is being paid, or it ended without a booking. It has the number that its booking has or would
// have had, so that a client learns there how a 202 ended.
#pragma once

#include "api/v1/json_fragments.h"
#include "storage/reader.h"

namespace roomrack::api::v1 {

struct Unbooked {
    booking::SagaRow saga;
    booking::Record taken;                        ///< of its hold
    std::optional<booking::DuplicateRow> review;  ///< none: it was never a possible duplicate
    ChannelId othersChannel;  ///< of the booking that it may be a duplicate of; none: the desk's
};

struct BookingOrRequest {
    std::optional<storage::BookingRow> booking;
    std::optional<Unbooked> request;  ///< only if there is no booking
};

/// The channel of a booking, or of the durable hold with that number, which may have ended; none:
/// there is neither, or the desk's. Call on the reader thread.
Result<ChannelId> sellerOf(storage::Reader &reader, PropertyId property, BookingId id);

/// Neither: the number is unknown, or that of a soft block. Call on the reader thread.
Result<BookingOrRequest> bookingOrRequest(storage::Reader &reader, PropertyId property,
                                          BookingId id);

/// As a booking, and what became of the request. The other booking is named unless it is of another
/// channel than `reader`; none: a reader of all channels.
void writeUnbooked(Writer &w, const engine::HotelView &hotel, const Unbooked &request,
                   ChannelId reader);

}  // namespace roomrack::api::v1
