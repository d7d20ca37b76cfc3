// SPDX-License-Identifier: GPL-3.0-or-later
// The property's settings of the duplicate filter: windows and weights; and a replay of past
// decisions with other settings.
#pragma once

#include "dedup/conclusion.h"

namespace roomrack::dedup {

struct Rules {
    int sameHours = 24;        ///< the same rooms for the same guest are rejected within
    int almostMinutes = 10;    ///< a near-identical request is rejected within
    int alikeDays = 30;        ///< a similar one is a question within
    int groupSameHours = 168;  ///< as sameHours, for groups
    int groupAlikeDays = 90;   ///< as alikeDays, for groups
    Weights weights{};
    friend bool operator==(const Rules &, const Rules &) = default;
};

/// Invalid: names the field that is out of range.
Result<void> validate(const Rules &rules);
/// JSON, as stored.
QByteArray toText(const Rules &rules);
/// Empty: the defaults. Corrupt or Invalid: the text cannot be used.
Result<Rules> rulesFrom(const QByteArray &text);

/// As windowOf(Product), with the property's settings.
Window windowOf(Product product, const Rules &rules);

/// A logged decision about rooms.
struct PastDecision {
    Product product = Product::RoomBooking;
    Why why = Why::NothingFound;
    QByteArray mine, theirs;  ///< contexts of both
    qint64 apartMicros = 0;
    bool sameChannel = false;
};
/// The conclusion from the same pair. Pairs that were not logged are not found.
Conclusion replay(const PastDecision &past, const Rules &rules);

}  // namespace roomrack::dedup
