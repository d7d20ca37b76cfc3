// SPDX-License-Identifier: GPL-3.0-or-later
// All texts of the window about the restrictions of inventory/restrictions.h: a page asks here with
// the row of the table, so that a further restriction has its words in one place.
#pragma once

#include "inventory/restrictions.h"
#include "sync/limits.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace roomrack::desktop {

using inventory::RestrictionRow;

/// "Min LOS": the setting.
QString restrictionName(const RestrictionRow &row);
/// "on", "off", "2", "none".
QString restrictionValue(const RestrictionRow &row, qint64 value);
/// "nights": what a typed number counts; empty for a switch.
QString restrictionUnit(const RestrictionRow &row);
/// "Min LOS: 2 nights", "Stop sell removed": what a record did.
QString restrictionSet(const RestrictionRow &row, qint64 value);
/// "Min length of stay for arrivals on this date: 2 nights.": why a night is restricted.
QString restrictionReason(const RestrictionRow &row, qint64 value);
/// "Min LOS: 2 nights", "Stop sell on 18 Jul": why a stay cannot be booked; `night`: the date.
QString restrictionObstacle(const RestrictionRow &row, qint64 value, const QString &night);

/// The menu's text for setting it, and its letter.
QString restrictionAction(const RestrictionRow &row);
QString restrictionLetter(const RestrictionRow &row);
/// The key of the grid that sets it (Qt::Key), the same in every language.
int restrictionKey(const RestrictionRow &row);

/// "closed to arrival", "min length of stay: 2 nights": those that restrict.
QStringList restrictionList(const inventory::Restrictions &night);
/// "CTA", "2+", "CTA 2+": the corner mark of a cell; empty without restrictions, and for a stop
/// sell, which is hatched.
QString restrictionMark(const inventory::Restrictions &night);
/// One per line: "Stop", "CTA/D", "2–7".
QStringList restrictionLines(const inventory::Restrictions &night);
/// Reads a word as restrictionLines() writes it, into `night`; false if it is unknown.
bool readRestriction(const QString &word, inventory::Restrictions &night);

/// "stop sell, min LOS 2 nights": what a channel shows; "no restrictions".
QString limitsText(const sync::Limits &limits);

}  // namespace roomrack::desktop
