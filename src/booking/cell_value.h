// SPDX-License-Identifier: GPL-3.0-or-later
// Applies a value typed into a cell to a room type's night; shared by House and by the preview.
#pragma once

#include "booking/step.h"
#include "inventory/ledger.h"

namespace roomrack::booking {

/// Rates and rooms out of order are not part of a room type's night: no change here. Limits take
/// effect only after inventory::refreshTypeLimit().
inline void setTypeNight(inventory::TypeNight &night, CellField field, qint64 value)
{
    const auto flag = [&](quint8 bit) {
        night.flags = static_cast<quint8>(value ? night.flags | bit : night.flags & ~bit);
    };
    switch (field) {
    case CellField::ForSale: night.typed = static_cast<qint32>(value); break;
    case CellField::StopSell: flag(inventory::StopSell); break;
    case CellField::ClosedToArrival: flag(inventory::ClosedToArrival); break;
    case CellField::ClosedToDeparture: flag(inventory::ClosedToDeparture); break;
    case CellField::MinStay: night.minStay = static_cast<quint16>(value); break;
    case CellField::MaxStay: night.maxStay = static_cast<quint16>(value); break;
    case CellField::Rate:
    case CellField::OutOfOrder: break;
    }
}

}  // namespace roomrack::booking
