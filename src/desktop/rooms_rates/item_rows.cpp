// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/item_rows.h"

#include "desktop/theme/style.h"
#include "desktop/words/plan_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/tax_texts.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QHash>

#include <algorithm>

namespace roomrack::desktop {

using booking::ItemKind;

namespace {

struct ItemRowsWords {
    Q_DECLARE_TR_FUNCTIONS(RoomsAndRates)
};

const QString kNone = QStringLiteral("–");

/// Columns of the view of room types; most types have no limits.
constexpr int kTypesPool = 2, kLimits = 5;

/// "3 adults, no children": the limits of a room type besides the number of its guests.
QString limitsText(const inventory::RoomType &type)
{
    QStringList limits;
    if (type.maxAdults) limits << ItemRowsWords::tr("%n adult(s)", nullptr, *type.maxAdults);
    if (type.maxChildren) {
        limits << (*type.maxChildren == 0
                       ? ItemRowsWords::tr("no children")
                       : ItemRowsWords::tr("%n child(ren)", nullptr, *type.maxChildren));
    }
    return limits.isEmpty() ? kNone : limits.join(QStringLiteral(", "));
}

QString cancellationText(const pricing::CancellationTerms &terms)
{
    if (!terms.refundable) return ItemRowsWords::tr("Non-refundable");
    const QString first =
        terms.freeUntilDays == 0
            ? ItemRowsWords::tr("Free until day of arrival")
            : ItemRowsWords::tr("Free until %n day(s) before", nullptr, terms.freeUntilDays);
    const int further = int(terms.further.size());
    return further == 0
               ? first
               : ItemRowsWords::tr("%1, then %n further deadline(s)", nullptr, further).arg(first);
}

class Rows {
public:
    Rows(const HotelView &view, bool withRetired, const QLocale &locale)
        : view_(view), withRetired_(withRetired), locale_(locale),
          today_(view.property().businessDate)
    {
        for (const inventory::Room &room : view.catalogue().rooms) {
            if (room.isInService(today_)) ++rooms_[room.pool];
        }
    }

