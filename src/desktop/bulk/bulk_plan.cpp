// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_plan.h"

#include "booking/limits.h"
#include "booking/restriction_fields.h"
#include "inventory/policy.h"

#include <algorithm>
#include <array>
#include <set>

namespace roomrack::desktop {

namespace {

struct BulkPlanWords {
    Q_DECLARE_TR_FUNCTIONS(Bulk)
};

constexpr int kAskEvery = 4096;  ///< cells between two calls of the watch

bool follows(CellField field)
{
    return field == CellField::ForSale || field == CellField::Rate;
}

/// One row of the request with its changing cells.
struct PlannedRow {
    GridRow row;
    booking::CellRow cells;
    struct Cell {
        Night night;
        qint64 setting = 0;  ///< the value to send
        CellValue before;
    };
    std::vector<Cell> planned;  ///< cells that are not skipped
};

class Planner {
public:
    Planner(const HotelView &view, const BulkRequest &bulkRequest, const BulkWatch &watch)
        : view_(view), bulkRequest_(bulkRequest), watch_(watch), nights_(nightsOf(bulkRequest)),
          editable_(editableNights(view))
    {}

    Result<BulkPlan> plan();

private:
    Result<void> collectRows();
    Result<void> planRow(PlannedRow &row);
    std::optional<qint64> settingFor(const PlannedRow &row, Night night, const CellValue &now);
    bool lengthsFit(const PlannedRow &row, Night night, qint64 setting);
    void checkRooms(const PlannedRow &row, const PlannedRow::Cell &cell, const CellValue &after);
    void find(BulkConflict conflict, const GridRow &row, Night night, qint64 value = 0,
              qint64 limit = 0);
    HotelView afterwards() const;
    void compare(const HotelView &after);
    void addLine(const GridRow &row, const BulkLine &line, bool joins);
    void addRuns(const PlannedRow &row);
    void countFollowing(const HotelView &after);

    const HotelView &view_;
    const BulkRequest &bulkRequest_;
    const BulkWatch &watch_;
    const std::vector<Night> nights_;
    const Stay editable_;
    std::vector<PlannedRow> rows_;
    std::array<BulkFinding, kBulkConflicts> found_;
    BulkPlan plan_;
    qint64 looked_ = 0;
};

void Planner::find(BulkConflict conflict, const GridRow &row, Night night, qint64 value,
                   qint64 limit)
{
    BulkFinding &finding = found_[size_t(conflict)];
    if (finding.cells++ == 0) finding = {conflict, 1, row, night, value, limit};
    if (isLeftOut(conflict)) ++plan_.leftOut;
}

Result<void> Planner::collectRows()
{
    std::set<booking::CellRow> known;
    for (const GridRow &row : bulkRequest_.rows) {
        const auto cells = engineRow(view_, row, bulkRequest_.field);
        if (cells && known.insert(*cells).second) rows_.push_back({row, *cells, {}});
    }
    if (rows_.empty()) {
        return fail(ErrorCode::Invalid, QStringLiteral("rows"),
                    bulkRequest_.field == CellField::Rate
                        ? BulkPlanWords::tr("Choose at least one rate plan.")
                        : BulkPlanWords::tr("Choose at least one room type."));
    }
    if (nights_.empty()) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("nights"),
            bulkRequest_.ranges.empty()
                ? BulkPlanWords::tr("Add at least one range of nights.")
                : BulkPlanWords::tr("The selected nights contain none of the selected weekdays."));
    }
    plan_.cells = qint64(rows_.size()) * qint64(nights_.size());
    if (plan_.cells <= booking::kMostCells) return {};
    return fail(
        ErrorCode::Invalid, QStringLiteral("nights"),
        BulkPlanWords::tr("The selection of %1 values exceeds the maximum of %2 per update. "
                          "Select fewer nights or rows.")
            .arg(QLocale().toString(plan_.cells), QLocale().toString(booking::kMostCells)));
}

/// The value to set in the cell; none if the cell is skipped.
std::optional<qint64> Planner::settingFor(const PlannedRow &row, Night night, const CellValue &now)
{
    switch (bulkRequest_.how) {
    case BulkRequest::How::Default: return follows(bulkRequest_.field) ? kDefaultValue : 0;
    case BulkRequest::How::Copy: {
        const Night source = night - bulkRequest_.copyBack;
        if (source >= view_.ledger().first() && source < view_.ledger().end())
            return settingOf(view_, row.row, bulkRequest_.field, source);
        find(BulkConflict::NoSource, row.row, night);
        return std::nullopt;
    }
    case BulkRequest::How::Enter: break;
    }
    const auto value = applyEntry(bulkRequest_.entry, now.value, bulkRequest_.field);
    if (value) return *value;
    const bool nothing = now.value < 0 && bulkRequest_.entry.kind != CellEntry::Kind::Set;
    find(nothing ? BulkConflict::NoRate : BulkConflict::OutOfRange, row.row, night, now.value);
    return std::nullopt;
}

