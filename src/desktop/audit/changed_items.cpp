// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/changed_items.h"

#include "booking/description/item_record.h"
#include "desktop/words/plan_words.h"
#include "desktop/words/segment_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/tax_texts.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>

namespace roomrack::desktop {

namespace {

struct ItemChangeWords {
    Q_DECLARE_TR_FUNCTIONS(ChangedItems)
};

struct ItemValue {
    QString name, text;
};

const QString kComma = QStringLiteral(", ");

QString yesOrNo(bool yes)
{
    return yes ? ItemChangeWords::tr("yes") : ItemChangeWords::tr("no");
}

/// Empty: no fee.
QString cancellationFeeText(int percent, int nights)
{
    QStringList parts;
    if (percent > 0) parts << ItemChangeWords::tr("%1 %", "a fee").arg(percent);
    if (nights > 0) parts << ItemChangeWords::tr("%n night(s)", "a fee", nights);
    return parts.isEmpty() ? ItemChangeWords::tr("no fee")
                           : parts.join(ItemChangeWords::tr(" or ", "the larger of two fees"));
}

QString deadlineText(int days, int minute)
{
    const QString time = QTime(0, 0).addSecs(minute * 60).toString(QStringLiteral("HH:mm"));
    return (days == 0 ? ItemChangeWords::tr("%1 on the day of arrival", "a time")
                      : ItemChangeWords::tr("%1, %n day(s) before arrival", "a time", days))
        .arg(time);
}

QString feeStepsText(const pricing::CancellationTerms &terms)
{
    if (!terms.refundable) return ItemChangeWords::tr("non-refundable");
    QStringList steps{ItemChangeWords::tr("free until %1, then %2", "a deadline, a fee")
                          .arg(deadlineText(terms.freeUntilDays, terms.freeUntilMinute),
                               cancellationFeeText(terms.feePercent, terms.feeNights))};
    for (const pricing::CancellationStep &step : terms.further)
        steps << ItemChangeWords::tr("from %1: %2", "a deadline, a fee")
                     .arg(deadlineText(step.fromDays, step.fromMinute),
                          cancellationFeeText(step.fee.percent, step.fee.nights));
    return steps.join(QStringLiteral("; "));
}

QString noShowText(const pricing::CancellationTerms &terms)
{
    return terms.noShow ? cancellationFeeText(terms.noShow->percent, terms.noShow->nights)
                        : ItemChangeWords::tr("as a cancellation");
}

QString guaranteeText(pricing::Guarantee guarantee)
{
    switch (guarantee) {
    case pricing::Guarantee::None: break;
    case pricing::Guarantee::Card: return ItemChangeWords::tr("card");
    case pricing::Guarantee::Company: return ItemChangeWords::tr("company");
    }
    return ItemChangeWords::tr("none", "guarantee");
}

QString roundingText(pricing::PriceRounding rounding)
{
    using pricing::PriceRounding;
    switch (rounding) {
    case PriceRounding::None: break;
    case PriceRounding::ToOne: return QStringLiteral("1");
    case PriceRounding::ToFive: return QStringLiteral("5");
    case PriceRounding::ToTen: return QStringLiteral("10");
    case PriceRounding::Ending90: return ItemChangeWords::tr("ending in .90");
    case PriceRounding::Ending99: return ItemChangeWords::tr("ending in .99");
    }
    return ItemChangeWords::tr("none", "rounding");
}

/// The values of an item in the order of its form. Names of other items are those of today.
class ItemValues {
public:
    ItemValues(const HotelView &view, const QLocale &locale) : view_(view), locale_(locale) {}