    void add(const inventory::Pool &pool)
    {
        const auto &types = view_.catalogue().roomTypes;
        const auto sold = std::count_if(types.begin(), types.end(), [&](const auto &type) {
            return type.pool == pool.id && !type.isRetired(today_);
        });
        push(pool.id.value, {},
             {{pool.code}, text(pool.name), number(rooms_.value(pool.id)), number(int(sold))});
    }
    void add(const inventory::Room &room)
    {
        const QString from = room.inServiceFrom ? dateText(*room.inServiceFrom, locale_) : kNone;
        RowCell now = state(room.retiredFrom);
        if (room.inServiceFrom && *room.inServiceFrom > today_ && !isRetired(room.retiredFrom))
            now = {ItemRowsWords::tr("From %1").arg(from), {}, Tone::Accent};
        push(room.id.value, room.retiredFrom,
             {text(room.number),
              text(view_.poolName(room.pool)),
              {from},
              {room.retiredFrom ? dateText(*room.retiredFrom, locale_) : kNone},
              now});
    }
    void add(const inventory::RoomType &type)
    {
        push(type.id.value, type.retiredFrom,
             {{type.code},
              text(type.name),
              text(view_.poolName(type.pool)),
              number(rooms_.value(type.pool)),
              {guestsText(type)},
              text(limitsText(type)),
              number(type.cap),
              state(type.retiredFrom)});
    }
    void add(const pricing::RatePlan &plan)
    {
        const QString parent = view_.rates().planName(plan.parent);
        push(plan.id.value, plan.retiredFrom,
             {{plan.code},
              text(plan.name),
              text(parent.isEmpty() ? kNone : parent),
              text(adjustmentText(plan)),
              text(mealText(plan.meal)),
              text(cancellationText(plan.terms)),
              text(prepaymentText(plan)),
              state(plan.retiredFrom)});
    }
    void add(const inventory::MarketSegment &segment)
    {
        QStringList channels, plans;
        for (const ChannelId id : segment.channels) {
            if (const inventory::Channel *channel = view_.catalogue().channel(id))
                channels << channelTitle(*channel);
        }
        for (const pricing::RatePlan &plan : view_.rates().plans()) {
            if (plan.segment == segment.id && !plan.retiredFrom) plans << plan.name;
        }
        const auto listed = [](const QStringList &names) {
            return text(names.isEmpty() ? kNone : names.join(QStringLiteral(", ")));
        };
        push(segment.id.value, segment.retiredFrom,
             {{segment.code},
              text(segment.name),
              listed(channels),
              listed(plans),
              state(segment.retiredFrom)});
    }
    void addTaxes(const pricing::TaxRules &taxes)
    {
        for (const auto &vat : taxes.vats) addTax(vat, ItemRowsWords::tr("VAT"));
        for (const auto &part : taxes.mealParts) addTax(part, ItemRowsWords::tr("Meal"));
        for (const auto &tax : taxes.cityTaxes) addTax(tax, ItemRowsWords::tr("City tax"));
        for (const auto &fee : taxes.fees) addTax(fee, ItemRowsWords::tr("Fee"));
    }
    std::vector<Row> take() { return std::move(all_); }

private:
    template <typename Tax>
    void addTax(const Tax &tax, const QString &kind)
    {
        QString included = ItemRowsWords::tr("Part of the price");
        if constexpr (requires { tax.isIncluded; }) {
            included = tax.isIncluded ? ItemRowsWords::tr("Included")
                                      : ItemRowsWords::tr("On top of the price");
        }
        if constexpr (requires { tax.isMandatory; }) {
            if (!tax.isMandatory) included = ItemRowsWords::tr("On request");
        }
        push(tax.id.value, tax.retiredFrom,
             {{tax.name, style::tip(tax.name)},
              {kind},
              text(valuesText(tax, view_.property().currency, locale_)),
              {included},
              state(tax.retiredFrom)});
    }
    static RowCell text(const QString &text) { return {text, style::tip(text)}; }
    RowCell number(int number) const { return {locale_.toString(number)}; }
    /// "2", or "2–4" if more than the standard guests fit in.
    QString guestsText(const inventory::RoomType &type) const
    {
        const QString standard = locale_.toString(type.standardGuests);
        if (type.maxGuests == type.standardGuests) return standard;
        return standard + u'–' + locale_.toString(type.maxGuests);
    }
    bool isRetired(const std::optional<Night> &from) const { return from && *from <= today_; }
    RowCell state(const std::optional<Night> &retired) const
    {
        if (!retired) return {ItemRowsWords::tr("In use"), {}, Tone::Good};
        const QString date = dateText(*retired, locale_);
        return isRetired(retired)
                   ? RowCell{ItemRowsWords::tr("Retired %1").arg(date), {}, Tone::Neutral}
                   : RowCell{ItemRowsWords::tr("Until %1").arg(date), {}, Tone::Warn};
    }
    QString adjustmentText(const pricing::RatePlan &plan) const
    {
        if (!plan.parent) return kNone;
        QStringList parts;
        const auto sign = [](qint64 value) { return value > 0 ? QStringLiteral("+") : QString(); };
        if (plan.percentBasisPoints != 0 || plan.amount == 0) {
            parts << ItemRowsWords::tr("%1 %", "a percentage")
                         .arg(sign(plan.percentBasisPoints)
                              + locale_.toString(plan.percentBasisPoints / 100.0, 'f',
                                                 plan.percentBasisPoints % 100 == 0 ? 0 : 2));
        }
        if (plan.amount != 0)
            parts << sign(plan.amount) + amountText(view_.catalogue(), plan.amount, locale_);
        return parts.join(QStringLiteral(", "));
    }
    void push(qint64 key, const std::optional<Night> &retired, std::vector<RowCell> cells)
    {
        if (isRetired(retired) && !withRetired_) return;
        Row row;
        row.key = key;
        row.cells = std::move(cells);
        row.quiet = isRetired(retired);
        all_.push_back(std::move(row));
    }

