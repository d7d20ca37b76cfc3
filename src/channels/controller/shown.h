// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel should show, computed from the property state and the agreed settings, and kept up
// to date on its board.
#pragma once

#include "channels/controller/sold_there.h"
#include "engine/hotel_view.h"
#include "pricing/fx.h"
#include "sync/board.h"
#include "sync/wanted.h"

namespace roomrack::channels {

class Shown {
public:
    Shown(ChannelId channel, sync::ChannelSettings settings);

    /// Sets the current exchange rates; a channel without a rate for its currency shows no prices,
    /// and so is closed.
    void setFx(const engine::HotelView &hotel, const std::vector<pricing::FxRate> &rates);
    bool hasPrices() const { return samePrices_ || way_.has_value(); }

    /// The nights that its board covers, to the end of the property's booking window. The first is
    /// the business date, or the property's calendar date at `now` if that is later (between
    /// midnight and the night audit): channels refuse past nights, and whole messages with them.
    static Stay nights(const engine::HotelView &hotel, Instant now);
    /// Computes nights [first, last] of a room type, or of all if `type` is invalid.
    void work(const engine::HotelView &hotel, const SoldThere &sold, RoomTypeId type, Night first,
              Night last, sync::Board &board) const;

private:
    qint64 wanted(const engine::HotelView &hotel, const SoldThere &sold, const sync::RowKey &key,
                  const sync::RoomMapping &mapping, int type, Night n) const;
    std::vector<RatePlanId> plansThere(const engine::HotelView &hotel, RoomTypeId type,
                                       Night n) const;
    sync::Limits limits(const engine::HotelView &hotel, int type, const sync::RowKey &key,
                        Night n) const;
    bool isUnsent(const engine::HotelView &hotel, int type, const sync::RowKey &key, Night n) const;
    qint64 keptClosed(qint64 wanted, const sync::CellState &limits,
                      const sync::CellState &rooms) const;
    qint64 price(const engine::HotelView &hotel, int type, const sync::RowKey &key, Night n) const;
    qint64 afterTax(const engine::HotelView &hotel, int type, const sync::RowKey &key, Night n,
                    qint64 amount) const;
    qint64 stepPrice(const engine::HotelView &hotel, int type, const sync::RowKey &key,
                     Night n) const;

    ChannelId channel_;
    sync::ChannelSettings settings_;
    bool samePrices_ = true;  ///< the channel uses the property's currency
    std::optional<pricing::FxWay> way_;
};

}  // namespace roomrack::channels
