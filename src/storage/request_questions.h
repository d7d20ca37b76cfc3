// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about requests: payments, duplicates, mails (storage/reader.h).
#pragma once

#include "booking/batch.h"
#include "dedup/candidate.h"

#include <limits>
#include <optional>
#include <vector>

namespace roomrack::storage {

/// Filter of the Duplicates page: found in [from, to), before number `before`.
struct DuplicateFilter {
    Instant from{0}, to{std::numeric_limits<qint64>::max()};
    qint64 before = std::numeric_limits<qint64>::max();
    std::optional<dedup::Product> product;
    std::optional<booking::DuplicateOutcome> outcome;
    BookingId booking{};  ///< the later of the two, or its future number; none: any
};

struct DuplicatePage {
    qint64 total = 0;  ///< rows that match the filter
    std::vector<booking::DuplicateRow> rows;
};

/// Number of duplicates of one channel, kind, reason and outcome.
struct DuplicateFigure {
    ChannelId channel;
    dedup::Product product = dedup::Product::RoomBooking;
    dedup::Why why = dedup::Why::NothingFound;
    booking::DuplicateOutcome outcome = booking::DuplicateOutcome::NotDuplicate;
    qint64 rows = 0;
    qint64 times = 0;  ///< repeats, each counted
    qint64 saved = 0;  ///< minor units not charged twice
    friend bool operator==(const DuplicateFigure &, const DuplicateFigure &) = default;
};

/// Candidates of a booking's requests (booking/candidate_rows.h), oldest first.
struct CandidatesOf {
    static constexpr char kName[] = "candidates-of";
    using Answer = std::vector<dedup::Candidate>;
    PropertyId property;
    BookingId booking;
};

/// Candidates that ended since then, and the active ones of the same bookings.
struct CandidatesEnded {
    static constexpr char kName[] = "candidates-ended";
    using Answer = std::vector<dedup::Candidate>;
    PropertyId property;
    Instant since;
};

/// All payments of a booking, oldest first.
struct SagasOf {
    static constexpr char kName[] = "sagas-of";
    using Answer = std::vector<booking::SagaRow>;
    PropertyId property;
    BookingId booking;
};

/// Payments that are pending or need review, oldest first.
struct OpenSagas {
    static constexpr char kName[] = "open-sagas";
    using Answer = std::vector<booking::SagaRow>;
    PropertyId property;
    bool watched = false;  ///< also those that ended lately without a booking: their refunds
};

/// A booking's charge in the guest's own currency; none: it is charged in the hotel's.
struct ChargeOf {
    static constexpr char kName[] = "charge-of";
    using Answer = std::optional<booking::Charge>;
    PropertyId property;
    BookingId booking;
};

/// Duplicates that match, newest first.
struct Duplicates {
    static constexpr char kName[] = "duplicates";
    using Answer = std::vector<booking::DuplicateRow>;
    PropertyId property;
    DuplicateFilter filter{};
    int limit = 100;
};

/// The same by pages: rows from `offset` on, at most `limit`.
struct DuplicateRows {
    static constexpr char kName[] = "duplicate-page";
    using Answer = DuplicatePage;
    PropertyId property;
    DuplicateFilter filter{};
    qint64 offset = 0;
    qint64 limit = 0;
};

/// Duplicates found in [from, to), counted.
struct DuplicateFigures {
    static constexpr char kName[] = "duplicate-figures";
    using Answer = std::vector<DuplicateFigure>;
    PropertyId property;
    Instant from;
    Instant to;
};

/// None: there is no such duplicate.
struct OneDuplicate {
    static constexpr char kName[] = "duplicate";
    using Answer = std::optional<booking::DuplicateRow>;
    PropertyId property;
    dedup::CandidateId id;
};

/// Mails to guests, newest first: at most `limit`.
struct Notices {
    static constexpr char kName[] = "notices";
    using Answer = std::vector<booking::NoticeRow>;
    PropertyId property;
    bool onlyWaiting = false;
    int limit = 0;
};

}  // namespace roomrack::storage
