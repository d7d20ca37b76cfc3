// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/zone.h"

namespace roomrack::core {

Result<QTimeZone> timeZone(const QString &ianaName)
{
    const QByteArray name = ianaName.toUtf8();
    const QTimeZone zone(name);
    // Qt also accepts POSIX rules ("Lisbon" is one, with offset 0) and reads an empty name as the
    // system's zone. Old names such as Asia/Calcutta are valid, but Qt does not list them.
    const bool known = name.contains('/') || QTimeZone::isTimeZoneIdAvailable(name);
    if (!zone.isValid() || !known) {
        return fail(ErrorCode::Invalid, QStringLiteral("time zone"),
                    ErrorText::tr("\"%1\" is not a time zone such as Europe/Lisbon")
                        .arg(ianaName.left(60)));
    }
    return zone;
}

Instant localInstant(const QTimeZone &zone, Night date, QTime time)
{
    // The wall clock time as if it were UTC; the true instant is within a day of it.
    const qint64 shown = QDateTime(date.date(), time, Qt::UTC).toMSecsSinceEpoch();
    const auto shows = [&](qint64 utc) {
        return utc + zone.offsetFromUtc(QDateTime::fromMSecsSinceEpoch(utc, Qt::UTC)) * 1000LL;
    };
    // The offsets a day before and a day after bracket every relevant transition.
    const auto offsetAt = [&](qint64 utc) { return shows(utc) - utc; };
    const qint64 day = 86'400'000;
    const qint64 early = shown - std::max(offsetAt(shown - day), offsetAt(shown + day));
    const qint64 late = shown - std::min(offsetAt(shown - day), offsetAt(shown + day));
    if (shows(early) == shown) return {early * 1000};
    if (shows(late) == shown) return {late * 1000};
    // Skipped time: bisects for the first instant whose wall clock is past `shown`.
    qint64 before = early - 1, after = late;
    if (shows(before) >= shown) before = early - day;
    while (after - before > 1) {
        const qint64 middle = before + (after - before) / 2;
        (shows(middle) >= shown ? after : before) = middle;
    }
    return {after * 1000};
}

Night localDate(const QTimeZone &zone, Instant at)
{
    return Night::fromDate(at.utc().toTimeZone(zone).date());
}

Night businessDateAt(const QTimeZone &zone, QTime auditTime, Instant at)
{
    const Night today = localDate(zone, at);
    // Clocks set back across midnight (St. John's until 2011) repeat part of yesterday.
    if (at >= localInstant(zone, today + 1, auditTime)) return today + 1;
    return at < localInstant(zone, today, auditTime) ? today - 1 : today;
}

}  // namespace roomrack::core
