// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/hotel_draft.h"

#include <algorithm>

namespace roomrack::imports {

namespace {

constexpr int kNear = 7;       ///< maximum distance in nights for a borrowed rate
constexpr int kYear = 52 * 7;  ///< same weekday of an adjacent year
constexpr qint64 kNone = -1;

/// The median; the lower of two middle values. Sorts its argument.
qint64 median(std::vector<qint64> &values)
{
    if (values.empty()) return kNone;
    const auto middle = values.begin() + qptrdiff((values.size() - 1) / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

using Nights = std::vector<qint64>;

/// Median rates of one type by night of the range; kNone on nights without a paid stay.
Nights paid(const BookingFile &file, int type, Stay range, std::vector<qint64> &all)
{
    std::vector<std::vector<qint64>> values(size_t(range.nights()));
    for (const ImportRow &row : file.rows) {
        if (row.roomType != type || row.nightly <= 0 || !row.countsAsSold()) continue;
        all.push_back(row.nightly);
        for (Night n = row.stay.checkIn(); n < row.stay.checkOut(); ++n) {
            if (range.contains(n)) values[size_t(n - range.checkIn())].push_back(row.nightly);
        }
    }
    Nights medians;
    medians.reserve(values.size());
    for (auto &night : values) medians.push_back(median(night));
    return medians;
}

qint64 at(const Nights &nights, qptrdiff i)
{
    return i >= 0 && i < std::ssize(nights) ? nights[size_t(i)] : kNone;
}

qint64 nearest(const Nights &known, qptrdiff i)
{
    for (int away = 1; away <= kNear; ++away) {
        if (at(known, i - away) != kNone) return at(known, i - away);
        if (at(known, i + away) != kNone) return at(known, i + away);
    }
    return kNone;
}

Nights filled(const Nights &known, qint64 otherwise)
{
    Nights out = known;
    for (qptrdiff i = 0; i < std::ssize(out); ++i) {
        qint64 &rate = out[size_t(i)];
        if (rate == kNone) rate = nearest(known, i);
    }
    for (qptrdiff i = 0; i < std::ssize(out); ++i) {
        qint64 &rate = out[size_t(i)];
        if (rate == kNone) rate = at(out, i - kYear);  // out[i - kYear] is filled, so years chain
    }
    for (qptrdiff i = std::ssize(out) - 1; i >= 0; --i) {
        qint64 &rate = out[size_t(i)];
        if (rate == kNone) rate = at(out, i + kYear);
        if (rate == kNone) rate = otherwise;
    }
    return out;
}

}  // namespace

std::vector<std::vector<qint64>> nightlyRates(const BookingFile &file, Stay range)
{
    std::vector<Nights> known;
    std::vector<qint64> hotel, typical;
    for (int type = 0; type < file.typeCodes.size(); ++type) {
        std::vector<qint64> all;
        known.push_back(paid(file, type, range, all));
        hotel.insert(hotel.end(), all.begin(), all.end());
        typical.push_back(median(all));
    }
    const qint64 overall = median(hotel);
    std::vector<Nights> rates;
    for (size_t type = 0; type < known.size(); ++type) {
        rates.push_back(filled(known[type], typical[type] != kNone ? typical[type] : overall));
    }
    return rates;
}

}  // namespace roomrack::imports
