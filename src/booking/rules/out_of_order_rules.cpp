// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/out_of_order_rules.h"

#include "booking/rules/edit_rules.h"
#include "booking/rules/room_choice.h"

#include <algorithm>

namespace roomrack::booking {

Result<Answer> OutOfOrderRules::on(const SetRoomOutOfOrder &c, Decision &d)
{
    const auto places = check(c, d);
    if (!places) return tl::unexpected(places.error());
    const qint64 before = c.out ? 0 : inventory::kOutOfOrderTaker;
    std::vector<std::pair<int, Stay>> changed;
    for (const int place : *places) {
        for (Night n = c.nights.checkIn(); n < c.nights.checkOut(); ++n) {
            const Night start = n;
            while (n < c.nights.checkOut() && state_.rooms.taker(place, n) == before) ++n;
            if (n > start) changed.emplace_back(place, Stay(start, n - start));
        }
    }
    for (const auto &[place, run] : changed) {
        Record r = recordOf(state_.id(), RecordKind::RoomOutOfOrderSet, c.caller, d);
        r.subject = state_.rooms.roomAt(place).value;
        r.night = run.checkIn();
        r.nights = run.nights();
        r.value = c.out;
        append(r, d);
        state_.rooms.set(place, run, c.out ? inventory::kOutOfOrderTaker : 0);
        d.batch->roomsOut.push_back({r.property, state_.rooms.roomAt(place), run, !c.out});
        shift(state_.rooms.poolAt(place), run, c.out ? 1 : -1, c.caller, d);
    }
    Answer answer;
    answer.repeated = changed.empty();
    if (answer.repeated)
        d.restsOn = d.lastSeq;
    else
        answer.seq = d.lastSeq;
    return answer;
}

Result<std::vector<int>> OutOfOrderRules::check(const SetRoomOutOfOrder &c, Decision &d) const
{
    const Stay open(state_.today(), std::max(0, state_.ledger.end() - state_.today()));
    if (c.nights.nights() < 1 || !inventory::within(c.nights, open)) {
        return fail(ErrorCode::Invalid, QStringLiteral("night"),
                    ErrorText::tr("nights must be between %1 and %2")
                        .arg(errorDate(open.checkIn()), errorDate(open.checkOut() - 1)));
    }
    std::vector<int> places;
    for (const RoomId room : c.rooms) {
        const int place = state_.rooms.placeOf(room);
        if (place < 0) {
            return fail(ErrorCode::NotFound, QStringLiteral("room"),
                        ErrorText::tr("does not exist or was deleted"));
        }
        if (c.out && !state_.rooms.isFree(place, c.nights, inventory::kOutOfOrderTaker))
            return RoomChoice(state_).roomTaken(place, c.nights, d);
        places.push_back(place);
    }
    if (places.empty())
        return fail(ErrorCode::Invalid, QStringLiteral("room"),
                    ErrorText::tr("nothing is selected"));
    return places;
}

/// Adds `change` to the pool's rooms out of order, between the number of those out of order by
/// number and the size of the pool.
void OutOfOrderRules::shift(int pool, Stay nights, int change, const Caller &caller, Decision &d)
{
    EditPlan plan;
    plan.rows.push_back(
        {CellField::OutOfOrder, {}, state_.catalogue.pools[size_t(pool)].id, {}, 0});
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        const int named = state_.rooms.countOf(pool, n, inventory::kOutOfOrderTaker);
        const int shifted = std::clamp(state_.ledger.pool(pool, n).outOfOrder + change, named,
                                       state_.ledger.physical(pool, n));
        plan.cells.push_back({0, n, shifted});
    }
    EditRules(state_).apply(plan, caller, d.lastSeq, false, d);
}

}  // namespace roomrack::booking
