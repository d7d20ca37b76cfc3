// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/tax_json.h"

#include "api/v1/description_json.h"
#include "api/v1/tax_names.h"
#include "booking/description/items.h"

#include <algorithm>

namespace roomrack::api::v1 {

namespace {

using pricing::CityTax;
using pricing::Fee;
using pricing::MealPart;
using pricing::Vat;

/// Writes the rules of one hotel.
class TaxWriter {
public:
    TaxWriter(Writer &w, const engine::HotelView &hotel) : w_(w), hotel_(hotel) {}

    template <typename Item>
    void list(const char *name, const std::vector<Item> &items)
    {
        w_.key(name).beginArray();
        for (const Item &item : items) {
            w_.beginObject();
            w_.key("id").number(item.id.value);
            w_.key("name").text(item.name);
            write(item);
            w_.key("position").number(item.position);
            w_.key("retired_from");
            night(item.retiredFrom);
            w_.endObject();
        }
        w_.endArray();
    }

private:
    void write(const Vat &vat)
    {
        w_.key("included").boolean(vat.isIncluded);
        w_.key("for_rooms").boolean(vat.isForRooms);
        values("rates", vat.rates, true);
    }
    void write(const MealPart &part)
    {
        w_.key("meals").beginArray();
        for (const auto &meal : kMealNames) {
            if (((part.mealPlans >> quint8(meal.value)) & 1) != 0)
                w_.text(QLatin1String(meal.name));
        }
        w_.endArray();
        w_.key("basis").text(nameOf(kMealBasisNames, part.basis));
        values("values", part.values, part.basis == pricing::MealBasis::ShareOfPrice);
        ages(part.ages);
        vat(part.vat);
    }
    void write(const CityTax &tax)
    {
        const bool isRate = tax.basis == pricing::CityTaxBasis::NetRoomPrice;
        w_.key("basis").text(nameOf(kCityTaxBasisNames, tax.basis));
        w_.key("included").boolean(tax.isIncluded);
        w_.key("tariffs").beginArray();
        for (const pricing::CityTaxTariff &tariff : tax.tariffs) write(tariff, isRate);
        w_.endArray();
        ages(tax.ages);
        w_.key("most_nights").number(tax.mostNights);
        w_.key("exemptions").beginArray();
        for (const QString &name : tax.exemptions) w_.text(name);
        w_.endArray();
    }
    void write(const Fee &fee)
    {
        w_.key("basis").text(nameOf(kFeeBasisNames, fee.basis));
        values("amounts", fee.amounts, false);
        ages(fee.ages);
        w_.key("mandatory").boolean(fee.isMandatory);
        w_.key("included").boolean(fee.isIncluded);
        vat(fee.vat);
        channels(fee.channels);
    }
    void write(const pricing::CityTaxTariff &tariff, bool isRate)
    {
        w_.beginObject();
        w_.key("from");
        night(tariff.from);
        value(tariff.value, isRate);
        w_.key("seasons").beginArray();
        for (const pricing::Season &season : tariff.seasons) {
            w_.beginObject();
            w_.key("from").text(day(season.from));
            w_.key("to").text(day(season.to));
            value(season.value, isRate);
            w_.endObject();
        }
        w_.endArray();
        channels(tariff.channels);
        w_.endObject();
    }
    void values(const char *name, const std::vector<pricing::DatedValue> &list, bool isRate)
    {
        w_.key(name).beginArray();
        for (const pricing::DatedValue &one : list) {
            w_.beginObject();
            w_.key("from");
            night(one.from);
            value(one.value, isRate);
            w_.endObject();
        }
        w_.endArray();
    }
    void value(qint64 number, bool isRate)
    {
        if (isRate) {
            w_.key("percent_hundredths").number(number);
        } else {
            w_.key("amount");
            writeMoney(w_, number, hotel_.property().currency);
        }
    }
    void ages(const std::vector<pricing::AgeBand> &bands)
    {
        w_.key("ages").beginArray();
        for (const pricing::AgeBand &band : bands) {
            w_.beginObject();
            w_.key("from").number(band.from);
            w_.key("to");
            band.to ? w_.number(*band.to) : w_.null();
            w_.key("percent_hundredths").number(band.payBasisPoints);
            w_.endObject();
        }
        w_.endArray();
    }
    /// By its ID where its name is that of another one, which is retired.
    void vat(pricing::VatId id)
    {
        const std::vector<Vat> &all = hotel_.rates().taxes().vats;
        const Vat *vat = booking::itemWith(all, id);
        w_.key("vat");
        if (!vat) return w_.null();
        const auto isCalledSo = [vat](const Vat &other) {
            return other.name.compare(vat->name, Qt::CaseInsensitive) == 0;
        };
        if (std::count_if(all.begin(), all.end(), isCalledSo) > 1) {
            w_.number(vat->id.value);
        } else {
            w_.text(vat->name);
        }
    }
    void channels(const std::vector<ChannelId> &ids)
    {
        w_.key("channels").beginArray();
        for (const ChannelId id : ids) {
            // A list without one that does not exist any more would mean the property.
            const inventory::Channel *channel = hotel_.catalogue().channel(id);
            w_.text(channel ? channel->name : QStringLiteral("#%1").arg(id.value));
        }
        w_.endArray();
    }
    void night(const std::optional<Night> &night) { night ? w_.night(*night) : w_.null(); }
    static QString day(int monthAndDay)
    {
        return QStringLiteral("%1-%2")
            .arg(monthAndDay / 100, 2, 10, QLatin1Char('0'))
            .arg(monthAndDay % 100, 2, 10, QLatin1Char('0'));
    }

    Writer &w_;
    const engine::HotelView &hotel_;
};

}  // namespace

void writeTaxRules(Writer &w, const engine::HotelView &hotel)
{
    const pricing::TaxRules &taxes = hotel.rates().taxes();
    TaxWriter writer(w, hotel);
    writer.list("vats", taxes.vats);
    writer.list("meal_parts", taxes.mealParts);
    writer.list("city_taxes", taxes.cityTaxes);
    writer.list("fees", taxes.fees);
}

namespace {

void writeTaxLine(Writer &w, const pricing::TaxLine &line, Currency currency)
{
    w.beginObject();
    w.key("kind").text(nameOf(kTaxLineNames, line.kind));
    w.key("id");
    writeNumber(w, line.item);
    w.key("name").text(line.name);
    w.key("vat");
    line.vat ? w.text(line.vatName) : w.null();
    w.key("percent_hundredths").number(line.rate);
    w.key("net");
    writeMoney(w, line.net, currency);
    w.key("tax");
    writeMoney(w, line.tax, currency);
    w.key("included");
    writeMoney(w, line.included, currency);
    w.key("collected_by").text(nameOf(kCollectedByNames, line.collectedBy));
    w.endObject();
}

}  // namespace

void writeStayTaxes(Writer &w, const pricing::StayTaxes &taxes, qint64 atProperty,
                    Currency currency)
{
    if (taxes.lines.empty()) {
        w.null();
        return;
    }
    w.beginObject();
    w.key("lines").beginArray();
    for (const pricing::TaxLine &line : taxes.lines) writeTaxLine(w, line, currency);
    w.endArray();
    w.key("on_top");
    writeMoney(w, taxes.onTop(), currency);
    w.key("at_property");
    writeMoney(w, atProperty, currency);
    w.key("total");
    writeMoney(w, taxes.total(), currency);
    w.endObject();
}

}  // namespace roomrack::api::v1