/// The engine rejects a whole edit if on one night min LOS is above max LOS.
bool Planner::lengthsFit(const PlannedRow &row, Night night, qint64 setting)
{
    if (!booking::isLengthOfStay(bulkRequest_.field)) return true;
    const bool isMin = bulkRequest_.field == CellField::MinStay;
    const qint64 other =
        valueOf(view_, row.row, isMin ? CellField::MaxStay : CellField::MinStay, night).value;
    if (setting <= 0 || other <= 0 || (isMin ? setting <= other : setting >= other)) return true;
    find(BulkConflict::MinAboveMax, row.row, night, setting, other);
    return false;
}

Result<void> Planner::planRow(PlannedRow &row)
{
    row.planned.reserve(nights_.size());
    for (const Night night : nights_) {
        if (++looked_ % kAskEvery == 0 && watch_ && !watch_(looked_))
            return fail(ErrorCode::Cancelled, {}, BulkPlanWords::tr("Cancelled."));
        if (night < editable_.checkIn()) {
            find(BulkConflict::Past, row.row, night);
            continue;
        }
        if (night >= editable_.checkOut()) {
            find(BulkConflict::Beyond, row.row, night);
            continue;
        }
        const CellValue now = valueOf(view_, row.row, bulkRequest_.field, night);
        const auto setting = settingFor(row, night, now);
        if (setting && lengthsFit(row, night, *setting))
            row.planned.push_back({night, *setting, now});
    }
    return {};
}

/// The view after the update: prices of derived plans are recomputed by its own rules.
HotelView Planner::afterwards() const
{
    engine::ChangeSet change;
    change.property = view_.property().id;
    change.commitNumber = view_.commitNumber() + 1;
    for (const PlannedRow &row : rows_) {
        for (const PlannedRow::Cell &cell : row.planned)
            change.rates.push_back(
                {row.cells.roomType, row.cells.plan, 0, cell.night, cell.setting});
    }
    HotelView after = view_;
    if (!change.rates.empty()) after.apply(change);
    return after;
}

/// The resulting value of a room type's setting; rates are read from the view after the update.
CellValue valueAfter(const HotelView &after, const GridRow &row, CellField field, Night night,
                     qint64 setting)
{
    if (field == CellField::Rate) return valueOf(after, row, field, night);
    if (field == CellField::ForSale && setting < 0)
        return {after.catalogue().roomTypes[size_t(row.type)].cap, false};
    return {setting, field == CellField::ForSale || setting > 0};
}

void Planner::checkRooms(const PlannedRow &row, const PlannedRow::Cell &cell,
                         const CellValue &after)
{
    const inventory::Ledger &ledger = view_.ledger();
    const int pool = ledger.pool(row.row.pool, cell.night).limit;
    if (after.value > pool) find(BulkConflict::AbovePool, row.row, cell.night, after.value, pool);
    const inventory::TypeNight &now = ledger.type(row.row.type, cell.night);
    const inventory::Catalogue &c = view_.catalogue();
    const inventory::OverbookingRule *rule =
        inventory::narrowestRule(c.rules, inventory::RuleScope::RoomType, row.cells.roomType.value,
                                 cell.night, c.property.businessDate);
    const int rooms = static_cast<int>(after.value);
    const int limit = rooms + inventory::extraRooms(rule, rooms);
    if (now.sold > limit && limit < now.limit)
        find(BulkConflict::Oversells, row.row, cell.night, after.value, now.sold);
}

void Planner::addLine(const GridRow &row, const BulkLine &line, bool joins)
{
    if (joins && !plan_.lines.empty()) {
        BulkLine &last = plan_.lines.back();
        if (last.row == row && last.before == line.before && last.after == line.after) {
            last.last = line.last;
            ++last.nights;
            return;
        }
    }
    plan_.lines.push_back(line);
}

