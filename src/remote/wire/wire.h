// SPDX-License-Identifier: GPL-3.0-or-later
// Application values as CBOR and back, one rule per kind of type: an aggregate is the array of its
// fields, independent of their names. Types with invariants define their encoding (packed.h). Only
// valid values are read: an enum has only its declared numbers (core/enum_end.h), a stay has a
// limited length.
#pragma once

#include "core/enum_end.h"
#include "core/error.h"
#include "core/fields.h"
#include "remote/wire/cbor.h"

#include <QtCore/QCborStreamWriter>

#include <concepts>
#include <limits>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace roomrack::remote {

using core::withFields;

/// Encoding of a type with invariants: As, static As pack(const T &) and static std::optional<T>
/// unpack(As), none if it is invalid.
template <typename T>
struct Packed;

template <typename T>
concept HasPacked = requires
{
    typename Packed<T>::As;
};

template <typename T>
inline constexpr bool kIsVector = false;
template <typename T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <>
inline constexpr bool kIsVector<QStringList> = true;
using core::kIsOptional;
template <typename T>
inline constexpr bool kIsVariant = false;
template <typename... T>
inline constexpr bool kIsVariant<std::variant<T...>> = true;
template <typename T>
inline constexpr bool kIsTuple = false;
template <typename... T>
inline constexpr bool kIsTuple<std::tuple<T...>> = true;
template <typename... T>
inline constexpr bool kIsTuple<std::pair<T...>> = true;
template <typename T>
inline constexpr bool kIsShared = false;
template <typename T>
inline constexpr bool kIsShared<std::shared_ptr<T>> = true;
template <typename T>
inline constexpr bool kIsResult = false;
template <typename T>
inline constexpr bool kIsResult<core::Result<T>> = true;

template <typename T>
void write(QCborStreamWriter &out, const T &value);
template <typename T>
void read(CborReader &in, T &value);
/// Describes the structure of a type as text: two ends with equal schemas are compatible.
template <typename T>
void schema(QByteArray &out);

// --- the kinds of types, in order of precedence ---

template <typename T>
void writeNumber(QCborStreamWriter &out, T value)
{
    if constexpr (std::is_same_v<T, bool>)
        out.append(value);
    else if constexpr (std::is_floating_point_v<T>)
        out.append(double(value));
    else if constexpr (std::is_same_v<T, quint64>)
        out.append(value);
    else
        out.append(qint64(value));
}

template <typename T>
T readWithin(CborReader &in, qint64 least, qint64 most)
{
    const qint64 value = in.integer();
    if (value < least || value > most) in.refuse();
    return in.isWrong() ? T{} : static_cast<T>(value);
}

template <core::HasEnd T>
T readEnum(CborReader &in)
{
    const auto value = core::enumFrom<T>(in.integer());
    if (!value) in.refuse();
    return in.isWrong() ? T{} : *value;
}

template <typename T>
void readNumber(CborReader &in, T &value)
{
    if constexpr (std::is_same_v<T, bool>)
        value = in.boolean();
    else if constexpr (std::is_enum_v<T>)
        value = readEnum<T>(in);
    else if constexpr (std::is_floating_point_v<T>)
        value = in.number();
    else if constexpr (std::is_same_v<T, quint64>)
        value = in.unsignedInteger();
    else
        value = readWithin<T>(in, std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
}

/// Writes the values in order, as an array.
template <typename... V>
void writeArray(QCborStreamWriter &out, const V &...values)
{
    out.startArray(sizeof...(values));
    (write(out, values), ...);
    out.endArray();
}

/// Encoded as its single value, not as an array of one.
template <typename... F>
constexpr bool isSingle()
{
    return sizeof...(F) == 1;
}

template <typename T>
void write(QCborStreamWriter &out, const T &value)
{
    if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
        writeNumber(out, value);
    } else if constexpr (std::is_same_v<T, QString> || std::is_same_v<T, QByteArray>) {
        out.append(value);
    } else if constexpr (HasPacked<T>) {
        write(out, Packed<T>::pack(value));
    } else if constexpr (kIsVector<T>) {
        out.startArray(quint64(value.size()));
        for (const auto &one : value) write(out, one);
        out.endArray();
    } else if constexpr (kIsOptional<T>) {
        value ? write(out, *value) : out.append(nullptr);
    } else if constexpr (kIsShared<T>) {
        out.append(nullptr);  // fields set by the engine only are not sent
    } else if constexpr (kIsVariant<T>) {
        std::visit([&](const auto &one) { writeArray(out, qint64(value.index()), one); }, value);
    } else if constexpr (kIsTuple<T>) {
        std::apply([&](const auto &...one) { writeArray(out, one...); }, value);
    } else if constexpr (kIsResult<T>) {
        if (!value)
            writeArray(out, false, value.error());
        else if constexpr (std::is_void_v<typename T::value_type>)
            writeArray(out, true, std::optional<bool>());
        else
            writeArray(out, true, *value);
    } else {
        withFields(value, [&](const auto &...field) {
            if constexpr (isSingle<decltype(field)...>())
                (write(out, field), ...);
            else
                writeArray(out, field...);
        });
    }
}

