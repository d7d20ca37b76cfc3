// SPDX-License-Identifier: GPL-3.0-or-later
// Iterates over the fields of an aggregate, in order and without naming them, so that serialization
// and validation of commands are written once for all structs. Boost.PFR does the same, but Debian
// 12's Boost does not include it.
#pragma once

#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace roomrack::core {

/// Fields that hold several values, or perhaps none.
template <typename T>
inline constexpr bool kIsList = false;
template <typename T>
inline constexpr bool kIsList<std::vector<T>> = true;
template <typename T>
inline constexpr bool kIsOptional = false;
template <typename T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

/// Converts to any type, in unevaluated contexts only.
struct Anything {
    template <typename T>
    operator T() const;  // NOLINT(google-explicit-constructor): that is its purpose
};

inline constexpr size_t kMostFields = 36;

template <typename T, size_t... I>
constexpr bool canBeMadeOf(std::index_sequence<I...>)
{
    return requires
    {
        T{(static_cast<void>(I), Anything())...};
    };
}

/// Number of fields: the greatest N for which T{...} accepts N values.
template <typename T, size_t N = kMostFields>
constexpr size_t fieldCount()
{
    static_assert(std::is_aggregate_v<T>);
    if constexpr (canBeMadeOf<T>(std::make_index_sequence<N>()))
        return N;
    else
        return fieldCount<T, N - 1>();
}

#define ROOMRACK_FIELDS(count, ...)                                                                \
    if constexpr (fields == (count)) {                                                             \
        auto &[__VA_ARGS__] = value;                                                               \
        return visit(__VA_ARGS__);                                                                 \
    } else

/// Calls visit(first, second, ...) with references to all fields.
template <typename T, typename Visit>
decltype(auto) withFields(T &value, Visit visit)
{
    constexpr size_t fields = fieldCount<std::remove_const_t<T>>();
    // clang-format off
    ROOMRACK_FIELDS(1, a)
    ROOMRACK_FIELDS(2, a, b)
    ROOMRACK_FIELDS(3, a, b, c)
    ROOMRACK_FIELDS(4, a, b, c, d)
    ROOMRACK_FIELDS(5, a, b, c, d, e)
    ROOMRACK_FIELDS(6, a, b, c, d, e, f)
    ROOMRACK_FIELDS(7, a, b, c, d, e, f, g)
    ROOMRACK_FIELDS(8, a, b, c, d, e, f, g, h)
    ROOMRACK_FIELDS(9, a, b, c, d, e, f, g, h, i)
    ROOMRACK_FIELDS(10, a, b, c, d, e, f, g, h, i, j)
    ROOMRACK_FIELDS(11, a, b, c, d, e, f, g, h, i, j, k)
    ROOMRACK_FIELDS(12, a, b, c, d, e, f, g, h, i, j, k, l)
    ROOMRACK_FIELDS(13, a, b, c, d, e, f, g, h, i, j, k, l, m)
    ROOMRACK_FIELDS(14, a, b, c, d, e, f, g, h, i, j, k, l, m, n)
    ROOMRACK_FIELDS(15, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
    ROOMRACK_FIELDS(16, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
    ROOMRACK_FIELDS(17, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q)
    ROOMRACK_FIELDS(18, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r)
    ROOMRACK_FIELDS(19, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s)
    ROOMRACK_FIELDS(20, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t)
    ROOMRACK_FIELDS(21, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u)
    ROOMRACK_FIELDS(22, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v)
    ROOMRACK_FIELDS(23, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w)
    ROOMRACK_FIELDS(24, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x)
    ROOMRACK_FIELDS(25, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y)
    ROOMRACK_FIELDS(26, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z)
    ROOMRACK_FIELDS(27, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A)
    ROOMRACK_FIELDS(28, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A, B)
    ROOMRACK_FIELDS(29, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A, B, C)
    ROOMRACK_FIELDS(30, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A, B, C, D)
    ROOMRACK_FIELDS(31, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A, B, C, D, E)
    ROOMRACK_FIELDS(32, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A, B, C, D, E, F)
    ROOMRACK_FIELDS(33, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A, B, C, D, E, F, G)
    ROOMRACK_FIELDS(34, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A, B, C, D, E, F, G, H)
    ROOMRACK_FIELDS(35, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A, B, C, D, E, F, G, H, I)
    ROOMRACK_FIELDS(36, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y,
                    z, A, B, C, D, E, F, G, H, I, J)
    static_assert(fields == 0, "more fields than kMostFields");
    // clang-format on
}

#undef ROOMRACK_FIELDS

}  // namespace roomrack::core
