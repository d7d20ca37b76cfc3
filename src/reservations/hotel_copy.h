// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel as it was after the last commit that this world has heard of.
#pragma once

#include "engine/hotel_view.h"
#include "reservations/engine_line.h"

namespace roomrack::reservations {

class HotelCopy {
public:
    /// Reads it, which may wait for a reload, and follows it from then on. The line must outlive
    /// it.
    explicit HotelCopy(EngineLine &line);

    /// False while the hotel could not be read.
    bool isLoaded() const { return loaded_; }
    const engine::HotelView &view() const { return view_; }

private:
    void take();
    EngineLine &line_;
    engine::HotelView view_;
    bool loaded_ = false;
};

}  // namespace roomrack::reservations
