// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/tax_dialog.h"

#include "booking/description/item_names.h"
#include "desktop/rooms_rates/item_edits.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/form_fields.h"
#include "rooms_rates/ui_tax_dialog.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace roomrack::desktop {

using booking::ItemKind;
using pricing::CityTax;
using pricing::DatedValue;
using pricing::Fee;
using pricing::MealPart;
using pricing::Vat;

namespace {

/// How the kinds differ in the window.
struct TaxTitles {
    QString add, edit, explanation;
};

TaxTitles titlesOf(ItemKind kind)
{
    switch (kind) {
    case ItemKind::MealPart:
        return {TaxDialog::tr("Add meal"), TaxDialog::tr("Edit meal"),
                TaxDialog::tr("The part of a price that is for a meal; the rest is for the room.")};
    case ItemKind::CityTax:
        return {TaxDialog::tr("Add city tax"), TaxDialog::tr("Edit city tax"),
                TaxDialog::tr("Seasons and channels that collect it are in the description file.")};
    case ItemKind::Fee:
        return {TaxDialog::tr("Add fee"), TaxDialog::tr("Edit fee"),
                TaxDialog::tr("Channels that collect it are in the description file.")};
    default:
        return {TaxDialog::tr("Add VAT"), TaxDialog::tr("Edit VAT"),
                TaxDialog::tr("A rate can change on a date: 6 %; 7 % from 1 Jan 2027")};
    }
}

/// The item of the list with the id, or a new one that is the last.
template <typename Item>
Item presentOf(const std::vector<Item> &all, const Item &was)
{
    for (const Item &item : all)
        if (item.id == was.id) return item;
    Item added = was;
    added.position = booking::lastPosition(all);
    return added;
}

using Tariffs = std::vector<pricing::CityTaxTariff>;

bool haveSeasons(const Tariffs &tariffs)
{
    return std::any_of(tariffs.begin(), tariffs.end(),
                       [](const auto &tariff) { return !tariff.seasons.empty(); });
}

bool areOfTheSameDates(const std::vector<DatedValue> &values, const Tariffs &tariffs)
{
    return std::equal(
        values.begin(), values.end(), tariffs.begin(), tariffs.end(),
        [](const auto &value, const auto &tariff) { return value.from == tariff.from; });
}

/// Channels, and seasons, stay with the tariff of their date; one of another date has the channels
/// of the one that it follows or replaces.
Tariffs tariffsOf(const std::vector<DatedValue> &values, const Tariffs &was)
{
    Tariffs tariffs;
    for (const DatedValue &value : values) {
        pricing::CityTaxTariff tariff;
        for (const pricing::CityTaxTariff &before : was) {
            const bool isBefore = !before.from || (value.from && *before.from <= *value.from);
            if (&before == &was.front() || isBefore) tariff = before;
        }
        tariff.from = value.from;
        tariff.value = value.value;
        tariffs.push_back(std::move(tariff));
    }
    return tariffs;
}

QString exemptionsText(const std::vector<QString> &exemptions)
{
    QStringList names;
    for (const QString &name : exemptions) names << name;
    return names.join(QStringLiteral(", "));
}

template <typename Item>
Item newItem(qint64 id)
{
    Item item;
    item.id.value = id;
    return item;
}

}  // namespace

TaxDialog::TaxDialog(const DescriptionFlow &flow, ItemKind kind, qint64 id, QWidget *parent)
    : ItemDialog(flow, parent), kind_(kind), ui_(std::make_unique<Ui::TaxDialog>())
{
    switch (kind) {
    case ItemKind::MealPart: was_ = newItem<MealPart>(id); break;
    case ItemKind::CityTax: was_ = newItem<CityTax>(id); break;
    case ItemKind::Fee: was_ = newItem<Fee>(id); break;
    default: was_ = newItem<Vat>(id); break;
    }
    was_ = present();
    const TaxTitles titles = titlesOf(kind);
    QWidget *body = begin(id == 0 ? titles.add : titles.edit, id == 0 ? tr("&Add") : tr("&Save"),
                          titles.explanation);
    ui_->setupUi(body);
    makeFields();
    nameFields(body, QStringLiteral("tax"));
    fill(was_);
    end();
}

