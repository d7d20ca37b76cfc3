// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/likeness.h"

#include <algorithm>
#include <array>
#include <string>

namespace roomrack::dedup {

namespace {

constexpr size_t kMostParts = 8;

// Points. Without mail or telephone kSlip suffices for a question, the others do not; kDoubtful
// requires both of them.
constexpr qint32 kWhole = 4, kSlip = 3, kTwoSlips = 2, kLeftOut = 1, kPoor = 0, kDoubtful = -3;

/// Parts of a name, not copied.
struct Parts {
    std::array<std::string_view, kMostParts> part;
    size_t count = 0;

    explicit Parts(std::string_view name)
    {
        for (size_t at = 0; at < name.size() && count < kMostParts;) {
            const size_t end = std::min(name.find(' ', at), name.size());
            part[count++] = name.substr(at, end - at);
            at = end + 1;
        }
    }
    void remove(size_t i)
    {
        std::move(part.begin() + i + 1, part.begin() + count, part.begin() + i);
        --count;
    }
};

/// Removes the common parts and returns their number. Both are sorted.
size_t takeCommon(Parts &a, Parts &b)
{
    size_t common = 0;
    for (size_t i = 0, j = 0; i < a.count && j < b.count;) {
        if (a.part[i] == b.part[j]) {
            a.remove(i);
            b.remove(j);
            ++common;
        } else if (a.part[i] < b.part[j]) {
            ++i;
        } else {
            ++j;
        }
    }
    return common;
}

/// The number of typing errors allowed in a part of that length.
int slipsIn(std::string_view a, std::string_view b)
{
    return std::max(a.size(), b.size()) >= 6 ? 2 : 1;
}

/// Whether one is an anagram of the other.
bool hasSameLetters(std::string a, std::string b)
{
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

bool isInitialOf(std::string_view a, std::string_view b)
{
    return std::min(a.size(), b.size()) == 1 && a.front() == b.front();
}

bool isVowel(char c)
{
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u' || c == 'y';
}

/// Whether they differ as given names do: Mario and Maria, Jan and Jana, Andrea and Andreas.
bool differAtTheEnd(std::string_view a, std::string_view b)
{
    if (a.size() > b.size()) std::swap(a, b);
    if (a.size() == b.size()) {
        return a.substr(0, a.size() - 1) == b.substr(0, b.size() - 1) && isVowel(a.back())
               && isVowel(b.back());
    }
    return b.size() == a.size() + 1 && b.substr(0, a.size()) == a
           && (isVowel(b.back()) || b.back() == 's');
}

FieldLikeness similarName(int by, qint32 points)
{
    return {Field::Name, Agreement::Similar, by, points};
}
FieldLikeness different(size_t by)
{
    return {Field::Name, Agreement::Different, static_cast<qint32>(by), kOtherName};
}

/// Points of a part with that many typing errors: few where many names are that similar.
qint32 pointsOf(std::string_view a, std::string_view b, int by)
{
    if (hasSameLetters(std::string(a), std::string(b))) return kSlip;
    const bool isShort = std::max(a.size(), b.size()) < 4;
    return by > 1 || isShort || differAtTheEnd(a, b) ? kDoubtful : kSlip;
}

/// One part of each remains, `common` others are equal.
FieldLikeness compareOne(std::string_view a, std::string_view b, size_t common)
{
    constexpr size_t kLongAlone = 6;
    if (common > 0 && isInitialOf(a, b))
        return similarName(static_cast<int>(std::max(a.size(), b.size())) - 1, kLeftOut);
    const int most = slipsIn(a, b);
    const int by = edits(a, b, most);
    if (by > most || std::min(a.size(), b.size()) < 2) return different(2);
    if (common > 0) return similarName(by, pointsOf(a, b, by));
    return std::min(a.size(), b.size()) >= kLongAlone ? similarName(by, kDoubtful) : different(2);
}

/// Every part of the shorter name nearly equals one of the longer. The sum of errors, or -1.
int slipsBetween(const Parts &few, Parts many)
{
    int all = 0;
    for (size_t i = 0; i < few.count; ++i) {
        size_t best = many.count;
        int least = 3;
        for (size_t j = 0; j < many.count; ++j) {
            const std::string_view x = few.part[i], y = many.part[j];
            const int by = isInitialOf(x, y) ? 0 : edits(x, y, slipsIn(x, y));
            if (by <= slipsIn(x, y) && by < least && (by == 0 || pointsOf(x, y, by) > 0)) {
                best = j;
                least = by;
            }
        }
        if (best == many.count) return -1;
        many.remove(best);
        all += least;
    }
    return all;
}

/// "annemarie" and "anne marie": two parts of one name are a part of the other.
bool isWrittenApart(const Parts &whole, const Parts &apart)
{
    if (whole.count != 1 || apart.count != 2) return false;
    const std::string_view w = whole.part[0];
    for (const size_t first : {size_t(0), size_t(1)}) {
        const std::string_view a = apart.part[first], b = apart.part[1 - first];
        if (w.size() == a.size() + b.size() && w.substr(0, a.size()) == a
            && w.substr(a.size()) == b)
            return true;
    }
    return false;
}

FieldLikeness compareRests(const Parts &few, const Parts &many, size_t common)
{
    if (isWrittenApart(few, many)) return similarName(1, kSlip);
    const int slips = slipsBetween(few, many);
    const size_t missing = many.count - few.count;
    if (slips < 0 || slips > 2 || (common == 0 && few.count < 2)) return different(many.count);
    return similarName(slips + static_cast<int>(missing), missing == 0 ? kTwoSlips : kPoor);
}

}  // namespace

FieldLikeness compareNames(std::string_view a, std::string_view b)
{
    if (a.empty() || b.empty()) return {Field::Name, Agreement::Missing, 0, 0};
    if (a == b) return {Field::Name, Agreement::Same, 0, kWhole};
    Parts few(a), many(b);
    const size_t common = takeCommon(few, many);
    if (few.count > many.count) std::swap(few, many);
    if (few.count == 0 && common > 0)
        return similarName(static_cast<int>(many.count), common >= 2 ? kLeftOut : kPoor);
    if (few.count == 1 && many.count == 1) return compareOne(few.part[0], many.part[0], common);
    return compareRests(few, many, common);
}

}  // namespace roomrack::dedup
