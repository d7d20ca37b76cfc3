// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the nights sold beyond a limit: from the stored sales, night settings and policy, without
// the ledger's arrays.
#pragma once

#include "core/stay.h"
#include "inventory/catalogue.h"
#include "storage/connection.h"

#include <compare>
#include <map>

namespace roomrack::storage {

struct OversoldKey {
    PoolId pool;
    RoomTypeId roomType;  ///< none: it is the pool's limit
    Night night;
    friend auto operator<=>(const OversoldKey &, const OversoldKey &) = default;
};
using OversoldNights = std::map<OversoldKey, qint32>;

/// `edges` is a query for (room_type, night, rooms) of the property ?1: the increase in rooms sold
/// from that night on. Nights of `range` only.
Result<OversoldNights> oversoldNights(Connection &connection, const inventory::Catalogue &catalogue,
                                      Stay range, const QByteArray &edges);
/// The flags as stored.
Result<OversoldNights> flaggedNights(const Connection &connection, PropertyId property, Stay range);

/// Edges from the booking table.
inline constexpr char kBookingEdges[] =
    "SELECT counted, check_in, rooms FROM booking WHERE property = ?1 AND status IN (2, 5, 6)"
    " UNION ALL SELECT counted, check_in + nights, -rooms FROM booking WHERE property = ?1"
    " AND status IN (2, 5, 6)";

}  // namespace roomrack::storage
