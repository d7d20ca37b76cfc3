// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_form.h"

#include "booking/restriction_fields.h"

#include <algorithm>
#include <array>

namespace roomrack::desktop {

namespace {

struct BulkFormWords {
    Q_DECLARE_TR_FUNCTIONS(Bulk)
};

constexpr int kWeek = 7;

constexpr auto kFields = [] {
    constexpr std::array kFirst{CellField::ForSale, CellField::Rate};
    std::array<CellField, kFirst.size() + booking::kRestrictionFields.size()> fields{};
    const auto rest = std::copy(kFirst.begin(), kFirst.end(), fields.begin());
    std::copy(booking::kRestrictionFields.begin(), booking::kRestrictionFields.end(), rest);
    return fields;
}();
constexpr std::array kNumberActions{BulkAction::Set, BulkAction::Raise, BulkAction::Lower,
                                    BulkAction::Default, BulkAction::Copy};
constexpr std::array kFlagActions{BulkAction::On, BulkAction::Off, BulkAction::Copy};

CellField fieldFor(GridMode mode)
{
    switch (mode) {
    case GridMode::Rates: return CellField::Rate;
    case GridMode::Restrictions: return booking::kRestrictionFields.front();
    case GridMode::Availability:
    case GridMode::Parity: break;
    }
    return CellField::ForSale;
}

void addOnce(std::vector<BulkRow> &rows, const BulkRow &row)
{
    if (std::find(rows.begin(), rows.end(), row) == rows.end()) rows.push_back(row);
}

RatePlanId basePlanId(const HotelView &view)
{
    return view.rates().basePlan() < 0 ? RatePlanId{}
                                       : view.rates().plans()[size_t(view.rates().basePlan())].id;
}

/// Adds the room types of a selected grid row.
void addRows(const HotelView &view, const GridRow &row, CellField field, std::vector<BulkRow> &rows)
{
    const std::vector<int> own{row.type};
    const RatePlanId plan = field != CellField::Rate ? RatePlanId{}
                            : row.isPlan()           ? view.rates().plans()[size_t(row.plan)].id
                                                     : basePlanId(view);
    for (const int type : row.isPool() ? view.typesOf(row.pool) : own)
        addOnce(rows, {view.catalogue().roomTypes[size_t(type)].id, plan});
}

/// The rate plan of which all selected rows are; none: there is no such one.
RatePlanId onlyPlanOf(const HotelView &view, const GridSelection &where)
{
    const std::vector<GridRow> rows = where.rows();
    if (rows.empty() || !rows.front().isPlan()) return {};
    const int plan = rows.front().plan;
    const bool same = std::all_of(rows.begin(), rows.end(),
                                  [plan](const GridRow &row) { return row.plan == plan; });
    return same ? view.rates().plans()[size_t(plan)].id : RatePlanId{};
}

/// The rows of the grid that the form selects; those that no longer exist are skipped.
std::vector<GridRow> gridRowsOf(const HotelView &view, const BulkForm &form)
{
    const bool restricts = booking::restrictionOf(form.field) != nullptr;
    const bool ofPlan = form.field == CellField::Rate || (restricts && form.only.plan);
    std::vector<GridRow> rows;
    for (const BulkRow &row : form.rows) {
        const int type = view.catalogue().typeIndex(row.type);
        const int plan =
            ofPlan ? view.rates().planIndex(restricts ? form.only.plan : row.plan) : -1;
        if (type < 0 || (ofPlan && plan < 0)) continue;
        rows.push_back({view.ledger().poolOf(type), type, false, plan,
                        restricts ? form.only.channel : ChannelId{}});
    }
    return rows;
}

Result<CellEntry> entryOf(const BulkForm &form, Currency currency, const QLocale &locale)
{
    switch (form.action) {
    case BulkAction::On: return CellEntry{CellEntry::Kind::Set, 1};
    case BulkAction::Off: return CellEntry{CellEntry::Kind::Set, 0};
    default: break;
    }
    const QString typed = form.value.trimmed();
    if (typed.isEmpty())
        return fail(ErrorCode::Invalid, QStringLiteral("value"),
                    BulkFormWords::tr("Enter a value."));
    const bool change = typed.startsWith(u'+') || typed.endsWith(u'%');
    if (form.action == BulkAction::Set && change) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("value"),
            BulkFormWords::tr("Enter a plain number. To raise or lower values, select that under "
                              "“Operation”."));
    }
    const QString sign = form.action == BulkAction::Raise   ? QStringLiteral("+")
                         : form.action == BulkAction::Lower ? QStringLiteral("-")
                                                            : QStringLiteral("=");
    const bool percent = form.percent && form.action != BulkAction::Set;
    const QString bare = typed.endsWith(u'%') ? typed.chopped(1) : typed;
    // Uses the grid's parser: "+5" typed in the grid and "raise by 5" here are the same.
    auto entry =
        parseEntry(percent ? sign + bare + u'%' : sign + typed, form.field, currency, locale);
    if (!entry) return fail(ErrorCode::Invalid, QStringLiteral("value"), entry.error().reason);
    return *entry;
}

}  // namespace

