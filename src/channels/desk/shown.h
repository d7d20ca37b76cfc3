// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel should show, worked out from the hotel as it is and from what was agreed, and
// kept up on its board as the hotel changes.
#pragma once

#include "channels/desk/sold_there.h"
#include "engine/hotel_view.h"
#include "pricing/fx.h"
#include "sync/board.h"
#include "sync/wanted.h"

namespace roomrack::channels {

class Shown {
public:
    Shown(ChannelId channel, sync::ChannelSettings settings);

    /// Rates of exchange as they are known now; a channel whose currency they do not reach shows
    /// no prices, and so is closed.
    void setFx(const engine::HotelView &hotel, const std::vector<pricing::FxRate> &rates);
    bool hasPrices() const { return samePrices_ || way_.has_value(); }

    /// The nights that its board covers, to the hotel's horizon. The first is the business date, or
    /// the hotel's date by the calendar at `now` where that is later, between midnight and the
    /// night audit: channels refuse what is past for them, and whole messages with it.
    static Stay nights(const engine::HotelView &hotel, Instant now);
    /// Works out nights [first, last] of a room type, or of all where `type` is none.
    void work(const engine::HotelView &hotel, const SoldThere &sold, RoomTypeId type, Night first,
              Night last, sync::Board &board) const;

private:
    qint64 wanted(const engine::HotelView &hotel, const SoldThere &sold, const sync::RowKey &key,
                  const sync::RoomMapping &mapping, int type, Night n) const;
    qint64 keptClosed(qint64 wanted, const sync::CellState &limits,
                      const sync::CellState &rooms) const;
    qint64 price(const engine::HotelView &hotel, int type, const sync::RowKey &key, Night n) const;
    qint64 stepPrice(const engine::HotelView &hotel, int type, const sync::RowKey &key,
                     Night n) const;

    ChannelId channel_;
    sync::ChannelSettings settings_;
    bool samePrices_ = true;  ///< the channel's currency is the hotel's
    std::optional<pricing::FxWay> way_;
};

}  // namespace roomrack::channels
