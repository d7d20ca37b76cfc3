// SPDX-License-Identifier: GPL-3.0-or-later
// Plans the commands for check-ins, room moves and check-outs that a PMS reports.
#pragma once

#include "channels/pms/pms_stay_lookup.h"

namespace roomrack::channels {

class PmsStayPlanner {
public:
    PmsStayPlanner(const PmsStayLookup &find, PmsRecordPlan &plan) : find_(find), plan_(plan) {}

    /// A guest is in this room; `from`: the room before.
    Result<void> settle(const protocols::fias::Guest &guest, const QString &from);
    Result<void> leave(const protocols::fias::Guest &guest);
    /// Whether a later message took effect already, so that there is nothing to do.
    bool isLate() const { return late_; }

private:
    Result<const booking::Booking *> bookingOf(const protocols::fias::Guest &guest,
                                               const QString &from) const;
    Result<void> settleOneOf(const protocols::fias::Guest &guest, const Error &why);
    Result<void> arrive(const booking::Booking &b, const inventory::Room &room, RoomTypeId type,
                        bool shared);
    void checkIn(const booking::Booking &b, const inventory::Room &room, RoomTypeId type,
                 bool shared);
    void checkInWithoutRoom(const booking::Booking &b);
    bool isTonight(const booking::Booking &b) const;
    void waitForRoom(const booking::Booking &b, const QString &reason);
    void takeFromOthers(const booking::Booking &b, RoomId room, Stay nights);
    void takeBack(const booking::Booking &b, RoomId room, Stay nights,
                  std::vector<booking::RoomMove> &moves) const;
    void giveRoom(const booking::Booking &b, const inventory::Room &room, Stay nights,
                  const QString &from);
    void changeKind(const booking::Booking &b, const inventory::Room &to, RoomTypeId type);
    void changeDeparture(const booking::Booking &b, const protocols::fias::Guest &guest);
    std::vector<InHouseGuest> othersIn(const booking::Booking &b,
                                       const protocols::fias::Guest &leaving) const;
    qint32 nextVersion(const booking::Booking &b) { return b.version + changes_++; }

    const PmsStayLookup &find_;
    PmsRecordPlan &plan_;
    bool late_ = false;
    int changes_ = 0;  ///< of the booking, by the commands so far
};

}  // namespace roomrack::channels