    void list(const inventory::Pool &pool) { coded(pool); }
    void list(const inventory::Room &room)
    {
        add(ItemChangeWords::tr("Room number"), room.number);
        add(ItemChangeWords::tr("Pool"), view_.poolName(room.pool));
        add(ItemChangeWords::tr("In service from"), date(room.inServiceFrom));
        add(ItemChangeWords::tr("Retired from"), date(room.retiredFrom));
    }
    void list(const inventory::RoomType &type)
    {
        coded(type);
        add(ItemChangeWords::tr("Pool"), view_.poolName(type.pool));
        add(ItemChangeWords::tr("Rooms to sell"), locale_.toString(type.cap));
        add(ItemChangeWords::tr("Standard guests"), locale_.toString(type.standardGuests));
        add(ItemChangeWords::tr("Max guests"), locale_.toString(type.maxGuests));
        add(ItemChangeWords::tr("Max adults"), number(type.maxAdults));
        add(ItemChangeWords::tr("Max children"), number(type.maxChildren));
        ended(type);
    }
    void list(const pricing::RatePlan &plan);
    void list(const pricing::Vat &vat)
    {
        taxed(vat);
        add(ItemChangeWords::tr("For rooms"), yesOrNo(vat.isForRooms));
        ended(vat);
    }
    void list(const pricing::MealPart &part);
    void list(const pricing::CityTax &tax);
    void list(const pricing::Fee &fee);
    void list(const inventory::MarketSegment &segment)
    {
        coded(segment);
        add(ItemChangeWords::tr("Channels and sources"), channels(segment.channels));
        ended(segment);
    }
    const std::vector<ItemValue> &values() const { return values_; }

private:
    void add(const QString &name, const QString &text) { values_.push_back({name, text}); }
    template <typename Item>
    void coded(const Item &item)
    {
        add(ItemChangeWords::tr("Code"), item.code);
        add(ItemChangeWords::tr("Name"), item.name);
        if constexpr (!requires { item.retiredFrom; })
            add(ItemChangeWords::tr("Position"), locale_.toString(item.position));
    }
    template <typename Tax>
    void taxed(const Tax &tax)
    {
        add(ItemChangeWords::tr("Name"), tax.name);
        add(ItemChangeWords::tr("Rate or amount"),
            valuesText(tax, view_.property().currency, locale_));
        if constexpr (requires { tax.isIncluded; })
            add(ItemChangeWords::tr("Included in the price"), yesOrNo(tax.isIncluded));
        if constexpr (requires { tax.ages; })
            add(ItemChangeWords::tr("Age bands"), agesText(tax.ages, locale_));
        if constexpr (requires { tax.vat; }) add(ItemChangeWords::tr("VAT"), vatName(tax.vat));
    }
    template <typename Item>
    void ended(const Item &item)
    {
        add(ItemChangeWords::tr("Position"), locale_.toString(item.position));
        add(ItemChangeWords::tr("Retired from"), date(item.retiredFrom));
    }
    void listConditions(const pricing::PlanConditions &c);
    QString date(const std::optional<Night> &night) const
    {
        return night ? dateText(*night, locale_) : QString();
    }
    QString dates(const std::optional<Night> &from, const std::optional<Night> &to) const
    {
        if (!from && !to) return {};
        return date(from) + QStringLiteral(" – ") + date(to);
    }
    QString number(const std::optional<int> &n) const
    {
        return n ? locale_.toString(*n) : QString();
    }
    QString positive(int n) const { return n > 0 ? locale_.toString(n) : QString(); }
    QString channels(const std::vector<ChannelId> &ids) const
    {
        QStringList names;
        for (const ChannelId id : ids) names << channelName(view_.catalogue(), id);
        return names.join(kComma);
    }
    QString sellers(const pricing::PlanConditions &c) const;
    QString weekdays(quint8 days) const;
    QString vatName(pricing::VatId id) const;
    QString derivedText(const pricing::RatePlan &plan) const;

