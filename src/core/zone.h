// SPDX-License-Identifier: GPL-3.0-or-later
// The property's own clock: local times, deadlines and the business date.
#pragma once

#include "core/clock.h"
#include "core/night.h"

#include <QtCore/QTime>
#include <QtCore/QTimeZone>

namespace roomrack::core {

/// IANA name ("Europe/Lisbon") to zone; an unknown one is an error on field "time zone".
Result<QTimeZone> timeZone(const QString &ianaName);

/// The instant at which the clock on the wall first shows `time` on `date` in `zone`. In an hour
/// that is skipped it is the moment the clocks went forward; in a repeated hour the first one.
Instant localInstant(const QTimeZone &zone, Night date, QTime time);

/// The calendar date on the property's wall clock.
Night localDate(const QTimeZone &zone, Instant at);

/// The hotel's "today" if every night audit were on time: it moves on at `auditTime` local.
Night businessDateAt(const QTimeZone &zone, QTime auditTime, Instant at);

}  // namespace roomrack::core
