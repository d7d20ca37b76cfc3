// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/stay_rooms.h"

#include "storage/rows.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace roomrack::storage {

namespace {

using booking::Record;
using booking::RecordKind;

/// Of a property ?1.
constexpr char kDatesMoved[] = " FROM movement m JOIN event e ON e.property = m.property"
                               " AND e.seq = m.seq WHERE m.property = ?1 AND m.kind = 42";

std::vector<RoomId> roomsOn(Night night, const RoomNights &nights)
{
    std::vector<RoomId> rooms;
    for (const RoomNight &n : nights) {
        if (n.night == night) rooms.push_back(n.room);
    }
    return rooms;
}

/// The records that a check-in itself has written: they follow it directly.
size_t ownRecords(const Record &checkIn, const std::vector<Record> &later)
{
    size_t own = 0;
    while (own < later.size()) {
        const Record &r = later[later.size() - 1 - own];
        if (r.at != checkIn.at || r.seq != checkIn.seq + 1 + qint64(own)) break;
        ++own;
    }
    return own;
}

}  // namespace

std::vector<RoomId> roomsAtCheckIn(const Record &checkIn, Night date, const RoomNights &nights,
                                   const std::vector<Record> &later)
{
    // A guest may arrive after the first night, or get a room after that of the arrival. An import
    // may record a stay that is over.
    const Night last = checkIn.night + std::max(1, checkIn.nights) - 1;
    const Night first = std::clamp(date, checkIn.night, last);
    std::vector<RoomId> rooms = roomsOn(first, nights);
    const size_t moves = later.size() - ownRecords(checkIn, later);
    for (size_t i = 0; i < moves; ++i) {
        const Record &r = later[i];
        if (first < r.night || first >= r.night + r.nights) continue;
        const RoomId room{r.value};
        std::erase(rooms, room);
        if (r.kind == RecordKind::RoomTakenBack) rooms.push_back(room);
    }
    std::sort(rooms.begin(), rooms.end());
    return rooms;
}

std::vector<RoomId> roomsAtCheckOut(const Record &checkOut, const RoomNights &nights)
{
    const Night end = checkOut.night + checkOut.nights;
    const auto after = std::find_if(nights.begin(), nights.end(),
                                    [end](const RoomNight &n) { return n.night >= end; });
    if (after == nights.begin()) return {};
    return roomsOn(std::prev(after)->night, nights);
}

Result<void> RoomTrail::readNights(const Connection &connection, PropertyId property)
{
    auto done = forAllRows(
        connection, QByteArray("SELECT m.seq, e.night") + kDatesMoved + " ORDER BY m.seq",
        {property.value},
        [this](const Statement &s) { dates_.emplace_back(s.integer(0), Night(s.small(1))); });
    // The first date has no record.
    if (done && !dates_.empty()) {
        dates_.insert(dates_.begin(), {0, dates_.front().second - 1});
    } else if (done) {
        done = forAllRows(
            connection, "SELECT business_date FROM property WHERE id = ?", {property.value},
            [this](const Statement &s) { dates_.emplace_back(0, Night(s.small(0))); });
    }
    if (!done) return done;
    return forAllRows(connection,
                      "SELECT booking, night, room FROM room_night WHERE property = ?"
                      " ORDER BY booking, night, room",
                      {property.value}, [this](const Statement &s) {
                          nights_[s.integer(0)].push_back({Night(s.small(1)), {s.integer(2)}});
                      });
}

Night RoomTrail::dateAt(qint64 seq) const
{
    const auto after = std::upper_bound(dates_.begin(), dates_.end(), seq,
                                        [](qint64 of, const auto &one) { return of < one.first; });
    return after == dates_.begin() ? Night() : std::prev(after)->second;
}

