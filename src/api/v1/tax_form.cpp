// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/tax_form.h"

#include "api/v1/description_json.h"
#include "api/v1/tax_names.h"
#include "booking/limits.h"

#include <algorithm>
#include <utility>

namespace roomrack::api::v1 {

namespace {

using pricing::AgeBand;
using pricing::CityTax;
using pricing::CityTaxTariff;
using pricing::DatedValue;
using pricing::Fee;
using pricing::MealPart;
using pricing::Vat;

constexpr int kMostTaxId = std::numeric_limits<qint32>::max();
constexpr int kMostInList = int(booking::kMostTaxEntries);

QString folded(const QString &name)
{
    return name.trimmed().toCaseFolded();
}

/// What items of a file are matched by with those of the hotel.
struct NameInFile {
    QString folded;
    std::optional<Night> retiredFrom;
};

/// What cannot be read is refused later.
std::vector<NameInFile> namesIn(const Value &list, int most)
{
    std::vector<NameInFile> names;
    const auto all = list.array(most);
    if (!all) return names;
    for (Value v = all->first(); v.kind() != Kind::Missing; v = v.next()) {
        const Value retired = v["retired_from"];
        const auto name = v["name"].text(int(booking::kMostItemText), 1);
        names.push_back({name ? folded(*name) : QString(), std::nullopt});
        if (retired.present()) names.back().retiredFrom = retired.night().value_or(Night());
    }
    return names;
}

/// The item of the hotel that each is, null: none. Of several with its name the one that is retired
/// from the same night, or one that is retired too or, as it, is not; an item of the other state
/// only if the file has no item of that state with the name.
template <typename Item>
std::vector<const Item *> itemsOf(const std::vector<NameInFile> &names,
                                  const std::vector<Item> &existing)
{
    std::vector<const Item *> matched(names.size());
    const auto match = [&](const auto &suits) {
        for (size_t i = 0; i < names.size(); ++i) {
            const auto at = std::find_if(existing.begin(), existing.end(), [&](const Item &item) {
                const bool isTaken =
                    std::find(matched.begin(), matched.end(), &item) != matched.end();
                return !isTaken && folded(item.name) == names[i].folded && suits(names[i], item);
            });
            if (!matched[i] && at != existing.end()) matched[i] = &*at;
        }
    };
    const auto isSameState = [](const NameInFile &name, const Item &item) {
        return name.retiredFrom.has_value() == item.retiredFrom.has_value();
    };
    match([](const NameInFile &name, const Item &item) {
        return name.retiredFrom == item.retiredFrom;
    });
    match(isSameState);
    match([&](const NameInFile &name, const Item &item) {
        return std::none_of(names.begin(), names.end(), [&](const NameInFile &other) {
            return other.folded == name.folded && isSameState(other, item);
        });
    });
    return matched;
}

/// One that is not retired, if there is one.
const Vat *vatWithName(const std::vector<Vat> &vats, const QString &name)
{
    const Vat *found = nullptr;
    for (const Vat &vat : vats) {
        if (folded(vat.name) != folded(name)) continue;
        if (!found || !vat.retiredFrom) found = &vat;
    }
    return found;
}

}  // namespace

/// The item that the hotel has, or a new one. `named`: by its name, null: none.
template <typename Item>
Item TaxForm::begun(const Value &given, const std::vector<Item> &existing, const Item *named)
{
    if (!byName_ && given["id"].present()) {
        const qint64 id = form_.take(given["id"].integer(1, kMostTaxId));
        for (const Item &item : existing)
            if (item.id.value == id) return item;
        form_.refuse(given["id"].path(), ErrorText::tr("not found"));
        return {};
    }
    if (named) return *named;
    Item item;
    item.id.value = --lastNew_;
    item.position = booking::lastPosition(existing);
    return item;
}

template <typename Item>
void TaxForm::readAll(const char *list, const QList<QByteArray> &members,
                      const std::vector<Item> &existing, std::vector<Item> &items)
{
    constexpr int kMost = int(booking::kMostItems);
    std::vector<const Item *> named;
    if (byName_) named = itemsOf(namesIn(form_[list], kMost), existing);
    size_t place = 0;
    eachIn(form_, form_[list], kMost, [&](const Value &v) {
        const Item *own = place < named.size() ? named[place] : nullptr;
        ++place;
        if (!form_.object(v, members)) return;
        Item item = begun(v, existing, own);
        const bool isNew = item.id.value <= 0;
        if constexpr (std::is_same_v<Item, Vat>) {
            if (const auto id = v["id"].integer(1, kMostTaxId); byName_ && id)
                fileVats_.insert(*id, item.id.value);
        }
        if (v["name"].kind() != Kind::Missing || isNew)
            item.name = form_.take(v["name"].text(int(booking::kMostItemText), 1));
        if (v["position"].present())
            item.position = form_.take(v["position"].count(0, booking::kMostPosition));
        setNight(v["retired_from"], item.retiredFrom);
        readOwn(v, item);
        items.push_back(std::move(item));
    });
}

void TaxForm::read(booking::DescriptionItems &items)
{
    const pricing::TaxRules &taxes = hotel_.rates().taxes();
    readAll("vats", {"id", "name", "included", "for_rooms", "rates", "position", "retired_from"},
            taxes.vats, items.vats);
    for (const Vat &vat : items.vats) {
        vatNames_.insert(vat.id.value, folded(vat.name));
        if (!vat.retiredFrom || !vats_.contains(folded(vat.name)))
            vats_.insert(folded(vat.name), vat.id.value);
    }
    readAll("meal_parts",
            {"id", "name", "meals", "basis", "values", "ages", "vat", "position", "retired_from"},
            taxes.mealParts, items.mealParts);
    readAll("city_taxes",
            {"id", "name", "basis", "included", "tariffs", "ages", "most_nights", "exemptions",
             "position", "retired_from"},
            taxes.cityTaxes, items.cityTaxes);
    readAll("fees",
            {"id", "name", "basis", "amounts", "ages", "mandatory", "included", "vat", "channels",
             "position", "retired_from"},
            taxes.fees, items.fees);
}

void TaxForm::readOwn(const Value &v, Vat &vat)
{
    setFlag(v["included"], vat.isIncluded);
    setFlag(v["for_rooms"], vat.isForRooms);
    setValues(v["rates"], true, vat.rates);
}

void TaxForm::readOwn(const Value &v, MealPart &part)
{
    unsigned meals = 0;
    if (eachIn(form_, v["meals"], int(kMealNames.size()),
               [&](const Value &meal) { meals |= 1U << quint8(form_.oneOf(meal, kMealNames)); }))
        part.mealPlans = quint8(meals);
    setBasis(v["basis"], kMealBasisNames, v["values"], !part.values.empty(), part.basis);
    setValues(v["values"], part.basis == pricing::MealBasis::ShareOfPrice, part.values);
    setAges(v["ages"], part.ages);
    setVat(v["vat"], part.vat);
}

void TaxForm::readOwn(const Value &v, CityTax &tax)
{
    setBasis(v["basis"], kCityTaxBasisNames, v["tariffs"], !tax.tariffs.empty(), tax.basis);
    setFlag(v["included"], tax.isIncluded);
    const bool isRate = tax.basis == pricing::CityTaxBasis::NetRoomPrice;
    std::vector<CityTaxTariff> tariffs;
    if (eachIn(form_, v["tariffs"], kMostInList,
               [&](const Value &one) { tariffs.push_back(tariff(one, isRate)); }))
        tax.tariffs = std::move(tariffs);
    setAges(v["ages"], tax.ages);
    if (v["most_nights"].present())
        tax.mostNights = form_.take(v["most_nights"].count(0, pricing::kMostTaxedNights));
    std::vector<QString> exemptions;
    if (eachIn(form_, v["exemptions"], kMostInList, [&](const Value &name) {
            exemptions.push_back(form_.take(name.text(int(booking::kMostItemText), 1)));
        }))
        tax.exemptions = std::move(exemptions);
}

void TaxForm::readOwn(const Value &v, Fee &fee)
{
    if (v["basis"].present()) fee.basis = form_.oneOf(v["basis"], kFeeBasisNames);
    setValues(v["amounts"], false, fee.amounts);
    setAges(v["ages"], fee.ages);
    setFlag(v["mandatory"], fee.isMandatory);
    setFlag(v["included"], fee.isIncluded);
    setVat(v["vat"], fee.vat);
    setChannels(v["channels"], fee.channels);
}

CityTaxTariff TaxForm::tariff(const Value &v, bool isRate)
{
    CityTaxTariff tariff;
    const QByteArray value = isRate ? "percent_hundredths" : "amount";
    if (!form_.object(v, {"from", value, "seasons", "channels"})) return tariff;
    setNight(v["from"], tariff.from);
    tariff.value = amount(v, isRate);
    eachIn(form_, v["seasons"], kMostInList, [&](const Value &one) {
        if (!form_.object(one, {"from", "to", value})) return;
        tariff.seasons.push_back(
            {dayOfYear(one["from"]), dayOfYear(one["to"]), amount(one, isRate)});
    });
    setChannels(v["channels"], tariff.channels);
    return tariff;
}

/// The member "amount", minor units, or "percent_hundredths".
qint64 TaxForm::amount(const Value &v, bool isRate)
{
    if (isRate) return form_.take(v["percent_hundredths"].count(0, pricing::kWholeShare));
    return form_.money(v["amount"], hotel_.property().currency);
}

void TaxForm::setValues(const Value &list, bool isRate, std::vector<DatedValue> &values)
{
    std::vector<DatedValue> all;
    const QByteArray value = isRate ? "percent_hundredths" : "amount";
    const bool given = eachIn(form_, list, kMostInList, [&](const Value &v) {
        if (!form_.object(v, {"from", value})) return;
        DatedValue one;
        setNight(v["from"], one.from);
        one.value = amount(v, isRate);
        all.push_back(one);
    });
    if (given) values = std::move(all);
}

void TaxForm::setAges(const Value &list, std::vector<AgeBand> &ages)
{
    std::vector<AgeBand> all;
    const bool given = eachIn(form_, list, kMostInList, [&](const Value &v) {
        if (!form_.object(v, {"from", "to", "percent_hundredths"})) return;
        AgeBand band;
        band.from = form_.take(v["from"].count(0, pricing::kMostAge));
        if (v["to"].present()) band.to = form_.take(v["to"].count(0, pricing::kMostAge));
        band.payBasisPoints = form_.take(v["percent_hundredths"].count(0, pricing::kWholeShare));
        all.push_back(band);
    });
    if (given) ages = std::move(all);
}

void TaxForm::setChannels(const Value &list, std::vector<ChannelId> &channels)
{
    std::vector<ChannelId> all;
    if (eachIn(form_, list, kMostInList,
               [&](const Value &v) { all.push_back(form_.channel(v, hotel_)); }))
        channels = std::move(all);
}

/// A stored value is an amount or a share as its basis says.
template <typename Names, typename Basis>
void TaxForm::setBasis(const Value &given, const Names &names, const Value &values, bool hasValues,
                       Basis &basis)
{
    if (!given.present()) return;
    const Basis wanted = form_.oneOf(given, names);
    if (form_.ok() && wanted != basis && hasValues && values.kind() == Kind::Missing) {
        form_.refuse(given.path(),
                     ErrorText::tr("cannot be changed alone: amounts would become percentages, or "
                                   "percentages amounts; give the values too"));
    }
    basis = wanted;
}

/// By its name, which may be one of this request, or by its ID: of the hotel, or of the file. Null:
/// none.
void TaxForm::setVat(const Value &v, pricing::VatId &vat)
{
    const pricing::VatId present = std::exchange(vat, {});
    if (!v.present()) {
        if (v.kind() != Kind::Null) vat = present;
        return;
    }
    if (v.kind() == Kind::Number) {
        const qint64 id = form_.take(v.integer(1, kMostTaxId));
        if (byName_)
            vat = pricing::VatId{fileVats_.value(id)};
        else if (booking::itemWith(hotel_.rates().taxes().vats, pricing::VatId{id}))
            vat = pricing::VatId{id};
    } else {
        vat = vatNamed(form_.take(v.text(int(booking::kMostItemText), 1)), present);
    }
    if (!vat && form_.ok()) form_.refuse(v.path(), ErrorText::tr("VAT not found"));
}

/// Of several with the name the one that the item has, one of this request, or one of the hotel
/// that is not retired.
pricing::VatId TaxForm::vatNamed(const QString &name, pricing::VatId present) const
{
    if (present && nameOf(present) == folded(name)) return present;
    if (const qint64 id = vats_.value(folded(name))) return pricing::VatId{id};
    const Vat *known = vatWithName(hotel_.rates().taxes().vats, name);
    return known ? known->id : pricing::VatId();
}

QString TaxForm::nameOf(pricing::VatId vat) const
{
    const auto inRequest = vatNames_.constFind(vat.value);
    if (inRequest != vatNames_.cend()) return *inRequest;
    const Vat *known = booking::itemWith(hotel_.rates().taxes().vats, vat);
    return known ? folded(known->name) : QString();
}

void TaxForm::setFlag(const Value &v, bool &flag)
{
    if (v.kind() != Kind::Missing) flag = form_.take(v.boolean());
}

void TaxForm::setNight(const Value &v, std::optional<Night> &night)
{
    if (v.kind() == Kind::Null) night.reset();
    if (v.present()) night = form_.take(v.night());
}

/// "04-01" is 401.
int TaxForm::dayOfYear(const Value &v)
{
    constexpr int kLeapYear = 2000;
    const QString text = form_.take(v.text(5));
    const QDate day = QDate::fromString(QStringLiteral("%1-").arg(kLeapYear) + text, Qt::ISODate);
    if (text.size() == 5 && day.isValid()) return day.month() * 100 + day.day();
    form_.refuse(v.path(), ErrorText::tr("must be a day of the year, such as 04-01 for 1 April"));
    return 101;
}

}  // namespace roomrack::api::v1