template <typename T>
void readVariant(CborReader &in, T &value)
{
    const auto which = readWithin<size_t>(in, 0, qint64(std::variant_size_v<T>) - 1);
    if (in.isWrong()) return;
    [&]<size_t... I>(std::index_sequence<I...>)
    {
        ((I == which ? read(in, value.template emplace<I>()) : void()), ...);
    }
    (std::make_index_sequence<std::variant_size_v<T>>());
}

template <typename T>
void readResult(CborReader &in, T &value)
{
    if (!in.boolean()) {
        core::Error error;
        read(in, error);
        value = tl::unexpected(std::move(error));
    } else if constexpr (std::is_void_v<typename T::value_type>) {
        if (!in.null()) in.refuse();
        value = {};
    } else {
        typename T::value_type found{};
        read(in, found);
        value = std::move(found);
    }
}

template <typename T>
void read(CborReader &in, T &value)
{
    if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
        readNumber(in, value);
    } else if constexpr (std::is_same_v<T, QString>) {
        value = in.text();
    } else if constexpr (std::is_same_v<T, QByteArray>) {
        value = in.bytes();
    } else if constexpr (HasPacked<T>) {
        typename Packed<T>::As as{};
        read(in, as);
        auto found = in.isWrong() ? std::nullopt : Packed<T>::unpack(std::move(as));
        found ? static_cast<void>(value = std::move(*found)) : in.refuse();
    } else if constexpr (kIsVector<T>) {
        value.clear();
        for (quint64 left = in.array(); left > 0 && !in.isWrong(); --left) {
            typename T::value_type one{};
            read(in, one);
            value.push_back(std::move(one));
        }
    } else if constexpr (kIsOptional<T>) {
        value.reset();
        if (!in.null()) read(in, value.emplace());
    } else if constexpr (kIsShared<T>) {
        value.reset();
        if (!in.null()) in.refuse();
    } else if constexpr (kIsVariant<T>) {
        in.array(2);
        readVariant(in, value);
    } else if constexpr (kIsTuple<T>) {
        in.array(std::tuple_size_v<T>);
        std::apply([&](auto &...one) { (read(in, one), ...); }, value);
    } else if constexpr (kIsResult<T>) {
        in.array(2);
        readResult(in, value);
    } else {
        withFields(value, [&](auto &...field) {
            if constexpr (!isSingle<decltype(field)...>()) in.array(sizeof...(field));
            (read(in, field), ...);
        });
    }
}

template <typename T>
void schemaOfFields(QByteArray &out)
{
    const T value{};
    withFields(value, [&](const auto &...field) {
        out += '(';
        (schema<std::remove_cvref_t<decltype(field)>>(out), ...);
        out += ')';
    });
}

template <typename... T>
void schemaOfVariant(QByteArray &out, const std::variant<T...> *)
{
    out += '<';
    (schema<T>(out), ...);
    out += '>';
}

template <typename T, size_t... I>
void schemaOfTuple(QByteArray &out, std::index_sequence<I...>)
{
    out += '[';
    (schema<std::tuple_element_t<I, T>>(out), ...);
    out += ']';
}

template <typename T>
void schema(QByteArray &out)
{
    if constexpr (std::is_void_v<T>) {
        out += 'v';
    } else if constexpr (std::is_enum_v<T>) {
        out += 'e' + QByteArray::number(qint64(lastOf(T{})));
    } else if constexpr (std::is_arithmetic_v<T>) {
        out += (std::is_same_v<T, bool>       ? 'b'
                : std::is_floating_point_v<T> ? 'f'
                                              : 'i')
               + QByteArray::number(qsizetype(sizeof(T)));
    } else if constexpr (std::is_same_v<T, QString> || std::is_same_v<T, QByteArray>) {
        out += std::is_same_v<T, QString> ? 't' : 'y';
    } else if constexpr (HasPacked<T>) {
        schema<typename Packed<T>::As>(out);
    } else if constexpr (kIsVector<T> || kIsOptional<T>) {
        out += kIsVector<T> ? '*' : '?';
        schema<typename T::value_type>(out);
    } else if constexpr (kIsShared<T>) {
        out += 'n';
    } else if constexpr (kIsVariant<T>) {
        schemaOfVariant(out, static_cast<const T *>(nullptr));
    } else if constexpr (kIsTuple<T>) {
        schemaOfTuple<T>(out, std::make_index_sequence<std::tuple_size_v<T>>());
    } else if constexpr (kIsResult<T>) {
        out += '!';
        schema<typename T::value_type>(out);
    } else {
        schemaOfFields<T>(out);
    }
}

template <typename T>
QByteArray toBytes(const T &value)
{
    QByteArray bytes;
    QCborStreamWriter out(&bytes);
    write(out, value);
    return bytes;
}

/// None if the bytes are not a valid value in the one encoding that toBytes() gives it.
template <typename T>
std::optional<T> fromBytes(const QByteArray &bytes)
{
    CborReader in(bytes);
    T value{};
    read(in, value);
    if (!in.isDone() || toBytes(value) != bytes) return std::nullopt;
    return value;
}

}  // namespace roomrack::remote
