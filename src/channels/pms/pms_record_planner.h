// SPDX-License-Identifier: GPL-3.0-or-later
// Plans the commands for a PMS record; shared by pms_record_plan.cpp and pms_room_moves.cpp.
#pragma once

#include "channels/pms/pms_record_plan.h"

namespace roomrack::channels {

class PmsRecordPlanner {
public:
    PmsRecordPlanner(const PmsMessage &message, const KnownStay &known, const PmsContext &context)
        : message_(message), known_(known), c_(context),
          today_(context.hotel.property().businessDate)
    {}
    PmsRecordPlan plan();

private:
    static tl::unexpected<Error> waits(const char *field, const QString &reason)
    {
        return fail(ErrorCode::Invalid, QString::fromLatin1(field), reason);
    }
    Result<void> fill();
    Result<void> settle(const protocols::fias::Guest &guest, const QString &from);
    Result<void> leave(const protocols::fias::Guest &guest);
    BookingId sharedWith(const protocols::fias::Guest &guest) const;
    Result<void> status(const protocols::fias::RoomStatus &status);
    Result<const booking::Booking *> bookingOf(const protocols::fias::Guest &guest) const;
    Result<const booking::Booking *> partFor(const std::vector<booking::Booking> &group,
                                             RoomId room) const;
    tl::unexpected<Error> unknownNumber(const QString &number) const;
    bool isLater(const booking::InboxRow &row, const protocols::fias::Guest &guest) const;
    bool isLate(const booking::Booking &b, const protocols::fias::Guest &guest) const;
    const inventory::Room *room(const QString &number) const;
    PoolId poolOf(RoomTypeId type) const;
    Result<RoomTypeId> typeIn(const inventory::Room &room, const booking::Booking &b) const;
    std::vector<RoomId> roomsTonight(const booking::Booking &b) const;
    bool has(const booking::Booking &b, RoomId room) const;
    Stay nightsLeft(const booking::Booking &b) const;
    void checkIn(const booking::Booking &b, const inventory::Room &room, RoomTypeId type,
                 bool shared);
    void takeFromOthers(const booking::Booking &b, RoomId room);
    void takeBack(const booking::Booking &b, RoomId room,
                  std::vector<booking::RoomMove> &moves) const;
    void giveRoom(const booking::Booking &b, const inventory::Room &room, const QString &from);
    void changeKind(const booking::Booking &b, const inventory::Room &to, RoomTypeId type);
    void changeDeparture(const booking::Booking &b, const protocols::fias::Guest &guest);
    std::vector<InHouseGuest> othersIn(const booking::Booking &b,
                                       const protocols::fias::Guest &leaving) const;
    booking::Caller caller() const;
    qint32 nextVersion(const booking::Booking &b) { return b.version + changes_++; }

    const PmsMessage &message_;
    const KnownStay &known_;
    const PmsContext &c_;
    const Night today_;
    PmsRecordPlan plan_;
    bool late_ = false;
    int changes_ = 0;  ///< of the booking, by the commands so far
};

}  // namespace roomrack::channels
