// SPDX-License-Identifier: GPL-3.0-or-later
// Market segments: as members of a description, and by their code in requests that book.
#pragma once

#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "booking/description/items.h"

#include <QtCore/QHash>

namespace roomrack::api::v1 {

/// The list "market_segments" of a description; it may be missing. A segment that the hotel has
/// keeps what the request does not name. Returns the ids by code, negative ones of new segments.
/// `byCode`: it is a file, perhaps of another hotel. Errors are in the form.
QHash<QString, qint64> readSegments(Form &form, const engine::HotelView &hotel, bool byCode,
                                    std::vector<inventory::MarketSegment> &segments);
/// The same list of a hotel.
void writeSegments(Writer &w, const engine::HotelView &hotel);
/// By code or id; null: none.
SegmentId segmentIn(Form &form, const Value &value, const engine::HotelView &hotel);
/// {"id", "code"}, or null.
void writeSegment(Writer &w, const engine::HotelView &hotel, SegmentId segment);

}  // namespace roomrack::api::v1
