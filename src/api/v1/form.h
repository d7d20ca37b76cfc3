// SPDX-License-Identifier: GPL-3.0-or-later
// Validating reader for the fields of a request: JSON body or query. The first error is kept,
// whatever is read afterwards; unknown members are errors too.
#pragma once

#include "api/v1/router.h"
#include "booking/booking.h"
#include "core/named.h"
#include "protocols/json/document.h"

#include <memory>

namespace roomrack::api::v1 {

using protocols::json::Kind;
using protocols::json::Value;

class Form {
public:
    /// Reads the body; an empty one counts as {} if the route has no required member.
    explicit Form(const Call &call);

    bool ok() const { return !error_; }
    const Error &error() const { return *error_; }
    /// Whether the body is not valid JSON.
    bool isMalformed() const { return malformed_; }
    bool has(std::string_view name) const { return (*this)[name].present(); }
    Value operator[](std::string_view name) const;
    Value root() const { return document_->root(); }

    /// Returns the value; on error `otherwise`, and stores the error.
    template <typename T>
    T take(Result<T> read, T otherwise = {})
    {
        if (!read && !error_) error_ = read.error();
        return read ? std::move(*read) : std::move(otherwise);
    }
    void refuse(const QString &field, const QString &reason);

    // By name; a missing member is an error unless `otherwise` is given.
    int count(std::string_view name, int least, int most);
    int count(std::string_view name, int least, int most, int otherwise);
    QString text(std::string_view name, int most, const QString &otherwise = {});
    /// "check_in" and "check_out", which may be missing if a stay is kept; at most a year.
    Stay stay(std::optional<Stay> kept = std::nullopt);
    /// {"amount": "441.00", "currency": "EUR"}
    Money money(const Value &value);
    /// The same, which must be in the property's currency; minor units.
    qint64 money(const Value &value, Currency currency);
    // By ID, or by code (channels: by name, rooms: by number).
    RoomTypeId roomType(const Value &value, const engine::HotelView &hotel);
    RoomId room(const Value &value, const engine::HotelView &hotel);
    RatePlanId plan(const Value &value, const engine::HotelView &hotel);
    ChannelId channel(const Value &value, const engine::HotelView &hotel);
    /// One of the names.
    template <typename T, size_t N>
    T oneOf(const Value &value, const core::Names<T, N> &names)
    {
        const auto one = core::named(names, take(value.text(40, 1)));
        if (!one)
            refuse(value.path(), ErrorText::tr("must be one of: %1").arg(core::listOf(names)));
        return one.value_or(names.front().value);
    }
    /// Calls `read` for each element of a list, which must not be empty, until one is refused.
    template <typename Read>
    void each(std::string_view name, int most, Read read)
    {
        const auto list = (*this)[name].array(most);
        if (!list) return accept(list);
        if (list->size() == 0) refuse(list->path(), ErrorText::tr("must not be empty"));
        for (Value v = list->first(); v.kind() != Kind::Missing && ok(); v = v.next()) read(v);
    }
    /// "guest"; at least a name.
    booking::Guest guest();
    /// Refuses what is not an object with these members only; false then.
    bool object(const Value &value, const QList<QByteArray> &names);

private:
    void accept(const Result<Value> &read)
    {
        if (!read && !error_) error_ = read.error();
    }
    template <typename Things, typename Name>
    qint64 idOf(const Value &value, const Things &things, Name name, const QString &what);

    std::unique_ptr<protocols::json::Document> document_;
    std::optional<Error> error_;
    bool malformed_ = false;
};

/// Calls `read` for each element of a list, which may be empty, until one is refused. False: the
/// list is missing, or is none.
template <typename Read>
bool eachIn(Form &form, const Value &list, int most, Read read)
{
    if (list.kind() == Kind::Missing) return false;
    const auto all = list.array(most);
    if (!all) {
        form.refuse(list.path(), all.error().reason);
        return false;
    }
    for (Value v = all->first(); v.kind() != Kind::Missing && form.ok(); v = v.next()) read(v);
    return true;
}

/// Fields of the query; unknown and repeated ones are errors.
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
