// SPDX-License-Identifier: GPL-3.0-or-later
// Two changes of one aggregate, brought together field by field.
#pragma once

#include "core/fields.h"

namespace roomrack::core {

struct MergeField {
    template <typename Field>
    Field operator()(const Field &was, const Field &given, const Field &now) const
    {
        return given == was ? now : given;
    }
};

/// What the caller changed of `was`, in the aggregate as it is `now`. A field that both changed is
/// the caller's. `merge` decides one field, by default as a whole.
template <typename T, typename Merge = MergeField>
T mergedFields(const T &was, const T &given, T now, Merge merge = {})
{
    withFields(was, [&](const auto &...before) {
        withFields(given, [&](const auto &...entered) {
            withFields(
                now, [&](auto &...present) { ((present = merge(before, entered, present)), ...); });
        });
    });
    return now;
}

}  // namespace roomrack::core