TaxDialog::~TaxDialog() = default;

void TaxDialog::makeFields()
{
    const bool isVat = kind_ == ItemKind::Vat, isMeal = kind_ == ItemKind::MealPart,
               isCity = kind_ == ItemKind::CityTax, isFee = kind_ == ItemKind::Fee;
    const auto show = [this](QWidget *field, bool shown) {
        ui_->form->setRowVisible(field, shown);
    };
    show(ui_->mealBoxes, isMeal);
    show(ui_->basis, !isVat);
    show(ui_->ages, !isVat);
    show(ui_->vatOf, isMeal || isFee);
    show(ui_->mostNights, isCity);
    show(ui_->exemptions, isCity);
    show(ui_->included, !isMeal);
    show(ui_->forRooms, isVat);
    show(ui_->mandatory, isFee);
    if (isMeal) ui_->basis->addItems({tr("For a person and night"), tr("Share of the price")});
    if (isCity)
        ui_->basis->addItems({tr("For a person and night"), tr("Share of the net room price")});
    if (isFee) {
        ui_->basis->addItems({tr("For a stay"), tr("For a night"), tr("For a person"),
                              tr("For a person and night"), tr("For a room"),
                              tr("For a room and night")});
    }
    ui_->values->setPlaceholderText(isVat ? tr("6 %; 7 % from 1 Jan 2027")
                                          : tr("4.00; 4.50 from 1 Jan 2027"));
    ui_->ages->setPlaceholderText(tr("0–5: 0 %; 6–11: 50 %; 12+: 100 %"));
    ui_->ages->setToolTip(style::tip(tr("Empty: all guests pay in full.")));
    ui_->exemptions->setToolTip(style::tip(tr("Names, with commas between them.")));
}

QList<QCheckBox *> TaxDialog::meals() const
{
    return {ui_->mealRoomOnly, ui_->mealBreakfast, ui_->mealHalfBoard, ui_->mealFullBoard,
            ui_->mealAllInclusive};
}

TaxDialog::Item TaxDialog::present() const
{
    const pricing::TaxRules &taxes = view().rates().taxes();
    struct Finder {
        const pricing::TaxRules &taxes;
        Item operator()(const Vat &was) const { return presentOf(taxes.vats, was); }
        Item operator()(const MealPart &was) const { return presentOf(taxes.mealParts, was); }
        Item operator()(const CityTax &was) const { return presentOf(taxes.cityTaxes, was); }
        Item operator()(const Fee &was) const { return presentOf(taxes.fees, was); }
    };
    return std::visit(Finder{taxes}, was_);
}

/// Without those that are retired, unless it is the chosen one.
void TaxDialog::fillVats(pricing::VatId chosen)
{
    ui_->vatOf->clear();
    ui_->vatOf->addItem(tr("Not taxed"), qint64(0));
    for (const Vat &vat : view().rates().taxes().vats) {
        if (!vat.retiredFrom || vat.id == chosen) ui_->vatOf->addItem(vat.name, vat.id.value);
    }
    ui_->vatOf->setCurrentIndex(std::max(0, ui_->vatOf->findData(chosen.value)));
}

void TaxDialog::fill(const Item &item)
{
    std::visit(
        [this](const auto &one) {
            ui_->name->setText(one.name);
            display(one);
        },
        item);
}

void TaxDialog::display(const Vat &vat)
{
    ui_->values->setText(valuesText(vat.rates, howValues(), locale()));
    ui_->included->setChecked(vat.isIncluded);
    ui_->forRooms->setChecked(vat.isForRooms);
}

