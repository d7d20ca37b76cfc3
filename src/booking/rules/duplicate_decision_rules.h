// SPDX-License-Identifier: GPL-3.0-or-later
// What users decide about possible duplicates, and what follows (docs/decisions/0030, 0061).
#pragma once

#include "booking/rules/duplicate_rules.h"

namespace roomrack::booking {

class DuplicateDecisionRules {
public:
    explicit DuplicateDecisionRules(PropertyState &state) : state_(state), duplicates_(state) {}

    Result<Answer> on(const DecideDuplicate &c, Decision &d);
    /// The payment of the request is complete: cancels the booking that it replaces, if any.
    void completeReplacement(BookingId booking, Decision &d);

private:
    Answer accept(const DecideDuplicate &c, const DuplicateRow &row, Decision &d);
    void replace(DuplicateRow row, Decision &d);
    SagaId cancel(BookingId id, const Caller &caller, Decision &d);
    DuplicateRules::Found alike(const DecideDuplicate &c, const DuplicateRow &row, Instant since,
                                std::vector<BookingId> asked, Decision &d) const;
    Result<void> checkDecision(const DecideDuplicate &c, const DuplicateRow &row, Decision &d);
    Result<void> checkKept(BookingId id, const DecideDuplicate &c, const DuplicateRow &row,
                           Decision &d);
    Result<void> checkEndable(BookingId id, Decision &d);
    Result<void> refusePaying(BookingId id, Decision &d);

    PropertyState &state_;
    DuplicateRules duplicates_;
};

}  // namespace roomrack::booking
