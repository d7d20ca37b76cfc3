// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/wanted.h"

#include <algorithm>
#include <utility>

namespace roomrack::sync {

bool hasUnsupported(const SupportedRestrictions &supported, const Limits &night,
                    const Limits &nextNight)
{
    // One that is derived from another is another way to send it.
    const auto isSent = [&supported](const LimitRow &row) {
        return std::any_of(std::begin(kLimitRows), std::end(kLimitRows),
                           [&](const LimitRow &other) {
                               return other.of == row.of && supported.*other.supported;
                           });
    };
    bool any = false;
    forEachLimit([&](const LimitRow &row) {
        const bool departs = row.of->id == inventory::Restriction::ClosedToDeparture;
        const Limits &at = departs ? nextNight : night;
        any |= !row.from && valueOf(at, row) >= row.of->least && !isSent(row);
    });
    return any;
}

qint64 wantedRooms(const ChannelSettings &s, const RoomMapping &mapping, const PropertyNight &night)
{
    const bool unsaid = night.limits.stopSell || night.unsent;
    const bool closed = s.stopSell || (unsaid && !s.supportedRestrictions.stopSell);
    if (!mapping.open || closed || night.left <= 0) return 0;
    qint64 rooms = qint64(night.left) + s.offset;
    if (s.neverOversell) rooms = std::min<qint64>(rooms, night.physicallyFree);
    if (s.allotment >= 0) rooms = std::min<qint64>(rooms, qint64(s.allotment) - night.soldThere);
    if (s.mostShown >= 0) rooms = std::min<qint64>(rooms, s.mostShown);
    return std::max<qint64>(0, rooms);
}

qint64 wantedLimits(const ChannelSettings &s, const RoomMapping &mapping,
                    const PropertyNight &night, bool hasPrice)
{
    const SupportedRestrictions &can = s.supportedRestrictions;
    Limits set = night.limits;
    set.stopSell |= s.stopSell || !mapping.open || !hasPrice || night.unsent;
    Limits shown;
    forEachLimit([&](const LimitRow &row) {
        const quint16 value = row.from ? set.*row.from : valueOf(set, row);
        if (can.*row.supported && value >= row.of->least) setValue(shown, row, value);
    });
    return shown.packed();
}

qint64 withMarkup(qint64 amount, int basisPoints)
{
    return std::max<qint64>(0, divideHalfEven(amount * (10'000 + basisPoints), 10'000));
}

qint64 wantedOutOfSight(const ChannelSettings &s, RowKind kind, const CellState &cell)
{
    // What was sent and not answered may be on sale there.
    if ((cell.published == kNever && !cell.unknown) || kind == RowKind::Rate) return kNothing;
    if (kind == RowKind::Rooms) return 0;
    if (!s.supportedRestrictions.stopSell) {
        // Zero rooms close it. An old stop sell would stay when the night is on sale again.
        Limits open = Limits::unpacked(std::max<qint64>(0, cell.published));
        return std::exchange(open.stopSell, false) ? open.packed() : kNothing;
    }
    Limits closed;
    closed.stopSell = true;
    return closed.packed();
}

}  // namespace roomrack::sync