void TaxDialog::display(const MealPart &part)
{
    ui_->basis->setCurrentIndex(int(part.basis));
    ui_->values->setText(valuesText(part.values, howValues(), locale()));
    ui_->ages->setText(agesText(part.ages, locale()));
    fillVats(part.vat);
    const auto boxes = meals();
    for (int i = 0; i < int(boxes.size()); ++i)
        boxes[i]->setChecked(((part.mealPlans >> i) & 1) != 0);
}

void TaxDialog::display(const CityTax &tax)
{
    ui_->basis->setCurrentIndex(int(tax.basis));
    ui_->values->setText(valuesText(valuesOf(tax), howValues(), locale()));
    ui_->ages->setText(agesText(tax.ages, locale()));
    ui_->included->setChecked(tax.isIncluded);
    ui_->mostNights->setValue(tax.mostNights);
    ui_->exemptions->setText(exemptionsText(tax.exemptions));
}

void TaxDialog::display(const Fee &fee)
{
    ui_->basis->setCurrentIndex(int(fee.basis));
    ui_->values->setText(valuesText(fee.amounts, howValues(), locale()));
    ui_->ages->setText(agesText(fee.ages, locale()));
    fillVats(fee.vat);
    ui_->mandatory->setChecked(fee.isMandatory);
    ui_->included->setChecked(fee.isIncluded);
}

TaxValues TaxDialog::howValues() const
{
    // The second basis of meals and of city taxes is a share.
    const bool isShare = (kind_ == ItemKind::MealPart || kind_ == ItemKind::CityTax)
                         && ui_->basis->currentIndex() == 1;
    return {kind_ == ItemKind::Vat || isShare, view().property().currency};
}

Result<void> TaxDialog::readValues(std::vector<DatedValue> &values) const
{
    auto typed = parseValues(ui_->values->text(), howValues(), session().businessDate(), locale());
    if (!typed) return tl::unexpected(typed.error());
    values = std::move(*typed);
    return {};
}

/// What is stored would mean something else with the other basis.
Result<void> TaxDialog::checkBasis(int was, const QString &shown) const
{
    const bool isNew = shown.isEmpty();
    if (isNew || ui_->basis->currentIndex() == was || ui_->values->text() != shown) return {};
    return fail(ErrorCode::Invalid, QStringLiteral("rate or amount"),
                howValues().isRate ? tr("enter percentages; these are amounts")
                                   : tr("enter amounts; these are percentages"));
}

/// Which seasons another date would have, or another basis mean, is not typed here.
Result<void> TaxDialog::checkSeasons(const CityTax &was, pricing::CityTaxBasis basis,
                                     const std::vector<DatedValue> &values) const
{
    if (!haveSeasons(was.tariffs)) return {};
    if (basis != was.basis) {
        return fail(ErrorCode::Invalid, QStringLiteral("charged"),
                    tr("cannot be changed here while there are seasons; change both in the "
                       "description file"));
    }
    if (areOfTheSameDates(values, was.tariffs)) return {};
    return fail(ErrorCode::Invalid, QStringLiteral("rate or amount"),
                tr("the dates cannot be changed here while there are seasons; change both in the "
                   "description file"));
}

Result<void> TaxDialog::readAges(std::vector<pricing::AgeBand> &ages) const
{
    auto typed = parseAges(ui_->ages->text(), locale());
    if (!typed) return tl::unexpected(typed.error());
    ages = std::move(*typed);
    return {};
}

Result<void> TaxDialog::readInto(Vat &vat) const
{
    vat.isIncluded = ui_->included->isChecked();
    vat.isForRooms = ui_->forRooms->isChecked();
    return readValues(vat.rates);
}

Result<void> TaxDialog::readInto(MealPart &part) const
{
    const QString shown = valuesText(part, view().property().currency, locale());
    if (const auto same = checkBasis(int(part.basis), shown); !same) return same;
    part.basis = pricing::MealBasis(ui_->basis->currentIndex());
    part.vat = pricing::VatId{ui_->vatOf->currentData().toLongLong()};
    unsigned plans = 0;
    const auto boxes = meals();
    for (int i = 0; i < int(boxes.size()); ++i)
        plans |= boxes[i]->isChecked() ? 1U << unsigned(i) : 0U;
    part.mealPlans = quint8(plans);
    const auto ok = readValues(part.values);
    return ok ? readAges(part.ages) : ok;
}

