// SPDX-License-Identifier: GPL-3.0-or-later
// An item of a description as text: a JSON array of its fields in order, as steps store it. Fields
// appended to an item later are missing in older texts, and get their defaults.
#pragma once

#include "booking/description/items.h"

#include <QtCore/QByteArray>

#include <optional>

namespace roomrack::booking {

/// Item: one of ItemKind, the later deadlines of cancellation terms, PlanConditions or PlanTerms.
template <typename Item>
QByteArray itemText(const Item &item);
/// None: not the text of such an item.
template <typename Item>
std::optional<Item> itemFrom(const QByteArray &text);

}  // namespace roomrack::booking
