// SPDX-License-Identifier: GPL-3.0-or-later
// The user's last change in this session that no undo step contains: undo must not skip it silently
// and revert an older change instead. Assigned and unassigned rooms are reverted by the opposite
// command; everything else is only named.
#pragma once

#include "booking/commands.h"
#include "booking/record.h"
#include "booking/step.h"
#include "desktop/session/hotel_view.h"
#include "desktop/shell/closed_steps.h"

#include <QtCore/QLocale>

#include <optional>
#include <vector>

namespace roomrack::desktop {

class LastAct {
public:
    /// New records in order, and the new steps that contain some of them. Returns whether they
    /// include a change by `actor`, undone steps too.
    bool note(const std::vector<booking::Record> &records, const std::vector<booking::Step> &steps,
              ActorId actor);
    /// Discards the changes of another user or property. Returns whether there was none to discard.
    bool keepOnly(PropertyId property, ActorId actor);
    /// Whether no later change than this record is known.
    bool isBefore(qint64 seq) const { return !record_ || record_->seq < seq; }
    /// Whether undoing this step, the newest one that can be undone, would skip a change or go back
    /// to a time before the session's first change. Zero: there is no such step.
    bool isAfter(qint64 step) const;
    /// The steps that are newer than that one, but are not undone because their bookings are
    /// closed. isAfter() holds until the user has been told of them, and why() names them.
    void setClosed(std::vector<booking::Step> steps) { closed_.set(std::move(steps)); }
    /// Whether opposite() comes next, once the user has gone behind steps of closed bookings.
    bool isOppositeBehindClosed(qint64 step) const;
    /// The user goes knowingly behind what why() names: isAfter() does not hold for it until the
    /// next new change.
    void pass(qint64 step);
    /// The moves that revert assigned or unassigned rooms; empty if that is not the last change.
    std::vector<booking::RoomMove> opposite() const;
    /// The housekeeping statuses to restore with opposite(): those that the moves changed. The
    /// rooms that it leaves keep theirs.
    std::vector<booking::HousekeepingChange> restored() const;
    /// The moves that make the reverted ones again; empty unless they are the last that was undone.
    std::vector<booking::RoomMove> again() const;
    /// opposite() or again() was sent: its records are no change of their own.
    void setReverting() { reverting_ = true; }
    /// It was refused. If it would be again, it is not offered any more, and why() has the reason,
    /// or what to do instead.
    void setRefused(const Error &error);
    /// The change in words; empty if there is none.
    QString headline(const HotelView &view, const QLocale &locale) const;
    /// The change, why it cannot be undone and, if there is one, the command that reverses it; or
    /// that it is already undone. With the steps of closed bookings that come before `step` too.
    QString why(qint64 step, const HotelView &view, const QLocale &locale) const;

private:
    bool isAct(const booking::Record &record) const;
    void take(const booking::Record &record);
    void setNew();
    bool isNext(qint64 step) const;
    bool isBehindClosed() const;
    QString whyLast(const HotelView &view, const QLocale &locale) const;
    std::vector<booking::RoomMove> movesOf(bool reverted) const;

    std::optional<booking::Record> record_;
    std::vector<booking::Record> rooms_;  ///< all records, if the change only moved rooms
    std::vector<booking::HousekeepingChange> statuses_;  ///< that these records changed
    bool overnight_ = false;                             ///< the rooms have been slept in since
    bool canMove_ = false;                               ///< back or again, unless that was refused
    QString refusal_;                                    ///< of the opposite
    bool reverting_ = false;
    bool undone_ = false;
    bool passed_ = false;
    std::optional<booking::Step> first_;  ///< of the session
    ClosedSteps closed_;
};

}  // namespace roomrack::desktop
