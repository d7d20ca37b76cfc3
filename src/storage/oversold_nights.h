// SPDX-License-Identifier: GPL-3.0-or-later
// Which nights are sold beyond a limit: from what is sold, night settings and the policy as they
// are in the file, without the ledger's arrays.
#pragma once

#include "core/stay.h"
#include "inventory/catalogue.h"
#include "storage/connection.h"

#include <compare>
#include <map>

namespace roomrack::storage {

struct OversoldKey {
    PoolId pool;
    RoomTypeId roomType;  ///< none: the pool's limit
    Night night;
    friend auto operator<=>(const OversoldKey &, const OversoldKey &) = default;
};
using OversoldNights = std::map<OversoldKey, qint32>;

/// `edges` is a query for (room_type, night, rooms) of the property ?1: how many rooms more are
/// sold from that night on. Nights of `range` only.
Result<OversoldNights> oversoldNights(Connection &connection, const inventory::Catalogue &catalogue,
                                      Stay range, const QByteArray &edges);
/// The flags as they are in the file.
Result<OversoldNights> flaggedNights(const Connection &connection, PropertyId property, Stay range);

/// Edges by the table of bookings.
inline constexpr char kBookingEdges[] =
    "SELECT counted, check_in, rooms FROM booking WHERE property = ?1 AND status IN (2, 5, 6)"
    " UNION ALL SELECT counted, check_in + nights, -rooms FROM booking WHERE property = ?1"
    " AND status IN (2, 5, 6)";

}  // namespace roomrack::storage
