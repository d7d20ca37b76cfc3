// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/values.h"

#include <QtCore/QHash>
#include <QtCore/QLocale>

#include <array>

namespace roomrack::imports {

namespace {

constexpr int kOldestYear = 1970;
constexpr int kNewestYear = 2200;

std::optional<Night> night(int year, int month, int day)
{
    if (year < 100) year += 2000;
    if (year < kOldestYear || year > kNewestYear) return std::nullopt;
    const QDate date(year, month, day);
    return date.isValid() ? std::optional(Night::fromDate(date)) : std::nullopt;
}

/// Up to three groups of digits with identical separators.
struct Groups {
    std::array<int, 3> value{};
    std::array<int, 3> digits{};
    int count = 0;
    bool ok = true;
};

Groups digitGroups(QByteArrayView text)
{
    Groups g;
    char separator = 0;
    for (qsizetype i = 0; i < text.size() && g.ok; ++i) {
        const char c = text[i];
        if (c >= '0' && c <= '9') {
            if (g.count == 0) g.count = 1;
            const auto at = size_t(g.count - 1);
            g.value[at] = g.value[at] * 10 + (c - '0');
            g.ok = ++g.digits[at] <= 8;
            continue;
        }
        const bool known = c == '-' || c == '/' || c == '.';
        g.ok = known && (separator == 0 || separator == c) && g.count > 0 && g.count < 3
               && g.digits[size_t(g.count - 1)] > 0;
        separator = c;
        if (g.ok) ++g.count;
    }
    g.ok = g.ok && g.count > 0 && g.digits[size_t(g.count - 1)] > 0;
    return g;
}

/// The date without the time; text after a T or a blank must look like a time.
std::optional<QByteArrayView> withoutTime(QByteArrayView value)
{
    const auto isEnd = [](char c) { return c == 'T' || c == ' '; };
    const auto at = std::find_if(value.begin(), value.end(), isEnd);
    if (at == value.end()) return value;
    const QByteArrayView time = value.sliced(at - value.begin() + 1);
    const bool looksLikeTime =
        time.contains(':') && std::all_of(time.begin(), time.end(), [](char c) {
            return (c >= '0' && c <= '9') || QByteArrayView(":.+-Z apmAPM").contains(c);
        });
    if (!looksLikeTime) return std::nullopt;
    return value.first(at - value.begin());
}

QHash<QString, int> makeMonthNames()
{
    QHash<QString, int> names;
    for (const QLocale::Language language :
         {QLocale::English, QLocale::German, QLocale::French, QLocale::Spanish, QLocale::Portuguese,
          QLocale::Italian}) {
        const QLocale locale(language);
        for (int m = 1; m <= 12; ++m) {
            for (const QLocale::FormatType form : {QLocale::LongFormat, QLocale::ShortFormat}) {
                QString name = locale.standaloneMonthName(m, form).toLower();
                if (name.endsWith(QLatin1Char('.'))) name.chop(1);
                if (!names.contains(name)) names.insert(name, m);
            }
        }
    }
    return names;
}

const QHash<QString, int> &monthNames()
{
    static const QHash<QString, int> names = makeMonthNames();
    return names;
}

}  // namespace

QString squeezed(const QString &word)
{
    QString key;
    for (const QChar c : word) {
        if (c.isLetterOrNumber()) key += c.toLower();
    }
    return key;
}

namespace {

const QHash<QString, Outcome> &usualWords()
{
    static const QHash<QString, Outcome> words = [] {
        QHash<QString, Outcome> w;
        const auto add = [&](Outcome outcome, const char *list) {
            for (const QString &word : QString::fromLatin1(list).split(QLatin1Char(' '))) {
                w.insert(word, outcome);
            }
        };
        add(Outcome::Departed, "checkout checkedout departed stayed completed co abgereist out");
        add(Outcome::InHouse, "checkin checkedin inhouse arrived resident ci angereist in");
        add(Outcome::Cancelled, "cancelled canceled cancellation cancel cxl storniert annulled");
        add(Outcome::NoShow, "noshow ns nichtangereist didnotarrive");
        add(Outcome::Booked, "confirmed booked reserved reservation new modified ok definite due "
                             "expected guaranteed open gebucht");
        return w;
    }();
    return words;
}

}  // namespace

bool saysNothing(QByteArrayView value)
{
    for (const char *nothing : {"", "NULL", "null", "NA", "N/A", "n/a", "none", "None", "-"}) {
        if (value == QByteArrayView(nothing)) return true;
    }
    return false;
}

std::optional<int> wholeNumber(QByteArrayView value)
{
    const qsizetype point = value.indexOf('.');
    if (point > 0) {
        const QByteArrayView rest = value.sliced(point + 1);
        if (!std::all_of(rest.begin(), rest.end(), [](char c) { return c == '0'; })) return {};
        value = value.first(point);
    }
    bool ok = false;
    const int number = value.toByteArray().toInt(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

std::optional<Night> date(QByteArrayView value, DateOrder order)
{
    const auto day = withoutTime(value.trimmed());
    if (!day) return std::nullopt;
    const Groups g = digitGroups(*day);
    if (!g.ok) return std::nullopt;
    const auto &v = g.value;
    if (g.count == 1 && g.digits[0] == 8) return night(v[0] / 10000, v[0] / 100 % 100, v[0] % 100);
    if (g.count != 3 || g.digits[1] > 2) return std::nullopt;
    if (g.digits[0] == 4) return g.digits[2] <= 2 ? night(v[0], v[1], v[2]) : std::nullopt;
    const bool fits = g.digits[0] <= 2 && (g.digits[2] == 2 || g.digits[2] == 4);
    if (!fits) return std::nullopt;
    if (order == DateOrder::DayMonthYear) return night(v[2], v[1], v[0]);
    if (order == DateOrder::MonthDayYear) return night(v[2], v[0], v[1]);
    return g.digits[0] == 2 && g.digits[2] == 2 ? night(v[0], v[1], v[2]) : std::nullopt;
}

std::optional<int> month(QByteArrayView value)
{
    if (const auto number = wholeNumber(value)) {
        return *number >= 1 && *number <= 12 ? number : std::nullopt;
    }
    QString name = QString::fromUtf8(value).trimmed().toLower();
    if (name.endsWith(QLatin1Char('.'))) name.chop(1);
    const int found = monthNames().value(name, 0);
    return found > 0 ? std::optional(found) : std::nullopt;
}

std::optional<QString> amount(QByteArrayView value, QChar decimalPoint)
{
    QString text;
    const QString all = QString::fromUtf8(value).trimmed();
    const QChar grouping = decimalPoint == QLatin1Char(',') ? QLatin1Char('.') : QLatin1Char(',');
    bool digits = false, point = false;
    int letters = 0;
    for (const QChar c : all) {
        if (c >= QLatin1Char('0') && c <= QLatin1Char('9')) {
            digits = true;
            text += c;
        } else if (c == decimalPoint) {
            if (std::exchange(point, true)) return std::nullopt;
            text += QLatin1Char('.');
        } else if (c == QLatin1Char('-') || c == QChar(0x2212)) {
            if (!text.isEmpty()) return std::nullopt;
            text += QLatin1Char('-');
        } else if (c.isLetter()) {
            if (++letters > 3) return std::nullopt;
        } else if (c == grouping) {
            if (point || !digits) return std::nullopt;
        } else if (!c.isSpace() && c != QLatin1Char('\'')
                   && c.category() != QChar::Symbol_Currency) {
            return std::nullopt;
        }
    }
    return digits ? std::optional(text) : std::nullopt;
}

std::optional<Outcome> outcome(const QString &value, const QMap<QString, Outcome> &ownWords)
{
    const auto own = ownWords.constFind(value.trimmed().toLower());
    if (own != ownWords.constEnd()) return *own;
    const auto usual = usualWords().constFind(squeezed(value));
    return usual != usualWords().constEnd() ? std::optional(*usual) : std::nullopt;
}

std::optional<bool> yesNo(QByteArrayView value)
{
    const QByteArray word = value.toByteArray().trimmed().toLower();
    for (const char *yes : {"1", "yes", "true", "y", "x", "ja", "t"}) {
        if (word == yes) return true;
    }
    for (const char *no : {"0", "no", "false", "n", "nein", "f", ""}) {
        if (word == no) return false;
    }
    return std::nullopt;
}

}  // namespace roomrack::imports
