// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error_values.h"
#include "pricing/rates.h"
#include "pricing/tax_amounts.h"
#include "pricing/validate_ages.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <limits>
#include <utility>

namespace roomrack::pricing {

namespace {

/// An item while it is checked: errors begin with its name.
struct CheckedItem {
    const char *field;
    QString name;
};

tl::unexpected<Error> invalidItem(const CheckedItem &item, const QString &reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(item.field), reason.arg(item.name));
}

/// What the values of an item are.
enum class ValueKind { Rate, Amount };

Result<void> checkValue(const CheckedItem &item, ValueKind kind, qint64 value, Currency currency)
{
    if (kind == ValueKind::Rate) {
        if (value >= 0 && value <= kWholeShare) return {};
        return invalidItem(item, ErrorText::tr("the rate of %1 must be between 0 and 100 %"));
    }
    const Money most{kMostTax * currency.scale(), currency};
    if (value >= 0 && value <= most.minor) return {};
    return fail(ErrorCode::Invalid, QString::fromLatin1(item.field),
                ErrorText::tr("the amount of %1 must be between %2 and %3")
                    .arg(item.name, errorAmount({0, currency}), errorAmount(most)));
}

template <typename Dated>
Result<void> checkDated(const CheckedItem &item, const std::vector<Dated> &values)
{
    if (values.empty()) return invalidItem(item, ErrorText::tr("%1 has no rate or amount"));
    for (size_t i = 1; i < values.size(); ++i) {
        const auto &before = values[i - 1].from, &now = values[i].from;
        if (!now) {
            return invalidItem(item, ErrorText::tr("%1: each value after the first must have a "
                                                   "date from which it applies"));
        }
        if (before && *now <= *before) {
            return fail(ErrorCode::Invalid, QString::fromLatin1(item.field),
                        ErrorText::tr("%1: the date %2 must be after the one before it (%3)")
                            .arg(item.name, errorDate(*now), errorDate(*before)));
        }
    }
    return {};
}

Result<void> checkValues(const CheckedItem &item, ValueKind kind,
                         const std::vector<DatedValue> &values, Currency currency)
{
    if (auto ok = checkDated(item, values); !ok) return ok;
    for (const DatedValue &each : values)
        if (auto ok = checkValue(item, kind, each.value, currency); !ok) return ok;
    return {};
}

std::optional<Night> firstNightOf(const Vat &vat)
{
    return vat.rates.empty() ? std::nullopt : vat.rates.front().from;
}
std::optional<Night> firstNightOf(const MealPart &part)
{
    return part.values.empty() ? std::nullopt : part.values.front().from;
}
std::optional<Night> firstNightOf(const CityTax &tax)
{
    return tax.tariffs.empty() ? std::nullopt : tax.tariffs.front().from;
}
std::optional<Night> firstNightOf(const Fee &fee)
{
    return fee.amounts.empty() ? std::nullopt : fee.amounts.front().from;
}

/// Whether an item is retired before another one, or itself, has its first value.
template <typename Item>
bool endsBefore(const Item &item, const Item &other)
{
    const auto first = firstNightOf(other);
    return item.retiredFrom && first && *item.retiredFrom <= *first;
}

/// Both apply on a night.
template <typename Item>
bool isWith(const Item &a, const Item &b)
{
    return !endsBefore(a, b) && !endsBefore(b, a) && !endsBefore(a, a) && !endsBefore(b, b);
}

/// The one that is retired first.
template <typename Item>
const Item &firstRetired(const Item &a, const Item &b)
{
    const bool isFirst = a.retiredFrom && (!b.retiredFrom || *a.retiredFrom <= *b.retiredFrom);
    return isFirst ? a : b;
}

template <typename Item>
tl::unexpected<Error> usedTwice(const CheckedItem &item, const Item &a, const Item &b)
{
    const auto until = firstRetired(a, b).retiredFrom;
    if (!until) return invalidItem(item, ErrorText::tr("\"%1\" is used more than once"));
    return fail(ErrorCode::Invalid, QString::fromLatin1(item.field),
                ErrorText::tr("\"%1\" is in use until it is retired from %2; the first value of "
                              "another one must have this date or a later one")
                    .arg(item.name, errorDate(*until)));
}

template <typename Item>
Result<void> checkNames(const std::vector<Item> &items, const char *field)
{
    if (items.size() > size_t(kMostTaxItems)) {
        return fail(ErrorCode::Invalid, QString::fromLatin1(field),
                    ErrorText::tr("there can be at most %1 of this kind, with those that are "
                                  "retired")
                        .arg(kMostTaxItems));
    }
    QHash<QString, std::vector<const Item *>> named;
    QSet<qint64> ids;
    for (const Item &item : items) {
        const QString name = item.name.trimmed();
        const CheckedItem checked{field, name};
        if (name.isEmpty())
            return fail(ErrorCode::Invalid, QString::fromLatin1(field),
                        ErrorText::tr("must have a name"));
        std::vector<const Item *> &same = named[name.toCaseFolded()];
        for (const Item *other : same)
            if (isWith(item, *other)) return usedTwice(checked, item, *other);
        if (item.id && ids.contains(item.id.value))
            return invalidItem(checked, ErrorText::tr("\"%1\" has the ID of another one"));
        same.push_back(&item);
        ids.insert(item.id.value);
    }
    return {};
}

tl::unexpected<Error> twoForRooms(const Vat &a, const Vat &b)
{
    const Vat &first = firstRetired(a, b), &second = &first == &a ? b : a;
    const QString field = QStringLiteral("VAT");
    if (!first.retiredFrom) {
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("rooms have one VAT, not both %1 and %2").arg(b.name, a.name));
    }
    return fail(ErrorCode::Invalid, field,
                ErrorText::tr("rooms have the VAT %1 until it is retired from %2; the first rate "
                              "of %3 must have this date or a later one")
                    .arg(first.name, errorDate(*first.retiredFrom), second.name));
}

