// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/cells/grid_values.h"

#include "booking/restriction_fields.h"
#include "desktop/cells/cell_entry.h"
#include "desktop/cells/cell_face.h"
#include "desktop/words/amount_words.h"
#include "desktop/words/restriction_words.h"

#include <QtCore/QRegularExpression>

#include <array>

namespace roomrack::desktop {

namespace {

constexpr std::array kForSale{CellField::ForSale};
constexpr std::array kRate{CellField::Rate};

bool isNothing(const QString &text)
{
    return text == QLatin1String("-") || text == QStringLiteral("–") || text == QStringLiteral("−");
}

Result<std::vector<FieldValue>> readRestrictions(const QString &text)
{
    inventory::Restrictions read;
    static const QRegularExpression spaces(QStringLiteral("[\\s,;]+"));
    const auto words = isNothing(text) ? QStringList() : text.split(spaces, Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (readRestriction(word, read)) continue;
        return fail(
            ErrorCode::Invalid, {},
            ErrorText::tr("“%1” is not a valid restriction; use Stop, CTA, CTD, 2+, ≤7, 2–7, "
                          "or – for none")
                .arg(word));
    }
    std::vector<FieldValue> values;
    for (const RestrictionRow &row : inventory::kRestrictions)
        values.push_back({booking::fieldOf(row), valueOf(read, row)});
    return values;
}

}  // namespace

std::span<const CellField> fieldsOf(GridMode mode, const GridRow &row)
{
    if (row.isPool() || mode == GridMode::Parity) return {};
    if (row.isPlan() && mode != GridMode::Restrictions) return kRate;
    switch (mode) {
    case GridMode::Rates: return kRate;
    case GridMode::Restrictions: return booking::kRestrictionFields;
    case GridMode::Availability:
    case GridMode::Parity: break;
    }
    return kForSale;
}

std::span<const CellField> firstFields(GridMode mode, const std::vector<GridRow> &rows)
{
    for (const GridRow &row : rows) {
        if (const auto fields = fieldsOf(mode, row); !fields.empty()) return fields;
    }
    return {};
}

bool hasFields(GridMode mode, const GridRow &row, std::span<const CellField> fields)
{
    const std::span<const CellField> own = fieldsOf(mode, row);
    return !own.empty() && std::equal(own.begin(), own.end(), fields.begin(), fields.end());
}

std::optional<CellField> typedField(GridMode mode, const GridRow &row)
{
    const std::span<const CellField> fields = fieldsOf(mode, row);
    if (fields.empty()) return std::nullopt;
    return fields.size() == 1 ? fields.front() : kTypedRestriction;
}

std::optional<booking::CellRow> engineRow(const HotelView &view, const GridRow &row,
                                          CellField field)
{
    booking::CellRow result;
    result.field = field;
    if (field == CellField::OutOfOrder) {
        result.pool = view.catalogue().pools[size_t(row.pool)].id;
        return result;
    }
    const bool restricts = booking::restrictionOf(field) != nullptr;
    if (row.isPool() || (row.isPlan() && field != CellField::Rate && !restricts))
        return std::nullopt;
    result.roomType = view.catalogue().roomTypes[size_t(row.type)].id;
    if (restricts) {
        const inventory::RestrictionScope scope = scopeOf(view, row);
        result.plan = scope.plan;
        result.channel = scope.channel;
    }
    if (field != CellField::Rate) return result;
    const int plan = row.isPlan() ? row.plan : view.rates().basePlan();
    if (plan < 0) return std::nullopt;
    result.plan = view.rates().plans()[size_t(plan)].id;
    return result;
}

inventory::RestrictionScope scopeOf(const HotelView &view, const GridRow &row)
{
    return {row.isPlan() ? view.rates().plans()[size_t(row.plan)].id : RatePlanId{}, row.channel};
}

bool isDerived(const HotelView &view, const GridRow &row, CellField field)
{
    if (field != CellField::Rate || row.isPool()) return false;
    const int plan = row.isPlan() ? row.plan : view.rates().basePlan();
    return plan >= 0 && bool(view.rates().plans()[size_t(plan)].parent);
}

CellValue valueOf(const HotelView &view, const GridRow &row, CellField field, Night night)
{
    const inventory::Ledger &ledger = view.ledger();
    if (field == CellField::OutOfOrder) {
        const qint64 rooms = ledger.pool(row.pool, night).outOfOrder;
        return {rooms, rooms > 0};
    }
    if (row.isPool()) return {};
    const inventory::TypeNight &cell = ledger.type(row.type, night);
    if (const RestrictionRow *restriction = booking::restrictionOf(field)) {
        const inventory::RestrictionScope scope = scopeOf(view, row);
        const qint32 value =
            scope.isAll() ? valueOf(cell, *restriction)
                          : valueOf(ledger.scoped().at(row.type, scope, night), *restriction);
        return {value, value > 0};
    }
    if (field != CellField::Rate) return {ledger.forSale(row.type, night), cell.typed >= 0};
    const int plan = row.isPlan() ? row.plan : view.rates().basePlan();
    if (plan < 0) return {};
    return {view.rates().price(row.type, plan, night),
            view.rates().ownPrice(row.type, plan, night) >= 0};
}

qint64 settingOf(const HotelView &view, const GridRow &row, CellField field, Night night)
{
    const CellValue now = valueOf(view, row, field, night);
    const bool canFollow = field == CellField::ForSale || field == CellField::Rate;
    return canFollow && !now.byHand ? kDefaultValue : now.value;
}

FieldLimits limitsOf(CellField field)
{
    if (const RestrictionRow *restriction = booking::restrictionOf(field))
        return {0, restriction->most};
    if (field == CellField::Rate) return {0, 1'000'000'000'000};
    return {0, 9'999};
}

QString spreadsheetText(const HotelView &view, GridMode mode, const GridRow &row, Night night,
                        const QLocale &locale)
{
    const std::span<const CellField> fields = fieldsOf(mode, row);
    const QString nothing = QStringLiteral("–");
    if (fields.empty()) return nothing;
    if (fields.size() > 1) {
        const QString text = cellText(view, mode, row, night);
        return text.isEmpty() ? nothing : text;
    }
    const CellValue now = valueOf(view, row, fields.front(), night);
    if (now.value < 0) return nothing;
    return fields.front() == CellField::Rate
               ? typedAmount(now.value, view.property().currency, locale)
               : QString::number(now.value);
}

Result<std::vector<FieldValue>> readCell(const QString &text, std::span<const CellField> fields,
                                         Currency currency, const QLocale &locale)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty()) return fail(ErrorCode::Invalid, {}, ErrorText::tr("the cell is empty"));
    if (fields.size() > 1) return readRestrictions(typed);
    const CellField field = fields.front();
    if (isNothing(typed)) return std::vector<FieldValue>{{field, kDefaultValue}};
    const auto value = readNumber(typed, field, currency, locale);
    if (!value) return tl::unexpected(value.error());
    return std::vector<FieldValue>{{field, *value}};
}

}  // namespace roomrack::desktop