std::vector<RoomId> RoomTrail::pass(const Record &r, qint64 undo)
{
    switch (r.kind) {
    case RecordKind::BusinessDateMoved: moves_.clear(); break;
    case RecordKind::RoomAssigned:
    case RecordKind::RoomTakenBack: moves_[r.subject].push_back(r); break;
    case RecordKind::HousekeepingSet:
        if (undo != 0) undone_.insert(undone_.begin(), RoomId{r.subject});
        break;
    case RecordKind::StepUndone:
        return undo == r.seq ? std::exchange(undone_, {}) : std::vector<RoomId>();
    case RecordKind::BookingCheckedIn:
        return roomsAtCheckIn(r, dateAt(r.seq), nights_[r.subject], moves_[r.subject]);
    case RecordKind::BookingCheckedOut: return roomsAtCheckOut(r, nights_[r.subject]);
    default: break;
    }
    return {};
}

namespace {

Result<RoomNights> nightsOf(const Connection &connection, const Record &r)
{
    RoomNights nights;
    auto done = forEachRow(connection,
                           "SELECT night, room FROM room_night WHERE property = ?"
                           " AND booking = ? ORDER BY night, room",
                           {r.property.value, r.subject}, [&](const Statement &s) {
                               nights.push_back({Night(s.small(0)), {s.integer(1)}});
                           });
    if (!done) return tl::unexpected(done.error());
    return nights;
}

/// As RoomTrail::dateAt().
Result<Night> dateAt(const Connection &connection, PropertyId property, qint64 seq)
{
    Night date;
    auto done = forEachRow(
        connection,
        QByteArray("SELECT coalesce((SELECT e.night") + kDatesMoved
            + " AND m.seq < ?2 ORDER BY m.seq DESC LIMIT 1), (SELECT e.night - 1" + kDatesMoved
            + " AND m.seq > ?2 ORDER BY m.seq LIMIT 1),"
              " (SELECT business_date FROM property WHERE id = ?1))",
        {property.value, seq}, [&](const Statement &s) { date = Night(s.small(0)); });
    if (!done) return tl::unexpected(done.error());
    return date;
}

/// Newest first, up to the end of the business date.
Result<std::vector<Record>> movesAfter(const Connection &connection, const Record &checkIn)
{
    std::vector<Record> moves;
    auto done = forEachRow(
        connection,
        QByteArray("SELECT ") + kRecordColumns
            + " FROM event WHERE property = ?1 AND seq > ?2 AND seq < coalesce("
              "(SELECT min(m.seq) FROM movement m WHERE m.property = ?1 AND m.kind = 42"
              " AND m.seq > ?2), ?4)"
              " AND kind IN (17, 19) AND subject = ?3 ORDER BY seq DESC",
        {checkIn.property.value, checkIn.seq, checkIn.subject, std::numeric_limits<qint64>::max()},
        [&](const Statement &s) { moves.push_back(recordFrom(s)); });
    if (!done) return tl::unexpected(done.error());
    return moves;
}

Result<std::vector<RoomId>> roomsUndone(const Connection &connection, const Record &r, qint64 last)
{
    std::vector<RoomId> rooms;
    auto done = forEachRow(connection,
                           "SELECT subject FROM event WHERE property = ? AND seq > ? AND seq <= ?"
                           " AND kind = 39 ORDER BY seq",
                           {r.property.value, r.seq, last},
                           [&](const Statement &s) { rooms.push_back({s.integer(0)}); });
    if (!done) return tl::unexpected(done.error());
    return rooms;
}

}  // namespace

Result<std::vector<RoomId>> roomsOf(const Connection &connection, const Record &r, qint64 undo,
                                    qint64 last)
{
    if (r.kind == RecordKind::StepUndone && undo == r.seq) return roomsUndone(connection, r, last);
    if (r.kind != RecordKind::BookingCheckedIn && r.kind != RecordKind::BookingCheckedOut)
        return std::vector<RoomId>();
    const auto nights = nightsOf(connection, r);
    if (!nights) return tl::unexpected(nights.error());
    if (r.kind == RecordKind::BookingCheckedOut) return roomsAtCheckOut(r, *nights);
    const auto date = dateAt(connection, r.property, r.seq);
    if (!date) return tl::unexpected(date.error());
    const auto moves = movesAfter(connection, r);
    if (!moves) return tl::unexpected(moves.error());
    return roomsAtCheckIn(r, *date, *nights, *moves);
}

}  // namespace roomrack::storage
