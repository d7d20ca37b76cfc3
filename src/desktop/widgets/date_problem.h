// SPDX-License-Identifier: GPL-3.0-or-later
// The line below date fields that says what is wrong with them.
#pragma once

#include <vector>

class QLabel;

namespace roomrack::desktop {

class DateField;

/// Shows the first problem of the fields; hidden while there is none. The fields must live as long
/// as the line.
QLabel *dateProblemLine(std::vector<DateField *> fields);

}  // namespace roomrack::desktop
