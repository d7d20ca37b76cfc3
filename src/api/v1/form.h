// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a request, read with suspicion: of the body (JSON) or of the query. The first thing
// that is wrong is kept, whatever is read after it; members that nobody knows are wrong too.
#pragma once

#include "api/v1/router.h"
#include "booking/booking.h"
#include "protocols/json/document.h"

#include <memory>

namespace roomrack::api::v1 {

using protocols::json::Kind;
using protocols::json::Value;

class Form {
public:
    /// Of the body; an empty one is {} where the route has no member that is needed.
    explicit Form(const Call &call);

    bool ok() const { return !error_; }
    const Error &error() const { return *error_; }
    /// Whether there was no JSON to be read at all.
    bool isMalformed() const { return malformed_; }
    bool has(std::string_view name) const { return (*this)[name].present(); }
    Value operator[](std::string_view name) const;

    /// The value, or `otherwise` and the error.
    template <typename T>
    T take(Result<T> read, T otherwise = {})
    {
        if (!read && !error_) error_ = read.error();
        return read ? std::move(*read) : std::move(otherwise);
    }
    void refuse(const QString &field, const QString &reason);

    // By name; a member that is not there is an error, but for those with another value to take.
    int count(std::string_view name, int least, int most);
    int count(std::string_view name, int least, int most, int otherwise);
    QString text(std::string_view name, int most, const QString &otherwise = {});
    /// "check_in" and "check_out": at most a year.
    Stay stay();
    /// {"amount": "441.00", "currency": "EUR"}
    Money money(const Value &value);
    /// The same in the hotel's currency; minor units.
    qint64 money(const Value &value, Currency currency);
    // By number, or by code (channels: by name).
    RoomTypeId roomType(const Value &value, const engine::HotelView &hotel);
    RatePlanId plan(const Value &value, const engine::HotelView &hotel);
    ChannelId channel(const Value &value, const engine::HotelView &hotel);
    /// "guest": at least a name.
    booking::Guest guest();
    /// Members of an object that is part of the body.
    void onlyThese(const Value &object, const QList<QByteArray> &names);

private:
    template <typename Things, typename Name>
    qint64 oneOf(const Value &value, const Things &things, Name name, const QString &what);

    std::unique_ptr<protocols::json::Document> document_;
    std::optional<Error> error_;
    bool malformed_ = false;
};

/// Fields of the query; those that nobody knows are wrong, and those that are there twice.
class Query {
public:
    explicit Query(const Call &call);
    bool ok() const { return !error_; }
    const Error &error() const { return *error_; }
    bool has(const char *name) const { return !text(name).isEmpty(); }
    QString text(const char *name) const;
    Night night(const char *name);
    qint64 number(const char *name, qint64 least, qint64 most, qint64 otherwise);
    void refuse(const char *name, const QString &reason);

private:
    QList<std::pair<QByteArray, QString>> fields_;
    std::optional<Error> error_;
};

}  // namespace roomrack::api::v1
