// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/typed_date.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

#include <optional>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kFarthest = 36'500;
/// The next 29 February may be some years away.
constexpr int kLongestGap = 9;
constexpr int kLeastLetters = 2;

struct TypedDateWords {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// What the dates of one text refer to.
struct Reference {
    QDate today;
    QLocale locale;
    YearlessDate yearless;
};

/// Whether the locale writes the month before the day.
bool monthFirst(const QLocale &locale)
{
    const QString format = locale.dateFormat(QLocale::ShortFormat);
    return format.indexOf(u'M') >= 0 && format.indexOf(u'M') < format.indexOf(u'd');
}

bool namesMonth(const QString &letters, int month, const QLocale &locale)
{
    QString shortName = locale.monthName(month, QLocale::ShortFormat);
    return locale.monthName(month).startsWith(letters, Qt::CaseInsensitive)
           || shortName.remove(u'.').compare(letters, Qt::CaseInsensitive) == 0;
}

/// The month whose name starts with these letters; 0: none or several.
int monthNamed(const QString &letters, const QLocale &locale)
{
    int found = 0;
    for (int month = 1; month <= 12; ++month) {
        if (!namesMonth(letters, month, locale) && !namesMonth(letters, month, QLocale::c()))
            continue;
        if (found != 0) return 0;
        found = month;
    }
    return found;
}

/// The weekday (1 = Monday) whose name starts with these letters, first in the locale, then in
/// English; 0: none or several.
int weekdayNamed(const QString &letters, const QLocale &locale)
{
    for (const QLocale &each : {locale, QLocale::c()}) {
        int found = 0, count = 0;
        for (int day = 1; day <= 7; ++day) {
            if (!each.dayName(day).startsWith(letters, Qt::CaseInsensitive)) continue;
            found = day;
            ++count;
        }
        if (count > 0) return count == 1 ? found : 0;
    }
    return 0;
}

/// The text after a weekday's name at its start; empty if there is none.
QString withoutWeekday(const QString &text, const QLocale &locale)
{
    static const QRegularExpression separators(QStringLiteral("^[\\s.,]+"));
    for (const QLocale &each : {locale, QLocale::c()}) {
        for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat}) {
            for (int day = 1; day <= 7; ++day) {
                const QString name = each.dayName(day, format);
                if (name.isEmpty() || !text.startsWith(name, Qt::CaseInsensitive)) continue;
                const QString rest = text.mid(name.size());
                const auto match = separators.match(rest);
                if (match.hasMatch()) return rest.mid(match.capturedLength());
            }
        }
    }
    return {};
}

/// The first such date from today on, by years forwards or backwards.
QDate yearlessDate(int month, int day, QDate today, bool forwards)
{
    for (int i = 0; i < kLongestGap; ++i) {
        const QDate date(today.year() + (forwards ? i : -i), month, day);
        if (date.isValid() && (forwards ? date >= today : date <= today)) return date;
    }
    return {};
}

QDate dateOf(int year, int month, int day, const Reference &to)
{
    if (year > 0) return QDate(year < 100 ? 2000 + year : year, month, day);
    const QDate next = yearlessDate(month, day, to.today, true);
    const QDate last = yearlessDate(month, day, to.today, false);
    switch (to.yearless) {
    case YearlessDate::Next: return next;
    case YearlessDate::Last: return last;
    case YearlessDate::Nearest: break;
    }
    return to.today.daysTo(next) <= last.daysTo(to.today) ? next : last;
}

QDate numericDate(const QString &text, const Reference &to)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\d{1,2})\\s*[./-]\\s*(\\d{1,2})(?:\\s*[./-]\\s*(\\d{2}|\\d{4})?)?$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) return {};
    const int a = match.captured(1).toInt(), b = match.captured(2).toInt();
    const bool swapped = monthFirst(to.locale) && text.contains(u'/');
    return dateOf(match.captured(3).toInt(), swapped ? a : b, swapped ? b : a, to);
}

QDate namedDate(const QString &text, const Reference &to)
{
    static const QRegularExpression form(QStringLiteral(
        "^(?:(\\d{1,2})\\.?\\s*)?(\\p{L}{3,})\\.?(?:\\s+(\\d{1,2}))?(?:,?\\s*(\\d{4}))?$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) return {};
    const int month = monthNamed(match.captured(2), to.locale);
    if (month == 0) return {};
    const QString day = match.captured(1).isEmpty() ? match.captured(3) : match.captured(1);
    return dateOf(match.captured(4).toInt(), month, day.isEmpty() ? 1 : day.toInt(), to);
}

/// "today", "tomorrow", "yesterday": in English or in the window's language.
QDate namedDay(const QString &text, QDate today)
{
    const std::pair<QStringList, int> days[] = {
        {{QStringLiteral("yesterday"), TypedDateWords::tr("yesterday", "typed as a date")}, -1},
        {{QStringLiteral("today"), TypedDateWords::tr("today", "typed as a date")}, 0},
        {{QStringLiteral("tomorrow"), TypedDateWords::tr("tomorrow", "typed as a date")}, 1},
    };
    for (const auto &[words, offset] : days) {
        if (words.contains(text, Qt::CaseInsensitive)) return today.addDays(offset);
    }
    return {};
}

/// The next such weekday from today on. Letters that also name a month are ambiguous.
QDate namedWeekday(const QString &text, const Reference &to)
{
    const QString letters = text.endsWith(u'.') ? text.chopped(1) : text;
    if (letters.size() < kLeastLetters || monthNamed(letters, to.locale) != 0) return {};
    const int day = weekdayNamed(letters, to.locale);
    return day == 0 ? QDate() : to.today.addDays((day - to.today.dayOfWeek() + 7) % 7);
}

QDate distantDate(const QString &text, QDate today)
{
    static const QRegularExpression days(QStringLiteral("^([+−-])\\s*(\\d{1,5})$"));
    const auto match = days.match(text);
    const int count = match.hasMatch() ? match.captured(2).toInt() : kFarthest + 1;
    if (count > kFarthest) return {};
    return today.addDays(match.captured(1) == u'+' ? count : -count);
}

QDate plainDate(const QString &text, const Reference &to)
{
    QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid()) date = numericDate(text, to);
    if (!date.isValid()) date = namedDate(text, to);
    if (!date.isValid()) date = to.locale.toDate(text, QLocale::LongFormat);
    return date;
}

}  // namespace

Result<Night> parseDate(const QString &text, Night today, const QLocale &locale,
                        YearlessDate yearless)
{
    const QString typed = text.simplified();
    const Reference to{today.date(), locale, yearless};
    QDate date = distantDate(typed, to.today);
    if (!date.isValid()) date = namedDay(typed, to.today);
    if (!date.isValid()) date = plainDate(typed, to);
    if (!date.isValid()) date = plainDate(withoutWeekday(typed, locale), to);
    if (!date.isValid()) date = namedWeekday(typed, to);
    if (date.isValid()) return Night::fromDate(date);
    const QString written = dateText(today, locale);
    const QString july = locale.standaloneMonthName(7, QLocale::ShortFormat);
    if (typed.isEmpty()) {
        return fail(ErrorCode::Invalid, {},
                    ErrorText::tr("Enter a date such as %1 or 18 %2, or +30 for 30 days from today")
                        .arg(written, july));
    }
    return fail(ErrorCode::Invalid, {},
                ErrorText::tr("“%1” is not a date; enter one such as %2 or 18 %3, or +30 for 30 "
                              "days from today")
                    .arg(typed, written, july));
}

}  // namespace roomrack::desktop