Result<void> checkVats(const TaxRules &rules, Currency currency)
{
    if (auto ok = checkNames(rules.vats, "VAT"); !ok) return ok;
    std::vector<const Vat *> ofRooms;
    for (const Vat &vat : rules.vats) {
        const CheckedItem item{"VAT", vat.name};
        if (auto ok = checkValues(item, ValueKind::Rate, vat.rates, currency); !ok) return ok;
        if (!vat.isForRooms) continue;
        for (const Vat *other : ofRooms)
            if (isWith(vat, *other)) return twoForRooms(vat, *other);
        ofRooms.push_back(&vat);
    }
    return {};
}

/// A VAT that is retired before the item would silently not be due for it.
template <typename Item>
Result<void> checkVatOf(const Item &item, const TaxRules &rules)
{
    if (!item.vat) return {};
    const Vat *vat = vatWith(rules, item.vat);
    if (!vat) {
        return fail(ErrorCode::NotFound, QStringLiteral("VAT"),
                    ErrorText::tr("%1 has a VAT that does not exist").arg(item.name));
    }
    if (!vat->retiredFrom || (item.retiredFrom && *item.retiredFrom <= *vat->retiredFrom))
        return {};
    return fail(ErrorCode::WrongState, QStringLiteral("VAT"),
                ErrorText::tr("%1 cannot be retired from %2, because %3 has this VAT; give it "
                              "another one first")
                    .arg(vat->name, errorDate(*vat->retiredFrom), item.name));
}

Result<void> checkAgesOf(const CheckedItem &item, const std::vector<AgeBand> &ages, bool mayHave)
{
    if (ages.empty()) return {};
    if (!mayHave) {
        return fail(ErrorCode::Invalid, QStringLiteral("age bands"),
                    ErrorText::tr("%1 is not an amount for a person and must have no age bands")
                        .arg(item.name));
    }
    return validateAges(ages, item.name);
}

/// From this night on the part is another share of the price.
struct ShareChange {
    Night night;
    qint64 by;
    const MealPart *part;
};

std::vector<ShareChange> shareChanges(const TaxRules &rules, int plan)
{
    const Night always(std::numeric_limits<qint32>::min());
    std::vector<ShareChange> changes;
    for (const MealPart &part : rules.mealParts) {
        if (part.basis != MealBasis::ShareOfPrice || ((part.mealPlans >> plan) & 1) == 0) continue;
        qint64 share = 0;
        for (const DatedValue &each : part.values) {
            const Night from = each.from.value_or(always);
            if (part.retiredFrom && from >= *part.retiredFrom) break;
            changes.push_back({from, each.value - std::exchange(share, each.value), &part});
        }
        if (part.retiredFrom) changes.push_back({*part.retiredFrom, -share, &part});
    }
    // Of one night the decreases are first.
    std::sort(changes.begin(), changes.end(), [](const ShareChange &a, const ShareChange &b) {
        return std::tie(a.night, a.by) < std::tie(b.night, b.by);
    });
    return changes;
}

/// On each night the parts of a meal plan's price are at most all of it.
Result<void> checkShares(const TaxRules &rules)
{
    for (int plan = 0; plan <= int(lastOf(MealPlan{})); ++plan) {
        qint64 sum = 0;
        for (const ShareChange &change : shareChanges(rules, plan)) {
            sum += change.by;
            if (sum <= kWholeShare) continue;
            return invalidItem(
                {"meal part", change.part->name},
                ErrorText::tr("%1: the meal parts of one price must not exceed 100 % together"));
        }
    }
    return {};
}

Result<void> checkMealParts(const TaxRules &rules, Currency currency)
{
    if (auto ok = checkNames(rules.mealParts, "meal part"); !ok) return ok;
    for (const MealPart &part : rules.mealParts) {
        const CheckedItem item{"meal part", part.name};
        const bool isShare = part.basis == MealBasis::ShareOfPrice;
        if (part.mealPlans == 0 || (part.mealPlans >> (int(lastOf(MealPlan{})) + 1)) != 0)
            return invalidItem(item, ErrorText::tr("%1: at least one meal plan must be selected"));
        const ValueKind kind = isShare ? ValueKind::Rate : ValueKind::Amount;
        if (auto ok = checkValues(item, kind, part.values, currency); !ok) return ok;
        if (auto ok = checkAgesOf(item, part.ages, !isShare); !ok) return ok;
        if (auto ok = checkVatOf(part, rules); !ok) return ok;
    }
    return checkShares(rules);
}

