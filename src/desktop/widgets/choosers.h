// SPDX-License-Identifier: GPL-3.0-or-later
// Long lists with search: time zones, currencies.
#pragma once

class QComboBox;

namespace roomrack::desktop {

/// Makes an editable list searchable: a match anywhere in the text counts.
void makeSearchable(QComboBox *box);
/// Time zones of cities, and UTC.
void fillZones(QComboBox *box);
/// All currency codes.
void fillCurrencies(QComboBox *box);

}  // namespace roomrack::desktop
