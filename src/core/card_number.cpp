// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/card_number.h"

#include "core/card_exceptions.h"

#include <algorithm>
#include <vector>

namespace roomrack::core {

namespace {

constexpr size_t kFewestDigits = 13;
constexpr size_t kMostDigits = 19;

/// Positions of the digits of one run; blanks and hyphens are skipped.
using Run = std::vector<qsizetype>;

/// Value of a digit in any script; -1 if it is none.
int digitOf(QChar c)
{
    if (c.unicode() < 0x80) return c >= u'0' && c <= u'9' ? c.unicode() - u'0' : -1;
    return c.isDigit() ? c.digitValue() : -1;
}

/// Blanks and dashes, as between the groups of a card number.
bool isBetween(QChar c)
{
    if (c == u' ' || c == u'-') return true;
    if (c.unicode() < 0xa0) return false;
    return c.category() == QChar::Separator_Space || c.category() == QChar::Punctuation_Dash;
}

/// ISO/IEC 7812-1, annex B.
bool passesLuhn(QStringView text, const Run &run, size_t first, size_t size)
{
    int sum = 0;
    for (size_t i = 0; i < size; ++i) {
        int digit = digitOf(text[run[first + size - 1 - i]]);
        if (i % 2 == 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        sum += digit;
    }
    return sum % 10 == 0;
}

/// Payment card numbers begin with 2 to 6 and end with their check digit.
bool isCard(QStringView text, const Run &run, size_t first, size_t size)
{
    const int begin = digitOf(text[run[first]]);
    return begin >= 2 && begin <= 6 && passesLuhn(text, run, first, size);
}

/// Fast path: most texts have too few digits.
bool hasDigitsEnough(QStringView text)
{
    size_t digits = 0;
    for (const QChar c : text) digits += digitOf(c) >= 0 ? 1 : 0;
    return digits >= kFewestDigits;
}

std::vector<Run> runsOf(QStringView text)
{
    std::vector<Run> runs;
    if (!hasDigitsEnough(text)) return runs;
    Run run;
    const auto close = [&] {
        if (run.size() >= kFewestDigits) runs.push_back(run);
        run.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (digitOf(c) >= 0) {
            run.push_back(i);
        } else if (run.empty() || !isBetween(c) || i - run.back() > 1) {
            close();
        }
    }
    close();
    return runs;
}

/// Calls `found(run, first digit, digits)` for each card number; longest match first.
template <typename F>
void eachCard(QStringView text, F &&found)
{
    for (const Run &run : runsOf(text)) {
        for (size_t first = 0; first + kFewestDigits <= run.size(); ++first) {
            for (size_t size = std::min(kMostDigits, run.size() - first); size >= kFewestDigits;
                 --size) {
                if (!isCard(text, run, first, size)) continue;
                found(run, first, size);
                first += size - 1;
                break;
            }
        }
    }
}

/// Whether the first four digits and the length match one of the large schemes.
bool isOfAScheme(int four, size_t digits)
{
    const int two = four / 100;
    const bool mastercard = (two >= 51 && two <= 55) || (four >= 2221 && four <= 2720);
    const bool jcb = four >= 3528 && four <= 3589;
    const bool discover = four == 6011 || two == 65 || (four >= 6440 && four <= 6499);
    switch (digits) {
    case 14: return two == 30 || two == 36 || two == 38;
    case 15: return two == 34 || two == 37;
    case 16: return two / 10 == 4 || mastercard || jcb || discover || two == 62;
    case 19: return two / 10 == 4 || two == 62;
    default: return two == 62 && digits > 16;
    }
}

}  // namespace

bool isCardNumber(QStringView text)
{
    const std::vector<Run> runs = runsOf(text.trimmed());
    if (runs.size() != 1) return false;
    const Run &run = runs.front();
    const QStringView all = text.trimmed();
    if (run.front() != 0 || run.back() != all.size() - 1 || run.size() > kMostDigits) return false;
    int four = 0;
    for (size_t i = 0; i < 4; ++i) four = four * 10 + digitOf(all[run[i]]);
    return isOfAScheme(four, run.size()) && passesLuhn(all, run, 0, run.size());
}

QString phoneWithoutCardNumber(const QString &phone)
{
    constexpr int kLongestNumber = 15, kShortestCard = 14;
    const QString text = phone.trimmed();
    auto digits = std::count_if(text.begin(), text.end(), [](QChar c) { return digitOf(c) >= 0; });
    const bool zeros = text.startsWith(QLatin1String("00"));
    if (zeros) digits -= 2;
    const bool abroad = zeros || text.startsWith(u'+') || text.startsWith(QLatin1String("(+"));
    const bool isPhone = digits < kShortestCard || (abroad && digits <= kLongestNumber);
    return isPhone ? phone : withoutCardNumbers(phone);
}

bool hasCardNumber(QStringView text)
{
    bool any = false;
    eachCard(text, [&any](const Run &, size_t, size_t) { any = true; });
    return any;
}

QString withoutCardNumbers(const QString &text)
{
    if (!hasDigitsEnough(text)) return text;
    QString masked = text;
    eachCard(text, [&masked](const Run &run, size_t first, size_t size) {
        for (size_t i = first; i + 4 < first + size; ++i) masked[run[i]] = u'*';
    });
    // The rest of two adjacent numbers can look like a third.
    return masked == text ? masked : withoutCardNumbers(masked);
}

}  // namespace roomrack::core
