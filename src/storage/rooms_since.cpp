// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/rooms_since.h"

#include "booking/rooms_in_use.h"
#include "storage/rows.h"

#include <algorithm>
#include <unordered_set>

namespace roomrack::storage {

namespace {

using booking::RoomSince;
using booking::StepContent;

/// The movements (migration 0022) m of a property, which follows, with their records a.
constexpr char kMovements[] = " FROM movement m JOIN event a ON a.property = m.property"
                              " AND a.seq = m.seq WHERE m.property = ";
/// Not of imported history, which says nothing about the rooms now.
constexpr char kNotHistory[] = " AND e.effective IN (0, e.at)";

QByteArray roomList(const StepContent &content)
{
    QByteArrayList rooms;
    for (const booking::HousekeepingChange &change : content.housekeeping)
        rooms << QByteArray::number(change.room.value);
    return rooms.join(',');
}

void note(StepContent &content, RoomId room, RoomSince what)
{
    for (booking::RoomSinceStep &known : content.roomsSince) {
        if (known.room != room) continue;
        known.what = std::max(known.what, what);
        return;
    }
    content.roomsSince.push_back({room, what});
}

/// A step that is undone and its undo do not count. Steps never overlap, so only the last one that
/// began before a record can contain it.
Result<void> readStatuses(const Connection &connection, const QByteArray &rooms,
                          StepContent &content)
{
    return forEachRow(connection,
                      "SELECT e.subject FROM event e LEFT JOIN step s ON s.property = e.property"
                      " AND s.last >= e.seq AND s.id = (SELECT max(o.id) FROM step o"
                      " WHERE o.property = e.property AND o.id <= e.seq)"
                      " WHERE e.property = ?1 AND e.seq > ?2 AND e.kind = 39 AND e.subject IN ("
                          + rooms + ") AND (s.id IS NULL OR (s.undone_by = 0 AND s.undoes <= ?2))",
                      {content.step.property.value, content.step.last}, [&](const Statement &row) {
                          note(content, {row.integer(0)}, RoomSince::StatusSet);
                      });
}

/// Moves of guests in house on the day of the move. What a check-in unassigns was not entered.
Result<void> readMoves(const Connection &connection, const QByteArray &rooms, StepContent &content)
{
    // A booking's number is that of its first record, so that earlier movements are of others.
    const QByteArray movement = QByteArray("SELECT 1") + kMovements
                                + "e.property AND m.seq > e.subject AND m.seq < e.seq"
                                  " AND a.subject = e.subject AND m.kind = ";
    const QByteArray date = QByteArray("coalesce((SELECT a.night") + kMovements
                            + "e.property AND m.kind = 42 AND m.seq < e.seq"
                              " ORDER BY m.seq DESC LIMIT 1), e.night)";
    return forEachRow(
        connection,
        "SELECT e.value FROM event e WHERE e.property = ?1 AND e.seq > ?2"
        " AND e.kind IN (17, 19) AND e.value IN ("
            + rooms + ")" + kNotHistory + " AND e.night <= " + date + " AND e.night + e.nights > "
            + date + " AND EXISTS (" + movement
            + "13 AND (e.kind = 17 OR a.at < e.at)) AND NOT EXISTS (" + movement + "14)",
        {content.step.property.value, content.step.last},
        [&](const Statement &row) { note(content, {row.integer(0)}, RoomSince::Used); });
}

/// The business date, now and at the end of the step.
struct Dates {
    Night now, then;
};

Result<Dates> readDates(const Connection &connection, const StepContent &content)
{
    Dates dates;
    const QByteArray moved = QByteArray("(SELECT a.night") + kMovements + "?1 AND m.kind = 42";
    auto done =
        forEachRow(connection,
                   "SELECT business_date, coalesce(" + moved
                       + " AND m.seq <= ?2 ORDER BY m.seq DESC LIMIT 1), " + moved
                       + " AND m.seq > ?2 ORDER BY m.seq LIMIT 1) - 1, business_date)"
                         " FROM property WHERE id = ?1",
                   {content.step.property.value, content.step.last}, [&](const Statement &row) {
                       dates = {Night(row.small(0)), Night(row.small(1))};
                   });
    if (!done) return tl::unexpected(done.error());
    return dates;
}

/// Bookings whose guests have arrived or departed since.
Result<std::unordered_set<qint64>> readArrivals(const Connection &connection,
                                                const StepContent &content)
{
    std::unordered_set<qint64> bookings;
    auto done = forEachRow(connection,
                           "SELECT e.subject FROM movement m JOIN event e"
                           " ON e.property = m.property AND e.seq = m.seq"
                           " WHERE m.property = ?1 AND m.kind IN (13, 14) AND m.seq > ?2"
                               + QByteArray(kNotHistory),
                           {content.step.property.value, content.step.last},
                           [&](const Statement &row) { bookings.insert(row.integer(0)); });
    if (!done) return tl::unexpected(done.error());
    return bookings;
}

/// Whether the guest of row n, of booking b, was in the room to the end: see RoomsInUse.
constexpr char kStayed[] =
    "CASE WHEN EXISTS (SELECT 1 FROM room_night l WHERE l.property = n.property"
    " AND l.booking = n.booking AND l.night > n.night AND l.night <= ?2 GROUP BY l.night"
    " HAVING count(*) >= b.rooms OR count(*) >= (SELECT count(*) FROM room_night m"
    " WHERE m.property = n.property AND m.booking = n.booking AND m.night = n.night))"
    " THEN 0 ELSE 1 END";

/// Nights of guests in house and departed guests.
Result<void> readNights(const Connection &connection, const QByteArray &rooms, StepContent &content)
{
    const auto dates = readDates(connection, content);
    if (!dates) return tl::unexpected(dates.error());
    const auto moved = readArrivals(connection, content);
    if (!moved) return tl::unexpected(moved.error());
    const bool overnight = dates->then < dates->now;
    return forEachRow(
        connection,
        QByteArray("SELECT n.room, n.night, n.booking, b.status, ") + kStayed
            + " FROM room_night n JOIN booking b ON b.property = n.property AND b.id = n.booking"
              " WHERE n.property = ?1 AND n.night <= ?2 AND n.night >= ?3 AND b.status IN (5, 6)"
              " AND n.room IN ("
            + rooms + ")",
        {content.step.property.value, dates->now.day(),
         (dates->then - booking::kLongestOverdue).day()},
        [&](const Statement &row) {
            const Night night(row.small(1));
            const bool inside = row.small(3) == int(booking::BookingStatus::CheckedIn);
            const bool last = night == dates->then || row.small(4) != 0;
            const bool used =
                night > dates->then
                || (last && ((inside && overnight) || moved->find(row.integer(2)) != moved->end()));
            if (used) note(content, {row.integer(0)}, RoomSince::Used);
        });
}

}  // namespace

Result<void> readRoomsSince(const Connection &connection, StepContent &content)
{
    if (content.housekeeping.empty()) return {};
    const QByteArray rooms = roomList(content);
    auto done = readStatuses(connection, rooms, content);
    if (done) done = readMoves(connection, rooms, content);
    if (done) done = readNights(connection, rooms, content);
    return done;
}

}  // namespace roomrack::storage
