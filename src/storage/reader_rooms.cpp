// SPDX-License-Identifier: GPL-3.0-or-later
// Front desk queries: the rooms of some nights, the bookings of a day.
#include "booking/rooms_in_use.h"
#include "storage/answers.h"

#include <algorithm>
#include <limits>
#include <utility>

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

/// A night of a guest in house, up to tonight.
struct UsedNight {
    qint64 booking = 0;
    Night night;
    qint32 booked = 0;  ///< rooms of the booking
    Night checkOut;
    std::vector<RoomId> rooms;
    std::vector<RoomId> entered;  ///< those that another guest was checked into on a later night
};

/// Latest first. Of bookings with several rooms alone it is asked who came later, as the rules do.
Result<std::vector<UsedNight>> usedNights(ReadSession &session, PropertyId property, Night today)
{
    std::vector<UsedNight> all;
    auto done = forEachRow(
        *session.connection,
        "SELECT n.booking, n.night, b.rooms, n.room, b.check_in + b.nights,"
        " CASE WHEN b.rooms > 1 AND EXISTS ("
        "SELECT 1 FROM room_night l JOIN booking o ON o.property = l.property AND o.id = l.booking"
        " AND o.status IN (5, 6)"
        " WHERE l.property = n.property AND l.room = n.room AND l.night > n.night"
        " AND l.night <= ?2 AND l.booking <> n.booking) THEN 1 ELSE 0 END"
        " FROM booking b JOIN room_night n ON n.property = b.property AND n.booking = b.id"
        " WHERE b.property = ?1 AND b.status = 5 AND n.night <= ?2 AND n.night >= ?3"
        " ORDER BY n.booking, n.night DESC, n.room",
        {property.value, today.day(), (today - booking::kLongestOverdue).day()},
        [&](const Statement &s) {
            const Night night(s.small(1));
            if (all.empty() || all.back().booking != s.integer(0) || all.back().night != night)
                all.push_back({s.integer(0), night, s.small(2), Night(s.small(4)), {}, {}});
            all.back().rooms.push_back({s.integer(3)});
            if (s.small(5) != 0) all.back().entered.push_back({s.integer(3)});
        });
    if (!done) return tl::unexpected(done.error());
    return all;
}

Result<Night> businessDate(ReadSession &session, PropertyId property)
{
    Night today;
    auto done =
        forEachRow(*session.connection, "SELECT business_date FROM property WHERE id = ?",
                   {property.value}, [&](const Statement &s) { today = Night(s.small(0)); });
    if (!done) return tl::unexpected(done.error());
    return today;
}

struct Occupant {
    RoomPlan::Given in;
    Night checkOut;
};

/// Rooms of guests who do not have them tonight; those that they have are among the given ones.
Result<std::vector<Occupant>> occupants(ReadSession &session, PropertyId property, Night today)
{
    const auto nights = usedNights(session, property, today);
    if (!nights) return tl::unexpected(nights.error());
    std::vector<Occupant> all;
    qint64 of = 0;
    booking::RoomsInUse<RoomId> inUse(0);
    for (const UsedNight &n : *nights) {
        if (n.booking != of) inUse = booking::RoomsInUse<RoomId>(n.booked);
        of = n.booking;
        for (const RoomId room : inUse.addNight(n.rooms)) {
            const bool entered =
                std::find(n.entered.begin(), n.entered.end(), room) != n.entered.end();
            if (n.night == today || entered) continue;
            all.push_back({{room, {of}, Stay(n.night + 1, today - n.night)}, n.checkOut});
        }
    }
    // Of several in one room the one who came last is first.
    std::sort(all.begin(), all.end(), [](const Occupant &a, const Occupant &b) {
        return std::pair(a.in.room, b.in.nights.checkIn())
               < std::pair(b.in.room, a.in.nights.checkIn());
    });
    return all;
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

/// Everything but the bookings.
Result<void> readTaken(ReadSession &session, PropertyId property, Stay nights, RoomPlan &plan)
{
    const qint64 from = nights.checkIn().day(), to = nights.checkOut().day();
    auto done =
        forEachRow(*session.connection,
                   "SELECT room, booking, night FROM room_night WHERE property = ?"
                   " AND night >= ? AND night < ? ORDER BY room, night",
                   {property.value, from, to}, [&](const Statement &s) {
                       addNight(plan.given, {s.integer(0)}, {s.integer(1)}, Night(s.small(2)));
                   });
    if (!done) return done;
    done = forEachRow(*session.connection,
                      "SELECT room, night FROM room_out WHERE property = ? AND night >= ?"
                      " AND night < ? ORDER BY room, night",
                      {property.value, from, to}, [&](const Statement &s) {
                          addNight(plan.given, {s.integer(0)}, {}, Night(s.small(1)));
                      });
    if (!done) return done;
    const auto today = businessDate(session, property);
    if (!today) return tl::unexpected(today.error());
    const auto inside = occupants(session, property, *today);
    if (!inside) return tl::unexpected(inside.error());
    for (const Occupant &o : *inside) plan.occupied.push_back(o.in);
    return {};
}

/// By the rule of the engine (booking/rules/room_choice.h): a hold gets the room of a guest who is
/// due out today.
Result<void> addOccupants(ReadSession &session, const TakenRooms &q, std::vector<TakenRoom> &taken)
{
    const auto today = businessDate(session, q.property);
    if (!today) return tl::unexpected(today.error());
    if (!q.nights.contains(*today)) return {};
    const auto inside = occupants(session, q.property, *today);
    if (!inside) return tl::unexpected(inside.error());
    RoomId last;
    for (const Occupant &o : *inside) {
        if (o.in.room == last) continue;
        last = o.in.room;
        taken.push_back({last, o.checkOut == *today ? RoomUse::DueOut : RoomUse::Occupied});
    }
    return {};
}

}  // namespace

