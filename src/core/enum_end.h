// SPDX-License-Identifier: GPL-3.0-or-later
// An enum whose numbers are stored or sent declares its last value beside it:
//     constexpr Role lastOf(Role) { return Role::Administrator; }
// Code that reads such a number validates it here. An enum without lastOf(), or with one that is
// not its last value, does not compile, so a new value cannot be forgotten.
#pragma once

#include <QtCore/QtGlobal>

#include <array>
#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace roomrack::core {

template <typename E>
concept HasEnd = std::is_enum_v<E> && requires(E e)
{
    {
        lastOf(e)
        } -> std::same_as<E>;
};

/// Whether the enum has a name for this number; GCC and Clang print "(E)7" for one without.
template <auto V>
consteval bool isNamed()
{
    constexpr std::string_view says = __PRETTY_FUNCTION__;
    constexpr std::string_view before = "V = ";
    constexpr size_t at = says.rfind(before);
    static_assert(at != std::string_view::npos, "this compiler writes it in another way");
    return says[at + before.size()] != '(';
}

/// Whether each number is a value of the enum; gaps are allowed.
template <HasEnd E>
inline constexpr auto kIsValue = []<size_t... N>(std::index_sequence<N...>)
{
    constexpr auto last = size_t(lastOf(E{}));
    static_assert(isNamed<E(last)>() && !isNamed<E(last + 1)>(), "lastOf() is not the last");
    return std::array{isNamed<E(N)>()...};
}
(std::make_index_sequence<size_t(lastOf(E{})) + 1>());

/// The value with this number; none if there is no such value.
template <HasEnd E>
constexpr std::optional<E> enumFrom(qint64 number)
{
    const bool known =
        number >= 0 && number < qint64(kIsValue<E>.size()) && kIsValue<E>[size_t(number)];
    return known ? std::optional(static_cast<E>(number)) : std::nullopt;
}

/// Whether it is a declared value, and not just a cast number.
template <HasEnd E>
constexpr bool isValue(E value)
{
    return enumFrom<E>(qint64(value)).has_value();
}

}  // namespace roomrack::core
