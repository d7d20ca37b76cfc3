// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/likeness.h"

#include "dedup/normal.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace roomrack::dedup {

namespace {

constexpr size_t kLongest = 64;  // longer texts are only equal or not
constexpr qint32 kAgrees = 4, kDisagrees = -3;
constexpr size_t kNational = 8;  // digits of a number without its country's code

using Row = std::array<int, kLongest + 1>;

FieldLikeness missing(Field field)
{
    return {field, Agreement::Missing, 0, 0};
}
FieldLikeness same(Field field, qint32 points = kAgrees)
{
    return {field, Agreement::Same, 0, points};
}
FieldLikeness similar(Field field, int by, qint32 points)
{
    return {field, Agreement::Similar, by, points};
}

std::string_view domainOf(std::string_view mail)
{
    return mail.substr(std::min(mail.size(), mail.rfind('@') + 1));
}
std::string_view boxOf(std::string_view mail)
{
    return mail.substr(0, mail.rfind('@'));
}

bool onlyDigitsDiffer(std::string_view a, std::string_view b)
{
    const auto letters = [](std::string_view text) {
        std::string out;
        std::copy_if(text.begin(), text.end(), std::back_inserter(out),
                     [](char c) { return c < '0' || c > '9'; });
        return out;
    };
    return letters(a) == letters(b);
}

/// The digits, without the '+' of the international form.
std::string_view digits(std::string_view phone)
{
    return phone.substr(phone.empty() || phone.front() != '+' ? 0 : 1);
}

}  // namespace

int edits(std::string_view a, std::string_view b, int most)
{
    if (a == b) return 0;
    const auto apart =
        static_cast<int>(a.size() > b.size() ? a.size() - b.size() : b.size() - a.size());
    if (apart > most || a.size() > kLongest || b.size() > kLongest) return most + 1;
    Row two{}, one{}, now{};
    for (size_t j = 0; j <= b.size(); ++j) one[j] = static_cast<int>(j);
    for (size_t i = 1; i <= a.size(); ++i) {
        now[0] = static_cast<int>(i);
        int least = now[0];
        for (size_t j = 1; j <= b.size(); ++j) {
            const bool equal = a[i - 1] == b[j - 1];
            now[j] = std::min({one[j] + 1, now[j - 1] + 1, one[j - 1] + (equal ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], two[j - 2] + 1);
            least = std::min(least, now[j]);
        }
        if (least > most) return most + 1;
        two = one;
        one = now;
    }
    return std::min(one[b.size()], most + 1);
}

FieldLikeness compareMails(std::string_view a, std::string_view b)
{
    if (a.empty() || b.empty()) return missing(Field::Mail);
    if (a == b) return same(Field::Mail);
    if (isRelay(a) || isRelay(b)) return missing(Field::Mail);
    constexpr int kSlips = 2;
    constexpr size_t kLongEnough = 8, kOwnBox = 6;
    const int by = edits(a, b, kSlips);
    // office1@ and office2@ are two offices.
    if (by <= kSlips && std::min(a.size(), b.size()) >= kLongEnough && !onlyDigitsDiffer(a, b))
        return similar(Field::Mail, by, 3);
    // The same mailbox name at another provider: a guessed address, or a second one of the same
    // guest.
    if (boxOf(a) == boxOf(b) && boxOf(a).size() >= kOwnBox)
        return similar(Field::Mail, edits(domainOf(a), domainOf(b), 20), 2);
    return {Field::Mail, Agreement::Different, by, kDisagrees};
}

FieldLikeness comparePhones(std::string_view a, std::string_view b)
{
    if (a.empty() || b.empty()) return missing(Field::Phone);
    if (a == b) return same(Field::Phone);
    const auto end = [](std::string_view phone) {
        return phone.substr(phone.size() - std::min(phone.size(), kNational));
    };
    if (end(a).size() == kNational && end(a) == end(b)) return similar(Field::Phone, 0, 3);
    const int by = edits(digits(a), digits(b), 1);
    if (by <= 1) return similar(Field::Phone, by, 2);
    return {Field::Phone, Agreement::Different, by, kDisagrees};
}

FieldLikeness compareStays(const Stay &a, const Stay &b)
{
    if (a.nights() <= 0 || b.nights() <= 0) return missing(Field::Stay);
    if (a == b) return same(Field::Stay, 0);
    if (!a.overlaps(b)) return {Field::Stay, Agreement::Different, a.nights() + b.nights(), 0};
    const int shared = std::min(a.checkOut(), b.checkOut()) - std::max(a.checkIn(), b.checkIn());
    return similar(Field::Stay, a.nights() + b.nights() - 2 * shared, 0);
}

FieldLikeness compareTypes(qint64 a, qint64 b)
{
    if (a == 0 || b == 0) return missing(Field::RoomType);
    if (a == b) return same(Field::RoomType, 1);
    return {Field::RoomType, Agreement::Different, 0, -1};
}

qint32 personPoints(const PersonView &a, const PersonView &b)
{
    const FieldLikeness name = compareNames(a.name, b.name);
    if (name.how == Agreement::Different) return kOtherName;
    return name.points + compareMails(a.mail, b.mail).points
           + comparePhones(a.phone, b.phone).points;
}

}  // namespace roomrack::dedup
