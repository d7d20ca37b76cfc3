// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/compare/duplicate_match.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr qint64 kRowsAtOnce = 500;

/// The guest as the engine would store it; none if nothing is known.
std::optional<dedup::Asked> askedOf(const QString &home, dedup::CandidateId number,
                                    const booking::Guest &guest, const Stay &stay, RoomTypeId type,
                                    Instant at)
{
    const dedup::Person person =
        dedup::person(guest.name, guest.email, guest.phone, home, guest.country);
    if (!person.isKnown() || stay.nights() <= 0) return {};
    dedup::Candidate one =
        dedup::candidate(dedup::Product::RoomBooking, dedup::roomContext(person, stay, type), at);
    one.id = number;
    return dedup::asked(std::move(one));
}

}  // namespace

Result<std::optional<DuplicateMatch>> findDuplicateMatch(const QString &home,
                                                         storage::Reader &reader,
                                                         const PlannedBooking &planned, Instant now)
{
    dedup::CandidateId number{1};
    const auto own = askedOf(home, number, planned.guest, planned.stay, planned.roomType, now);
    if (!own) return std::optional<DuplicateMatch>();
    storage::BookingQuery query;
    query.property = planned.property;
    query.statuses = {booking::BookingStatus::Confirmed, booking::BookingStatus::CheckedIn};
    query.overlaps = planned.stay;
    query.sort = storage::BookingSort::Number;
    std::vector<storage::BookingRow> rows;
    std::vector<dedup::Match> matches;
    for (qint64 done = 0;;) {
        auto page = reader.ask(storage::Bookings{query, done, kRowsAtOnce});
        if (!page) return tl::unexpected(page.error());
        for (storage::BookingRow &row : page->rows) {
            const booking::Booking &b = row.booking;
            ++number.value;
            auto theirs = askedOf(home, number, row.guest, b.stay, b.reserved, b.created);
            if (!theirs) continue;
            theirs->candidate.booking = b.id;
            theirs->candidate.channel = b.channel;
            matches.push_back(dedup::matchOf(theirs->candidate));
            rows.push_back(std::move(row));
        }
        done += kRowsAtOnce;
        if (done >= page->total) break;
    }
    dedup::Conclusion found =
        dedup::conclude(*own, matches, dedup::windowOf(dedup::Product::RoomBooking, planned.rules));
    if (found.what == dedup::What::New) return std::optional<DuplicateMatch>();
    const auto at = std::find_if(matches.begin(), matches.end(),
                                 [&](const dedup::Match &m) { return m.id == found.other; });
    if (at == matches.end()) return std::optional<DuplicateMatch>();
    DuplicateMatch match{
        rows[size_t(at - matches.begin())], {}, own->traits, at->traits, std::move(found)};
    auto paid = reader.ask(storage::SagasOf{planned.property, match.row.booking.id});
    if (!paid) return tl::unexpected(paid.error());
    match.paid = std::move(*paid);
    return std::optional(std::move(match));
}

}  // namespace roomrack::desktop
