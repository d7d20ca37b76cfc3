// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/values.h"

#include <QtCore/QTimeZone>

namespace roomrack::protocols {

namespace {

tl::unexpected<Error> wrong(const QString &reason)
{
    return fail(ErrorCode::Invalid, {}, reason);
}

/// The received text, shortened for an error message.
QString shown(QStringView text)
{
    return text.left(40).toString();
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// A number of exactly `size` digits; otherwise -1.
int digits(QStringView text, qsizetype at, qsizetype size)
{
    if (at + size > text.size()) return -1;
    int value = 0;
    for (qsizetype i = at; i < at + size; ++i) {
        if (!isDigit(text[i])) return -1;
        value = value * 10 + (text[i].unicode() - u'0');
    }
    return value;
}

/// "2026-07-10" at the front; otherwise an invalid date.
QDate dateOf(QStringView text)
{
    const int year = digits(text, 0, 4);
    const int month = digits(text, 5, 2);
    const int day = digits(text, 8, 2);
    if (year < 1900 || year > 2199 || month < 1 || day < 1) return {};
    if (text[4] != u'-' || text[7] != u'-') return {};
    return {year, month, day};
}

/// Takes "15:00:00" or "15:00:00.25" from the front of `rest`.
QTime timeOf(QStringView &rest)
{
    const int hour = digits(rest, 0, 2);
    const int minute = digits(rest, 3, 2);
    const int second = digits(rest, 6, 2);
    if (hour < 0 || minute < 0 || second < 0 || rest[2] != u':' || rest[5] != u':') return {};
    rest = rest.sliced(8);
    int millis = 0;
    if (rest.startsWith(u'.')) {
        qsizetype end = 1;
        for (int worth = 100; end < rest.size() && isDigit(rest[end]); ++end, worth /= 10)
            millis += (rest[end].unicode() - u'0') * worth;
        if (end == 1) return {};
        rest = rest.sliced(end);
    }
    return QTime(hour, minute, second, millis);
}

/// Seconds east of UTC for "", "Z" or "+02:00".
std::optional<int> zoneOf(QStringView text)
{
    if (text.isEmpty() || text == u"Z") return 0;
    const int hours = digits(text, 1, 2);
    const int minutes = digits(text, 4, 2);
    if (text.size() != 6 || text[3] != u':' || hours < 0 || hours > 14) return std::nullopt;
    if (minutes < 0 || minutes > 59) return std::nullopt;
    const int seconds = hours * 3600 + minutes * 60;
    if (text[0] == u'+') return seconds;
    if (text[0] == u'-') return -seconds;
    return std::nullopt;
}

}  // namespace

Result<Night> parseNight(QStringView text)
{
    const QStringView s = text.trimmed();
    QDate date = dateOf(s);
    if (date.isValid() && s.size() > 10) {
        QStringView rest = s.sliced(11);
        if (s[10] != u'T' || !timeOf(rest).isValid() || !zoneOf(rest)) date = QDate();
    }
    if (!date.isValid())
        return wrong(ErrorText::tr("\"%1\" is not a date like 2026-07-10").arg(shown(text)));
    return Night::fromDate(date);
}

Result<Instant> parseInstant(QStringView text)
{
    const QStringView s = text.trimmed();
    const QDate date = dateOf(s);
    if (date.isValid() && s.size() > 11 && s[10] == u'T') {
        QStringView rest = s.sliced(11);
        const QTime time = timeOf(rest);
        const auto zone = zoneOf(rest);
        if (time.isValid() && zone)
            return Instant::fromDateTime(QDateTime(date, time, Qt::UTC)) - *zone * kSecond;
    }
    return wrong(
        ErrorText::tr("\"%1\" is not a timestamp like 2026-07-10T15:00:00Z").arg(shown(text)));
}

QString instantText(Instant at)
{
    return at.utc().toString(at.micros % kSecond / 1000 != 0 ? Qt::ISODateWithMs : Qt::ISODate);
}

Result<qint64> parseCount(QStringView text, qint64 least, qint64 most)
{
    const QStringView s = text.trimmed();
    const bool negative = s.startsWith(u'-');
    const QStringView number = s.sliced(negative ? 1 : 0);
    qint64 value = 0;
    bool ok = !number.isEmpty() && number.size() <= 18;
    for (const QChar c : number) {
        ok = ok && isDigit(c);
        if (ok) value = value * 10 + (c.unicode() - u'0');
    }
    if (negative) value = -value;
    if (!ok || value < least || value > most) {
        return wrong(ErrorText::tr("\"%1\" is not a number from %2 to %3")
                         .arg(shown(text))
                         .arg(least)
                         .arg(most));
    }
    return value;
}

Result<bool> parseFlag(QStringView text)
{
    const QStringView s = text.trimmed();
    if (s == u"true" || s == u"1") return true;
    if (s == u"false" || s == u"0") return false;
    return wrong(ErrorText::tr("\"%1\" is neither true nor false").arg(shown(text)));
}

Result<qint64> parseMinor(QStringView text, Currency currency)
{
    constexpr int kMostDigits = 15;
    const QStringView s = text.trimmed();
    const bool sign = s.startsWith(u'-') || s.startsWith(u'+');
    const QStringView number = s.sliced(sign ? 1 : 0);
    const qsizetype point = number.indexOf(u'.');
    const QStringView whole = point < 0 ? number : number.first(point);
    const QStringView part = point < 0 ? QStringView() : number.sliced(point + 1);
    bool ok = whole.size() + part.size() > 0 && whole.size() <= kMostDigits;
    ok = ok && std::all_of(whole.begin(), whole.end(), isDigit)
         && std::all_of(part.begin(), part.end(), isDigit);
    if (!ok) return wrong(ErrorText::tr("\"%1\" is not an amount such as 118.50").arg(shown(text)));
    qint64 minor = 0;
    for (const QChar c : whole) minor = minor * 10 + (c.unicode() - u'0');
    for (int i = 0; i < currency.decimals(); ++i)
        minor = minor * 10 + (i < part.size() ? part[i].unicode() - u'0' : 0);
    const QStringView rest = part.sliced(std::min<qsizetype>(part.size(), currency.decimals()));
    if (std::any_of(rest.begin(), rest.end(), [](QChar c) { return c != u'0'; })) {
        return wrong(ErrorText::tr("\"%1\" has too many decimals; %2 allows %3")
                         .arg(shown(text), currency.code())
                         .arg(currency.decimals()));
    }
    return s.startsWith(u'-') ? -minor : minor;
}

}  // namespace roomrack::protocols
