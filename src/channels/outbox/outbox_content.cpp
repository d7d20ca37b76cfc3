// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox_content.h"

#include "channels/outbox/gds_message.h"
#include "channels/outbox/outbox_dialect.h"
#include "channels/outbox/outbox_message.h"

namespace roomrack::channels {

namespace {

constexpr int kPushedWithin = 600;  ///< seconds

}  // namespace

Result<bool> OutboxContent::work(OutboxTask &task) const
{
    if (soldThere_) return workSoldThere(task);
    const bool known = task.out.known;
    auto reservation = reservationFor(task.known.row, known, hotel_, settings_);
    if (reservation) task.reservation = std::move(*reservation);
    if (!isWorthTelling(task.known.row.booking, known)) return false;
    return reservation ? Result<bool>(true) : tl::unexpected(reservation.error());
}

/// Sends the property's number if the GDS does not have it, and what differs from the GDS's own
/// message. Once the GDS was sent a change it is sent everything, as both may have changed it at
/// the same time.
Result<bool> OutboxContent::workSoldThere(OutboxTask &task) const
{
    const booking::Booking &b = task.known.row.booking;
    const booking::OutboxRow &out = task.out;
    task.theirs = OutboxDialect::readTheirs(task.known.lastTold);
    if (!task.theirs || task.known.parts.empty()) return false;
    auto ours = soldThere(task.known.parts, *task.theirs, hotel_, settings_);
    if (!ours) return tl::unexpected(ours.error());
    task.reservation = std::move(*ours);
    if (b.status == booking::BookingStatus::CheckedOut) return false;
    task.changes = out.known || !isTheSame(*task.theirs, task.reservation);
    if (task.changes) return true;
    const bool cancelled = task.reservation.status == protocols::ReservationStatus::Cancelled;
    task.reservation.status = protocols::ReservationStatus::New;
    return out.told == 0 && !cancelled;
}

bool OutboxContent::tookEffect(const OutboxTask &task,
                               const std::optional<protocols::Reservation> &there) const
{
    if (!there) return false;
    if (!soldThere_) {
        protocols::Reservation sent = task.reservation;
        sent.revision = QString::number(task.out.sent);
        return saysTheSame(*there, sent);
    }
    if (!task.out.known) return there->hotelId == task.reservation.hotelId;
    return isTheSame(*there, task.reservation);
}

bool OutboxContent::mayBeNews(const OutboxTask &task,
                              const std::optional<protocols::Reservation> &there, Instant now) const
{
    constexpr int kPolls = 3;
    if (!soldThere_ || !there || !task.out.known || !task.theirs) return false;
    if (isTheSame(*there, *task.theirs)) return false;
    const int patience = settings_.pollSeconds > 0 ? kPolls * settings_.pollSeconds : kPushedWithin;
    return now < task.out.at + longestWay() + patience * kSecond;
}

}  // namespace roomrack::channels
