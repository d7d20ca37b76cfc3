// SPDX-License-Identifier: GPL-3.0-or-later
// All active candidates of a property in memory, so that lookup and insertion are as fast as a
// decision and wait for no disk: the owner writes the rows with the decision's commit, and rebuilds
// the register from them when a file is opened. Used by one thread at a time.
#pragma once

#include "dedup/blocking.h"
#include "dedup/combine.h"

#include <memory>
#include <span>

namespace roomrack::dedup {

struct Answer {
    Verdict verdict = Verdict::Continue;
    /// Those with the same key first, then similar ones, in the order of mostAlike().
    std::vector<Match> matches;
};

class Register {
public:
    Register();
    ~Register();
    Register(Register &&) noexcept;
    Register &operator=(Register &&) noexcept;

    /// Finds candidates like those of one request, which are no matches of each other. Duplicate:
    /// one of their keys is taken. Expired ones are skipped.
    Answer look(std::span<const Asked> request, Instant now) const;
    /// Its key must be free, see nextOrdinal().
    void insert(const Asked &own);

    /// The candidates of a booking, oldest first.
    std::vector<Match> of(BookingId booking) const;
    /// Ends all candidates of a booking that was cancelled, failed or departed; returns their
    /// numbers.
    std::vector<CandidateId> endBooking(BookingId booking);
    /// Removes expired candidates; examines no more than `most`, and continues from there the next
    /// time. Those that are valid until their booking ends are never removed.
    std::vector<CandidateId> evict(Instant now, size_t most);

    /// The ordinal for another one that a user keeps beside the existing ones.
    qint32 nextOrdinal(Product product, const ContextHash &hash) const;
    size_t size() const;
    /// Memory that it allocates itself, in bytes.
    size_t bytes() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::dedup