    const HotelView &view_;
    const bool withRetired_;
    const QLocale &locale_;
    const Night today_;
    QHash<PoolId, int> rooms_;
    std::vector<Row> all_;
};

}  // namespace

std::vector<RowColumn> itemColumns(ItemKind kind)
{
    const RowColumn code{ItemRowsWords::tr("Code")}, name{ItemRowsWords::tr("Name")},
        pool{ItemRowsWords::tr("Pool")}, state{ItemRowsWords::tr("State")},
        rooms{ItemRowsWords::tr("Rooms"), {}, true};
    switch (kind) {
    case ItemKind::Pool: return {code, name, rooms, {ItemRowsWords::tr("Room types"), {}, true}};
    case ItemKind::Room:
        return {{ItemRowsWords::tr("Room")},
                pool,
                {ItemRowsWords::tr("In service from")},
                {ItemRowsWords::tr("Retired from")},
                state};
    case ItemKind::RoomType:
        return {code,
                name,
                pool,
                rooms,
                {ItemRowsWords::tr("Guests"),
                 ItemRowsWords::tr("Standard guests, and the maximum if it is higher"), true},
                {ItemRowsWords::tr("At most"),
                 ItemRowsWords::tr("Maximum adults and children among the guests")},
                {ItemRowsWords::tr("Rooms to sell"),
                 ItemRowsWords::tr("Rooms of this type sold on a night where nothing else is set"),
                 true},
                state};
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee:
        return {name,
                {ItemRowsWords::tr("Kind")},
                {ItemRowsWords::tr("Rate or amount")},
                {ItemRowsWords::tr("In the price")},
                state};
    case ItemKind::Segment:
        return {code,
                name,
                {ItemRowsWords::tr("Channels and sources"),
                 ItemRowsWords::tr("Their bookings belong to the segment unless the rate plan has "
                                   "another one")},
                {ItemRowsWords::tr("Rate plans")},
                state};
    case ItemKind::RatePlan: break;
    }
    return {code,
            name,
            {ItemRowsWords::tr("Derived from")},
            {ItemRowsWords::tr("Adjustment")},
            {ItemRowsWords::tr("Meals")},
            {ItemRowsWords::tr("Cancellation policy")},
            {ItemRowsWords::tr("Payment")},
            state};
}

RowsTable::Shape itemShape(ItemKind kind)
{
    RowsTable::Shape shape;
    shape.strong = {0};
    switch (kind) {
    case ItemKind::Pool:
        shape.stretch = 1;
        shape.widths = {120, 240, 100, 120};
        break;
    case ItemKind::Room:
        shape.stretch = 1;
        shape.badge = 4;
        shape.widths = {140, 240, 150, 150, 170};
        shape.several = true;
        break;
    case ItemKind::RoomType:
        shape.stretch = 1;
        shape.badge = 7;
        shape.widths = {100, 220, 160, 80, 80, 170, 120, 170};
        // The numbers stay: the pool is mostly named like the type, and the name can be elided.
        shape.spare = {kTypesPool, kLimits};
        break;
    case ItemKind::RatePlan:
        shape.stretch = 1;
        shape.badge = 7;
        shape.widths = {100, 200, 140, 120, 150, 190, 130, 170};
        shape.spare = {4, 2};
        break;
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee:
        shape.stretch = 2;
        shape.badge = 4;
        shape.widths = {200, 120, 260, 160, 170};
        shape.spare = {3, 1};
        break;
    case ItemKind::Segment:
        shape.stretch = 1;
        shape.badge = 4;
        shape.widths = {100, 220, 260, 220, 170};
        shape.spare = {3, 2};
        break;
    }
    return shape;
}

void hideUseless(RowsTable &table, ItemKind kind)
{
    if (kind != ItemKind::RoomType) return;
    const auto &rows = table.rows().rows();
    const bool useless = std::all_of(rows.begin(), rows.end(), [](const Row &row) {
        return row.cells[size_t(kLimits)].text == kNone;
    });
    table.setColumnUseless(kLimits, useless);
}

std::vector<Row> itemRows(const HotelView &view, ItemKind kind, bool withRetired,
                          const QLocale &locale)
{
    Rows rows(view, withRetired, locale);
    const inventory::Catalogue &all = view.catalogue();
    switch (kind) {
    case ItemKind::Pool:
        for (const auto &pool : all.pools) rows.add(pool);
        break;
    case ItemKind::Room:
        for (const auto &room : all.rooms) rows.add(room);
        break;
    case ItemKind::RoomType:
        for (const auto &type : all.roomTypes) rows.add(type);
        break;
    case ItemKind::RatePlan:
        for (const auto &plan : view.rates().plans()) rows.add(plan);
        break;
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee: rows.addTaxes(view.rates().taxes()); break;
    case ItemKind::Segment:
        for (const auto &segment : all.segments) rows.add(segment);
        break;
    }
    return rows.take();
}

}  // namespace roomrack::desktop
