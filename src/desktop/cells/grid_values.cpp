// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/cells/grid_values.h"

#include "desktop/cells/cell_entry.h"
#include "desktop/cells/cell_face.h"
#include "desktop/words/amount_words.h"

#include <QtCore/QRegularExpression>

#include <array>

namespace roomrack::desktop {

namespace {

constexpr std::array kForSale{CellField::ForSale};
constexpr std::array kRate{CellField::Rate};
constexpr std::array kRestrictions{CellField::StopSell, CellField::ClosedToArrival,
                                   CellField::ClosedToDeparture, CellField::MinStay,
                                   CellField::MaxStay};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Grid)
};

quint8 flagOf(CellField field)
{
    switch (field) {
    case CellField::StopSell: return inventory::StopSell;
    case CellField::ClosedToArrival: return inventory::ClosedToArrival;
    case CellField::ClosedToDeparture: return inventory::ClosedToDeparture;
    default: return 0;
    }
}

/// "2–7", "2+", "≤7", "<=7": min and max length of stay.
struct StayLimits {
    qint64 least = 0;
    qint64 most = 0;
};
std::optional<StayLimits> stayLimits(const QString &word)
{
    static const QRegularExpression least(QStringLiteral("^([0-9]{1,3})\\+$"));
    static const QRegularExpression most(QStringLiteral("^(?:≤|<=)([0-9]{1,3})$"));
    static const QRegularExpression both(QStringLiteral("^([0-9]{1,3})[–-]([0-9]{1,3})$"));
    if (const auto m = least.match(word); m.hasMatch()) return StayLimits{m.captured(1).toInt(), 0};
    if (const auto m = most.match(word); m.hasMatch()) return StayLimits{0, m.captured(1).toInt()};
    if (const auto m = both.match(word); m.hasMatch()) {
        return StayLimits{m.captured(1).toInt(), m.captured(2).toInt()};
    }
    return std::nullopt;
}

/// Parses one word of a restriction; false if it is unknown.
bool readRestriction(const QString &word, std::vector<FieldValue> &values)
{
    const auto set = [&values](CellField field, qint64 value) {
        for (FieldValue &each : values) {
            if (each.field == field) each.value = value;
        }
    };
    const QString upper = word.toUpper();
    if (upper == QLatin1String("STOP")
        || upper == Words::tr("Stop", "stop-sell, short").toUpper()) {
        set(CellField::StopSell, 1);
    } else if (upper == QLatin1String("CTA")) {
        set(CellField::ClosedToArrival, 1);
    } else if (upper == QLatin1String("CTD")) {
        set(CellField::ClosedToDeparture, 1);
    } else if (upper == QLatin1String("CTA/D")) {
        set(CellField::ClosedToArrival, 1);
        set(CellField::ClosedToDeparture, 1);
    } else if (const auto limits = stayLimits(word)) {
        if (limits->least > 0) set(CellField::MinStay, limits->least);
        if (limits->most > 0) set(CellField::MaxStay, limits->most);
    } else {
        return false;
    }
    return true;
}

bool isNothing(const QString &text)
{
    return text == QLatin1String("-") || text == QStringLiteral("–") || text == QStringLiteral("−");
}

Result<std::vector<FieldValue>> readRestrictions(const QString &text)
{
    std::vector<FieldValue> values;
    for (const CellField field : kRestrictions) values.push_back({field, 0});
    if (isNothing(text)) return values;
    static const QRegularExpression spaces(QStringLiteral("[\\s,;]+"));
    for (const QString &word : text.split(spaces, Qt::SkipEmptyParts)) {
        if (readRestriction(word, values)) continue;
        return fail(
            ErrorCode::Invalid, {},
            ErrorText::tr("“%1” is not a valid restriction; use Stop, CTA, CTD, 2+, ≤7, 2–7, "
                          "or – for none")
                .arg(word));
    }
    return values;
}

}  // namespace

std::span<const CellField> fieldsOf(GridMode mode, const GridRow &row)
{
    if (row.isPool() || mode == GridMode::Parity) return {};
    if (row.isPlan()) return mode == GridMode::Restrictions ? std::span<const CellField>() : kRate;
    switch (mode) {
    case GridMode::Rates: return kRate;
    case GridMode::Restrictions: return kRestrictions;
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
    return fields.size() == 1 ? fields.front() : CellField::MinStay;
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
    if (row.isPool() || (row.isPlan() && field != CellField::Rate)) return std::nullopt;
    result.roomType = view.catalogue().roomTypes[size_t(row.type)].id;
    if (field != CellField::Rate) return result;
    const int plan = row.isPlan() ? row.plan : view.rates().basePlan();
    if (plan < 0) return std::nullopt;
    result.plan = view.rates().plans()[size_t(plan)].id;
    return result;
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
    switch (field) {
    case CellField::ForSale: return {ledger.forSale(row.type, night), cell.typed >= 0};
    case CellField::MinStay: return {cell.minStay, cell.minStay > 0};
    case CellField::MaxStay: return {cell.maxStay, cell.maxStay > 0};
    case CellField::Rate: {
        const int plan = row.isPlan() ? row.plan : view.rates().basePlan();
        if (plan < 0) return {};
        return {view.rates().price(row.type, plan, night),
                view.rates().ownPrice(row.type, plan, night) >= 0};
    }
    default: {
        const bool on = cell.flags & flagOf(field);
        return {on ? 1 : 0, on};
    }
    }
}

qint64 settingOf(const HotelView &view, const GridRow &row, CellField field, Night night)
{
    const CellValue now = valueOf(view, row, field, night);
    const bool canFollow = field == CellField::ForSale || field == CellField::Rate;
    return canFollow && !now.byHand ? kDefaultValue : now.value;
}

FieldLimits limitsOf(CellField field)
{
    switch (field) {
    case CellField::ForSale:
    case CellField::OutOfOrder: return {0, 9'999};
    case CellField::MinStay:
    case CellField::MaxStay: return {0, 999};
    case CellField::Rate: return {0, 1'000'000'000'000};
    default: return {0, 1};
    }
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
