// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a card whether HotelSession::loaded() was emitted for another hotel. If it was not, the
// description is only new, and what is typed and not saved must stay.
#pragma once

#include "desktop/session/hotel_session.h"

#include <utility>

namespace roomrack::desktop {

class HotelSwitch {
public:
    /// The session must outlive it.
    explicit HotelSwitch(const HotelSession &session)
        : session_(session), hotel_(session.property())
    {}

    /// Whether another hotel was selected since the last call.
    bool happened() { return std::exchange(hotel_, session_.property()) != session_.property(); }

private:
    const HotelSession &session_;
    PropertyId hotel_;
};

}  // namespace roomrack::desktop
