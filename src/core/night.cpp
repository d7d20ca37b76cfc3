// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/night.h"

namespace roomrack::core {

namespace {

constexpr qint64 kJulianDayOfEpoch = 2440588;  // QDate(1970, 1, 1).toJulianDay()

/// Qt accepts any punctuation between the numbers; this accepts "2026-07-10" only.
bool looksIso(const QString &s)
{
    if (s.size() != 10) return false;
    for (int i = 0; i < 10; ++i) {
        const QChar c = s[i];
        if (i == 4 || i == 7 ? c != u'-' : c < u'0' || c > u'9') return false;
    }
    return true;
}

}  // namespace

Night Night::fromDate(QDate date)
{
    Q_ASSERT(date.isValid());
    return Night(static_cast<qint32>(date.toJulianDay() - kJulianDayOfEpoch));
}

QDate Night::date() const
{
    return QDate::fromJulianDay(kJulianDayOfEpoch + day_);
}

Result<Night> Night::parse(const QString &iso, const QString &field)
{
    const QDate date = looksIso(iso) ? QDate::fromString(iso, Qt::ISODate) : QDate();
    if (!date.isValid()) {
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("\"%1\" is not a date like 2026-07-10").arg(iso.left(40)));
    }
    return fromDate(date);
}

}  // namespace roomrack::core
