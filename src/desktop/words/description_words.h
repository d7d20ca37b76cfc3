// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says about edits of rooms, room types, rate plans, taxes and fees.
#pragma once

#include "booking/record.h"
#include "inventory/catalogue.h"
#include "pricing/tax_rules.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// "Room retired". The record isOfDescription().
QString descriptionHeadline(const booking::Record &record);
/// The present name of the tax or fee that the record is about; empty: it is about another item.
QString taxItemName(const pricing::TaxRules &taxes, const booking::Record &record);
/// The same of a market segment.
QString segmentItemName(const inventory::Catalogue &catalogue, const booking::Record &record);

}  // namespace roomrack::desktop