    const HotelView &view_;
    const QLocale &locale_;
    std::vector<ItemValue> values_;
};

QString ItemValues::vatName(pricing::VatId id) const
{
    const auto &vats = view_.rates().taxes().vats;
    const auto at = std::find_if(vats.begin(), vats.end(),
                                 [id](const pricing::Vat &vat) { return vat.id == id; });
    return at == vats.end() ? QString() : at->name;
}

/// "BAR, -10 %".
QString ItemValues::derivedText(const pricing::RatePlan &plan) const
{
    if (!plan.parent) return {};
    QStringList parts{view_.rates().planName(plan.parent)};
    const auto sign = [](qint64 value) { return value > 0 ? QStringLiteral("+") : QString(); };
    if (plan.percentBasisPoints != 0)
        parts << ItemChangeWords::tr("%1 %", "an adjustment")
                     .arg(sign(plan.percentBasisPoints)
                          + locale_.toString(plan.percentBasisPoints / 100.0, 'f', 2));
    if (plan.amount != 0)
        parts << sign(plan.amount) + amountText(view_.catalogue(), plan.amount, locale_);
    return parts.join(kComma);
}

QString ItemValues::weekdays(quint8 days) const
{
    if (days == pricing::kAllWeekdays) return {};
    QStringList names;
    for (int day = 1; day <= 7; ++day)
        if ((days >> (day - 1)) & 1) names << locale_.dayName(day, QLocale::ShortFormat);
    return names.join(kComma);
}

QString ItemValues::sellers(const pricing::PlanConditions &c) const
{
    QStringList names;
    for (const inventory::Channel &channel : view_.catalogue().channels) {
        const bool byKind = (c.channelKinds >> int(channel.kind)) & 1;
        const bool byName =
            std::find(c.channels.begin(), c.channels.end(), channel.id) != c.channels.end();
        if (byKind || byName) names << channelName(view_.catalogue(), channel.id);
    }
    return names.join(kComma);
}

void ItemValues::listConditions(const pricing::PlanConditions &c)
{
    add(ItemChangeWords::tr("Dates of stay"), dates(c.stayFrom, c.stayTo));
    add(ItemChangeWords::tr("Dates of sale"), dates(c.saleFrom, c.saleTo));
    add(ItemChangeWords::tr("Min LOS"), positive(c.minNights));
    add(ItemChangeWords::tr("Max LOS"), positive(c.maxNights));
    add(ItemChangeWords::tr("Min days ahead"), positive(c.minDaysAhead));
    add(ItemChangeWords::tr("Max days ahead"),
        c.maxDaysAhead == pricing::kAnyDaysAhead ? QString() : locale_.toString(c.maxDaysAhead));
    add(ItemChangeWords::tr("Arrival weekdays"), weekdays(c.arrivalWeekdays));
    add(ItemChangeWords::tr("Sold by"), sellers(c));
    add(ItemChangeWords::tr("Promotion code"), c.code);
    add(ItemChangeWords::tr("Rounding"), roundingText(c.rounding));
}

void ItemValues::list(const pricing::RatePlan &plan)
{
    coded(plan);
    add(ItemChangeWords::tr("Derived from"), derivedText(plan));
    add(ItemChangeWords::tr("Meals"), mealText(plan.meal));
    add(ItemChangeWords::tr("Payment"), prepaymentText(plan));
    add(ItemChangeWords::tr("Guarantee"), guaranteeText(plan.guarantee));
    add(ItemChangeWords::tr("Cancellation policy"), feeStepsText(plan.terms));
    add(ItemChangeWords::tr("No-show fee"), noShowText(plan.terms));
    add(ItemChangeWords::tr("Market segment"), segmentName(view_.catalogue(), plan.segment));
    listConditions(plan.conditions);
    ended(plan);
}

void ItemValues::list(const pricing::MealPart &part)
{
    taxed(part);
    QStringList meals;
    for (int meal = 0; meal <= int(lastOf(pricing::MealPlan{})); ++meal)
        if ((part.mealPlans >> meal) & 1) meals << mealText(pricing::MealPlan(meal));
    add(ItemChangeWords::tr("Meals"), meals.join(kComma));
    ended(part);
}

void ItemValues::list(const pricing::CityTax &tax)
{
    taxed(tax);
    QStringList seasons, collect;
    for (const pricing::CityTaxTariff &tariff : tax.tariffs) {
        for (const pricing::Season &season : tariff.seasons)
            seasons << QStringLiteral("%1-%2 – %3-%4: %5")
                           .arg(season.from / 100, 2, 10, QLatin1Char('0'))
                           .arg(season.from % 100, 2, 10, QLatin1Char('0'))
                           .arg(season.to / 100, 2, 10, QLatin1Char('0'))
                           .arg(season.to % 100, 2, 10, QLatin1Char('0'))
                           .arg(valuesText({{tariff.from, season.value}},
                                           {tax.basis == pricing::CityTaxBasis::NetRoomPrice,
                                            view_.property().currency},
                                           locale_));
        if (!tariff.channels.empty()) collect << channels(tariff.channels);
    }
    add(ItemChangeWords::tr("Seasons"), seasons.join(kComma));
    add(ItemChangeWords::tr("Collected by"), collect.join(QStringLiteral("; ")));
    add(ItemChangeWords::tr("Taxed nights"), positive(tax.mostNights));
    add(ItemChangeWords::tr("Exemptions"),
        QStringList(tax.exemptions.begin(), tax.exemptions.end()).join(kComma));
    ended(tax);
}

void ItemValues::list(const pricing::Fee &fee)
{
    taxed(fee);
    add(ItemChangeWords::tr("On request"), yesOrNo(!fee.isMandatory));
    add(ItemChangeWords::tr("Collected by"), channels(fee.channels));
    ended(fee);
}

std::vector<ChangedSetting> compared(const std::vector<ItemValue> &before,
                                     const std::vector<ItemValue> &after)
{
    std::vector<ChangedSetting> changed;
    const auto shown = [](const QString &text) {
        return text.isEmpty() ? ItemChangeWords::tr("not set") : text;
    };
    for (size_t i = 0; i < after.size(); ++i) {
        const QString was = before.empty() ? QString() : before[i].text;
        if (was == after[i].text) continue;
        changed.push_back(
            {after[i].name, before.empty() ? QString() : shown(was), shown(after[i].text)});
    }
    return changed;
}

}  // namespace

std::vector<ChangedSetting> changedItem(const HotelView &view, const booking::Record &record,
                                        const booking::StepContent &step, const QLocale &locale)
{
    std::vector<ChangedSetting> changed;
    booking::eachKind(step.itemsBefore, step.itemsAfter,
                      [&](const auto &before, const auto &after) {
                          using Item = typename std::decay_t<decltype(after)>::value_type;
                          if (record.kind != booking::recordKindOf(booking::kindOf(Item{}))) return;
                          ItemValues was(view, locale), is(view, locale);
                          const auto mine = [&record](const Item &item) {
                              return item.id.value == record.subject;
                          };
                          const auto old = std::find_if(before.begin(), before.end(), mine);
                          const auto now = std::find_if(after.begin(), after.end(), mine);
                          if (now == after.end()) return;
                          is.list(*now);
                          if (old != before.end()) was.list(*old);
                          changed = compared(was.values(), is.values());
                      });
    return changed;
}

}  // namespace roomrack::desktop
