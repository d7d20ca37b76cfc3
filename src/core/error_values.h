// SPDX-License-Identifier: GPL-3.0-or-later
// Dates and amounts in error texts, written as the window writes them. Files, the API's fields and
// messages of protocols use Night::iso() and Money::plain() instead.
#pragma once

#include "core/money.h"
#include "core/night.h"

namespace roomrack::core {

/// The program's locale if its language is that of the thread's error texts, with its country's
/// formats; otherwise a locale of the error texts' language. Thread-safe.
QLocale errorLocale();
/// "18 Jul 2026".
QString errorDate(Night night);
/// "EUR 1,234.50".
QString errorAmount(const Money &money);

}  // namespace roomrack::core
