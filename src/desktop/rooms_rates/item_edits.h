// SPDX-License-Identifier: GPL-3.0-or-later
// The edits of a description that need no form: retire, bring back, reorder, move rooms to another
// pool. Each returns the items as they are to be.
#pragma once

#include "booking/description/items.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QStringList>

#include <functional>

namespace roomrack::desktop {

using Ids = std::vector<qint64>;

/// These items, not used from `night` on; none: used again. Pools cannot be retired.
booking::DescriptionItems retiredItems(const HotelView &view, booking::ItemKind kind,
                                       const Ids &ids, std::optional<Night> night);
/// `id` in the place of `neighbour` and the other way round. Room types change places within their
/// pool only; rooms have no order of their own.
booking::DescriptionItems swappedItems(const HotelView &view, booking::ItemKind kind, qint64 id,
                                       qint64 neighbour);
/// The rooms retired from `night` on, and added to the pool with the same numbers from that night
/// on.
booking::DescriptionItems movedRooms(const HotelView &view, const Ids &ids, PoolId pool,
                                     Night night);
/// "201-212", "201, 202, Annex 4" or both: the numbers of rooms. The error's field is "room
/// number".
Result<QStringList> roomNumbers(const QString &text);

/// What the form changed of `was`, in the item as it is `now`.
template <typename Item>
Item mergedItem(const Item &was, const Item &typed, Item now);

}  // namespace roomrack::desktop
