// SPDX-License-Identifier: GPL-3.0-or-later
// Maps enum values to their names in machine-readable text: one table for reading and writing.
#pragma once

#include <QtCore/QStringList>

#include <algorithm>
#include <array>
#include <optional>

namespace roomrack::core {

template <typename Value>
struct Named {
    Value value;
    const char *name;
};
// Deduction guide: Clang before 17 does not deduce this for an aggregate.
template <typename Value>
Named(Value, const char *) -> Named<Value>;
template <typename Value, size_t N>
using Names = std::array<Named<Value>, N>;

/// Empty if the value is not in the table.
template <typename Value, size_t N>
QString nameOf(const Names<Value, N> &names, Value value)
{
    const auto at = std::find_if(names.begin(), names.end(),
                                 [value](const auto &one) { return one.value == value; });
    return at == names.end() ? QString() : QString(QLatin1String(at->name));
}

template <typename Value, size_t N>
std::optional<Value> named(const Names<Value, N> &names, const QString &name)
{
    const auto at = std::find_if(names.begin(), names.end(), [&name](const auto &one) {
        return name == QLatin1String(one.name);
    });
    return at == names.end() ? std::nullopt : std::optional(at->value);
}

/// All names, for error texts: "a, b, c".
template <typename Value, size_t N>
QString listOf(const Names<Value, N> &names)
{
    QStringList all;
    for (const Named<Value> &one : names) all += QLatin1String(one.name);
    return all.join(QStringLiteral(", "));
}

}  // namespace roomrack::core
