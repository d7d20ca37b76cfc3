// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell of the grid shows, worked out from the HotelView: the number, the rate, the marks.
// No painting here, so that tests and screen readers see the same as the eye.
#pragma once

#include "desktop/inventory/grid_mode.h"
#include "desktop/session/hotel_view.h"
#include "desktop/theme/colors.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// How a room type's night stands with the channels.
struct ParityFace {
    quint8 flags = 0;  ///< channels::ParityRow: Behind, Refused, Shown
    int shown = 0;     ///< channels that show the night
    int inStep = 0;    ///< of these, as it should be
    friend bool operator==(const ParityFace &, const ParityFace &) = default;
};

/// A room type's night, or that of one of its rate plans.
struct TypeFace {
    Fill fill = Fill::None;
    int number = 0;     ///< available; negative: oversold by so many
    qint64 rate = -1;   ///< major units, rounded; -1: none
    qint64 price = -1;  ///< the same in minor units
    int held = 0;
    quint16 minStay = 0;
    quint16 maxStay = 0;
    quint8 flags = 0;      ///< inventory::NightFlag
    bool past = false;     ///< before the business date: nothing can be sold any more
    bool plan = false;     ///< of a rate plan: only the price is its own
    bool derived = false;  ///< the price follows from another plan's
    /// Typed over what would follow by itself: rooms for sale, or a derived plan's price.
    bool roomsByHand = false;
    bool priceByHand = false;
    ParityFace parity;
    bool stopSell() const { return flags & inventory::StopSell; }
    bool isRestricted() const { return flags != 0 || minStay > 1 || maxStay > 0; }
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
TypeFace planFace(const HotelView &view, int type, int plan, Night night);

/// What the view writes into the cell, as a text.
QString cellText(const HotelView &view, GridMode mode, const GridRow &row, Night night);
/// Whole sentences for tool tips and screen readers, whatever the view.
QString describeCell(const HotelView &view, const GridRow &row, Night night);
/// "Superior", "Non-refundable".
QString rowName(const HotelView &view, const GridRow &row);
/// What a plan makes of its parent's price: "BAR − 10 %", "BAR + EUR 48.00"; empty for one with
/// rates of its own. Brief: "−10 %", "+48" where it follows from the base plan.
enum class RuleForm : quint8 { Full, Brief };
QString planRule(const HotelView &view, int plan, RuleForm form = RuleForm::Full);

/// "CTA", "2+", "CTA 2+": the mark in the corner; empty without restrictions.
QString restrictionMark(const TypeFace &face);
/// "✓ 3/3": whether all channels that show the night show it as it should be; "–" where none does.
QString parityText(const ParityFace &face);
/// Only the sign: "✓", "↑" behind, "!" refused, "–".
QString paritySign(const ParityFace &face);
/// "12", "−1" (with a real minus).
QString numberText(int number);
/// "118", "1.2k" from 100,000 on.
QString rateText(qint64 rate);
/// "118" or, where there are cents, "118.50"; minor units.
QString priceText(qint64 minor, Currency currency);
/// The restrictions of a night line by line: "Stop", "CTA/D", "2–7".
QStringList restrictionLines(const TypeFace &face);
/// "105% · −3".
QString poolText(const PoolFace &face);

}  // namespace roomrack::desktop
