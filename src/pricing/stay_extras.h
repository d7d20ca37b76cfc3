// SPDX-License-Identifier: GPL-3.0-or-later
// What guests ask for and claim beside their stay: fees on request, and exemptions from city taxes.
#pragma once

#include "pricing/tax_rules.h"

#include <QtCore/QByteArray>

namespace roomrack::pricing {

inline constexpr int kMostFeeQuantity = 1'000;

struct RequestedFee {
    FeeId fee;
    int quantity = 1;  ///< pets, cots
    friend bool operator==(const RequestedFee &, const RequestedFee &) = default;
};

/// An exemption from city taxes, by the name that the taxes have for it, in any case.
struct ClaimedExemption {
    QString name;
    int adults = 0;  ///< so many of the adults; 0: all guests
    friend bool operator==(const ClaimedExemption &, const ClaimedExemption &) = default;
};

struct StayExtras {
    std::vector<RequestedFee> fees{};
    std::vector<ClaimedExemption> exemptions{};
    bool isEmpty() const { return fees.empty() && exemptions.empty(); }
    friend bool operator==(const StayExtras &, const StayExtras &) = default;
};

/// Errors: NotFound on "fee", "exemption"; Invalid on them: a quantity, more than these adults.
Result<void> checkExtras(const TaxRules &rules, const StayExtras &extras, int adults);
/// Without fees and exemptions that the rules do not have (any more), for at most these adults.
StayExtras knownExtras(const TaxRules &rules, StayExtras extras, int adults);

/// JSON; an empty text: none.
QByteArray toText(const StayExtras &extras);
/// An error (Corrupt) on field "tax".
Result<StayExtras> stayExtrasFrom(const QByteArray &text);

}  // namespace roomrack::pricing
