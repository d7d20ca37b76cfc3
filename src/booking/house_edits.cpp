// SPDX-License-Identifier: GPL-3.0-or-later
// Manual edits: blocks of cells, decided in one pass, all or nothing.
#include "booking/cell_value.h"
#include "booking/house.h"
#include "booking/limits.h"
#include "core/error_values.h"

#include <algorithm>
#include <map>

namespace roomrack::booking {

namespace {

struct Bounds {
    qint64 low, high;
    const char *field;
};

Bounds boundsOf(CellField field)
{
    switch (field) {
    case CellField::ForSale: return {-1, 100'000, "rooms to sell"};
    case CellField::StopSell: return {0, 1, "stop sell"};
    case CellField::ClosedToArrival: return {0, 1, "closed to arrival"};
    case CellField::ClosedToDeparture: return {0, 1, "closed to departure"};
    case CellField::MinStay: return {0, 999, "min LOS"};
    case CellField::MaxStay: return {0, 999, "max LOS"};
    case CellField::OutOfOrder: return {0, 100'000, "out of order"};
    case CellField::Rate: return {-1, 1'000'000'000'000, "rate"};
    }
    return {0, 0, ""};
}

tl::unexpected<Error> invalid(const char *field, QString reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), std::move(reason));
}

}  // namespace

EditCells::operator EditBlock() const
{
    EditBlock block{caller, {}, seen, text};
    for (const NightRange &range : ranges) {
        if (field == CellField::OutOfOrder) {
            for (const PoolId id : pools)
                block.cells.push_back({{field, {}, id, {}, 0}, range, {value}});
        } else {
            for (const RoomTypeId id : roomTypes)
                block.cells.push_back({{field, id, {}, plan, guests}, range, {value}});
        }
    }
    return block;
}

/// The row without values that its field does not use, so that equal rows compare equal.
Result<CellRow> House::checkRow(const CellRow &row) const
{
    CellRow clean{row.field, {}, {}, {}, 0};
    if (row.field == CellField::OutOfOrder) {
        clean.pool = row.pool;
        if (catalogue_.poolIndex(row.pool) >= 0) return clean;
        return fail(ErrorCode::NotFound, QStringLiteral("pool"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    clean.roomType = row.roomType;
    const int type = typeIndex(row.roomType);
    if (type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (row.field != CellField::Rate) return clean;
    if (!rates_.plan(row.plan)) {
        return fail(ErrorCode::NotFound, QStringLiteral("rate plan"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (row.guests < 0 || row.guests > 100)
        return invalid("guests", ErrorText::tr("must be between %1 and %2").arg(0).arg(100));
    clean.plan = row.plan;
    // The standard number of guests is stored as 0, so that the standard rate has one row only.
    const int standard = catalogue_.roomTypes[size_t(type)].standardGuests;
    clean.guests = row.guests == standard ? 0 : row.guests;
    return clean;
}

Result<void> House::checkValue(const CellRow &row, qint64 value) const
{
    const Bounds bounds = boundsOf(row.field);
    if (value < bounds.low || value > bounds.high) {
        const auto shown = [&](qint64 bound) {
            return row.field == CellField::Rate ? errorAmount({bound, catalogue_.property.currency})
                                                : errorLocale().toString(bound);
        };
        return invalid(bounds.field,
                       ErrorText::tr("must be between %1 and %2")
                           .arg(shown(std::max<qint64>(0, bounds.low)), shown(bounds.high)));
    }
    if (row.field != CellField::OutOfOrder) return {};
    const int pool = catalogue_.poolIndex(row.pool);
    if (value <= ledger_.physical(pool)) return {};
    const int rooms = ledger_.physical(pool);
    return invalid(bounds.field, ErrorText::tr("%1 has only %n room(s)", nullptr, rooms)
                                     .arg(catalogue_.pools[size_t(pool)].name));
}

/// Rooms out of order by number are put back in service by number.
Result<void> House::checkNamedOutOfOrder(const CellRow &row, Night n, qint64 value) const
{
    if (row.field != CellField::OutOfOrder) return {};
    const int pool = catalogue_.poolIndex(row.pool);
    const int named = rooms_.countOf(pool, n, inventory::kOutOfOrderTaker);
    if (value >= named) return {};
    return invalid(
        "out of order",
        ErrorText::tr("%n room(s) of %1 are individually out of order on %2; return them "
                      "to service on the room plan",
                      nullptr, named)
            .arg(catalogue_.pools[size_t(pool)].name, errorDate(n)));
}

/// Checks nights and the number of values; row and values are checked elsewhere.
Result<void> House::checkRun(const CellRun &run) const
{
    const NightRange &range = run.range;
    if (range.nights < 1 || !ledger_.covers(Stay(range.first, range.nights))) {
        return invalid("night", ErrorText::tr("outside the stored nights (%1 to %2)")
                                    .arg(errorDate(ledger_.first()), errorDate(ledger_.end() - 1)));
    }
    const size_t values = run.values.size();
    if (values == 1 || values == size_t(range.nights)) return {};
    return invalid("selection",
                   ErrorText::tr("%1 values for %n night(s); give one value, or one for each night",
                                 nullptr, range.nights)
                       .arg(values));
}

Result<House::EditPlan> House::planOf(const EditBlock &c) const
{
    EditPlan plan;
    std::vector<CellRow> rows;
    qint64 count = 0;
    for (const CellRun &run : c.cells) {
        auto row = checkRow(run.row);
        if (!row) return tl::unexpected(row.error());
        for (const qint64 value : run.values) {
            if (const auto ok = checkValue(*row, value); !ok) return tl::unexpected(ok.error());
        }
        if (const auto ok = checkRun(run); !ok) return tl::unexpected(ok.error());
        rows.push_back(*row);
        count += run.range.nights;
        if (count > kMostCells)
            return invalid(
                "selection",
                ErrorText::tr("at most %1 cells can be changed at once").arg(kMostCells));
    }
    if (rows.empty()) return invalid("selection", ErrorText::tr("nothing is selected"));
    plan.rows = rows;
    std::sort(plan.rows.begin(), plan.rows.end());
    plan.rows.erase(std::unique(plan.rows.begin(), plan.rows.end()), plan.rows.end());
    plan.cells.reserve(size_t(count));
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto at = std::lower_bound(plan.rows.begin(), plan.rows.end(), rows[i]);
        const auto row = static_cast<qint32>(at - plan.rows.begin());
        const CellRun &run = c.cells[i];
        for (int n = 0; n < run.range.nights; ++n) {
            const qint64 value = run.values.size() == 1 ? run.values[0] : run.values[size_t(n)];
            plan.cells.push_back({row, run.range.first + n, value});
        }
    }
    arrange(plan);
    for (const PlannedCell &cell : plan.cells) {
        const auto ok = checkNamedOutOfOrder(plan.rows[size_t(cell.row)], cell.night, cell.value);
        if (!ok) return tl::unexpected(ok.error());
    }
    return plan;
}

/// Sorts by row and night; of a cell named twice the later value stays.
void House::arrange(EditPlan &plan)
{
    const auto before = [](const PlannedCell &a, const PlannedCell &b) {
        return std::pair(a.row, a.night) < std::pair(b.row, b.night);
    };
    auto &cells = plan.cells;
    if (!std::is_sorted(cells.begin(), cells.end(), before))
        std::stable_sort(cells.begin(), cells.end(), before);
    size_t kept = 0;
    for (const PlannedCell &cell : cells) {
        const bool again =
            kept > 0 && cells[kept - 1].row == cell.row && cells[kept - 1].night == cell.night;
        cells[again ? kept - 1 : kept++] = cell;
    }
    cells.resize(kept);
}

/// Nights whose minimum stay would exceed the maximum, by room type; they could not be booked.
std::vector<House::WrongLengths> House::wrongLengths(const EditPlan &plan) const
{
    std::map<std::pair<int, Night>, WrongLengths> asked;
    for (const PlannedCell &cell : plan.cells) {
        const CellRow &row = plan.rows[size_t(cell.row)];
        if (row.field != CellField::MinStay && row.field != CellField::MaxStay) continue;
        const int type = typeIndex(row.roomType);
        const inventory::TypeNight &now = ledger_.type(type, cell.night);
        auto &lengths = asked
                            .try_emplace({type, cell.night},
                                         WrongLengths{type, cell.night, now.minStay, now.maxStay})
                            .first->second;
        (row.field == CellField::MinStay ? lengths.least : lengths.most) = cell.value;
    }
    std::vector<WrongLengths> wrong;
    for (const auto &[key, lengths] : asked) {
        if (lengths.most != 0 && lengths.least > lengths.most) wrong.push_back(lengths);
    }
    return wrong;
}

Result<void> House::checkLengths(const EditPlan &plan) const
{
    const auto wrong = wrongLengths(plan);
    if (wrong.empty()) return {};
    const WrongLengths &first = wrong.front();
    return invalid("min LOS",
                   ErrorText::tr("min LOS %1 would exceed max LOS %2 on %3, %4")
                       .arg(first.least)
                       .arg(first.most)
                       .arg(errorDate(first.night), catalogue_.roomTypes[size_t(first.type)].name));
}

Result<void> House::checkSeen(const EditPlan &plan, const SeenVersion &seen, Decision &d) const
{
    bool stale = seen.epoch != epoch_;
    for (const PlannedCell &cell : plan.cells) {
        if (stale) break;
        const CellRow &row = plan.rows[size_t(cell.row)];
        const qint64 version =
            row.field == CellField::OutOfOrder
                ? ledger_.pool(catalogue_.poolIndex(row.pool), cell.night).version
                : ledger_.version(typeIndex(row.roomType), cell.night);
        stale = version > seen.seq;
    }
    if (!stale) return {};
    return refuse(ErrorCode::Stale, QStringLiteral("selection"),
                  ErrorText::tr("was changed in the meantime. Reload it and try again"), d);
}

/// The current value of a cell of an existing row; -1: the default, or no rate of its own.
qint64 House::cellNow(const CellRow &row, Night n) const
{
    if (row.field == CellField::OutOfOrder)
        return ledger_.pool(catalogue_.poolIndex(row.pool), n).outOfOrder;
    const int type = typeIndex(row.roomType);
    if (row.field == CellField::Rate) return rates_.own(type, row.plan, n, row.guests).value_or(-1);
    const inventory::TypeNight &t = ledger_.type(type, n);
    switch (row.field) {
    case CellField::ForSale: return t.typed;
    case CellField::StopSell: return (t.flags & inventory::StopSell) != 0;
    case CellField::ClosedToArrival: return (t.flags & inventory::ClosedToArrival) != 0;
    case CellField::ClosedToDeparture: return (t.flags & inventory::ClosedToDeparture) != 0;
    case CellField::MinStay: return t.minStay;
    default: return t.maxStay;
    }
}

void House::setCell(const CellRow &row, Night n, qint64 value, qint64 seq)
{
    if (row.field == CellField::OutOfOrder) {
        ledger_.editPool(catalogue_.poolIndex(row.pool), n, seq).outOfOrder =
            static_cast<qint32>(value);
        return;
    }
    const int type = typeIndex(row.roomType);
    setTypeNight(ledger_.editType(type, n, seq), row.field, value);
    if (row.field == CellField::Rate) rates_.set(type, row.plan, n, row.guests, value);
}

/// Consecutive nights with the same value: one record. `keep`: with their previous values.
void House::applyRun(const EditPlan &plan, std::span<const PlannedCell> run, Record r, bool keep,
                     EditTally &tally, Decision &d)
{
    const CellRow &row = plan.rows[size_t(run.front().row)];
    const PropertyId property = catalogue_.property.id;
    const qint64 value = run.front().value;
    const Stay nights(run.front().night, static_cast<int>(run.size()));
    r.night = nights.checkIn();
    r.nights = nights.nights();
    r.value = value;
    if (row.field == CellField::Rate) r.amount = std::max<qint64>(0, value);
    const qint64 seq = append(r, d);
    CellBeforeRow before{property, seq, nights.checkIn(), 0, 0};
    for (const PlannedCell &cell : run) {
        const qint64 was = cellNow(row, cell.night);
        tally.cells += was != value;
        if (before.nights > 0 && was != before.before) {
            if (keep) d.batch->cellsBefore.push_back(before);
            before = {property, seq, cell.night, 0, 0};
        }
        before.before = was;
        ++before.nights;
        setCell(row, cell.night, value, seq);
        if (row.field == CellField::Rate) {
            d.batch->rates.push_back(
                {property, row.roomType, row.plan, cell.night, row.guests, value});
        } else if (row.field == CellField::OutOfOrder) {
            d.batch->poolSettings.push_back(
                {property, row.pool, cell.night, static_cast<qint32>(value), seq});
        } else {
            tally.typeNights.push_back({cell, seq});
        }
    }
    if (keep) d.batch->cellsBefore.push_back(before);
    if (row.field == CellField::OutOfOrder) {
        const int pool = catalogue_.poolIndex(row.pool);
        ledger_.refreshPoolLimit(catalogue_, pool, nights, seq);
        flagPool(pool, nights, d);
        touchPool(pool, nights, d);
        return;
    }
    const int type = typeIndex(row.roomType);
    if (row.field == CellField::ForSale) {
        ledger_.refreshTypeLimit(catalogue_, type, nights, seq);
        flagOversold(type, nights, d);
    }
    touchType(type, nights, d);
    if (row.field == CellField::Rate && d.changes)
        d.changes->rates.push_back({type, row.plan, row.guests, nights});
}

/// Writes one row per night, however many of its fields changed.
void House::saveTypeNights(const EditPlan &plan, EditTally &tally, Decision &d)
{
    auto &nights = tally.typeNights;
    const auto key = [&](const auto &one) {
        return std::pair(plan.rows[size_t(one.first.row)].roomType, one.first.night);
    };
    std::stable_sort(nights.begin(), nights.end(),
                     [&](const auto &a, const auto &b) { return key(a) < key(b); });
    for (size_t i = 0; i < nights.size(); ++i) {
        if (i + 1 < nights.size() && key(nights[i]) == key(nights[i + 1])) continue;
        const auto [type, night] = key(nights[i]);
        const inventory::TypeNight &t = ledger_.type(typeIndex(type), night);
        d.batch->typeSettings.push_back({catalogue_.property.id, type, night, t.typed, t.flags,
                                         t.minStay, t.maxStay, nights[i].second});
    }
}

/// Writes and applies validated cells. The first record's cause is `cause`; the others' is the
/// first, or `cause` if set.
House::EditTally House::applyPlan(const EditPlan &plan, const Caller &caller, qint64 cause,
                                  bool keep, Decision &d)
{
    EditTally tally;
    const auto &cells = plan.cells;
    const auto changes = [&](size_t i) {
        return cellNow(plan.rows[size_t(cells[i].row)], cells[i].night) != cells[i].value;
    };
    for (size_t from = 0, to = 0; from < cells.size(); from = to) {
        for (to = from + 1; to < cells.size() && cells[to].row == cells[from].row
                            && cells[to].value == cells[from].value
                            && cells[to].night == cells[to - 1].night + 1;)
            ++to;
        size_t first = from, end = to;
        while (first < end && !changes(first)) ++first;
        while (end > first && !changes(end - 1)) --end;
        if (first == end) continue;  // it has that value already
        const CellRow &row = plan.rows[size_t(cells[from].row)];
        Record r = record(kindOf(row.field), caller, d);
        r.cause = cause != 0 ? cause : tally.first;
        r.subject = row.pool.value;
        r.roomType = row.roomType;
        r.plan = row.plan;
        r.adults = row.guests;
        applyRun(plan, std::span(cells).subspan(first, end - first), r, keep, tally, d);
        if (tally.first == 0) tally.first = d.lastSeq;
    }
    saveTypeNights(plan, tally, d);
    return tally;
}

Result<Answer> House::on(const EditBlock &c, Decision &d)
{
    const auto plan = planOf(c);
    if (!plan) return tl::unexpected(plan.error());
    if (c.seen) {
        if (const auto ok = checkSeen(*plan, *c.seen, d); !ok) return tl::unexpected(ok.error());
    }
    if (const auto ok = checkLengths(*plan); !ok) {
        d.restsOn = d.lastSeq;
        return tl::unexpected(ok.error());
    }
    const bool keep = keepsStep(c.caller);
    const EditTally tally = applyPlan(*plan, c.caller, 0, keep, d);
    Answer answer;
    answer.cells = tally.cells;
    if (tally.first == 0) {
        answer.repeated = true;
        d.restsOn = d.lastSeq;
        return answer;
    }
    answer.seq = d.lastSeq;
    if (keep) {
        answer.step = tally.first;
        keepStep(StepKind::Cells, c.caller, c.text, tally.first, d);
    }
    return answer;
}

}  // namespace roomrack::booking
