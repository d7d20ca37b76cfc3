// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/hours_spin.h"

#include "desktop/words/request_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kDay = 24;

/// "days" of "7 days".
QString unitOf(QString text)
{
    while (!text.isEmpty() && (text.front().isDigit() || text.front().isSpace())) text.remove(0, 1);
    return text.trimmed();
}

QString words(int hours)
{
    return durationText(hours * 3'600 * kSecond, QLocale()).replace(QChar::Nbsp, u' ');
}

QString wordOfHours()
{
    return unitOf(words(3));
}

}  // namespace

void HoursSpin::stepBy(int steps)
{
    const bool days = value() > kDay && value() % kDay == 0;
    QSpinBox::stepBy(days ? steps * kDay : steps);
}

QString HoursSpin::textFromValue(int hours) const
{
    if (hours > kDay && hours % kDay == 0) return words(hours);
    return QStringLiteral("%1 %2").arg(hours).arg(wordOfHours());
}

std::pair<int, QValidator::State> HoursSpin::read(const QString &text) const
{
    const QString typed = text.trimmed();
    const auto end = std::find_if(typed.begin(), typed.end(), [](QChar c) { return !c.isDigit(); });
    const qsizetype digits = end - typed.begin();
    const QString unit = unitOf(typed);
    const auto begins = [&](const QString &word) {
        return word.startsWith(unit, Qt::CaseInsensitive);
    };
    const int number = digits > 0 && digits < 6 ? typed.left(digits).toInt() : 0;
    const bool hours = unit.isEmpty() || begins(wordOfHours());
    const bool days = begins(unitOf(words(2 * kDay)));
    if ((!hours && !days) || digits > 5) return {0, QValidator::Invalid};
    const int value = hours ? number : number * kDay;
    const bool fits = digits > 0 && value >= minimum() && value <= maximum();
    return {value, fits ? QValidator::Acceptable : QValidator::Intermediate};
}

int HoursSpin::valueFromText(const QString &text) const
{
    return read(text).first;
}

QValidator::State HoursSpin::validate(QString &text, int &) const
{
    return read(text).second;
}

}  // namespace roomrack::desktop

#include "moc_hours_spin.cpp"
