// SPDX-License-Identifier: GPL-3.0-or-later
// The fees of one stay by their deadlines, as texts name them.
#pragma once

#include "pricing/terms.h"

namespace roomrack::pricing {

struct FeeFrom {
    Night day;
    QTime time;  ///< local time of the property
    Instant at;
    qint64 fee = 0;
};

/// The deadlines from which the fee is another than before, which begins with none. Empty: a
/// cancellation is always free. Terms that are not refundable have no deadlines.
std::vector<FeeFrom> feesByDeadline(const CancellationTerms &terms, const QTimeZone &zone,
                                    Stay stay, qint64 total);

}  // namespace roomrack::pricing
