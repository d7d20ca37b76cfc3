// SPDX-License-Identifier: GPL-3.0-or-later
// The property's time zone: local times, deadlines and the business date.
#pragma once

#include "core/clock.h"
#include "core/night.h"

#include <QtCore/QTime>
#include <QtCore/QTimeZone>

namespace roomrack::core {

/// Zone of an IANA name ("Europe/Lisbon"); an unknown name is an error with the field "time zone".
Result<QTimeZone> timeZone(const QString &ianaName);

/// The instant at which the wall clock first shows `time` on `date` in `zone`. For a skipped time:
/// the moment the clocks go forward; for a repeated time: the first occurrence.
Instant localInstant(const QTimeZone &zone, Night date, QTime time);

/// The calendar date on the property's wall clock.
Night localDate(const QTimeZone &zone, Instant at);

/// The business date if every night audit ran on time: it changes at `auditTime` local time.
Night businessDateAt(const QTimeZone &zone, QTime auditTime, Instant at);

}  // namespace roomrack::core
