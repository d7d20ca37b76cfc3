// SPDX-License-Identifier: GPL-3.0-or-later
// Long lists with search: time zones, currencies.
#pragma once

class QComboBox;

namespace roomrack::desktop {

/// Suggests the entries of an editable list that have the typed text anywhere. A press outside
/// closes the suggestions and does what it hits.
void suggestMatches(QComboBox *box);
/// The same, and takes the only match when the field is left.
void makeSearchable(QComboBox *box);
/// Time zones of cities, and UTC.
void fillZones(QComboBox *box);
/// All currency codes.
void fillCurrencies(QComboBox *box);

}  // namespace roomrack::desktop
