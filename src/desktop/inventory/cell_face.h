// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell of the grid shows, worked out from the HotelView: the number, the rate, the marks.
// No painting here, so that tests and screen readers see the same as the eye.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/theme/colors.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// A room type's night.
struct TypeFace {
    Fill fill = Fill::None;
    int number = 0;    ///< available; negative: oversold by so many
    qint64 rate = -1;  ///< major units, rounded; -1: none
    int held = 0;
    quint16 minStay = 0;
    quint16 maxStay = 0;
    quint8 flags = 0;   ///< inventory::NightFlag
    bool past = false;  ///< before the business date: nothing can be sold any more
    bool stopSell() const { return flags & inventory::StopSell; }
    friend bool operator==(const TypeFace &, const TypeFace &) = default;
};

/// A pool's night.
struct PoolFace {
    int percent = 0;  ///< of the rooms that can be used; -1: there are none
    int oversold = 0;
    int outOfOrder = 0;
    bool past = false;
};

/// From how many rooms on a night counts as "plenty" and as "some"; fewer are "low".
inline constexpr int kPlentyFrom = 9;
inline constexpr int kSomeFrom = 4;

/// `alone`: the room type is the only one of its pool, so that its row speaks for the pool too.
TypeFace typeFace(const HotelView &view, int type, Night night, bool alone);
PoolFace poolFace(const HotelView &view, int pool, Night night);

/// "CTA", "2+", "CTA 2+": the mark in the corner; empty without restrictions.
QString restrictionMark(const TypeFace &face);
/// "12", "−1" (with a real minus).
QString numberText(int number);
/// "118", "1.2k" from 100,000 on.
QString rateText(qint64 rate);
/// "105% · −3".
QString poolText(const PoolFace &face);
/// Whole sentences for tool tips and screen readers.
QString describeFace(const HotelView &view, int type, Night night, bool alone);
QString describePool(const HotelView &view, int pool, Night night);

}  // namespace roomrack::desktop
