// SPDX-License-Identifier: GPL-3.0-or-later
// What a hotel may set of the filter: how far back it looks and how much agreements count; and how
// past decisions would have come out with other values.
#pragma once

#include "dedup/conclusion.h"

namespace roomrack::dedup {

struct Rules {
    int sameHours = 24;        ///< the same rooms for the same guest are refused within
    int almostMinutes = 10;    ///< a request that hardly can be another guest's is refused within
    int alikeDays = 30;        ///< similar ones are asked about within
    int groupSameHours = 168;  ///< as sameHours, of groups
    int groupAlikeDays = 90;   ///< as alikeDays, of groups
    Weights weights{};
    friend bool operator==(const Rules &, const Rules &) = default;
};

/// Invalid names the field that is out of its range.
Result<void> validate(const Rules &rules);
/// JSON, as a hotel keeps them.
QByteArray toText(const Rules &rules);
/// Empty: the defaults. Corrupt or Invalid: that is no such text.
Result<Rules> rulesFrom(const QByteArray &text);

/// As windowOf(Product) with what the hotel has set.
Window windowOf(Product product, const Rules &rules);

/// A decision about rooms that is in the log.
struct PastDecision {
    Product product = Product::RoomBooking;
    Why why = Why::NothingFound;
    QByteArray mine, theirs;  ///< contexts of both
    qint64 apartMicros = 0;
    bool sameChannel = false;
};
/// What would be concluded from the same pair. Pairs that were not logged are not looked for.
Conclusion replay(const PastDecision &past, const Rules &rules);

}  // namespace roomrack::dedup
