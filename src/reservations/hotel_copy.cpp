// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/hotel_copy.h"

namespace roomrack::reservations {

HotelCopy::HotelCopy(EngineAccess &access) : access_(access)
{
    access_.listen([this](const engine::ChangeSet &change) {
        if (change.reload || !loaded_)
            take();
        else
            view_.apply(change);
    });
    take();
}

void HotelCopy::take()
{
    const auto snapshot = access_.engine().snapshot(access_.property());
    loaded_ = snapshot.has_value();
    if (loaded_) view_ = engine::HotelView(**snapshot);
}

}  // namespace roomrack::reservations
