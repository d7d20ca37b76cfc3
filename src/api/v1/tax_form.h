// SPDX-License-Identifier: GPL-3.0-or-later
// Reads taxes and fees of a description from the body of a request: those of an edit by ID, those
// of a file by name, because a file may be of another hotel.
#pragma once

#include "api/v1/form.h"
#include "booking/description/items.h"

#include <QtCore/QHash>

namespace roomrack::api::v1 {

class TaxForm {
public:
    /// Both must outlive it. Errors are in the form.
    TaxForm(Form &form, const engine::HotelView &hotel, bool byName)
        : form_(form), hotel_(hotel), byName_(byName)
    {}

    /// "vats", "meal_parts", "city_taxes", "fees"; each may be missing. An item that the hotel has
    /// keeps what the request does not name.
    void read(booking::DescriptionItems &items);

private:
    template <typename Item>
    void readAll(const char *list, const QList<QByteArray> &members,
                 const std::vector<Item> &existing, std::vector<Item> &items);
    template <typename Item>
    Item begun(const Value &given, const std::vector<Item> &existing, const Item *named);

    void readOwn(const Value &given, pricing::Vat &vat);
    void readOwn(const Value &given, pricing::MealPart &part);
    void readOwn(const Value &given, pricing::CityTax &tax);
    void readOwn(const Value &given, pricing::Fee &fee);
    pricing::CityTaxTariff tariff(const Value &given, bool isRate);

    qint64 amount(const Value &given, bool isRate);
    void setValues(const Value &list, bool isRate, std::vector<pricing::DatedValue> &values);
    void setAges(const Value &list, std::vector<pricing::AgeBand> &ages);
    void setChannels(const Value &list, std::vector<ChannelId> &channels);
    void setVat(const Value &given, pricing::VatId &vat);
    pricing::VatId vatNamed(const QString &name, pricing::VatId present) const;
    /// The name of a VAT after this request, without case; empty: there is none.
    QString nameOf(pricing::VatId vat) const;
    template <typename Names, typename Basis>
    void setBasis(const Value &given, const Names &names, const Value &values, bool hasValues,
                  Basis &basis);
    void setFlag(const Value &given, bool &flag);
    void setNight(const Value &given, std::optional<Night> &night);
    int dayOfYear(const Value &given);

    Form &form_;
    const engine::HotelView &hotel_;
    const bool byName_;
    QHash<QString, qint64> vats_;      ///< names in the request -> ids, negative: new
    QHash<qint64, QString> vatNames_;  ///< ids -> names in the request
    QHash<qint64, qint64> fileVats_;   ///< ids in the file -> ids
    qint64 lastNew_ = 0;
};

}  // namespace roomrack::api::v1
