// SPDX-License-Identifier: GPL-3.0-or-later
// Long lists to choose from by typing a part of what is meant: time zones, currencies.
#pragma once

class QComboBox;

namespace roomrack::desktop {

/// An editable list becomes one that is searched while typing, wherever the letters stand.
void makeSearchable(QComboBox *box);
/// Time zones that follow a city's clock, and UTC.
void fillZones(QComboBox *box);
/// All currencies by their codes.
void fillCurrencies(QComboBox *box);

}  // namespace roomrack::desktop
