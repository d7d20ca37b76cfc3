// SPDX-License-Identifier: GPL-3.0-or-later
// What channels and imports tell of a reservation beside the stay and its total.
#pragma once

#include "booking/limits.h"
#include "core/error.h"
#include "inventory/catalogue.h"

#include <QtCore/QByteArray>

#include <algorithm>
#include <optional>
#include <vector>

namespace roomrack::booking {

/// The external origin of a booking; the same (source, digest, occurrence) is imported once.
struct ForeignKey {
    QByteArray digest;      ///< of the row's content or the channel's reservation number
    qint32 occurrence = 0;  ///< 1 for the first row with this content, 2 for the second, ...
};

struct ToldStay {
    bool isAfterTax = true;              ///< the total contains all VAT
    std::vector<qint64> nights{};        ///< what they cost, in any unit; empty: it is not told
    std::vector<qint32> childAges{};     ///< years; of those children whose age is told
    std::optional<qint64> commission{};  ///< minor units; none: it is not told
    std::optional<qint32> commissionBasisPoints{};  ///< told as this share; none: as an amount
    /// Of a change: all else is as before, also what a message without it would not have.
    bool isCommissionOnly = false;
    friend bool operator==(const ToldStay &, const ToldStay &) = default;
};

/// An error on "guests": an age out of range, or more ages than children.
inline Result<void> checkChildAges(const std::vector<qint32> &ages, qint32 children)
{
    const auto isAge = [](qint32 age) { return age >= 0 && age <= inventory::kMostGuestAge; };
    if (qsizetype(ages.size()) <= children && ages.size() <= kMostChildAges
        && std::all_of(ages.begin(), ages.end(), isAge))
        return {};
    return fail(ErrorCode::Invalid, QStringLiteral("guests"),
                ErrorText::tr("the ages of children must be between 0 and %1, and no more than "
                              "there are children")
                    .arg(inventory::kMostGuestAge));
}

}  // namespace roomrack::booking
