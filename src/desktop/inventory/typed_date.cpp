// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/typed_date.h"

#include <QtCore/QRegularExpression>

namespace roomrack::desktop {

namespace {

constexpr int kFarthest = 36'500;

/// The locale writes the month before the day.
bool monthFirst(const QLocale &locale)
{
    const QString format = locale.dateFormat(QLocale::ShortFormat);
    return format.indexOf(u'M') >= 0 && format.indexOf(u'M') < format.indexOf(u'd');
}

/// The month whose name begins with these letters; 0: none or several.
int monthNamed(const QString &letters, const QLocale &locale)
{
    int found = 0;
    for (int month = 1; month <= 12; ++month) {
        const bool fits = locale.monthName(month).startsWith(letters, Qt::CaseInsensitive)
                          || QLocale::c().monthName(month).startsWith(letters, Qt::CaseInsensitive);
        if (!fits) continue;
        if (found != 0) return 0;
        found = month;
    }
    return found;
}

/// The date in the given year or, without one, the next such day from today on.
QDate dateOf(int year, int month, int day, Night today)
{
    if (year > 0) return QDate(year < 100 ? 2000 + year : year, month, day);
    // A 29 February may be some years away.
    for (int y = today.date().year(); y < today.date().year() + 9; ++y) {
        const QDate date(y, month, day);
        if (date.isValid() && date >= today.date()) return date;
    }
    return {};
}

QDate numericDate(const QString &text, Night today, const QLocale &locale)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\d{1,2})\\s*[./-]\\s*(\\d{1,2})(?:\\s*[./-]\\s*(\\d{2}|\\d{4})?)?$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) return {};
    const int a = match.captured(1).toInt(), b = match.captured(2).toInt();
    const bool swapped = monthFirst(locale) && text.contains(u'/');
    return dateOf(match.captured(3).toInt(), swapped ? a : b, swapped ? b : a, today);
}

QDate namedDate(const QString &text, Night today, const QLocale &locale)
{
    static const QRegularExpression form(QStringLiteral(
        "^(?:(\\d{1,2})\\.?\\s*)?(\\p{L}{3,})\\.?(?:\\s+(\\d{1,2}))?(?:,?\\s*(\\d{4}))?$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) return {};
    const int month = monthNamed(match.captured(2), locale);
    if (month == 0) return {};
    const QString day = match.captured(1).isEmpty() ? match.captured(3) : match.captured(1);
    return dateOf(match.captured(4).toInt(), month, day.isEmpty() ? 1 : day.toInt(), today);
}

}  // namespace

Result<Night> parseDate(const QString &text, Night today, const QLocale &locale)
{
    const QString typed = text.trimmed();
    static const QRegularExpression days(QStringLiteral("^([+−-])\\s*(\\d{1,5})$"));
    if (const auto match = days.match(typed); match.hasMatch()) {
        const int count = match.captured(2).toInt();
        if (count <= kFarthest) return match.captured(1) == u'+' ? today + count : today - count;
    }
    QDate date = QDate::fromString(typed, Qt::ISODate);
    if (!date.isValid()) date = numericDate(typed, today, locale);
    if (!date.isValid()) date = namedDate(typed, today, locale);
    if (!date.isValid()) date = locale.toDate(typed, QLocale::LongFormat);
    if (date.isValid()) return Night::fromDate(date);
    return fail(
        ErrorCode::Invalid, {},
        ErrorText::tr("“%1” is no date; type one like %2, 18 %3, or +30 for days from today")
            .arg(typed, locale.toString(today.date(), QLocale::ShortFormat),
                 locale.standaloneMonthName(7, QLocale::ShortFormat)));
}

}  // namespace roomrack::desktop
