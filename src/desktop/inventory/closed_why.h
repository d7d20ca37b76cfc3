// SPDX-License-Identifier: GPL-3.0-or-later
// Why a night cannot be sold, or only with restrictions, as text.
#pragma once

#include "desktop/session/hotel_view.h"
#include "inventory/restrictions.h"
#include "inventory/scoped_nights.h"

#include <QtCore/QStringList>

#include <vector>

namespace roomrack::desktop {

/// A full sentence, and the restriction that it is about.
struct ClosedReason {
    QString text;
    const inventory::RestrictionRow *restriction = nullptr;  ///< null: another reason
    inventory::RestrictionScope scope{};                     ///< whom that holds for
    qint64 value = 0;                                        ///< of the restriction
};

struct Explanation {
    bool closed = false;                ///< this night cannot be booked as this room type
    std::vector<ClosedReason> reasons;  ///< the most important first
    QStringList texts() const;
};

/// Of a room type by index; with a rate plan, by index, without what holds for other plans only.
Explanation explain(const HotelView &view, int type, Night night, int plan = -1);

}  // namespace roomrack::desktop