Result<void> TaxDialog::readInto(CityTax &tax) const
{
    const auto basis = pricing::CityTaxBasis(ui_->basis->currentIndex());
    const QString shown = valuesText(tax, view().property().currency, locale());
    std::vector<DatedValue> values;
    auto ok = checkBasis(int(tax.basis), shown);
    if (ok) ok = readValues(values);
    if (ok) ok = checkSeasons(tax, basis, values);
    if (!ok) return ok;
    tax.basis = basis;
    tax.tariffs = tariffsOf(values, tax.tariffs);
    tax.isIncluded = ui_->included->isChecked();
    tax.mostNights = ui_->mostNights->value();
    // What is in the price is collected with it; channels are not chosen here.
    if (tax.isIncluded)
        for (pricing::CityTaxTariff &tariff : tax.tariffs) tariff.channels.clear();
    readExemptions(tax.exemptions);
    return readAges(tax.ages);
}

/// A name from a description file may have a comma, and stays whole while its text is unchanged.
void TaxDialog::readExemptions(std::vector<QString> &exemptions) const
{
    const QString typed = ui_->exemptions->text();
    if (typed == exemptionsText(exemptions)) return;
    exemptions.clear();
    for (const QString &name : typed.split(u','))
        if (!name.trimmed().isEmpty()) exemptions.push_back(name.trimmed());
}

Result<void> TaxDialog::readInto(Fee &fee) const
{
    fee.basis = pricing::FeeBasis(ui_->basis->currentIndex());
    fee.vat = pricing::VatId{ui_->vatOf->currentData().toLongLong()};
    fee.isMandatory = ui_->mandatory->isChecked();
    fee.isIncluded = ui_->included->isChecked();
    if (fee.isIncluded) fee.channels.clear();
    const auto ok = readValues(fee.amounts);
    return ok ? readAges(fee.ages) : ok;
}

Result<TaxDialog::Item> TaxDialog::read() const
{
    Item item = was_;
    const auto ok = std::visit(
        [this](auto &one) {
            one.name = ui_->name->text().trimmed();
            return readInto(one);
        },
        item);
    if (!ok) return tl::unexpected(ok.error());
    return item;
}

std::optional<booking::DescriptionItems> TaxDialog::items()
{
    const auto item = read();
    if (!item) {
        say(item.error());
        return std::nullopt;
    }
    booking::DescriptionItems items;
    struct Adder {
        booking::DescriptionItems &items;
        void operator()(const Vat &vat) const { items.vats.push_back(vat); }
        void operator()(const MealPart &part) const { items.mealParts.push_back(part); }
        void operator()(const CityTax &tax) const { items.cityTaxes.push_back(tax); }
        void operator()(const Fee &fee) const { items.fees.push_back(fee); }
    };
    std::visit(Adder{items}, *item);
    return items;
}

/// Text that cannot be read stays as it was typed.
void TaxDialog::descriptionChanged()
{
    const Item now = present();
    if (const auto typed = read()) {
        const Item merged = std::visit(
            [&](const auto &was) -> Item {
                using Kind = std::decay_t<decltype(was)>;
                return mergedItem(was, std::get<Kind>(*typed), std::get<Kind>(now));
            },
            was_);
        fill(merged);
    }
    was_ = now;
}

QString TaxDialog::itemName() const
{
    return ui_->name->text().trimmed();
}

QString TaxDialog::stepLabel() const
{
    const bool isNew = std::visit([](const auto &item) { return !item.id; }, was_);
    return isNew ? tr("%1 added", "name of a tax or fee").arg(itemName())
                 : tr("%1 changed", "name of a tax or fee").arg(itemName());
}

}  // namespace roomrack::desktop

#include "moc_tax_dialog.cpp"