Result<void> checkIncluded(const CheckedItem &item, bool isIncluded,
                           const std::vector<ChannelId> &channels)
{
    for (const ChannelId channel : channels) {
        if (channel.value <= 0) {
            return fail(ErrorCode::Invalid, QStringLiteral("channel"),
                        ErrorText::tr("%1: a channel has no ID").arg(item.name));
        }
    }
    if (!isIncluded || channels.empty()) return {};
    return invalidItem(item, ErrorText::tr("%1 is included in the price and is collected with it; "
                                           "no channel must be selected"));
}

Result<void> checkTariffs(const CityTax &tax, Currency currency)
{
    const CheckedItem item{"city tax", tax.name};
    const ValueKind kind =
        tax.basis == CityTaxBasis::NetRoomPrice ? ValueKind::Rate : ValueKind::Amount;
    if (auto ok = checkDated(item, tax.tariffs); !ok) return ok;
    for (const CityTaxTariff &tariff : tax.tariffs) {
        if (auto ok = checkValue(item, kind, tariff.value, currency); !ok) return ok;
        if (auto ok = validateSeasons(tariff.seasons, tax.name); !ok) return ok;
        for (const Season &season : tariff.seasons)
            if (auto ok = checkValue(item, kind, season.value, currency); !ok) return ok;
        if (auto ok = checkIncluded(item, tax.isIncluded, tariff.channels); !ok) return ok;
    }
    return {};
}

Result<void> checkExemptions(const CityTax &tax)
{
    QSet<QString> names;
    for (const QString &exemption : tax.exemptions) {
        const CheckedItem item{"exemption", exemption};
        const QString name = exemption.trimmed().toCaseFolded();
        if (name.isEmpty())
            return fail(ErrorCode::Invalid, QStringLiteral("exemption"),
                        ErrorText::tr("must have a name"));
        if (names.contains(name))
            return invalidItem(item, ErrorText::tr("\"%1\" is used more than once"));
        names.insert(name);
    }
    return {};
}

Result<void> checkCityTaxes(const TaxRules &rules, Currency currency)
{
    if (auto ok = checkNames(rules.cityTaxes, "city tax"); !ok) return ok;
    for (const CityTax &tax : rules.cityTaxes) {
        const CheckedItem item{"city tax", tax.name};
        if (auto ok = checkTariffs(tax, currency); !ok) return ok;
        if (auto ok = checkAgesOf(item, tax.ages, true); !ok) return ok;
        if (auto ok = checkExemptions(tax); !ok) return ok;
        if (tax.mostNights >= 0 && tax.mostNights <= kMostTaxedNights) continue;
        return fail(ErrorCode::Invalid, QStringLiteral("nights"),
                    ErrorText::tr("%1: must be between 0 (all) and %2 nights")
                        .arg(tax.name)
                        .arg(kMostTaxedNights));
    }
    return {};
}

Result<void> checkFees(const TaxRules &rules, Currency currency)
{
    if (auto ok = checkNames(rules.fees, "fee"); !ok) return ok;
    for (const Fee &fee : rules.fees) {
        const CheckedItem item{"fee", fee.name};
        const bool isForPersons =
            fee.basis == FeeBasis::Person || fee.basis == FeeBasis::PersonNight;
        if (auto ok = checkValues(item, ValueKind::Amount, fee.amounts, currency); !ok) return ok;
        if (auto ok = checkAgesOf(item, fee.ages, isForPersons); !ok) return ok;
        if (auto ok = checkVatOf(fee, rules); !ok) return ok;
        if (auto ok = checkIncluded(item, fee.isIncluded, fee.channels); !ok) return ok;
        if (fee.isIncluded && !fee.isMandatory) {
            return invalidItem(item, ErrorText::tr("%1 is charged on request and must not be "
                                                   "included in the price"));
        }
    }
    return {};
}

}  // namespace

Result<void> validate(const TaxRules &rules, Currency currency)
{
    if (auto ok = checkVats(rules, currency); !ok) return ok;
    if (auto ok = checkMealParts(rules, currency); !ok) return ok;
    if (auto ok = checkCityTaxes(rules, currency); !ok) return ok;
    if (auto ok = checkFees(rules, currency); !ok) return ok;
    if (rules.assumedChildAge >= 0 && rules.assumedChildAge <= kMostAge) return {};
    return fail(ErrorCode::Invalid, QStringLiteral("age of children"),
                ErrorText::tr("must be between %1 and %2").arg(0).arg(kMostAge));
}

}  // namespace roomrack::pricing
