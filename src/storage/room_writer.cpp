// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/room_writer.h"

#include "storage/in_order.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

const QByteArray kHousekeeping = upsert("room_housekeeping", "property, room", "status");

}  // namespace

RoomWriter::RoomWriter(const Connection &c)
    : giveRoom_(
        c.direct("INSERT INTO room_night (property, room, night, booking) VALUES (?,?,?,?)")),
      takeRoom_(c.direct("DELETE FROM room_night WHERE property = ? AND room = ? AND night >= ?"
                         " AND night < ? AND booking = ?")),
      roomOut_(c.direct("INSERT INTO room_out (property, room, night) VALUES (?,?,?)")),
      roomIn_(c.direct("DELETE FROM room_out WHERE property = ? AND room = ? AND night >= ?"
                       " AND night < ?")),
      housekeeping_(c.direct(kHousekeeping))
{}

int RoomWriter::prepared() const
{
    return preparedAll({&giveRoom_, &takeRoom_, &roomOut_, &roomIn_, &housekeeping_});
}

int RoomWriter::write(const booking::Batch &batch)
{
    return writeInOrder([this](const auto &row) { return this->write(row); }, batch.roomsGiven,
                        batch.roomsOut, batch.housekeeping);
}

int RoomWriter::write(const booking::RoomGivenRow &row)
{
    const Stay s = row.stay;
    if (row.release) {
        return takeRoom_.run(row.property.value, row.room.value, s.checkIn().day(),
                             s.checkOut().day(), row.booking.value);
    }
    for (Night n = s.checkIn(); n < s.checkOut(); ++n) {
        const int rc =
            giveRoom_.run(row.property.value, row.room.value, n.day(), row.booking.value);
        if (rc != kOk) return rc;
    }
    return kOk;
}

int RoomWriter::write(const booking::RoomOutRow &row)
{
    const Stay s = row.stay;
    if (row.release) {
        return roomIn_.run(row.property.value, row.room.value, s.checkIn().day(),
                           s.checkOut().day());
    }
    for (Night n = s.checkIn(); n < s.checkOut(); ++n) {
        const int rc = roomOut_.run(row.property.value, row.room.value, n.day());
        if (rc != kOk) return rc;
    }
    return kOk;
}

int RoomWriter::write(const booking::HousekeepingRow &row)
{
    return housekeeping_.run(row.property.value, row.room.value, qint64(row.status));
}

}  // namespace roomrack::storage
