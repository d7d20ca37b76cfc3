// SPDX-License-Identifier: GPL-3.0-or-later
// Parses a typed date: in the locale's order with or without a year, as ISO text, as a weekday, or
// as a number of days from today. No widgets.
#pragma once

#include "core/night.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// Which date a day and month without a year means.
enum class YearlessDate : quint8 {
    Next,    ///< the next one from today on
    Last,    ///< the last one up to today
    Nearest  ///< of these two the one nearer to today
};

/// "18.7.2026", "7/18", "18 Jul", "Sat 18 Jul 2026", "2026-07-18", "+30", "-7", "today",
/// "tomorrow", "yesterday", "fri" (the next Friday from `today` on). The error describes the valid
/// formats.
Result<Night> parseDate(const QString &text, Night today, const QLocale &locale,
                        YearlessDate yearless = YearlessDate::Next);

}  // namespace roomrack::desktop
