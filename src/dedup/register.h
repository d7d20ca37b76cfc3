// SPDX-License-Identifier: GPL-3.0-or-later
// All active candidates of a hotel in memory, so that looking and inserting take as long as a
// decision, and wait for no disk: whoever owns it writes the rows with the decision's
// commit, and builds it from them again when a file is opened. Belongs to one thread at a time.
#pragma once

#include "dedup/blocking.h"
#include "dedup/combine.h"

#include <memory>
#include <span>

namespace roomrack::dedup {

struct Answer {
    Verdict verdict = Verdict::Continue;
    /// Those with the same key first, then those nearly like, as mostAlike() says.
    std::vector<Match> matches;
};

class Register {
public:
    Register();
    ~Register();
    Register(Register &&) noexcept;
    Register &operator=(Register &&) noexcept;

    /// What there is like the candidates of one request, none of which is a match of another.
    /// Duplicate: one of their keys is taken. Out of date ones are passed over.
    Answer look(std::span<const Asked> request, Instant now) const;
    /// Its key must be free, see nextOrdinal().
    void insert(const Asked &own);

    /// The candidates of a booking, oldest first.
    std::vector<Match> of(BookingId booking) const;
    /// All candidates of a booking, because it was cancelled, failed or left; their numbers.
    std::vector<CandidateId> endBooking(BookingId booking);
    /// Takes out those that are out of date; looks at no more than `most` candidates, and goes on
    /// there the next time. Those that count until their booking ends are never touched.
    std::vector<CandidateId> evict(Instant now, size_t most);

    /// The ordinal for one more that a person wants to keep beside those that are there.
    qint32 nextOrdinal(Product product, const ContextHash &hash) const;
    size_t size() const;
    /// Memory that it takes, in bytes, as far as it allocates itself.
    size_t bytes() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::dedup
