// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell of the grid shows, computed from the HotelView: the number, the rate, the marks. No
// painting, so that tests and screen readers get the same contents.
#pragma once

#include "desktop/cells/grid_mode.h"
#include "desktop/session/hotel_view.h"
#include "desktop/theme/colors.h"
#include "desktop/words/restriction_words.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// Channel parity of a room type's night.
struct ParityFace {
    quint8 flags = 0;  ///< channels::ParityRow: Behind, Refused, Shown
    int shown = 0;     ///< channels that show the night
    int inSync = 0;    ///< of these, in sync
    friend bool operator==(const ParityFace &, const ParityFace &) = default;
};

/// The night of a room type, with its restrictions, or of one of its rate plans, with those that
/// only the plan has.
struct TypeFace : inventory::Restrictions {
    Fill fill = Fill::None;
    int number = 0;     ///< available; negative: oversold
    qint64 rate = -1;   ///< major units, rounded half up; -1: none
    qint64 price = -1;  ///< the rate in minor units
    int held = 0;
    bool past = false;  ///< before the business date: not sold any more
    /// Channels and, of a room type, rate plans that have restrictions of their own.
    int limited = 0;
    bool plan = false;     ///< of a rate plan: only the price and its restrictions differ
    bool derived = false;  ///< derived from another plan's price
    /// Overrides: rooms for sale, or a derived plan's price.
    bool roomsByHand = false;
    bool priceByHand = false;
    ParityFace parity;
    /// Closed, whatever the stay.
    bool isClosed() const { return flags & inventory::StopSell; }
    bool isRestricted() const { return restrictsAny(*this); }
    friend bool operator==(const TypeFace &, const TypeFace &) = default;
};

/// The night of a pool.
struct PoolFace {
    int percent = 0;  ///< of the usable rooms; -1: there are none
    int oversold = 0;
    int outOfOrder = 0;
    bool past = false;
};

/// Minimum number of rooms for "plenty" and "some"; below that it is "low".
inline constexpr int kPlentyFrom = 9;
inline constexpr int kSomeFrom = 4;

/// `alone`: the only room type of its pool, so that its row also represents the pool.
TypeFace typeFace(const HotelView &view, int type, Night night, bool alone);
PoolFace poolFace(const HotelView &view, int pool, Night night);
TypeFace planFace(const HotelView &view, int type, int plan, Night night);

/// The text of a cell in the view.
QString cellText(const HotelView &view, GridMode mode, const GridRow &row, Night night);
/// "@2": see TypeFace::limited; empty: none.
QString limitedMark(const TypeFace &face);
/// "CTA 2+ @2": restrictionMark() and limitedMark().
QString cornerMark(const TypeFace &face);
/// Full sentences for tool tips and screen readers, the same in all views.
QString describeCell(const HotelView &view, const GridRow &row, Night night);
/// "Superior", "Non-refundable".
QString rowName(const HotelView &view, const GridRow &row);
/// How a plan's price derives from its parent's: "BAR − 10 %", "BAR + EUR 48.00"; empty for a plan
/// with its own rates. Brief: "−10 %", "+48" if the parent is the base plan.
enum class RuleForm : quint8 { Full, Brief };
QString planRule(const HotelView &view, int plan, RuleForm form = RuleForm::Full);

/// "✓ 3/3": channels in sync, of those that show the night; "–" if none shows it.
QString parityText(const ParityFace &face);
/// Only the sign: "✓", "↑" pending, "!" rejected, "–".
QString paritySign(const ParityFace &face);
/// "12", "−1" (with a real minus).
QString numberText(int number);
/// "118", "1.2k" from 100,000 on.
QString rateText(qint64 rate);
/// "118", or "118.50" if there are cents; minor units.
QString priceText(qint64 minor, Currency currency);
/// "105% · −3".
QString poolText(const PoolFace &face);

}  // namespace roomrack::desktop