bool operator==(const BulkForm &a, const BulkForm &b)
{
    const auto nights = [](const BulkForm &form) {
        std::vector<std::pair<Night, int>> all;
        for (const auto &range : form.ranges) all.emplace_back(range.first, range.nights);
        return all;
    };
    return a.field == b.field && a.action == b.action && a.value == b.value
           && a.percent == b.percent && a.copyFrom == b.copyFrom && a.weekdays == b.weekdays
           && a.rows == b.rows && a.only == b.only && nights(a) == nights(b);
}

std::span<const CellField> bulkFields()
{
    return kFields;
}

std::span<const BulkAction> actionsOf(CellField field)
{
    if (booking::isSwitch(field)) return kFlagActions;
    return kNumberActions;
}

BulkForm formFor(const HotelView &view, GridMode mode, const GridSelection &where)
{
    BulkForm form;
    form.field = fieldFor(mode);
    form.action = actionsOf(form.field).front();
    if (mode == GridMode::Restrictions) form.only.plan = onlyPlanOf(view, where);
    for (const GridBlock &block : where.blocks) {
        for (const GridRow &row : block.rows) addRows(view, row, form.field, form.rows);
        const auto same = [&](const booking::NightRange &r) {
            return r.first == block.first && r.nights == block.nights;
        };
        if (std::none_of(form.ranges.begin(), form.ranges.end(), same))
            form.ranges.push_back({block.first, block.nights});
    }
    if (form.ranges.empty()) form.ranges.push_back({view.property().businessDate, kWeek});
    form.copyFrom = firstNightOf(view, form) - 52 * kWeek;
    return form;
}

std::vector<BulkRow> rowsFor(const HotelView &view, const std::vector<BulkRow> &rows,
                             CellField field)
{
    std::vector<BulkRow> changed;
    for (const BulkRow &row : rows) {
        if (field != CellField::Rate)
            addOnce(changed, {row.type, {}});
        else
            addOnce(changed, {row.type, row.plan ? row.plan : basePlanId(view)});
    }
    return changed;
}

Night firstNightOf(const HotelView &view, const BulkForm &form)
{
    if (form.ranges.empty()) return view.property().businessDate;
    return std::min_element(form.ranges.begin(), form.ranges.end(),
                            [](const auto &a, const auto &b) { return a.first < b.first; })
        ->first;
}

int copyBackOf(const BulkForm &form)
{
    if (form.ranges.empty()) return 0;
    Night first = form.ranges.front().first;
    for (const booking::NightRange &range : form.ranges) first = std::min(first, range.first);
    return weeksBetween(first, form.copyFrom);
}

Result<BulkRequest> requestOfForm(const HotelView &view, const BulkForm &form,
                                  const QLocale &locale)
{
    BulkRequest bulkRequest;
    bulkRequest.field = form.field;
    bulkRequest.ranges = form.ranges;
    bulkRequest.weekdays = form.weekdays;
    if (form.weekdays == 0) {
        return fail(ErrorCode::Invalid, QStringLiteral("nights"),
                    BulkFormWords::tr("Choose at least one day of the week."));
    }
    bulkRequest.rows = gridRowsOf(view, form);
    if (form.action == BulkAction::Default) {
        bulkRequest.how = BulkRequest::How::Default;
        return bulkRequest;
    }
    if (form.action == BulkAction::Copy) {
        bulkRequest.how = BulkRequest::How::Copy;
        bulkRequest.copyBack = copyBackOf(form);
        if (bulkRequest.copyBack != 0) return bulkRequest;
        return fail(
            ErrorCode::Invalid, QStringLiteral("copy"),
            BulkFormWords::tr("The source period is the same as the target period. Choose a start "
                              "date at least four days earlier or later."));
    }
    const auto entry = entryOf(form, view.property().currency, locale);
    if (!entry) return tl::unexpected(entry.error());
    bulkRequest.entry = *entry;
    return bulkRequest;
}

}  // namespace roomrack::desktop
