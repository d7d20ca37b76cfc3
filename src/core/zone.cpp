// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/zone.h"

namespace roomrack::core {

Result<QTimeZone> timeZone(const QString &ianaName)
{
    const QByteArray name = ianaName.toUtf8();
    const QTimeZone zone(name);
    // Qt also takes POSIX rules ("Lisbon" is one, with offset 0) and reads an empty name as the
    // machine's own zone. Old names such as Asia/Calcutta are good, but Qt does not list them.
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
    // What the wall clock shows, as if it were UTC; the true instant lies within a day of it.
    const qint64 shown = QDateTime(date.date(), time, Qt::UTC).toMSecsSinceEpoch();
    const auto shows = [&](qint64 utc) {
        return utc + zone.offsetFromUtc(QDateTime::fromMSecsSinceEpoch(utc, Qt::UTC)) * 1000LL;
    };
    // The offsets in force a day before and after bracket every transition that can matter.
    const auto offsetAt = [&](qint64 utc) { return shows(utc) - utc; };
    const qint64 day = 86'400'000;
    const qint64 early = shown - std::max(offsetAt(shown - day), offsetAt(shown + day));
    const qint64 late = shown - std::min(offsetAt(shown - day), offsetAt(shown + day));
    if (shows(early) == shown) return {early * 1000};
    if (shows(late) == shown) return {late * 1000};
    // Skipped: the first instant whose wall clock is past `shown`, by bisection.
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
    // Clocks that go back over midnight (St. John's until 2011) show yesterday once more.
    if (at >= localInstant(zone, today + 1, auditTime)) return today + 1;
    return at < localInstant(zone, today, auditTime) ? today - 1 : today;
}

}  // namespace roomrack::core
