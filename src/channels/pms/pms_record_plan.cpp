// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_guest_lookup.h"
#include "channels/pms/pms_stay_planner.h"

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

using booking::Booking;
using booking::InboxRow;
using booking::InboxState;

namespace {

/// FIAS tells vacant and occupied rooms apart; here that follows from the bookings.
booking::HousekeepingStatus statusIn(fias::RoomState state)
{
    using Status = booking::HousekeepingStatus;
    switch (state) {
    case fias::RoomState::DirtyVacant:
    case fias::RoomState::DirtyOccupied: return Status::Dirty;
    case fias::RoomState::CleanVacant:
    case fias::RoomState::CleanOccupied: return Status::Clean;
    case fias::RoomState::InspectedVacant:
    case fias::RoomState::InspectedOccupied: return Status::Inspected;
    }
    return Status::Clean;
}

/// Where the PMS reports room states, its housekeeping counts. A state that arrives after a later
/// one does not.
Result<void> status(const fias::RoomStatus &status, const PmsStayLookup &find, PmsRecordPlan &plan)
{
    const inventory::Room *at = find.room(status.room);
    if (!at) return waits("room", ErrorText::tr("room %1 does not exist").arg(status.room));
    const bool late = std::any_of(
        find.known().before.begin(), find.known().before.end(),
        [&find](const InboxRow &row) { return row.received > find.message().received; });
    if (!late) {
        plan.commands.emplace_back(
            booking::SetHousekeeping{find.caller(), {at->id}, statusIn(status.state), {}});
    }
    return {};
}

Result<void> fill(const PmsStayLookup &find, PmsStayPlanner &stays, PmsRecordPlan &plan)
{
    const auto &read = find.message().read;
    if (!read) return tl::unexpected(read.error());
    if (const auto *in = std::get_if<fias::GuestIn>(&*read)) return stays.settle(in->guest, {});
    if (const auto *out = std::get_if<fias::GuestOut>(&*read)) return stays.leave(out->guest);
    if (const auto *c = std::get_if<fias::GuestChange>(&*read))
        return stays.settle(c->guest, c->isMove() ? c->oldRoom : QString());
    if (const auto *re = std::get_if<fias::RoomStatus>(&*read)) return status(*re, find, plan);
    return {};
}

}  // namespace

PmsRecordPlan planPmsRecord(const PmsMessage &message, const KnownStay &known,
                            const PmsContext &context)
{
    PmsRecordPlan plan;
    const PmsStayLookup find(message, known, context);
    Night keep = find.today();
    for (const auto &group : known.groups) {
        for (const Booking &b : group) keep = std::max(keep, b.stay.checkOut());
    }
    plan.inbox = {context.hotel.property().id,
                  context.channel,
                  filedUnder(message),
                  revisionOf(message),
                  message.received,
                  InboxState::Understood,
                  keep,
                  {},
                  message.raw};
    const auto same =
        std::find_if(known.before.begin(), known.before.end(),
                     [&](const InboxRow &row) { return row.revision == plan.inbox.revision; });
    const bool repeated = same != known.before.end() && same->state != InboxState::Waiting;
    const bool guest = !message.inResync && !filedUnder(message).startsWith(u"RN");
    if (repeated && guest) {
        plan.repeated = true;
        return plan;
    }
    PmsStayPlanner stays(find, plan);
    const auto ok = fill(find, stays, plan);
    if (stays.isLate()) {
        plan.inbox.state = InboxState::PutAside;
        plan.inbox.reason = ErrorText::tr("superseded by a later message");
    }
    if (!ok) {
        plan.inbox.state = InboxState::Waiting;
        plan.inbox.reason = ok.error().text();
        plan.commands.clear();
    }
    plan.repeated = repeated && message.inResync && plan.inbox.state != InboxState::Waiting
                    && plan.commands.empty();
    return plan;
}

}  // namespace roomrack::channels
