// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/card_number.h"

#include <vector>

namespace roomrack::core {

namespace {

constexpr size_t kFewestDigits = 13;
constexpr size_t kMostDigits = 19;

/// Places of the digits of one run, blanks and hyphens skipped.
using Run = std::vector<qsizetype>;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Numbers of payment cards begin with 2 to 6 and end with their check digit.
bool isCard(QStringView text, const Run &run, size_t first, size_t size)
{
    const QChar begin = text[run[first]];
    if (begin < u'2' || begin > u'6') return false;
    int sum = 0;
    for (size_t i = 0; i < size; ++i) {
        int digit = text[run[first + size - 1 - i]].unicode() - u'0';
        if (i % 2 == 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        sum += digit;
    }
    return sum % 10 == 0;
}

std::vector<Run> runsOf(QStringView text)
{
    std::vector<Run> runs;
    Run run;
    const auto close = [&] {
        if (run.size() >= kFewestDigits) runs.push_back(run);
        run.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (isDigit(c)) {
            run.push_back(i);
        } else if (run.empty() || (c != u' ' && c != u'-') || i - run.back() > 1) {
            close();
        }
    }
    close();
    return runs;
}

/// Calls `found(run, first digit, digits)` for each card number, the longest that fits at a place.
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

}  // namespace

bool hasCardNumber(QStringView text)
{
    bool any = false;
    eachCard(text, [&any](const Run &, size_t, size_t) { any = true; });
    return any;
}

QString withoutCardNumbers(const QString &text)
{
    QString masked = text;
    eachCard(text, [&masked](const Run &run, size_t first, size_t size) {
        for (size_t i = first; i + 4 < first + size; ++i) masked[run[i]] = u'*';
    });
    // What is left of two numbers beside each other can look like a third.
    return masked == text ? masked : withoutCardNumbers(masked);
}

}  // namespace roomrack::core
