// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/hours_spin.h"

#include "desktop/words/request_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kDay = 24, kHour = 60;
/// No field accepts longer numbers.
constexpr int kMostDigits = 5;

/// Returns "days" for "7 days".
QString unitOf(QString text)
{
    while (!text.isEmpty() && (text.front().isDigit() || text.front().isSpace())) text.remove(0, 1);
    return text.trimmed();
}

QString hoursText(int hours)
{
    return durationText(hours * 3'600 * kSecond, QLocale()).replace(QChar::Nbsp, u' ');
}

QString wordOfHours()
{
    return unitOf(hoursText(3));
}

/// Whether the typed text is one of these words or the beginning of one.
bool begins(const QString &typed, const QStringList &words)
{
    return std::any_of(words.begin(), words.end(), [&typed](const QString &word) {
        return word.startsWith(typed, Qt::CaseInsensitive);
    });
}

// Accepts both English and German, whichever is displayed: users type what they are used to.
bool isHours(const QString &typed)
{
    return begins(typed, {wordOfHours(), QStringLiteral("hours"), QStringLiteral("hrs"),
                          QStringLiteral("Stunden"), QStringLiteral("Std.")});
}

bool isDays(const QString &typed)
{
    return begins(typed,
                  {unitOf(hoursText(2 * kDay)), QStringLiteral("days"), QStringLiteral("Tage")});
}

bool isMinutes(const QString &typed)
{
    return begins(typed, {QStringLiteral("minutes"), QStringLiteral("Minuten"),
                          QStringLiteral("min."), QStringLiteral("mins")});
}

}  // namespace

std::optional<int> SpanSpin::read(const QString &text) const
{
    const QString typed = text.trimmed();
    const auto end = std::find_if(typed.begin(), typed.end(), [](QChar c) { return !c.isDigit(); });
    const qsizetype digits = end - typed.begin();
    const auto times = unit(unitOf(typed));
    if (digits == 0 || !times) return {};
    return digits > kMostDigits ? maximum() + 1 : typed.left(digits).toInt() * *times;
}

int SpanSpin::valueFromText(const QString &text) const
{
    return read(text).value_or(value());
}

/// Accepts any input: rejecting a key could leave a number with another unit.
QValidator::State SpanSpin::validate(QString &text, int &) const
{
    const auto typed = read(text);
    const bool fits = typed && *typed >= minimum() && *typed <= maximum();
    return fits ? QValidator::Acceptable : QValidator::Intermediate;
}

void SpanSpin::fixup(QString &text) const
{
    if (const auto typed = read(text)) text = textFromValue(qBound(minimum(), *typed, maximum()));
}

void HoursSpin::stepBy(int steps)
{
    interpretText();
    const bool days = value() > kDay && value() % kDay == 0;
    QSpinBox::stepBy(days ? steps * kDay : steps);
}

QString HoursSpin::textFromValue(int hours) const
{
    if (hours > kDay && hours % kDay == 0) return hoursText(hours);
    return QStringLiteral("%1 %2").arg(hours).arg(wordOfHours());
}

std::optional<int> HoursSpin::unit(const QString &word) const
{
    if (isHours(word)) return 1;
    if (isDays(word)) return kDay;
    return {};
}

QString UnitSpin::textFromValue(int value) const
{
    return QString::number(value) + unit_;
}

std::optional<int> UnitSpin::unit(const QString &word) const
{
    if (unit_.trimmed().startsWith(word, Qt::CaseInsensitive)) return 1;
    if (days_) return isDays(word) ? std::optional(1) : std::nullopt;
    if (isMinutes(word)) return 1;
    if (isHours(word)) return kHour;
    if (isDays(word)) return kDay * kHour;
    return {};
}

}  // namespace roomrack::desktop

#include "moc_hours_spin.cpp"