Result<void> addRoomsNow(ReadSession &session, PropertyId property, std::vector<BookingRow> &rows)
{
    const auto today = businessDate(session, property);
    if (!today) return tl::unexpected(today.error());
    Result<void> done;
    for (BookingRow &row : rows) {
        row.roomsNow = row.rooms;
        if (!done || row.rooms.size() < 2) continue;
        const Stay stay = row.booking.stay;
        const Night now = std::clamp(*today, stay.checkIn(), stay.checkOut() - 1);
        row.roomsNow.clear();
        Night found;
        done = forEachRow(*session.connection,
                          "SELECT r.number, n.night FROM room_night n JOIN room r"
                          " ON r.property = n.property AND r.id = n.room"
                          " WHERE n.property = ? AND n.booking = ?"
                          " ORDER BY n.night, r.number{bytewise}",
                          {property.value, row.booking.id.value}, [&](const Statement &s) {
                              const Night night(s.small(1));
                              if (!row.roomsNow.isEmpty() && night != found) {
                                  if (night > now) return;
                                  row.roomsNow.clear();
                              }
                              found = night;
                              row.roomsNow << s.text(0);
                          });
    }
    return done;
}

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
    if (const auto done = readTaken(session, q.property, q.nights, plan); !done)
        return tl::unexpected(done.error());
    return plan;
}

Result<std::vector<TakenRoom>> answer(ReadSession &session, const TakenRooms &q)
{
    std::vector<TakenRoom> taken;
    const qint64 from = q.nights.checkIn().day(), to = q.nights.checkOut().day();
    // A guest who leaves on the day of arrival has used the room for that night.
    auto done = forEachRow(
        *session.connection,
        "SELECT room, max(CASE WHEN booking IN (SELECT id FROM booking WHERE property = ?1"
        " AND status IN (5, 6)) THEN 1 ELSE 0 END) FROM room_night"
        " WHERE property = ?1 AND night >= ?2 AND night < ?3 GROUP BY room ORDER BY room",
        {q.property.value, from, to}, [&](const Statement &s) {
            taken.push_back(
                {{s.integer(0)}, s.small(1) != 0 ? RoomUse::Occupied : RoomUse::Assigned});
        });
    if (!done) return tl::unexpected(done.error());
    done = forEachRow(*session.connection,
                      "SELECT DISTINCT room FROM room_out WHERE property = ? AND night >= ?"
                      " AND night < ? ORDER BY room",
                      {q.property.value, from, to}, [&](const Statement &s) {
                          taken.push_back({{s.integer(0)}, RoomUse::OutOfOrder});
                      });
    if (!done) return tl::unexpected(done.error());
    if (done = addOccupants(session, q, taken); !done) return tl::unexpected(done.error());
    return taken;
}

Result<DayMovements> answer(ReadSession &session, const MovementsOf &q)
{
    // After the record that moved the business date to the day, before the one that moved it on.
    const QByteArray moved = " FROM movement m JOIN event e ON e.property = m.property"
                             " AND e.seq = m.seq WHERE m.property = ?1 AND m.kind = 42 AND e.night";
    DayMovements all;
    auto done =
        forEachRow(*session.connection,
                   "SELECT e.kind, e.subject, e.night, e.nights,"
                   " CASE WHEN e.effective IN (0, e.at) THEN 0 ELSE 1 END"
                   " FROM movement m JOIN event e ON e.property = m.property AND e.seq = m.seq"
                   " WHERE m.property = ?1 AND m.kind IN (13, 14, 15)"
                   " AND m.seq > coalesce((SELECT max(m.seq)"
                       + moved
                       + " <= ?2), 0)"
                         " AND m.seq < coalesce((SELECT min(m.seq)"
                       + moved + " > ?2), ?3) ORDER BY m.seq",
                   {q.property.value, q.day.day(), std::numeric_limits<qint64>::max()},
                   [&](const Statement &s) {
                       const auto kind = s.value<booking::RecordKind>(0);
                       const bool departed = kind == booking::RecordKind::BookingCheckedOut;
                       const Night night(s.small(2) + (departed ? s.small(3) : 0));
                       if (s.small(4) != 0 && night != q.day) return;
                       auto &list = departed                                        ? all.departed
                                    : kind == booking::RecordKind::BookingCheckedIn ? all.arrived
                                                                                    : all.noShows;
                       list.push_back({s.integer(1)});
                   });
    if (!done) return tl::unexpected(done.error());
    return all;
}

Result<std::vector<BookingRow>> answer(ReadSession &session, const DeskDay &q)
{
    const auto moved = answer(session, MovementsOf{q.property, q.today});
    if (!moved) return tl::unexpected(moved.error());
    const auto numbers = [](const std::vector<BookingId> &ids) {
        QByteArrayList all;
        for (const BookingId id : ids) all << QByteArray::number(id.value);
        return all.isEmpty() ? QByteArray("0") : all.join(',');
    };
    auto rows = readRows(session, q.property,
                         "property = ? AND ((status IN (2, 5) AND check_in <= ?)"
                         " OR (status = 6 AND id IN ("
                             + numbers(moved->departed)
                             + "))"
                               " OR (status = 7 AND ((check_in >= ? AND check_in <= ?) OR id IN ("
                             + numbers(moved->noShows) + "))))",
                         {q.property.value, q.today.day(), (q.today - 1).day(), q.today.day()});
    if (!rows) return rows;
    if (auto done = addRoomsNow(session, q.property, *rows); !done)
        return tl::unexpected(done.error());
    return rows;
}

}  // namespace roomrack::storage