void Planner::compare(const HotelView &after)
{
    for (const PlannedRow &row : rows_) {
        bool joins = false;  // the previous night changes too
        size_t at = 0;       // index in nights_
        for (const PlannedRow::Cell &cell : row.planned) {
            const size_t expected = at;
            while (nights_[at] != cell.night) ++at;
            joins = joins && at == expected;
            ++at;
            plan_.seen.seq =
                std::max(plan_.seen.seq, view_.ledger().version(row.row.type, cell.night));
            if (settingOf(view_, row.row, bulkRequest_.field, cell.night) == cell.setting) {
                ++plan_.same;
                joins = false;
                continue;
            }
            ++plan_.changing;
            const CellValue now =
                valueAfter(after, row.row, bulkRequest_.field, cell.night, cell.setting);
            if (bulkRequest_.field == CellField::ForSale) checkRooms(row, cell, now);
            const bool derived = bulkRequest_.field == CellField::Rate && !cell.before.byHand
                                 && view_.rates().plan(row.cells.plan)->parent;
            if (derived && cell.setting >= 0)
                find(BulkConflict::Exception, row.row, cell.night, cell.setting);
            addLine(row.row, {row.row, cell.night, cell.night, 1, cell.before, now}, joins);
            joins = true;
        }
    }
}

void Planner::addRuns(const PlannedRow &row)
{
    CellRuns &runs = plan_.runs;
    const auto &cells = row.planned;
    for (size_t from = 0, to = 0; from < cells.size(); from = to) {
        booking::CellRun run{row.cells, {cells[from].night, 0}, {}};
        for (to = from; to < cells.size() && cells[to].night == cells[from].night + int(to - from);)
            run.values.push_back(cells[to++].setting);
        run.range.nights = int(to - from);
        const auto [least, most] = std::minmax_element(run.values.begin(), run.values.end());
        if (*least == *most) run.values.resize(1);
        runs.push_back(std::move(run));
    }
}

/// Counts derived prices that change although they are not selected.
void Planner::countFollowing(const HotelView &after)
{
    std::set<std::tuple<int, int, Night>> meant, looked;
    for (const PlannedRow &row : rows_) {
        for (const PlannedRow::Cell &cell : row.planned)
            meant.emplace(row.row.type, row.row.plan, cell.night);
    }
    for (const auto &[type, unused, night] : meant) {
        for (int plan = 0; plan < int(view_.rates().plans().size()); ++plan) {
            const auto key = std::tuple(type, plan, night);
            if (meant.contains(key) || !looked.insert(key).second) continue;
            plan_.following +=
                view_.rates().price(type, plan, night) != after.rates().price(type, plan, night);
        }
    }
}

Result<BulkPlan> Planner::plan()
{
    if (const auto ok = collectRows(); !ok) return tl::unexpected(ok.error());
    for (PlannedRow &row : rows_) {
        if (const auto ok = planRow(row); !ok) return tl::unexpected(ok.error());
    }
    plan_.seen.epoch = view_.epoch();
    const bool rates = bulkRequest_.field == CellField::Rate;
    const std::optional<HotelView> after = rates ? std::optional(afterwards()) : std::nullopt;
    compare(after ? *after : view_);
    if (after && view_.rates().plans().size() > 1) countFollowing(*after);
    for (const PlannedRow &row : rows_) addRuns(row);
    for (const BulkFinding &finding : found_) {
        if (finding.cells > 0) plan_.findings.push_back(finding);
    }
    return std::move(plan_);
}

}  // namespace

int weeksBetween(Night target, Night source)
{
    const int days = target - source;
    const int weeks = days >= 0 ? (days + 3) / 7 : -((3 - days) / 7);
    return weeks * 7;
}

std::vector<Night> nightsOf(const BulkRequest &bulkRequest)
{
    std::vector<Night> nights;
    for (const booking::NightRange &range : bulkRequest.ranges) {
        for (Night n = range.first; n < range.first + range.nights; ++n) {
            if ((bulkRequest.weekdays >> (n.weekday() - 1)) & 1) nights.push_back(n);
        }
    }
    std::sort(nights.begin(), nights.end());
    nights.erase(std::unique(nights.begin(), nights.end()), nights.end());
    return nights;
}

bool BulkPlan::saysTheSame(const BulkPlan &other) const
{
    return lines == other.lines && findings == other.findings && changing == other.changing
           && same == other.same && leftOut == other.leftOut && following == other.following;
}

Result<BulkPlan> planBulk(const HotelView &view, const BulkRequest &bulkRequest,
                          const BulkWatch &watch)
{
    return Planner(view, bulkRequest, watch).plan();
}

}  // namespace roomrack::desktop
