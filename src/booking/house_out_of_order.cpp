// SPDX-License-Identifier: GPL-3.0-or-later
// Numbered rooms out of order: they cannot be assigned, and their pool has fewer rooms to sell.
#include "booking/house.h"
#include "core/error_values.h"

namespace roomrack::booking {

Result<std::vector<int>> House::checkOutOfOrder(const SetRoomOutOfOrder &c, Decision &d) const
{
    const Stay open(catalogue_.property.businessDate,
                    std::max(0, ledger_.end() - catalogue_.property.businessDate));
    if (c.nights.nights() < 1 || !inventory::within(c.nights, open)) {
        return fail(ErrorCode::Invalid, QStringLiteral("night"),
                    ErrorText::tr("nights must be between %1 and %2")
                        .arg(errorDate(open.checkIn()), errorDate(open.checkOut() - 1)));
    }
    std::vector<int> places;
    for (const RoomId room : c.rooms) {
        const int place = rooms_.placeOf(room);
        if (place < 0) {
            return fail(ErrorCode::NotFound, QStringLiteral("room"),
                        ErrorText::tr("does not exist or was deleted"));
        }
        if (c.out && !rooms_.isFree(place, c.nights, inventory::kOutOfOrderTaker))
            return roomTaken(place, c.nights, d);
        places.push_back(place);
    }
    if (places.empty())
        return fail(ErrorCode::Invalid, QStringLiteral("room"),
                    ErrorText::tr("nothing is selected"));
    return places;
}

/// Adds `change` to the pool's rooms out of order, between the number of those out of order by
/// number and the size of the pool.
void House::shiftOutOfOrder(int pool, Stay nights, int change, const Caller &caller, Decision &d)
{
    EditPlan plan;
    plan.rows.push_back({CellField::OutOfOrder, {}, catalogue_.pools[size_t(pool)].id, {}, 0});
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        const int named = rooms_.countOf(pool, n, inventory::kOutOfOrderTaker);
        const int shifted =
            std::clamp(ledger_.pool(pool, n).outOfOrder + change, named, ledger_.physical(pool));
        plan.cells.push_back({0, n, shifted});
    }
    applyPlan(plan, caller, d.lastSeq, false, d);
}

Result<Answer> House::on(const SetRoomOutOfOrder &c, Decision &d)
{
    const auto places = checkOutOfOrder(c, d);
    if (!places) return tl::unexpected(places.error());
    const qint64 before = c.out ? 0 : inventory::kOutOfOrderTaker;
    std::vector<std::pair<int, Stay>> changed;
    for (const int place : *places) {
        for (Night n = c.nights.checkIn(); n < c.nights.checkOut(); ++n) {
            const Night start = n;
            while (n < c.nights.checkOut() && rooms_.taker(place, n) == before) ++n;
            if (n > start) changed.emplace_back(place, Stay(start, n - start));
        }
    }
    for (const auto &[place, run] : changed) {
        Record r = record(RecordKind::RoomOutOfOrderSet, c.caller, d);
        r.subject = rooms_.roomAt(place).value;
        r.night = run.checkIn();
        r.nights = run.nights();
        r.value = c.out;
        append(r, d);
        rooms_.set(place, run, c.out ? inventory::kOutOfOrderTaker : 0);
        d.batch->roomsOut.push_back({r.property, rooms_.roomAt(place), run, !c.out});
        shiftOutOfOrder(rooms_.poolAt(place), run, c.out ? 1 : -1, c.caller, d);
    }
    Answer answer;
    answer.repeated = changed.empty();
    if (answer.repeated)
        d.restsOn = d.lastSeq;
    else
        answer.seq = d.lastSeq;
    return answer;
}

}  // namespace roomrack::booking
