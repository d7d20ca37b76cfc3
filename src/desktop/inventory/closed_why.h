// SPDX-License-Identifier: GPL-3.0-or-later
// Why a night cannot be sold, or only with restrictions, as text.
#pragma once

#include "desktop/session/hotel_view.h"

#include <QtCore/QStringList>

namespace roomrack::desktop {

struct Explanation {
    bool closed = false;  ///< this night cannot be booked as this room type
    QStringList reasons;  ///< full sentences, the most important first
};

Explanation explain(const HotelView &view, int type, Night night);

}  // namespace roomrack::desktop
