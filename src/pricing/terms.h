// SPDX-License-Identifier: GPL-3.0-or-later
// What a rate plan asks of its guests: the fee of a cancellation or no-show, a guarantee, and what
// is paid when booking. Amounts are minor units, rounded half-even once.
#pragma once

#include "core/ids.h"
#include "core/stay.h"
#include "core/zone.h"

#include <optional>
#include <vector>

namespace roomrack::pricing {

struct CancellationFee {
    int percent = 0;  ///< of the total, 0..100
    int nights = 0;   ///< or this many first nights; the larger applies
    friend bool operator==(const CancellationFee &, const CancellationFee &) = default;
};

/// From this deadline on its fee applies instead of the one before.
struct CancellationStep {
    int fromDays = 0;       ///< days before arrival
    int fromMinute = 1080;  ///< minutes after local midnight of that day
    CancellationFee fee{};
    friend bool operator==(const CancellationStep &, const CancellationStep &) = default;
};

/// The cost of a cancellation: free until the first deadline, then the fee of the last deadline
/// that has passed. Deadlines are local times of the property before the arrival date.
struct CancellationTerms {
    int freeUntilDays = 1;       ///< free until this many days before arrival, at `freeUntilMinute`
    int freeUntilMinute = 1080;  ///< minutes after local midnight (18:00)
    int feePercent = 0;          ///< of the total after the deadline, 0..100
    int feeNights = 1;           ///< or this many first nights; the larger applies
    bool refundable = true;      ///< false: the whole price is due from the start
    std::vector<CancellationStep> further{};  ///< later deadlines, in the order in which they pass
    std::optional<CancellationFee> noShow{};  ///< none: as a cancellation at that time
    friend bool operator==(const CancellationTerms &, const CancellationTerms &) = default;
};

inline constexpr size_t kMostFurtherSteps = 7;

/// What is paid when booking on the website or by API; the rest is due at the property. Stored as
/// numbers: only append.
enum class Prepayment : quint8 { None, All, FirstNight, Percent };
constexpr Prepayment lastOf(Prepayment)
{
    return Prepayment::Percent;
}

/// What the guest leaves as security, to be told to the guest and to the desk. Stored as numbers:
/// only append.
enum class Guarantee : quint8 { None, Card, Company };
constexpr Guarantee lastOf(Guarantee)
{
    return Guarantee::Company;
}

/// The fee of cancelling at `at` a stay of this total, all rooms and nights. A share of it (per
/// cent, nights: each the same part of the total) is rounded half-even once, so that the fee of all
/// nights is the total. Zero before the first deadline, never more than the total.
qint64 cancellationFee(const CancellationTerms &terms, const QTimeZone &zone, Stay stay,
                       qint64 total, Instant at);

/// The fee where the guest did not arrive, noted at `at`.
qint64 noShowFee(const CancellationTerms &terms, const QTimeZone &zone, Stay stay, qint64 total,
                 Instant at);

/// The part of a total that is paid when booking; `percent` is that of Prepayment::Percent. The
/// first night is the same part of the total as in a fee.
qint64 prepaidPart(Prepayment prepayment, int percent, Stay stay, qint64 total);

}  // namespace roomrack::pricing
