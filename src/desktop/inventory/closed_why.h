// SPDX-License-Identifier: GPL-3.0-or-later
// Why a night cannot be sold, or only under conditions, in words.
#pragma once

#include "desktop/session/hotel_view.h"

#include <QtCore/QStringList>

namespace roomrack::desktop {

struct Explanation {
    bool closed = false;  ///< nobody can buy this night as this room type
    QStringList reasons;  ///< whole sentences, the weightiest first
};

Explanation explain(const HotelView &view, int type, Night night);

}  // namespace roomrack::desktop
