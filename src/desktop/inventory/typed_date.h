// SPDX-License-Identifier: GPL-3.0-or-later
// A date as people type it: in the locale's order with or without a year, as ISO text, or as a
// number of days from today. No widgets.
#pragma once

#include "core/night.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// "18.7.2026", "7/18", "18 Jul", "2026-07-18", "+30", "-7". Without a year it is the next one from
/// `today` on. The error says what would be right.
Result<Night> parseDate(const QString &text, Night today, const QLocale &locale);

}  // namespace roomrack::desktop
