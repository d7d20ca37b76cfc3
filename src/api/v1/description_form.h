// SPDX-License-Identifier: GPL-3.0-or-later
// Reads items of a description from the body of a request: those of an edit by ID, those of a file
// by code or number, because a file may be of another hotel.
#pragma once

#include "api/v1/form.h"
#include "booking/description/items.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

namespace roomrack::api::v1 {

class DescriptionForm {
public:
    enum class Match : quint8 { ById, ByCode };

    /// Both must outlive it. Errors are in the form.
    DescriptionForm(Form &form, const engine::HotelView &hotel, Match match)
        : form_(form), hotel_(hotel), match_(match)
    {}

    /// "pools", "rooms", "room_types", "rate_plans", taxes and fees, "market_segments"; each may be
    /// missing. An item that the hotel has keeps what the request does not name.
    booking::DescriptionItems items();
    /// The members of the body itself as one item; id 0: a new one.
    booking::DescriptionItems room(qint64 id);
    booking::DescriptionItems roomType(qint64 id);
    booking::DescriptionItems plan(qint64 id);

private:
    template <typename Read>
    void eachOf(std::string_view name, Read read);
    void noteCodes();
    template <typename Item>
    const Item *known(const Value &value, const std::vector<Item> &existing, const char *code);
    template <typename Item>
    Item begun(const Value &given, const std::vector<Item> &existing, const char *code);

    void read(const Value &given, inventory::Pool &pool);
    void read(const Value &given, inventory::Room &room);
    void read(const Value &given, inventory::RoomType &type);
    void read(const Value &given, pricing::RatePlan &plan);
    void read(const Value &given, pricing::CancellationTerms &terms);
    void readPrepayment(const Value &given, pricing::RatePlan &plan);
    void readFee(const Value &given, pricing::CancellationFee &fee);
    void read(const Value &given, pricing::PlanConditions &conditions);
    void readSellers(const Value &given, pricing::PlanConditions &conditions);

    void setText(const Value &given, QString &text, bool wanted);
    void setNumber(const Value &given, int &number, int least, int most);
    void setNumber(const Value &given, std::optional<int> &number, int least, int most);
    void setFlag(const Value &given, bool &flag);
    void setNight(const Value &given, std::optional<Night> &night);
    /// Dates of a file, which may be old, for an item that is new here.
    void raise(std::optional<Night> &night) const;
    PoolId poolOf(const Value &given, PoolId present);

    Form &form_;
    const engine::HotelView &hotel_;
    const Match match_;
    /// Codes in the request -> ids, negative: new.
    QHash<QString, qint64> pools_, plans_, segments_;
    QSet<RoomId> meant_;  ///< rooms that the file has named
    qint64 lastNew_ = 0;
};

}  // namespace roomrack::api::v1
