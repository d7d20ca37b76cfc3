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

/// Empty: there is none. Most check-ins of a long log have no rooms that are asked for.
template <typename Map>
const typename Map::mapped_type &in(const Map &map, qint64 key)
{
    static const typename Map::mapped_type kNone;
    const auto found = map.find(key);
    return found == map.end() ? kNone : found->second;
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

Result<void> RoomTrail::readNights(const Connection &connection, PropertyId property,
                                   const QByteArray &bookings)
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
                      "SELECT booking, night, room FROM room_night WHERE property = ?1 AND "
                          + bookings + " ORDER BY booking, night, room",
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
    case RecordKind::BookingCheckedIn: {
        const RoomNights &nights = in(nights_, r.subject);
        const std::vector<Record> &moves = in(moves_, r.subject);
        if (nights.empty() && moves.empty()) return {};
        return roomsAtCheckIn(r, dateAt(r.seq), nights, moves);
    }
    case RecordKind::BookingCheckedOut: return roomsAtCheckOut(r, in(nights_, r.subject));
    default: break;
    }
    return {};
}

namespace {

/// The rooms of the check-ins, check-outs and undone changes of a page.
class RoomsOfPage {
public:
    explicit RoomsOfPage(const std::vector<RoomsAsked> &asked)
    {
        for (const RoomsAsked &one : asked) {
            const Record &r = one.record;
            if (r.kind == RecordKind::StepUndone && one.undo == r.seq) undos_.push_back(one.undo);
            if (r.kind != RecordKind::BookingCheckedIn && r.kind != RecordKind::BookingCheckedOut)
                continue;
            bookings_.push_back(r.subject);
            if (r.kind != RecordKind::BookingCheckedIn) continue;
            first_ = first_ == 0 ? r.seq : std::min(first_, r.seq);
            last_ = std::max(last_, r.seq);
        }
    }
    Result<void> read(const Connection &connection, PropertyId property)
    {
        Result<void> done;
        if (!undos_.empty()) done = readUndone(connection, property);
        if (done && !bookings_.empty()) done = readNights(connection, property);
        if (done && first_ != 0) done = readDates(connection, property);
        if (done && first_ != 0) done = readMoves(connection, property);
        return done;
    }
    std::vector<RoomId> of(const RoomsAsked &one) const
    {
        const Record &r = one.record;
        if (r.kind == RecordKind::StepUndone && one.undo == r.seq) return in(undone_, one.undo);
        if (r.kind == RecordKind::BookingCheckedOut)
            return roomsAtCheckOut(r, in(nights_, r.subject));
        if (r.kind != RecordKind::BookingCheckedIn) return {};
        const auto next = std::find_if(dates_.begin(), dates_.end(),
                                       [&r](const auto &date) { return date.first > r.seq; });
        std::vector<Record> moves;
        for (const Record &move : in(moves_, r.subject)) {
            if (move.seq > r.seq && (next == dates_.end() || move.seq < next->first))
                moves.push_back(move);
        }
        const Night date = next == dates_.begin() ? dateBefore_ : std::prev(next)->second;
        return roomsAtCheckIn(r, date, in(nights_, r.subject), moves);
    }

private:
    Result<void> readUndone(const Connection &connection, PropertyId property)
    {
        return forEachRow(connection,
                          "SELECT s.id, e.subject FROM step s CROSS JOIN event e"
                          " WHERE s.property = ?1 AND s.id IN ("
                              + listOf(undos_)
                              + ") AND e.property = s.property AND e.seq > s.id AND e.seq <= s.last"
                                " AND e.kind = 39 ORDER BY e.seq",
                          {property.value}, [this](const Statement &s) {
                              undone_[s.integer(0)].push_back({s.integer(1)});
                          });
    }
    Result<void> readNights(const Connection &connection, PropertyId property)
    {
        return forEachRow(connection,
                          "SELECT booking, night, room FROM room_night WHERE property = ?1"
                          " AND booking IN ("
                              + listOf(bookings_) + ") ORDER BY booking, night, room",
                          {property.value}, [this](const Statement &s) {
                              nights_[s.integer(0)].push_back({Night(s.small(1)), {s.integer(2)}});
                          });
    }
    /// From the one of the first check-in on, to the one after the last check-in.
    Result<void> readDates(const Connection &connection, PropertyId property)
    {
        auto done = forEachRow(
            connection,
            QByteArray("SELECT m.seq, e.night") + kDatesMoved
                + " AND m.seq >= coalesce((SELECT max(o.seq) FROM movement o WHERE o.property = ?1"
                  " AND o.kind = 42 AND o.seq < ?2), 0)"
                  " AND m.seq <= coalesce((SELECT min(o.seq) FROM movement o WHERE o.property = ?1"
                  " AND o.kind = 42 AND o.seq > ?3), ?4) ORDER BY m.seq",
            {property.value, first_, last_, std::numeric_limits<qint64>::max()},
            [this](const Statement &s) { dates_.emplace_back(s.integer(0), Night(s.small(1))); });
        // The first date has no record.
        if (!done || (!dates_.empty() && dates_.front().first < first_)) return done;
        if (!dates_.empty()) {
            dateBefore_ = dates_.front().second - 1;
            return done;
        }
        return forEachRow(connection, "SELECT business_date FROM property WHERE id = ?1",
                          {property.value},
                          [this](const Statement &s) { dateBefore_ = Night(s.small(0)); });
    }
    /// Newest first, up to the end of the business date of the last check-in.
    Result<void> readMoves(const Connection &connection, PropertyId property)
    {
        const bool isOver = !dates_.empty() && dates_.back().first > last_;
        return forEachRow(connection,
                          QByteArray("SELECT ") + kRecordColumns
                              + " FROM event WHERE property = ?1 AND seq > ?2 AND seq < ?3"
                                " AND kind IN (17, 19) AND subject IN ("
                              + listOf(bookings_) + ") ORDER BY seq DESC",
                          {property.value, first_,
                           isOver ? dates_.back().first : std::numeric_limits<qint64>::max()},
                          [this](const Statement &s) {
                              Record r = recordFrom(s);
                              moves_[r.subject].push_back(std::move(r));
                          });
    }

    std::vector<qint64> undos_, bookings_;
    qint64 first_ = 0, last_ = 0;  ///< check-ins
    Night dateBefore_;             ///< the business date before the first of dates_
    std::vector<std::pair<qint64, Night>> dates_;
    std::unordered_map<qint64, std::vector<RoomId>> undone_;
    std::unordered_map<qint64, RoomNights> nights_;
    std::unordered_map<qint64, std::vector<Record>> moves_;
};

}  // namespace

Result<std::vector<std::vector<RoomId>>> roomsOf(const Connection &connection, PropertyId property,
                                                 const std::vector<RoomsAsked> &asked)
{
    RoomsOfPage page(asked);
    if (auto done = page.read(connection, property); !done) return tl::unexpected(done.error());
    std::vector<std::vector<RoomId>> all;
    all.reserve(asked.size());
    for (const RoomsAsked &one : asked) all.push_back(page.of(one));
    return all;
}

}  // namespace roomrack::storage
