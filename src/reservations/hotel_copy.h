// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel as of the last commit received by this scheduler.
#pragma once

#include "engine/hotel_view.h"
#include "reservations/engine_access.h"

namespace roomrack::reservations {

class HotelCopy {
public:
    /// Reads the hotel, which can wait for a reload, and follows its commits. The EngineAccess must
    /// outlive it.
    explicit HotelCopy(EngineAccess &access);

    /// False until the hotel can be read.
    bool isLoaded() const { return loaded_; }
    const engine::HotelView &view() const { return view_; }

private:
    void take();
    EngineAccess &access_;
    engine::HotelView view_;
    bool loaded_ = false;
};

}  // namespace roomrack::reservations
