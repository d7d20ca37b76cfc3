// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/requests/duplicate_sums.h"

#include "core/zone.h"

namespace roomrack::desktop {

using booking::DuplicateOutcome;
using dedup::Product;

namespace {

bool isBlocked(const storage::DuplicateFigure &f)
{
    const bool guests = f.product == Product::RoomBooking || f.product == Product::GroupBooking;
    return guests
           && (f.outcome == DuplicateOutcome::Stopped || f.outcome == DuplicateOutcome::IsOne);
}

}  // namespace

DuplicateSums sumsOf(const std::vector<storage::DuplicateFigure> &figures)
{
    DuplicateSums sums;
    for (const storage::DuplicateFigure &f : figures) {
        if (isBlocked(f)) sums.blocked += f.rows;
        sums.saved += f.saved;
        if (f.product == Product::ChannelMessage) sums.messages += f.times;
        if (f.product == Product::ApiRequest) sums.requests += f.times;
    }
    return sums;
}

Instant dayBegin(const HotelSession &session, int days)
{
    const QTimeZone zone =
        core::timeZone(session.view().property().timeZone).value_or(QTimeZone::utc());
    const Night today = Night::fromDate(session.local(session.now()).date());
    return core::localInstant(zone, today - (days - 1), QTime(0, 0));
}

}  // namespace roomrack::desktop
