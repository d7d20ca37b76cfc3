// SPDX-License-Identifier: GPL-3.0-or-later
// Front desk queries: the rooms of some nights, the bookings of a day.
#include "storage/answers.h"

namespace roomrack::storage {

namespace {

/// Extends the last range by a night that follows it directly.
void addNight(std::vector<RoomPlan::Given> &all, RoomId room, BookingId booking, Night night)
{
    if (!all.empty() && all.back().room == room && all.back().booking == booking
        && all.back().nights.checkOut() == night) {
        Stay &nights = all.back().nights;
        nights = Stay(nights.checkIn(), nights.nights() + 1);
        return;
    }
    all.push_back({room, booking, Stay(night, 1)});
}

/// Bookings by number that satisfy the condition.
Result<std::vector<BookingRow>> readRows(ReadSession &session, PropertyId property,
                                         const QByteArray &where,
                                         std::initializer_list<qint64> parameters)
{
    std::vector<qint64> ids;
    auto done =
        forEachRow(*session.connection, "SELECT id FROM booking WHERE " + where + " ORDER BY id",
                   parameters, [&](const Statement &s) { ids.push_back(s.integer(0)); });
    if (!done) return tl::unexpected(done.error());
    std::vector<BookingRow> rows;
    rows.reserve(ids.size());
    for (const qint64 id : ids) {
        auto one = readRow(session, property, id);
        if (!one) return tl::unexpected(one.error());
        rows.push_back(std::move(*one));
    }
    return rows;
}

}  // namespace

Result<RoomPlan> answer(ReadSession &session, const RoomPlanOf &q)
{
    RoomPlan plan;
    const qint64 from = q.nights.checkIn().day(), to = q.nights.checkOut().day();
    auto rows = readRows(session, q.property,
                         "property = ? AND status IN (2, 5, 6) AND check_in < ?"
                         " AND check_in + nights > ?",
                         {q.property.value, to, from});
    if (!rows) return tl::unexpected(rows.error());
    plan.bookings = std::move(*rows);
    auto done =
        forEachRow(*session.connection,
                   "SELECT room, booking, night FROM room_night WHERE property = ?"
                   " AND night >= ? AND night < ? ORDER BY room, night",
                   {q.property.value, from, to}, [&](const Statement &s) {
                       addNight(plan.given, {s.integer(0)}, {s.integer(1)}, Night(s.small(2)));
                   });
    if (!done) return tl::unexpected(done.error());
    done = forEachRow(*session.connection,
                      "SELECT room, night FROM room_out WHERE property = ? AND night >= ?"
                      " AND night < ? ORDER BY room, night",
                      {q.property.value, from, to}, [&](const Statement &s) {
                          addNight(plan.given, {s.integer(0)}, {}, Night(s.small(1)));
                      });
    if (!done) return tl::unexpected(done.error());
    // As RoomChoice::occupant(). Who has the room tonight is among those above.
    done = forEachRow(
        *session.connection,
        "SELECT n.room, n.booking, n.night, p.business_date FROM property p"
        " JOIN booking b ON b.property = p.id AND b.status = 5"
        " JOIN room_night n ON n.property = p.id AND n.booking = b.id AND n.night < p.business_date"
        " WHERE p.id = ? AND NOT EXISTS (SELECT 1 FROM room_night l WHERE l.property = p.id"
        " AND l.room = n.room AND l.booking = b.id AND l.night > n.night"
        " AND l.night <= p.business_date)"
        " AND NOT EXISTS (SELECT 1 FROM room_night t WHERE t.property = p.id AND t.booking = b.id"
        " AND t.night > n.night AND t.night <= p.business_date"
        " GROUP BY t.night HAVING count(*) >= b.rooms)"
        " ORDER BY n.room, n.night DESC",
        {q.property.value}, [&](const Statement &s) {
            const Night left(s.small(2) + 1), today(s.small(3));
            plan.occupied.push_back({{s.integer(0)}, {s.integer(1)}, Stay(left, today - left + 1)});
        });
    if (!done) return tl::unexpected(done.error());
    return plan;
}

Result<std::vector<BookingRow>> answer(ReadSession &session, const DeskDay &q)
{
    return readRows(
        session, q.property,
        "property = ? AND ((status IN (2, 5) AND check_in <= ?)"
        " OR (status = 6 AND check_in + nights = ?)"
        " OR (status = 7 AND check_in >= ? AND check_in <= ?))",
        {q.property.value, q.today.day(), q.today.day(), (q.today - 1).day(), q.today.day()});
}

}  // namespace roomrack::storage
