// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel as of the last commit received by this scheduler.
#pragma once

#include "engine/hotel_view.h"
#include "reservations/engine_line.h"

namespace roomrack::reservations {

class HotelCopy {
public:
    /// Reads the hotel, which can wait for a reload, and follows its commits. The line must outlive
    /// it.
    explicit HotelCopy(EngineLine &line);

    /// False until the hotel can be read.
    bool isLoaded() const { return loaded_; }
    const engine::HotelView &view() const { return view_; }

private:
    void take();
    EngineLine &line_;
    engine::HotelView view_;
    bool loaded_ = false;
};

}  // namespace roomrack::reservations
