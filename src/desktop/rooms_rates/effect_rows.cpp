// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/effect_rows.h"

#include "booking/description/description_plan.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

using namespace booking;

namespace {

struct EffectRowsWords {
    Q_DECLARE_TR_FUNCTIONS(DescriptionEffects)
};

QString nightsFrom(Night first, int nights, const QLocale &locale)
{
    if (nights <= 1) return dateText(first, locale);
    return EffectRowsWords::tr("%1 to %2", "first and last night")
        .arg(dateText(first, locale), dateText(first + (nights - 1), locale));
}

QString kindText(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Pool: return EffectRowsWords::tr("Pool");
    case ItemKind::Room: return EffectRowsWords::tr("Room");
    case ItemKind::RoomType: return EffectRowsWords::tr("Room type");
    case ItemKind::RatePlan: return EffectRowsWords::tr("Rate plan");
    case ItemKind::Vat: return EffectRowsWords::tr("VAT");
    case ItemKind::MealPart: return EffectRowsWords::tr("Meal");
    case ItemKind::CityTax: return EffectRowsWords::tr("City tax");
    case ItemKind::Fee: return EffectRowsWords::tr("Fee");
    case ItemKind::Segment: return EffectRowsWords::tr("Market segment");
    }
    return {};
}

QString changeText(quint8 what)
{
    if ((what & ItemAdded) != 0) return EffectRowsWords::tr("Added");
    if ((what & ItemRetired) != 0) return EffectRowsWords::tr("Retired");
    if ((what & ItemBroughtBack) != 0) return EffectRowsWords::tr("Brought back");
    return (what & ItemChanged) != 0 ? EffectRowsWords::tr("Changed")
                                     : EffectRowsWords::tr("Renamed");
}

/// Of the edit of a form, only the pool that a new room type brings: its name may be another one
/// than was typed. The other changes are what the form says.
bool isListed(const ItemChange &change, bool withChanges)
{
    return withChanges || (change.kind == ItemKind::Pool && (change.what & ItemAdded) != 0);
}

QString availableText(int rooms)
{
    return rooms < 0 ? EffectRowsWords::tr("%n room(s) oversold", nullptr, -rooms)
                     : EffectRowsWords::tr("%n room(s) left", nullptr, rooms);
}

class EffectRowList {
public:
    EffectRowList(const HotelView &view, const QLocale &locale) : view_(view), locale_(locale) {}

    void add(const Obstacle &obstacle)
    {
        const bool ofBooking =
            obstacle.why == Obstacle::Why::Booking || obstacle.why == Obstacle::Why::InHouse;
        add(ofBooking ? obstacle.subject : 0, EffectRowsWords::tr("In the way"), Tone::Bad,
            obstacleText(obstacle), nightsFrom(obstacle.first, obstacle.nights, locale_));
    }
    void add(const ShortNight &night)
    {
        const QString name =
            night.roomType ? view_.typeName(night.roomType) : view_.poolName(night.pool);
        add(0, EffectRowsWords::tr("Oversold"), Tone::Warn,
            EffectRowsWords::tr("%1: %n room(s) more sold than there are", nullptr, night.rooms)
                .arg(name),
            dateText(night.night, locale_));
    }
    void add(const AvailabilityChange &change)
    {
        const QString name = view_.typeName(change.roomType);
        add(0, EffectRowsWords::tr("Availability"), Tone::Neutral,
            EffectRowsWords::tr("%1: %2 instead of %3")
                .arg(name.isEmpty() ? EffectRowsWords::tr("New room type") : name,
                     availableText(change.after), availableText(change.before)),
            nightsFrom(change.first, change.nights, locale_));
    }
    void add(RatePlanId derived)
    {
        add(0, EffectRowsWords::tr("Derived plan"), Tone::Neutral,
            EffectRowsWords::tr("%1 stays on sale; its rates derive from a retired plan")
                .arg(view_.rates().planName(derived)),
            {});
    }
    void add(const ItemChange &change)
    {
        add(0, changeText(change.what), Tone::Accent,
            EffectRowsWords::tr("%1: %2", "kind of an item, its name")
                .arg(kindText(change.kind), change.name),
            {});
    }
    std::vector<Row> take() { return std::move(rows_); }

private:
    void add(qint64 key, const QString &kind, Tone tone, const QString &what, const QString &when)
    {
        Row row;
        row.key = key > 0 ? key : --last_;
        row.cells = {{kind, {}, tone}, {what}, {when}};
        rows_.push_back(std::move(row));
    }

    const HotelView &view_;
    const QLocale &locale_;
    std::vector<Row> rows_;
    qint64 last_ = -1;  // no key: -1 is no row
};

}  // namespace

std::vector<Row> effectRows(const DescriptionEffects &effects, const HotelView &view,
                            bool withChanges, const QLocale &locale)
{
    EffectRowList rows(view, locale);
    for (const Obstacle &obstacle : effects.obstacles) rows.add(obstacle);
    for (const ShortNight &night : effects.shortNights) rows.add(night);
    for (const ItemChange &change : effects.changes) {
        if (isListed(change, withChanges)) rows.add(change);
    }
    for (const RatePlanId plan : effects.derived) rows.add(plan);
    for (const AvailabilityChange &change : effects.availability) rows.add(change);
    return rows.take();
}

}  // namespace roomrack::desktop
